// Where keys lead among what lights up: arrows to what lies next on the screen, Tab to what is worth a look
// first, digits to what can be counted.

/** @typedef {{ x: number, y: number, height: number }} Spot the middle of something */

/**
 * Which way each arrow goes.
 *
 * @type {Map<string, [number, number]>}
 */
const ARROWS = new Map([
  ["ArrowRight", [1, 0]],
  ["ArrowLeft", [-1, 0]],
  ["ArrowDown", [0, 1]],
  ["ArrowUp", [0, -1]],
]);
// how far aside something may lie, by how far it lies in the direction of an arrow
const CONE = 2;
const DIGITS = 9;

/**
 * What digits choose among: in a hand one counts the cards, and the answers beside it, but on a board nobody
 * counts more than there are digits for.
 *
 * @param {HTMLElement[]} lit
 */
export function counted(lit) {
  if (lit.length <= DIGITS) return lit;
  return lit.some((one) => one.matches(".card")) ? lit.filter((one) => one.matches(".card, .choice")) : [];
}

/**
 * By an arrow the focus moves on to what lies next in its direction, at the end of a row to its other end.
 *
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} lit
 * @param {() => HTMLElement | null} first where the focus goes that was elsewhere
 * @returns {boolean} whether it was an arrow
 */
export function walk(event, lit, first) {
  const direction = ARROWS.get(event.key);
  if (!direction) return false;
  if (!lit.length) return true;
  event.preventDefault();
  const from = lit.find((one) => one === document.activeElement);
  const to = from ? neighbour(from, lit, direction) : first();
  to?.focus();
  return true;
}

/**
 * By Tab the focus goes to what comes first, then through all else as it is drawn, and out of the table.
 *
 * @param {KeyboardEvent} event
 * @param {HTMLElement | null} felt
 * @param {() => HTMLElement[]} first what comes first
 */
export function pass(event, felt, first) {
  const { shiftKey: back, ctrlKey, metaKey, altKey, eventPhase } = event;
  // where the script had yet to come, the browser has gone on already
  if (!felt || ctrlKey || metaKey || altKey || !eventPhase) return;
  const at = document.activeElement;
  if (!(at instanceof HTMLElement && felt.contains(at))) return expect(felt, first, back);
  if (at === felt && back) return;
  const stops = stopsOf(felt);
  const order = inOrder(stops, first());
  const here = order.indexOf(at);
  const further = back ? order.slice(0, Math.max(here, 0)).reverse() : order.slice(here + 1);
  if (further.some(takesFocus)) return event.preventDefault();
  (back ? stops : stops.reverse()).some(takesFocus); // from there the browser leads out
}

/**
 * Whoever comes to the table by this Tab begins with what comes first, or at the other end.
 *
 * @param {HTMLElement} felt
 * @param {() => HTMLElement[]} first
 * @param {boolean} back
 */
function expect(felt, first, back) {
  const begin = () => {
    const order = inOrder(stopsOf(felt), first());
    (back ? order.reverse() : order).some(takesFocus);
  };
  felt.addEventListener("focusin", begin, { once: true });
  setTimeout(() => felt.removeEventListener("focusin", begin));
}

/**
 * Where Tab stops at the table, as it is drawn.
 *
 * @param {HTMLElement} felt
 * @returns {HTMLElement[]}
 */
const stopsOf = (felt) =>
  [...felt.querySelectorAll("button")].filter((one) => !one.hidden && one.tabIndex >= 0);

/**
 * @param {HTMLElement[]} stops
 * @param {HTMLElement[]} first
 */
const inOrder = (stops, first) => [...new Set([...first, ...stops])];

/**
 * Whether something takes the focus that is offered to it: what is not to be seen does not.
 *
 * @param {HTMLElement} one
 */
function takesFocus(one) {
  one.focus();
  return one === document.activeElement;
}

/**
 * What lies next to something in a direction: as near as can be, and rather straight on than aside.
 *
 * @param {HTMLElement} from
 * @param {HTMLElement[]} lit
 * @param {[number, number]} direction
 */
function neighbour(from, lit, [right, down]) {
  const here = spot(from);
  const others = lit
    .filter((one) => one !== from)
    .map((one) => {
      const there = spot(one);
      const [x, y] = [there.x - here.x, there.y - here.y];
      return { one, ahead: x * right + y * down, aside: Math.abs(x * down) + Math.abs(y * right) };
    });
  const ahead = others.filter((other) => other.ahead > 1);
  const straight = ahead.filter((other) => other.aside <= CONE * other.ahead);
  const [next] = (straight.length ? straight : right ? [] : ahead).sort(
    (one, other) => one.ahead + one.aside - other.ahead - other.aside,
  );
  const row = others.filter((other) => right && other.aside < here.height / 2);
  const [end] = row.sort((one, other) => one.ahead - other.ahead);
  return (next ?? end)?.one;
}

/**
 * @param {HTMLElement} element
 * @returns {Spot}
 */
function spot(element) {
  const { left, right, top, bottom, height } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2, height };
}
