// What is said at the seats: a few words at once, and the same words once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage(
  `${[0, 1, 2, 3].map((k) => `<div id="seat-${k}" class="seat"></div>`).join("")}<div id="bubbles"></div>`,
);
const { bubble } = await import("../../src/tablee/server/static/js/bubbles.js");

const standing = () => [...document.querySelectorAll(".bubble")].map(({ textContent }) => textContent);

test("at most three stand at once, one at each seat, and the oldest goes first", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  for (const [seat, words] of ["One.", "Two.", "Three.", "Four."].entries()) bubble(seat, words);
  assert.deepEqual(standing(), ["Two.", "Three.", "Four."]);
  bubble(3, "Five.");
  assert.deepEqual(standing(), ["Two.", "Three.", "Five."]);
  t.mock.timers.tick(4500);
  assert.deepEqual(standing(), []);
});

test("the same words said again go on standing", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  bubble(1, "Well played!");
  const [first] = document.querySelectorAll(".bubble");
  t.mock.timers.tick(3000);
  bubble(1, "Well played!");
  t.mock.timers.tick(3000);
  assert.deepEqual([...document.querySelectorAll(".bubble")], [first]);
  t.mock.timers.tick(1500);
  assert.deepEqual(standing(), []);
});
