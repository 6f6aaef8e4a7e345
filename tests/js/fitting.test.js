// Words that are too many for their room: what is left out, and in which order.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage("<div></div>");
const { fit } = await import("../../src/tablee/server/static/js/fitting.js");

const PROMPT = "Play the 60? You would discard a card. Then it is up to Ada.";

/** The words at a table that has room for so many letters, and what is seen of them. */
function seen(letters, prompt = PROMPT) {
  document.body.innerHTML = `<div class="felt low"><div id="say">
    <div id="earlier"><p>Ada plays a 1.</p><p class="moment">Row 2 is complete.</p><p>Bo plays a 3.</p></div>
    <p id="told"><span>Cy plays a 4.</span> <span>The total is 8.</span></p>
    <p id="prompt">${prompt}</p></div></div>`;
  const say = document.getElementById("say");
  const parts = () => {
    const told = { mute: "#none", brief: "#told span:last-child" };
    const newest = told[["mute", "brief"].find((step) => say.matches(`.${step}`))] ?? "#told";
    const shown = [...say.querySelectorAll(`#earlier p:not([hidden]), ${newest}`)];
    const asked = say.querySelectorAll("#prompt span:not([hidden])");
    return [...shown, ...(asked.length ? asked : say.querySelectorAll("#prompt"))];
  };
  const words = () => parts().map(({ textContent }) => textContent.trim());
  Object.defineProperty(say, "clientHeight", { value: letters, configurable: true });
  Object.defineProperty(say, "scrollHeight", { get: () => words().join("").length, configurable: true });
  fit(say);
  return words();
}

const TOLD = "Cy plays a 4. The total is 8.";

test("what happened earlier goes first, and of that what was no moment, the oldest before the newer", () => {
  assert.equal(seen(200).length, 5);
  assert.deepEqual(seen(120), ["Row 2 is complete.", "Bo plays a 3.", TOLD, PROMPT]);
  assert.deepEqual(seen(110), ["Row 2 is complete.", TOLD, PROMPT]);
  assert.deepEqual(seen(90), [TOLD, PROMPT]);
});

test("one's own goes before what others did, and of each of them the newest stays longest", () => {
  assert.equal(seen(200).length, 5);
  const [ada, row, bo] = document.querySelectorAll("#earlier p");
  ada.classList.add("newest");
  row.classList.add("own", "newest");
  const say = document.getElementById("say");
  const shown = () => [...say.querySelectorAll("#earlier p:not([hidden])")];
  for (const [room, left] of [
    [3, [ada, row, bo]],
    [2, [ada, bo]],
    [1, [ada]],
    [0, []],
  ]) {
    Object.defineProperty(say, "scrollHeight", { get: () => 2 * shown().length, configurable: true });
    Object.defineProperty(say, "clientHeight", { value: 2 * room, configurable: true });
    fit(say);
    assert.deepEqual(shown(), left);
  }
});

test("then of the newest all but what came of it, and at last of what is asked the further sentences", () => {
  assert.deepEqual(seen(80), ["The total is 8.", PROMPT]);
  assert.deepEqual(seen(60), [PROMPT]);
  assert.deepEqual(seen(40), ["Play the 60?", "You would discard a card."]);
  assert.deepEqual(seen(5), ["Play the 60?"]);
  assert.deepEqual(seen(5, "Your turn: a card above 37."), ["Your turn: a card above 37."]);
});

test("where there is room again all is seen again", () => {
  seen(5);
  const say = document.getElementById("say");
  Object.defineProperty(say, "scrollHeight", { get: () => 0 });
  fit(say);
  assert.equal(document.querySelectorAll("[hidden]").length, 0);
  assert.equal(document.getElementById("prompt").textContent, PROMPT);
});
