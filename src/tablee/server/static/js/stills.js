// Positions drawn in the rules: each piece goes to its place, and a drawing shows its part of the table.

import { the, write } from "./dom.js";
import { placeAll } from "./morph.js";

const EDGES = ["--left", "--top", "--right", "--bottom"];

for (const still of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".still"))) {
  write(still, EDGES, still.dataset.crop);
  placeAll(still);
}
the("print").onclick = () => print();
