// The table: a stream brings whole drawings; choices are narrowed by element ids. Knows no game.

import { lookAt } from "./coach.js";
import { layHandsOn } from "./hands.js";
import { inBeats } from "./pace.js";
import { deal, show } from "./showing.js";
import { state } from "./state.js";
import { listen } from "./stream.js";
import { listenToWriting } from "./talk.js";

state.acted = lookAt;
layHandsOn();
listenToWriting();
listen(inBeats(show, deal));
