// Trying things at a table that is not a game under way, in lessons and puzzles: pieces are chosen by click,
// touch or keys, and an action that is settled is handed on. Knows no game.

import { mustConfirm, choose as narrow, open } from "./choosing.js";
import { kept } from "./cookies.js";
import { asSentence, find, shape, the } from "./dom.js";
import { CANCEL, CONFIRM, firstOpen, mark, shake } from "./felt.js";
import { lodge } from "./lodging.js";
import { morph } from "./morph.js";
import { choices, room, state } from "./state.js";
import { counted, walk } from "./walking.js";

/** @import { Choice, Message } from "./messages.js" */

/**
 * Who is told of what is tried.
 *
 * @typedef {object} Trier
 * @property {(action: string) => Promise<void>} act what is done with an action that is settled
 * @property {(touched: string[], what: string) => Promise<void>} touch what is done where pieces lead
 *   nowhere; what the last of them is, in words
 * @property {() => void} begin what is done when choosing begins
 * @property {(words: string) => void} tell what is done with words that answer no choice
 */

/**
 * Whether an answer is awaited or being shown; who is told of an action, of pieces that lead nowhere, and
 * that choosing has begun.
 *
 * @type {Trier & { busy: boolean }}
 */
const trying = { busy: false, act: async () => {}, touch: async () => {}, begin: () => {}, tell: () => {} };

// what lights up, but for the way back
const LIT = `.can:not(#${CANCEL})`;

const portrait = matchMedia("(max-aspect-ratio: 1/1)");

/**
 * How large the table is to be drawn. On an upright screen it stays upright, whatever room the words leave:
 * it is drawn smaller then, as small as it will be, or its letters would be too large for it. The words of a
 * lesson leave it no room for large ones.
 */
export function sized() {
  const drawn = shape(portrait.matches && document.body.matches(".learning"));
  const [across = 0, down = 0] = drawn.split("x").map((size) => Number.parseInt(size, 10));
  return portrait.matches && down <= across ? drawn.replace(`${across}x`, `${down - 8}x`) : drawn;
}

/** @param {Message} view */
export function draw(view) {
  state.message = view;
  morph(the("stage"), view.html);
  state.prompt = find("prompt")?.textContent ?? "";
  letGo();
}

/** Whoever goes by keys begins at the table, where the choice is. */
export function beginAtTheTable() {
  const felt = find("felt");
  if (!felt || document.activeElement !== document.body) return;
  felt.tabIndex = -1;
  felt.setAttribute("aria-describedby", "task");
  felt.focus({ preventScroll: true });
}

/** Lets go of everything chosen. */
export function letGo() {
  state.chosen = [];
  state.pending = null;
  light();
}

/** Lights up what may be chosen now; what is not asked for looks like all else, and yet can be tried. */
function light() {
  mark();
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#felt .unlit"))) {
    if (!isUnasked([...state.chosen, button.id])) continue;
    button.classList.remove("can", "unlit");
    button.tabIndex = -1;
  }
  if (state.byKeys) leadFocus();
  lodge();
}

/** Whoever goes by keys is where the choice is, once it was led to something that does not light up. */
function leadFocus() {
  const felt = find("felt");
  const at = document.activeElement;
  if (!felt?.contains(at) || at?.matches(LIT)) return;
  const first = /** @type {HTMLElement | null} */ (felt.querySelector(LIT));
  (first ?? felt).focus({ preventScroll: true });
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
  const { chosen, settled, refused } = narrow(choices(), state.chosen, id, state.own);
  if (refused || isUnasked(chosen)) return touch(id);
  if (!state.chosen.length) trying.begin();
  state.chosen = chosen;
  state.own = chosen.length;
  state.pending = null;
  const inWords = find(id)?.matches(".choice") ?? false;
  if (settled && !mustConfirm(settled, kept("confirm") === "1", inWords)) return act(settled);
  if (settled) {
    state.pending = settled;
    state.chosen = [...settled.path];
  }
  light();
  if (settled) the(CONFIRM).focus();
}

/**
 * Whether all that pieces can be chosen for is forbidden by the rules, or is what another lesson is about;
 * this one tells of it all the same.
 *
 * @param {string[]} chosen
 */
const isUnasked = (chosen) => chosen.length > 0 && open(choices(), chosen).every(({ unasked }) => unasked);

/**
 * Says no to a piece, and has it answered why, as at any table.
 *
 * @param {string} id
 */
async function touch(id) {
  shake(id);
  const piece = find(id);
  const what = piece?.matches(".card") ? "" : asSentence(piece?.ariaLabel ?? "");
  await trying.touch([...state.chosen, id], what);
}

/**
 * Why a piece leads nowhere: by a rule, or, where there is none to name, with what it is.
 *
 * @param {{ said: string, clause?: string | null }} answer
 * @param {string} what
 */
export const why = ({ said, clause }, what) => (clause || !what ? said : `${what} ${said}`);

/** @param {MouseEvent} event */
function click({ target }) {
  const button = target instanceof Element ? target.closest("#stage button") : null;
  if (button && !trying.busy) choose(button.id);
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const lit = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#felt .can"))];
  const digit = counted(lit)[Number(event.key) - 1];
  state.byKeys = true;
  if (event.key === "Escape") letGo();
  if (event.key === "?") trying.tell(room.dataset.keys ?? "");
  walk(event, lit, firstOpen);
  if (digit && !trying.busy) choose(digit.id);
}

/**
 * Lets somebody try things.
 *
 * @param {Trier} trier
 */
export function letTry(trier) {
  Object.assign(trying, trier);
  document.addEventListener("click", click);
  document.addEventListener("keydown", press);
  document.addEventListener("pointerdown", () => {
    state.byKeys = false;
  });
}
