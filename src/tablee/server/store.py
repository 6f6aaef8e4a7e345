"""Where tables are kept: one log of events per table, written before anything is acknowledged.

All writing goes through one thread, which puts whatever waits into one transaction: many tables share
the cost of reaching the disk. Each change stands or falls alone, in a savepoint of its own. Within a
transaction rows are always taken in the same order, so that no two processes wait for each other.
"""

import asyncio
import json
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import Connection, CursorResult

from tablee.server import metrics
from tablee.server.database import Paused, is_passing, open_engine
from tablee.server.migrations import raise_schema

LINE_PAUSE = 2.0  # seconds before a lost line to the database is opened anew
WAIT = 4.0  # seconds a request waits for a database that pauses
REPEAT_PAUSE = 0.05
CLOSING = 0.7  # seconds that writes under way are given at the end
READERS = 4
T = TypeVar("T")
Change = Callable[[Connection], Any]

MOST_AT_ONCE = 256
CHANNEL = "tablee"  # where PostgreSQL tells other processes of a change


def new_id() -> str:
    """A name that nobody can guess, and that no command line takes for an option."""
    while (found := token_urlsafe(9)).startswith("-"):
        pass
    return found


schema = sql.MetaData()

players = sql.Table(
    "players",
    schema,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("token", sql.Text, unique=True, nullable=False),  # the digest of it
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)
devices = sql.Table(  # further browsers of a player, each with a secret of its own
    "devices",
    schema,
    sql.Column("token", sql.Text, primary_key=True),  # the digest of it
    sql.Column("player", sql.Text, nullable=False, index=True),
    sql.Column("created", sql.Float, nullable=False),
)
passages = sql.Table(  # links by which a player comes to another device, once
    "passages",
    schema,
    sql.Column("digest", sql.Text, primary_key=True),
    sql.Column("player", sql.Text, nullable=False, index=True),
    sql.Column("until", sql.Float, nullable=False),
)
subscriptions = sql.Table(  # browsers that are sent a message when it is their player's turn
    "subscriptions",
    schema,
    sql.Column("id", sql.Text, primary_key=True),  # the digest of its endpoint
    sql.Column("player", sql.Text, nullable=False, index=True),
    sql.Column("device", sql.Text, nullable=False),  # the digest of the secret it was made with
    sql.Column("endpoint", sql.Text, nullable=False),
    sql.Column("p256dh", sql.Text, nullable=False),
    sql.Column("auth", sql.Text, nullable=False),
    sql.Column("lang", sql.Text, nullable=False),
    sql.Column("created", sql.Float, nullable=False),
)
own_keys = sql.Table(  # keys of the house itself, made at its first start
    "own_keys",
    schema,
    sql.Column("name", sql.Text, primary_key=True),
    sql.Column("key", sql.Text, nullable=False),
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
    sql.Column("sitting", sql.Text),  # the ids of those who sit there, and whose seats are lent
    sql.Column("due", sql.Text),  # the seats that are asked something; unknown where the game must be seen
    sql.Column("awaited", sql.Integer),  # the seat everybody waits for, as everybody sees it
    sql.Column("wakes", sql.Float, index=True),  # when a slow clock runs out
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
keepers = sql.Table(
    "keepers",
    schema,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("until", sql.Float, nullable=False),  # by the clock of the database
)
leases = sql.Table(
    "leases",
    schema,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("keeper", sql.Text, nullable=False, index=True),
)
set_aside = sql.Table(
    "set_aside",
    schema,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("version", sql.Integer, nullable=False),  # the event that could not be taken in
    sql.Column("reason", sql.Text, nullable=False),
    sql.Column("trouble", sql.Text, nullable=False),  # the number under which the log tells more
)
learnt = sql.Table(
    "learnt",
    schema,
    sql.Column("player", sql.Text, primary_key=True),
    sql.Column("game", sql.Text, primary_key=True),
    sql.Column("lesson", sql.Text, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
)
puzzled = sql.Table(
    "puzzled",
    schema,
    sql.Column("player", sql.Text, primary_key=True),
    sql.Column("game", sql.Text, primary_key=True),
    sql.Column("puzzle", sql.Text, primary_key=True),
    sql.Column("day", sql.Text, primary_key=True),  # of which it was the puzzle; empty where of none
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("first_try", sql.Boolean, nullable=False),  # whether that was right
    sql.Column("solved", sql.Boolean, nullable=False),
    sql.Column("shown", sql.Boolean, nullable=False),  # whether the answer was asked for
    sql.Column("rating", sql.Integer),  # afterwards, if the try counted
)
weighed = sql.Table(
    "weighed",
    schema,
    sql.Column("game_id", sql.Text, primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("moment", sql.Text, nullable=False),  # a moment of a finished game, as JSON
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


class Done(Exception):
    """A change that was carried out before: its first answer had got lost."""


@dataclass(frozen=True)
class Placed:
    """A change, and the row it takes hold of: transactions take rows in the order of their places."""

    carry_out: Change
    place: str

    def __call__(self, line: Connection) -> Any:
        return self.carry_out(line)


@dataclass
class Wish:
    """A change that waits to be written; without a future nobody waits for it."""

    change: Change
    future: "asyncio.Future[Any] | None"
    until: float

    @property
    def place(self) -> str:
        return getattr(self.change, "place", "")

    @property
    def given_up(self) -> bool:
        return self.future is not None and self.future.done()

    def settle(self, result: Any, error: BaseException | None) -> None:
        if self.future is not None:
            with suppress(RuntimeError):  # the house has closed: nobody waits any more
                self.future.get_loop().call_soon_threadsafe(_settle, self.future, result, error)


class Store:
    """The database: a writer that gathers changes, and readers beside it."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.schema_version = raise_schema(self.engine)
        self._waiting: queue.SimpleQueue[Wish | None] = queue.SimpleQueue()
        self._asked: queue.SimpleQueue[tuple[Callable[[], Any], Future[Any]] | None] = queue.SimpleQueue()
        self._closed = threading.Event()
        self._writer = threading.Thread(target=self._write_for_ever, name="writer", daemon=True)
        self._writer.start()
        for k in range(READERS):  # no pool of the library's: at the end it would wait for a frozen database
            threading.Thread(target=self._read_for_ever, name=f"reader {k}", daemon=True).start()

    async def write(self, change: Callable[[Connection], T], wait: float | None = None) -> T:
        """Carry a change out; back only once it is on the disk. Waits for a database that pauses, briefly."""
        wait = WAIT if wait is None else wait
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(Wish(change, future, time.monotonic() + wait))
        try:
            with metrics.WRITE_SECONDS.time():
                async with asyncio.timeout(wait + REPEAT_PAUSE):
                    return await future
        except TimeoutError:
            raise Paused from None

    async def read(self, query: Callable[[Connection], T], wait: float | None = None) -> T:
        """Ask something; waits for a database that pauses, briefly."""
        wait = WAIT if wait is None else wait
        future: Future[T] = Future()
        self._asked.put((lambda: self._read_patiently(query, time.monotonic() + wait), future))
        try:
            async with asyncio.timeout(wait + REPEAT_PAUSE):
                return await asyncio.wrap_future(future)
        except TimeoutError:
            raise Paused from None

    def read_now(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as line:
            return query(line)

    def tell(self, *news: object) -> None:
        """Let the other processes know something, where the database can do that."""
        if self.engine.dialect.name == "postgresql":
            self._waiting.put(Wish(_notice(*news), None, time.monotonic() + WAIT))

    def listen(self, hear: Callable[[str], None]) -> None:
        """Be told what other processes do, where the database can do that; nothing, when a line was lost."""
        if self.engine.dialect.name == "postgresql":
            threading.Thread(target=self._listen_for_ever, args=(hear,), name="listener", daemon=True).start()

    def _listen_for_ever(self, hear: Callable[[str], None]) -> None:
        """A lost line is opened anew; what is missed meanwhile the slow poll finds."""
        lost = (sql.exc.SQLAlchemyError, self.engine.dialect.loaded_dbapi.Error)
        while not self._closed.is_set():
            try:
                with self.engine.connect() as line:
                    try:
                        self._listen(line, hear)
                    finally:
                        line.invalidate()
            except lost:
                self._closed.wait(LINE_PAUSE)

    def _listen(self, line: Connection, hear: Callable[[str], None]) -> None:
        raw: Any = line.connection.dbapi_connection
        raw.autocommit = True
        raw.execute(f"LISTEN {CHANNEL}")
        hear("")
        while not self._closed.is_set():
            for notice in raw.notifies(timeout=1.0, stop_after=1):
                hear(notice.payload)

    def close(self) -> None:
        """Write what waits, then let go of the database; one that does not answer is not waited for."""
        self._closed.set()
        self._waiting.put(None)
        for _ in range(READERS):
            self._asked.put(None)
        self._writer.join(CLOSING)
        self.engine.dispose()

    def _read_for_ever(self) -> None:
        while (asked := self._asked.get()) is not None:
            query, future = asked
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(query())
            except Exception as error:
                future.set_exception(error)

    def _read_patiently(self, query: Callable[[Connection], T], until: float) -> T:
        while True:
            try:
                return self.read_now(query)
            except sql.exc.SQLAlchemyError as error:
                if not is_passing(error):
                    raise
                if self._closed.wait(REPEAT_PAUSE) or time.monotonic() > until:
                    raise Paused from error

    def _write_for_ever(self) -> None:
        while (batch := self._gather()) is not None:
            batch.sort(key=lambda wish: wish.place)
            if not self._carry_out(batch):
                for wish in batch:  # one by one: whoever is in trouble has it alone
                    self._carry_out_patiently(wish)

    def _carry_out_patiently(self, wish: Wish) -> None:
        """Repeat what the database asks to be repeated, for as long as somebody waits for it."""
        while not wish.given_up and not self._carry_out([wish]):
            if self._closed.wait(REPEAT_PAUSE) or time.monotonic() > wish.until:
                wish.settle(None, Paused())
                return

    def _carry_out(self, batch: list[Wish]) -> bool:
        """One transaction; whether it went well, or failed in a way that repeating it does not mend."""
        batch = [wish for wish in batch if not wish.given_up]
        if not batch:
            return True
        answers: list[tuple[Any, BaseException | None]]
        try:
            with self.engine.connect() as line:
                _begin_writing(line)
                answers = [_attempt(line, wish.change) for wish in batch]
                line.commit()
        except Exception as error:  # a full disk, a lost database: nobody in the batch is told yes
            if is_passing(error):
                return False
            answers = [(None, error)] * len(batch)
        for wish, answer in zip(batch, answers, strict=True):
            wish.settle(*answer)
        return True

    def _gather(self) -> list[Wish] | None:
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


def _attempt(line: Connection, change: Change) -> tuple[Any, BaseException | None]:
    try:
        with line.begin_nested():
            return change(line), None
    except Done:
        return None, None
    except Exception as error:
        if is_passing(error):
            raise
        return None, error


def _settle(future: "asyncio.Future[Any]", result: Any, error: BaseException | None) -> None:
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)


def _begin_writing(line: Connection) -> None:
    if line.dialect.name == "sqlite":
        line.exec_driver_sql("BEGIN IMMEDIATE")


def _notice(*news: object) -> Change:
    def change(line: Connection) -> None:
        if line.dialect.name == "postgresql":
            line.execute(sql.select(sql.func.pg_notify(CHANNEL, " ".join(map(str, news)))))

    return change


# Changes


def append(table_id: str, version: int, added: Sequence[Event], row: Mapping[str, Any]) -> Change:
    """Events after a version, if the table still stands at it; the table's row follows."""
    fresh = _rows(table_id, version, added)

    def change(line: Connection) -> None:
        moved: CursorResult[Any] = line.execute(
            sql.update(tables)
            .where(tables.c.id == table_id, tables.c.version == version)
            .values(version=version + len(added), changed=time.time(), **row)
        )
        if moved.rowcount != 1:
            raise Done if _are_there(line, fresh) else Conflict
        line.execute(sql.insert(events), fresh)
        _notice("table", table_id, version + len(added))(line)

    return Placed(change, f"table {table_id}")


def _are_there(line: Connection, fresh: Sequence[Mapping[str, Any]]) -> bool:
    """Whether exactly these events are in the log already: they were stored, and the answer got lost."""
    first = fresh[0]
    query = (
        sql.select(events)
        .where(events.c.table_id == first["table_id"], events.c.version >= first["version"])
        .order_by(events.c.version)
        .limit(len(fresh))
    )
    return [dict(row) for row in line.execute(query).mappings()] == [dict(row) for row in fresh]


def create(table_id: str, added: Sequence[Event], row: Mapping[str, Any]) -> Change:
    """A new table with its first events."""

    def change(line: Connection) -> None:
        now = time.time()
        insert_once(tables, {"id": table_id, "version": len(added), "created": now, "changed": now, **row})(
            line
        )
        line.execute(sql.insert(events), _rows(table_id, 0, added))

    return Placed(change, f"table {table_id}")


def note_turn(table_id: str, version: int, noted: Mapping[str, Any]) -> Change:
    """What lists show of a table, if it still stands at a version."""
    same = (tables.c.id == table_id) & (tables.c.version == version)
    return Placed(
        lambda line: line.execute(sql.update(tables).where(same).values(**noted)), f"table {table_id}"
    )


def insert_once(table: sql.Table, row: Mapping[str, Any]) -> Change:
    """A row whose id nobody else can have given: if it is there, it is because it was stored before."""

    def change(line: Connection) -> None:
        if line.execute(sql.select(table.c.id).where(table.c.id == row["id"])).first() is not None:
            raise Done
        line.execute(sql.insert(table).values(**row))

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
    return insert_once(finished, row)


def together(*changes: Change) -> Change:
    """Several changes that stand or fall as one."""

    def change(line: Connection) -> None:
        for part in changes:
            part(line)

    return Placed(change, max(getattr(part, "place", "") for part in changes))


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
