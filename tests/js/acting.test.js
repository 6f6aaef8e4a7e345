// Acting at a table: what lights up, what is sent, what waits to be confirmed.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage } from "./page.js";

const PAGE = `
  <div id="room" data-table="t1" data-seated="1" data-further="Chosen: …."
    data-small="Tap it again."><div id="stage"></div></div>
  <p id="notice"></p>`;
const FELT = `
  <div id="felt">
    <button id="c-7" aria-label="Seven, red"></button>
    <button id="c-9" aria-label="Nine, blue"></button>
    <button id="left" aria-label="Left"></button>
    <button id="right" aria-label="Right"></button>
    <p id="prompt">Lay a card.</p>
    <button id="do-pass" class="choice" hidden>Pass</button>
    <button id="do--confirm" class="choice go" hidden>Do it</button>
    <button id="do--cancel" class="choice" hidden>Cancel</button>
  </div>`;
const choice = (...path) => ({ path, action: path.join(" "), say: path.join(", then ") });
const PATHS = [choice("c-7", "left"), choice("c-7", "right"), choice("c-9", "left"), choice("do-pass")];

openPage(PAGE);
const { cancel, choose } = await import("../../src/tablee/server/static/js/acting.js");
const { outdateNotice } = await import("../../src/tablee/server/static/js/notice.js");
const { state } = await import("../../src/tablee/server/static/js/state.js");

const byId = (id) => document.getElementById(id);
const lit = () => [...document.querySelectorAll("#felt .can")].map(({ id }) => id);
const prompt = () => byId("prompt").textContent;
const answered = () => new Promise((then) => setTimeout(then));
let sent = [];

/** The server's answers, one after the other; an Error is a line that breaks. */
function answers(...coming) {
  globalThis.fetch = async (path, { body }) => {
    sent.push([path, JSON.parse(body)]);
    const answer = coming.shift() ?? {};
    if (answer instanceof Error) throw answer;
    return { json: async () => answer };
  };
}

beforeEach(() => {
  sent = [];
  answers();
  // biome-ignore lint/suspicious/noDocumentCookie: a switch, off
  document.cookie = "confirm=0";
  byId("stage").innerHTML = FELT;
  for (const button of document.querySelectorAll("#felt button")) button.animate = () => {};
  Object.assign(state, { message: { seen: 3, paths: PATHS }, prompt: "Lay a card." });
  cancel();
});

test("what begins an action lights up, and nothing else", () => {
  assert.deepEqual(lit(), ["c-7", "c-9", "do-pass"]);
  assert.equal(byId("left").getAttribute("aria-disabled"), "true");
  assert.equal(byId("left").tabIndex, -1);
  assert.equal(byId("do-pass").hidden, false);
  assert.equal(byId("do--cancel").hidden, true);
});

test("a piece narrows what lights up, and the prompt says in short what was chosen", () => {
  choose("c-7");
  assert.deepEqual(lit(), ["left", "right", "do--cancel"]);
  assert.equal(byId("c-7").classList.contains("chosen"), true);
  assert.equal(prompt(), "Chosen: Seven.");
  assert.deepEqual(sent, []);
});

test("cancelling lets go of everything, a chosen piece of itself", () => {
  choose("c-7");
  choose("do--cancel");
  assert.deepEqual(lit(), ["c-7", "c-9", "do-pass"]);
  choose("c-7");
  choose("c-7");
  assert.deepEqual(lit(), ["c-7", "c-9", "do-pass"]);
  assert.equal(prompt(), "Lay a card.");
});

test("the one action left is sent, against what was seen", async () => {
  choose("c-9");
  await answered();
  const [[path, { action, seen, lasting, key }]] = sent;
  assert.equal(path, "/api/tables/t1/act");
  assert.deepEqual({ action, seen, lasting }, { action: "c-9 left", seen: 3, lasting: false });
  assert.ok(key);
});

test("who wants to be asked confirms first, but for a button in words", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the switch of the page
  document.cookie = "confirm=1";
  choose("c-9");
  assert.deepEqual(sent, []);
  assert.deepEqual(lit(), ["do--confirm", "do--cancel"]);
  assert.equal(document.activeElement, byId("do--confirm"));
  assert.equal(prompt(), "c-9, then left");
  choose("do--confirm");
  await answered();
  assert.equal(sent.length, 1);
  choose("do-pass");
  await answered();
  assert.equal(sent[1][1].action, "do-pass");
});

test("while something waits to be confirmed, another piece is asked about as well", async () => {
  state.pending = PATHS[0];
  state.chosen = ["c-7", "left"];
  choose("right");
  await answered();
  assert.deepEqual(sent, []);
  assert.deepEqual(lit(), ["do--confirm", "do--cancel"]);
  assert.equal(prompt(), "c-7, then right");
});

test("who has acted is not asked again before what came of it is shown", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  answers({ done: true });
  const said = [];
  new window.MutationObserver(() => said.push(prompt())).observe(byId("prompt"), { childList: true });
  choose("c-7");
  choose("left");
  for (let k = 0; k < 5; k++) await new Promise(setImmediate);
  assert.deepEqual(lit(), []);
  assert.deepEqual(said, ["Chosen: Seven."]);
  choose("c-9");
  assert.equal(sent.length, 1);
  t.mock.timers.tick(5000);
  assert.deepEqual(lit(), ["c-7", "c-9", "do-pass"], "nothing came of it");
});

test("what is smaller than a finger is chosen by a second tap on it, or confirmed by the button", async () => {
  const broad = (id, width) => {
    byId(id).getBoundingClientRect = () => ({ width });
  };
  broad("c-7", 30);
  broad("left", 30);
  broad("right", 44);
  choose("c-7");
  choose("left");
  assert.deepEqual(lit(), ["do--confirm", "do--cancel"]);
  assert.deepEqual(sent, []);
  assert.equal(byId("notice").textContent, "Tap it again.", "the first time it is said why nothing happened");
  byId("notice").className = "";
  choose("left");
  await answered();
  assert.equal(sent[0][1].action, "c-7 left");
  choose("c-7");
  choose("right");
  await answered();
  assert.equal(sent[1][1].action, "c-7 right", "where it is large enough nothing is asked");
});

test("an action whose answer got lost is sent again under the same key", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  answers(new Error("no line"), new Error("no line"), {});
  choose("c-9");
  for (const pause of [800, 800]) {
    await new Promise(setImmediate);
    t.mock.timers.tick(pause);
  }
  await new Promise(setImmediate);
  assert.equal(sent.length, 3);
  assert.equal(new Set(sent.map(([, { key }]) => key)).size, 1);
  assert.equal(byId("notice").classList.contains("shown"), false);
});

test("a refusal is said, with the clause, and everything can be chosen again", async () => {
  answers({ error: "Two features must agree.", clause: "R9" });
  choose("c-9");
  await answered();
  assert.equal(byId("notice").textContent, "Two features must agree. R9");
  assert.equal(byId("notice").querySelector("a").getAttribute("href"), "#rule-R9");
  assert.deepEqual(state.chosen, []);
});

test("the clause is a link where the sentence names it, and is not said twice", async () => {
  answers({ error: "It touches a building (R9): elsewhere it may go.", clause: "R9" });
  choose("c-9");
  await answered();
  assert.equal(byId("notice").textContent, "It touches a building (R9): elsewhere it may go.");
  assert.equal(byId("notice").querySelector("a").textContent, "R9");
});

test("of a hand that a round ended with no rule is told: that the round is over", async () => {
  state.ending = true;
  byId("prompt").textContent = "The round is over.";
  choose("c-7");
  await answered();
  state.ending = false;
  assert.equal(byId("notice").textContent, "The round is over.");
  assert.deepEqual(sent, []);
});

test("why a piece cannot be chosen is one sentence with its rule, without the piece's label", async () => {
  answers({ why: "That touches a building (R9).", clause: "R9" });
  choose("left");
  await answered();
  assert.deepEqual(sent, [["/api/tables/t1/why", { path: ["left"] }]]);
  assert.equal(byId("notice").textContent, "That touches a building (R9).");
});

test("where no rule is named, it is said first what was pointed at, as a sentence", async () => {
  byId("left").setAttribute("aria-label", "forest, village (Ada)");
  answers({ why: "That is not possible now." });
  choose("left");
  await answered();
  assert.equal(byId("notice").textContent, "Forest, village (Ada). That is not possible now.");
});

test("an action that waits is sent once, and another takes its place", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  answers({ done: false, waiting: true }, { done: false, waiting: true });
  choose("c-9");
  await new Promise(setImmediate);
  t.mock.timers.tick(60_000);
  await new Promise(setImmediate);
  assert.equal(sent.length, 1);
  choose("do-pass");
  await new Promise(setImmediate);
  assert.deepEqual(
    sent.map(([, { action }]) => action),
    ["c-9 left", "do-pass"],
  );
});

test("what got lost is not sent again once something else was chosen", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  answers(new Error("no line"), {}, {});
  choose("c-9");
  await new Promise(setImmediate);
  cancel();
  choose("do-pass");
  await new Promise(setImmediate);
  t.mock.timers.tick(60_000);
  await new Promise(setImmediate);
  assert.deepEqual(
    sent.map(([, { action }]) => action),
    ["c-9 left", "do-pass"],
  );
});

test("a choice that waits is marked", () => {
  state.message = { ...state.message, waiting: ["c-7"] };
  cancel();
  assert.equal(byId("c-7").classList.contains("waiting"), true);
  assert.equal(byId("c-9").classList.contains("waiting"), false);
});

test("one more tap on what was just acted with is not refused, a tap on something else is", async () => {
  choose("c-9");
  choose("left"); // while it is on its way
  await answered();
  choose("left");
  await answered();
  assert.equal(sent.length, 1);
  choose("right");
  await answered();
  assert.equal(sent.at(-1)[0], "/api/tables/t1/why");
});

test("who is waited for is heard only after a while without a word, and once", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const line = byId("prompt");
  const quiet = () => line.ariaLive === "off";
  const comes = (message, words) => {
    Object.assign(state, { message: { phase: "playing", paths: [], ...message }, prompt: words });
    cancel();
  };
  comes({ seen: 4, turn: false }, "Waiting for Ada.");
  assert.ok(quiet());
  comes({ seen: 5, turn: true, paths: PATHS }, "Lay a card.");
  assert.ok(!quiet());
  t.mock.timers.tick(5000);
  comes({ seen: 6, turn: false }, "Waiting for Ada.");
  t.mock.timers.tick(3900);
  const [written] = line.childNodes;
  assert.ok(quiet());
  t.mock.timers.tick(200);
  assert.ok(!quiet());
  assert.notEqual(line.firstChild, written, "it is written once more");
  assert.equal(prompt(), "Waiting for Ada.");
  cancel(); // somebody talks
  t.mock.timers.tick(9000);
  assert.ok(quiet());
});

test("a refusal goes once something else is to be done, and stays while it is true", async () => {
  answers({ why: "Ada is waited for." });
  Object.assign(state, { message: { seen: 4, paths: [] }, prompt: "Waiting for Ada." });
  choose("c-7");
  await answered();
  const shown = () => byId("notice").classList.contains("shown");
  outdateNotice();
  assert.ok(shown());
  state.prompt = "Lay a card.";
  outdateNotice();
  assert.ok(!shown());
});
