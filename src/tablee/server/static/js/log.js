// The log beside the table.

import { find, the } from "./dom.js";

/**
 * Adds lines to the log, in the place of whatever stood there from then on.
 *
 * @param {string[]} lines
 * @param {number} from how many lines come before them
 */
export function tell(lines, from) {
  const log = the("log");
  while (log.childElementCount > from) log.lastElementChild?.remove();
  for (const text of lines) {
    const line = document.createElement("li");
    line.textContent = text;
    log.append(line);
  }
  followLog();
}

/** Keeps the last line in sight. */
export function followLog() {
  find("log")?.lastElementChild?.scrollIntoView?.({ block: "nearest" });
}
