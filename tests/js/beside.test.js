import assert from "node:assert/strict";
import { test } from "node:test";
import { beside, covered } from "../../src/tablee/server/static/js/beside.js";

const screen = { width: 640, height: 360 };
const size = { width: 120, height: 30 };
const plate = (top) => ({ left: 8, top, right: 140, bottom: top + 70 });

test("words stand below what is high up and above what is low, centred", () => {
  const box = { left: 200, top: 60, right: 300, bottom: 100 };
  assert.deepEqual(beside(box, size, [], screen), { side: "below", left: 190, top: 108 });
  const low = { left: 200, top: 300, right: 300, bottom: 340 };
  assert.deepEqual(beside(low, size, [], screen), { side: "above", left: 190, top: 262 });
});

test("plates in a column are not covered: the words go to their side", () => {
  const plates = [55, 130, 205, 280].map(plate);
  const bar = { left: 0, top: 0, right: 640, bottom: 48 };
  for (const own of plates) {
    const { side } = beside(own, size, [bar, ...plates], screen);
    assert.equal(side, "right");
  }
});

test("what fits nowhere stands where it usually would, within the screen", () => {
  const everything = { left: 0, top: 0, right: 640, bottom: 360 };
  const { side, left } = beside(plate(55), size, [everything], screen);
  assert.equal(side, "below");
  assert.ok(left >= 0);
});

test("words that others stand in the way of go further off, and never over them", () => {
  const phone = { width: 360, height: 740 };
  const wide = { width: 180, height: 40 };
  const seats = [4, 122, 240].map((left) => ({ left, top: 52, right: left + 116, bottom: 96 }));
  const bubbles = [];
  for (const seat of seats) {
    const { left, top } = beside(seat, wide, [...seats, ...bubbles], phone);
    const placed = { left, top, right: left + wide.width, bottom: top + wide.height };
    for (const other of [...seats, ...bubbles]) assert.equal(covered(placed, other), 0);
    bubbles.push(placed);
  }
});
