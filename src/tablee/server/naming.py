"""A new name is taken at once: by the player, and at every table they sit at, in whichever process."""

import time
from collections.abc import Callable

import sqlalchemy as sql

from tablee.server.chairs import unlike
from tablee.server.house import House
from tablee.server.people import People, Player
from tablee.server.plans import Plan
from tablee.server.store import Event, places, rows, tables
from tablee.server.tables import Refused, Table

LATELY = 86400.0  # seconds for which a table whose game is over is one that people may still be at
MOST_TABLES = 50


async def call(house: House, people: People, player: Player, name: str) -> Player:
    """Somebody takes a name."""
    renamed = await people.rename(player, name)
    await at_their_tables(house, player.id, named(player.id, renamed.name))
    return renamed


def named(player: str, name: str) -> Callable[[Table], Plan]:
    """How somebody is called at a table from now on; no two there are called alike."""

    def plan(table: Table) -> Plan:
        seat = table.seat_of(player)
        if seat is None:
            return Plan([])
        others = [chair.name for k, chair in enumerate(table.chairs) if k != seat]
        called = unlike(name, others)
        same = called == table.chairs[seat].name
        return Plan([] if same else [Event("name", {"seat": seat, "name": called}, at=time.time())])

    return plan


async def at_their_tables(house: House, player: str, plan: Callable[[Table], Plan]) -> None:
    """Change something at every table somebody may be at, the newest first; what is set aside stays so."""
    going_on = tables.c.phase.in_(("open", "playing"))
    lately = (tables.c.phase == "over") & (tables.c.changed > time.time() - LATELY)
    sitting = (
        sql.select(tables.c.id)
        .join(places, places.c.table_id == tables.c.id)
        .where(places.c.player == player, going_on | lately)
        .order_by(tables.c.changed.desc())
        .limit(MOST_TABLES)
    )
    for row in await house.store.read(rows(sitting)):
        try:
            await house.change(await house.live(row["id"]), plan)
        except Refused as refused:
            if refused.key != "set-aside":
                raise
