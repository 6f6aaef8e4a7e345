// Where words over the table lie: where they cover least of what is played.

import { covered } from "./beside.js";
import { find } from "./dom.js";

/** @import { Box } from "./beside.js" */

const GAP = 8; // pixels

/**
 * How bad it is to cover something: what is spoken of and what is said, one's own seat and what can be
 * chosen, what lies on the table, the others' seats.
 */
const WEIGHTS = new Map([
  ["#felt .advice, #felt .advised, #felt .chosen, #prompt, #told, #choices > :not([hidden])", 40],
  ["#felt .seat.own, #felt .role, #felt .can, #news:not([hidden]), #notice.shown", 15],
  ["#felt > .piece:not(.seat, .say, .beat, .ending, .advice, .gone)", 6],
  ["#felt > .seat:not(.own)", 3],
]);

/**
 * Finds words the place where they cover least; in a room without a table, the foot.
 *
 * @param {HTMLElement} words
 */
export function settle(words) {
  const stage = find("stage")?.getBoundingClientRect();
  if (!stage) return;
  const { offsetWidth: width, offsetHeight: height } = words;
  const seen = [...WEIGHTS].flatMap(([which, weight]) => boxes(which, words).map((box) => ({ box, weight })));
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
  words.style.setProperty("--left", `${best.left}px`);
  words.style.setProperty("--top", `${best.top}px`);
}

/**
 * @param {string} which
 * @param {HTMLElement} but
 * @returns {Box[]}
 */
const boxes = (which, but) =>
  [...document.querySelectorAll(which)]
    .filter((element) => element !== but)
    .map((element) => element.getBoundingClientRect());
