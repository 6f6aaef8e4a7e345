"""The hall: the tables anybody may join, and room for one more."""

import json
import time
from typing import Any

import sqlalchemy as sql

from tablee.server import rates, wishes
from tablee.server.bodies import TableWish
from tablee.server.house import House
from tablee.server.people import Player
from tablee.server.pulse import Live
from tablee.server.store import places, rows
from tablee.server.store import tables as table_rows
from tablee.server.tables import Refused

GOING_ON = 3600.0  # seconds for which a table that stands still counts as one of its player's


async def public_tables(the_house: House, most: int = 50) -> list[dict[str, Any]]:
    """The first table of everybody, then everybody's second, as far as there is room: nobody has the list to
    themselves."""
    order = (table_rows.c.phase != "open", table_rows.c.created.desc())
    listed = (
        sql.select(
            places.c.table_id,
            sql.func.row_number().over(partition_by=places.c.player, order_by=order).label("nth"),
        )
        .join(table_rows, places.c.table_id == table_rows.c.id)
        .where(
            table_rows.c.public,
            table_rows.c.phase.in_(("open", "playing")),
            table_rows.c.changed > time.time() - 86400,
        )
        .subquery()
    )
    nth = sql.select(listed.c.table_id, sql.func.max(listed.c.nth).label("nth")).group_by(listed.c.table_id)
    fair = nth.subquery()
    query = (
        sql.select(table_rows, fair.c.nth)
        .join(fair, fair.c.table_id == table_rows.c.id)
        .order_by(fair.c.nth, *order)
        .limit(most)
    )
    found = sorted(await the_house.store.read(rows(query)), key=lambda row: row["phase"] != "open")
    return [
        {"id": r["id"], "game": r["game"], "phase": r["phase"], "people": json.loads(r["people"])}
        for r in found
    ]


async def open_table(the_house: House, asking: Player, wish: TableWish) -> Live:
    host = asking if wish.sit else None
    events = wishes.openings(
        host,
        wish.game,
        wish.seats,
        wish.options,
        wish.bots,
        wish.public,
        wish.pace,
        wish.clock,
        asking.id,
        wish.hints,
        wish.voices,
    )
    await must_have_room(the_house, asking)
    live = await the_house.create(events, [asking.id])
    if wish.start and not any(chair.free for chair in live.table.chairs):
        await the_house.start(live)
    return live


async def must_have_room(the_house: House, asking: Player) -> None:
    """Refuse another table to who has many that are going on."""
    query = (
        sql.select(sql.func.count())
        .select_from(places.join(table_rows, places.c.table_id == table_rows.c.id))
        .where(
            places.c.player == asking.id,
            table_rows.c.phase.in_(("open", "playing")),
            table_rows.c.changed > time.time() - GOING_ON,
        )
    )
    going_on = await the_house.store.read(lambda line: line.execute(query).scalar_one())
    if going_on >= rates.TABLES_OF_A_PLAYER * rates.EASE:
        raise Refused("too-many-tables", most=rates.TABLES_OF_A_PLAYER)
