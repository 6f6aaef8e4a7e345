// Trying things at a table that is not a game under way, in lessons and puzzles: pieces are chosen by click,
// touch or keys, and an action that is settled is handed on. Knows no game.

import { mustConfirm, choose as narrow } from "./choosing.js";
import { kept } from "./cookies.js";
import { find, the } from "./dom.js";
import { CANCEL, CONFIRM, mark, shake } from "./felt.js";
import { morph } from "./morph.js";
import { choices, state } from "./state.js";

/** @import { Choice, Message } from "./messages.js" */

const ARROWS = new Map([
  ["ArrowRight", 1],
  ["ArrowDown", 1],
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
]);

/** Whether an answer is awaited or being shown; who is told of an action, and that choosing has begun. */
const trying = {
  busy: false,
  act: async (/** @type {string} */ _action) => {},
  begin: () => {},
};

/** @param {Message} view */
export function draw(view) {
  state.message = view;
  morph(the("stage"), view.html);
  state.prompt = find("prompt")?.textContent ?? "";
  letGo();
}

/** Lets go of everything chosen. */
export function letGo() {
  state.chosen = [];
  state.pending = null;
  mark();
}

/** Says no to what was chosen. */
export function refuse() {
  shake(state.chosen[0]);
  letGo();
}

/** @param {Choice} choice */
async function act({ action }) {
  if (trying.busy) return;
  trying.busy = true;
  await trying.act(action);
  trying.busy = false;
}

/**
 * Chooses a piece, or a button of the prompt.
 *
 * @param {string} id
 */
function choose(id) {
  if (id === CANCEL) return letGo();
  if (id === CONFIRM) return state.pending ? act(state.pending) : undefined;
  const { chosen, settled, refused } = narrow(choices(), state.chosen, id);
  if (refused) return shake(id);
  if (!state.chosen.length) trying.begin();
  state.chosen = chosen;
  state.pending = null;
  const inWords = find(id)?.matches(".choice") ?? false;
  if (settled && !mustConfirm(settled, kept("confirm") === "1", inWords)) return act(settled);
  if (settled) {
    state.pending = settled;
    state.chosen = [...settled.path];
  }
  mark();
  if (settled) the(CONFIRM).focus();
}

/** @param {MouseEvent} event */
function click({ target }) {
  const button = target instanceof Element ? target.closest("#stage button") : null;
  if (button && !trying.busy) choose(button.id);
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const lit = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#felt .can"))];
  const arrow = ARROWS.get(event.key);
  const digit = lit[Number(event.key) - 1];
  if (event.key === "Escape") letGo();
  if (arrow && lit.length) {
    event.preventDefault();
    walk(lit, arrow);
  }
  if (digit && !trying.busy) choose(digit.id);
}

/**
 * Moves the focus on among what lights up, around the end.
 *
 * @param {HTMLElement[]} lit
 * @param {number} step
 */
function walk(lit, step) {
  const at = lit.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = at < 0 && step < 0 ? -1 : (at + step) % lit.length;
  lit.at(next)?.focus();
}

/**
 * Lets somebody try things.
 *
 * @param {(action: string) => Promise<void>} act what is done with an action that is settled
 * @param {() => void} begin what is done when choosing begins
 */
export function letTry(act, begin) {
  trying.act = act;
  trying.begin = begin;
  document.addEventListener("click", click);
  document.addEventListener("keydown", press);
}
