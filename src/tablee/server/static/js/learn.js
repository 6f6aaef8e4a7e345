// A lesson: the table as in a game, but every choice is answered, right or wrong. Knows no game.

import { mustConfirm, choose as narrow } from "./choosing.js";
import { kept } from "./cookies.js";
import { find, onReshape, shape, the } from "./dom.js";
import { CANCEL, CONFIRM, mark, shake } from "./felt.js";
import { morph } from "./morph.js";
import { play } from "./sound.js";
import { choices, room, state } from "./state.js";

/** @import { Choice, Message, Trial } from "./messages.js" */

const PAUSE = 1100; // milliseconds between what the learner does and what the others answer
const ARROWS = new Map([
  ["ArrowRight", 1],
  ["ArrowDown", 1],
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
]);

const TASK = the("task").textContent;

/** What was played so far, all of it right, what is to do now, and whether an answer is awaited or being
 * shown. */
const lesson = { played: /** @type {string[]} */ ([]), task: TASK, busy: false };

/**
 * Tries an action, or asks for the table as it stands.
 *
 * @param {string | null} action
 * @returns {Promise<Trial>}
 */
async function ask(action) {
  try {
    const answer = await fetch(`/api/lessons/${room.dataset.lesson}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ played: lesson.played, action, draw: shape() }),
    });
    return await answer.json();
  } catch {
    return { error: room.dataset.offline, verdict: "wrong", said: "", told: [], views: [] };
  }
}

/** Shows the table as it stands. */
async function show() {
  const { views, error } = await ask(null);
  if (error) return say(error, "wrong");
  for (const view of views) draw(view);
}

/** @param {Message} view */
function draw(view) {
  state.message = view;
  morph(the("stage"), view.html);
  state.prompt = find("prompt")?.textContent ?? "";
  letGo();
}

/** Lets go of everything chosen. */
function letGo() {
  state.chosen = [];
  state.pending = null;
  mark();
}

/**
 * Says what came of a choice.
 *
 * @param {string} words
 * @param {string} verdict
 * @param {string[]} [told] what happened, line by line
 */
function say(words, verdict, told = []) {
  const reason = the("reason");
  reason.textContent = words;
  reason.className = verdict;
  reason.hidden = !words;
  the("told").replaceChildren(
    ...told.map((line) => Object.assign(document.createElement("li"), { textContent: line })),
  );
  the("told").hidden = !told.length;
  the("task").textContent = lesson.task;
  the("task").hidden = verdict === "done" || verdict === "right";
}

/** @param {Choice} choice */
async function act({ action }) {
  if (lesson.busy) return;
  lesson.busy = true;
  const [first] = state.chosen;
  const { error, verdict, said, told, views } = await ask(action);
  if (error || verdict === "wrong") {
    say(error || said, "wrong");
    shake(first);
    letGo();
    play("knock");
  } else {
    lesson.played.push(action);
    await follow(views);
    if (verdict === "right" && said) lesson.task = said;
    say(said, verdict, verdict === "done" ? told : []);
    if (verdict === "done") end();
  }
  lesson.busy = false;
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

/**
 * Chooses a piece, or a button of the prompt.
 *
 * @param {string} id
 */
function choose(id) {
  if (id === CANCEL) return letGo();
  if (id === CONFIRM) return state.pending ? act(state.pending) : undefined;
  const { chosen, settled, refused } = narrow(choices(), state.chosen, id);
  if (refused) return shake(id);
  if (!state.chosen.length) say("", "");
  state.chosen = chosen;
  state.pending = null;
  const inWords = find(id)?.matches(".choice") ?? false;
  if (settled && !mustConfirm(settled, kept("confirm") === "1", inWords)) return act(settled);
  if (settled) {
    state.pending = settled;
    state.chosen = [...settled.path];
  }
  mark();
  if (settled) the(CONFIRM).focus();
}

/** @param {MouseEvent} event */
function click({ target }) {
  const button = target instanceof Element ? target.closest("#stage button") : null;
  if (button && !lesson.busy) choose(button.id);
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const lit = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#felt .can"))];
  const arrow = ARROWS.get(event.key);
  const digit = lit[Number(event.key) - 1];
  if (event.key === "Escape") letGo();
  if (arrow && lit.length) {
    event.preventDefault();
    walk(lit, arrow);
  }
  if (digit && !lesson.busy) choose(digit.id);
}

/**
 * Moves the focus on among what lights up, around the end.
 *
 * @param {HTMLElement[]} lit
 * @param {number} step
 */
function walk(lit, step) {
  const at = lit.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = at < 0 && step < 0 ? -1 : (at + step) % lit.length;
  lit.at(next)?.focus();
}

document.addEventListener("click", click);
document.addEventListener("keydown", press);
the("again").onclick = again;
onReshape(show);
show();
