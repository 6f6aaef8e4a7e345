// Choosing an action piece by piece: what is open, what is left, what is settled.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, mustConfirm, next, open } from "../../src/tablee/server/static/js/choosing.js";

/** An action whose name is its path. */
const choice = (...path) => ({ path, action: path.join(" "), say: path.join(", then ") });

const draw = choice("pile");
const left = choice("c-7", "left");
const right = choice("c-7", "right");
const single = choice("c-9", "right");
const build = choice("sp-3", "sp-4", "do-tower");
const CHOICES = [draw, left, right, single, build];

test("nothing chosen, everything is open", () => {
  assert.deepEqual(open(CHOICES, []), CHOICES);
  assert.deepEqual([...next(CHOICES, [])], ["pile", "c-7", "c-9", "sp-3"]);
});

test("a piece leaves open what goes on from it", () => {
  assert.deepEqual(choose(CHOICES, [], "c-7"), { chosen: ["c-7"] });
  assert.deepEqual(open(CHOICES, ["c-7"]), [left, right]);
  assert.deepEqual([...next(CHOICES, ["c-7"])], ["left", "right"]);
});

test("the one action left is settled, at its last piece", () => {
  assert.deepEqual(choose(CHOICES, [], "pile"), { chosen: ["pile"], settled: draw });
  assert.deepEqual(choose(CHOICES, ["c-7"], "right"), { chosen: ["c-7", "right"], settled: right });
});

test("the one action left is settled before its last piece, where nothing else begins so", () => {
  assert.deepEqual(choose(CHOICES, [], "c-9"), { chosen: ["c-9"], settled: single });
  assert.deepEqual(choose(CHOICES, [], "sp-3"), { chosen: ["sp-3"], settled: build });
});

test("a way that is gone whole is settled at its last piece alone, though nothing else begins so", () => {
  const whole = { ...choice("c-9", "row"), whole: true };
  const others = [draw, whole];
  assert.deepEqual(choose(others, [], "c-9"), { chosen: ["c-9"] });
  assert.deepEqual([...next(others, ["c-9"])], ["row"]);
  assert.deepEqual(choose(others, ["c-9"], "row"), { chosen: ["c-9", "row"], settled: whole });
});

test("another first piece begins anew", () => {
  assert.deepEqual(choose(CHOICES, ["c-7"], "pile"), { chosen: ["pile"], settled: draw });
  assert.deepEqual(choose(CHOICES, build.path, "c-7"), { chosen: ["c-7"] });
});

test("a chosen piece chosen again lets go of it and of all after it", () => {
  assert.deepEqual(choose(CHOICES, ["c-7"], "c-7"), { chosen: [] });
  assert.deepEqual(choose(CHOICES, build.path, "sp-4"), { chosen: ["sp-3"] });
  assert.deepEqual(choose(CHOICES, build.path, "sp-3"), { chosen: [] });
});

test("a piece that only followed is kept when it is pointed at", () => {
  const followed = choose(CHOICES, [], "sp-3");
  assert.deepEqual(followed, { chosen: ["sp-3"], settled: build });
  assert.deepEqual(choose(CHOICES, build.path, "sp-4", 1), { chosen: ["sp-3", "sp-4"], settled: build });
  assert.deepEqual(choose(CHOICES, build.path, "do-tower", 1), { chosen: build.path, settled: build });
  assert.deepEqual(choose(CHOICES, build.path, "sp-4", 2), { chosen: ["sp-3"] });
});

test("another piece takes the place of the one chosen for the same, and what was chosen before stays", () => {
  const offers = [
    choice("c-7", "row"),
    choice("do-offer", "c-7", "red"),
    choice("do-offer", "c-7", "blue"),
    choice("do-offer", "c-9", "red"),
    choice("do-offer", "c-9", "blue"),
  ];
  assert.deepEqual(choose(offers, ["do-offer", "c-7"], "c-9"), { chosen: ["do-offer", "c-9"] });
  assert.deepEqual(choose(offers, ["do-offer", "c-9"], "c-7"), { chosen: ["do-offer", "c-7"] });
});

test("what is not lit is refused, and what was chosen stays", () => {
  assert.deepEqual(choose(CHOICES, [], "left"), { chosen: [], refused: true });
  assert.deepEqual(choose(CHOICES, ["c-7"], "nothing"), { chosen: ["c-7"], refused: true });
  assert.deepEqual(choose([], [], "pile"), { chosen: [], refused: true });
});

test("choosing changes nothing it was given", () => {
  const chosen = Object.freeze(["c-7"]);
  choose(CHOICES, chosen, "left");
  assert.deepEqual(chosen, ["c-7"]);
});

test("a long path is confirmed, and anything if one wants to be asked, but for a button in words", () => {
  assert.equal(mustConfirm(build, false, false), true);
  assert.equal(mustConfirm(right, false, false), false);
  assert.equal(mustConfirm(right, true, false), true);
  assert.equal(mustConfirm(choice("do-pass"), true, true), false);
  assert.equal(mustConfirm(build, true, true), true);
});
