// Showing: what a table says is heard also where it has only just come into sight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage(`
  <div id="room" data-table="t1" data-seated="1" data-gentle="duo"><div id="stage"></div></div>
  <p id="notice"></p><button id="undo-button"></button><button id="hint-button"></button><b id="where"></b>
  <div id="news" hidden><p id="news-told"></p><button id="news-fine"></button><button id="news-stop"></button></div>
  <div id="coach" hidden></div><ol id="log"></ol><ul id="sayings"></ul>
  <dialog id="sheet"><div id="sheet-body"></div><button id="go-on"></button><p id="rest"></p></dialog>`);
const { deal } = await import("../../src/tablee/server/static/js/showing.js");
const { state } = await import("../../src/tablee/server/static/js/state.js");

test("after the sheet of a round what begins the next one is written once more, to be heard", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const html = `<div id="felt"><p id="told"><span>Ada deals.</span></p><p id="prompt">Lay a card.</p></div>`;
  state.message = { seen: 7, phase: "playing", turn: true, paths: [], html, finale: "", rounds: 1 };
  state.ending = true;
  deal();
  const first = () => ["told", "prompt"].map((id) => document.getElementById(id).firstChild);
  const drawn = first();
  t.mock.timers.tick(1000);
  const heard = first();
  assert.deepEqual(
    heard.map(({ textContent }) => textContent),
    ["Ada deals.", "Lay a card."],
  );
  assert.ok(heard.every((node, k) => node !== drawn[k]));
  t.mock.timers.tick(9000);
  assert.deepEqual(first(), heard, "once");
});
