// The notice: a refusal, a hint, what somebody said. It lies where it covers least; any tap sends it away.

import { forgetAdvice } from "./advice.js";
import { find, linked, the } from "./dom.js";
import { settle, unsettle } from "./settling.js";
import { overlaid, room, state } from "./state.js";

/** @import { Message } from "./messages.js" */

const LASTS = 7000; // milliseconds
const READING = 70; // of a letter
const TOLD = 15_000; // that what a program did for somebody stays, in sight

const notice = the("notice");
let timer = 0;

/**
 * What a sentence is about, and by which name: it is true as long as that is there; in which round it was
 * said; and of a refusal what was to be done then.
 *
 * @type {{ id: string, label: string, round: number, prompt: string | null }}
 */
const about = { id: "", label: "", round: -1, prompt: null };

/**
 * The round that a table shows: the end of one is still that one.
 *
 * @param {Message | null} message
 */
const roundOf = (message) => (message?.rounds ?? 0) - (message?.finale ? 1 : 0);

/**
 * @param {string} sentence
 * @param {object} [how]
 * @param {string} [how.clause] the clause of the rules that it leads to
 * @param {"" | "held" | "kept" | "told"} [how.lasts] whether it stays: held, until something else is said, or
 *   until it is let go; kept, until that or a tap; told, for a while, also while others act
 * @param {Element | null} [how.piece] what it is about
 * @param {boolean} [how.refuses] whether it is true only as long as the same is to be done
 */
export function say(sentence, { clause = "", lasts = "", piece = null, refuses = false } = {}) {
  Object.assign(about, { id: piece?.id ?? "", label: piece?.ariaLabel ?? "", round: roundOf(state.message) });
  about.prompt = refuses ? state.prompt : null;
  notice.replaceChildren(...withLink(sentence, clause));
  notice.dataset.lasts = lasts;
  settle(notice, Boolean(lasts));
  notice.classList.add("shown");
  clearTimeout(timer);
  const least = lasts === "told" ? TOLD : LASTS;
  if (!lasts || lasts === "told") wait(Math.max(least, READING * (notice.textContent?.length ?? 0)));
}

/**
 * Lets what is said stay for a while; below a menu or a sheet it is not read.
 *
 * @param {number} milliseconds
 */
function wait(milliseconds) {
  timer = setTimeout(() => (overlaid() ? wait(milliseconds) : hide()), milliseconds);
}

/** Sends it away, unless it is held. */
export function hide() {
  if (notice.dataset.lasts === "held") return;
  notice.classList.remove("shown");
  unsettle(notice);
}

/** The table is another: what was said of a piece that has become another, or of another task, goes. */
export function outdateNotice() {
  if (about.prompt !== null && about.prompt !== state.prompt) hide();
  if (about.id && (find(about.id)?.ariaLabel ?? "") !== about.label) hide();
}

/**
 * What was said in a round goes with it, also while its sheet is still read.
 *
 * @param {Message} message the newest, whatever is shown
 */
export function outdateRound(message) {
  if (about.round >= 0 && roundOf(message) !== about.round) hide();
}

/**
 * Lets go of what was to stay.
 *
 * @param {boolean} [acting] whether the viewer acts
 */
export function letGo(acting = false) {
  if (!stays() || (notice.dataset.lasts === "told" && !acting)) return;
  notice.dataset.lasts = "";
  hide();
}

/**
 * The table has changed: a hint is put away, and who did not change it and still waits for one is told.
 *
 * @param {Message} message
 */
export function outdate(message) {
  forgetAdvice();
  const late = state.overtaken(message);
  letGo();
  if (late) say(room.dataset.late ?? "");
}

/** Whether anything is said just now. */
export const speaks = () => notice.matches(".shown");

/** Whether there is something that is to stay. */
export const stays = () => speaks() && Boolean(notice.dataset.lasts);

/**
 * A sentence whose clause leads to the rules: where the sentence names it, and else at its end.
 *
 * @param {string} sentence
 * @param {string} clause
 * @returns {(string | HTMLElement)[]}
 */
function withLink(sentence, clause) {
  if (!clause) return [sentence];
  const link = leadTo(clause);
  return linked(sentence, clause, link) ?? [`${sentence} `, link];
}

/** @param {string} clause */
function leadTo(clause) {
  const link = document.createElement("a");
  link.href = `#rule-${clause}`;
  link.textContent = (room.dataset.rule ?? "…").replace("…", clause);
  link.onclick = () => openPanel("panel-rules");
  return link;
}

/**
 * Opens the menu at one of its parts.
 *
 * @param {string} id
 */
export function openPanel(id) {
  the(id, HTMLDetailsElement).open = true;
  if (find("rail-switch")?.offsetParent) the("rail").togglePopover(true);
}
