// The only action left may happen by itself, after a pause like a person's.

import { keep, kept } from "./cookies.js";
import { find } from "./dom.js";
import { say } from "./notice.js";
import { room, state } from "./state.js";

/** @import { Choice, Message } from "./messages.js" */

// milliseconds
const SHORTEST = 1500;
// how much longer it may take: the moment is to tell nobody anything
const VARIES = 1500;
// and where one's own last action can be taken back until then, or somebody has asked: whoever could say yes
// would take as long
const REGRET = 5000;
const RING = `<svg class="countdown alone" viewBox="-12 -12 24 24" aria-hidden="true"><circle r="10"/></svg>`;

let timer = 0;

/**
 * Does the only action left in a while, if the game lets it and the player has not switched it off. A ring at
 * its button or piece shows how long it is until then.
 *
 * @param {Message} message
 * @param {(choice: Choice) => void} act
 */
export function doAlone(message, act) {
  clearTimeout(timer);
  timer = 0;
  find("felt")?.querySelector(".alone")?.remove();
  const [choice] = message.paths;
  if (!message.alone || !choice || kept("alone") === "0") return;
  const regretted = message.undo && message.by === message.own;
  const pause = (regretted || message.asked ? REGRET : SHORTEST) + Math.random() * VARIES;
  ring(choice, pause);
  if (!kept("alone-told")) say(room.dataset.alone ?? "");
  keep("alone-told", 1);
  timer = setTimeout(() => {
    state.alone = true;
    act(choice);
  }, pause);
}

/**
 * Lets a ring run out at what an action is chosen with.
 *
 * @param {Choice} choice
 * @param {number} pause
 */
function ring({ path }, pause) {
  const button = find(path.at(-1));
  if (!button) return;
  button.insertAdjacentHTML("beforeend", RING);
  button.style.setProperty("--seconds", `${pause / 1000}s`);
}
