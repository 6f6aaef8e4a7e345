// Talk at the table: what is said, and who is not to be heard here.

import { keep, kept } from "./cookies.js";
import { find, the } from "./dom.js";
import { say } from "./notice.js";
import { post } from "./post.js";

const sayings = the("sayings");

const KEPT = 100; // sayings that stay on the page

/** Which saying is the first on the page, and how many were ever heard here. */
const talk = { first: 0, heard: 0 };

/**
 * Adds what was said, in the place of whatever stood there from then on; what is new is also told in a notice,
 * while the talk is out of sight.
 *
 * @param {string[]} lines each as HTML
 * @param {number} from how many sayings came before them
 * @param {boolean} arriving whoever arrives is not told what was said before
 */
export function hear(lines, from, arriving) {
  if (from < talk.first || from > talk.first + sayings.childElementCount) {
    sayings.replaceChildren();
    talk.first = from;
  }
  while (talk.first + sayings.childElementCount > from) sayings.lastElementChild?.remove();
  sayings.insertAdjacentHTML("beforeend", lines.join(""));
  hush();
  const fresh = arriving ? [] : [...heardNow()].slice(Math.max(talk.heard, from) - talk.first);
  for (const line of fresh) {
    if (!line.hidden && !sayings.checkVisibility()) say(line.dataset.said ?? "");
  }
  talk.heard = Math.max(talk.heard, from + lines.length);
  for (; sayings.childElementCount > KEPT; talk.first += 1) sayings.firstElementChild?.remove();
}

const heardNow = () => /** @type {Iterable<HTMLElement>} */ (sayings.children);

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
  for (const line of heardNow()) {
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
