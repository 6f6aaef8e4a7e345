// Keys at the table: arrows go from one choice to the next by where they lie, Tab first to what is worth a
// look, digits count them, letters are tools, Escape lets go.

import { giveUp } from "./acting.js";
import { refuse } from "./coach.js";
import { find } from "./dom.js";
import { firstOpen, foremost, leadFocus } from "./felt.js";
import { putAway } from "./news.js";
import { hide, say } from "./notice.js";
import { post } from "./post.js";
import { sheet, uncover } from "./sheet.js";
import { room, state } from "./state.js";
import { counted, pass, walk } from "./walking.js";

const TOOLS = new Map([
  ["h", "hint-button"],
  ["u", "undo-button"],
]);

/** @param {KeyboardEvent} event */
export function press(event) {
  if (event.key === "Tab") return pass(event, find("felt"), foremost);
  if (event.key === "Enter" && isIdle(event)) return sheet.close();
  if (isMeantForOthers(event)) return;
  if (walk(event, litUp(), firstOpen)) return;
  const away = isInRail(event);
  if (event.key === "Escape") letGo(away);
  else if (/^[1-9]$/.test(event.key)) count(Number(event.key), away);
  else if (event.key === "?") say(room.dataset.keys ?? "");
  else if (event.key === "Enter") return isPressed(event) ? undefined : leadFocus();
  else use(find(TOOLS.get(event.key)));
}

/**
 * Whether a key presses what has the focus: that is not to lose it before.
 *
 * @param {KeyboardEvent} event
 */
const isPressed = ({ target }) => target instanceof Element && target.matches("button, a, summary");

/**
 * What had the focus is gone, or cannot have it any more: it is led on, but not out of the browser's own
 * bars.
 *
 * @param {FocusEvent} event
 */
export function follow({ relatedTarget }) {
  if (!relatedTarget) requestAnimationFrame(() => document.hasFocus() && leadFocus());
}

/**
 * Takes a tool; one that does nothing now says why.
 *
 * @param {HTMLElement | null} tool
 */
function use(tool) {
  if (tool?.matches(":disabled") && tool.dataset.post) post(tool.dataset.post);
  else tool?.click();
}

/** @param {boolean} away whether the focus is beside the table: it is led back there */
function letGo(away) {
  giveUp();
  refuse();
  putAway();
  hide();
  uncover();
  if (!away) return;
  const at = document.activeElement;
  if (at instanceof HTMLElement) at.blur();
  leadFocus();
}

/** @param {KeyboardEvent} event */
const isInRail = ({ target }) => target instanceof Element && target.closest("#rail") !== null;

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
function isMeantForOthers(event) {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest("input, select")) return true;
  const leads = key === "Escape" || /\d/.test(key); // back to the table, unless the rail lies over it
  return isInRail(event) && (leads ? state.menu : key.length > 1);
}

/** @returns {HTMLElement[]} what lights up, and the button that goes on */
const litUp = () => [...document.querySelectorAll("#felt .can, #do--next:not([hidden])")].map(asHTML);

/** @param {Element} element */
const asHTML = (element) => /** @type {HTMLElement} */ (element);

/**
 * Chooses by counting; where that cannot be done it is said how one chooses instead. From beside the table
 * the focus is only led there: nothing is played that one does not look at.
 *
 * @param {number} digit
 * @param {boolean} away
 */
function count(digit, away) {
  const lit = litUp();
  const among = counted(lit);
  const found = among[digit - 1];
  if (found && away) found.focus();
  else if (found) found.click();
  else if (lit.length && !among.length) say(room.dataset.many ?? "");
}
