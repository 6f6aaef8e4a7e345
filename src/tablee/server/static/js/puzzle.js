// A puzzle: the table as in a game, and one choice that is clearly the best. Knows no game.

import { point } from "./advice.js";
import { find, onReshape, the } from "./dom.js";
import { lodge } from "./lodging.js";
import { play } from "./sound.js";
import { room } from "./state.js";
import { beginAtTheTable, draw, letTry, refuse, sized, why as whyNot } from "./trying.js";

/** @import { Message, PuzzleTry, Worth } from "./messages.js" */

/**
 * What was tried so far and is not the best, by its action; whether the answer is known; the table before the
 * choice; and the choice that is shown there.
 *
 * @type {{ tried: Map<string, Worth>, over: boolean, before: Message | null, shown: string[] | null }}
 */
const puzzle = { tried: new Map(), over: false, before: null, shown: null };

/**
 * Tries an action, touches pieces, gives up, or asks for the table as it stands.
 *
 * @param {{ action?: string, touched?: string[], show?: boolean }} wish
 * @returns {Promise<PuzzleTry>}
 */
async function ask(wish) {
  try {
    const answer = await fetch(`/api/puzzles/${room.dataset.puzzle}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...wish, draw: sized() }),
    });
    return await answer.json();
  } catch {
    return { error: room.dataset.offline, verdict: "wrong", said: "", why: null, choices: [], views: [] };
  }
}

/** Shows the table before the choice; once the right one was made, the table after it stays as it is. */
async function show() {
  if (puzzle.over && !puzzle.shown) return;
  const { views, error } = await ask({});
  if (error) return say(error, "wrong");
  puzzle.before = views[0] ?? null;
  if (puzzle.shown) showChoice(puzzle.shown);
  else if (puzzle.before && !puzzle.over) draw(puzzle.before);
}

/**
 * Says what came of a choice.
 *
 * @param {string} words
 * @param {string} verdict
 */
function say(words, verdict) {
  const reason = the("reason");
  reason.textContent = words;
  reason.className = verdict;
  reason.hidden = !words;
  lodge();
}

/** @param {string} action */
async function act(action) {
  const answer = await ask({ action });
  if (answer.verdict === "right") return end(answer);
  for (const worth of answer.choices ?? []) puzzle.tried.set(worth.action, worth);
  say(answer.error || answer.said, "wrong");
  tell(answer.standing);
  if (puzzle.tried.size) the("giving-up-about").hidden = true; // the first try has counted already
  refuse();
  play("knock");
}

/**
 * Pieces that lead nowhere: it is said why.
 *
 * @param {string[]} touched
 * @param {string} what
 */
async function touch(touched, what) {
  if (puzzle.over) return;
  const answer = await ask({ touched });
  say(answer.error || whyNot(answer, what), "wrong");
}

/**
 * Tells something that answers no choice.
 *
 * @param {string} words
 */
function note(words) {
  if (!puzzle.over) say(words, "note");
}

async function giveUp() {
  const answer = await ask({ show: true });
  if (answer.error) return say(answer.error, "wrong");
  end(answer);
}

/** @param {PuzzleTry} answer */
function end({ verdict, said, why, choices, views, standing }) {
  puzzle.over = true;
  weigh(choices);
  the("task").hidden = true;
  the("why").textContent = why ?? "";
  the("why").hidden = !why;
  tell(standing);
  the("giving-up").hidden = true;
  the("after").hidden = false;
  if (verdict === "right") {
    say(said, "done");
    for (const view of views) {
      draw(view);
      play(view.sound);
    }
  } else document.querySelector("#worths .best")?.querySelector("button")?.click();
  lodge();
  find("next")?.focus({ preventScroll: true });
}

/**
 * Draws what the choices are worth, those that were tried among them.
 *
 * @param {Worth[]} choices
 */
function weigh(choices) {
  const all = new Map(choices.map((worth) => [worth.action, worth]));
  for (const [action, worth] of puzzle.tried) if (!all.has(action)) all.set(action, worth);
  const rows = [...all.values()].sort((one, other) => other.percent - one.percent);
  the("worths").replaceChildren(...rows.map((worth, k) => row(worth, k + 1)));
  the("weighed").hidden = false;
}

/**
 * @param {Worth} worth
 * @param {number} rank
 */
function row({ action, say: words, said, path, percent, told, best }, rank) {
  const mark = best ? room.dataset.best : puzzle.tried.has(action) ? room.dataset.yours : "";
  const name = part("span", words);
  if (mark) name.append(" ", part("small", mark));
  name.append(part("span", places(path), "unseen"));
  const bar = Object.assign(document.createElement("meter"), { min: 0, max: 100, value: percent });
  bar.ariaHidden = "true";
  const show = Object.assign(document.createElement("button"), { type: "button" });
  show.append(part("i", String(rank)), name, bar, part("b", told));
  show.ariaPressed = "false";
  show.onclick = () => {
    say(said, best ? "shown" : "");
    the("why").classList.toggle("away", !best); // its room stays, and so does the table's
    press(show, path);
  };
  const line = document.createElement("li");
  line.className = best ? "best" : puzzle.tried.has(action) ? "tried" : "";
  line.append(show);
  return line;
}

/**
 * @param {string} tag
 * @param {string} words
 * @param {string} [kind]
 */
function part(tag, words, kind = "") {
  return Object.assign(document.createElement(tag), { textContent: words, className: kind });
}

/**
 * What lies where a choice is made, for whoever does not see it marked.
 *
 * @param {string[]} path
 */
function places(path) {
  const names = path.map((id) => find(id)?.ariaLabel).filter(Boolean);
  return names.length ? ` (${names.join(" → ")})` : "";
}

/**
 * Shows one of the choices, on the table as it was before it.
 *
 * @param {HTMLButtonElement} button
 * @param {string[]} path
 */
function press(button, path) {
  for (const other of document.querySelectorAll("#worths button")) other.ariaPressed = "false";
  button.ariaPressed = "true";
  showChoice(path);
}

/**
 * Marks the pieces of a choice, and the button it ends with where there is one.
 *
 * @param {string[]} path
 */
function showChoice(path) {
  puzzle.shown = path;
  if (puzzle.before) draw({ ...puzzle.before, paths: [] });
  point(path);
  keepApart();
  for (const id of path) {
    const button = find(id);
    if (button?.matches(".choice")) button.hidden = false;
  }
  lodge();
}

/** Where two pieces are numbered, each number stands on the side away from the other piece. */
function keepApart() {
  const marks = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#felt > .advice"));
  const [one, other] = marks;
  if (marks.length !== 2 || !one || !other) return;
  const [from, to] = [one, other].map(({ dataset }) => (dataset.at ?? "").split(" ").map(Number));
  const [x, y] = [0, 1].map((k) => Math.sign(Math.round((to?.[k] ?? 0) - (from?.[k] ?? 0))));
  [one, other].forEach((mark, k) => {
    const way = k ? 1 : -1;
    mark.classList.add("apart");
    mark.style.setProperty("--away-x", String(way * (x ?? 0)));
    mark.style.setProperty("--away-y", String(way * (y ?? 0)));
  });
}

/** @param {string | undefined} standing the rating and the streak, in words */
function tell(standing) {
  if (standing) the("standing").textContent = standing;
}

letTry({ act, touch, begin: () => say("", ""), tell: note });
the("give-up").onclick = giveUp;
onReshape(show);
show().then(beginAtTheTable);
