// The coach: after a costly choice it asks, once, whether to take it back, and shows both what was chosen and
// what would be better. The programs wait with their reply.

import { forgetAdvice, point } from "./advice.js";
import { kept } from "./cookies.js";
import { the } from "./dom.js";
import { mark } from "./felt.js";
import { setAside } from "./news.js";
import { stays } from "./notice.js";
import { post } from "./post.js";
import { settle, unsettle } from "./settling.js";
import { hold, lay, sheet, takeBack } from "./sheet.js";
import { state } from "./state.js";

/** @import { Slip } from "./messages.js" */

const PATIENCE = 12_000; // milliseconds: so long the server lets the programs wait

/**
 * Which of one's own actions were asked about already, and the pieces to show once one is taken back.
 *
 * @type {{ asked: Set<number>, advice: string[] }}
 */
const coach = { asked: new Set(), advice: [] };

/** Has what was just done looked at, where that is wanted; whoever has gone on meanwhile is left in peace. */
export async function lookAt() {
  if (!heeded()) return;
  dismiss();
  const { key } = state;
  hold(PATIENCE); // else the sheet of a round that this choice ended would come first
  /** @type {{ slip?: Slip | null }} */
  const { slip } = await post("coach", {}, true);
  hold();
  if (!slip) return;
  const gone = key !== state.key || sheet.open || state.message?.phase !== "playing" || stays();
  if (gone || coach.asked.has(slip.turn) || !state.message?.undo) return letThemPlay();
  coach.asked.add(slip.turn);
  ask(slip);
}

/** Whether the coach looks at what one does. */
export const heeded = () => kept("coach") === "1" && Boolean(state.message?.solo);

/** The programs need not wait any longer. */
function letThemPlay() {
  post("coach", { keep: true }, true);
}

/** Whoever comes back to the table has put aside what was asked before. */
export function arrive() {
  if (heeded()) letThemPlay();
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
    recall();
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

/** One's choice is taken back: nothing is asked about it, and a round that it ended goes on. */
export function recall() {
  dismiss();
  state.ending = false;
}

function dismiss() {
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
