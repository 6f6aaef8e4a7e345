// A first game against programs: what is new is explained when it first happens, once each.

import { keep, kept } from "./cookies.js";
import { the } from "./dom.js";
import { settle, unsettle } from "./settling.js";
import { room } from "./state.js";

/** @import { Message } from "./messages.js" */

const game = room.dataset.gentle ?? "";
const NAME = `new-${game}`;

/** What was explained before, also to who comes back to this browser later. */
const explained = new Set((localStorage.getItem(NAME) ?? "").split(" "));

/**
 * Explains what is new in a message, if this is a first game and it is wanted.
 *
 * @param {Message} message
 */
export function explain({ news = [] }) {
  if (!game || kept("gentle") === "0") return;
  const fresh = news.filter(({ name }) => !explained.has(name));
  if (!fresh.length) return;
  for (const { name } of fresh) explained.add(name);
  localStorage.setItem(NAME, [...explained].join(" ").trim());
  the("news-told").textContent = fresh.map(({ say }) => say).join(" ");
  the("news").hidden = false;
  settle(the("news"), true);
}

export function putAway() {
  the("news").hidden = true;
  unsettle(the("news"));
}

/** No more of it, in this browser. */
function stop() {
  keep("gentle", 0);
  for (const button of document.querySelectorAll("[data-keep=gentle]")) button.ariaPressed = "false";
  putAway();
}

the("news-fine").onclick = putAway;
the("news-stop").onclick = stop;
