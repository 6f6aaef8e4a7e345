// The score sheet: laid on the table when a round is over, put away by whoever has read it.

import { find, the } from "./dom.js";
import { fit } from "./fitting.js";
import { state } from "./state.js";
import { runRing } from "./time.js";

/** @import { Message } from "./messages.js" */

// milliseconds in which the last card is seen on the table, and what it did
const PAUSE = 2000;
// and in which also the scene is seen that ends a game
const SCENE = 6500;

// until it is looked again whether a sheet may be laid
const SOON = 100;

export const sheet = the("sheet", HTMLDialogElement);

/** How many rounds have had their sheet, what is written on it, and what will lay the next one. */
const laid = { rounds: 0, html: "", timer: 0 };

/**
 * Keeps the sheet up to date, and lays it on the table when another round is over. Whoever arrives is shown
 * the sheet of a finished game, or one that others are reading just now.
 *
 * @param {Message} message
 * @param {boolean} arriving
 */
export function keepScore(message, arriving) {
  write(message.sheet ?? "");
  showRest(message);
  const rounds = message.rounds ?? 0;
  const unread = message.phase === "over" || message.rest?.own;
  if (arriving) laid.rounds = unread ? -1 : rounds;
  // one sheet for rounds that end in quick succession, none after a rematch
  if (rounds !== laid.rounds) takeBack();
  const pause = message.phase === "over" ? SCENE : PAUSE;
  if (rounds > laid.rounds && !sheet.open) laid.timer = setTimeout(layWhenFree, arriving ? 0 : pause);
  if (message.phase !== "over") the("stage").removeAttribute("data-read");
  laid.rounds = rounds;
  if (!rounds) sheet.close();
}

/**
 * Writes what is new on the sheet; whoever reads on stays where they are.
 *
 * @param {string} html
 */
function write(html) {
  if (html === laid.html) return;
  laid.html = html;
  // written by itself, below the scores
  const note = find("sheet-news");
  the("sheet-body").innerHTML = html;
  if (note) the("sheet-body").append(note);
  // where one goes from here comes after playing again, below what is read
  the("sheet-links").replaceChildren(...the("sheet-body").querySelectorAll(":scope > .row"));
  if (sheet.open) showNewest();
}

/**
 * How long the others wait for whoever reads.
 *
 * @param {Message} message
 */
function showRest({ rest }) {
  const note = the("rest");
  const ring = note.querySelector("svg");
  // what is below a finger stays there
  const read = sheet.open && !note.hidden;
  note.classList.toggle("over", read && !rest);
  note.hidden = !rest?.own && (!read || Boolean(rest));
  if (!rest?.own || !ring || ring.dataset.since === String(rest.since)) return;
  ring.dataset.since = String(rest.since);
  ring.dataset.seconds = String(rest.seconds);
  runRing(ring);
}

/** Whether a sheet lies on the table or comes soon. */
export const awaits = () => sheet.open || laid.timer > 0;

/** Until when a sheet waits for somebody who thinks about the last choice. */
let held = 0;

/** @param {number} [milliseconds] without them it waits no longer */
export function hold(milliseconds = 0) {
  held = performance.now() + milliseconds;
}

function layWhenFree() {
  const left = state.menu ? SOON : held - performance.now(); // the menu is read to its end
  if (left > 0) laid.timer = setTimeout(layWhenFree, Math.min(left, SOON));
  else lay();
}

export function lay() {
  takeBack();
  sheet.showModal();
  showNewest();
}

/** Lays the sheet that is to come at once; whether there was one. */
export function hasten() {
  const comes = laid.timer > 0;
  if (comes) lay();
  return comes;
}

/** The headline comes first to the eyes, and of the rounds, which move by themselves, the last. */
function showNewest() {
  const body = the("sheet-body");
  const rounds = body.querySelector(".scroll");
  body.scrollTop = 0;
  if (rounds) rounds.scrollTop = rounds.scrollHeight;
}

/** The sheet was read. */
export function fold() {
  the("rest").hidden = true;
}

/** The scene that ends a game was seen, and its sheet: the table is seen as it is. Whether there was one. */
export function uncover() {
  const seen = find("ending") !== null && !awaits() && !the("stage").hasAttribute("data-read");
  if (seen) the("stage").setAttribute("data-read", "");
  if (seen) fit(find("say")); // on the scene they had a band of their own
  return seen;
}

/** Lays no sheet, after all; whether one was about to be laid. */
export function takeBack() {
  const due = laid.timer > 0;
  clearTimeout(laid.timer);
  laid.timer = 0;
  return due;
}
