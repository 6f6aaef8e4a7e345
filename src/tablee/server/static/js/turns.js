// A line that tells at which tables it is one's turn: one for all of them, however many pages are hidden.

const LOOK_EVERY = 5000; // milliseconds between two looks at the line
const QUIET = 30_000; // a line that says nothing for so long is dead: the server sends pings
const MOST = 16; // tables that one line may be for

/**
 * A line for the tables that are wanted; without any it is closed.
 *
 * @param {() => string[]} wanted ids of tables
 * @param {(turns: string[]) => void} tell is called whenever something is heard
 * @returns {() => void} to be called when something else is wanted
 */
export function openLine(wanted, tell) {
  /** @type {EventSource | null} */
  let events = null;
  let named = "";
  let heard = 0;

  function hear() {
    heard = Date.now();
  }

  function dial() {
    events?.close();
    hear();
    events = named ? new EventSource(`/api/me/turns?tables=${named}`) : null;
    if (!events) return;
    events.onmessage = ({ data }) => {
      hear();
      tell(JSON.parse(data).turns);
    };
    events.addEventListener("ping", hear);
  }

  function look() {
    const now = [...new Set(wanted())].sort().slice(0, MOST).join(",");
    const dead = events && (events.readyState === EventSource.CLOSED || Date.now() - heard > QUIET);
    if (now === named && !dead) return;
    named = now;
    dial();
  }

  setInterval(look, LOOK_EVERY);
  return look;
}
