// Asking something of the table while the house pauses.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "./page.js";

openPage(`<div id="room" data-table="t1" data-seated="1"></div><p id="notice"></p>`);
const { post } = await import("../../src/tablee/server/static/js/post.js");

const PAUSED = { status: 503, json: async () => ({ error: "wait", retry: true, key: "paused" }) };
const DONE = { status: 200, json: async () => ({ done: true }) };

/** The server's answers, one after the other; how often it was asked. */
function answers(...coming) {
  const asked = [];
  globalThis.fetch = async (path, { body }) => {
    asked.push([path, JSON.parse(body)]);
    return coming.shift();
  };
  return asked;
}

test("what a pausing house did not do is asked again, and nobody is told of it", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const asked = answers(PAUSED, PAUSED, DONE);
  const answer = post("say", { phrase: "hello" });
  for (let k = 0; k < 2; k++) {
    await new Promise((then) => setImmediate(then));
    t.mock.timers.tick(1000);
  }
  assert.deepEqual(await answer, { done: true });
  assert.equal(asked.length, 3);
  assert.deepEqual(asked[2], ["/api/tables/t1/say", { phrase: "hello" }]);
  assert.equal(document.getElementById("notice").textContent, "");
});

test("a house that pauses for long is given up in the end", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const asked = answers(...Array(30).fill(PAUSED));
  const answer = post("say", { phrase: "hello" });
  for (let k = 0; k < 25; k++) {
    await new Promise((then) => setImmediate(then));
    t.mock.timers.tick(1000);
  }
  assert.equal((await answer).error, "wait");
  assert.equal(asked.length, 21);
});
