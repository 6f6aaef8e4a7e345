// Beats: what moves for half a second when something happened that one would tell afterwards.

import { find, isCalm } from "./dom.js";

const LENGTH = 500; // milliseconds

/**
 * How the piece moves that a beat is about; the words beside it move by the style sheet.
 *
 * @type {Record<string, Keyframe[]>}
 */
const MOTIONS = {
  flip: [{ rotate: "x 180deg", filter: "brightness(1.5)" }, { rotate: "x 0deg" }],
  topple: [
    { rotate: "0deg" },
    { rotate: "-22deg", offset: 0.3 },
    { rotate: "14deg", offset: 0.6 },
    { rotate: "0deg" },
  ],
  raise: [{ scale: "1" }, { scale: "1.18", offset: 0.4 }, { scale: "1" }],
  fold: [{ scale: "1.12 1" }, { scale: "0.9 1", offset: 0.5 }, { scale: "1" }],
  splash: [{ translate: "0" }, { translate: "-5px 3px" }, { translate: "5px -3px" }, { translate: "0" }],
  flood: [{ scale: "1" }, { scale: "1.06", filter: "hue-rotate(-25deg)", offset: 0.4 }, { scale: "1" }],
  stamp: [{ scale: "1.25" }, { scale: "0.96", offset: 0.5 }, { scale: "1" }],
  poise: [{ translate: "0" }, { translate: "0 -6px", offset: 0.4 }, { translate: "0" }],
};

/** The last beat that was shown: it does not come again when the window changes its size. */
let shown = "";

/** Moves what the beats on the table are about; not where motion is not wanted. */
export function beat() {
  const marks = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#felt > .beat"));
  const [first] = marks;
  if (!first || first.id === shown) return;
  shown = first.id;
  if (isCalm()) return;
  for (const { classList, dataset } of marks) {
    const motion = Object.keys(MOTIONS).find((kind) => classList.contains(kind)) ?? "";
    const piece = find(dataset.piece);
    // a piece is placed by a transform, which turning and scaling it would carry away: its drawing turns
    const moved = motion === "splash" || motion === "poise" ? piece : piece?.firstElementChild;
    moved?.animate(MOTIONS[motion] ?? [], { duration: LENGTH, easing: "ease-out" });
  }
}
