// The notice above the table: a refusal, a hint, what somebody said. Any tap sends it away.

import { find, the } from "./dom.js";

const LASTS = 7000; // milliseconds
const READING = 70; // of a letter
const GAP = 8; // pixels
const SEAT = 1000; // covering a seat is worse than covering all else

const notice = the("notice");
let timer = 0;

/**
 * @param {string} sentence
 * @param {string} [clause] the clause of the rules that it leads to
 * @param {string} [about] what it is that somebody pointed at
 */
export function say(sentence, clause, about) {
  notice.replaceChildren(sentence, clause ? leadTo(clause) : "", about ? `\n${about}` : "");
  settle();
  notice.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(hide, Math.max(LASTS, READING * (notice.textContent?.length ?? 0)));
}

/** Finds it a place where it covers no seat, and, where there is one, nothing that can be chosen. */
function settle() {
  const stage = find("stage")?.getBoundingClientRect();
  if (!stage) return;
  const { offsetWidth: width, offsetHeight: height } = notice;
  const seats = boxes("#felt .seat");
  const useful = boxes("#felt #say, #felt .can");
  const across = [stage.left + (stage.width - width) / 2, stage.right - width - GAP, stage.left + GAP];
  let best = { left: across[0] ?? 0, top: stage.top + GAP, cost: Infinity };
  for (let top = stage.top + GAP; top + height < stage.bottom; top += GAP) {
    for (const left of across) {
      const met = (/** @type {DOMRect} */ box) =>
        left < box.right && box.left < left + width && top < box.bottom && box.top < top + height;
      const cost = seats.filter(met).length * SEAT + useful.filter(met).length;
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  notice.style.setProperty("--left", `${best.left}px`);
  notice.style.setProperty("--top", `${best.top}px`);
}

/** @param {string} which */
const boxes = (which) => [...document.querySelectorAll(which)].map((e) => e.getBoundingClientRect());

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
