// Leafing through a finished game: a slider, keys, and the log beside it.

import { beat } from "./beats.js";
import { bringUp, find, onReshape, shape, the } from "./dom.js";
import { morph } from "./morph.js";
import { play } from "./sound.js";
import { setUp } from "./still.js";

/** @import { Step } from "./messages.js" */

const PACE = 900; // milliseconds a step stays when the game runs by itself
const STEPS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
  ["PageUp", -10],
  ["PageDown", 10],
  ["Home", -Infinity],
  ["End", Infinity],
]);

const OPEN = "open"; // seen by nobody in particular, with all hands open

const scrub = the("scrub", HTMLInputElement);
const seat = the("seat", HTMLSelectElement);
const log = the("log");
const game = the("room").dataset.game;
const length = Number(scrub.max);

/** What is asked for at the moment, and what lets the game run. */
const leafing = { asked: 0, timer: 0 };

/**
 * Asks for the table at a step and shows it, unless another step was asked for meanwhile.
 *
 * @param {number} n
 */
async function show(n) {
  leafing.asked += 1;
  const asked = leafing.asked;
  scrub.value = String(Math.min(Math.max(n, 0), length));
  const how = new URLSearchParams({ n: scrub.value, draw: shape() });
  if (seat.value === OPEN) how.set("hands", "true");
  else if (seat.value) how.set("seat", seat.value);
  const answer = await fetch(`/api/finished/${game}/view?${how}`);
  /** @type {Step} */
  const step = await answer.json();
  if (asked !== leafing.asked) return;
  morph(the("stage"), step.html);
  beat();
  play(step.sound);
  the("step").textContent = `${step.n} / ${step.length}`;
  follow(step.n);
  lay(step.hands);
  share(step.n);
}

/**
 * Lays hands open below the table.
 *
 * @param {Step["hands"]} hands
 */
function lay(hands) {
  const place = the("hands");
  place.hidden = !hands.length;
  place.replaceChildren(
    ...hands.map(({ seat, name, html }) => {
      const figure = document.createElement("figure");
      figure.className = `s${seat}`;
      figure.innerHTML = html;
      figure.prepend(Object.assign(document.createElement("figcaption"), { textContent: name }));
      return figure;
    }),
  );
  for (const still of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(".still"))) setUp(still);
}

/**
 * The address of a moment, in the bar and to be sent; who plays on begins there.
 *
 * @param {number} n
 */
function share(n) {
  const here = new URLSearchParams({ n: String(n) });
  if (seat.value) here.set("seat", seat.value);
  history.replaceState(null, "", `?${here}`);
  const link = the("link", HTMLAnchorElement);
  link.href = link.textContent = `${link.href.split("?")[0]}?${here}`;
  const form = document.querySelector("#play-on form");
  if (!(form instanceof HTMLFormElement)) return;
  const field = form.elements.namedItem("n");
  if (field instanceof HTMLInputElement) field.value = String(n);
  for (const button of form.querySelectorAll("button")) button.disabled = n === length;
}

/** Copies the link as a hand would: the clipboard's own interface is missing where there is no TLS. */
function copyLink() {
  getSelection()?.selectAllChildren(the("link"));
  if (document.execCommand("copy")) the("copied").textContent = the("room").dataset.copied ?? "";
}

/**
 * Marks the lines of the log that tell of a step, and brings the first of them to the middle.
 *
 * @param {number} n
 */
function follow(n) {
  for (const line of /** @type {Iterable<HTMLElement>} */ (log.children)) {
    line.classList.toggle("now", Number(line.dataset.n) === n);
  }
  const now = /** @type {HTMLElement | null} */ (log.querySelector(".now"));
  log.scrollTop = (now?.offsetTop ?? 0) - log.clientHeight / 2;
}

/** @param {number} by */
const leaf = (by) => show(Number(scrub.value) + by);

/** The steps at which rounds begin, and where the game begins and ends. */
const rounds = (the("course").dataset.rounds ?? "").split(" ").filter(Boolean).map(Number);
const borders = [0, ...rounds, length];

/**
 * Goes on to where the next round begins, or back to where this one or the last one did.
 *
 * @param {number} way
 */
function leafRound(way) {
  const n = Number(scrub.value);
  const next = way > 0 ? borders.find((step) => step > n) : borders.findLast((step) => step < n);
  show(next ?? n);
}

/** Lets the game run by itself, from the start again if it is over, or stops it. */
function run() {
  if (leafing.timer) {
    clearInterval(leafing.timer);
    leafing.timer = 0;
  } else {
    if (Number(scrub.value) === length) show(0);
    leafing.timer = setInterval(() => (Number(scrub.value) < length ? leaf(1) : run()), PACE);
  }
  const running = leafing.timer !== 0;
  the("run").ariaPressed = String(running);
  the("run").title = the("room").dataset[running ? "stop" : "run"] ?? "";
}

/** @param {KeyboardEvent} event */
function press(event) {
  const by = STEPS.get(event.key);
  const writing = event.target instanceof Element && event.target.matches("input, select");
  if (by === undefined || writing) return;
  event.preventDefault();
  if (event.shiftKey && Math.abs(by) === 1) leafRound(by);
  else leaf(by);
}

/** @param {MouseEvent} event */
function click({ target }) {
  if (!(target instanceof HTMLElement && target.dataset.n)) return;
  show(Number(target.dataset.n));
  bringUp(the("stage"));
}

scrub.oninput = () => leaf(0);
seat.onchange = () => leaf(0);
onReshape(() => leaf(0));
the("back").onclick = () => leaf(-1);
the("on").onclick = () => leaf(1);
the("run").onclick = run;
for (const [id, way] of /** @type {[string, number][]} */ ([
  ["round-back", -1],
  ["round-on", 1],
])) {
  find(id)?.addEventListener("click", () => leafRound(way));
}
log.onclick = click;
document.onkeydown = press;
the("copy-link").onclick = copyLink;
const asked = new URLSearchParams(location.search);
seat.value = asked.get("seat") ?? "";
if (seat.selectedIndex < 0) seat.value = "";
show(Number(asked.get("n") ?? location.hash.slice(1)) || 0);
