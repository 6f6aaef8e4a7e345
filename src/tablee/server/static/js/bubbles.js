// Bubbles: what somebody says appears at the seat for a moment, one at each seat; all can be switched off.

import { beside } from "./beside.js";
import { kept } from "./cookies.js";
import { find, the } from "./dom.js";

/** @import { Message } from "./messages.js" */

const LASTS = 4500; // milliseconds

/** What programs said last: it is said once. */
let heard = "";

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
 * Lets words stand at a seat for a while, in the place of what was said there before.
 *
 * @param {number | string | undefined} seat
 * @param {string} words
 * @returns {boolean} whether they are seen
 */
export function bubble(seat, words) {
  const plate = find(`seat-${seat}`);
  if (!plate || !company()) return false;
  find(`bubble-${seat}`)?.remove();
  const shown = document.createElement("p");
  shown.id = `bubble-${seat}`;
  shown.className = "bubble";
  shown.textContent = words;
  the("bubbles").append(shown);
  const seen = [...document.querySelectorAll(".seat, .bar")].map((part) => part.getBoundingClientRect());
  const screen = { width: innerWidth, height: innerHeight };
  const size = { width: shown.offsetWidth, height: shown.offsetHeight };
  const { side, left, top } = beside(plate.getBoundingClientRect(), size, seen, screen);
  shown.dataset.side = side;
  shown.style.setProperty("--left", `${left}px`);
  shown.style.setProperty("--top", `${top}px`);
  setTimeout(() => shown.remove(), LASTS);
  return true;
}
