// The coach, who comes where one is wanted. The programs wait with their reply until it has looked.

import { kept } from "./cookies.js";
import { post } from "./post.js";
import { hold } from "./sheet.js";
import { state } from "./state.js";

const PATIENCE = 12_000; // milliseconds: so long the server lets the programs wait

/** @type {{ here: typeof import("./coaching.js") | null }} */
const coach = { here: null };

/** Whether the coach looks at what one does. */
export const heeded = () => kept("coach") === "1" && Boolean(state.message?.solo);

/** Has what was just done looked at, where that is wanted. */
export async function lookAt() {
  if (!heeded()) return;
  const { key } = state;
  hold(PATIENCE); // else the sheet of a round that this choice ended would come first
  coach.here ??= await import("./coaching.js");
  return coach.here.lookAt(key);
}

/** The programs need not wait any longer. */
export function letThemPlay() {
  post("coach", { keep: true }, true);
}

/** Whoever comes back to the table has put aside what was asked before. */
export function arrive() {
  if (heeded()) letThemPlay();
}

/** Takes the question away, as if one's choice were kept. */
export const refuse = () => coach.here?.refuse();

/** One's choice is taken back: nothing is asked about it, and a round that it ended goes on. */
export function recall() {
  coach.here?.dismiss();
  state.ending = false;
}

/** Shows what would be better, once the choice is there again. */
export const advise = () => coach.here?.advise();

/** Another game: everything may be asked about anew. */
export const forget = () => coach.here?.forget();
