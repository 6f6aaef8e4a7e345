// Hints: they belong to the position they were asked for, and are said and shown until something is done.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage } from "./page.js";

openPage(`
  <div id="room" data-table="t1" data-seated="1" data-thinking="Thinking…" data-late="It has changed."
    data-unhinted="None this time."><div id="stage"></div></div>
  <p id="notice"></p>`);
const screen = { matches: true }; // a wide one
globalThis.matchMedia = () => screen;
const { hint } = await import("../../src/tablee/server/static/js/hint.js");
const { hide, outdate } = await import("../../src/tablee/server/static/js/notice.js");
const { mark } = await import("../../src/tablee/server/static/js/felt.js");
const { state } = await import("../../src/tablee/server/static/js/state.js");

const FELT = `
  <div id="felt" data-size="50 60">
    <button id="sp-a" class="piece" data-at="10 20 5 6 0 1" aria-label="A"></button>
    <button id="sp-b" class="piece" data-at="30 40 5 6 0 1" aria-label="B"></button>
    <p id="prompt">Move.</p>
    <button id="do-2" class="choice" hidden>Two</button>
  </div>`;
const IDEAS = [{ told: "Move A to B.", path: ["sp-a", "sp-b", "do-2"] }];

const notice = () => document.getElementById("notice");
const shown = () => (notice().classList.contains("shown") ? notice().textContent : null);
const marks = () =>
  [...document.querySelectorAll(".advice")].map(({ dataset }) => [dataset.at, dataset.step]);
const now = () => new Promise(setImmediate);

/** Questions that wait for their answer, the first first. */
let asked = [];

/** Another position is on the table. */
function comes(message) {
  state.message = { ...state.message, ...message };
  outdate(state.message);
  mark();
}

beforeEach(() => {
  asked = [];
  globalThis.fetch = (path) =>
    new Promise((answer, fail) => {
      asked.push({ path, answer: (body) => answer({ status: 200, json: async () => body }), fail });
    });
  document.getElementById("stage").innerHTML = FELT;
  state.message = { seen: 3, paths: [], own: 0, by: 1, hint: true };
  outdate(state.message);
  notice().className = "";
});

test("the word that it is thought about stays, and then the hint until it is put away", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  hint();
  t.mock.timers.tick(20_000);
  hide(); // a tap beside it
  assert.equal(shown(), "Thinking…");
  asked[0].answer(IDEAS);
  await now();
  t.mock.timers.tick(60_000);
  assert.equal(shown(), "Move A to B.");
  hide();
  assert.equal(shown(), null);
});

test("all pieces of a path are marked at once in their order, also in a new drawing", async () => {
  hint();
  asked[0].answer(IDEAS);
  await now();
  const both = [
    ["10 20 5 6 0 1", "1"],
    ["30 40 5 6 0 1", "2"],
  ];
  assert.deepEqual(marks(), both);
  assert.ok(document.getElementById("do-2").classList.contains("advised"));
  document.getElementById("stage").innerHTML = FELT;
  mark();
  assert.deepEqual(marks(), both);
});

test("on a narrow screen a hint points to its marks, and is heard in full", async () => {
  screen.matches = false;
  hint();
  asked[0].answer([{ ...IDEAS[0], short: "Move this one here." }]);
  await now();
  screen.matches = true;
  assert.equal(notice().firstChild.textContent, "Move this one here.");
  assert.equal(notice().querySelector(".unseen").textContent, "Move A to B.");
});

test("a single piece has no order, also where it is chosen and then confirmed", async () => {
  hint();
  asked[0].answer([{ told: "Put the Emperor on A.", path: ["sp-a", "sp-a", "sp-a"] }]);
  await now();
  assert.deepEqual(marks(), [["10 20 5 6 0 1", ""]]);
});

test("the words on the marks reach towards the middle: they are not cut at an edge", async () => {
  hint();
  asked[0].answer(IDEAS);
  await now();
  const early = [...document.querySelectorAll(".advice")].map(({ classList }) => classList.contains("early"));
  assert.deepEqual(early, [true, false]);
});

test("the word on a mark stands at the foot of a card, not on its number, and above what is broad", async () => {
  document.getElementById("sp-a").dataset.at = "10 20 50 6 0 1";
  hint();
  asked[0].answer(IDEAS);
  await now();
  const has = (name) =>
    [...document.querySelectorAll(".advice")].map(({ classList }) => classList.contains(name));
  assert.deepEqual(
    [has("broad"), has("early")],
    [
      [true, false],
      [false, false],
    ],
  );
});

test("a second tap is answered, and asks for nothing more", async () => {
  hint();
  notice().className = "";
  hint();
  assert.equal(shown(), "Thinking…");
  asked[0].answer(IDEAS);
  await now();
  assert.equal(asked.length, 1);
  assert.equal(shown(), "Move A to B.");
});

test("one's own action drops the hint, before and after it has come", async () => {
  hint();
  comes({ seen: 4, by: 0, hint: false });
  assert.equal(shown(), null);
  asked[0].answer(IDEAS);
  await now();
  assert.equal(shown(), null);
  assert.deepEqual(marks(), []);
  hint();
  asked[1].answer(IDEAS);
  await now();
  assert.equal(marks().length, 2);
  comes({ seen: 5, by: 0 });
  assert.equal(shown(), null);
  assert.deepEqual(marks(), []);
});

test("whoever waits while others change the table is told, and may ask again at once", async () => {
  hint();
  comes({ seen: 4, by: 1 });
  assert.equal(shown(), "It has changed.");
  hint();
  assert.equal(shown(), "Thinking…");
  asked[0].answer([{ told: "Old.", path: [] }]);
  await now();
  assert.equal(shown(), "Thinking…");
  asked[1].answer(IDEAS);
  await now();
  assert.equal(shown(), "Move A to B.");
});

test("a hint that does not come is told in a sentence", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  hint();
  asked[0].fail(new Error("no line"));
  await now();
  assert.equal(shown(), "None this time.");
  hint();
  asked[1].answer({ error: "One at a time.", retry: true });
  await now();
  assert.equal(shown(), "One at a time.");
  hint();
  t.mock.timers.tick(30_000);
  await now();
  assert.equal(shown(), "None this time.");
});

test("ideas that differ in nothing but their chance are told once", async () => {
  const told = ["Build here: 54%", "Build here: 50%", "Move 2: 49%", "Move 3: 49%"];
  hint();
  asked[0].answer(told.map((words) => ({ told: words, path: [] })));
  await now();
  assert.equal(shown(), "Build here: 54%\nMove 2: 49%\nMove 3: 49%");
});

test("one that an earlier one stands in the way of is asked for again until it comes", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  hint();
  asked[0].answer({ error: "One at a time.", key: "hint-one-at-a-time" });
  await now();
  assert.equal(shown(), "Thinking…");
  t.mock.timers.tick(1000);
  await now();
  asked[1].answer(IDEAS);
  await now();
  assert.equal(shown(), "Move A to B.");
});
