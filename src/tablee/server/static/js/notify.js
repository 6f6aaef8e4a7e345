// The switch for notifications: being called by the browser itself, when it is one's turn out of sight.

import { keep, kept } from "./cookies.js";
import { find } from "./dom.js";
import { say } from "./notice.js";
import { room } from "./state.js";

const button = find("notify");

/** Whether messages come also to a closed page: then a hidden one shows none of its own. */
let subscribed = false;

/** Whether notifications are wished for and allowed, in this browser. */
const wished = () => kept("notify") === "1" && window.Notification?.permission === "granted";

/** Offers the switch where browsers have notifications: over TLS, or on the same computer. */
export function offerNotifications() {
  if (!button || !window.Notification || !window.isSecureContext) return;
  button.hidden = false;
  button.onclick = () => (wished() ? stop() : start());
  button.ariaPressed = String(wished());
  if (wished()) subscribe();
}

/** Notifies of a turn, if that was wished for. */
export function notify() {
  if (!wished() || subscribed) return;
  try {
    const told = new Notification(room.dataset.title ?? "", {
      body: room.dataset.turn,
      tag: room.dataset.table,
    });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    // phones show notifications from a service worker only: title and sound must do
  }
}

async function start() {
  if ((await Notification.requestPermission()) !== "granted") return say(room.dataset.denied ?? "");
  turn(true);
  await subscribe();
}

async function stop() {
  turn(false);
  subscribed = false;
  const subscription = await current();
  if (!subscription) return;
  await send("/api/me/push/stop", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** @param {boolean} on */
function turn(on) {
  keep("notify", on ? 1 : 0);
  if (button) button.ariaPressed = String(on);
}

/** Has messages sent also when the page is closed, where the browser has a service for that. */
async function subscribe() {
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const { key } = await (await fetch("/api/push")).json();
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    const subscription = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(wanted));
    const { endpoint, keys } = subscription.toJSON();
    subscribed = (await send("/api/me/push", { endpoint, keys })).ok && wished();
  } catch {
    subscribed = false; // title, sound and the page's own notification are left
  }
}

async function current() {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager.getSubscription();
}

/**
 * @param {string} path
 * @param {object} body
 */
function send(path, body) {
  const headers = { "Content-Type": "application/json" };
  return fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
}
