// Asking something of the table; what is refused is said aloud.

import { say } from "./notice.js";
import { room } from "./state.js";

/** @import { Answer } from "./messages.js" */

/** @type {Answer} */
const LOST = { error: "lost", lost: true };

/**
 * @template {object} [A=Answer]
 * @param {string} what
 * @param {object} [body]
 * @returns {Promise<A & Answer>}
 */
export async function post(what, body = {}) {
  const answer = await send(`/api/tables/${room.dataset.table}/${what}`, body).catch(() => LOST);
  if (answer.error && !answer.retry && !answer.lost) say(answer.error, answer.clause);
  return answer;
}

/**
 * @param {string} path
 * @param {object} body
 */
async function send(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}
