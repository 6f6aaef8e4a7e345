// Talk at the table: what is said, and who is not to be heard here.

import { keep, kept } from "./cookies.js";
import { find, the } from "./dom.js";
import { say } from "./notice.js";
import { post } from "./post.js";
import { play } from "./sound.js";
import { room } from "./state.js";

const MOST_MUTED = 100; // as many as fit into a cookie

const sayings = the("sayings");

const KEPT = 100; // sayings that stay on the page

/** Which saying is the first on the page, how many were ever heard here, and how many not read yet. */
const talk = { first: 0, heard: 0, unread: 0 };

/**
 * Marks the talk, and what opens it, with how much was said out of sight.
 *
 * @param {number} unread
 */
function count(unread) {
  talk.unread = unread;
  for (const mark of /** @type {NodeListOf<HTMLElement | SVGElement>} */ (
    document.querySelectorAll(".unread")
  )) {
    mark.toggleAttribute("hidden", !unread);
    if (mark.dataset.label) mark.textContent = `${unread} ${mark.dataset.label}`;
  }
}

/** Whatever is in sight has been read; the newest is brought there. */
function read() {
  if (!sayings.checkVisibility()) return;
  sayings.lastElementChild?.scrollIntoView?.({ block: "nearest" });
  if (talk.unread) count(0);
}

/**
 * Adds what was said, in the place of whatever stood there from then on; what is new is also told in a note,
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
    if (line.hidden) continue;
    const { person, seat, text = "", said = "", by = "" } = line.dataset;
    if (by.split(" ").includes(me())) continue; // who does something knows it
    const seen = sayings.checkVisibility();
    if (person) play("talk");
    if (person && !seen) count(talk.unread + 1);
    hang(seat, text, seen ? "" : said);
  }
  if (fresh.length) read();
  talk.heard = Math.max(talk.heard, from + lines.length);
  for (; sayings.childElementCount > KEPT; talk.first += 1) sayings.firstElementChild?.remove();
}

/**
 * What was said hangs at its seat, or is told in a note where it does not; the first of it brings what it
 * takes.
 *
 * @param {string | undefined} seat
 * @param {string} text
 * @param {string} said
 */
async function hang(seat, text, said) {
  const { bubble, dressed } = await import("./bubbles.js");
  await dressed;
  if (!bubble(seat, text) && said) say(said);
}

const heardNow = () => /** @type {Iterable<HTMLElement>} */ (sayings.children);

/** The sign of whoever looks at this page. */
const me = () => room.dataset.me || "nobody";

/**
 * Hears no more of somebody, in this browser, or hears them again: the person, whatever they are called and
 * wherever they sit.
 *
 * @param {string} person the sign the server knows them by
 */
export function mute(person) {
  const others = muted().filter((other) => other !== person);
  const unheard = muted().includes(person) ? others : [...others, person];
  keep("muted", unheard.slice(-MOST_MUTED).join("|"));
  hush();
}

const muted = () => kept("muted")?.split("|").filter(Boolean) ?? [];

/** Hides what those say who are muted, and lists them; nobody mutes themselves. */
function hush() {
  const unheard = muted();
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const line of heardNow()) {
    const { person = "" } = line.dataset;
    line.hidden = unheard.includes(person);
    if (line.hidden) names.set(person, line.querySelector("b")?.textContent ?? "");
    if (person === me()) line.querySelector(".mute")?.remove();
  }
  const list = the("muted");
  list.hidden = !names.size;
  list.replaceChildren(...[...names].map(([person, name]) => hearAgain(person, name)));
}

/**
 * @param {string} person
 * @param {string} name
 */
function hearAgain(person, name) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button small";
  button.dataset.mute = person;
  button.textContent = the("muted").dataset.hear?.replace("…", name) ?? name;
  return button;
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
  // what can be said from one's plate can be said here, too
  const phrases = document.querySelector(".phrases:empty");
  phrases?.append(...[...(find("emotes")?.children ?? [])].map((phrase) => phrase.cloneNode(true)));
  the("panel-talk").addEventListener("toggle", read);
  the("rail").addEventListener("toggle", read);
  find("chat")?.addEventListener("submit", send);
}
