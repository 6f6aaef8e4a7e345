// Where words over the table lie: in its free room. Where there is none, words that stay are docked above
// the table, which is drawn anew with room for them; others cover for a moment what matters least.

import { covered } from "./beside.js";
import { find } from "./dom.js";
import { fit } from "./fitting.js";
import { choices } from "./state.js";

/** @import { Box } from "./beside.js" */
/** @typedef {{ left: number, top: number, cost: number }} Place */

// pixels
const GAP = 4;
// pixels between two places that are tried
const STEP = 6;
// parts of the table's breadth that words may take
const BREADTHS = [1, 0.62, 0.42];
// units of the felt by which what can be chosen may be lifted
const LIFT = 3;
// milliseconds after a tap in which the table does not move below the finger
const CALM = 1000;
// and after which it makes room as it is, if no new drawing comes
const LATE = 1500;
// pixels: longer lines are hard to read
const LARGEST = 544;

/** How bad it is to cover something, the worst first; whatever else is on the table counts as nothing. */
const WEIGHTS = new Map([
  ["#felt .advice, #felt .advised, #felt .chosen, #felt .can, #choices > :not([hidden])", 40],
  ["#emotes", 40],
  ["#felt > .piece:not(.say, .beat, .ending, .advice, .gone)", 12],
  ["#felt .role, #news:not([hidden], .docked), #coach:not([hidden], .docked)", 12],
  ["#told, #prompt", 12],
  ["#earlier, #notice.shown:not(.docked)", 3],
]);

/**
 * The words that lie over the table or beside it, and whether they are to stay there.
 *
 * @type {Map<HTMLElement, boolean>}
 */
const lying = new Map();

/** When the table was touched last, and what waits until it may move. */
const hand = { at: -Infinity, timer: 0 };

/** The size of the drawing that has no room yet for what is docked, and what makes room in any case. */
const drawing = { size: "", timer: 0 };

document.addEventListener(
  "pointerdown",
  ({ target }) => {
    if (target instanceof Element && target.closest("#felt")) hand.at = performance.now();
  },
  true,
);

/** Whether the table may move: nobody is about to choose something there. */
const calm = () => !choices().length || performance.now() > hand.at + CALM;

/** Gives or takes room once the table may move. */
function wait() {
  clearTimeout(hand.timer);
  hand.timer = setTimeout(() => {
    if (!calm()) return wait();
    resettle();
    askForRoom();
  }, CALM / 4);
}

/**
 * Finds words their place.
 *
 * @param {HTMLElement} words
 * @param {boolean} [stay] they are read while one plays on
 */
export function settle(words, stay = false) {
  lying.set(words, stay);
  if (words.matches(".docked") && !calm()) return wait(); // new words in their old place
  words.classList.remove("docked");
  makeRoom(0);
  const stage = free();
  if (!stage) return;
  const seen = obstacles(words);
  const full = Math.min(stage.width - 2 * GAP, LARGEST);
  /** @type {Place & { across: number }} */
  let best = { left: stage.left + GAP, top: stage.top + GAP, across: full, cost: Infinity };
  for (const part of BREADTHS) {
    words.style.maxWidth = `${full * part}px`;
    const place = freest(stage, { width: words.offsetWidth, height: words.offsetHeight }, seen);
    if (place.cost < best.cost) best = { ...place, across: full * part };
    if (!best.cost) break;
  }
  words.style.maxWidth = `${best.across}px`;
  words.style.setProperty("--left", `${best.left}px`);
  words.style.setProperty("--top", `${best.top}px`);
  if (stay && best.cost) dock(words);
  askForRoom();
}

/** The stage, but for its head where something is docked. */
function free() {
  const stage = find("stage")?.getBoundingClientRect();
  if (!stage) return null;
  const { left, right, top, bottom, width } = stage;
  return { left, right, top: top + (find("dock")?.offsetHeight ?? 0), bottom, width };
}

/** Has the table drawn with room for what is docked above it, or with all its room again, once it may. */
function askForRoom() {
  const stage = find("stage");
  const height = find("dock")?.offsetHeight ?? 0;
  if (!stage || Number(stage.dataset.give ?? 0) === height) return;
  if (!calm()) return wait();
  stage.dataset.give = String(height);
  drawing.size = find("felt")?.dataset.size ?? "";
  clearTimeout(drawing.timer);
  drawing.timer = setTimeout(giveRoom, LATE);
}

/** The table was drawn: it moves once, when it has the size that it was asked for. */
export function drawn() {
  if (find("felt")?.dataset.size !== drawing.size) giveRoom();
}

function giveRoom() {
  clearTimeout(drawing.timer);
  const stage = find("stage");
  if (!stage) return;
  stage.style.setProperty("--give", `${stage.dataset.give ?? 0}px`);
  drawing.size = find("felt")?.dataset.size ?? "";
}

/**
 * Makes room for words: above the table, which becomes smaller; on a low one, whose column of words has
 * room, at the head of that.
 *
 * @param {HTMLElement} words
 */
function dock(words) {
  const felt = find("felt");
  const column = find("say");
  if (!felt || !column) return;
  if (!felt.matches(".low")) {
    if (!calm()) return wait();
    words.style.maxWidth = "";
    words.classList.add("docked");
    return;
  }
  const { left, top, right } = whereItGoes(column);
  words.style.maxWidth = `${right - left}px`;
  words.style.setProperty("--left", `${left}px`);
  words.style.setProperty("--top", `${top}px`);
  makeRoom(words.offsetHeight + GAP);
}

/** @param {number} height at the head of the column of words */
function makeRoom(height) {
  const stage = find("stage");
  stage?.style.setProperty("--dock", `${height}px`);
  stage?.classList.toggle("gives-room", height > 0);
  fit(find("say"));
}

/**
 * The words are put away: the table has all the room again.
 *
 * @param {HTMLElement} words
 */
export function unsettle(words) {
  if (!lying.delete(words)) return;
  words.classList.remove("docked");
  makeRoom(0);
  resettle();
  askForRoom();
}

/**
 * The table is another: words that now cover something find another place. Those beside it stay there, unless
 * it was turned and has become low: it has no height to give.
 */
export function resettle() {
  for (const [words, stay] of lying) {
    const low = find("felt")?.matches(".low");
    const now = words.getBoundingClientRect();
    const off = now.right > innerWidth || now.bottom > innerHeight; // the phone was turned
    if (words.matches(".docked") ? low : off || cost(now, obstacles(words))) settle(words, stay);
  }
}

/**
 * The middle of the largest free room of that breadth, in the middle of the table first; where nothing is
 * free, what costs least.
 *
 * @param {Box & { width: number }} stage
 * @param {{ width: number, height: number }} size
 * @param {{ box: Box, weight: number }[]} seen
 * @returns {Place}
 */
function freest(stage, { width, height }, seen) {
  const centre = stage.left + (stage.width - width) / 2;
  const sides = stage.width - width > 8 * GAP ? [stage.left + GAP, stage.right - width - GAP] : [];
  const foot = Math.min(stage.bottom, innerHeight) - height - GAP;
  /** @type {Place} */
  let least = { left: centre, top: Math.max(stage.top, foot), cost: Infinity };
  for (const left of [centre, ...sides]) {
    /** @type {number[]} */
    let longest = [];
    /** @type {number[]} */
    let run = [];
    for (let top = stage.top + GAP; top <= foot; top += STEP) {
      const there = { left, top, right: left + width, bottom: top + height };
      const price = cost(there, seen);
      if (price < least.cost) least = { left, top, cost: price };
      run = price ? [] : [...run, top];
      if (run.length > longest.length) longest = run;
    }
    const top = find("felt") ? longest[Math.floor(longest.length / 2)] : longest.at(-1); // at a lobby's foot
    if (top !== undefined) return { left, top, cost: 0 };
  }
  return least;
}

/**
 * @param {Box} there
 * @param {{ box: Box, weight: number }[]} seen
 */
const cost = (there, seen) => seen.reduce((sum, { box, weight }) => sum + weight * covered(there, box), 0);

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
