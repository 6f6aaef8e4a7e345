// Asking something of the table; what is refused is said aloud.

import { say } from "./notice.js";
import { room } from "./state.js";

/** @import { Answer } from "./messages.js" */

const PAUSED = 503; // nothing was done: the house pauses, and says so
const PAUSES = 20; // times that it is asked again
const PAUSE = 1000; // milliseconds between two of them

/** @type {Answer} */
const LOST = { error: "lost", lost: true };

/**
 * @template {object} [A=Answer]
 * @param {string} what
 * @param {object} [body]
 * @param {boolean} [quietly] a refusal is not worth a word
 * @returns {Promise<A & Answer>}
 */
export async function post(what, body = {}, quietly = false) {
  const answer = await send(`/api/tables/${room.dataset.table}/${what}`, body).catch(() => LOST);
  if (answer.lost && what === "why") say(room.dataset.unsent ?? ""); // an action is sent again
  if (answer.error && !quietly && !answer.retry && !answer.lost) say(answer.error, answer);
  return answer;
}

/**
 * @param {string} path
 * @param {object} body
 */
async function send(path, body, pauses = PAUSES) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.status === PAUSED && pauses) {
    await new Promise((resume) => setTimeout(resume, PAUSE));
    return send(path, body, pauses - 1);
  }
  return answer.json();
}
