// Acting: a piece chosen at the table narrows what is left; the one action left is sent to the server.

import { mustConfirm, choose as narrow } from "./choosing.js";
import { kept } from "./cookies.js";
import { asSentence, find, the } from "./dom.js";
import { CANCEL, CONFIRM, mark, shake } from "./felt.js";
import { letGo, say } from "./notice.js";
import { post } from "./post.js";
import { acted, choices, room, seated, state } from "./state.js";

/** @import { Choice } from "./messages.js" */

const TRIES = 15;
// milliseconds in which one more tap on what was just acted with asks for nothing
const AFTER = 1500;
// milliseconds until an action whose answer got lost is sent again
const PAUSE = 800;
// milliseconds in which what one did is shown
const COMES = 5000;
// pixels below which a finger hardly knows what it chose: it is asked to come down there once more
const SMALL = 38;
const byFinger = matchMedia("(pointer: coarse)");

/** What was acted with last, when, and whether that is still on its way; and whether it was told why small
 * pieces are confirmed. */
const done = { path: [""], at: -Infinity, flying: false, told: false };

/**
 * Chooses a piece, or a button of the prompt.
 *
 * @param {string} id
 */
export function choose(id) {
  if (acted()) return;
  state.alone = false;
  if (id === CANCEL) return giveUp();
  if (id === CONFIRM) return state.pending ? act(state.pending) : undefined;
  if (state.pending?.path.at(-1) === id && isSmall(id)) return act(state.pending);
  const confirming = state.pending !== null;
  const repeated = done.path.includes(id) && performance.now() < done.at + AFTER;
  const { chosen, settled, refused } = narrow(choices(), state.chosen, id, state.own);
  if (repeated && (refused || done.flying)) return;
  if (refused) return refuse(id);
  state.chosen = chosen;
  state.own = chosen.length;
  state.pending = null;
  const asked = confirming || kept("confirm") === "1" || isSmall(id);
  if (settled && !mustConfirm(settled, asked, inWords(id))) return act(settled);
  if (settled) confirm(settled);
  else follow();
}

/** Shows what may follow; a hint goes once another choice is begun. */
function follow() {
  if (!mark()) letGo();
}

/**
 * Says no to a piece, and why: by which rule, or, where there is none to name, what it is that was pointed
 * at. Whoever only watches is told just that. What is shown and has gone by, as a hand in which a round
 * ended, is no matter of rules: how the table stands is said.
 *
 * @param {string} id
 */
async function refuse(id) {
  shake(id);
  const piece = find(id);
  const what = piece?.matches(".card") ? "" : asSentence(piece?.ariaLabel ?? "");
  if (!seated) return say(what, { piece });
  if (state.ending) return say(the("prompt").textContent ?? "", { piece });
  const { why, clause } = await post("why", { path: [...state.chosen, id] });
  if (why) say(clause || !what ? why : `${what} ${why}`, { clause, piece, refuses: true });
}

/**
 * Whether something is a button that says in words what it does.
 *
 * @param {string} id
 */
const inWords = (id) => find(id)?.matches(".choice") ?? false;

/**
 * Whether something is so small that a finger may have meant what lies beside it.
 *
 * @param {string} id
 */
function isSmall(id) {
  const { width = 0 } = find(id)?.getBoundingClientRect() ?? {};
  return byFinger.matches && width > 0 && width < SMALL;
}

/** @param {Choice} choice */
function confirm(choice) {
  state.pending = choice;
  state.chosen = [...choice.path];
  follow();
  the(CONFIRM).focus();
  if (done.told || !isSmall(choice.path.at(-1) ?? "")) return;
  done.told = true;
  say(room.dataset.small ?? ""); // why a tap did not do it at once
}

/** Lets go by hand of everything chosen: the focus of whoever goes by keys returns to where it began. */
export function giveUp() {
  const [first] = state.chosen;
  cancel();
  if (state.byKeys) find(first)?.focus();
}

/** Lets go of everything chosen. */
export function cancel() {
  state.chosen = [];
  state.pending = null;
  mark();
}

/**
 * Sends an action. One whose answer got lost is sent again under the same key, and so done once. One that the
 * table is not ready for waits there, and the stream tells what became of it.
 *
 * @param {Choice} choice
 */
export async function act(
  { path, action, lasting = false },
  key = `${Date.now()}-${Math.random()}`,
  tries = TRIES,
) {
  const seen = state.message?.seen;
  const [first] = state.chosen;
  Object.assign(done, { path, at: performance.now(), flying: true });
  state.key = key;
  state.acting();
  const heed = state.heeded() ? { heed: true } : {};
  const { error, lost, done: stored } = await post("act", { action, lasting, seen, key, ...heed });
  const current = state.message?.seen === seen && state.key === key;
  if (tries && current && lost) {
    setTimeout(again, PAUSE, { path, action, lasting }, key, tries - 1);
    return;
  }
  done.flying = false;
  if (error) done.at = -Infinity;
  if (error) shake(first);
  else state.acted();
  if (!current) return;
  if (stored) awaitWhatCame(seen);
  cancel();
}

/**
 * It is not one's turn any more, though the table is still shown as it was before.
 *
 * @param {number | undefined} seen
 */
function awaitWhatCame(seen = -1) {
  state.done = seen;
  setTimeout(() => {
    if (!acted()) return;
    state.done = null; // nothing came of it that one sees
    mark();
  }, COMES);
}

/**
 * Sends an action again, unless another was chosen meanwhile.
 *
 * @param {Choice} choice
 * @param {string} key
 * @param {number} tries
 */
function again(choice, key, tries) {
  if (state.key === key) act(choice, key, tries);
}
