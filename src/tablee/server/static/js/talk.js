// Talk at the table: what is said, and who is not to be heard here.

import { keep, kept } from "./cookies.js";
import { find, the } from "./dom.js";
import { say } from "./notice.js";
import { post } from "./post.js";

const MOST_MUTED = 100; // as many as fit into a cookie

const sayings = the("sayings");

/**
 * Shows all that was said; what is new is also told in a notice, while the talk is out of sight.
 *
 * @param {string} html
 * @param {boolean} arriving whoever arrives is not told what was said before
 */
export function hear(html, arriving) {
  const heard = arriving ? Infinity : sayings.childElementCount;
  sayings.innerHTML = html;
  const lines = [.../** @type {Iterable<HTMLElement>} */ (sayings.children)];
  hush();
  for (const line of lines.slice(heard)) {
    if (!line.hidden && !sayings.checkVisibility()) say(line.dataset.said ?? "");
  }
}

/**
 * Hears no more of somebody, in this browser: of the person, whatever they are called and wherever they sit.
 *
 * @param {string} person the sign the server knows them by
 */
export function mute(person) {
  keep("muted", [...muted().filter((other) => other !== person), person].slice(-MOST_MUTED).join("|"));
  hush();
}

const muted = () => kept("muted")?.split("|") ?? [];

/** Hides what those say who are muted. */
function hush() {
  const unheard = muted();
  for (const line of /** @type {Iterable<HTMLElement>} */ (sayings.children)) {
    line.hidden = unheard.includes(line.dataset.person ?? "");
  }
}

/** @param {SubmitEvent} event */
async function send(event) {
  event.preventDefault();
  const words = the("words", HTMLInputElement);
  const { error } = await post("say", { text: words.value });
  if (!error) words.form?.reset();
}

/** Whoever sits at the table may talk. */
export function listenToWriting() {
  find("chat")?.addEventListener("submit", send);
}
