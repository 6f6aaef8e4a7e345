// One's name: kept as soon as it is sent, wherever one sits; what is no name is answered beside the field.

import { find, the } from "./dom.js";

/** The field beside the chairs, if this page has one. */
const field = () => /** @type {HTMLInputElement | null} */ (find("name"));

/** A name that was typed and not sent yet: who sits down with it takes it. */
export function nameTyped() {
  const typed = field();
  const name = typed?.value.trim();
  return typed && name && name !== typed.defaultValue ? { name } : {};
}

/** A name that is on its way, and whether somebody waits for it to go on from there. */
const sent = { name: Promise.resolve(), awaited: false };

/** Once a name that was sent is kept: until then a guest who is not known yet would be taken for two. */
export function known() {
  sent.awaited = true;
  return sent.name;
}

const NAMED = "named"; // the field of a name that was kept, on the page before

/**
 * Tells that a name is kept.
 *
 * @param {HTMLInputElement} typed
 */
function tell(typed) {
  const told = the(`${typed.id}-error`);
  told.classList.add("fine");
  told.textContent = (told.dataset.kept ?? "").replace("…", typed.value);
}

/** @param {HTMLFormElement} form */
async function keep(form) {
  const typed = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
  const told = the(`${typed.id}-error`);
  const answer = await fetch("/api/me", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: typed.value }),
  }).catch(() => null);
  const { error = "", name } = answer ? await answer.json() : { error: told.dataset.lost };
  told.classList.remove("fine");
  told.textContent = error;
  if (error) return typed.focus();
  typed.defaultValue = name;
  typed.value = name;
  if (sent.awaited) return;
  if (document.querySelector("[data-seated]")) return tell(typed); // at the table the seat itself shows it
  sessionStorage.setItem(NAMED, typed.id);
  location.reload();
}

for (const form of document.querySelectorAll("form.naming")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.awaited = false;
    sent.name = keep(/** @type {HTMLFormElement} */ (form));
  });
}

const named = find(sessionStorage.getItem(NAMED) ?? undefined);
sessionStorage.removeItem(NAMED);
if (named instanceof HTMLInputElement && named.value) tell(named);
