// What is new to somebody in a first game, and the place where it is explained.

import { kept } from "./cookies.js";
import { the } from "./dom.js";
import { settle } from "./settling.js";

/** @typedef {{ name: string, say: string, sheet?: boolean, old?: boolean }} Note */

const game = the("room").dataset.gentle ?? "";
const NAME = `new-${game}`;

/** What was explained before, also to who comes back to this browser later. */
const explained = new Set((localStorage.getItem(NAME) ?? "").split(" "));

/** Whether this is a first game, and one wants it explained. */
export const explains = () => Boolean(game) && kept("gentle") !== "0";

/**
 * Whether this is a first game, its notes are wanted, and this one was not read yet.
 *
 * @param {string} name
 */
export const isUnknown = (name) => explains() && !explained.has(name);

/** @param {string} name */
export function learn(name) {
  explained.add(name);
  remember();
}

/** @param {string} name */
export function unlearn(name) {
  explained.delete(name);
  remember();
}

const remember = () => localStorage.setItem(NAME, [...explained].join(" ").trim());

/** @param {Note} note */
export function write(note) {
  the("news-told").textContent = note.say;
  the("news").hidden = false;
  settle(the("news"), true);
}
