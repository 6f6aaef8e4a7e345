// A hint: what a program would do, in words and shown at the table.

import { find } from "./dom.js";
import { say } from "./notice.js";
import { post } from "./post.js";
import { room } from "./state.js";

/** @import { Idea } from "./messages.js" */

const IDEAS = 3; // as many as there is room for on a wide screen
const wide = matchMedia("(min-aspect-ratio: 1/1)");

/** Asks for ideas and shows the best. */
export async function hint() {
  say(room.dataset.thinking ?? "");
  /** @type {Idea[] & { error?: string }} */
  const ideas = await post("hint");
  if (ideas.error) return;
  const told = ideas.slice(0, wide.matches ? IDEAS : 1).map((idea) => idea.told);
  say(told.join("\n"));
  const [best] = ideas;
  for (const id of best?.path ?? []) find(id)?.classList.add("advised");
}
