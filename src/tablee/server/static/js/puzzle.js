// A puzzle: the table as in a game, and one choice that is clearly the best. Knows no game.

import { find, onReshape, shape, the } from "./dom.js";
import { play } from "./sound.js";
import { room } from "./state.js";
import { draw, letTry, refuse } from "./trying.js";

/** @import { PuzzleTry, Worth } from "./messages.js" */

/** What was tried so far and is not the best, by its action; and whether the answer is known. */
const puzzle = { tried: /** @type {Map<string, Worth>} */ (new Map()), over: false };

/**
 * Tries an action, gives up, or asks for the table as it stands.
 *
 * @param {{ action?: string, show?: boolean }} wish
 * @returns {Promise<PuzzleTry>}
 */
async function ask(wish) {
  try {
    const answer = await fetch(`/api/puzzles/${room.dataset.puzzle}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...wish, draw: shape() }),
    });
    return await answer.json();
  } catch {
    return { error: room.dataset.offline, verdict: "wrong", said: "", why: null, choices: [], views: [] };
  }
}

/** Shows the table as it stands; once the answer is known it stays as it is. */
async function show() {
  if (puzzle.over) return;
  const { views, error } = await ask({});
  if (error) return say(error, "wrong");
  for (const view of views) draw(view);
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
}

/** @param {string} action */
async function act(action) {
  const answer = await ask({ action });
  if (answer.verdict === "right") return end(answer);
  for (const worth of answer.choices ?? []) puzzle.tried.set(worth.action, worth);
  say(answer.error || answer.said, "wrong");
  tell(answer.standing);
  refuse();
  play("knock");
}

async function giveUp() {
  const answer = await ask({ show: true });
  if (answer.error) return say(answer.error, "wrong");
  end(answer);
}

/** @param {PuzzleTry} answer */
function end({ verdict, said, why, choices, views, standing }) {
  puzzle.over = true;
  for (const view of views) {
    draw(view);
    play(view.sound);
  }
  say(said, verdict === "right" ? "done" : "shown");
  the("task").hidden = true;
  the("why").textContent = why ?? "";
  the("why").hidden = !why;
  weigh(choices);
  tell(standing);
  the("give-up").hidden = true;
  the("after").hidden = false;
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
  the("worths").replaceChildren(...rows.map(row));
  the("worths").hidden = false;
}

/** @param {Worth} worth */
function row({ action, say: words, path, percent, told, best }) {
  const bar = Object.assign(document.createElement("meter"), { min: 0, max: 100, value: percent });
  bar.setAttribute("aria-hidden", "true");
  const line = document.createElement("li");
  const show = Object.assign(document.createElement("button"), { type: "button" });
  for (const event of ["pointerenter", "focus", "click"]) show.addEventListener(event, () => point(path));
  line.className = best ? "best" : puzzle.tried.has(action) ? "tried" : "";
  const mark = best ? room.dataset.best : puzzle.tried.has(action) ? room.dataset.yours : "";
  const name = Object.assign(document.createElement("span"), { textContent: words });
  if (mark) name.append(" ", Object.assign(document.createElement("small"), { textContent: mark }));
  const number = Object.assign(document.createElement("b"), { textContent: told });
  show.append(name, bar, number);
  line.append(show);
  return line;
}

/**
 * Shows the pieces of a choice at the table.
 *
 * @param {string[]} path
 */
function point(path) {
  for (const piece of document.querySelectorAll("#felt .advised")) piece.classList.remove("advised");
  for (const id of path) find(id)?.classList.add("advised");
}

/** @param {string | undefined} standing the rating and the streak, in words */
function tell(standing) {
  if (standing) the("standing").textContent = standing;
}

letTry(act, () => say("", ""));
the("give-up").onclick = giveUp;
onReshape(show);
show();
