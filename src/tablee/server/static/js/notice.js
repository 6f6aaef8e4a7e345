// The notice above the table: a refusal, a hint, what somebody said. Any tap sends it away.

import { find, the } from "./dom.js";

const LASTS = 7000; // milliseconds
const READING = 70; // of a letter

const notice = the("notice");
let timer = 0;

/**
 * @param {string} sentence
 * @param {string} [clause] the clause of the rules that it leads to
 * @param {string} [about] what it is that somebody pointed at
 */
export function say(sentence, clause, about) {
  notice.replaceChildren(sentence, clause ? leadTo(clause) : "", about ? `\n${about}` : "");
  notice.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(hide, Math.max(LASTS, READING * (notice.textContent?.length ?? 0)));
}

export function hide() {
  notice.classList.remove("shown");
}

/** @param {string} clause */
function leadTo(clause) {
  const link = document.createElement("a");
  link.href = `#rule-${clause}`;
  link.textContent = ` ${clause}`;
  link.onclick = openRules;
  return link;
}

function openRules() {
  the("panel-rules", HTMLDetailsElement).open = true;
  if (find("rail-switch")?.offsetParent) the("rail").togglePopover(true);
}
