// The switch for notifications: being called by the browser itself, when it is one's turn out of sight.

import { keep, kept } from "./cookies.js";
import { find } from "./dom.js";
import { say } from "./notice.js";
import { room } from "./state.js";

const button = find("notify");

/** Whether notifications are wished for and allowed, in this browser. */
export const wished = () => kept("notify") === "1" && window.Notification?.permission === "granted";

/** Offers the switch where browsers have notifications: over TLS, or on the same computer. */
export function offerNotifications() {
  if (!button || !window.Notification || !window.isSecureContext) return;
  button.hidden = false;
  button.onclick = () => (wished() ? turn(false) : ask());
  button.ariaPressed = String(wished());
}

async function ask() {
  if ((await Notification.requestPermission()) === "granted") turn(true);
  else say(room.dataset.denied ?? "");
}

/** @param {boolean} on */
function turn(on) {
  keep("notify", on ? 1 : 0);
  if (button) button.ariaPressed = String(on);
}
