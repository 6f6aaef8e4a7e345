// Bubbles: what somebody says hangs on the plate of their seat for a moment, with their name; one at each
// seat. They cover no seat and nothing that is read or chosen. All can be switched off.

import { covered } from "./boxes.js";
import { kept } from "./cookies.js";
import { find, the } from "./dom.js";

/** @import { Box } from "./boxes.js" */
/** @import { Message } from "./messages.js" */
/** @typedef {{ left: number, top: number }} Place */

// milliseconds
const LASTS = 3500;
// that stand at once
const MOST = 3;
// pixels between a plate and what hangs on it
const TAIL = 8;
const NEVER =
  "#felt > :is(.seat, .card, .can, .chosen), .seat .role, #told, #prompt, #choices > :not([hidden]), " +
  ".bubble, #notice.shown, .coach:not([hidden])";
/** What is not covered, and what of that where there is no other room. */
const UNCOVERED = [
  `${NEVER}, #felt > .piece:not(.say, .ending, .gone), #earlier p, .bar .icon:enabled`,
  `${NEVER}, #felt > .piece:not(.say, .ending, .gone), #earlier p`,
  NEVER,
];

const PATIENCE = 500; // milliseconds, for the style sheet

/** They are dressed: their style sheet comes with the first of them, and nothing is seen without it. */
export const dressed = new Promise((resolve) => {
  const href = new URL("bubbles.css", import.meta.url).href;
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  sheet.addEventListener("load", resolve);
  sheet.addEventListener("error", resolve);
  setTimeout(resolve, PATIENCE);
  document.head.append(sheet);
});

/** What programs said last: it is said once. */
let heard = "";

/**
 * When each bubble goes.
 *
 * @type {WeakMap<HTMLElement, number>}
 */
const leaving = new WeakMap();

// their seats have moved
window.addEventListener("resize", () => the("bubbles").replaceChildren());

/** Whether words are wanted at the seats. */
export const company = () => kept("company") !== "0";

/**
 * What programs say; whoever arrives has missed it. What was said before finds another place if something is
 * to be seen there now.
 *
 * @param {Message} message
 * @param {boolean} arriving
 */
export function hearPrograms({ remarks = [] }, arriving) {
  for (const shown of document.querySelectorAll(".bubble")) if (shown instanceof HTMLElement) hang(shown);
  const fresh = remarks.filter(({ id }) => !heard.split(" ").includes(id));
  heard = remarks.map(({ id }) => id).join(" ");
  if (!arriving) for (const { seat, say } of fresh) bubble(seat, say);
}

/**
 * Lets words stand at a seat for a while, in the place of what was said there before; the same words again go
 * on standing.
 *
 * @param {number | string | undefined} seat
 * @param {string} words
 * @returns {boolean} whether they are seen
 */
export function bubble(seat, words) {
  if (!find(`seat-${seat}`) || !company()) return false;
  const old = find(`bubble-${seat}`);
  if (old?.textContent === words) {
    stay(old);
    return true;
  }
  old?.remove();
  const all = the("bubbles");
  while (all.childElementCount >= MOST) all.firstElementChild?.remove();
  const shown = document.createElement("p");
  shown.id = `bubble-${seat}`;
  shown.className = "bubble";
  shown.dataset.name = find(`seat-${seat}`)?.querySelector(".name")?.textContent?.trim() ?? "";
  shown.textContent = words;
  all.append(shown);
  hang(shown);
  if (shown.isConnected) stay(shown);
  return shown.isConnected;
}

/**
 * Finds words their place at an edge of the plate of whoever says them, where they cover nothing, or nothing
 * that is needed just now; else one's own lie on one's plate, and others are left out.
 *
 * @param {HTMLElement} shown
 */
function hang(shown) {
  const seat = find(shown.id.replace("bubble", "seat"));
  if (!seat) return shown.remove();
  const plate = seat.getBoundingClientRect();
  const [width, height] = [shown.offsetWidth, shown.offsetHeight];
  const own = { left: plate.left + (plate.width - width) / 2, top: plate.bottom - height };
  const found = UNCOVERED.map((which) => free(plate, width, height, seen(which, shown))).find(Boolean);
  const place = found ?? (seat.matches(".own") ? own : undefined);
  if (!place) return shown.remove();
  const { left, top } = place;
  // its tail points at the middle of the plate
  const x = clamp(plate.left + plate.width / 2 - left, width);
  const y = clamp(plate.top + plate.height / 2 - top, height);
  const numbers = { left, top, x, y };
  for (const [name, pixels] of Object.entries(numbers)) shown.style.setProperty(`--${name}`, `${pixels}px`);
}

/**
 * @param {string} which
 * @param {HTMLElement} but
 */
const seen = (which, but) =>
  [...document.querySelectorAll(which)]
    .filter((part) => part !== but)
    .map((part) => part.getBoundingClientRect());

/**
 * @param {number} at
 * @param {number} long
 */
const clamp = (at, long) => Math.max(0, Math.min(at, long));

/**
 * The first place at the edges of a plate where nothing is covered, towards the middle of the table first;
 * above the table, too, where the bar is.
 *
 * @param {DOMRect} plate
 * @param {number} width
 * @param {number} height
 * @param {Box[]} seen
 * @returns {Place | undefined}
 */
function free({ left, top, right, bottom }, width, height, seen) {
  const stage = the("stage").getBoundingClientRect();
  const [above, below] = [top - TAIL - height, bottom + TAIL];
  const ends = top + bottom < stage.top + stage.bottom ? [below, above] : [above, below];
  const across = [(left + right - width) / 2, left, right - width];
  const down = [(top + bottom - height) / 2, top, bottom - height];
  const places = ends.flatMap((at) => across.map((x) => ({ left: x, top: at })));
  for (const x of [right + TAIL, left - TAIL - width]) places.push(...down.map((y) => ({ left: x, top: y })));
  return places.find((place) => {
    const there = { ...place, right: place.left + width, bottom: place.top + height };
    const { left, right, bottom } = stage;
    const inside = covered(there, { left, right, top: 0, bottom }) >= width * height - 1;
    return inside && seen.every((box) => !covered(there, box));
  });
}

/**
 * Lets a bubble stand from now on for as long as it takes to read.
 *
 * @param {HTMLElement} shown
 */
function stay(shown) {
  clearTimeout(leaving.get(shown));
  leaving.set(
    shown,
    setTimeout(() => shown.remove(), LASTS),
  );
}
