// What a first game explains: one note after the other, each until it can have been read, none below a sheet.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage } from "./page.js";

openPage(`
  <div id="room" data-table="t1" data-seated="1" data-gentle="duo"><div id="stage"></div></div>
  <p id="notice"></p><dialog id="sheet"><p id="sheet-news"></p><div id="sheet-links"></div></dialog>
  <div id="coach" hidden></div>
  <div id="news" hidden><p id="news-told"></p><button id="news-fine"></button><button id="news-stop"></button></div>`);
const { explain, pass, setAside } = await import("../../src/tablee/server/static/js/news.js");
const { say, hide } = await import("../../src/tablee/server/static/js/notice.js");
const { state } = await import("../../src/tablee/server/static/js/state.js");

const READ = 60_000; // milliseconds that anybody needs at most
const news = () => document.getElementById("news");
const shown = () => (news().hidden ? null : document.getElementById("news-told").textContent);
const fine = () => document.getElementById("news-fine").click();
let count = 0;

/** Time goes by, a little after the other. */
function wait(t, milliseconds) {
  for (let gone = 0; gone < milliseconds; gone += 250) t.mock.timers.tick(250);
}

/** A note that was never explained before. */
function note(words) {
  count += 1;
  return { name: `note-${count}`, say: words };
}

beforeEach(() => {
  state.ending = false;
  state.menu = false;
  for (let k = 0; k < 9 && shown(); k += 1) fine();
});

test("a note that was not read is not replaced, and the next comes when it was", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  explain({ news: [note("The first.")] });
  explain({ news: [note("The second.")] });
  wait(t, 1000);
  assert.equal(shown(), "The first.");
  wait(t, 3000);
  assert.equal(shown(), "The second.");
  fine();
  assert.equal(shown(), null);
});

test("one that was read stays until one plays on, and is not told again", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const once = note("Only once.");
  explain({ news: [once] });
  wait(t, READ);
  assert.equal(shown(), "Only once.");
  pass();
  assert.equal(shown(), null);
  explain({ news: [once] });
  assert.equal(shown(), null);
});

test("while a round is seen as it ended, below a menu and beside other words it waits", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  state.ending = true;
  explain({ news: [note("A token is lost.")] });
  wait(t, READ);
  assert.equal(shown(), null);
  state.ending = false;
  state.menu = true;
  wait(t, READ);
  assert.equal(shown(), null);
  state.menu = false;
  say("A hint.", { lasts: "kept" });
  wait(t, READ);
  assert.equal(shown(), null);
  hide();
  wait(t, 500);
  assert.equal(shown(), "A token is lost.");
  fine();
});

test("what makes way for a hint comes again, unless it was read", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  explain({ news: [note("Unread.")] });
  setAside();
  assert.equal(shown(), null);
  explain({ news: [] });
  assert.equal(shown(), "Unread.");
  wait(t, READ);
  setAside();
  explain({ news: [] });
  assert.equal(shown(), null);
});

test("a note goes with its moment: what was not read till one plays on is explained when it happens again", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const [first, late] = [note("Long words. ".repeat(30)), note("Late.")];
  explain({ news: [first, late] });
  wait(t, 1000);
  pass();
  assert.equal(shown(), null);
  wait(t, READ);
  assert.equal(shown(), null);
  explain({ news: [late] });
  assert.equal(shown(), "Late.");
  pass();
  explain({ news: [first] });
  assert.ok(shown());
  fine();
});

test("what waits is about the last thing that has happened, or the one before", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  explain({ news: [note("A long one. ".repeat(30))] });
  explain({ news: [note("Older.")] });
  explain({ news: [note("Newer.")] });
  explain({ news: [] });
  wait(t, READ);
  assert.equal(shown(), "Newer.");
  fine();
});

test("with a new round the note of the last one goes", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  explain({ news: [note("A card of this round.")], rounds: 5 });
  assert.equal(shown(), "A card of this round.");
  explain({ news: [], rounds: 6 });
  assert.equal(shown(), null);
});

test("what ends a round is explained on its sheet, and not in the next round", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const sheet = () => document.getElementById("sheet-news").textContent;
  explain({ news: [{ ...note("Empty hand: over."), sheet: true }, note("A new turn.")], rounds: 1 });
  assert.equal(sheet(), "Empty hand: over.");
  assert.equal(shown(), "A new turn.");
  fine();
  assert.equal(shown(), null);
  explain({ news: [], rounds: 1 });
  assert.equal(sheet(), "Empty hand: over."); // as long as this round is the last that ended
  explain({ news: [], rounds: 2 });
  assert.equal(sheet(), "");
});
