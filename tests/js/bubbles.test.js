// What is said at the seats: a few words at once, the same words once, with a name, and no seat covered.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage(
  `<div id="stage"><div id="felt">
    ${[0, 1, 2, 3].map((k) => `<div id="seat-${k}" class="piece seat"><b class="name">Ada</b></div>`).join("")}
    <div id="dial" class="piece"></div>
  </div></div><div id="bubbles"></div>`,
);
const { bubble, hearPrograms } = await import("../../src/tablee/server/static/js/bubbles.js");

/**
 * Lays something on the page, which has no layout of its own.
 *
 * @param {HTMLElement} element
 * @param {number[]} box left, top, width and height
 */
function lay(element, [left = 0, top = 0, width = 0, height = 0]) {
  const box = { left, top, width, height, right: left + width, bottom: top + height };
  element.getBoundingClientRect = () => /** @type {DOMRect} */ (box);
}

/**
 * A phone with a strip of seats above a dial, and words of a size.
 *
 * @param {number[]} dial
 * @param {number[]} words breadth and height
 */
function phone(dial, [width, height]) {
  const find = (id) => document.getElementById(id);
  lay(find("stage"), [0, 48, 360, 592]);
  lay(find("dial"), dial);
  for (const k of [0, 1, 2, 3]) lay(find(`seat-${k}`), [4 + 89 * k, 52, 85, 44]);
  const sizes = { offsetWidth: width, offsetHeight: height, scrollHeight: height, clientHeight: 44 };
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
}

/** Where the only words stand. */
const place = () => {
  const [shown] = document.querySelectorAll(".bubble");
  const [left, top] = ["--left", "--top"].map((name) => parseFloat(shown?.style.getPropertyValue(name)));
  return { left, top };
};

const standing = () => [...document.querySelectorAll(".bubble")].map(({ textContent }) => textContent);

test("at most three stand at once, one at each seat, and the oldest goes first", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  for (const [seat, words] of ["One.", "Two.", "Three.", "Four."].entries()) bubble(seat, words);
  assert.deepEqual(standing(), ["Two.", "Three.", "Four."]);
  bubble(3, "Five.");
  assert.deepEqual(standing(), ["Two.", "Three.", "Five."]);
  t.mock.timers.tick(3500);
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
  t.mock.timers.tick(500);
  assert.deepEqual(standing(), []);
});

test("words hang on the plate of whoever says them, where there is room", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  phone([60, 200, 240, 240], [120, 30]);
  assert.ok(bubble(0, "Not bad, is it?"));
  assert.deepEqual(place(), { left: 4, top: 104 });
  assert.equal(document.querySelector(".bubble").dataset.name, "Ada");
  t.mock.timers.tick(3500);
});

test("where they would cover what lies on the table they hang above it, over the bar", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  phone([0, 100, 360, 360], [120, 30]);
  assert.ok(bubble(2, "Not bad, is it?"));
  assert.deepEqual(place(), { left: 164.5, top: 14 });
  t.mock.timers.tick(3500);
});

test("too many for that, they cover what is not needed just now, or else are left out", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  phone([0, 100, 360, 360], [120, 60]);
  assert.ok(bubble(2, "More than has room above the table."));
  assert.deepEqual(place(), { left: 164.5, top: 104 });
  t.mock.timers.tick(3500);
  const dial = document.getElementById("dial");
  dial.classList.add("can");
  assert.equal(bubble(2, "More than has room above the table."), false);
  assert.deepEqual(standing(), []);
  dial.classList.remove("can");
});

test("what comes to lie below words that stand there drives them off", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  phone([60, 200, 240, 240], [120, 30]);
  bubble(1, "As planned.");
  assert.equal(place().top, 104);
  phone([0, 100, 360, 360], [120, 30]);
  hearPrograms({ remarks: [] }, false);
  assert.equal(place().top, 14);
  t.mock.timers.tick(3500);
});
