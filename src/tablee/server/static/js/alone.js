// The only action left may happen by itself, after a pause like a person's.

import { keep, kept } from "./cookies.js";
import { find } from "./dom.js";
import { mark } from "./felt.js";
import { say } from "./notice.js";
import { explains } from "./novelty.js";
import { room, state } from "./state.js";

/** @import { Choice, Message } from "./messages.js" */

// milliseconds
const SHORTEST = 1500;
// how much longer it may take: the moment is to tell nobody anything
const VARIES = 1500;
// and where one's own last action can be taken back until then, or somebody has asked: whoever could say yes
// would take as long
const REGRET = 5000;
// how often it waits for a tap, in all first games together, and where that is counted
const OFTEN = 3;
const ASKED = "forced-asked";
const RING = `<svg class="countdown alone" viewBox="-12 -12 24 24" aria-hidden="true"><circle r="10"/></svg>`;

/** What will happen by itself, and after how many changes somebody was asked to do it instead. */
const alone = { timer: 0, asked: -1 };

/**
 * Does the only action left in a while, if the game lets it and the player has not switched it off. A ring at
 * its button or piece shows how long it is until then.
 *
 * @param {Message} message
 * @param {(choice: Choice) => void} act
 */
export function doAlone(message, act) {
  clearTimeout(alone.timer);
  takeRingAway();
  const [choice] = message.paths;
  const forced = message.alone && choice && kept("alone") !== "0";
  ask(Boolean(forced && isAsked(message)));
  if (!forced || state.forced) return;
  const regretted = message.undo && message.by === message.own;
  const pause = (regretted || message.asked ? REGRET : SHORTEST) + Math.random() * VARIES;
  ring(choice, pause);
  if (!kept("alone-told")) say(room.dataset.alone ?? "");
  keep("alone-told", 1);
  alone.timer = setTimeout(() => {
    takeRingAway();
    state.alone = true;
    act(choice);
  }, pause);
}

/**
 * Whether it waits for a tap: the first times in a first game nobody knows yet why there is nothing else to
 * do. Whoever has learnt it in one game knows it in all. To others that is somebody who thinks.
 *
 * @param {Message} message
 */
function isAsked({ seen }) {
  if (alone.asked === seen) return true;
  const times = Number(localStorage.getItem(ASKED));
  if (times >= OFTEN || kept("alone-told") || !explains()) return false;
  localStorage.setItem(ASKED, String(times + 1));
  alone.asked = seen;
  return true;
}

/** @param {boolean} forced whether the prompt asks for the only action left */
function ask(forced) {
  if (state.forced === forced) return;
  state.forced = forced;
  mark();
}

function takeRingAway() {
  find("felt")?.querySelector(".alone")?.remove();
}

/**
 * Lets a ring run out at what an action is chosen with.
 *
 * @param {Choice} choice
 * @param {number} pause
 */
function ring({ path }, pause) {
  const button = find(path.at(-1));
  if (!button) return;
  button.insertAdjacentHTML("beforeend", RING);
  button.style.setProperty("--seconds", `${pause / 1000}s`);
}
