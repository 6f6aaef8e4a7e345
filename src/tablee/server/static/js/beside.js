// Where a few words fit beside something without covering what must be seen.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

const GAP = 8; // pixels

/**
 * @param {Box} one
 * @param {Box} other
 */
const meet = (one, other) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The best place beside a box: below or above it, towards the middle first, then at its sides; the first that
 * covers none of the others, else the first of all.
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
  const below = { side: "below", left: across, top: box.bottom + GAP };
  const above = { side: "above", left: across, top: box.top - GAP - size.height };
  const right = { side: "right", left: box.right + GAP, top: down };
  const left = { side: "left", left: box.left - GAP - size.width, top: down };
  const high = (box.top + box.bottom) / 2 < screen.height / 2;
  const usual = high ? below : above;
  const places = [usual, high ? above : below, right, left];
  const free = places.find((place) => {
    const taken = {
      left: place.left,
      top: place.top,
      right: place.left + size.width,
      bottom: place.top + size.height,
    };
    const inside =
      taken.left >= 0 && taken.top >= 0 && taken.right <= screen.width && taken.bottom <= screen.height;
    return inside && !others.some((other) => meet(taken, other));
  });
  return free ?? usual;
}
