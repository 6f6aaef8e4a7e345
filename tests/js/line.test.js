// The line that is opened before anybody listens.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage(`<div id="room" data-table="t1"><div id="stage"></div></div>`);
document.documentElement.style.fontSize = "16px";
const { dropLine, openLine, takeLine } = await import("../../src/tablee/server/static/js/line.js");

/** A line that brings what it is told to. */
class Line extends EventTarget {
  static CLOSED = 2;
  readyState = 1;
  constructor(url) {
    super();
    this.url = url;
  }
  bring(kind, data) {
    this.dispatchEvent(Object.assign(new Event(kind), { data }));
  }
  close() {
    this.readyState = Line.CLOSED;
  }
}
globalThis.EventSource = Line;

/** The room that there is for the table. */
function sized(width, height) {
  document.getElementById("stage").getBoundingClientRect = () => ({ width, height });
}

/** What a line brings from now on, and what it brought before. */
function heard({ events, kept }) {
  const found = [];
  for (const kind of ["time", "message"]) events.addEventListener(kind, ({ data }) => found.push(data));
  for (const event of kept) events.dispatchEvent(event);
  return found;
}

test("what came before anybody listened is heard in its order, and nothing twice", () => {
  sized(400, 700);
  const early = openLine();
  assert.equal(early.url, "/api/tables/t1/stream?draw=400x696");
  early.bring("time", "12");
  early.bring("message", "one");
  const line = takeLine();
  assert.equal(line.events, early);
  const found = heard(line);
  assert.deepEqual(found, ["12", "one"]);
  early.bring("message", "two");
  assert.deepEqual(found, ["12", "one", "two"]);
  assert.equal(line.kept.length, 2);
});

test("a line is taken once, and then another is opened", () => {
  sized(400, 700);
  const early = openLine();
  assert.equal(takeLine().events, early);
  assert.notEqual(takeLine().events, early);
});

test("a line that draws for another size, or is lost, is not taken", () => {
  sized(400, 700);
  const early = openLine();
  sized(700, 400);
  const line = takeLine();
  assert.equal(early.readyState, Line.CLOSED);
  assert.equal(line.events.url, "/api/tables/t1/stream?draw=696x400");
  const lost = openLine();
  lost.close();
  assert.notEqual(takeLine().events, lost);
});

test("a hidden page keeps no line open", () => {
  const early = openLine();
  dropLine();
  assert.equal(early.readyState, Line.CLOSED);
  assert.notEqual(takeLine().events, early);
});
