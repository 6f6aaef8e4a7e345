// Choosing an action: every action is a path of pieces, and each piece chosen narrows what is left.
// Nothing here touches the page.

/** @import { Choice } from "./messages.js" */

/**
 * What choosing one more piece comes to.
 *
 * @typedef {object} Chosen
 * @property {string[]} chosen the pieces chosen from now on
 * @property {Choice} [settled] the one action that is left
 * @property {boolean} [refused] the piece is not to be chosen now
 */

const CONFIRMED_PATH = 3; // so long a path is confirmed before it is acted on

/**
 * The actions still open after some pieces were chosen.
 *
 * @param {Choice[]} choices
 * @param {string[]} chosen
 */
export const open = (choices, chosen) =>
  choices.filter(({ path }) => chosen.every((id, k) => path[k] === id));

/**
 * The pieces that may be chosen next.
 *
 * @param {Choice[]} choices
 * @param {string[]} chosen
 */
export const next = (choices, chosen) =>
  new Set(open(choices, chosen).map(({ path }) => path[chosen.length]));

/**
 * Chooses a piece: one more, or one chosen already, which lets go of it and of all after it; or one that
 * takes the place of another, as late as it can.
 *
 * @param {Choice[]} choices
 * @param {string[]} chosen
 * @param {string} id
 * @param {number} own how many of these were pointed at; the others followed, and to point at one keeps it
 * @returns {Chosen}
 */
export function choose(choices, chosen, id, own = chosen.length) {
  const at = chosen.indexOf(id);
  if (at >= 0 && at < own) return { chosen: chosen.slice(0, at) };
  for (let kept = at < 0 ? chosen.length : at; kept >= 0; kept--) {
    const further = [...chosen.slice(0, kept), id];
    const left = open(choices, further);
    const [settled] = left;
    const short = settled?.whole && settled.path.length > further.length;
    if (left.length === 1 && !short) return { chosen: further, settled };
    if (left.length) return { chosen: further };
  }
  return { chosen, refused: true };
}

/**
 * Whether an action is confirmed before it is sent: a long path, or any action of people who want to be
 * asked, unless they chose it by a button that says it in words.
 *
 * @param {Choice} choice
 * @param {boolean} asked
 * @param {boolean} inWords
 */
export const mustConfirm = ({ path }, asked, inWords) => path.length >= CONFIRMED_PATH || (asked && !inWords);
