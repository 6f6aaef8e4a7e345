// Words that are too many for their room are written smaller.

const TIGHT = ["tight", "tighter", "brief"];

/**
 * Writes the words at the table as small as they must be; where even that is too much, only what is to be
 * done.
 *
 * @param {HTMLElement | null} say
 */
export function fit(say) {
  say?.classList.remove(...TIGHT);
  const earlier = say?.querySelector("#earlier");
  while (earlier?.firstElementChild && overflows(say)) earlier.firstElementChild.remove();
  for (const step of TIGHT) {
    if (!say || !overflows(say)) return;
    say.classList.add(step);
  }
}

/** @param {HTMLElement | null} say */
const overflows = (say) => say !== null && say.scrollHeight > say.clientHeight + 1;
