// A worker that all pages of this browser share: the hidden ones are called through one line.

import { openLine } from "./turns.js";

// Milliseconds without a word, after which a page is gone: even a slow timer is quicker.
const FORGET = 200_000;
const HOUSEKEEPING = 30_000;

/**
 * The pages that wait, each with its table, and when it last said so.
 *
 * @type {Map<MessagePort, { table: string, at: number }>}
 */
const waiting = new Map();

/** @type {string[]} */
let turns = [];

const look = openLine(
  () => [...waiting.values()].map(({ table }) => table),
  (heard) => {
    turns = heard;
    for (const port of waiting.keys()) answer(port);
  },
);

/** @param {MessagePort} port */
function answer(port) {
  const table = waiting.get(port)?.table;
  if (table) port.postMessage(turns.includes(table));
}

/**
 * A page names the table it waits for, again and again; or none, when it is looked at.
 *
 * @param {MessagePort} port
 * @param {string} table
 */
function note(port, table) {
  if (table) waiting.set(port, { table, at: Date.now() });
  else waiting.delete(port);
  look();
}

/** @param {MessageEvent} event */
function connect({ ports: [port] }) {
  if (port) port.onmessage = ({ data }) => note(port, data);
}

self.addEventListener("connect", (event) => connect(/** @type {MessageEvent} */ (event)));
setInterval(() => {
  for (const [port, { at }] of waiting) if (Date.now() - at > FORGET) waiting.delete(port);
  look();
}, HOUSEKEEPING);
