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

/** Whether nothing is to move, as the system or the settings have it. */
export const isCalm = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  document.documentElement.hasAttribute("data-calm");

/**
 * Brings something back that was scrolled away, if the upper half of it cannot be seen.
 *
 * @param {HTMLElement} element
 */
export function bringUp(element) {
  const { top, height } = element.getBoundingClientRect();
  if (top >= 0 && top + height / 2 <= innerHeight) return;
  element.scrollIntoView({ block: "start", behavior: isCalm() ? "instant" : "smooth" });
}

const STEP = 8; // pixels: a smaller change of the window is not worth another drawing

/**
 * How large the server is to draw: the room there is for the table, in pixels. Where text is large it
 * counts as less room, in which all must be larger.
 *
 * @param {boolean} [plain] with letters as usual, whatever is wanted elsewhere
 */
export function shape(plain = false) {
  const { width, height } = the("stage").getBoundingClientRect();
  const large = plain ? 1 : parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const [across, down] = [width, height].map((size) => Math.floor(size / large / STEP) * STEP);
  return `${across}x${down}${large > 1 ? "L" : ""}`;
}

/**
 * Calls when the table is to be drawn in another size.
 *
 * @param {() => void} call
 */
export function onReshape(call) {
  let drawn = shape();
  let timer = 0;
  const look = () => {
    if (shape() === drawn) return;
    drawn = shape();
    call();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, 150);
  };
  new ResizeObserver(wait).observe(the("stage"));
  new MutationObserver(wait).observe(document.documentElement, { attributeFilter: ["data-large"] });
}

/**
 * A sentence whose clause of the rules is a link, where it names that clause.
 *
 * @param {string} sentence
 * @param {string} clause
 * @param {HTMLElement} link
 * @returns {(string | HTMLElement)[] | null}
 */
export function linked(sentence, clause, link) {
  const named = new RegExp(`(?<!\\w)${clause}(?!\\w)`).exec(sentence);
  return named && [sentence.slice(0, named.index), link, sentence.slice(named.index + clause.length)];
}

/**
 * The label of a piece as one would say it.
 *
 * @param {string} label
 */
export const asSentence = (label) =>
  label.charAt(0).toLocaleUpperCase() + label.slice(1) + (/[\p{L}\p{N})»”]$/u.test(label) ? "." : "");
