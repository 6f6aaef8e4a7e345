// Pace: what waits is shown step by step, and at once where the phone was turned.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage(`
  <div id="room" data-table="t1" data-gentle="ekko" data-step="Tap the table." data-meanwhile="One moment…"></div>
  <p id="notice"></p><dialog id="sheet"><div id="again"></div><p id="rest"></p></dialog><div id="stage"></div>
  <div id="news" hidden><p id="news-told"></p><button id="news-fine"></button><button id="news-stop"></button></div>`);
const { keep } = await import("../../src/tablee/server/static/js/cookies.js");
const { goOn, inBeats } = await import("../../src/tablee/server/static/js/pace.js");
const { explain, putAway } = await import("../../src/tablee/server/static/js/news.js");
const { say } = await import("../../src/tablee/server/static/js/notice.js");
const { choices, state } = await import("../../src/tablee/server/static/js/state.js");

keep("pace", "step");

/** What is on the table, told after so many changes, drawn for a shape. */
const table = (seen, size = "100 164") => ({
  seen,
  by: 1,
  own: 0,
  paths: [],
  phase: "playing",
  rounds: 0,
  log: [],
  log_from: 0,
  chat: [],
  chat_from: 0,
  html: `<div id="felt" data-size="${size}"><p id="told">Step ${seen}.</p><p id="prompt">Wait.</p>
    <button id="do--next" hidden>Next</button></div>`,
});

/** What was shown, the newest last. */
const shown = [];

const receive = inBeats(
  (message) => {
    shown.push(message);
    state.message = message;
    state.ending = Boolean(message.finale);
    document.getElementById("stage").innerHTML = message.html;
  },
  () => {
    state.ending &&= state.resting; // as the next round is dealt
  },
);

const next = () => document.getElementById("do--next");

test("a step waits for a tap, with a button among the words and what it does in a sentence", () => {
  for (const seen of [1, 2, 3]) receive(table(seen));
  assert.deepEqual(
    shown.map(({ seen }) => seen),
    [1],
  );
  assert.equal(next().hidden, false);
  assert.equal(document.getElementById("prompt").textContent, "Tap the table.");
  goOn();
  assert.equal(shown.at(-1).seen, 2);
});

test("another shape is drawn at once, with what was told meanwhile", () => {
  receive(table(4));
  receive(table(5, "148 64"));
  assert.equal(shown.at(-1).seen, 5);
  assert.deepEqual(shown.at(-1).passed, [
    { told: ["Step 3."], moment: false, by: 1, sums: undefined },
    { told: ["Step 4."], moment: false, by: 1, sums: undefined },
  ]);
  assert.equal(state.stepping, false);
});

test("what is shown asks for nothing once more has happened than is shown", () => {
  keep("pace", "slow");
  const asking = { ...table(6), paths: [{ path: ["card"], action: "lay", say: "Lay." }] };
  receive(asking);
  assert.deepEqual(choices(), asking.paths);
  receive(table(7)); // somebody was quicker, or was asked before
  assert.deepEqual(choices(), []);
  assert.equal(document.getElementById("prompt").textContent, "One moment…");
});

test("what others did is shown no more once it is taken back", () => {
  for (const seen of [71, 72]) receive(table(seen));
  assert.ok(shown.at(-1).seen < 71);
  receive({ ...table(73), undone: { number: 7, say: "You take your last choice back." } });
  assert.equal(shown.at(-1).seen, 73);
});

test("whoever reads a sheet for longer than a round is shown all that followed it", () => {
  const sheet = document.getElementById("sheet");
  const rest = { own: true, since: 0, seconds: 15 };
  receive({ ...table(8), rounds: 1, finale: "<p></p>", rest });
  goOn();
  goOn();
  assert.equal(state.resting, true);
  sheet.open = true;
  receive({ ...table(9), rounds: 1 });
  receive({ ...table(10), rounds: 2, finale: "<p></p>", rest });
  sheet.open = false;
  sheet.dispatchEvent(new window.Event("close"));
  goOn();
  goOn();
  assert.deepEqual(
    shown.slice(-3).map(({ seen }) => seen),
    [8, 9, 10],
  );
  assert.equal(state.resting, true);
});

/** A table at which the viewer has some seconds to decide, from now on. */
const asks = (seen, seconds) => ({
  ...table(seen),
  rounds: 2,
  call: { say: "Lay.", brief: "It is your turn.", since: Date.now() / 1000, seconds },
});

test("where one's own time runs the newest is shown at once, with what was told meanwhile", () => {
  const sheet = document.getElementById("sheet");
  keep("pace", "step");
  state.ending = false; // the next round is dealt
  receive({ ...table(11), rounds: 2 });
  goOn();
  sheet.open = true;
  for (const seen of [12, 13]) receive({ ...table(seen), rounds: 2, chat: [`${seen}`], chat_from: seen });
  receive({ ...asks(14, 15), chat: ["14"], chat_from: 14 });
  assert.ok(shown.at(-1).seen < 12, "the sheet is still read");
  sheet.open = false;
  sheet.dispatchEvent(new window.Event("close"));
  assert.equal(shown.at(-1).seen, 14);
  assert.deepEqual(
    shown.at(-1).passed.map(({ told }) => told),
    [["Step 12."], ["Step 13."]],
  );
  assert.deepEqual(shown.at(-1).chat, ["12", "13", "14"], "and with all that was said");
  assert.equal(state.stepping, false);
});

test("what takes no time to speak of is shown all the same, and all of it where nobody is pressed", () => {
  keep("pace", "usual");
  receive({ ...table(15), rounds: 2 });
  goOn();
  receive(asks(16, 60)); // less than a tenth of it goes by until then
  assert.equal(shown.at(-1).seen, 15);
  goOn();
  keep("pace", "step");
  receive({ ...table(17), rounds: 2 });
  goOn();
  receive(asks(18, 86_400));
  assert.equal(shown.at(-1).seen, 17);
});

test("what was said in a round goes with it, though its sheet is still read", () => {
  const sheet = document.getElementById("sheet");
  const notice = document.getElementById("notice");
  keep("pace", "fast");
  receive({ ...table(20), rounds: 3, finale: "<p></p>" });
  for (let k = 0; k < 5; k += 1) goOn();
  assert.equal(shown.at(-1).seen, 20);
  state.ending = false;
  say("Your time is up.", { lasts: "told" });
  sheet.open = true;
  receive({ ...table(20), rounds: 3, finale: "<p></p>" }); // somebody has put the sheet away
  assert.ok(notice.matches(".shown"));
  receive({ ...table(21), rounds: 3 });
  assert.ok(!notice.matches(".shown"));
  sheet.open = false;
  state.ending = false;
  goOn();
  goOn();
});

test("the sheet of an ended game stays until it is put away, and says what comes after it", () => {
  const sheet = document.getElementById("sheet");
  const again = document.getElementById("again");
  const next = (say) => `<div><p>${say}</p></div>`;
  receive({ ...table(22), phase: "over", rounds: 4 });
  goOn();
  assert.equal(shown.at(-1).phase, "over");
  sheet.open = true;
  const lobby = { ...table(-1), phase: "open", rounds: undefined, html: '<div id="lobby"></div>' };
  receive({ ...lobby, next: next("Ada has chosen Duo.") });
  assert.equal(shown.at(-1).phase, "over");
  assert.equal(again.textContent, "Ada has chosen Duo.");
  receive({ ...table(0), next: next("The next game has begun.") });
  assert.equal(again.textContent, "The next game has begun.");
  assert.ok(sheet.open);
  sheet.open = false;
  sheet.dispatchEvent(new window.Event("close"));
  assert.equal(shown.at(-1).seen, 0);
});

test("the sheet goes by itself as the game begins that its reader was ready for", () => {
  const sheet = document.getElementById("sheet");
  let closed = 0;
  sheet.close = () => {
    closed += 1;
    sheet.open = false;
  };
  receive({ ...table(23), phase: "over", rounds: 4 });
  goOn();
  sheet.open = true;
  receive({ ...table(1), next: "" });
  assert.equal(closed, 1);
  goOn();
  assert.equal(shown.at(-1).seen, 1);
});

test("what follows a turn cut off waits until it was read why, or that is put away or hastened by a tap", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  keep("pace", "fast");
  const last = () => shown.at(-1).seen;
  goOn();
  for (const [seen, goesOn] of [
    [200, putAway],
    [300, goOn],
    [400, () => t.mock.timers.tick(9000)],
  ]) {
    for (let k = 0; k < 9; k += 1) goOn();
    receive(table(seen));
    goOn();
    explain({ news: [{ name: `mirror-${seen}`, say: "A mirror can come at any time." }], rounds: 0 }, true);
    receive(table(seen + 1));
    t.mock.timers.tick(1000);
    assert.equal(last(), seen);
    for (let k = 0; k < 9; k += 1) {
      goesOn();
      t.mock.timers.tick(1000);
    }
    assert.equal(last(), seen + 1);
    putAway();
  }
});
