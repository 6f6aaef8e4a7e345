"""Tables that cannot be read: set aside with a sentence, so that a bad table is one bad table.

Nothing of them is changed. Each is tried again when somebody opens it, and is back as soon as it can be read.
"""

import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tablee.errors import TableeError
from tablee.server.store import Change, Placed, leases, set_aside

LONGEST_REASON = 300


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
