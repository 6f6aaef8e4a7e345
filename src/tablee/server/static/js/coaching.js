// What the coach does where one is wanted: after a costly choice it asks, once, whether to take it back, and
// shows both what was chosen and what would be better.

import { forgetAdvice, point } from "./advice.js";
import { letThemPlay } from "./coach.js";
import { the } from "./dom.js";
import { mark } from "./felt.js";
import { setAside } from "./news.js";
import { stays } from "./notice.js";
import { post } from "./post.js";
import { settle, unsettle } from "./settling.js";
import { hold, lay, sheet, takeBack } from "./sheet.js";
import { state } from "./state.js";

/** @import { Slip } from "./messages.js" */

/**
 * Which of one's own actions were asked about already, and the pieces to show once one is taken back.
 *
 * @type {{ asked: Set<number>, advice: string[] }}
 */
const coach = { asked: new Set(), advice: [] };

/**
 * Has what was just done looked at; whoever has gone on meanwhile is left in peace.
 *
 * @param {string} key of what was done
 */
export async function lookAt(key) {
  dismiss();
  /** @type {{ slip?: Slip | null }} */
  const { slip } = await post("coach", {}, true);
  hold();
  if (!slip) return;
  const gone = key !== state.key || sheet.open || state.message?.phase !== "playing" || stays();
  if (gone || coach.asked.has(slip.turn) || !state.message?.undo) return letThemPlay();
  coach.asked.add(slip.turn);
  ask(slip);
}

/**
 * Asks; a sheet that was about to be laid waits for the answer.
 *
 * @param {Slip} slip
 */
function ask({ made, better }) {
  const sheetIsDue = takeBack();
  setAside();
  the("coach-made").textContent = made.told;
  the("coach-better").textContent = better.told;
  the("coach").hidden = false;
  const other = better.path.filter((id) => !made.path.includes(id));
  point(other.length ? other : better.path, made.path);
  settle(the("coach"), true);
  the("coach-back").onclick = () => {
    dismiss();
    state.ending = false;
    coach.advice = better.path;
    post("undo");
  };
  the("coach-keep").onclick = () => {
    dismiss();
    letThemPlay();
    if (sheetIsDue) lay();
  };
  mark();
  the("coach-back").focus();
}

/** Takes the question away, as if one's choice were kept. */
export function refuse() {
  if (!the("coach").hidden) the("coach-keep").click();
}

/** Asks no more, and shows nothing of what it would have done. */
export function dismiss() {
  coach.advice = [];
  if (the("coach").hidden) return;
  forgetAdvice();
  the("coach").hidden = true;
  unsettle(the("coach"));
  mark();
}

/** Shows what would be better, once the choice is there again. */
export function advise() {
  if (!state.message?.paths.length || !coach.advice.length) return;
  point(coach.advice);
  coach.advice = [];
}

/** Another game: everything may be asked about anew. */
export function forget() {
  coach.asked.clear();
}
