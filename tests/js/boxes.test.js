import assert from "node:assert/strict";
import { test } from "node:test";
import { covered } from "../../src/tablee/server/static/js/boxes.js";

const box = { left: 10, top: 10, right: 40, bottom: 30 };

test("what two boxes share is counted, and nothing where they only touch", () => {
  assert.equal(covered(box, { left: 30, top: 20, right: 60, bottom: 50 }), 100);
  assert.equal(covered(box, box), 600);
  assert.equal(covered(box, { left: 40, top: 10, right: 60, bottom: 30 }), 0);
  assert.equal(covered(box, { left: 50, top: 0, right: 60, bottom: 9 }), 0);
});
