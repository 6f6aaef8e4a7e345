"""Tables as the house keeps them, without a server: opened, filled and played in memory."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from tablee.core.live import manners
from tablee.core.shelf import find
from tablee.server.pulse import Live
from tablee.server.store import Event
from tablee.server.tables import Table
from tablee.testing.tables import Setup, choose, name_of

LONG_NAMES = (
    *("Ana", "Bo & <b>Co</b>", "Chloé", "Dé", "Emmy", "Félix", "Grace", "Hugo"),
    *(f"Player {number}" for number in range(9, 33)),
)


def opened(setup: Setup, bots: tuple[int, ...] = ()) -> Table:
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


def started(setup: Setup, seed: str = "1", bots: tuple[int, ...] = ()) -> Live:
    """The same, with a game begun."""
    table = opened(setup, bots)
    begin(table, seed)
    return Live(table)


def begin(table: Table, seed: str) -> None:
    digits = random.Random(seed).randbytes(32).hex()
    rules = find(table.game).version
    table.take(Event("start", {"number": table.number + 1, "seed": digits, "rules": rules}))


def laid_out(setup: Setup, state: Mapping[str, Any]) -> Live:
    """The same, from a position."""
    live = started(setup)
    table = live.table
    assert table.match is not None
    table.match = table.match.game.position(state, seed=1)
    table.match.names = table.names
    table.eyes = {}
    table.eye(None)
    return live


def act(live: Live, seat: int, action: str) -> None:
    """One action, the way the house takes it."""
    match = live.table.match
    assert match is not None
    take(live, "act", seat=seat, action=manners(live.table.game).as_played(match, seat, action))


def take(live: Live, kind: str, **data: Any) -> None:
    """One event of any kind."""
    live.table.take(Event(kind, data))
    live.changed()


def reached(setup: Setup, seed: str, decisions: int) -> Iterator[tuple[Live, int, str]]:
    """A table played at random, wildly; yields it before each action, and the action that follows."""
    dice = random.Random(f"{name_of(setup)}/{seed}")
    live = started(setup, f"{seed}/0")
    for n in range(decisions):
        match = live.table.match
        assert match is not None
        if match.over:
            begin(live.table, f"{seed}/{n}")
            live.changed()
        assert live.table.match is not None
        seat, action = choose(live.table.match, dice)
        yield live, seat, action
        act(live, seat, action)


def players(live: Live) -> list[str | None]:
    """Everybody who looks: a stranger, then who sits there."""
    return [None, *live.table.people]
