// Pace: what others do is shown one beat after the other, each for as long as one wants to look at it.

import { beckon } from "./beckon.js";
import { kept } from "./cookies.js";
import { find, the } from "./dom.js";
import { mark } from "./felt.js";
import { morph, NOTHING } from "./morph.js";
import { reads } from "./news.js";
import { outdateRound } from "./notice.js";
import { sentences } from "./recent.js";
import { awaits, hasten, sheet, takeBack } from "./sheet.js";
import { state } from "./state.js";
import { secondsLeft } from "./time.js";

/** @import { Message } from "./messages.js" */

/**
 * Milliseconds that a beat stays at least.
 *
 * @type {Record<string, number>}
 */
const BEATS = { slow: 2600, usual: 1300, fast: 450, step: Infinity };
const MOMENT = 700; // and one that is told afterwards, at any pace
const OWN_MOMENT = 1600; // … and one of one's own, which is read, too
const MOST = 30; // beats that wait at most: whoever is so far behind sees the newest
const SPARE = 0.1; // of the time one has for a decision: what led to it may take as much of it …
const SLOW = 900; // … but where a clock of hours runs, as long as one likes
const SOON = 250; // until it is looked again whether a note was read

/**
 * What has come and is not shown yet, and until when the beat on the table stays.
 *
 * @typedef {object} Beats
 * @property {Message[]} waiting
 * @property {number} until
 * @property {number} timer
 * @property {boolean} rushed
 * @property {boolean} hastened by a tap: no note is waited for
 * @property {number} seen of what is shown
 * @property {(message: Message) => void} show
 */

/** @type {Beats} */
const beats = {
  waiting: [],
  until: 0,
  timer: 0,
  rushed: false,
  hastened: false,
  seen: -2,
  show: () => undefined,
};

/** The pace that is kept in this browser. */
export const pace = () => kept("pace") ?? "usual";

/**
 * Shows what comes by `show`, in order and in time.
 *
 * @param {(message: Message) => void} show
 * @param {() => void} putAway what happens when the sheet of a round is put away
 * @returns {(message: Message) => void}
 */
export function inBeats(show, putAway) {
  beats.show = show;
  sheet.addEventListener("close", () => {
    putAway();
    if (beats.waiting.length > MOST) showAll();
    else run();
  });
  document.addEventListener("visibilitychange", () => document.hidden && showAll());
  return receive;
}

/** @param {Message} message */
function receive(message) {
  const { waiting } = beats;
  const last = waiting.at(-1);
  state.resting = rests(message, last !== undefined || message.seen !== beats.seen);
  // whoever plays alone and without a clock keeps nobody waiting
  the("rest").classList.toggle("unhurried", Boolean(message.solo) && !message.call?.seconds);
  outdateRound(message);
  // nothing has happened: another size of the window, somebody who comes or talks
  if (!last && message.seen === beats.seen) {
    beckon(message, false);
    return beats.show(message);
  }
  if (last && last.seen === message.seen) waiting.pop();
  waiting.push(last && last.seen === message.seen ? merged(last, message) : message);
  if (message.by === message.own) beats.until = 0; // what one does oneself waits for nothing
  if (message.phase !== "playing") beats.rushed = false;
  // what is taken back is shown no more
  if (takenBack(message) > takenBack(last ?? state.message)) gather();
  if (isHeld()) gather();
  else if (!message.rounds && sheet.open) sheet.close(); // the game has begun that one was ready for
  // also what one is asked, or where all have gone meanwhile, is said on the sheet that is still read
  if (sheet.open) morph(the("again"), (isHeld() ? message.next : message.again) || NOTHING);
  the("rest").classList.toggle("turn", Boolean(message.turn) && !message.rest); // also to who reads on
  if (message.unheld || beats.rushed || waiting.length > MOST) showAll();
  else run();
  beckon(message, beats.waiting.length > 0);
}

/**
 * Whether all read the sheet of the round that is shown: not once play has gone on, even if it rests again.
 *
 * @param {Message} message
 * @param {boolean} later whether something else is shown before it
 */
const rests = ({ rest }, later) => Boolean(rest) && !later;

/**
 * The number of the last time that something was taken back.
 *
 * @param {Message | null} message
 */
const takenBack = (message) => message?.undone?.number ?? -1;

/**
 * Two messages as one: the newer, with the lines of the log and the talk that the older brought, and what was
 * left out before it.
 *
 * @param {Message} older
 * @param {Message} newer
 * @returns {Message}
 */
function merged(older, newer) {
  const { log_from, log, chat_from, chat, passed } = older;
  const one = { passed, ...newer };
  if (one.log_from === log_from + log.length) Object.assign(one, { log: [...log, ...one.log], log_from });
  if (one.chat_from === chat_from + chat.length)
    Object.assign(one, { chat: [...chat, ...one.chat], chat_from });
  return one;
}

/** Whether what comes waits until the sheet of an ended game is put away: its reader asked for no more. */
const isHeld = () => state.message?.phase === "over" && Boolean(beats.waiting[0]?.next) && awaits();

/** Shows what is due. */
function run() {
  clearTimeout(beats.timer);
  if (isReshaped() || isPressed()) gather();
  const left = beats.until - performance.now();
  offerNext();
  if (!beats.waiting.length || sheet.open || state.ending || isHeld()) return;
  if (left > 0 ? left < Infinity : waitsForReader()) beats.timer = setTimeout(run, Math.max(left, SOON));
  else if (left <= 0) showNext();
}

/** Whether it is being read why one's turn was cut off, before more is shown: not where time runs. */
function waitsForReader() {
  const [next] = beats.waiting;
  const pressed = next?.unheld || next?.timed || beats.hastened || beats.waiting.at(-1)?.call?.seconds;
  return !pressed && reads();
}

function showNext() {
  const message = beats.waiting.shift();
  if (!message) return;
  beats.until = performance.now() + lasts(message);
  beats.seen = message.seen;
  beats.hastened = false;
  lookBehind();
  state.resting = rests(message, state.behind);
  beats.show(message);
  run();
}

/**
 * For how many milliseconds a beat stays; the end of a round stays until its sheet is read.
 *
 * @param {Message} message
 */
function lasts({ by, own, unheld, timed, finale, beats: moments }) {
  if (unheld || finale) return 0;
  const mine = by === own;
  const beat = by !== null && !mine && !timed ? (BEATS[pace()] ?? 0) : 0;
  return Math.max(beat, moments ? (mine ? OWN_MOMENT : MOMENT) : 0);
}

/** Whether the viewer's own time is running, and what is not shown yet would take too much of it. */
function isPressed() {
  const { since = 0, seconds = SLOW } = beats.waiting.at(-1)?.call ?? {};
  const shown = Math.max(0, beats.until - performance.now());
  const takes = beats.waiting.slice(0, -1).reduce((sum, message) => sum + lasts(message), shown);
  return seconds < SLOW && takes > SPARE * Math.max(0, secondsLeft(since, seconds)) * 1000;
}

/** Whether what has come is drawn for another shape than what is shown: the phone was turned. */
function isReshaped() {
  const size = find("felt")?.dataset.size;
  const newest = beats.waiting.at(-1);
  return Boolean(size && newest && !newest.html.includes(`data-size="${size}"`));
}

/** Makes one of all that waits, to be shown at once: the sentences of what is left out are kept. */
function gather() {
  const { waiting } = beats;
  const newest = waiting.reduce(merged);
  const passed = waiting.filter(({ rounds }) => rounds === newest.rounds);
  const lines = passed.flatMap((message) => [...(message.passed ?? []), told(message)]).slice(0, -1);
  beats.waiting = [{ ...newest, passed: lines.filter(({ told }) => told.length) }];
  beats.until = 0;
}

/** @param {Message} message */
const told = ({ html, beats: moments, by, sums }) => ({
  by,
  sums,
  told: sentences(new DOMParser().parseFromString(html, "text/html").getElementById("told")),
  moment: Boolean(moments),
});

/** Shows the newest at once; what lies between is told in the log. */
function showAll() {
  if (sheet.open || !beats.waiting.length || isHeld()) return;
  gather();
  run();
}

/** Wants to see the end: nothing is held back until the game is over. */
export function rush() {
  beats.rushed = beats.waiting.every(({ phase }) => phase === "playing");
  state.ending = state.resting = false;
  takeBack();
  showAll();
}

/** Whether only the end is of interest. */
export const rushed = () => beats.rushed;

/** Goes on to the next beat at once; whether one was waiting. */
export function goOn() {
  const waits = hasten() || beats.waiting.length > 0;
  beats.until = 0;
  beats.hastened = waits;
  run();
  return waits;
}

/** Notes whether there is more than is shown, and whether it waits for a tap. */
function lookBehind() {
  state.behind = beats.waiting.length > 0;
  state.stepping = state.behind && beats.until === Infinity;
}

/** Once something waits, what is shown asks for nothing any more; step by step, a button goes on. */
function offerNext() {
  const { behind, stepping } = state;
  lookBehind();
  if (state.behind !== behind || state.stepping !== stepping) mark();
}
