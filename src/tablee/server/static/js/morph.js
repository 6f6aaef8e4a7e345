// Turns one drawing into another by element id, so that what moved travels and focus stays.

import { write } from "./dom.js";

/** @import { Drawn } from "./dom.js" */

/** A piece's place, as the style sheet reads it: x, y, width, height, turn and depth. */
const PLACES = ["--x", "--y", "--w", "--h", "--t", "--z"];

/** As small a part of itself as a piece may start as. */
const LEAST = 0.25;

export const NOTHING = "<div></div>";

/** How many units the felt has. */
const SIZE = ["--across", "--down"];

/**
 * Puts a piece where it belongs, or at another place; what that leaves out stays.
 *
 * @param {Drawn} piece
 * @param {string} [at]
 */
export function place(piece, at = piece.dataset.at) {
  write(piece, PLACES, at);
  write(piece, SIZE, piece.dataset.size);
}

/**
 * Puts all pieces of a new drawing where they belong.
 *
 * @param {Element} root
 */
export function placeAll(root) {
  for (const piece of /** @type {NodeListOf<Drawn>} */ (root.querySelectorAll("[data-at]"))) place(piece);
}

/**
 * Makes the drawing within an element that of the given HTML, which is one element.
 *
 * @param {Element} root
 * @param {string} html
 */
export function morph(root, html) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const fresh = /** @type {Drawn} */ (parsed.body.firstElementChild);
  const old = /** @type {Drawn | null} */ (root.firstElementChild);
  if (old?.getAttribute("class") === fresh.getAttribute("class")) return renew(old, fresh);
  root.replaceChildren(document.adoptNode(fresh));
  place(fresh);
  placeAll(root);
}

/**
 * Makes an element what it is in the new drawing.
 *
 * @param {Drawn} old
 * @param {Drawn} fresh
 */
function renew(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== "style") old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  place(old);
  if (fresh.firstElementChild?.id) follow(old, children(fresh));
  else if (old.innerHTML !== fresh.innerHTML) old.innerHTML = fresh.innerHTML;
}

/**
 * Makes the children of an element those of the new drawing: the same elements where their ids are.
 *
 * @param {Drawn} parent
 * @param {Drawn[]} fresh
 */
function follow(parent, fresh) {
  const known = new Map(children(parent).map((child) => [child.id, child]));
  const places = new Map(children(parent).map(({ id, dataset }) => [id, dataset.at]));
  const pieces = fresh.map((next) => {
    const old = known.get(next.id);
    return { next, piece: old?.tagName === next.tagName ? old : next };
  });
  const staying = new Set(pieces.map(({ piece }) => piece));
  for (const child of children(parent)) if (!staying.has(child)) child.remove();
  pieces.forEach(({ next, piece }, k) => {
    put(parent, piece, parent.children[k] ?? null);
    if (piece !== next) renew(piece, next);
    else enter(piece, places.get(piece.id) ?? places.get(piece.dataset.from ?? ""));
  });
}

/** @param {Element} parent */
const children = (parent) => /** @type {Drawn[]} */ ([...parent.children]);

/**
 * Puts a piece before another, if it is not there already.
 *
 * @param {Drawn} parent
 * @param {Drawn} piece
 * @param {Element | null} next
 */
function put(parent, piece, next) {
  if (next === piece) return;
  // a plain move would end its travel and take the focus away
  if (piece.parentNode === parent && "moveBefore" in parent) parent.moveBefore(piece, next);
  else parent.insertBefore(piece, next);
}

/**
 * A piece that was not there before starts where it comes from: its own last place, or another piece's, and
 * no larger than what it comes from.
 *
 * @param {Drawn} piece
 * @param {string | undefined} origin
 */
function enter(piece, origin) {
  piece.classList.add("new");
  place(piece);
  if (!origin) return;
  const [x, y, width = 1, height = 1] = origin.split(" ").map(Number);
  const [, , w = 1, h = 1] = (piece.dataset.at ?? "").split(" ").map(Number);
  const part = Math.min(1, Math.max(LEAST, Math.min(width / w, height / h)));
  place(piece, `${x} ${y} ${w * part} ${h * part}`);
  piece.getBoundingClientRect(); // the browser must have seen it there
  requestAnimationFrame(() => place(piece));
}
