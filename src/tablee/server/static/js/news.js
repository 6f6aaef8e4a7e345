// A first game against programs: what is new is explained once each, when it first happens or is first
// asked. Notes wait for each other and for whatever lies over the table, and go with their moment: one that
// could not be read till then is explained when it happens again.

import { keep } from "./cookies.js";
import { find, the } from "./dom.js";
import { followLog } from "./log.js";
import { speaks } from "./notice.js";
import { isUnknown, learn, unlearn, write } from "./novelty.js";
import { unsettle } from "./settling.js";
import { awaits } from "./sheet.js";
import { overlaid, state } from "./state.js";

/** @import { Message } from "./messages.js" */
/** @import { Note } from "./novelty.js" */

// milliseconds between two looks at whether a note was read
const EVERY = 250;
// that reading takes at least, and more for each letter
const LEAST = 1500;
const READING = 45;

/**
 * What is still to be explained, what is explained now, for how long it was in sight, when it is looked at
 * again, how many rounds were over by then, and whether one's turn was cut off last.
 *
 * @type {{
 *   waiting: Note[], shown: Note | null, seen: number, timer: number, rounds: number | undefined,
 *   cut: boolean,
 * }}
 */
const notes = { waiting: [], shown: null, seen: 0, timer: 0, rounds: 0, cut: false };

/**
 * Explains what is new in a message, if this is a first game and it is wanted: what ended a round on the
 * sheet of that round, and never when the next one is played.
 *
 * @param {Message} message
 * @param {boolean} [cut] one's own turn was cut off by it
 */
export function explain({ news = [], rounds }, cut = false) {
  const found = news.filter(isNew);
  const another = rounds !== notes.rounds;
  notes.waiting = another
    ? []
    : notes.waiting.filter(({ old }) => !old).map((note) => ({ ...note, old: true }));
  notes.waiting.push(...found.filter(({ sheet }) => !sheet));
  if (another) writeOnSheet(found.filter(({ sheet }) => sheet));
  if (another && notes.shown) leave();
  notes.rounds = rounds;
  notes.cut = cut;
  look();
}

/** @param {Note[]} found */
function writeOnSheet(found) {
  for (const { name } of found) learn(name);
  const place = find("sheet-news");
  if (place) place.textContent = found.map(({ say }) => say).join(" ");
}

/** @param {{ name: string }} note */
const isNew = ({ name }) => isUnknown(name) && !notes.waiting.some((other) => other.name === name);

/** One more moment in which a note may be read. */
function tick() {
  if (isInSight()) notes.seen += EVERY;
  look();
}

/** Shows what is due, and puts away what was read. */
function look() {
  clearTimeout(notes.timer);
  if (isRead() && notes.waiting.length) close();
  const [next] = notes.waiting;
  if (next && !notes.shown && isFree()) open(next);
  if (notes.shown || next) notes.timer = setTimeout(tick, EVERY);
}

/** Whether nothing lies over the table. */
const isInSight = () => !document.hidden && !overlaid() && !awaits();

/** Whether a note would be read now: one thing at a time is explained. */
const isFree = () => isInSight() && !state.ending && !speaks() && find("coach")?.hidden !== false;

const isRead = () => notes.shown !== null && notes.seen >= LEAST + READING * notes.shown.say.length;

/** Whether one reads why one's turn was cut off: what others do next waits till then. */
export const reads = () => notes.cut && notes.shown !== null && isInSight() && !isRead();

/** @param {Note} note */
function open(note) {
  Object.assign(notes, { waiting: notes.waiting.slice(1), shown: note, seen: 0 });
  learn(note.name);
  write(note);
  followLog();
}

function close() {
  notes.shown = null;
  the("news").hidden = true;
  unsettle(the("news"));
}

/** The moment is over that is explained: only what one had no time to hear or read of comes again. */
function leave() {
  if (notes.shown && notes.seen < LEAST) unlearn(notes.shown.name);
  close();
}

/** One plays on: what was explained was about the moment before, and so was what is still to be explained. */
export function pass() {
  leave();
  notes.waiting = [];
}

/** Something else is said for a while: a note that was not read comes again. */
export function setAside() {
  if (notes.shown && !isRead()) notes.waiting.unshift(notes.shown);
  close();
}

/** Puts a note away, read or not; the next one comes. */
export function putAway() {
  close();
  look();
}

/** No more of it, in this browser. */
function stop() {
  keep("gentle", 0);
  for (const button of document.querySelectorAll("[data-keep=gentle]")) button.ariaPressed = "false";
  notes.waiting = [];
  putAway();
}

the("news-fine").onclick = putAway;
the("news-stop").onclick = stop;
