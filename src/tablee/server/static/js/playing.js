// Playing at the table: a stream brings whole drawings; choices are narrowed by element ids. Knows no game.

import { heeded, lookAt } from "./coach.js";
import { kept } from "./cookies.js";
import { the } from "./dom.js";
import { layHandsOn } from "./hands.js";
import { pass } from "./news.js";
import { letGo } from "./notice.js";
import { inBeats } from "./pace.js";
import { putAway, show } from "./showing.js";
import { state } from "./state.js";
import { listen } from "./stream.js";
import { listenToWriting } from "./talk.js";
import { keepTime } from "./time.js";

state.acting = () => {
  pass();
  letGo(true);
};
state.heeded = heeded;
state.acted = lookAt;
layHandsOn();
listenToWriting();
keepTime();
if (kept("notify") === "1") offerNotifications();
else the("panel-more").addEventListener("toggle", offerNotifications, { once: true });
listen(inBeats(show, putAway));

/** Who never wished for notifications finds them among the settings, and loads them there. */
async function offerNotifications() {
  (await import("./notify.js")).offerNotifications();
}
