// What others did since one's own last action stays readable beside the newest sentence, as far as there is
// room; a new round begins with nothing.

import { find } from "./dom.js";
import { room, state } from "./state.js";

/** @import { Message } from "./messages.js" */

const MOST = 6; // sentences before the newest

/**
 * What was told since one's own last action, the newest last, and how many rounds were over then.
 *
 * @type {{ told: string[], rounds: number | undefined }}
 */
const recent = { told: [], rounds: 0 };

/**
 * Keeps what a new drawing tells, and writes what was told before it above it.
 *
 * @param {Message} message
 * @param {boolean} changed whether something has happened
 */
export function keepTold({ by, own, phase, rounds, beats, passed = [] }, changed) {
  const told = find("told");
  if (!told) return;
  const next = !state.ending && rounds !== recent.rounds; // while a round is seen as it ended it goes on
  if (next) recent.rounds = rounds;
  if (changed) recent.told.push(...passed);
  if (phase !== "playing") recent.told = [];
  else if (changed || next) recent.told = remembered(told, next, by === own, Boolean(beats));
  const before = recent.told.slice(0, -1);
  if (before.length) told.before(listed(before));
}

/**
 * What is told from now on, with the newest. Of one's own actions one knows, but for what happened by itself
 * and for moments: a token lost, a row completed.
 *
 * @param {HTMLElement} told
 * @param {boolean} anew
 * @param {boolean} mine
 * @param {boolean} moment
 */
function remembered(told, anew, mine, moment) {
  const alone = mine && state.alone;
  state.alone = false;
  if (alone && !anew) told.textContent += ` ${room.dataset.itself}`;
  const newest = told.textContent ?? "";
  if (!newest || (mine && !alone && !moment && !anew)) return mine ? [] : recent.told;
  return [...(anew || mine ? [] : recent.told), newest].slice(-MOST - 1);
}

/** @param {string[]} sentences */
function listed(sentences) {
  const list = document.createElement("div");
  list.id = "earlier";
  for (const sentence of sentences) list.appendChild(document.createElement("p")).textContent = sentence;
  return list;
}
