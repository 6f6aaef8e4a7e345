// Where a few words fit beside something without covering what must be seen.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

const GAP = 8; // pixels
const FURTHER = [1, 2, 3, 4, 5, 6]; // times its own height

/**
 * How many square pixels of a box another covers.
 *
 * @param {Box} one
 * @param {Box} other
 */
export const covered = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * The best place beside a box: below or above it, towards the middle first, then at its sides, then further
 * away; the first that covers none of the others, else the one on the screen that covers least.
 *
 * @param {Box} box
 * @param {{ width: number, height: number }} size of what is to be placed
 * @param {Box[]} others what is not to be covered
 * @param {{ width: number, height: number }} screen
 * @returns {{ side: string, left: number, top: number }}
 */
export function beside(box, size, others, screen) {
  const within = (/** @type {number} */ at, /** @type {number} */ long, /** @type {number} */ most) =>
    Math.max(GAP, Math.min(at, most - long - GAP));
  const across = within((box.left + box.right - size.width) / 2, size.width, screen.width);
  const down = within((box.top + box.bottom - size.height) / 2, size.height, screen.height);
  const step = size.height + GAP;
  const high = (box.top + box.bottom) / 2 < screen.height / 2;
  /** @param {number} far */
  const below = (far) => ({ side: "below", left: across, top: box.bottom + GAP + far * step });
  /** @param {number} far */
  const above = (far) => ({ side: "above", left: across, top: box.top - (1 + far) * step });
  const [towards, away] = high ? [below, above] : [above, below];
  const right = { side: "right", left: box.right + GAP, top: down };
  const left = { side: "left", left: box.left - GAP - size.width, top: down };
  const places = [towards(0), away(0), right, left, ...FURTHER.map(towards)];
  const weighed = places.map((place) => ({ place, cost: cost(place, size, others, screen) }));
  const best = weighed.reduce((one, other) => (other.cost < one.cost ? other : one));
  return best.place;
}

/**
 * How much of the others something would cover there; more than anything where it leaves the screen.
 *
 * @param {{ left: number, top: number }} place
 * @param {{ width: number, height: number }} size
 * @param {Box[]} others
 * @param {{ width: number, height: number }} screen
 */
function cost({ left, top }, { width, height }, others, screen) {
  const taken = { left, top, right: left + width, bottom: top + height };
  if (left < 0 || top < 0 || taken.right > screen.width || taken.bottom > screen.height) return Infinity;
  return others.reduce((sum, other) => sum + covered(taken, other), 0);
}
