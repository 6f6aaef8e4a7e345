// A hint: what a program would do, in words and shown at the table. It belongs to the position that it was
// asked for.

import { cancel } from "./acting.js";
import { point } from "./advice.js";
import { the } from "./dom.js";
import { say, stays } from "./notice.js";
import { post } from "./post.js";
import { room, state } from "./state.js";

/** @import { Answer, Idea, Message } from "./messages.js" */

const IDEAS = 3; // as many as there is room for in the rail of a wide screen
const LONGEST = 30_000; // milliseconds that one waits for a hint
const PAUSE = 1000; // until it is asked for again, while an earlier one is still thought about
const BUSY = "hint-one-at-a-time"; // such as one that a page asked for which was left since
const wide = matchMedia("(min-width: 1000px) and (min-aspect-ratio: 1/1)");

/** Whether a hint is being thought about, and whether one was asked for again meanwhile. */
const asked = { thinking: false, again: false };

/**
 * Whether another position has overtaken a hint that is waited for, by what somebody else did.
 *
 * @param {Message} message
 */
state.overtaken = ({ by, own, hint: may }) => {
  asked.again = false;
  return asked.thinking && stays() && by !== own && Boolean(may);
};

/** Asks for ideas and shows the best; whoever asks again while one is thought about is told so. */
export async function hint() {
  say(room.dataset.thinking ?? "", { lasts: "held" });
  if (asked.thinking) {
    asked.again = true;
    return;
  }
  asked.thinking = true;
  const seen = state.message?.seen;
  const ideas = await within(ask());
  asked.thinking = false;
  const { again } = asked;
  asked.again = false;
  if (state.message?.seen === seen) tell(ideas);
  else if (again) hint(); // for the position that came meanwhile
}

/**
 * Asks the server, again and again while an earlier hint of one's own stands in the way.
 *
 * @returns {Promise<Idea[] & Answer>}
 */
async function ask(until = performance.now() + LONGEST) {
  const ideas = /** @type {Idea[] & Answer} */ (await post("hint", {}, true));
  if (ideas.key !== BUSY || performance.now() > until) return ideas;
  await new Promise((resume) => setTimeout(resume, PAUSE));
  return asked.thinking ? ask(until) : ideas;
}

/**
 * @param {Promise<Idea[] & Answer>} answer
 * @returns {Promise<Idea[] & Answer>} or none, after a while
 */
function within(answer) {
  const none = /** @type {Idea[] & Answer} */ ([]);
  return Promise.race([answer, new Promise((give) => setTimeout(give, LONGEST, none))]);
}

/** @param {Idea[] & Answer} ideas */
function tell(ideas) {
  const { error, lost } = ideas;
  if (error || !ideas.length) return say((!lost && error) || (room.dataset.unhinted ?? ""));
  if (state.chosen.length) cancel();
  point(ideas[0]?.path ?? []);
  const [{ told = "", short = told } = {}] = ideas;
  const brief = !wide.matches && !state.byKeys;
  say(
    brief
      ? short
      : distinct(ideas)
          .slice(0, wide.matches ? IDEAS : 1)
          .join("\n"),
    { lasts: "kept" },
  );
  if (brief && short !== told) the("notice").append(unseen(told)); // whoever does not see the marks hears all
}

/** @param {string} words */
function unseen(words) {
  const span = document.createElement("span");
  span.className = "unseen";
  span.textContent = words;
  return span;
}

/**
 * Ideas in words: of some that differ in nothing but their chance, as at another place, the best.
 *
 * @param {Idea[]} ideas
 */
function distinct(ideas) {
  const found = new Map();
  for (const { told } of ideas) {
    const but = told.replace(/\d+(?=\s?%)/, "");
    if (!found.has(but)) found.set(but, told);
  }
  return [...found.values()];
}
