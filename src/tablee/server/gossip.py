"""What the processes that serve the same tables tell each other: what was changed, who is there, who looks,
who does not want to wait. Nothing of it is kept, and whatever is missed the poll and the database tell."""

import time
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from tablee.server import rest
from tablee.server.pulse import Live

if TYPE_CHECKING:
    from tablee.server.house import House

MOST_SPECTATORS = 50  # told to other processes


def hear(house: "House", words: list[str]) -> None:
    """What another process did; no words, where some may have been missed."""
    match words:
        case ["table", table_id, version]:
            live = house.tables.get(table_id)
            if live is not None and int(version) > live.table.version:
                house.fall_behind([table_id])
        case ["keepers"]:
            house.leases.hurry()
        case [what, table_id, *told] if table_id in house.tables:
            _hear_of_table(house, house.tables[table_id], what, told)
        case []:
            house.fall_behind(house.tables)
    for other in house.heard:
        other(words)


def _hear_of_table(house: "House", live: Live, what: str, told: list[str]) -> None:
    match what, *told:
        case "here", player:
            live.note_sign(player)
        case "eyed", player:
            live.note_look(player)
        case "hurry", version, *player:
            live.hurried = max(live.hurried, float(version))
            for one in player or live.table.people:
                rest.put_away(live, one)
            live.pulse.beat()
        case "heed", until:
            live.heeding = float(until)
            live.pulse.beat()
        case ("watched",):
            live.looked = time.monotonic()
            house.tend(live)
        case "spectators", process, *names if process != house.leases.id:
            live.note_spectators(process, [_spectator(name) for name in names])


def tell_who_watches(house: "House") -> None:
    """Spectators are told to other processes as long as there are some and once after; that somebody watches
    where programs alone play, to the table's keeper: they play on only meanwhile."""
    if house.leases.alone:
        return
    for live in house.tables.values():
        if live.table.alone and live.watched and not house.leases.holds(live.table.id):
            house.tell("watched", live.table.id)
        there = list(live.spectating.values())[:MOST_SPECTATORS]
        if there or live.told_spectators:
            names = (f"{player}={quote(name)}" for player, name in there)
            house.tell("spectators", live.table.id, house.leases.id, *names)
        live.told_spectators = bool(there)


def _spectator(told: str) -> tuple[str, str]:
    player, _, name = told.partition("=")
    return player, unquote(name)
