// The table: a stream brings whole drawings; choices are narrowed by element ids. Knows no game.

import { lookAt } from "./coach.js";
import { layHandsOn } from "./hands.js";
import { putAway } from "./news.js";
import { inBeats } from "./pace.js";
import { deal, show } from "./showing.js";
import { state } from "./state.js";
import { listen } from "./stream.js";
import { listenToWriting } from "./talk.js";

state.acted = () => {
  putAway();
  lookAt();
};
layHandsOn();
listenToWriting();
listen(inBeats(show, deal));
