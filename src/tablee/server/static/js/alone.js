// The only action left may happen by itself, after a pause like a person's.

import { kept } from "./cookies.js";

/** @import { Choice, Message } from "./messages.js" */

const SHORTEST = 1500; // milliseconds
const VARIES = 1500; // how much longer it may take: the moment is to tell nobody anything

let timer = 0;

/**
 * Does the only action left in a while, if the game lets it and the player has not switched it off.
 *
 * @param {Message} message
 * @param {(choice: Choice) => void} act
 */
export function doAlone(message, act) {
  clearTimeout(timer);
  const [choice] = message.paths;
  if (!message.alone || !choice || kept("alone") === "0") return;
  timer = setTimeout(() => act(choice), SHORTEST + Math.random() * VARIES);
}
