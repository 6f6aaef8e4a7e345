// Every page: the sun and the moon, switches that are kept, and the search in the rules.

import { keep, kept } from "./cookies.js";
import { find } from "./dom.js";

const root = document.documentElement;

/** Day or night: as chosen before, else as the system has it. */
function light() {
  root.dataset.theme ||= matchMedia("(prefers-color-scheme: dark)").matches ? "nuit" : "jour";
  const change = () => {
    root.dataset.theme = root.dataset.theme === "nuit" ? "jour" : "nuit";
    keep("theme", root.dataset.theme);
  };
  for (const button of document.querySelectorAll("[data-light]")) button.addEventListener("click", change);
}

/** Whether nothing moves, also where the system would have it. */
function calm() {
  root.toggleAttribute("data-calm", kept("calm") === "1");
}

/**
 * A button that stays pressed, also on the next page.
 *
 * @param {HTMLButtonElement} button
 */
function wire(button) {
  const { keep: name = "", usual } = button.dataset;
  const show = () => {
    button.ariaPressed = String((kept(name) ?? usual) === "1");
    root.toggleAttribute("data-large", kept("large") === "1");
    calm();
  };
  button.onclick = () => {
    keep(name, button.ariaPressed === "true" ? 0 : 1);
    show();
  };
  show();
}

/**
 * A choice that is kept, also for the next page.
 *
 * @param {HTMLSelectElement | HTMLInputElement} field
 */
function keepChoice(field) {
  const name = field.dataset.choice ?? "";
  field.value = kept(name) ?? field.dataset.usual ?? "";
  field.addEventListener("change", () => keep(name, field.value));
}

/**
 * Of the rules, only the clauses with these words; the style sheet hides sections left empty.
 *
 * @param {string} typed
 */
function search(typed) {
  const words = typed.trim().toLocaleLowerCase();
  for (const fold of folds()) fold.open = words !== "";
  for (const clause of document.querySelectorAll(".clauses details > p")) {
    const text = clause.textContent ?? "";
    clause.toggleAttribute("hidden", !text.toLocaleLowerCase().includes(words));
  }
}

/** @returns {NodeListOf<HTMLDetailsElement>} */
const folds = () => document.querySelectorAll(".clauses details");

/** Opens the fold in which the clause lies that an address names, and brings it into sight. */
function unfold() {
  const clause = find(location.hash.slice(1));
  const fold = clause?.closest(".clauses details");
  if (!clause || !(fold instanceof HTMLDetailsElement)) return;
  fold.open = true;
  clause.scrollIntoView({ block: "center" });
}

/** On paper everything is unfolded. */
function unfoldAll() {
  for (const fold of folds()) fold.open = true;
}

/** Whether somebody goes by keys is known to the next page, too. */
function noteKeys() {
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Tab" || key.startsWith("Arrow")) sessionStorage.setItem("keys", "1");
  });
  document.addEventListener("pointerdown", () => sessionStorage.removeItem("keys"), true);
}

light();
calm();
noteKeys();
window.addEventListener("hashchange", unfold);
window.addEventListener("beforeprint", unfoldAll);
unfold();
for (const button of document.querySelectorAll("[data-keep]"))
  wire(/** @type {HTMLButtonElement} */ (button));
for (const choice of document.querySelectorAll("[data-choice]"))
  keepChoice(/** @type {HTMLSelectElement} */ (choice));
const field = find("find");
if (field instanceof HTMLInputElement) field.oninput = () => search(field.value);
