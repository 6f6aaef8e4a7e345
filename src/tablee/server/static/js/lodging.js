// The words of a lesson or a puzzle: where they stand, and how large they are written. On a phone held
// sideways they have the place that words have at a table, so that the table is as large as in a game. They
// are as large as their room allows; where it is too little even for small ones the title goes, then the
// task that has been answered.

import { find } from "./dom.js";

const USUAL = 16; // pixels
const SIZES = [16, 15, 14, 13, 12]; // of usual letters
const LEAST = 12;
const LESS = ["untitled", "brief"]; // without the title, and then of task and answer only the answer
const APART = 6; // pixels between them and what stands beside them
const PLACE = ["left", "right", "top", "width", "max-height"];

/** A phone held sideways, as learn.css has it. */
const sideways = matchMedia("(min-aspect-ratio: 1/1) and (max-height: 511px)");

/** The words that were measured last: as long as they are the same and fit they keep their size. */
let measured = "";

/** Finds room for the words. */
export function lodge() {
  const words = /** @type {HTMLElement | null} */ (document.querySelector(".lesson"));
  if (!words) return;
  place(words);
  const shown = [...words.querySelectorAll("[id]:not([hidden])")].map((part) => part.textContent).join();
  if (shown === measured && fits(words)) return;
  measured = shown;
  const by = parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
  words.classList.remove(...LESS);
  for (const less of ["", ...LESS]) {
    if (less) words.classList.add(less);
    for (const size of SIZES) {
      words.style.fontSize = `${Math.max(LEAST, size * by)}px`;
      if (fits(words)) return;
    }
  }
}

/** @param {HTMLElement} words */
const fits = (words) => words.scrollHeight <= words.clientHeight;

/**
 * Puts the words where the table has its own, above whatever is offered there; and the row of lessons, or the
 * way on from a puzzle, into the bar, between the title and the tools.
 *
 * @param {HTMLElement} words
 */
function place(words) {
  const say = find("say");
  const row = /** @type {HTMLElement | null} */ (words.querySelector("nav") ?? words.querySelector("#after"));
  if (!sideways.matches || !say || !words.parentElement) {
    for (const part of [words, row]) for (const name of PLACE) part?.style.removeProperty(name);
    return;
  }
  const [from, to] = [".bar b", ".bar .grow + *"].map((part) => document.querySelector(part));
  if (row && from && to) {
    row.style.left = `${from.getBoundingClientRect().right + APART}px`;
    row.style.right = `${innerWidth - to.getBoundingClientRect().left + APART}px`;
  }
  const { left, top, width, bottom } = say.getBoundingClientRect();
  const hall = words.parentElement.getBoundingClientRect();
  const offered = [...say.querySelectorAll("#prompt, #choices > *")]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height)
    .map((box) => box.top - APART);
  const end = Math.min(bottom, ...offered);
  Object.assign(words.style, {
    left: `${left - hall.left}px`,
    top: `${top - hall.top}px`,
    width: `${width}px`,
    maxHeight: `${end - top}px`,
  });
}
