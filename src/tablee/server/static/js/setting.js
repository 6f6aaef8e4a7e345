// Who sets the table anew is still there: the others are told so while the form is filled in.

const HERE_EVERY = 15_000; // milliseconds

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form.setting[data-table]"));

function signOfLife() {
  fetch(`/api/tables/${form?.dataset.table}/here`, { method: "POST" }).catch(() => null);
}

signOfLife();
setInterval(signOfLife, HERE_EVERY);
