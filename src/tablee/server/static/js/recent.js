// What others did since one's own last action stays readable beside the newest sentence, as far as there is
// room: before what one did oneself, and of each the newest; a new round begins with nothing.

import { find } from "./dom.js";
import { room, state } from "./state.js";

/** @import { Message } from "./messages.js" */
/** @typedef {{ say: string, moment: boolean }} Line a sentence, and whether it tells of a moment */

const MOST = 6; // actions before the newest
const GAP = "… "; // where something is left out

/** What follows something that is left out. */
const gaps = new WeakSet();

/**
 * Who did what sentences tell of.
 *
 * @type {WeakMap<Line[], number | null | undefined>}
 */
const whose = new WeakMap();

/**
 * What was told since one's own last action, each in sentences, the newest last, and how many rounds were
 * over then; which taking back was told last, and in which words while nothing has happened since; and the
 * viewer's seat.
 *
 * @type {{
 *   told: Line[][], rounds: number | undefined, undone: number | null, back: string, own: number | null
 * }}
 */
const recent = { told: [], rounds: 0, undone: null, back: "", own: null };

/**
 * Keeps what a new drawing tells, and writes what was told before it above it.
 *
 * @param {Message} message
 * @param {boolean} changed whether something has happened
 */
export function keepTold({ by, own, aside, phase, rounds, beats, undone, passed = [] }, changed) {
  const told = find("told");
  if (!told) return;
  recent.own = own;
  const next = !state.ending && rounds !== recent.rounds; // while a round is seen as it ended it goes on
  if (next) recent.rounds = rounds;
  if (changed) recent.told.push(...passed.map(({ told, moment, by }) => of(by, lines(told, moment))));
  if (changed) recent.back = takenBack(undone);
  if (phase !== "playing") recent.told = [];
  else if (changed && recent.back) recent.told = [lines(sentences(told)), lines([recent.back])];
  else if (changed || next) recent.told = remembered(told, next, by, by === own && !aside, Boolean(beats));
  if (recent.back) told.textContent = recent.back;
  if (gaps.has(recent.told.at(-1) ?? recent)) told.prepend(GAP);
  const before = recent.told.slice(0, -1);
  if (before.length) told.before(listed(before));
}

/**
 * That an action was just taken back, in words; nothing if none was. What was told of it is true no more.
 *
 * @param {Message["undone"]} undone the last time that one was
 */
function takenBack(undone) {
  const number = undone?.number ?? -1;
  const fresh = recent.undone !== null && number > recent.undone;
  recent.undone = number;
  if (fresh) state.alone = false;
  return fresh ? (undone?.say ?? "") : "";
}

/**
 * The sentences that tell what happened.
 *
 * @param {Element | null} told
 */
export function sentences(told) {
  const parts = told?.childElementCount ? [...told.children] : [told];
  return parts.map((part) => part?.textContent?.trim() ?? "").filter(Boolean);
}

/**
 * Sentences as they are kept. Where there was a moment, all but the first tell what came of it.
 *
 * @param {string[]} told
 * @param {boolean} [moment]
 * @returns {Line[]}
 */
const lines = (told, moment = false) =>
  told.map((say, k) => ({ say, moment: moment && (k > 0 || told.length === 1) }));

/**
 * @param {number | null | undefined} by
 * @param {Line[]} told
 */
function of(by, told) {
  whose.set(told, by);
  return told;
}

/** @param {Line[]} told */
const isOwn = (told) => recent.own !== null && whose.get(told) === recent.own;

/**
 * What is told from now on, with the newest. Of one's own actions one knows, but for what happened by itself
 * and for moments: a token lost, a row completed.
 *
 * @param {HTMLElement} told
 * @param {boolean} anew
 * @param {number | null} by
 * @param {boolean} mine
 * @param {boolean} moment
 */
function remembered(told, anew, by, mine, moment) {
  const alone = mine && state.alone;
  state.alone = false;
  if (alone && !anew) told.firstElementChild?.after(" ", itself());
  const newest = of(by, lines(sentences(told), moment));
  if (!newest.length || (mine && !alone && !moment && !anew)) return mine ? [] : recent.told;
  return latest([...(anew || mine ? [] : recent.told), newest]);
}

/**
 * The newest, and as much before it as is kept: one's own goes first, then what was no moment, and is missed.
 *
 * @param {Line[][]} told
 */
function latest(told) {
  while (told.length > MOST + 1) {
    const before = told.slice(0, -1);
    const own = before.findIndex(isOwn);
    const plain = before.findIndex((one) => !one.some(({ moment }) => moment));
    const at = own < 0 ? Math.max(plain, 0) : own;
    told.splice(at, 1);
    for (const next of own < 0 ? told.slice(at, at + 1) : []) gaps.add(next);
  }
  return told;
}

/** That there was nothing else to do: right after what one did, before what came of it to others. */
function itself() {
  const said = document.createElement("span");
  said.textContent = room.dataset.itself ?? "";
  return said;
}

/**
 * What was told before, each action with what came of it in one paragraph: where there is no room for both,
 * both are left out. Of each the newest is marked, and what one did oneself.
 *
 * @param {Line[][]} before
 */
function listed(before) {
  const list = document.createElement("div");
  list.id = "earlier";
  const authors = recent.told.map((one) => whose.get(one));
  for (const [k, sentences] of before.entries()) {
    const line = list.appendChild(document.createElement("p"));
    line.textContent = (gaps.has(sentences) ? GAP : "") + sentences.map(({ say }) => say).join(" ");
    line.classList.toggle(
      "moment",
      sentences.some(({ moment }) => moment),
    );
    line.classList.toggle("own", isOwn(sentences));
    line.classList.toggle("newest", authors.lastIndexOf(authors[k]) === k);
  }
  return list;
}
