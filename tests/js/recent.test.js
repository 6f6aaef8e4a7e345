// What was told since one's own last action: nothing that was taken back, and each action with what came of it.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage } from "./page.js";

openPage(`<div id="room" data-table="t1" data-seated="1"><div id="stage"></div></div>`);
const { keepTold } = await import("../../src/tablee/server/static/js/recent.js");

const told = () => [...document.querySelectorAll("#earlier p, #told")].map(({ textContent }) => textContent);

/** A new drawing is shown, which tells something in sentences. */
function comes(message, sentences, changed = true) {
  const spans = sentences.map((sentence) => `<span>${sentence}</span>`).join(" ");
  document.getElementById("stage").innerHTML = `<div id="felt"><p id="told">${spans}</p></div>`;
  keepTold({ own: 0, phase: "playing", rounds: 0, ...message }, changed);
}

beforeEach(() => comes({ by: 0 }, ["You draw."]));

test("of what was told before each action keeps together with what came of it", () => {
  comes({ by: 1 }, ["Ada plays a 7.", "Row 1 is complete."]);
  comes({ by: 2 }, ["Bo plays a 9."]);
  assert.deepEqual(told(), ["Ada plays a 7. Row 1 is complete.", "Bo plays a 9."]);
});

test("an answer in somebody else's turn ends nothing: what happened before it stays told", () => {
  comes({ by: 1 }, ["Ada plays a 7."]);
  comes({ by: 0, aside: true }, ["You let the exchange pass."]);
  comes({ by: 2 }, ["Ada and Bo exchange."]);
  assert.deepEqual(told(), ["Ada plays a 7.", "You let the exchange pass.", "Ada and Bo exchange."]);
});

test("what sums a turn up takes the place of what was told of it, and of nothing else", () => {
  comes({ by: 1 }, ["Ada draws a card."]);
  for (const card of [3, 4]) comes({ by: 2, beats: card - 3 }, [`Bo plays a ${card}.`]);
  comes({ by: 2, sums: true }, ["Bo plays 2 cards."]);
  assert.deepEqual(told(), ["Ada draws a card.", "Bo plays 2 cards."]);
  const passed = [7, 8].map((card) => ({ told: [`Cy plays a ${card}.`], moment: false, by: 3 }));
  comes({ by: 3, sums: true, passed }, ["Cy plays 2 cards."]);
  assert.deepEqual(told(), ["Ada draws a card.", "Bo plays 2 cards.", "Cy plays 2 cards."]);
  assert.equal(document.querySelectorAll(".moment").length, 1, "it was a moment, too");
});

test("what was taken back is told no more, and that it was is", () => {
  comes({ by: 1, undone: null }, ["Ada plays a 7."]);
  comes({ by: 0, beats: 1, undone: null }, ["You play a 9.", "Row 1 is complete."]);
  const undone = { number: 12, say: "You take your last move back." };
  comes({ by: 1, undone }, ["Ada plays a 7."]);
  assert.deepEqual(told(), ["Ada plays a 7.", "You take your last move back."]);
  comes({ by: 1, undone }, ["Ada plays a 7."], false);
  assert.deepEqual(told(), ["Ada plays a 7.", "You take your last move back."], "drawn in another size");
  comes({ by: 2, undone }, ["Bo plays a 3."]);
  assert.equal(told().at(-1), "Bo plays a 3.");
  assert.ok(!told().some((line) => line.includes("Row 1 is complete.")));
});

test("what came of something remarkable is marked as a moment, and outlasts what was none", () => {
  comes({ by: 1, beats: 1 }, ["Ada plays a 7.", "Row 1 is complete."]);
  const moments = () => [...document.querySelectorAll(".moment")].map(({ textContent }) => textContent);
  for (let card = 1; card < 9; card += 1) comes({ by: 2 }, [`Bo plays a ${card}.`]);
  assert.deepEqual(moments(), ["Ada plays a 7. Row 1 is complete."]);
  assert.deepEqual(
    told().slice(0, 2),
    ["Ada plays a 7. Row 1 is complete.", "… Bo plays a 6."],
    "some are missed",
  );
});

test("one's own line, and of each other one the newest, are known: they are left out first, and last", () => {
  comes({ by: 0, beats: 1 }, ["You play a 9.", "Row 1 is complete."]);
  comes({ by: 1 }, ["Ada plays a 7."]);
  comes({ by: 1, beats: 1 }, ["Ada plays an 8.", "Row 2 is complete."]);
  comes({ by: 2 }, ["Bo plays a 3."]);
  const marked = (which) =>
    [...document.querySelectorAll(`#earlier p${which}`)].map(({ textContent }) => textContent);
  assert.deepEqual(marked(".own"), ["You play a 9. Row 1 is complete."]);
  assert.deepEqual(marked(":not(.own, .newest)"), ["Ada plays a 7."]);
  comes({ by: 2 }, ["Bo plays a 4."]);
  assert.deepEqual(marked(".own"), [], "more is not kept: one's own goes first");
  assert.equal(told().at(0), "Ada plays a 7.", "and is not missed");
});

test("what was told while nothing was shown is known by who did it, too", () => {
  const passed = [
    { told: ["You play a 9."], moment: false, by: 0 },
    { told: ["Ada plays a 7."], moment: false, by: 1 },
  ];
  comes({ by: 2, passed }, ["Bo plays a 3."]);
  const own = [...document.querySelectorAll("#earlier .own")].map(({ textContent }) => textContent);
  assert.deepEqual(own, ["You play a 9."]);
});
