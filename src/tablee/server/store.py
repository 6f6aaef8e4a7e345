"""Where tables are kept: one log of events per table, written before anything is acknowledged.

All writing goes through one thread, which puts whatever waits into one transaction: many tables share
the cost of reaching the disk. Each change stands or falls alone, in a savepoint of its own.
"""

import asyncio
import json
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from tablee.server import metrics

LINE_PAUSE = 2.0  # seconds before a lost line to the database is opened anew
T = TypeVar("T")
Change = Callable[[Connection], Any]

MOST_AT_ONCE = 256
CHANNEL = "tablee"  # where PostgreSQL tells other processes of a change
schema = sql.MetaData()

players = sql.Table(
    "players",
    schema,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("token", sql.Text, unique=True, nullable=False),  # the digest of it
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)
tables = sql.Table(
    "tables",
    schema,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("game", sql.Text, nullable=False),
    sql.Column("phase", sql.Text, nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("people", sql.Text, nullable=False),  # who sits where, for lists
    sql.Column("created", sql.Float, nullable=False),
    sql.Column("changed", sql.Float, nullable=False, index=True),
)
events = sql.Table(
    "events",
    schema,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("version", sql.Integer, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("kind", sql.Text, nullable=False),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("key", sql.Text),
)
places = sql.Table(
    "places",
    schema,
    sql.Column("player", sql.Text, primary_key=True),
    sql.Column("table_id", sql.Text, primary_key=True),
)
finished = sql.Table(
    "finished",
    schema,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("table_id", sql.Text, index=True),
    sql.Column("game", sql.Text, nullable=False, index=True),
    sql.Column("seats", sql.Integer, nullable=False),
    sql.Column("ended", sql.Float, nullable=False, index=True),
    sql.Column("length", sql.Integer, nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("names", sql.Text, nullable=False),
    sql.Column("result", sql.Text),
    sql.Column("record", sql.Text, nullable=False),
)
sql.Index("events_key", events.c.table_id, events.c.key, unique=True)


class Conflict(Exception):
    """Somebody else, in another process, wrote to the table first."""


@dataclass(frozen=True)
class Event:
    """One entry of a table's log."""

    kind: str
    data: Mapping[str, Any] = field(default_factory=dict)
    key: str | None = None
    at: float = 0.0


class Store:
    """The database: a writer that gathers changes, and readers beside it."""

    def __init__(self, url: str) -> None:
        self.engine = _open(url)
        schema.create_all(self.engine)
        self._waiting: queue.SimpleQueue[tuple[Change, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, "reader")
        self._closed = threading.Event()
        self._writer = threading.Thread(target=self._write_for_ever, name="writer", daemon=True)
        self._writer.start()

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Carry a change out; back only once it is on the disk."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put((change, future))
        with metrics.WRITE_SECONDS.time():
            return await future

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, query)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as line:
            return query(line)

    def listen(self, tell: Callable[[], None]) -> None:
        """Be told when another process has written to a table, where the database can do that."""
        if self.engine.dialect.name == "postgresql":
            threading.Thread(target=self._listen_for_ever, args=(tell,), name="listener", daemon=True).start()

    def _listen_for_ever(self, tell: Callable[[], None]) -> None:
        """A lost line is opened anew; what is missed meanwhile the slow poll finds."""
        lost = (sql.exc.SQLAlchemyError, self.engine.dialect.loaded_dbapi.Error)
        while not self._closed.is_set():
            try:
                with self.engine.connect() as line:
                    raw: Any = line.connection.dbapi_connection
                    raw.autocommit = True
                    raw.execute(f"LISTEN {CHANNEL}")
                    while not self._closed.is_set():
                        for _ in raw.notifies(timeout=1.0, stop_after=1):
                            tell()
                    line.invalidate()
            except lost:
                self._closed.wait(LINE_PAUSE)

    def close(self) -> None:
        """Write what waits, then let go of the database."""
        self._closed.set()
        self._waiting.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _write_for_ever(self) -> None:
        while (batch := self._gather()) is not None:
            answers: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []
            try:
                with self.engine.connect() as line:
                    _begin_writing(line)
                    answers = [_attempt(line, change, future) for change, future in batch]
                    line.commit()
            except Exception as error:  # a full disk, a lost database: nobody in the batch is told yes
                answers = [(future, None, error) for _, future in batch]
            for answer in answers:
                answer[0].get_loop().call_soon_threadsafe(_settle, *answer)

    def _gather(self) -> list[tuple[Change, asyncio.Future[Any]]] | None:
        batch = []
        first = self._waiting.get()
        while first is not None:
            batch.append(first)
            if len(batch) == MOST_AT_ONCE or self._waiting.empty():
                return batch
            first = self._waiting.get()
        if batch:
            self._waiting.put(None)
        return batch or None


def _attempt(
    line: Connection, change: Change, future: "asyncio.Future[Any]"
) -> tuple["asyncio.Future[Any]", Any, BaseException | None]:
    try:
        with line.begin_nested():
            return future, change(line), None
    except Exception as error:
        return future, None, error


def _settle(future: "asyncio.Future[Any]", result: Any, error: BaseException | None) -> None:
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)


def _open(url: str) -> Engine:
    engine = sql.create_engine(url, pool_pre_ping=True)
    if engine.dialect.name == "sqlite":
        if engine.url.database:
            Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)
        sql.event.listen(engine, "connect", _settle_sqlite)
    return engine


def _settle_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves: by default SQLite loses concurrent updates
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA busy_timeout=10000")


def _begin_writing(line: Connection) -> None:
    if line.dialect.name == "sqlite":
        line.exec_driver_sql("BEGIN IMMEDIATE")


# Changes


def append(table_id: str, version: int, added: Sequence[Event], row: Mapping[str, Any]) -> Change:
    """Events after a version, if the table still stands at it; the table's row follows."""

    def change(line: Connection) -> None:
        now = time.time()
        moved = line.execute(
            sql.update(tables)
            .where(tables.c.id == table_id, tables.c.version == version)
            .values(version=version + len(added), changed=now, **row)
        )
        if moved.rowcount != 1:
            raise Conflict
        line.execute(sql.insert(events), _rows(table_id, version, added))
        if line.dialect.name == "postgresql":
            line.execute(sql.select(sql.func.pg_notify(CHANNEL, table_id)))

    return change


def create(table_id: str, added: Sequence[Event], row: Mapping[str, Any]) -> Change:
    """A new table with its first events."""

    def change(line: Connection) -> None:
        now = time.time()
        version = len(added)
        line.execute(sql.insert(tables).values(id=table_id, version=version, created=now, changed=now, **row))
        line.execute(sql.insert(events), _rows(table_id, 0, added))

    return change


def _rows(table_id: str, version: int, added: Sequence[Event]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "version": version + k + 1,
            "at": event.at,
            "kind": event.kind,
            "data": json.dumps(event.data, ensure_ascii=False, separators=(",", ":")),
            "key": event.key,
        }
        for k, event in enumerate(added)
    ]


def sit(player: str, table_id: str) -> Change:
    """Note that a player belongs to a table, so that the table is found again."""

    def change(line: Connection) -> None:
        known = sql.select(places).where(places.c.player == player, places.c.table_id == table_id)
        if line.execute(known).first() is None:
            line.execute(sql.insert(places).values(player=player, table_id=table_id))

    return change


def finish(row: Mapping[str, Any]) -> Change:
    """Keep a finished game."""

    def change(line: Connection) -> None:
        line.execute(sql.insert(finished).values(**row))

    return change


def together(*changes: Change) -> Change:
    """Several changes that stand or fall as one."""

    def change(line: Connection) -> None:
        for part in changes:
            part(line)

    return change


# Queries


def log_of(table_id: str, after: int = 0) -> Callable[[Connection], list[Event]]:
    """The events of a table after a version."""

    def query(line: Connection) -> list[Event]:
        rows = line.execute(
            sql.select(events)
            .where(events.c.table_id == table_id, events.c.version > after)
            .order_by(events.c.version)
        )
        return [Event(row.kind, json.loads(row.data), row.key, row.at) for row in rows]

    return query


def versions(ids: Sequence[str]) -> Callable[[Connection], dict[str, int]]:
    """At which version some tables stand."""

    def query(line: Connection) -> dict[str, int]:
        found = line.execute(sql.select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids)))
        return {row.id: row.version for row in found}

    return query


def rows(query: "sql.Select[Any]") -> Callable[[Connection], list[Any]]:
    """The rows of a selection."""

    def ask(line: Connection) -> list[Any]:
        return list(line.execute(query).mappings())

    return ask
