// A lesson: the table as in a game, but every choice is answered, right or wrong. Knows no game.

import { asSentence, find, linked, onReshape, the } from "./dom.js";
import { lodge } from "./lodging.js";
import { play } from "./sound.js";
import { room } from "./state.js";
import { beginAtTheTable, draw, letTry, refuse, sized, why } from "./trying.js";

/** @import { Message, Trial } from "./messages.js" */

const PAUSE = 1100; // milliseconds between what the learner does and what the others answer

const EDGE = 4; // pixels that a row may be off its end

const TASK = the("task").textContent;

/** What was played so far, all of it right, and what is to do now. */
const lesson = { played: /** @type {string[]} */ ([]), task: TASK };

/**
 * Tries an action, touches pieces, or asks for the table as it stands.
 *
 * @param {{ action?: string, touched?: string[] }} wish
 * @returns {Promise<Trial>}
 */
async function ask(wish) {
  try {
    const answer = await fetch(`/api/lessons/${room.dataset.lesson}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...wish, played: lesson.played, draw: sized() }),
    });
    return await answer.json();
  } catch {
    return { error: room.dataset.offline, verdict: "wrong", said: "", told: [], views: [] };
  }
}

/** Shows the table as it stands. */
async function show() {
  const { views, error } = await ask({});
  if (error) return say(error, "wrong");
  for (const view of views) draw(view);
  bringCurrent();
}

/**
 * Says what came of a choice.
 *
 * @param {string} words
 * @param {string} verdict
 * @param {string[]} [told] what happened, line by line
 * @param {string | null} [clause] of the rules, that the words name
 */
function say(words, verdict, told = [], clause = null) {
  const reason = the("reason");
  reason.replaceChildren(...withLink(words, clause));
  reason.className = verdict;
  reason.hidden = !words;
  the("told").replaceChildren(
    ...told.map((line) => Object.assign(document.createElement("li"), { textContent: line })),
  );
  the("told").hidden = !told.length;
  the("task").textContent = lesson.task;
  the("task").hidden = verdict === "done" || verdict === "right";
  lodge();
}

/**
 * Words of which the clause they name leads to the rules, in a page of their own: the lesson goes on here.
 *
 * @param {string} words
 * @param {string | null} clause
 * @returns {(string | HTMLElement)[]}
 */
function withLink(words, clause) {
  if (!clause) return [words];
  const link = document.createElement("a");
  link.href = `/rules/${room.dataset.lesson?.split("/")[0]}#rule-${clause}`;
  link.target = "_blank";
  link.textContent = (room.dataset.rule ?? "…").replace("…", clause);
  return linked(words, clause, link) ?? [words];
}

/** @param {string} action */
async function act(action) {
  const { error, verdict, said, told, views, clause } = await ask({ action });
  if (error || verdict === "wrong") {
    say(error || said, "wrong", [], clause);
    refuse();
    play("knock");
  } else {
    lesson.played.push(action);
    await follow(views);
    if (verdict === "right" && said) lesson.task = said;
    say(said, verdict, verdict === "done" ? told : []);
    if (verdict === "done") end();
  }
}

/**
 * Pieces that lead nowhere: it is said why, and what is chosen stays so.
 *
 * @param {string[]} touched
 * @param {string} what
 */
async function touch(touched, what) {
  if (!the("after").hidden) return;
  const answer = await ask({ touched });
  say(answer.error || why(answer, what), "wrong", [], answer.clause);
}

/**
 * A plate says what it is, as at any table.
 *
 * @param {MouseEvent} event
 */
function explain({ target }) {
  const plate = target instanceof Element ? target.closest("#felt .seat") : null;
  if (plate?.ariaLabel) note(asSentence(plate.ariaLabel));
}

/**
 * Tells something that answers no choice.
 *
 * @param {string} words
 */
function note(words) {
  if (the("after").hidden) say(words, "note");
}

/**
 * Shows one drawing after the other, with time to see each.
 *
 * @param {Message[]} views
 */
async function follow(views) {
  for (const [k, view] of views.entries()) {
    if (k) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    draw(view);
    play(view.sound);
  }
}

function end() {
  the("after").hidden = false;
  document.querySelector(".lesson nav [aria-current]")?.classList.add("done");
  lodge();
  (find("next") ?? find("play"))?.focus();
}

/** Begins the lesson anew. */
function again() {
  lesson.played = [];
  lesson.task = TASK;
  say("", "");
  the("after").hidden = true;
  show();
}

/** A row of lessons that is too long begins with the one before this. */
function bringCurrent() {
  const row = /** @type {HTMLElement | null} */ (document.querySelector(".lesson nav"));
  const here = row?.querySelector("li:has([aria-current])");
  if (!row || !here) return;
  const { left, width } = here.getBoundingClientRect();
  row.scrollLeft += left - row.getBoundingClientRect().left - width;
  row.onscroll = () => hint(row);
  hint(row);
}

/**
 * On which sides there are more lessons than are seen.
 *
 * @param {Element} row
 */
function hint(row) {
  row.classList.toggle("before", row.scrollLeft > EDGE);
  row.classList.toggle("after", row.scrollLeft + row.clientWidth < row.scrollWidth - EDGE);
}

letTry({ act, touch, begin: () => say("", ""), tell: note });
the("again").onclick = again;
the("stage").addEventListener("click", explain);
onReshape(show);
show().then(beginAtTheTable);
