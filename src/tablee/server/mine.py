"""The games somebody is in the middle of: first where it is their turn, then all others, and whose it is."""

import json
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql

from tablee.server import turns
from tablee.server.house import House
from tablee.server.people import Player
from tablee.server.store import note_turn, places, rows, tables
from tablee.server.tables import Refused

MOST = 100
ORDER = ("yours", "others", "open", "lent")


@dataclass(frozen=True)
class Mine:
    """A table of somebody's: whose turn it is there, and until when if its clock is slow."""

    id: str
    game: str
    names: list[str]
    turn: str  # yours, others, open (still sitting down) or lent (a program plays for them)
    awaited: str | None  # the name of whom everybody waits for
    left: float | None  # seconds until the clock of whoever is asked runs out
    waited_for: bool  # other people sit there too

    @property
    def rank(self) -> tuple[int, bool, float]:
        return ORDER.index(self.turn), not self.waited_for, self.left or 0.0


async def my_tables(house: House, player: Player) -> list[Mine]:
    """The tables that somebody sits at and that are not over."""
    query = (
        sql.select(tables)
        .join(places, places.c.table_id == tables.c.id)
        .where(places.c.player == player.id, tables.c.phase.in_(("open", "playing")))
        .order_by(tables.c.changed.desc())
        .limit(MOST)
    )
    found = [await _mine(house, player, dict(row)) for row in await house.store.read(rows(query))]
    return sorted((mine for mine in found if mine is not None), key=lambda mine: mine.rank)


async def _mine(house: House, player: Player, row: dict[str, Any]) -> Mine | None:
    """One of them; nothing, where somebody has left their chair for good."""
    if row["sitting"] is None or (row["phase"] == "playing" and row["due"] is None):
        with suppress(Refused):  # a table that cannot be read is listed with what is known of it
            table = (await house.live(row["id"])).table
            known = {"sitting": table.row()["sitting"]} | turns.noted(table)
            await house.store.write(note_turn(table.id, table.version, known))
            row |= known
    sitting = json.loads(row["sitting"] or "[]")
    seat = next((k for k, chair in enumerate(sitting) if chair["player"] == player.id), None)
    if seat is None:
        return None
    people = json.loads(row["people"])
    asked = row["awaited"]
    return Mine(
        row["id"],
        row["game"],
        [one["name"] for one in people if not one["free"]],
        _turn(row, seat, sitting[seat]["lent"]),
        people[asked]["name"] if asked is not None else None,
        row["wakes"] - time.time() if row["wakes"] is not None else None,
        sum(chair["player"] is not None for chair in sitting) > 1,
    )


def _turn(row: dict[str, Any], seat: int, lent: bool) -> str:
    if row["phase"] == "open":
        return "open"
    if lent:
        return "lent"
    return "yours" if seat in json.loads(row["due"] or "[]") else "others"
