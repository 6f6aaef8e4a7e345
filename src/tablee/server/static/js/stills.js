// Positions drawn in the rules: each piece goes to its place, and a drawing shows its part of the table.
import { place } from "./morph.js";
import { $ } from "./page.js";

const EDGES = ["--left", "--top", "--right", "--bottom"];

for (const still of document.querySelectorAll(".still")) {
  still.dataset.crop.split(" ").forEach((edge, k) => still.style.setProperty(EDGES[k], edge));
  still.querySelectorAll("[data-at]").forEach((piece) => place(piece));
}
$("print").onclick = () => print();
