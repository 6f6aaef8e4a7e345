// Boxes on the screen: how much of one another covers.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/**
 * How many square pixels of a box another covers.
 *
 * @param {Box} one
 * @param {Box} other
 */
export const covered = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
