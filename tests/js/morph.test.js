// Morphing one drawing into another: what keeps its id stays the same element, and so travels and keeps focus.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openPage } from "./page.js";

openPage("<main id='stage'></main>");
const { morph, place } = await import("../../src/tablee/server/static/js/morph.js");
const stage = document.getElementById("stage");
const byId = (id) => document.getElementById(id);
const at = (id) => ["--x", "--y"].map((name) => byId(id).style.getPropertyValue(name)).join(" ");
const ids = () => [...byId("felt").children].map(({ id }) => id);
const nextFrame = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));

/** A drawing of buttons, each given as an id, its place, and where it comes from. */
const felt = (pieces, kind = "duo") => {
  const drawn = pieces.map(
    ([id, where, from = "", inside = ""]) =>
      `<button id="${id}" class="piece" data-at="${where} 10 14 0 1" data-from="${from}">${inside}</button>`,
  );
  return `<div id="felt" class="felt ${kind}">${drawn.join("\n")}</div>`;
};

beforeEach(() => {
  stage.replaceChildren();
  morph(
    stage,
    felt([
      ["pile", "50 50"],
      ["c-1", "10 90"],
      ["c-2", "20 90"],
    ]),
  );
});

test("a first drawing is put in place as it is", () => {
  assert.deepEqual(ids(), ["pile", "c-1", "c-2"]);
  assert.equal(at("c-2"), "20 90");
  assert.equal(byId("c-2").classList.contains("new"), false);
});

test("a piece that stays is the same element at its new place", () => {
  const card = byId("c-1");
  morph(
    stage,
    felt([
      ["pile", "50 50"],
      ["c-1", "60 40"],
      ["c-2", "20 90"],
    ]),
  );
  assert.equal(byId("c-1"), card);
  assert.equal(at("c-1"), "60 40");
});

test("pieces keep their identity in another order", () => {
  const [pile, first, second] = ["pile", "c-1", "c-2"].map(byId);
  morph(
    stage,
    felt([
      ["c-2", "20 90"],
      ["c-1", "10 90"],
      ["pile", "50 50"],
    ]),
  );
  assert.deepEqual([...byId("felt").children], [second, first, pile]);
});

test("a piece that comes from a seat is no larger than it at first, and so is seen whole", async () => {
  const size = () => ["--w", "--h"].map((name) => Number(byId("c-9").style.getPropertyValue(name)));
  const seat = `<div id="seat-1" class="piece seat" data-at="20 5 20 8 0 6"></div>`;
  const card = `<button id="c-9" class="piece" data-at="50 40 32 48 0 1" data-from="seat-1"></button>`;
  morph(stage, `<div id="felt" class="felt other">${seat}</div>`);
  morph(stage, `<div id="felt" class="felt other">${seat}${card}</div>`);
  assert.deepEqual(size(), [8, 12]);
  await nextFrame();
  assert.deepEqual(size(), [32, 48]);
});

test("a new piece starts where it comes from, and is then put where it belongs", async () => {
  morph(
    stage,
    felt([
      ["pile", "50 50"],
      ["c-1", "10 90"],
      ["c-2", "20 90"],
      ["c-3", "30 90", "pile"],
    ]),
  );
  assert.equal(at("c-3"), "50 50");
  assert.equal(byId("c-3").classList.contains("new"), true);
  await nextFrame();
  assert.equal(at("c-3"), "30 90");
});

test("a new piece that comes from nowhere is where it belongs at once", () => {
  morph(
    stage,
    felt([
      ["pile", "50 50"],
      ["c-4", "30 90", "nowhere"],
    ]),
  );
  assert.equal(at("c-4"), "30 90");
});

test("a piece that becomes another kind of element starts at its own last place", () => {
  const html = `<div id="felt" class="felt duo"><div id="c-1" class="piece" data-at="70 20 10 14 0 1"></div></div>`;
  morph(stage, html);
  assert.equal(byId("c-1").tagName, "DIV");
  assert.equal(at("c-1"), "10 90");
});

test("what is no longer drawn goes", () => {
  morph(stage, felt([["c-2", "20 90"]]));
  assert.deepEqual(ids(), ["c-2"]);
});

test("focus stays on a piece that stays, whatever comes and goes before it", () => {
  byId("c-2").focus();
  morph(
    stage,
    felt([
      ["c-0", "5 90", "pile"],
      ["c-2", "25 90"],
    ]),
  );
  assert.equal(document.activeElement, byId("c-2"));
});

test("marks of the page go with the old drawing, its own attributes come with the new one", () => {
  byId("c-1").classList.add("can");
  byId("c-1").setAttribute("tabindex", "0");
  morph(stage, felt([["c-1", "10 90"]]));
  assert.equal(byId("c-1").className, "piece");
  assert.equal(byId("c-1").hasAttribute("tabindex"), false);
});

test("what a piece shows is replaced only where it differs", () => {
  morph(stage, felt([["c-1", "10 90", "", "<svg><text>7</text></svg>"]]));
  const face = byId("c-1").firstElementChild;
  morph(stage, felt([["c-1", "11 90", "", "<svg><text>7</text></svg>"]]));
  assert.equal(byId("c-1").firstElementChild, face);
  morph(stage, felt([["c-1", "11 90", "", "<svg><text>8</text></svg>"]]));
  assert.equal(byId("c-1").textContent, "8");
});

test("another table is drawn anew", () => {
  const card = byId("c-1");
  morph(stage, felt([["c-1", "10 90"]], "ekko"));
  assert.notEqual(byId("c-1"), card);
  assert.equal(at("c-1"), "10 90");
});

test("a place leaves alone what it does not name", () => {
  place(byId("c-1"), "1 2");
  assert.equal(at("c-1"), "1 2");
  assert.equal(byId("c-1").style.getPropertyValue("--h"), "14");
});
