// Words that are too many for their room take what is free above it, are written smaller, then shorter, and
// then the oldest are left out.

const TIGHT = ["tight", "tighter", "brief", "mute"];
const APART = 1; // units of the felt between words and what lies above them

/**
 * Writes the words at the table as small as they must be; where even that is too much, only what is to be
 * done.
 *
 * @param {HTMLElement | null} say
 */
export function fit(say) {
  if (!say) return;
  const earlier = /** @type {NodeListOf<HTMLElement>} */ (say.querySelectorAll("#earlier p"));
  say.classList.remove(...TIGHT);
  say.style.removeProperty("--spare");
  for (const line of earlier) line.hidden = false;
  if (overflows(say) && !say.closest(".low")) say.style.setProperty("--spare", String(freeAbove(say)));
  for (const step of TIGHT) {
    if (!overflows(say)) return;
    say.classList.add(step);
    if (step === "tight") for (const line of earlier) line.hidden = overflows(say);
  }
}

/** @param {HTMLElement} say */
const overflows = (say) => say.scrollHeight > say.clientHeight + 1;

/**
 * How many units are free above the words, up to the next piece.
 *
 * @param {HTMLElement} say
 */
function freeAbove(say) {
  const own = box(say);
  const others = /** @type {NodeListOf<HTMLElement>} */ (
    say.parentElement?.querySelectorAll(":scope > .piece:not(.say, .beat, .ending, .advice, .gone)") ?? []
  );
  const above = [...others]
    .map(box)
    .filter(({ left, right, top }) => top < own.top && left < own.right && right > own.left);
  return Math.max(0, own.top - APART - Math.max(0, ...above.map(({ bottom }) => bottom)));
}

/**
 * Where a piece belongs, in units.
 *
 * @param {HTMLElement} piece
 */
function box({ dataset }) {
  const [x = 0, y = 0, w = 0, h = 0] = (dataset.at ?? "").split(" ").map(Number);
  return { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 };
}
