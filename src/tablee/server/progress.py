"""What a player has learnt: the lessons done, kept for guests as for everybody."""

import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tablee.core.lesson import FIRST_STEPS, lessons_of
from tablee.core.shelf import shelf
from tablee.server.people import Player
from tablee.server.store import Change, Store, learnt, places
from tablee.server.store import tables as table_rows
from tablee.server.tables import Table


def learn(player: str, game: str, lesson: str) -> Change:
    """Note that a player has done a lesson; the first time counts."""

    def change(line: Connection) -> None:
        row = {"player": player, "game": game, "lesson": lesson}
        known = sql.select(learnt).where(*(learnt.c[name] == value for name, value in row.items()))
        if line.execute(known).first() is None:
            line.execute(sql.insert(learnt).values(**row, at=time.time()))

    return change


def lessons_done(player: str, game: str) -> Callable[[Connection], set[str]]:
    """The lessons of a game that a player has done."""

    def query(line: Connection) -> set[str]:
        chosen = sql.select(learnt.c.lesson).where(learnt.c.player == player, learnt.c.game == game)
        return {row.lesson for row in line.execute(chosen)}

    return query


def has_played(player: str, game: str) -> Callable[[Connection], bool]:
    """Whether a player has ever sat at a table of a game."""

    def query(line: Connection) -> bool:
        chosen = (
            sql.select(places.c.table_id)
            .join(table_rows, places.c.table_id == table_rows.c.id)
            .where(places.c.player == player, table_rows.c.game == game)
            .limit(1)
        )
        return line.execute(chosen).first() is not None

    return query


def tables_of(player: str, game: str) -> Callable[[Connection], int]:
    """At how many tables of a game a player has sat."""
    chosen = (
        sql.select(sql.func.count())
        .select_from(places.join(table_rows, places.c.table_id == table_rows.c.id))
        .where(places.c.player == player, table_rows.c.game == game)
    )
    return lambda line: int(line.execute(chosen).scalar_one())


def games_met(player: str) -> Callable[[Connection], set[str]]:
    """The games a player has sat down to, or learnt something of."""
    sat = (
        sql.select(table_rows.c.game)
        .join(places, places.c.table_id == table_rows.c.id)
        .where(places.c.player == player)
    )
    chosen = sat.union(sql.select(learnt.c.game).where(learnt.c.player == player))
    return lambda line: {row.game for row in line.execute(chosen)}


async def new_games(store: Store, asking: Player | None) -> set[str]:
    """The games with lessons of which somebody knows nothing yet."""
    met = set() if asking is None else await store.read(games_met(asking.id))
    return {card.name for card in shelf() if lessons_of(card.name)} - met


async def is_first_game(store: Store, asking: Player | None, table: Table) -> bool:
    """Whether somebody plays a game for the first time, against programs: then what is new is explained."""
    if asking is None or table.seat_of(asking.id) is None or not table.solo or table.number > 1:
        return False
    return await store.read(tables_of(asking.id, table.game)) == 1


async def offer(store: Store, asking: Player | None, game: str) -> dict[str, Any] | None:
    """What a box says of its lessons: how many there are and are done, and whether the game is new."""
    total = len(lessons_of(game))
    if not total:
        return None
    done = set() if asking is None else await store.read(lessons_done(asking.id, game))
    played = asking is not None and await store.read(has_played(asking.id, game))
    return {"total": total, "done": len(done), "new": not played and len(done) < FIRST_STEPS}
