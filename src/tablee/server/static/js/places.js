// The form of a table: who begins can be only a place that there is, and what is not right is not hidden.

import { the } from "./dom.js";

const seats = the("seats", HTMLFieldSetElement);
const first = the("option-first", HTMLSelectElement);

/** As many places to begin as are wanted; one that is gone leaves it to chance. */
function offer() {
  const chosen = /** @type {HTMLInputElement | null} */ (seats.querySelector(":checked"));
  for (const choice of first.options) {
    choice.hidden = Number(choice.dataset.place ?? 0) >= Number(chosen?.value);
    choice.disabled = choice.hidden;
  }
  if (first.selectedOptions[0]?.disabled) first.value = "";
}

/** @param {Event} event */
function open({ target }) {
  const lid = target instanceof Element ? target.closest("details") : null;
  if (lid) lid.open = true;
}

seats.addEventListener("change", offer);
seats.form?.addEventListener("invalid", open, true);
addEventListener("pageshow", offer); // also when one comes back, and the browser has filled it in again
