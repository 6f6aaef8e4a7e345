// The course of a finished game: chances drawn under the scrubber as they come, slips, and luck and choices.

import { the } from "./dom.js";

/** @import { Course } from "./messages.js" */

const PAUSE = 1500; // milliseconds between two looks at how far it has come
const WIDTH = 1000;
const HEIGHT = 100;
const PARTS = /** @type {const} */ (["cards", "held", "choices", "others"]);

const game = the("room").dataset.game;
const course = the("course");
const scrub = the("scrub", HTMLInputElement);
const length = Number(scrub.max);

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
  const [done, all] = [found.moments.length, found.length + 1];
  const growing = course.dataset.growing ?? "";
  say(found.complete ? "" : growing.replace("…", String(done)).replace("…", String(all)));
}

/** @param {string} words */
function say(words) {
  the("course-state").textContent = words;
  the("course-state").hidden = !words;
}

/** @param {Course} found */
function draw({ moments, slips }) {
  course.hidden = moments.length < 2;
  for (const [seat, line] of document.querySelectorAll("#course-lines polyline").entries()) {
    const points = moments.map(({ n, own }) => `${across(n).toFixed(1)},${HEIGHT * (1 - (own[seat] ?? 0))}`);
    line.setAttribute("points", points.join(" "));
  }
  the("course-marks").replaceChildren(
    ...slips.map(({ n, seat, told }) => {
      const own = moments.find((moment) => moment.n === n)?.own[seat] ?? 0;
      const mark = document.createElement("button");
      mark.type = "button";
      mark.className = `slip s${seat}`;
      mark.title = mark.ariaLabel = told;
      mark.style.left = `${across(n) / 10}%`;
      mark.style.top = `${100 * (1 - own)}%`;
      mark.onclick = () => go(n);
      return mark;
    }),
  );
}

/** @param {Course} found */
function tell({ slips, summaries = [], accounts = [] }) {
  the("choices-made").hidden = false;
  for (const row of summaries) {
    const place = document.querySelector(`[data-summary="${row.seat}"]`);
    if (place) place.textContent = row.told;
  }
  const list = the("slips");
  const lines = slips.map(({ n, told }) => {
    const line = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = told;
    button.onclick = () => go(n);
    line.append(button);
    return line;
  });
  list.replaceChildren(...(lines.length ? lines : [list.dataset.none ?? ""]));
  const names = /** @type {string[]} */ (JSON.parse(the("accounts").dataset.names ?? "[]"));
  the("accounts").replaceChildren(...accounts.map((account, seat) => bar(account, names[seat] ?? "")));
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
  const told = PARTS.map((part) => `${points(account[part])}`).join(", ");
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

/** @param {number} part */
const points = (part) => `${part < 0 ? "−" : "+"}${Math.abs(Math.round(100 * part))}`;

/** @param {number} n */
function go(n) {
  scrub.value = String(n);
  scrub.dispatchEvent(new Event("input"));
}

function mark() {
  const [n = "0"] = (the("step").textContent ?? "0").split(" ");
  the("course-now", SVGPathElement).setAttribute("d", `M${across(Number(n))} 0V${HEIGHT}`);
}

the("course-lines", SVGSVGElement).onclick = (event) => {
  const box = the("course-lines", SVGSVGElement).getBoundingClientRect();
  go(Math.round((length * (event.clientX - box.left)) / box.width));
};
new MutationObserver(mark).observe(the("step"), { childList: true, characterData: true, subtree: true });
look();
