// The course of a finished game: chances drawn under the scrubber as they come, slips, and luck and choices.

import { point } from "./advice.js";
import { bringUp, the } from "./dom.js";

/** @import { Course } from "./messages.js" */

const PAUSE = 1500; // milliseconds between two looks at how far it has come
const WIDTH = 1000;
const HEIGHT = 100;
const PARTS = /** @type {const} */ (["cards", "held", "choices", "others"]);

const game = the("room").dataset.game;
const course = the("course");
const scrub = the("scrub", HTMLInputElement);
const length = Number(scrub.max);
const rounds = (course.dataset.rounds ?? "").split(" ").filter(Boolean).map(Number);
const round = course.dataset.round ?? "";

/**
 * Something told of a step: in words; of a slip also by whom, the pieces of the better choice, and those of
 * what was done.
 *
 * @typedef {{ n: number, told?: string, seat?: number, path?: string[], made?: string[] }} Told
 */

/**
 * The step that was asked for here, and what is told of it; and none.
 *
 * @type {Told}
 */
const wanted = { n: -1 };
/** @type {Told} */
const NOWHERE = { n: -1 };

/**
 * Where the marks on the curve lead.
 *
 * @type {Map<Element, Told>}
 */
const leads = new Map();

/** @param {number} n */
const across = (n) => (WIDTH * n) / Math.max(length, 1);

async function look() {
  const answer = await fetch(`/api/finished/${game}/analysis`);
  if (!answer.ok) return setTimeout(look, 4 * PAUSE);
  /** @type {Course} */
  const found = await answer.json();
  if (!found.possible) return say(course.dataset.impossible ?? "");
  draw(found);
  if (found.complete) tell(found);
  else setTimeout(look, PAUSE);
  const done = 25 * Math.floor((4 * found.moments.length) / (found.length + 1)); // each is heard
  say(found.complete ? "" : (course.dataset.growing ?? "").replace("…", String(done)));
}

/** @param {string} words */
function say(words) {
  const state = the("course-state");
  if (state.textContent !== words) state.textContent = words;
  state.hidden = !words;
}

/** @param {Course} found */
function draw({ moments, slips, turns }) {
  course.hidden = moments.length < 2;
  for (const [seat, line] of document.querySelectorAll("#course-lines polyline").entries()) {
    const points = moments.map(({ n, own }) => `${across(n).toFixed(1)},${HEIGHT * (1 - (own[seat] ?? 0))}`);
    line.setAttribute("points", points.join(" "));
  }
  /** @param {{ n: number, seat: number }} moment */
  const height = ({ n, seat }) => 100 * (1 - (moments.find((moment) => moment.n === n)?.own[seat] ?? 0));
  leads.clear();
  the("course-marks").replaceChildren(
    ...rounds.map((n, k) => roundAt(n, k + 2)),
    ...turns.map((turn) => markAt(unseated(turn), height(turn), `turn s${turn.seat}`, turn.told)),
    ...slips.map((slip) => markAt(slip, height(slip), `slip s${slip.seat}`, slip.told)),
  );
}

/**
 * Where a round begins.
 *
 * @param {number} n
 * @param {number} number
 */
function roundAt(n, number) {
  const mark = Object.assign(document.createElement("span"), {
    className: "round",
    title: round.replace("…", String(number)),
    textContent: String(number),
  });
  mark.style.left = `${across(n) / 10}%`;
  return mark;
}

/**
 * A mark on the curve, which leads to its step.
 *
 * @param {Told} moment
 * @param {number} top how far from above, in hundredths
 * @param {string} kind
 * @param {string} told
 */
function markAt(moment, top, kind, told) {
  const mark = Object.assign(document.createElement("button"), {
    type: "button",
    className: kind,
    title: told,
    ariaLabel: told,
  });
  mark.style.left = `${across(moment.n) / 10}%`;
  mark.style.top = `${top}%`;
  leads.set(mark, moment);
  return mark;
}

/**
 * The mark that is meant: the one a key is pressed on, or that whose middle is nearest to the finger.
 *
 * @param {MouseEvent} event
 */
function meant({ clientX, clientY, detail, target }) {
  const marks = [...leads.keys()];
  if (!detail) return marks.find((mark) => mark === target);
  const away = (/** @type {Element} */ mark) => {
    const { left, top, width, height } = mark.getBoundingClientRect();
    return Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
  };
  return marks.reduce((best, mark) => (away(mark) < away(best) ? mark : best));
}

/** @param {Course} found */
function tell({ slips, turns, summaries = [], accounts = [] }) {
  the("choices-made").hidden = false;
  for (const row of summaries) {
    const place = document.querySelector(`[data-summary="${row.seat}"]`);
    if (place) place.textContent = row.told;
  }
  list(the("slips"), slips);
  list(the("turns"), turns.map(unseated));
  const names = /** @type {string[]} */ (JSON.parse(the("accounts").dataset.names ?? "[]"));
  the("accounts").replaceChildren(...accounts.map((account, seat) => bar(account, names[seat] ?? "")));
}

/**
 * A moment that is looked at from no other seat than before.
 *
 * @param {Told} moment
 * @returns {Told}
 */
const unseated = ({ n, told }) => ({ n, told });

/**
 * Moments in words, each of which leads there.
 *
 * @param {HTMLElement} place
 * @param {Told[]} moments
 */
function list(place, moments) {
  const lines = moments.map((moment) => {
    const line = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    const small = Object.assign(document.createElement("small"), { textContent: when(moment.n) });
    button.append(small, moment.told ?? "");
    button.onclick = () => go(moment);
    line.append(button);
    return line;
  });
  place.replaceChildren(...(lines.length ? lines : [place.dataset.none ?? ""]));
}

/**
 * When a step was, in words: in which round, and which move of the game.
 *
 * @param {number} n
 */
function when(n) {
  const { moment = "", momentRound = "" } = the("choices-made").dataset;
  if (!rounds.length) return moment.replace("…", String(n));
  const begun = rounds.filter((step) => step <= n).length + 1;
  return momentRound.replace("…", String(begun)).replace("…", String(n));
}

/**
 * A player's account: what brought the chance up lies right of the middle, what brought it down left of it.
 *
 * @param {import("./messages.js").Account} account
 * @param {string} name
 */
function bar(account, name) {
  const row = document.createElement("div");
  row.className = "account";
  const told = PARTS.map((part) => `${named(part)} ${points(account[part])}`).join(", ");
  row.append(Object.assign(document.createElement("b"), { textContent: name, dir: "auto" }));
  const line = Object.assign(document.createElement("span"), { className: "line", title: told });
  const total = Math.max(1.2, ...[1, -1].map((sign) => sum(account, sign)));
  for (const sign of [-1, 1]) {
    let at = 0;
    for (const part of PARTS) {
      const size = (50 * Math.max(0, sign * account[part])) / total;
      const piece = Object.assign(document.createElement("i"), { className: part });
      piece.style.width = `${size}%`;
      piece.style.left = `${sign > 0 ? 50 + at : 50 - at - size}%`;
      at += size;
      if (size) line.append(piece);
    }
  }
  row.append(line, Object.assign(document.createElement("small"), { textContent: told }));
  return row;
}

/**
 * @param {import("./messages.js").Account} account
 * @param {number} sign
 */
const sum = (account, sign) => PARTS.reduce((all, part) => all + Math.max(0, sign * account[part]), 0);

/** @param {string} part */
const named = (part) => document.querySelector(`#choices-made [data-part="${part}"]`)?.textContent ?? "";

/** @param {number} part */
function points(part) {
  const rounded = Math.round(100 * part);
  return `${rounded < 0 ? "−" : rounded ? "+" : ""}${Math.abs(rounded)}`;
}

/**
 * Goes to a step, where the table is seen as the one saw it who chose there; what is told of it stands above,
 * and both choices are marked.
 *
 * @param {Told} moment
 */
function go({ n, told = "", seat, path = [], made = [] }) {
  Object.assign(wanted, { n, told, path, made });
  if (seat !== undefined) the("seat", HTMLSelectElement).value = String(seat);
  scrub.value = String(n);
  scrub.dispatchEvent(new Event("input"));
  const said = the("moment-said");
  said.textContent = told;
  said.hidden = !told;
  bringUp(told ? said : the("stage"));
}

function mark() {
  const [n = "0"] = (the("step").textContent ?? "0").split(" ");
  const there = Number(n) === wanted.n;
  const { path = [], made = [] } = there ? wanted : NOWHERE;
  point(
    path,
    made.filter((id) => !path.includes(id)).slice(0, 1), // where they part
  );
  if (!there) the("moment-said").hidden = true;
  the("course-now", SVGPathElement).setAttribute("d", `M${across(Number(n))} 0V${HEIGHT}`);
}

the("course-lines", SVGSVGElement).onclick = (event) => {
  const box = the("course-lines", SVGSVGElement).getBoundingClientRect();
  go({ n: Math.round((length * (event.clientX - box.left)) / box.width) });
};
the("course-marks").onclick = (event) => {
  const mark = meant(event);
  const moment = mark && leads.get(mark);
  if (moment) go(moment);
};
new MutationObserver(mark).observe(the("step"), { childList: true, characterData: true, subtree: true });
look();
