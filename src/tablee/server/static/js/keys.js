// Keys at the table: arrows go from one choice to the next by where they lie, digits count them, letters are
// tools, Escape lets go.

import { giveUp } from "./acting.js";
import { refuse } from "./coach.js";
import { find } from "./dom.js";
import { firstOpen, leadFocus } from "./felt.js";
import { putAway } from "./news.js";
import { hide, say } from "./notice.js";
import { post } from "./post.js";
import { sheet, uncover } from "./sheet.js";
import { room } from "./state.js";
import { counted, walk } from "./walking.js";

const TOOLS = new Map([
  ["h", "hint-button"],
  ["u", "undo-button"],
]);

/** @param {KeyboardEvent} event */
export function press(event) {
  if (event.key === "Enter" && isIdle(event)) return sheet.close();
  if (isMeantForOthers(event)) return;
  if (walk(event, litUp(), firstOpen)) return;
  if (event.key === "Escape") letGo();
  else if (/^[1-9]$/.test(event.key)) count(Number(event.key));
  else if (event.key === "?") say(room.dataset.keys ?? "");
  else if (event.key === "Enter") leadFocus();
  else use(find(TOOLS.get(event.key)));
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

/**
 * Takes a tool; one that does nothing now says why.
 *
 * @param {HTMLElement | null} tool
 */
function use(tool) {
  if (tool?.matches(":disabled") && tool.dataset.post) post(tool.dataset.post);
  else tool?.click();
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
