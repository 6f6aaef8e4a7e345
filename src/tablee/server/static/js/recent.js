// What others did since one's own last action stays readable beside the newest sentence, as far as there is
// room: before what one did oneself, and of each the newest; a new round begins with nothing.

import { find } from "./dom.js";
import { room, state } from "./state.js";

/** @import { Message } from "./messages.js" */
/** @typedef {{ say: string, moment: boolean }} Line a sentence, and whether it tells of a moment */
/**
 * What was told of an action: in sentences, by which seat, whether it takes the place of what was told of the
 * same turn, and whether it follows something that is left out.
 *
 * @typedef {{ lines: Line[], by?: number | null, sums?: boolean, gap?: boolean }} Entry
 */

const MOST = 3; // actions before the newest
const GAP = "… "; // where something is left out

/**
 * What was told since one's own last action, the newest last, and how many rounds were
 * over then; which taking back was told last, and in which words while nothing has happened since; and the
 * viewer's seat.
 *
 * @type {{
 *   told: Entry[], rounds: number | undefined, undone: number | null, back: string, own: number | null
 * }}
 */
const recent = { told: [], rounds: 0, undone: null, back: "", own: null };

/**
 * Keeps what a new drawing tells, and writes what was told before it above it.
 *
 * @param {Message} message
 * @param {boolean} changed whether something has happened
 */
export function keepTold({ by, own, aside, phase, rounds, beats, undone, sums, passed = [] }, changed) {
  const told = find("told");
  if (!told) return;
  recent.own = own;
  const next = !state.ending && rounds !== recent.rounds; // while a round is seen as it ended it goes on
  if (next) recent.rounds = rounds;
  if (changed) for (const one of passed) add(recent.told, { ...one, lines: lines(one.told, one.moment) });
  if (changed) recent.back = takenBack(undone);
  if (phase !== "playing") recent.told = [];
  else if (changed && recent.back) {
    recent.told = [{ lines: lines(sentences(told)) }, { lines: lines([recent.back]) }];
  } else if (changed || next) {
    const newest = { by, sums, lines: lines(sentences(told), Boolean(beats)) };
    recent.told = remembered(told, newest, next, by === own && !aside, Boolean(beats));
  }
  if (recent.back) told.textContent = recent.back;
  if (recent.told.at(-1)?.gap) told.prepend(GAP);
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
 * What is told from now on, with the newest. Of one's own actions one knows, but for what happened by itself
 * and for moments: a token lost, a row completed.
 *
 * @param {HTMLElement} told
 * @param {Entry} newest
 * @param {boolean} anew
 * @param {boolean} mine
 * @param {boolean} moment
 */
function remembered(told, newest, anew, mine, moment) {
  const alone = mine && state.alone;
  state.alone = false;
  if (alone && !anew) told.firstElementChild?.after(" ", itself());
  if (alone) newest.lines = lines(sentences(told), moment);
  if (!newest.lines.length || (mine && !alone && !moment && !anew)) return mine ? [] : recent.told;
  return latest(add(anew || mine ? [] : [...recent.told], newest));
}

/**
 * Adds what was told of an action. What sums a turn up stands for all of it, moments too.
 *
 * @param {Entry[]} told
 * @param {Entry} entry
 */
function add(told, entry) {
  while (entry.sums && told.length && told.at(-1)?.by === entry.by) {
    const { lines = [], gap } = told.pop() ?? {};
    entry.gap ||= gap;
    for (const line of entry.lines) line.moment ||= lines.some(({ moment }) => moment);
  }
  told.push(entry);
  return told;
}

/** @param {Entry} entry */
const isOwn = ({ by }) => recent.own !== null && by === recent.own;

/**
 * The newest, and as much before it as is kept: one's own goes first, then what was no moment, and is missed.
 *
 * @param {Entry[]} told
 */
function latest(told) {
  while (told.length > MOST + 1) {
    const before = told.slice(0, -1);
    const own = before.findIndex(isOwn);
    const plain = before.findIndex(({ lines }) => !lines.some(({ moment }) => moment));
    const at = own < 0 ? Math.max(plain, 0) : own;
    told.splice(at, 1);
    for (const next of own < 0 ? told.slice(at, at + 1) : []) next.gap = true;
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
 * @param {Entry[]} before
 */
function listed(before) {
  const list = document.createElement("div");
  list.id = "earlier";
  const authors = recent.told.map(({ by }) => by);
  for (const [k, entry] of before.entries()) {
    const { lines, gap } = entry;
    const line = list.appendChild(document.createElement("p"));
    line.textContent = (gap ? GAP : "") + lines.map(({ say }) => say).join(" ");
    line.classList.toggle(
      "moment",
      lines.some(({ moment }) => moment),
    );
    line.classList.toggle("own", isOwn(entry));
    line.classList.toggle("newest", authors.lastIndexOf(authors[k]) === k);
  }
  return list;
}
