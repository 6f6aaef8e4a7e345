// Finding what is on the page.

/**
 * Whatever can be drawn and placed.
 *
 * @typedef {HTMLElement | SVGElement} Drawn
 */

/**
 * The element of that id, which this page has for certain.
 *
 * @template {Element} [E=HTMLElement]
 * @param {string} id
 * @param {new () => E} [kind]
 * @returns {E}
 */
export function the(id, kind) {
  const found = document.getElementById(id);
  if (found instanceof (kind ?? HTMLElement)) return /** @type {E} */ (/** @type {unknown} */ (found));
  throw new Error(`There is no ${kind?.name ?? "element"} #${id} on this page.`);
}

/**
 * The element of that id, if it is there now.
 *
 * @param {string | undefined} id
 */
export const find = (id) => (id === undefined ? null : document.getElementById(id));

/**
 * Writes numbers on an element for the style sheet, as many as are given.
 *
 * @param {Drawn} element
 * @param {string[]} names
 * @param {string} [numbers] with spaces between them
 */
export function write(element, names, numbers) {
  const given = numbers?.split(" ") ?? [];
  names.forEach((name, k) => {
    const number = given[k];
    if (number !== undefined) element.style.setProperty(name, number);
  });
}

/** Whether the screen is wide: the server draws the table for it, or for one held upright. */
export const wide = matchMedia("(min-aspect-ratio: 1/1)");

/** How the server is to draw. */
export const shape = () => (wide.matches ? "wide" : "tall");
