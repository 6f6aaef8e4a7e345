"""Tables without a server: set, filled and played in memory, as the house does it."""

import random

from tablee.core.trying import as_played
from tablee.games import find
from tablee.server.house import Live
from tablee.server.store import Event
from tablee.server.tables import Table
from tests.games.setups import choose, name_of

LONG_NAMES = ("Ana", "Bo & <b>Co</b>", "Chloé", "Dé", "Emmy", "Félix", "Grace", "Hugo")

EKKO = {
    "round": 1,
    "dealer": 0,
    "turn": 0,
    "phase": "turn",
    "top": "57",
    "layer": 2,
    "again": False,
    "free": False,
    "drawn": None,
    "barred": [[], [], []],
    "hands": [["58", "81", "83"], ["60", "84"], ["30", "40"]],
    "pile": ["50", "51", "52", "53", "54"],
    "aside": [[], [], []],
    "under": [],
    "scores": [0, 0, 0],
}


def opened(setup, bots=()):
    """A table with everybody seated; the seats in `bots` are programs'."""
    name, seats, options = setup
    card = find(name)
    table = Table("the-table")
    settings = {"game": name, "seats": seats, "options": card.complete(options, seats)}
    table.take(Event("open", {**settings, "public": True, "pace": 1.0, "clock": 0, "host": "p0"}))
    for seat in range(seats):
        bot = "amateur" if seat in bots else None
        player = None if bot else f"p{seat}"
        data = {"seat": seat, "player": player, "name": LONG_NAMES[seat], "bot": bot}
        table.take(Event("sit", data))
    return table


def started(setup, seed="1", bots=()):
    """The same, with a game begun."""
    table = opened(setup, bots)
    begin(table, seed)
    return Live(table)


def begin(table, seed):
    digits = random.Random(seed).randbytes(32).hex()
    rules = find(table.game).version
    table.take(Event("start", {"number": table.number + 1, "seed": digits, "rules": rules}))


def laid_out(setup, state):
    """The same, from a position."""
    live = started(setup)
    table = live.table
    table.match = table.match.game.position(state, seed=1)
    table.match.names = table.names
    table.eyes = {}
    table.eye(None)
    return live


def act(live, seat, action):
    """One action, the way the house takes it."""
    action = as_played(live.table.match, seat, action)
    take(live, "act", seat=seat, action=action)


def take(live, kind, **data):
    """One event of any kind."""
    live.table.take(Event(kind, data))
    live.changed()


def reached(setup, seed, decisions):
    """A table played at random, wildly; yields it before each action, and the action that follows."""
    dice = random.Random(f"{name_of(setup)}/{seed}")
    live = started(setup, f"{seed}/0")
    for n in range(decisions):
        if live.table.match.over:
            begin(live.table, f"{seed}/{n}")
            live.changed()
        seat, action = choose(live.table.match, dice)
        yield live, seat, action
        act(live, seat, action)
    yield live, None, None


def players(live):
    """Everybody who looks: a stranger, then who sits there."""
    return [None, *live.table.people]
