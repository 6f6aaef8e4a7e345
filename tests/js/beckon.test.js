// What asks for an answer, as a line over the menu and over the sheet.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage(`
  <div id="room" data-table="t1"></div><p id="notice"></p>
  <p class="beckon"><svg><text></text></svg><span class="what"></span></p>`);
const { beckon } = await import("../../src/tablee/server/static/js/beckon.js");
const { setTime } = await import("../../src/tablee/server/static/js/time.js");

const line = document.querySelector(".beckon");
const words = () => line.querySelector(".what").textContent;

// no animations here
SVGElement.prototype.getAnimations ??= () => [];

test("it says what is asked and counts the last seconds", () => {
  const now = Date.now() / 1000;
  setTime(now);
  beckon({ call: { say: "Play a card.", brief: "It is your turn.", since: now - 21, seconds: 30 } }, false);
  assert.ok(line.classList.contains("calls"));
  assert.equal(words(), "Play a card.");
  assert.equal(line.querySelector("text").textContent, "9");
  beckon({ call: { say: "Play a card.", brief: "It is your turn." } }, false);
  assert.ok(line.querySelector("svg").hasAttribute("hidden"));
  beckon({ call: null }, false);
  assert.ok(!line.classList.contains("calls"));
});

test("it tells nothing of what is not shown yet, but a question of the others", () => {
  beckon({ call: { say: "The total is 56.", brief: "It is your turn." } }, true);
  assert.equal(words(), "It is your turn.");
  beckon({ call: { say: "Stop the game?" } }, true);
  assert.equal(words(), "Stop the game?");
});
