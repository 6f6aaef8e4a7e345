// Hands: what a click on a button of the table asks for, and what it does not.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage } from "./page.js";

openPage(`
  <div id="room" data-table="t1" data-seated="1"><div id="stage"></div></div>
  <p id="notice"></p><button id="do--next"></button><button id="hint-button"></button>
  <button id="sheet-button"></button><input id="volume"><div id="rail"></div>
  <details id="panel-log"></details><details id="panel-talk"></details><ol id="log"></ol><ul id="sayings"></ul>
  <div id="news" hidden><p id="news-told"></p><button id="news-fine"></button><button id="news-stop"></button></div>
  <div id="coach" hidden><p id="coach-told"></p><button id="coach-back"></button></div>
  <dialog id="sheet"><div id="sheet-body"></div><button id="go-on"></button><p id="rest"></p></dialog>
  <div id="again"></div><button id="stop-game"></button><button id="leave-table"></button>
  <dialog id="leave-asks"><button id="leave-yes"></button></dialog>`);
const { layHandsOn } = await import("../../src/tablee/server/static/js/hands.js");
const { mark } = await import("../../src/tablee/server/static/js/felt.js");
const { state } = await import("../../src/tablee/server/static/js/state.js");

let sent = [];
const now = () => new Promise(setImmediate);
layHandsOn();

beforeEach(() => {
  sent = [];
  globalThis.fetch = async (path) => {
    sent.push(path.split("/").at(-1));
    return { json: async () => ({ why: "Not that." }) };
  };
  state.message = { seen: 1, paths: [] };
});

/** Clicks on one element of a drawing. */
async function click(drawing, id) {
  document.getElementById("stage").innerHTML = drawing;
  const element = document.getElementById(id);
  element.animate = () => {};
  element.click();
  await now();
}

test("a button of the felt that asks something of the table asks only that", async () => {
  await click(`<div id="felt"><button id="ask-stop" data-post="stop">Yes, stop</button></div>`, "ask-stop");
  assert.deepEqual(sent, ["stop"]);
});

test("a button of the lobby asks only what is written on it, or nothing", async () => {
  await click(`<div class="lobby"><button id="free" data-post="free">Free the chair</button></div>`, "free");
  assert.deepEqual(sent, ["free"]);
  await click(`<div class="lobby"><button id="more">More</button></div>`, "more");
  assert.deepEqual(sent, ["free"]);
});

test("a piece that cannot be chosen asks why", async () => {
  await click(`<div id="felt"><button id="c-7" class="piece">7</button><p id="prompt"></p></div>`, "c-7");
  assert.deepEqual(sent, ["why"]);
});

/** A finger comes down on a piece, stays so long, and leaves. */
async function hold(id, milliseconds, t) {
  const piece = document.getElementById(id);
  piece.ariaLabel = piece.getAttribute("aria-label");
  const down = new window.Event("pointerdown"); // which goes down to it, and wakes no sound
  piece.dispatchEvent(Object.assign(down, { pointerType: "touch", clientX: 5, clientY: 5 }));
  t.mock.timers.tick(milliseconds);
  piece.dispatchEvent(new window.Event("pointerup", { bubbles: true }));
  piece.dispatchEvent(new window.MouseEvent("click", { bubbles: true, detail: 1 }));
  await now();
}

test("a finger that stays is told what lies below it, and plays nothing; a tap plays", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  document.getElementById("stage").innerHTML = `
    <div id="felt"><button id="c-7" class="piece card" aria-label="a 7, worth two"></button><p id="prompt"></p></div>`;
  state.message = { seen: 1, paths: [{ path: ["c-7"], action: "lay 7", say: "Lay the 7" }] };
  await hold("c-7", 600, t);
  assert.deepEqual(sent, []);
  assert.equal(document.getElementById("notice").textContent, "A 7, worth two.");
  await hold("c-7", 200, t);
  assert.deepEqual(sent, ["act"]);
});

test("one's own plate opens no phrases where nobody would hear them", async () => {
  const plate = `<div id="felt"><div id="seat-0" class="piece seat own" aria-label="You"></div></div>`;
  const phrases = document.createElement("div");
  phrases.id = "emotes";
  phrases.togglePopover = () => sent.push("phrases");
  document.body.append(phrases);
  state.message = { seen: 1, paths: [], solo: true, watchers: 0 };
  await click(plate, "seat-0");
  assert.deepEqual(sent, []);
  for (const heard of [{ solo: false }, { watchers: 1 }]) {
    state.message = { seen: 1, paths: [], solo: true, watchers: 0, ...heard };
    await click(plate, "seat-0");
  }
  const { dressed } = await import("../../src/tablee/server/static/js/bubbles.js");
  await dressed;
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(sent, ["phrases", "phrases"]);
});

/** A finger taps an answer, where all answers lie. */
async function tap(id) {
  const answer = document.getElementById(id);
  const down = new window.Event("pointerdown");
  answer.dispatchEvent(Object.assign(down, { pointerType: "touch", clientX: 50, clientY: 50 }));
  answer.dispatchEvent(new window.Event("pointerup", { bubbles: true }));
  const where = { bubbles: true, detail: 1, clientX: 50, clientY: 50 };
  answer.dispatchEvent(new window.MouseEvent("click", where));
  await now();
}

test("one tap more means the answer that was there, and not what has just come in its place", async () => {
  const box = { left: 0, right: 100, top: 30, bottom: 70, width: 100, height: 40 };
  document.getElementById("stage").innerHTML = `<div id="felt"><p id="prompt"></p>
    <button id="do-march" class="choice" hidden>March</button>
    <button id="do-rest" class="choice" hidden>Rest</button>
    <button id="do--confirm" class="choice" hidden>Do it</button></div>`;
  for (const answer of document.querySelectorAll(".choice")) answer.getBoundingClientRect = () => box;
  const offers = (...ids) => ({ seen: 1, paths: ids.map((id) => ({ path: [id], action: id, say: id })) });
  state.message = offers("do-march");
  mark();
  await tap("do-march");
  assert.deepEqual(sent, ["act"]);
  state.done = null;
  state.message = { ...offers("do-rest"), seen: 2 };
  mark();
  await tap("do-rest");
  assert.deepEqual(sent, ["act"], "it has only just come");
  await new Promise((then) => setTimeout(then, 650));
  await tap("do-rest");
  assert.deepEqual(sent, ["act", "act"]);
});
