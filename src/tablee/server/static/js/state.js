// What the page knows of its table.

import { the } from "./dom.js";

/** @import { Choice, Message } from "./messages.js" */

/**
 * @typedef {object} State
 * @property {Message | null} message what the stream brought last
 * @property {string} prompt what the drawing says is to be done
 * @property {string[]} chosen ids of the pieces chosen so far
 * @property {number} own how many of these were pointed at, and did not just follow
 * @property {Choice | null} pending an action that is chosen and waits to be confirmed
 * @property {boolean} ending the table is shown as a round ended, until its sheet is put away by all
 * @property {boolean} resting all wait for somebody who still reads a sheet
 * @property {boolean} behind more has happened than is shown
 * @property {boolean} stepping … and it waits for a tap
 * @property {boolean} offline the connection is lost
 * @property {boolean} forced the only action left is asked for, and does not happen by itself
 * @property {number | null} done what had been seen when one acted last, until what came of it is shown
 * @property {boolean} alone whether the last action was sent by itself
 * @property {string} key under which the last action was sent
 * @property {boolean} menu whether the menu lies over the table
 * @property {boolean} byKeys whether whoever plays goes by keys just now
 * @property {() => boolean} heeded whether the coach will look at an action: programs wait for that
 * @property {(message: Message) => boolean} overtaken whether a hint that is waited for comes too late
 * @property {() => void} acting called when an action is sent
 * @property {() => void} acted called when it is done
 */

/** @type {State} */
export const state = {
  message: null,
  prompt: "",
  chosen: [],
  own: 0,
  pending: null,
  ending: false,
  resting: false,
  behind: false,
  stepping: false,
  offline: false,
  forced: false,
  done: null,
  alone: false,
  key: "",
  menu: false,
  byKeys: window.sessionStorage.getItem("keys") !== null,
  heeded: () => false,
  overtaken: () => false,
  acting: () => undefined,
  acted: () => undefined,
};

/** The room around the table; the page's words for its scripts are written on it. */
export const room = the("room");

/** Whether the viewer sits at the table. */
export const seated = room.dataset.seated === "1";

/** Whether something lies over the table and its words. */
export const overlaid = () => state.menu || document.querySelector("dialog[open]") !== null;

/** Whether one has acted, and what came of it is not shown yet. */
export const acted = () => state.done !== null && state.done === state.message?.seen;

/** Whether nothing can be chosen: more has happened than is shown, or the next round is not dealt. */
const passed = () => state.behind || state.ending || state.resting || state.offline || acted();

/** What may be chosen now. */
export const choices = () => (passed() ? [] : (state.message?.paths ?? []));
