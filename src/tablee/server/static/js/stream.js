// The stream of events, with a watchdog of our own: a line that has gone quiet is opened anew.

import { onReshape } from "./dom.js";
import { mark } from "./felt.js";
import { dropLine, takeLine } from "./line.js";
import { say } from "./notice.js";
import { post } from "./post.js";
import { room, seated, state } from "./state.js";
import { setTime } from "./time.js";

/** @import { Message } from "./messages.js" */

const LOOK_EVERY = 1000; // milliseconds between two looks at the line
const QUIET = 30_000; // an open line that says nothing for so long is dead: the server sends pings
const OPENING = 2500; // a line may take so long to open
const HERE_EVERY = 15_000; // how often the server is told that somebody sits here

/**
 * The open line, and when it was last heard.
 *
 * @type {{ events: EventSource | null, heard: number }}
 */
const line = { events: null, heard: 0 };

/**
 * What calls a page that is hidden.
 *
 * @type {{ by: typeof import("./calling.js") | null }}
 */
const called = { by: null };

/**
 * Listens to the table for as long as the page is seen; hidden, it waits to be called.
 *
 * @param {(message: Message) => void} show
 */
export function listen(show) {
  const open = () => {
    if (!document.hidden) reopen(show);
  };
  onReshape(open);
  window.onoffline = open;
  window.ononline = open;
  document.onvisibilitychange = () => (document.hidden ? rest() : wake(open));
  window.onpagehide = () => called.by?.stopWaiting();
  window.onpageshow = ({ persisted }) => persisted && document.hidden && rest();
  open();
  if (document.hidden) rest();
  setInterval(() => {
    if (isDead()) open();
  }, LOOK_EVERY);
  setInterval(signOfLife, HERE_EVERY);
  signOfLife();
}

/** The page is hidden: others may need its line. What calls it comes with the first time. */
async function rest() {
  line.events?.close();
  dropLine();
  if (!seated) return;
  called.by ??= await import("./calling.js").catch(() => null);
  if (document.hidden) called.by?.wait();
}

/**
 * Somebody looks again.
 *
 * @param {() => void} open
 */
function wake(open) {
  called.by?.stopWaiting();
  open();
  signOfLife();
}

/** @param {(message: Message) => void} show */
function reopen(show) {
  line.events?.close();
  hear();
  const { events, kept } = takeLine();
  line.events = events;
  events.onmessage = ({ data }) => {
    hear();
    lose(false);
    show(JSON.parse(data));
  };
  events.addEventListener("ping", hear);
  events.addEventListener("time", ({ data }) => setTime(Number(data)));
  events.addEventListener("announce", ({ data }) => say(JSON.parse(data).text));
  events.onerror = () => lose(true);
  for (const event of kept) events.dispatchEvent(event);
}

/**
 * Without a line nothing can be done: nothing lights up, and it is said.
 *
 * @param {boolean} lost
 */
function lose(lost) {
  if (state.offline === lost) return;
  state.offline = lost;
  room.classList.toggle("offline", lost);
  mark();
}

function hear() {
  line.heard = Date.now();
}

function isDead() {
  const patience = line.events?.readyState === EventSource.OPEN ? QUIET : OPENING;
  return Date.now() - line.heard > patience;
}

/** Tells the server that whoever sits here looks at the table. */
function signOfLife() {
  if (!document.hidden && seated) post("here");
}
