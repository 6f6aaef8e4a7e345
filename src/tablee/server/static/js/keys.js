// Keys at the table: arrows go from one choice to the next by where they lie, digits count them, letters are
// tools, Escape lets go.

import { giveUp } from "./acting.js";
import { refuse } from "./coach.js";
import { find } from "./dom.js";
import { firstOpen, leadFocus } from "./felt.js";
import { putAway } from "./news.js";
import { hide, say } from "./notice.js";
import { sheet, uncover } from "./sheet.js";
import { room } from "./state.js";

/** @typedef {{ x: number, y: number, height: number }} Spot the middle of something */

/**
 * Which way each arrow goes.
 *
 * @type {Map<string, [number, number]>}
 */
const ARROWS = new Map([
  ["ArrowRight", [1, 0]],
  ["ArrowLeft", [-1, 0]],
  ["ArrowDown", [0, 1]],
  ["ArrowUp", [0, -1]],
]);
// how far aside something may lie, by how far it lies in the direction of an arrow
const CONE = 2;
const DIGITS = 9;
const TOOLS = new Map([
  ["h", "hint-button"],
  ["u", "undo-button"],
]);

/** @param {KeyboardEvent} event */
export function press(event) {
  if (event.key === "Enter" && isIdle(event)) return sheet.close();
  if (isMeantForOthers(event)) return;
  const arrow = ARROWS.get(event.key);
  if (event.key === "Escape") letGo();
  else if (arrow) walk(event, arrow);
  else if (/^[1-9]$/.test(event.key)) count(Number(event.key));
  else if (event.key === "?") say(room.dataset.keys ?? "");
  else if (event.key === "Enter") leadFocus();
  else find(TOOLS.get(event.key))?.click();
}

/**
 * What had the focus is gone, or cannot have it any more: it is led on, but not out of the browser's own
 * bars.
 *
 * @param {FocusEvent} event
 */
export function follow({ relatedTarget }) {
  if (!relatedTarget) requestAnimationFrame(() => document.hasFocus() && leadFocus());
}

function letGo() {
  giveUp();
  refuse();
  putAway();
  hide();
  uncover();
}

/**
 * Whether a sheet is read and Enter means nothing else there than to go on.
 *
 * @param {KeyboardEvent} event
 */
const isIdle = ({ target, repeat }) => !repeat && target instanceof Element && target.id === "sheet-body";

/**
 * Whether a key is for somebody who writes, reads the rail or a sheet, or for the browser.
 *
 * @param {KeyboardEvent} event
 */
function isMeantForOthers({ target, key, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return true;
  if (!(target instanceof Element)) return false;
  const acts = key.length > 1 || /\d/.test(key); // Enter, arrows and the like, and what plays a card
  return target.closest("input, select") !== null || (acts && target.closest("#rail") !== null);
}

/** @returns {HTMLElement[]} what lights up, and the button that goes on */
const litUp = () => [...document.querySelectorAll("#felt .can, #do--next:not([hidden])")].map(asHTML);

/** @param {Element} element */
const asHTML = (element) => /** @type {HTMLElement} */ (element);

/**
 * Chooses by counting; where that cannot be done it is said how one chooses instead.
 *
 * @param {number} digit
 */
function count(digit) {
  const lit = litUp();
  const among = counted(lit);
  const found = among[digit - 1];
  if (found) found.click();
  else if (lit.length && !among.length) say(room.dataset.many ?? "");
}

/**
 * What digits choose among: in a hand one counts the cards, and the answers beside it, but on a board nobody
 * counts more than there are digits for.
 *
 * @param {HTMLElement[]} lit
 */
function counted(lit) {
  if (lit.length <= DIGITS) return lit;
  return lit.some((one) => one.matches(".card")) ? lit.filter((one) => one.matches(".card, .choice")) : [];
}

/**
 * Moves the focus on to what lies next in a direction; at the end of a row to its other end.
 *
 * @param {KeyboardEvent} event
 * @param {[number, number]} direction
 */
function walk(event, direction) {
  const lit = litUp();
  if (!lit.length) return;
  event.preventDefault();
  const from = lit.find((one) => one === document.activeElement);
  const to = from ? neighbour(from, lit, direction) : firstOpen();
  to?.focus();
}

/**
 * What lies next to something in a direction: as near as can be, and rather straight on than aside.
 *
 * @param {HTMLElement} from
 * @param {HTMLElement[]} lit
 * @param {[number, number]} direction
 */
function neighbour(from, lit, [right, down]) {
  const here = spot(from);
  const others = lit
    .filter((one) => one !== from)
    .map((one) => {
      const there = spot(one);
      const [x, y] = [there.x - here.x, there.y - here.y];
      return { one, ahead: x * right + y * down, aside: Math.abs(x * down) + Math.abs(y * right) };
    });
  const ahead = others.filter((other) => other.ahead > 1);
  const straight = ahead.filter((other) => other.aside <= CONE * other.ahead);
  const [next] = (straight.length ? straight : right ? [] : ahead).sort(
    (one, other) => one.ahead + one.aside - other.ahead - other.aside,
  );
  const row = others.filter((other) => right && other.aside < here.height / 2);
  const [end] = row.sort((one, other) => one.ahead - other.ahead);
  return (next ?? end)?.one;
}

/**
 * @param {HTMLElement} element
 * @returns {Spot}
 */
function spot(element) {
  const { left, right, top, bottom, height } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2, height };
}
