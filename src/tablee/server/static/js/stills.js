// Positions drawn in the rules.

import { the } from "./dom.js";
import { setUp } from "./still.js";

for (const still of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".still")))
  setUp(still);
the("print").onclick = () => print();
