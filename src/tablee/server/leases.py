"""Who keeps which table: of all processes on one database one, until it says so no longer.

A process renews one row of its own every second; the leases of one that has fallen silent are taken over
by whoever looks first. The clock is the database's, so that machines need not agree on the time. What is
written never depends on a lease (tables have versions for that): a process that was frozen and comes back
late may waste a thought, not spoil a game.
"""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable
from secrets import token_urlsafe
from typing import Any

import sqlalchemy as sql
from prometheus_client import Gauge
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from tablee.server.metrics import REGISTRY
from tablee.server.store import Change, Placed, Store, keepers, leases, tables

BEAT = 1.0  # seconds between two renewals
LASTS = 4.0  # seconds without one, after which others may take over
MOST_TAKEN = 50  # tables taken over at once, so that several processes share what one left
MOST_WOKEN = 50  # at once, tables whose slow clocks run out
FORGOTTEN = 3600.0
TAKEN_WITHIN = 86400.0  # older games are brought back when somebody opens them
LEASES = Gauge("tablee_leases", "Tables kept by this process", registry=REGISTRY)
OTHERS = Gauge("tablee_other_processes", "Other processes on this database", registry=REGISTRY)


class Leases:
    """The tables that this process keeps."""

    def __init__(self, store: Store) -> None:
        self.id = token_urlsafe(9)
        self.store = store
        self.alone = True  # as far as is known, no other process serves the same tables
        self._held: set[str] = set()
        self._elsewhere: dict[str, float] = {}  # kept by others, as was found at a time
        self._wanted: set[str] = set()
        self._sure_until = 0.0
        self._due = asyncio.Event()

    def holds(self, table_id: str) -> bool:
        """Whether this process keeps a table, for certain."""
        return table_id in self._held and time.monotonic() < self._sure_until

    def want(self, table_id: str) -> None:
        """There is something to do at a table: keep it, if nobody does."""
        if time.monotonic() - self._elsewhere.get(table_id, -LASTS) >= LASTS:
            self._wanted.add(table_id)
            self._due.set()

    def hurry(self) -> None:
        """Another process has come or gone: look at once."""
        self.alone = False
        self._elsewhere.clear()
        self._due.set()

    async def due(self) -> None:
        """Wait until it is time to renew, or something is wanted."""
        try:
            async with asyncio.timeout(BEAT):
                await self._due.wait()
        except TimeoutError:
            return
        finally:
            self._due.clear()

    def with_table(self, table_id: str) -> Change:
        """A new table is kept where it was set; to be stored with it."""

        def change(line: Connection) -> None:
            line.execute(sql.insert(leases).values(table_id=table_id, keeper=self.id))

        return change

    def took(self, table_id: str) -> None:
        """A new table was stored with its lease."""
        self._held.add(table_id)

    async def renew(self) -> list[str]:
        """Say that this process is there; the tables it keeps from now on."""
        begun = time.monotonic()
        wanted, self._wanted = self._wanted, set()
        lapsed = begun >= self._sure_until
        change = Placed(lambda line: self._renewed(line, wanted, lapsed), "keeper")
        try:
            held, taken, others = await self.store.write(change)
        except BaseException:
            self._wanted |= wanted
            raise
        if held is not None:
            self._held = set(held)
        self._held.update(taken)
        self._elsewhere |= dict.fromkeys(wanted - self._held, begun)
        for table_id in [t for t, found in self._elsewhere.items() if begun - found > LASTS]:
            del self._elsewhere[table_id]
        self.alone = others == 0
        self._sure_until = begun + LASTS
        LEASES.set(len(self._held))
        OTHERS.set(others)
        if len(taken) >= MOST_TAKEN:
            self._due.set()
        return sorted(self._held) if held is not None else taken

    def _renewed(
        self, line: Connection, wanted: Collection[str], lapsed: bool
    ) -> tuple[list[str] | None, list[str], int]:
        """What is held (asked only after a lapse), what was taken, how many others there are."""
        now = clock(line)
        _upsert(line, keepers, {"id": self.id, "until": now + LASTS}, "id", "until")
        held = None
        if lapsed:
            own = sql.select(leases.c.table_id).where(leases.c.keeper == self.id)
            held = list(line.execute(own).scalars())
            line.execute(sql.delete(keepers).where(keepers.c.until < now - FORGOTTEN))
        taken = self._taken(line, now, wanted) + self._taken_over(line, now)
        there = sql.select(sql.func.count()).where(keepers.c.until >= now, keepers.c.id != self.id)
        return held, taken, int(line.execute(there).scalar_one())

    def _taken(self, line: Connection, now: float, wanted: Collection[str]) -> list[str]:
        """Of the tables wanted those that nobody keeps."""
        if not wanted:
            return []
        there = sql.select(keepers.c.id).where(keepers.c.until >= now)
        for table_id in sorted(wanted):
            row = {"table_id": table_id, "keeper": self.id}
            _upsert(line, leases, row, "table_id", "keeper", leases.c.keeper.not_in(there))
        own = sql.select(leases.c.table_id).where(leases.c.keeper == self.id, leases.c.table_id.in_(wanted))
        return list(line.execute(own).scalars())

    def _taken_over(self, line: Connection, now: float) -> list[str]:
        """Tables whose keeper is gone, the newest first; what others are just taking is theirs."""
        gone = (
            sql.select(leases.c.table_id)
            .outerjoin(keepers, keepers.c.id == leases.c.keeper)
            .join(tables, tables.c.id == leases.c.table_id)
            .where(sql.or_(keepers.c.id.is_(None), keepers.c.until < now))
            .where(tables.c.changed > time.time() - TAKEN_WITHIN)
            .order_by(tables.c.changed.desc())
            .limit(MOST_TAKEN)
            .with_for_update(of=leases, skip_locked=True)
        )
        found = list(line.execute(gone).scalars())
        if found:
            line.execute(sql.update(leases).where(leases.c.table_id.in_(found)).values(keeper=self.id))
        return found

    def sleepers(self, within: float) -> Callable[[Connection], list[str]]:
        """Tables whose clocks run out soon, and which are this process's to wake: its own and nobody's."""

        def query(line: Connection) -> list[str]:
            there = sql.select(keepers.c.id).where(keepers.c.until >= clock(line), keepers.c.id != self.id)
            kept = sql.select(leases.c.table_id).where(leases.c.keeper.in_(there))
            soon = (
                sql.select(tables.c.id)
                .where(tables.c.wakes < time.time() + within, tables.c.phase == "playing")
                .where(tables.c.id.not_in(kept))
                .order_by(tables.c.wakes)
                .limit(MOST_WOKEN)
            )
            return list(line.execute(soon).scalars())

        return query

    async def release(self, table_ids: Iterable[str]) -> None:
        """Tables that nobody is at need no keeper."""
        left = self._held & set(table_ids)
        self._held -= left
        if left:
            await self.store.write(Placed(lambda line: self._let_go(line, sorted(left)), "lease"))

    def _let_go(self, line: Connection, left: list[str]) -> None:
        line.execute(sql.delete(leases).where(leases.c.keeper == self.id, leases.c.table_id.in_(left)))

    async def leave(self) -> None:
        """This process closes: its tables are anybody's."""
        self._held, self._sure_until = set(), 0.0

        def change(line: Connection) -> None:
            line.execute(sql.delete(keepers).where(keepers.c.id == self.id))

        await self.store.write(Placed(change, "keeper"))
        self.store.tell("keepers")


def clock(line: Connection) -> float:
    """Seconds, as the database counts them."""
    if line.dialect.name == "postgresql":
        now = sql.text("SELECT extract(epoch FROM clock_timestamp())::float8")
    else:
        now = sql.text("SELECT (julianday('now') - 2440587.5) * 86400.0")
    return float(line.execute(now).scalar_one())


def _upsert(
    line: Connection,
    table: sql.Table,
    row: dict[str, Any],
    key: str,
    value: str,
    where: "sql.ColumnElement[bool] | None" = None,
) -> None:
    """A row, or its new value where there is one already and the condition holds."""
    dialect: Any = postgresql if line.dialect.name == "postgresql" else sqlite
    added = dialect.insert(table).values(**row)
    line.execute(added.on_conflict_do_update(index_elements=[key], set_={value: row[value]}, where=where))
