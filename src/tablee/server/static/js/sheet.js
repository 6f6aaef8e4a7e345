// The score sheet: laid on the table when a round is over, put away by whoever has read it.

import { the } from "./dom.js";

/** @import { Message } from "./messages.js" */

const PAUSE = 2000; // milliseconds in which the last card is seen on the table, and what it did

export const sheet = the("sheet", HTMLDialogElement);

/** How many rounds have had their sheet, and what will lay the next one. */
const laid = { rounds: 0, timer: 0 };

/**
 * Keeps the sheet up to date, and lays it on the table when another round is over. Whoever arrives is shown
 * the sheet of a finished game only.
 *
 * @param {Message} message
 * @param {boolean} arriving
 * @returns {boolean} whether a sheet lies on the table or comes soon
 */
export function keepScore(message, arriving) {
  the("sheet-body").innerHTML = message.sheet ?? "";
  const rounds = message.rounds ?? 0;
  if (arriving) laid.rounds = message.phase === "over" ? -1 : rounds;
  // one sheet for rounds that end in quick succession, none after a rematch
  if (rounds !== laid.rounds) takeBack();
  if (rounds > laid.rounds && !sheet.open) laid.timer = setTimeout(lay, arriving ? 0 : PAUSE);
  laid.rounds = rounds;
  if (!rounds) sheet.close();
  return sheet.open || laid.timer > 0;
}

export function lay() {
  takeBack();
  sheet.showModal();
}

/** Lays no sheet, after all; whether one was about to be laid. */
export function takeBack() {
  const due = laid.timer > 0;
  clearTimeout(laid.timer);
  laid.timer = 0;
  return due;
}
