// Showing what the stream brought: the drawing, and all that stands around it.

import { act, cancel } from "./acting.js";
import { doAlone } from "./alone.js";
import { advise, forget } from "./coach.js";
import { find, the } from "./dom.js";
import { mark } from "./felt.js";
import { tell } from "./log.js";
import { morph } from "./morph.js";
import { explain } from "./news.js";
import { say } from "./notice.js";
import { rushed } from "./pace.js";
import { keepScore } from "./sheet.js";
import { announce, play } from "./sound.js";
import { room, state } from "./state.js";
import { hear } from "./talk.js";

/** @import { Message } from "./messages.js" */

/** @param {Message} message */
export function show(message) {
  const before = state.message;
  const changed = message.seen !== before?.seen || message.phase !== before.phase;
  state.message = message;
  if (changed) state.ending = before !== null && Boolean(message.finale) && !rushed();
  draw(state.ending ? message.finale : message.html);
  if (changed) cancel();
  else mark();
  if (message.phase !== "playing") forget();
  advise();
  if (changed) explain(message);
  label(message);
  tell(message.log, message.log_from);
  hear(message.chat, message.chat_from, !before);
  if (before && changed) sound(message);
  if (before && message.returned && message.returned.number !== before.returned?.number) {
    say(message.returned.say);
  }
  const sheetComes = (!rushed() || !before) && keepScore(message, !before);
  if (changed && state.ending && !sheetComes) deal();
  if (!state.ending) doAlone(message, act);
}

/** The next round, once the sheet of the last one is put away. */
export function deal() {
  const { message } = state;
  if (!state.ending || !message) return;
  state.ending = false;
  draw(message.html);
  mark();
  doAlone(message, act);
}

/** @param {string} html */
function draw(html) {
  morph(the("stage"), html);
  for (const ring of /** @type {NodeListOf<SVGElement>} */ (document.querySelectorAll("[data-seconds]"))) {
    ring.style.setProperty("--seconds", `${ring.dataset.seconds}s`);
    ring.style.setProperty("--gone", `-${ring.dataset.gone ?? 0}s`);
  }
  state.prompt = find("prompt")?.textContent ?? "";
}

/**
 * In the title and the bar of the page: whether it is one's turn, where the game stands, what can be had.
 *
 * @param {Message} message
 */
function label(message) {
  document.title = `${message.paths.length ? "● " : ""}${room.dataset.title}`;
  the("where").textContent = find("felt")?.dataset.title ?? "";
  the("undo-button").hidden = !message.undo;
  the("hint-button").hidden = !message.hint;
  the("sheet-button").hidden = !message.sheet;
}

/** @param {Message} message */
function sound(message) {
  play(message.sound || (message.paths.length ? "turn" : ""));
  announce(message.speak);
}
