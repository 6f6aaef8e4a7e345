// The table: what it takes to see it comes first, and all that it takes to play as soon as it is seen.

import { find, the } from "./dom.js";
import { fit } from "./fitting.js";
import { openLine } from "./line.js";
import { morph } from "./morph.js";
import { isUnknown, write } from "./novelty.js";

/** @import { Message } from "./messages.js" */

const PATIENCE = 2500; // milliseconds after which the rest comes even if nothing is to be seen yet

/** Which page this is, and the scripts it takes to play, without those that are here already. */
const { page: kind, later = "" } = the("room").dataset;

let begun = false;

/** Loads what it takes to play, all of it at once. */
function play() {
  if (begun) return;
  begun = true;
  const links = later.split(" ").map((name) => {
    const href = new URL(`${name}.js`, import.meta.url).href;
    return Object.assign(document.createElement("link"), { rel: "modulepreload", href });
  });
  document.head.append(...links);
  import("./playing.js");
}

/**
 * Draws the table as it came, with what a first game explains of it; what lies under a sheet is left to who
 * shows it, and a lobby, where one taps at once.
 *
 * @param {Message} message
 */
function see({ page, html, phase, rest, news = [] }) {
  if (page !== kind || phase !== "playing" || rest) return;
  morph(the("stage"), html);
  fit(find("say"));
  const note = news.find(({ name, sheet }) => !sheet && isUnknown(name));
  if (note) write(note);
}

/** Calls when the browser has shown what is drawn now: the frame after the next one has begun by then. */
const seen = (/** @type {() => void} */ call) => requestAnimationFrame(() => requestAnimationFrame(call));

/** Sees the table, and then plays: the browser shows it before anything else is asked for. */
function begin() {
  const events = openLine();
  const once = { once: true };
  events.addEventListener("error", play, once);
  events.addEventListener(
    "message",
    ({ data }) => {
      see(JSON.parse(data));
      seen(play);
    },
    once,
  );
  setTimeout(play, PATIENCE);
}

if (document.hidden) play();
else begin();
