// While the page is hidden: it is called when it is one's turn, and calls its player.

import { notify } from "./notify.js";
import { play } from "./sound.js";
import { room } from "./state.js";
import { openLine } from "./turns.js";

const AGAIN = 60_000; // milliseconds after which the page says that it still waits

const table = room.dataset.table ?? "";
const TURN = "● ";

/** Whether the page is hidden and waits, and the timer by which it says so again. */
const call = { waits: false, timer: 0 };

/** @type {((table: string) => void) | null} */
let tellSwitchboard = null;

/** Begins to wait. */
export function wait() {
  tellSwitchboard ??= connect();
  call.waits = true;
  clearInterval(call.timer);
  call.timer = setInterval(() => tellSwitchboard?.(table), AGAIN);
  tellSwitchboard(table);
}

/** Waits no more: somebody looks, or the page is closed. */
export function stopWaiting() {
  call.waits = false;
  clearInterval(call.timer);
  tellSwitchboard?.("");
}

/** To the worker that all pages share; where browsers have none, by a line of one's own. */
function connect() {
  if (!window.SharedWorker) {
    const look = openLine(
      () => (call.waits ? [table] : []),
      (turns) => hear(turns.includes(table)),
    );
    return () => look();
  }
  const { port } = new SharedWorker(new URL("./switchboard.js", import.meta.url), {
    type: "module",
    name: "tablee",
  });
  port.onmessage = ({ data }) => hear(data);
  return (/** @type {string} */ named) => port.postMessage(named);
}

/** @param {boolean} mine */
function hear(mine) {
  if (!call.waits) return;
  const before = document.title.startsWith(TURN);
  document.title = `${mine ? TURN : ""}${room.dataset.title}`;
  if (!mine || before) return;
  play("turn");
  notify();
}
