"""Tables that cannot be read: set aside with a sentence, so that a bad table is one bad table.

Nothing of them is changed. Each is tried again when somebody opens it, and is back as soon as it can be read.
"""

import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tablee.errors import TableeError
from tablee.server.logs import trouble
from tablee.server.store import Change, Placed, Store, leases, set_aside
from tablee.server.tables import Refused, Table

LONGEST_REASON = 300
TRY_AFTER = 60.0  # seconds before a table that could not be read is tried again


class Aside:
    """The tables that this process could not read, and when that was found last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._found: dict[str, float] = {}

    def must_be_tried(self, table_id: str) -> None:
        """Refuse a table that could not be read just now."""
        if time.monotonic() - self._found.get(table_id, -TRY_AFTER) < TRY_AFTER:
            raise Refused("set-aside")

    async def put(self, table: Table, error: Exception) -> None:
        """A table cannot be read: its trouble is told once."""
        if table.id not in self._found:
            number = trouble(error, task="reading a table", event=table.version)
            await self._store.write(put(table.id, table.version, error, number))
        self._found[table.id] = time.monotonic()

    async def back(self, table_id: str) -> None:
        """A table was read."""
        if table_id in self._found:
            await self._store.write(back(table_id))
            del self._found[table_id]


def put(table_id: str, version: int, error: BaseException, trouble: str) -> Change:
    """Note that a table could not be read beyond a version, and that nobody need keep it."""
    row = {"at": time.time(), "version": version, "reason": reason(error), "trouble": trouble}

    def change(line: Connection) -> None:
        line.execute(sql.delete(leases).where(leases.c.table_id == table_id))
        line.execute(sql.delete(set_aside).where(set_aside.c.table_id == table_id))
        line.execute(sql.insert(set_aside).values(table_id=table_id, **row))

    return Placed(change, "lease")


def reason(error: BaseException) -> str:
    """Why, in a sentence where we have one."""
    said = error.say("en") if isinstance(error, TableeError) else f"{type(error).__name__}: {error}"
    return said[:LONGEST_REASON]


def back(table_id: str) -> Change:
    """It can be read again."""

    def change(line: Connection) -> None:
        line.execute(sql.delete(set_aside).where(set_aside.c.table_id == table_id))

    return Placed(change, "lease")


def listed() -> Callable[[Connection], list[Any]]:
    """All that was set aside, the newest first: table_id, at, version, reason, trouble."""

    def query(line: Connection) -> list[Any]:
        return list(line.execute(sql.select(set_aside).order_by(set_aside.c.at.desc())).mappings())

    return query
