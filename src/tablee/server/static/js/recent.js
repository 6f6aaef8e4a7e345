// What others did since one's own last action stays readable beside the newest sentence, as far as there is
// room.

import { find } from "./dom.js";

/** @import { Message } from "./messages.js" */

const MOST = 2; // sentences before the newest

/**
 * What was told since one's own last action, the newest last.
 *
 * @type {{ told: string[] }}
 */
const recent = { told: [] };

/**
 * Keeps what a new drawing tells, and writes what was told before it above it.
 *
 * @param {Message} message
 * @param {boolean} changed whether something has happened
 */
export function keepTold({ by, own, phase }, changed) {
  const told = find("told");
  const newest = told?.textContent ?? "";
  if (phase !== "playing" || by === own) recent.told = [];
  else if (changed && newest) recent.told = [...recent.told, newest].slice(-MOST - 1);
  const before = recent.told.slice(0, -1);
  if (told && before.length) told.before(listed(before));
}

/** @param {string[]} sentences */
function listed(sentences) {
  const list = document.createElement("div");
  list.id = "earlier";
  list.append(
    ...sentences.map((sentence) => {
      const line = document.createElement("p");
      line.textContent = sentence;
      return line;
    }),
  );
  return list;
}
