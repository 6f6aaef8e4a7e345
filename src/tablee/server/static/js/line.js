// The line to the table. It is opened before there is anybody to listen: what it brings meanwhile is kept.

import { shape, the } from "./dom.js";

/** What it brings. */
const KINDS = ["message", "time", "ping", "announce"];

/**
 * A line, and what came before somebody listened.
 *
 * @typedef {object} Line
 * @property {EventSource} events
 * @property {Event[]} kept
 */

/**
 * The line that was opened early and waits for who listens; the signal ends that it keeps what comes.
 *
 * @type {(Line & { listener: AbortController, size: string }) | null}
 */
let early = null;

/** @returns {EventSource} a line to the table as large as there is room for it now */
const open = () => new EventSource(`/api/tables/${the("room").dataset.table}/stream?draw=${shape()}`);

/** Opens the line for who will listen soon. */
export function openLine() {
  const events = open();
  const listener = new AbortController();
  /** @type {Event[]} */
  const kept = [];
  for (const kind of KINDS) {
    events.addEventListener(kind, (event) => kept.push(event), { signal: listener.signal });
  }
  early = { events, kept, listener, size: shape() };
  return events;
}

/**
 * A line for who listens now: the one opened early, if it still lives and draws for the room there is.
 *
 * @returns {Line}
 */
export function takeLine() {
  const line = early;
  early = null;
  line?.listener.abort();
  if (line && line.events.readyState !== EventSource.CLOSED && line.size === shape()) return line;
  line?.events.close();
  return { events: open(), kept: [] };
}

/** Nobody will listen: the page is hidden. */
export function dropLine() {
  early?.events.close();
  early = null;
}
