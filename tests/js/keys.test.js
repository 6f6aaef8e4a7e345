// Keys: arrows go by where things lie, Tab first to what is worth a look, digits count where one counts, and none
// reaches over from the rail.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage } from "./page.js";

const window = openPage(`
  <div id="room" data-table="t1" data-seated="1" data-many="Too many."><div id="stage"></div></div>
  <p id="notice"></p><div id="rail"><button id="switch"></button></div>
  <div id="news" hidden><p id="news-told"></p><button id="news-fine"></button><button id="news-stop"></button></div>
  <div id="coach" hidden><p id="coach-told"></p><button id="coach-keep"></button></div>
  <dialog id="sheet"><div id="sheet-body"></div><button id="go-on"></button><p id="rest"></p></dialog>`);
const { press } = await import("../../src/tablee/server/static/js/keys.js");
const { choose } = await import("../../src/tablee/server/static/js/acting.js");
const { forgetAdvice, point } = await import("../../src/tablee/server/static/js/advice.js");
const { mark } = await import("../../src/tablee/server/static/js/felt.js");
const { state } = await import("../../src/tablee/server/static/js/state.js");

// before anything else hears it, and wakes a sound
window.addEventListener(
  "keydown",
  (event) => {
    event.stopPropagation();
    press(event);
  },
  true,
);
document.addEventListener("click", ({ target }) => clicked.push(target.id));
let clicked = [];

/** A table with buttons whose middles lie there, all of which may be chosen, and two steps lead on from one. */
function lay(buttons, further = []) {
  clicked = [];
  const drawn = Object.keys(buttons).map(
    (id) =>
      `<button id="${id}" class="piece ${id.startsWith("c-") ? "card" : ""}" aria-label="${id}"></button>`,
  );
  document.getElementById("stage").innerHTML = `<div id="felt">${drawn.join("")}<p id="prompt"></p>
    <button id="do--cancel" class="choice"></button></div>`;
  for (const [id, [x, y]] of Object.entries(buttons)) {
    const box = { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5, width: 10, height: 10 };
    document.getElementById(id).getBoundingClientRect = () => box;
  }
  const paths = Object.keys(buttons).map((id) => ({ path: [id], action: id, say: id }));
  const on = further.map((path) => ({ path, action: path.join(), say: path.join() }));
  state.message = {
    seen: 1,
    paths: [...paths.filter(({ path: [id] }) => !on.some(({ path }) => path[0] === id)), ...on],
  };
  state.chosen = [];
  mark();
}

/** Presses a key where the focus is; where that is then. */
function key(name, more = {}) {
  const event = new window.KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
  led = !document.activeElement.dispatchEvent(event);
  return document.activeElement.id;
}

/** Whether the last key led on by itself, and not the browser. */
let led = false;
const BACK = { shiftKey: true };

beforeEach(() => {
  document.activeElement.blur();
  state.byKeys = false;
});

test("arrows go by where things lie, and in a row around its end", () => {
  lay({ "c-1": [10, 90], "c-2": [30, 90], "c-3": [50, 90], pile: [28, 20] });
  assert.equal(key("ArrowRight"), "c-1", "they begin with the hand");
  assert.equal(key("ArrowRight"), "c-2");
  assert.equal(key("ArrowUp"), "pile");
  assert.equal(key("ArrowDown"), "c-2");
  assert.equal(key("ArrowRight"), "c-3");
  assert.equal(key("ArrowRight"), "c-1");
  assert.equal(key("ArrowLeft"), "c-3");
  assert.equal(key("ArrowDown"), "c-3", "nothing lies below");
});

test("on a board of hexagons arrows leave no row out", () => {
  lay({ a: [20, 20], b: [25, 28.7], c: [20, 37.4] });
  document.getElementById("a").focus();
  assert.equal(key("ArrowDown"), "b");
  assert.equal(key("ArrowDown"), "c");
});

test("whoever goes by keys begins with the hand, not with a pile before it", () => {
  state.byKeys = true;
  lay({ pile: [5, 5], "c-1": [10, 90] });
  assert.equal(document.activeElement.id, "c-1");
});

test("digits count what is in the hand, and on a board of many places they say what to do instead", () => {
  lay({ "c-1": [10, 90], "c-2": [30, 90] });
  key("2");
  assert.deepEqual(clicked, ["c-2"]);
  const board = Object.fromEntries(Array.from({ length: 12 }, (_, k) => [`sp-${k}`, [10 * k, 10]]));
  lay(board);
  key("1");
  assert.deepEqual(clicked, []);
  assert.equal(document.getElementById("notice").textContent, "Too many.");
});

test("from the rail digits play nothing: they lead to what they count, and Escape to the table", () => {
  lay({ "c-1": [10, 90], "c-2": [30, 90] });
  state.byKeys = true;
  document.getElementById("switch").focus();
  assert.equal(key("2"), "c-2");
  assert.deepEqual(clicked, []);
  document.getElementById("switch").focus();
  assert.equal(key("Escape"), "c-1");
  state.menu = true; // it lies over the table
  document.getElementById("switch").focus();
  assert.equal(key("2"), "switch");
  assert.equal(key("Escape"), "switch");
  assert.equal(key("ArrowRight"), "switch");
  state.menu = false;
  assert.equal(key("ArrowRight"), "switch");
  assert.deepEqual(clicked, []);
});

test("Escape leads back to what was chosen", () => {
  lay({ "c-1": [10, 90], "c-2": [30, 90], row: [30, 20] }, [
    ["c-2", "row"],
    ["c-2", "c-1"],
  ]);
  document.getElementById("c-2").focus();
  state.byKeys = true;
  choose("c-2");
  assert.deepEqual(state.chosen, ["c-2"]);
  document.getElementById("row").focus();
  assert.equal(key("Escape"), "c-2");
  assert.deepEqual(state.chosen, []);
});

test("Tab goes first to what the server names, then on as all is drawn, and then the browser leads out", () => {
  lay({ a: [10, 10], b: [20, 10], c: [30, 10], d: [40, 10], dark: [50, 10] });
  state.message.paths.pop();
  state.message.front = { "": ["c", "b", "dark"] };
  mark();
  state.byKeys = true;
  assert.equal(key("Enter"), "c", "there one begins");
  assert.deepEqual([key("Tab"), key("Tab"), key("Tab")], ["b", "a", "d"]);
  assert.ok(led);
  assert.deepEqual([key("Tab", BACK), key("Tab", BACK), key("Tab")], ["a", "b", "a"]);
  document.getElementById("d").focus();
  assert.equal(key("Tab"), "d", "the last one also as it is drawn");
  assert.ok(!led);
  document.getElementById("c").focus();
  assert.equal(key("Tab", BACK), "a", "the first one as it is drawn: from there the browser leads out");
  assert.ok(!led);
  document.getElementById("c").focus();
  assert.equal(key("Tab", { ctrlKey: true }), "c");
  assert.ok(!led);
});

test("what comes first is another thing at each step, and what has been chosen can be let go", () => {
  lay({ a: [10, 10], b: [20, 10], c: [30, 10], d: [40, 10] }, [
    ["a", "b"],
    ["a", "c"],
    ["a", "d"],
  ]);
  state.message.front = { a: ["d"] };
  state.byKeys = true;
  choose("a");
  assert.equal(document.activeElement.id, "d");
  assert.deepEqual([key("Tab"), key("Tab"), key("Tab"), key("Tab")], ["a", "b", "c", "do--cancel"]);
});

test("what is advised comes before all else, step by step", () => {
  lay({ a: [10, 10], b: [20, 10], c: [30, 10] }, [
    ["c", "a"],
    ["c", "b"],
  ]);
  state.message.front = { "": ["a", "b"] };
  point(["c", "b"]);
  state.byKeys = true;
  assert.equal(key("Enter"), "c");
  assert.deepEqual([key("Tab"), key("Tab")], ["a", "b"]);
  choose("c");
  document.activeElement.blur();
  assert.equal(key("Enter"), "b");
  forgetAdvice();
});

test("whoever comes to the table by Tab begins with what comes first, and from behind at the other end", async () => {
  lay({ a: [10, 10], b: [20, 10], c: [30, 10] });
  state.message.front = { "": ["b"] };
  const come = (id, more) => {
    document.getElementById("switch").focus();
    key("Tab", more);
    assert.ok(!led);
    document.getElementById(id).focus(); // as the browser does
    return document.activeElement.id;
  };
  assert.equal(come("a"), "b");
  assert.equal(come("do--cancel", BACK), "c");
  document.getElementById("switch").focus();
  key("Tab");
  await new Promise((then) => setTimeout(then, 5)); // the browser led elsewhere
  document.getElementById("a").focus();
  assert.equal(document.activeElement.id, "a");
});
