// The only action left, done by itself: not before one's own last action could be regretted.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage } from "./page.js";

openPage(`
  <div id="room" data-table="t1" data-seated="1" data-gentle="duo" data-alone="It can be switched off."
    data-forced="Only one move is left: tap it."><div id="stage"></div></div>
  <p id="notice"></p><dialog id="sheet"></dialog>
  <div id="news" hidden><p id="news-told"></p><button id="news-fine"></button><button id="news-stop"></button></div>`);
const { doAlone } = await import("../../src/tablee/server/static/js/alone.js");
const { state } = await import("../../src/tablee/server/static/js/state.js");

const STOP = { path: ["do-stop"], action: "stop", say: "Stop" };
const notice = () => document.getElementById("notice");
const rings = () => document.querySelectorAll("#do-stop .countdown").length;
let done = [];
const act = ({ action }) => done.push(action);

beforeEach(() => {
  done = [];
  state.alone = false;
  document.getElementById("stage").innerHTML =
    `<div id="felt"><button id="do-stop" class="choice">Stop</button></div>`;
  notice().replaceChildren();
});

test("in a first game the first three are asked for, and do not happen by themselves; the next does", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  document.getElementById("felt").insertAdjacentHTML("beforeend", `<p id="prompt"></p>`);
  state.prompt = "Nothing fits.";
  const message = { alone: true, paths: [STOP], by: 1, own: 0, undo: false, seen: 7 };
  for (const seen of [7, 9, 11]) {
    for (const _ of ["it comes", "somebody talks"]) doAlone({ ...message, seen }, act);
    assert.equal(
      document.getElementById("prompt").textContent,
      "Nothing fits. Only one move is left: tap it.",
    );
    assert.equal(rings(), 0);
    t.mock.timers.tick(60_000);
  }
  assert.deepEqual(done, []);
  doAlone({ ...message, seen: 13 }, act);
  assert.equal(document.getElementById("prompt").textContent, "Nothing fits.");
  assert.equal(notice().textContent, "It can be switched off.", "the first time that it happens by itself");
  t.mock.timers.tick(3000);
  assert.deepEqual(done, ["stop"]);
  assert.equal(rings(), 0, "nothing of the ring is left");
  doAlone({ alone: false, paths: [] }, act);
});

test("what was learnt in one first game is known in all", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  localStorage.clear(); // as in a game that explains everything anew
  doAlone({ alone: true, paths: [STOP], by: 1, own: 0, undo: false, seen: 20 }, act);
  assert.equal(rings(), 1, "it happens by itself");
  doAlone({ alone: false, paths: [] }, act);
});

test("it is done in a moment, and one is told only once where it can be switched off", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  doAlone({ alone: true, paths: [STOP], by: 1, own: 0, undo: false }, act);
  assert.equal(rings(), 1);
  t.mock.timers.tick(3000);
  assert.deepEqual(done, ["stop"]);
  assert.equal(notice().textContent, "");
  doAlone({ alone: false, paths: [] }, act);
});

test("what somebody has asked is answered as late as by a person who could say yes", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  doAlone({ alone: true, asked: true, paths: [STOP], by: 1, own: 0, undo: false }, act);
  t.mock.timers.tick(4900);
  assert.deepEqual(done, []);
  t.mock.timers.tick(1700);
  assert.deepEqual(done, ["stop"]);
});

test("a piece that is chosen by itself has its ring, and the page knows that nobody chose it", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  document.getElementById("felt").innerHTML = `<button id="pile" class="piece"></button>`;
  doAlone({ alone: true, paths: [{ path: ["pile"], action: "draw", say: "Draw" }], by: 1, own: 0 }, act);
  assert.equal(document.querySelectorAll("#pile .countdown").length, 1);
  assert.equal(state.alone, false);
  t.mock.timers.tick(3000);
  assert.equal(state.alone, true);
});

test("where it ends the taking back it waits for long, and a ring tells how long", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const message = { alone: true, paths: [STOP], by: 0, own: 0, undo: true };
  doAlone(message, act);
  t.mock.timers.tick(4900);
  assert.deepEqual(done, []);
  assert.equal(rings(), 1);
  t.mock.timers.tick(2000);
  assert.deepEqual(done, ["stop"]);
  doAlone(message, act);
  doAlone({ ...message, alone: false, paths: [] }, act); // taken back
  t.mock.timers.tick(60_000);
  assert.deepEqual(done, ["stop"]);
  assert.equal(rings(), 0);
});
