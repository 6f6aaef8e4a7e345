// Time at the table: clocks that run out, and how long somebody has been thinking.

import { say } from "./notice.js";
import { play } from "./sound.js";
import { room, state } from "./state.js";

// milliseconds between two looks at the clocks
const EVERY = 500;
// seconds before the end of a clock that are counted and told; told a third of it where that is less
const SOON = 10;
// and those that are counted in a ring beside words, which has room for two figures
const COUNTED = 99;
// seconds of thinking that are nothing to speak of
const LONG = 5;
const MINUTE = 60;
const CLOCKS = "#felt .seat .clock, #sheet[open] .calls svg:not([hidden])";

/**
 * How many seconds the server's clock is before ours, and since when the clock ran that was warned of last;
 * whose turn is shown here, after how many changes, and since when.
 */
const time = { ahead: 0, warned: "", shown: "", since: 0 };

/** @param {number} now what time it is at the server */
export function setTime(now) {
  time.ahead = now - Date.now() / 1000;
}

/**
 * How many seconds are left.
 *
 * @param {number} since
 * @param {number} seconds
 */
export const secondsLeft = (since, seconds) => since + seconds - Date.now() / 1000 - time.ahead;

/** @param {Element} element with the moment from which on it counts */
const gone = (element) =>
  element instanceof HTMLElement || element instanceof SVGElement
    ? Math.max(0, Date.now() / 1000 + time.ahead - Number(element.dataset.since ?? 0))
    : 0;

/**
 * Lets a ring run from where it is by now.
 *
 * @param {HTMLElement | SVGElement} ring
 */
export function runRing(ring) {
  ring.style.setProperty("--seconds", `${ring.dataset.seconds}s`);
  const past = ring.dataset.since ? gone(ring).toFixed(1) : 0;
  ring.style.setProperty("--gone", `-${past}s`);
  // one that runs already begins anew from there
  for (const run of ring.dataset.since ? ring.getAnimations({ subtree: true }) : []) run.currentTime = 0;
}

/** Looks at all clocks on the page. */
export function lookAtClocks() {
  for (const ring of /** @type {NodeListOf<SVGElement>} */ (document.querySelectorAll("svg[data-since]"))) {
    countDown(ring);
  }
  for (const ring of /** @type {NodeListOf<SVGElement>} */ (document.querySelectorAll(CLOCKS))) warn(ring);
  for (const note of document.querySelectorAll("#felt .elapsed")) count(note);
}

/**
 * Writes the last seconds into a ring; beside words all of them, where it is no longer than two figures.
 *
 * @param {SVGElement} ring
 */
function countDown(ring) {
  const figure = ring.querySelector("text");
  const left = Number(ring.dataset.seconds) - gone(ring);
  const from = ring.closest("#choices, .beckon") ? COUNTED : SOON;
  if (figure) figure.textContent = left > 0 && left <= from ? String(Math.ceil(left)) : "";
}

/**
 * How long a seat has been waited for, as far as this page has shown it: what was shown before does not
 * count, and nobody is waited for while there is more to show.
 *
 * @param {Element} note
 */
function count(note) {
  const now = performance.now();
  const shown = `${note.closest(".seat")?.id} ${state.message?.seen}`;
  if (time.shown !== shown || state.behind || state.ending) Object.assign(time, { shown, since: now });
  const seconds = Math.floor((now - time.since) / 1000);
  const words = seconds < MINUTE ? `${seconds} s` : `${Math.floor(seconds / MINUTE)} min`;
  note.textContent = seconds < LONG ? "" : words;
  note.classList.remove("tucked");
  const name = note.parentElement?.querySelector(".name");
  // a name that would be cut is worth more: a tap on the plate says it all
  note.classList.toggle("tucked", Boolean(name && name.scrollWidth > name.clientWidth + 1));
}

/**
 * A clock that has almost run out is marked; whoever it is running for is told once, and only hears it while
 * a sheet lies over the table, which says the rest.
 *
 * @param {SVGElement} ring
 */
function warn(ring) {
  const { since = "" } = ring.dataset;
  const whole = Number(ring.dataset.seconds);
  const left = whole - gone(ring);
  const soon = Math.min(SOON, whole / 3);
  ring.classList.toggle("late", left <= soon);
  const onSheet = ring.closest("#sheet") !== null;
  const mine = onSheet || ring.closest(".seat.own") !== null;
  if (left > soon || left <= 0 || !mine || time.warned === since) return;
  time.warned = since;
  if (!onSheet) say((room.dataset.warning ?? "").replace("…", String(Math.ceil(left))));
  play("warning");
}

/** Looks at the clocks again and again. */
export function keepTime() {
  setInterval(lookAtClocks, EVERY);
}
