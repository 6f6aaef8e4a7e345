// Showing what the stream brought: the drawing, and all that stands around it.

import { act, cancel } from "./acting.js";
import { doAlone } from "./alone.js";
import { beat } from "./beats.js";
import { advise, arrive, forget } from "./coach.js";
import { find, the } from "./dom.js";
import { leadFocus, mark, rewrite } from "./felt.js";
import { tell } from "./log.js";
import { morph, NOTHING } from "./morph.js";
import { explain } from "./news.js";
import { outdate, outdateNotice, say } from "./notice.js";
import { rushed } from "./pace.js";
import { post } from "./post.js";
import { keepTold, sentences } from "./recent.js";
import { drawn } from "./settling.js";
import { awaits, fold, keepScore } from "./sheet.js";
import { announce, play } from "./sound.js";
import { room, seated, state } from "./state.js";
import { hear } from "./talk.js";
import { lookAtClocks, runRing } from "./time.js";

/** @import { Message } from "./messages.js" */

// milliseconds after which a table that has just come is heard
const COMES = 800;

let timer = 0;

/** @param {Message} message */
export function show(message) {
  if (message.page !== room.dataset.page) return location.reload();
  const before = state.message;
  const changed = message.seen !== before?.seen || message.phase !== before.phase;
  state.message = message;
  const arriving = before === null && !message.rest;
  if (changed) state.done = null;
  if (changed) state.ending = !arriving && Boolean(message.finale) && !rushed();
  draw(state.ending ? message.finale : message.html, changed);
  if (!before) read(); // it was drawn before anybody listened
  if (changed) outdateNotice();
  keepTold({ ...message, passed: message.passed ?? missed(message, before) }, changed);
  if (changed) outdate(message);
  if (changed) cancel();
  else mark();
  if (message.phase !== "playing") forget();
  advise();
  label(message);
  tell(message.log, message.log_from);
  hear(message.chat, message.chat_from, !before);
  if (before && changed) sound(message);
  if (before) tellNews(message, before);
  else arrive();
  speak(message, !before);
  morph(the("again"), message.again || NOTHING);
  the("about").innerHTML = message.about;
  the("variant").innerHTML = message.variant;
  showSpectators(message);
  runRings();
  if (!rushed() || !before || message.phase !== "playing") keepScore(message, !before);
  deal();
  if (!state.ending && !state.resting) doAlone(message, act);
  if (changed) explain(message, Boolean(before?.turn) && !message.turn && message.by !== message.own);
}

/**
 * What was told while the line was cut: it brings the whole log anew.
 *
 * @param {Message} message
 * @param {Message | null} before
 */
function missed({ log, log_from, rounds }, before) {
  const known = the("log").childElementCount;
  if (!before || log_from || !known || rounds !== before.rounds) return [];
  const newest = sentences(find("told")).length || 1;
  return log.slice(known, -newest).map((say) => ({ told: [say], moment: false }));
}

/**
 * What programs say, and what hangs at seats already: the first of it brings what it takes.
 *
 * @param {Message} message
 * @param {boolean} arriving
 */
async function speak(message, arriving) {
  if (!message.remarks?.length && !find("bubbles")?.childElementCount) return;
  const { dressed, hearPrograms } = await import("./bubbles.js");
  await dressed;
  hearPrograms(message, arriving);
}

/**
 * What is told once in a note: a choice that came back, a seat that changed hands.
 *
 * @param {Message} message
 * @param {Message} before
 */
function tellNews(message, before) {
  const { returned, handed, overdue, gone = {} } = message;
  if (returned && returned.number !== before.returned?.number) say(returned.say);
  else if (overdue && overdue.number !== before.overdue?.number) say(overdue.say);
  for (const [seat, told] of Object.entries(gone)) if (!before.gone?.[seat]) say(told);
  if (!handed || handed.number === before.handed?.number) return;
  say(handed.say, { lasts: handed.own ? "told" : "" });
}

/** The next round, once all have put the sheet of the last one away. */
export function deal() {
  const { message } = state;
  if (!state.ending || !message || state.resting || awaits()) return;
  state.ending = false;
  draw(message.html, true);
  read();
  keepTold(message, false);
  label(message);
  mark();
  doAlone(message, act);
}

/** The sheet is put away: others may still be reading theirs. */
export function putAway() {
  fold();
  if (state.resting && seated && state.message?.rest?.own) post("hurry");
  deal();
  leadFocus();
}

/**
 * @param {string} html
 * @param {boolean} changed whether something has happened; else it is drawn for another size
 */
function draw(html, changed) {
  const before = find("felt");
  morph(the("stage"), html);
  if (!changed && before && find("felt") !== before) dropPassed();
  if (changed && find("felt") !== before) read();
  if (find("lobby")) dress();
  drawn();
  runRings();
  beat();
  lookAtClocks();
  state.prompt = find("prompt")?.textContent ?? "";
}

/** What a table says that has only just come into sight is heard by nobody: it is written once more. */
function read() {
  clearTimeout(timer);
  timer = setTimeout(() => ["told", "prompt", "heard"].forEach(rewrite), COMES);
}

/** A lobby has a style sheet of its own, which comes when a game was stopped. */
function dress() {
  const { lobby = "" } = room.dataset;
  if (document.querySelector(`link[href="${lobby}"]`)) return;
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: lobby });
  document.head.append(sheet);
}

/** What has gone by does not move once more because the phone was turned. */
function dropPassed() {
  for (const old of document.querySelectorAll("#felt > :is(.beat, .gone)")) old.remove();
}

/** Lets every ring run for as long as is left. */
function runRings() {
  for (const ring of /** @type {NodeListOf<SVGElement>} */ (document.querySelectorAll("[data-seconds]"))) {
    runRing(ring);
  }
}

/**
 * In the title and the bar of the page: whether it is one's turn, where the game stands, what can be had.
 *
 * @param {Message} message
 */
function label(message) {
  document.title = `${message.turn ? "● " : ""}${room.dataset.title}`;
  the("where").textContent = find("felt")?.dataset.title ?? "";
  the("undo-button", HTMLButtonElement).disabled = !message.undo;
  the("hint-button", HTMLButtonElement).disabled = !message.hint;
  for (const button of document.querySelectorAll(".lay-sheet")) {
    button.toggleAttribute("hidden", !message.sheet);
  }
  find("stop-game")?.toggleAttribute("hidden", message.phase !== "playing");
  const solo = Boolean(message.solo);
  for (const asks of ["stop", "leave"]) {
    find(`${asks}-alone`)?.toggleAttribute("hidden", !solo);
    find(`${asks}-others`)?.toggleAttribute("hidden", solo);
  }
}

/**
 * Who only watches: how many in the bar, and who beside the talk.
 *
 * @param {Message} message
 */
function showSpectators({ watching, watchers }) {
  the("watching").textContent = watching;
  const count = the("watchers");
  count.hidden = !watchers;
  count.textContent = String(watchers);
  count.ariaLabel = watching;
  count.title = watching;
}

/** @param {Message} message */
function sound(message) {
  play(message.sound || (message.turn ? "turn" : ""));
  announce(message.speak);
}
