// The notice: a refusal, a hint, what somebody said. It lies where it covers least; any tap sends it away.

import { find, the } from "./dom.js";
import { covered } from "./beside.js";

/** @import { Box } from "./beside.js" */

const LASTS = 7000; // milliseconds
const READING = 70; // of a letter
const GAP = 8; // pixels

/**
 * How bad it is to cover something: what is spoken of and the words, what can be chosen, what lies on the table,
 * the seats.
 */
const WEIGHTS = new Map([
  ["#felt .advice, #felt .advised, #felt .chosen, #prompt, #told, #choices > :not([hidden])", 40],
  ["#felt .seat.own, #felt .role, #felt .can", 15],
  ["#felt > .piece:not(.seat, .say, .beat, .ending, .advice, .gone)", 6],
  ["#felt > .seat:not(.own)", 3],
]);

const notice = the("notice");
let timer = 0;

/**
 * @param {string} sentence
 * @param {object} [how]
 * @param {string} [how.clause] the clause of the rules that it leads to
 * @param {"" | "held" | "kept"} [how.lasts] whether it stays: held, until something else is said, or until it is
 *   let go; kept, until that or a tap
 */
export function say(sentence, { clause = "", lasts = "" } = {}) {
  notice.replaceChildren(...withLink(sentence, clause));
  notice.dataset.lasts = lasts;
  settle();
  notice.classList.add("shown");
  clearTimeout(timer);
  if (!lasts) timer = setTimeout(hide, Math.max(LASTS, READING * (notice.textContent?.length ?? 0)));
}

/** Sends it away, unless it is held. */
export function hide() {
  if (notice.dataset.lasts !== "held") notice.classList.remove("shown");
}

/** Lets go of what was to stay. */
export function letGo() {
  if (!stays()) return;
  notice.dataset.lasts = "";
  hide();
}

/** Whether there is something that is to stay. */
export const stays = () => notice.matches(".shown") && Boolean(notice.dataset.lasts);

/** Finds it the place where it covers least of what is played; in a room without a table, the foot. */
function settle() {
  const stage = find("stage")?.getBoundingClientRect();
  if (!stage) return;
  const { offsetWidth: width, offsetHeight: height } = notice;
  const seen = [...WEIGHTS].flatMap(([which, weight]) => boxes(which).map((box) => ({ box, weight })));
  const across = [stage.left + (stage.width - width) / 2, stage.right - width - GAP, stage.left + GAP];
  const foot = Math.min(stage.bottom, innerHeight) - height - GAP;
  let best = { left: across[0] ?? 0, top: foot, cost: find("felt") ? Infinity : 0 };
  for (let top = stage.top + GAP / 2; top <= foot; top += GAP) {
    for (const left of across) {
      const there = { left, top, right: left + width, bottom: top + height };
      const cost = seen.reduce((sum, { box, weight }) => sum + weight * covered(there, box), 0);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  notice.style.setProperty("--left", `${best.left}px`);
  notice.style.setProperty("--top", `${best.top}px`);
}

/**
 * @param {string} which
 * @returns {Box[]}
 */
const boxes = (which) => [...document.querySelectorAll(which)].map((e) => e.getBoundingClientRect());

/**
 * A sentence whose clause leads to the rules: where the sentence names it, and else at its end.
 *
 * @param {string} sentence
 * @param {string} clause
 * @returns {(string | HTMLElement)[]}
 */
function withLink(sentence, clause) {
  if (!clause) return [sentence];
  const named = new RegExp(`(?<!\\w)${clause}(?!\\w)`).exec(sentence);
  if (!named) return [`${sentence} `, leadTo(clause)];
  return [sentence.slice(0, named.index), leadTo(clause), sentence.slice(named.index + clause.length)];
}

/** @param {string} clause */
function leadTo(clause) {
  const link = document.createElement("a");
  link.href = `#rule-${clause}`;
  link.textContent = clause;
  link.onclick = openRules;
  return link;
}

function openRules() {
  the("panel-rules", HTMLDetailsElement).open = true;
  if (find("rail-switch")?.offsetParent) the("rail").togglePopover(true);
}
