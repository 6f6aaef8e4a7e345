// Talk at the table: what is said, and who is not to be heard here.

import { keep, kept } from "./cookies.js";
import { find, the } from "./dom.js";
import { say } from "./notice.js";
import { post } from "./post.js";

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
 * Hears no more of somebody, in this browser.
 *
 * @param {string} name
 */
export function mute(name) {
  keep("muted", `${kept("muted") ?? ""}|${encodeURIComponent(name)}`);
  hush();
}

/** Hides what those say who are muted. */
function hush() {
  const muted = kept("muted")?.split("|") ?? [];
  for (const line of /** @type {Iterable<HTMLElement>} */ (sayings.children)) {
    line.hidden = muted.includes(encodeURIComponent(line.dataset.name ?? ""));
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
