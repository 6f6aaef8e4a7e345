// What asks for an answer is seen also where the menu or a sheet lies over the table: a line says what it
// is and how long there is for it.

import { lookAtClocks, runRing } from "./time.js";

/** @import { Message } from "./messages.js" */

/**
 * @param {Message} message the newest, whatever is shown
 * @param {boolean} behind whether what led to it is not shown yet, and not to be told before
 */
export function beckon({ call }, behind) {
  const told = (behind && call?.brief) || call?.say;
  for (const line of document.querySelectorAll(".beckon")) {
    const [words, ring] = [line.querySelector(".what"), line.querySelector("svg")];
    line.classList.toggle("calls", Boolean(call));
    if (!call || !words || !ring) continue;
    if (words.textContent !== told) words.textContent = told ?? "";
    ring.toggleAttribute("hidden", !call.seconds);
    Object.assign(ring.dataset, { since: call.since, seconds: call.seconds });
    runRing(ring);
  }
  lookAtClocks();
}
