// The coach: after a costly choice it asks, once, whether to take it back, and shows what would be better.

import { point } from "./advice.js";
import { kept } from "./cookies.js";
import { the } from "./dom.js";
import { putAway } from "./news.js";
import { post } from "./post.js";
import { hold, lay, sheet, takeBack } from "./sheet.js";
import { state } from "./state.js";

/** @import { Slip } from "./messages.js" */

const PATIENCE = 8000; // milliseconds

/**
 * Which of one's own actions were asked about already, and the pieces to show once one is taken back.
 *
 * @type {{ asked: Set<number>, advice: string[] }}
 */
const coach = { asked: new Set(), advice: [] };

/** Has what was just done looked at, where that is wanted; whoever has gone on meanwhile is left in peace. */
export async function lookAt() {
  if (kept("coach") !== "1" || !state.message?.solo) return;
  dismiss();
  const { key } = state;
  hold(PATIENCE); // else the sheet of a round that this choice ended would come first
  /** @type {{ slip?: Slip | null }} */
  const { slip } = await post("coach", {}, true);
  hold();
  if (!slip || key !== state.key || coach.asked.has(slip.turn)) return;
  if (sheet.open || state.message?.phase !== "playing" || !state.message.undo) return;
  coach.asked.add(slip.turn);
  ask(slip);
}

/**
 * Asks; a sheet that was about to be laid waits for the answer.
 *
 * @param {Slip} slip
 */
function ask({ told, path }) {
  const sheetIsDue = takeBack();
  putAway();
  the("coach-told").textContent = told;
  the("coach").hidden = false;
  the("coach-back").onclick = () => {
    dismiss();
    coach.advice = path;
    state.ending = false;
    post("undo");
  };
  the("coach-keep").onclick = () => {
    dismiss();
    if (sheetIsDue) lay();
  };
  the("coach-back").focus();
}

/** Takes the question away, as if one's choice were kept. */
export function refuse() {
  if (!the("coach").hidden) the("coach-keep").click();
}

function dismiss() {
  the("coach").hidden = true;
  coach.advice = [];
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
