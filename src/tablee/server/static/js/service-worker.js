// What the browser runs when a message comes: it is one's turn at a table that is not looked at.

const scope = /** @type {any} */ (self);

/**
 * What a message says.
 *
 * @typedef {object} Call
 * @property {string} title
 * @property {string} body
 * @property {string} path of the table
 * @property {string} tag by which a newer message takes the place of an older one
 */

/**
 * The pages that show a table.
 *
 * @param {string} path
 * @returns {Promise<any[]>}
 */
async function pagesOf(path) {
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter((/** @type {any} */ page) => new URL(page.url).pathname === path);
}

/** @param {Call} call */
async function showCall({ title, body, path, tag }) {
  const pages = await pagesOf(path);
  if (pages.some(({ visibilityState }) => visibilityState === "visible")) return;
  await scope.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: path });
}

/** @param {string} path */
async function openTable(path) {
  const [page] = await pagesOf(path);
  if (page) await page.focus();
  else await scope.clients.openWindow(path);
}

scope.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(showCall(event.data.json())));
scope.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});
