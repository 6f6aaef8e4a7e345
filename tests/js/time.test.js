// How long somebody is waited for: counted from when this page has shown whose turn it is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage(`
  <div id="room" data-table="t1" data-since="waited for … s"><svg class="pile"><text>85</text></svg></div>
  <p id="notice"></p>
  <div id="felt"><div id="seat-1" class="seat"><b class="name">Ada</b><span class="elapsed"></span></div></div>`);
const { lookAtClocks } = await import("../../src/tablee/server/static/js/time.js");
const { state } = await import("../../src/tablee/server/static/js/state.js");

const told = () => document.querySelector(".elapsed").textContent;

test("what is drawn at the table is no ring, and keeps its figures", () => {
  state.message = { seen: 1 };
  lookAtClocks();
  assert.equal(document.querySelector(".pile text").textContent, "85");
});

test("it is told after some seconds, and counts nothing that was shown before", (t) => {
  let now = 1000;
  t.mock.method(performance, "now", () => now);
  /** Some seconds go by. */
  const wait = (seconds) => {
    now += 1000 * seconds;
    lookAtClocks();
    return told();
  };
  state.message = { seen: 4 };
  lookAtClocks();
  assert.equal(wait(3), "");
  assert.equal(wait(9), "12 s");
  state.message = { seen: 5 }; // something else is shown
  assert.equal(wait(1), "");
  assert.equal(wait(6), "6 s");
  state.behind = true; // more has happened than is shown
  assert.equal(wait(30), "");
  state.behind = false;
  assert.equal(wait(4), "");
  assert.equal(wait(70), "1 min");
});

test("beside words all seconds are counted in a ring, at a plate the last ones", () => {
  const now = Date.now() / 1000;
  const ring = `<svg class="clock" data-since="${now}" data-seconds="20"><text></text></svg>`;
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div id="choices">${ring}</div><div id="plate">${ring}</div>`,
  );
  lookAtClocks();
  assert.equal(document.querySelector("#choices text").textContent, "20");
  assert.equal(document.querySelector("#plate text").textContent, "");
});
