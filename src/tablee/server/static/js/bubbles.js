// Bubbles: what somebody says appears at the seat for a moment, one at each seat; all can be switched off.

import { beside } from "./beside.js";
import { kept } from "./cookies.js";
import { find, the } from "./dom.js";

/** @import { Message } from "./messages.js" */

const LASTS = 4500; // milliseconds
const MOST = 3; // that stand at once
const UNCOVERED =
  ".seat, .seat .role, .bar, .bubble, .beat, #notice.shown, .coach:not([hidden]), #felt > button.piece, " +
  "#felt > .card, #told, #prompt, #choices > :not([hidden])";

/** What programs said last: it is said once. */
let heard = "";

/**
 * When each bubble goes.
 *
 * @type {WeakMap<HTMLElement, number>}
 */
const leaving = new WeakMap();

window.addEventListener("resize", () => the("bubbles").replaceChildren()); // their seats have moved

/** Whether words are wanted at the seats. */
export const company = () => kept("company") !== "0";

/**
 * What programs say; whoever arrives has missed it.
 *
 * @param {Message} message
 * @param {boolean} arriving
 */
export function hearPrograms({ remarks = [] }, arriving) {
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
  const plate = find(`seat-${seat}`);
  if (!plate || !company()) return false;
  const old = find(`bubble-${seat}`);
  if (old?.textContent === words) {
    stay(old);
    return true;
  }
  old?.remove();
  const all = the("bubbles");
  while (all.childElementCount >= MOST) all.firstElementChild?.remove();
  const seen = [...document.querySelectorAll(UNCOVERED)].map((part) => part.getBoundingClientRect());
  const shown = document.createElement("p");
  shown.id = `bubble-${seat}`;
  shown.className = "bubble";
  shown.textContent = words;
  all.append(shown);
  const screen = { width: innerWidth, height: innerHeight };
  const size = { width: shown.offsetWidth, height: shown.offsetHeight };
  const { side, left, top } = beside(plate.getBoundingClientRect(), size, seen, screen);
  shown.dataset.side = side;
  shown.style.setProperty("--left", `${left}px`);
  shown.style.setProperty("--top", `${top}px`);
  stay(shown);
  return true;
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
