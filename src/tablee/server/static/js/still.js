// A drawing that stands still: each piece goes to its place, and it shows its part of the table.

import { write } from "./dom.js";
import { placeAll } from "./morph.js";

const EDGES = ["--left", "--top", "--right", "--bottom"];

/** @param {HTMLElement} still */
export function setUp(still) {
  write(still, EDGES, still.dataset.crop);
  placeAll(still);
}
