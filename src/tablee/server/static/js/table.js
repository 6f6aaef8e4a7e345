// The table: a stream brings whole drawings; choices are narrowed by element ids. Knows no game.

import { heeded, lookAt } from "./coach.js";
import { layHandsOn } from "./hands.js";
import { pass } from "./news.js";
import { letGo } from "./notice.js";
import { offerNotifications } from "./notify.js";
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
offerNotifications();
listen(inBeats(show, putAway));
