// Words that are too many for their room take what is free above it, are written a little smaller, and then
// are left out: first of what happened earlier what one did oneself, then what others did before the newest
// of theirs, then that; of each what was no moment before the moments, the oldest before the newer, each with
// all that came of it; then of the very newest all but what came of it. What is to be done is never written
// smaller than it can well be read: of that the last sentences go.

const APART = 1; // units of the felt between words and what lies above them
const STEPS = ["tight", "tighter", "brief", "mute"];
// lines that what happened earlier takes at most: the log has the rest
const ROWS = 4;
// what goes first of what happened earlier
const LEAST_FIRST = [".own", ":not(.moment, .newest)", ":not(.newest)", ":not(.moment)", ""];

/**
 * Finds room for the words at the table.
 *
 * @param {HTMLElement | null} say
 */
export function fit(say) {
  if (!say) return;
  say.classList.remove(...STEPS);
  say.style.removeProperty("--spare");
  for (const part of parts(say, "#earlier p, #prompt span")) part.hidden = false;
  const earlier = [...new Set(LEAST_FIRST.flatMap((which) => [...parts(say, `#earlier p${which}`)]))];
  leaveOut(say, earlier, crowds);
  if (!overflows(say)) return;
  if (!say.closest(".low")) say.style.setProperty("--spare", String(freeAbove(say)));
  for (const step of STEPS) {
    if (!overflows(say)) return;
    say.classList.add(step);
    if (step === "tight") leaveOut(say, earlier);
  }
  if (overflows(say)) leaveOut(say, further(say));
}

/** @param {HTMLElement} say */
const overflows = (say) => say.scrollHeight > say.clientHeight + 1;

/** @param {HTMLElement} say */
function crowds(say) {
  const earlier = /** @type {HTMLElement | null} */ (say.querySelector("#earlier"));
  return (
    earlier !== null && earlier.offsetHeight > (ROWS + 0.5) * parseFloat(getComputedStyle(earlier).lineHeight)
  );
}

/**
 * @param {HTMLElement} say
 * @param {string} which
 * @returns {NodeListOf<HTMLElement>}
 */
const parts = (say, which) => say.querySelectorAll(which);

/**
 * Leaves out as many as must be, one after the other.
 *
 * @param {HTMLElement} say
 * @param {HTMLElement[]} lines
 * @param {(say: HTMLElement) => boolean} [tooMany]
 */
function leaveOut(say, lines, tooMany = overflows) {
  for (const line of lines) {
    if (!tooMany(say)) return;
    line.hidden = true;
  }
}

/**
 * What is to be done, each sentence apart: those after the first, the last one first.
 *
 * @param {HTMLElement} say
 */
function further(say) {
  const prompt = say.querySelector("#prompt");
  const sentences = prompt?.textContent?.split(/(?<=[.!?…]\s)(?=\p{Lu})/u) ?? [];
  const spans = sentences.map((sentence) => {
    const span = document.createElement("span");
    span.textContent = sentence;
    return span;
  });
  prompt?.replaceChildren(...spans);
  return spans.slice(1).reverse();
}

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
