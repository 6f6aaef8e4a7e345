// The felt: what lights up, and what the prompt says between two steps.

import { advised, showAdvice } from "./advice.js";
import { next, open } from "./choosing.js";
import { find, the } from "./dom.js";
import { fit } from "./fitting.js";
import { resettle } from "./settling.js";
import { acted, choices, room, state } from "./state.js";

export const CANCEL = "do--cancel";
export const CONFIRM = "do--confirm";
export const NEXT = "do--next";
// milliseconds without a word after which it is heard who is waited for
const QUIET = 4000;
// milliseconds in which an answer has only just come
const NEW = 600;
const OPEN = `#felt .can:not(#${CANCEL}), #${NEXT}:not([hidden])`;

/**
 * Since when each answer is to be seen, by what it is and says.
 *
 * @type {Map<string, number>}
 */
let since = new Map();

/**
 * Lights up what may be chosen now, for eyes, keys and screen readers.
 *
 * @returns {boolean} whether what is advised may still be followed
 */
export function mark() {
  const felt = find("felt");
  if (!felt) return true;
  const lit = litUp();
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
    felt.querySelectorAll(`button:not([data-post], #${NEXT}, #ending-close)`)
  )) {
    const can = lit.has(button.id);
    const taken = state.chosen.includes(button.id);
    button.classList.toggle("can", can);
    button.classList.toggle("unlit", can && isUnlit(button.id));
    button.classList.toggle("only", can && state.forced);
    button.classList.toggle("chosen", taken);
    button.classList.toggle("waiting", state.message?.waiting?.includes(button.id) ?? false);
    button.setAttribute("aria-disabled", String(!can && !taken));
    button.tabIndex = can || taken ? 0 : -1;
    button.hidden = !can && button.matches(".choice");
  }
  find(NEXT)?.toggleAttribute("hidden", !state.stepping);
  const now = performance.now();
  const answers = [...felt.querySelectorAll(`:is(.choice, #${NEXT}):not([hidden])`)].map(named);
  since = new Map(answers.map((answer) => [answer, since.get(answer) ?? now]));
  const words = prompt();
  if (the("prompt").textContent !== words) the("prompt").textContent = words;
  hush(words);
  fit(find("say"));
  const followed = showAdvice(state.chosen);
  resettle();
  leadFocus();
  return followed;
}

/** Who is waited for, and when that is heard. */
const waits = { words: "", timer: 0 };

/**
 * That others are waited for is heard once, and only if nothing comes of it for a while.
 *
 * @param {string} words
 */
function hush(words) {
  const { phase, turn, paths = [] } = state.message ?? {};
  const others = phase === "playing" && !turn && !paths.length && words === state.prompt;
  the("prompt").ariaLive = others ? "off" : null;
  const awaited = others ? words : "";
  if (awaited === waits.words) return;
  clearTimeout(waits.timer);
  waits.words = awaited;
  if (others) waits.timer = setTimeout(tellWaits, QUIET);
}

function tellWaits() {
  const line = find("prompt");
  if (line) line.ariaLive = null;
  rewrite("prompt");
}

/**
 * What stands there already is written once more, to be heard.
 *
 * @param {string} id
 */
export function rewrite(id) {
  const line = find(id);
  line?.replaceChildren(...line.cloneNode(true).childNodes);
}

/** @param {Element} answer */
const named = ({ id, textContent }) => `${id} ${textContent}`;

/**
 * Whether an answer has only just come.
 *
 * @param {Element} answer
 */
export const isNew = (answer) => performance.now() - (since.get(named(answer)) ?? -NEW) < NEW;

/**
 * Whoever goes by keys and is at the table stays where the choice is: the focus goes on to what is to be
 * chosen next, and waits at the table where nothing is.
 */
export function leadFocus() {
  const felt = find("felt");
  const at = document.activeElement;
  if (!felt || !state.byKeys || document.querySelector("dialog[open]")) return;
  const elsewhere = at && at !== document.body && !felt.contains(at);
  if (elsewhere || at?.matches(OPEN)) return;
  felt.tabIndex = -1;
  (firstOpen() ?? felt).focus({ preventScroll: true });
}

/** What keys come to first of all that lights up: what is advised, and what the server found for a step. */
export const foremost = () =>
  [...advised().slice(0, 1), ...(state.message?.front?.[state.chosen.join(" ")] ?? []).map(find)]
    .filter((one) => one !== null)
    .filter((one) => one.matches(OPEN));

/**
 * Where whoever goes by keys begins: with what comes first, with the hand, before piles and what is only
 * tried.
 *
 * @returns {HTMLElement | null}
 */
export const firstOpen = () =>
  foremost()[0] ??
  document.querySelector("#felt .card.can:not(.unlit)") ??
  document.querySelector("#felt .piece.can:not(.unlit)") ??
  firstAnswer() ??
  document.querySelector(OPEN);

/** Of answers in a row the first to the eyes: style sheets put them in order. */
function firstAnswer() {
  const answers = /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll(`#choices .can:not(.unlit, #${CANCEL})`)
  );
  return [...answers].sort((a, b) => a.offsetTop - b.offsetTop || a.offsetLeft - b.offsetLeft)[0];
}

/**
 * Whether a piece may be tried and yet is not shown as open: so it is with all that it can be chosen for.
 *
 * @param {string} id
 */
function isUnlit(id) {
  const led = open(choices(), state.chosen).filter(({ path }) => path[state.chosen.length] === id);
  return led.length > 0 && led.every(({ unlit }) => unlit);
}

function litUp() {
  const lit = state.pending ? new Set([CONFIRM]) : next(choices(), state.chosen);
  return state.chosen.length ? lit.add(CANCEL) : lit;
}

/** What is to be done: between two steps it says in short what has been chosen. */
function prompt() {
  if (acted()) return the("prompt").textContent ?? ""; // it is nobody's turn until that is shown
  if (find("coach")?.hidden === false) return room.dataset.coached ?? "";
  if (state.offline) return room.dataset.offline ?? "";
  if (state.stepping) return room.dataset.step ?? "";
  if (state.behind && state.message?.paths.length) return room.dataset.meanwhile ?? "";
  if (state.pending) return state.pending.say;
  const asked = state.message?.asks?.[state.chosen.join(" ")];
  if (asked) return asked;
  const last = find(state.chosen.at(-1));
  if (!last) return state.forced ? `${state.prompt} ${room.dataset.forced}` : state.prompt;
  const [name = ""] = (last.ariaLabel ?? last.textContent ?? "").split(", ");
  return (room.dataset.further ?? "").replace("…", name);
}

/**
 * Says no, as a hand does.
 *
 * @param {string | undefined} id
 */
export function shake(id) {
  find(id)?.animate({ translate: ["-6px", "6px", "0"] }, { duration: 120, iterations: 2 });
}
