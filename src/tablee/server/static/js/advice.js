// Advice: the pieces that a program would choose are marked, all at once and in their order, for as long as
// the position lasts that they were found for.

import { find } from "./dom.js";
import { place } from "./morph.js";

/** @type {{ path: string[], made: string[], left: HTMLElement[] }} */
const advice = { path: [], made: [], left: [] };

/** What is advised that is still to be chosen, in its order. */
export const advised = () => advice.left;

/**
 * Marks the pieces of a path until they are forgotten.
 *
 * @param {string[]} path
 * @param {string[]} [made] those that were chosen instead, marked otherwise
 */
export function point(path, made = []) {
  advice.path = path;
  advice.made = made;
  showAdvice();
}

/** The table is another: what was good before is no advice any more. */
export function forgetAdvice() {
  point([]);
}

/**
 * Marks what is advised once more: a new drawing has no marks. Of a path that was begun what is left of it,
 * and nothing once another was.
 *
 * @param {string[]} [chosen]
 * @returns {boolean} whether what is advised may still be followed
 */
export function showAdvice(chosen = []) {
  const begun = chosen.every((id, k) => advice.path[k] === id);
  for (const mark of document.querySelectorAll("#felt > .advice")) mark.remove();
  for (const button of document.querySelectorAll(".advised")) button.classList.remove("advised");
  const left = new Set(begun ? advice.path.slice(chosen.length) : []); // one that is confirmed comes twice
  const pieces = [...left].map(find).filter((piece) => piece !== null);
  const onFelt = pieces.filter((piece) => piece.dataset.at);
  for (const piece of pieces) piece.classList.add("advised");
  advice.left = pieces;
  const made = advice.made.map(find).findLast((piece) => piece?.dataset.at); // where it went: a card is gone
  if (made && !pieces.includes(made)) frame(made, "").classList.add("made");
  onFelt.forEach((piece, k) => {
    frame(piece, onFelt.length > 1 ? step(k) : "");
  });
  return begun || !advice.path.length;
}

/**
 * Which of several comes first, in words where the page has them: digits are keys.
 *
 * @param {number} k
 */
const step = (k) => find("room")?.dataset.steps?.split(" ")[k] ?? String(k + 1);

const across = () => find("felt")?.dataset.size ?? "";

/**
 * Lays a frame over a piece: whatever shape the piece is cut to, the frame is seen whole.
 *
 * @param {HTMLElement} piece
 * @param {string} step which of several it is
 */
function frame(piece, step) {
  const mark = document.createElement("div");
  mark.id = `advice-${piece.id}`;
  mark.className = "piece advice";
  mark.ariaHidden = "true";
  mark.dataset.at = piece.dataset.at;
  mark.dataset.step = step;
  const [x = 0, , w = 0, h = 0] = (piece.dataset.at ?? "").split(" ").map(Number);
  const broad = w > h;
  mark.classList.toggle("broad", broad);
  mark.classList.toggle("early", !broad && x < parseFloat(across()) / 2);
  find("felt")?.append(mark);
  place(mark);
  mark.style.zIndex = ""; // the style sheet's, above all pieces
  mark.style.marginTop = getComputedStyle(piece).marginTop; // what can be chosen is lifted
  return mark;
}
