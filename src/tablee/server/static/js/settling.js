// Where words over the table lie: in its free room, as near as can be to what is to be done. Where none is
// free they cover what matters least, never the bar above the table. The table never moves for them.

import { covered } from "./boxes.js";
import { find } from "./dom.js";

/** @import { Box } from "./boxes.js" */
/** @typedef {{ left: number, top: number, cost: number, far: number }} Place */

// pixels that stay free around words
const GAP = 4;
// and above them at the edge of the table
const EDGE = 2;
// pixels between two places that are tried, one below the other and side by side
const STEP = 6;
const ASIDE = 48;
// parts of the table's breadth that words may take
const BREADTHS = [1, 0.62, 0.42, 0.3];
// by how much less shorter lines must cost
const BROADER = 0.75;
// units of the felt by which what can be chosen may be lifted
const LIFT = 3;
// by the size of letters: longer lines are hard to read, and shorter ones
const LARGEST = 34;
const LEAST = 12;

/** How bad it is to cover something, the worst first; whatever else is on the table counts as nothing. */
const WEIGHTS = new Map([
  ["#felt .advice, #felt .advised, #felt .chosen, #felt .can, #choices > :not([hidden])", 400],
  ["#prompt, #emotes", 400],
  ["#felt > .piece:not(.say, .beat, .ending, .advice, .gone, .seat), #felt > .seat.own", 12],
  ["#told", 20],
  ["#felt .role, .coach:not([hidden])", 12],
  ["#felt > .seat:not(.own)", 11],
  ["#earlier", 2],
]);

/**
 * The words that lie over the table, and whether they are to stay there.
 *
 * @type {Map<HTMLElement, boolean>}
 */
const lying = new Map();

/** The size of the table that they have found their places on. */
const drawing = { size: "" };

/**
 * Finds words their place.
 *
 * @param {HTMLElement} words
 * @param {boolean} [stay] they are read while one plays on: beside the table, where that has a rail
 */
export function settle(words, stay = false) {
  lying.set(words, stay);
  words.classList.toggle("stays", stay);
  const stage = find("stage")?.getBoundingClientRect();
  if (!stage) return;
  const seen = obstacles(words);
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const full = Math.min(stage.width - 2 * GAP, LARGEST * letter);
  /** @type {Place & { across: number }} */
  let best = { left: 0, top: 0, cost: Infinity, far: Infinity, across: full };
  for (const across of BREADTHS.map((part) => Math.max(full * part, Math.min(LEAST * letter, full)))) {
    words.style.maxWidth = `${across}px`;
    const place = freest(stage, { width: words.offsetWidth, height: words.offsetHeight }, seen);
    if (place.cost < best.cost * BROADER) best = { ...place, across };
    if (!best.cost) break;
  }
  words.style.maxWidth = `${best.across}px`;
  words.style.setProperty("--left", `${best.left}px`);
  words.style.setProperty("--top", `${best.top}px`);
}

/** The table was drawn: in another size words find another place. */
export function drawn() {
  const size = find("felt")?.dataset.size ?? "";
  if (size === drawing.size) return;
  drawing.size = size;
  for (const [words, stay] of lying) settle(words, stay);
}

/**
 * The words are put away.
 *
 * @param {HTMLElement} words
 */
export function unsettle(words) {
  lying.delete(words);
}

/** The table is another: words that now cover something find another place. */
export function resettle() {
  for (const [words, stay] of lying) {
    if (cost(words.getBoundingClientRect(), obstacles(words))) settle(words, stay);
  }
}

/**
 * The place that costs least, and of some that cost as little the nearest to what is to be done; in a lobby
 * at its foot.
 *
 * @param {Box & { width: number }} stage
 * @param {{ width: number, height: number }} size
 * @param {{ box: Box, weight: number }[]} seen
 */
function freest(stage, { width, height }, seen) {
  const foot = Math.min(stage.bottom, innerHeight) - height - GAP;
  const eyes = find("prompt")?.getBoundingClientRect();
  const x = eyes ? (eyes.left + eyes.right) / 2 : (stage.left + stage.right) / 2;
  const y = eyes ? (eyes.top + eyes.bottom) / 2 : stage.bottom;
  /** @type {Place} */
  let least = { left: stage.left + GAP, top: stage.top + GAP, cost: Infinity, far: Infinity };
  const spare = stage.width - width - 2 * GAP;
  const steps = 2 * Math.ceil(spare / ASIDE / 2); // one of the places is in the middle
  for (let step = 0; step <= steps; step += 1) {
    const left = stage.left + GAP + (steps ? step / steps : 0) * spare;
    for (let top = stage.top + EDGE; top <= foot; top += STEP) {
      const price = cost({ left, top, right: left + width, bottom: top + height }, seen);
      const far = Math.hypot(left + width / 2 - x, top + height / 2 - y);
      const nearer = price === least.cost && far < least.far;
      if (price < least.cost || nearer) least = { left, top, cost: price, far };
    }
  }
  return least;
}

/**
 * @param {Box} there
 * @param {{ box: Box, weight: number }[]} seen
 */
function cost({ left, top, right, bottom }, seen) {
  const taken = { left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP };
  return seen.reduce((sum, { box, weight }) => sum + weight * covered(taken, box), 0);
}

/** @param {HTMLElement} words */
function obstacles(words) {
  return [...WEIGHTS].flatMap(([which, weight]) =>
    [...document.querySelectorAll(which)]
      .filter((element) => element !== words)
      .map((element) => ({ box: whereItGoes(element), weight })),
  );
}

/**
 * The box of something where it will be once it has arrived: pieces may be on their way.
 *
 * @param {Element} element
 * @returns {Box}
 */
function whereItGoes(element) {
  const now = element.getBoundingClientRect();
  const piece = element.closest("#felt > .piece");
  const felt = find("felt");
  if (!(piece instanceof HTMLElement) || !felt || piece.matches(".say")) return now;
  const [x = 0, y = 0, w = 0, h = 0] = (piece.dataset.at ?? "").split(" ").map(Number);
  const ground = felt.getBoundingClientRect();
  const unit = ground.width / Number(felt.dataset.size?.split(" ")[0]);
  const left = ground.left + (x - w / 2) * unit;
  const top = ground.top + (y - h / 2) * unit;
  const lift = piece.matches("button") ? LIFT * unit : 0;
  if (element === piece) return { left, top: top - lift, right: left + w * unit, bottom: top + h * unit };
  const from = piece.getBoundingClientRect();
  const [across, down] = [left - from.left, top - from.top];
  return {
    left: now.left + across,
    top: now.top + down,
    right: now.right + across,
    bottom: now.bottom + down,
  };
}
