// The table: a stream brings whole drawings; choices are narrowed by element ids. Knows no game.

import { layHandsOn } from "./hands.js";
import { offerNotifications } from "./notify.js";
import { inBeats } from "./pace.js";
import { putAway, show } from "./showing.js";
import { listen } from "./stream.js";
import { listenToWriting } from "./talk.js";
import { keepTime } from "./time.js";

layHandsOn();
listenToWriting();
keepTime();
offerNotifications();
listen(inBeats(show, putAway));
