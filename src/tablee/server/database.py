"""The line to the database: how it is opened, what its complaints mean, and who may read its file."""

import os
import re
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Engine

CONNECTING = 3  # seconds
SILENCE = 10_000  # milliseconds after which a machine that no longer answers counts as gone
STUCK = 5000  # milliseconds: a transaction left open by a frozen process is ended, so that others go on
AGAIN = ("40001", "40P01", "55P03")  # serialization, deadlock, a lock that took too long
# Out of room or of connections, shutting down, starting, a line that was cut; only to be read for a while.
PAUSING = ("08", "53", "57P", "58", "25006")
OURS_ONLY = 0o600
WAITS, WAIT = 100, 0.05  # times, and seconds
BESIDE = ("", "-wal", "-shm", "-journal")
LONGEST_COMPLAINT = 300
# Lines by which the driver leads up to a complaint, or guesses at its cause.
IDLE_LINES = ("Is the server running", "Multiple connection attempts failed")
# How a PostgreSQL that answers says that it will not have us; unless it only says so for a while.
TURNED_AWAY = re.compile(r"FATAL:|no password supplied")
FOR_A_WHILE = re.compile(r"starting up|shutting down|recovery mode|too many|remaining connection slots")


class Paused(Exception):
    """The database does not answer just now: what was asked may be asked again in a moment."""


class TurnedAway(Exception):
    """A database that answers and does not let us in: `why`, in its own words."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def as_written(url: str) -> str:
    """A database as its keeper writes it: a file, or an address, in which there is no password.

    >>> as_written("sqlite:////var/lib/tablee/tablee.db")
    '/var/lib/tablee/tablee.db'
    >>> as_written("postgresql+psycopg://ana:secret@db.example.org/tablee?host=/run/postgresql")
    'postgresql://ana@db.example.org/tablee?host=/run/postgresql'
    """
    if url.startswith("sqlite:///"):
        return url.removeprefix("sqlite:///")
    plain = re.sub(r"^(\w+)\+\w+://", r"\1://", url)
    plain = re.sub(r"(://[^:/@]*):.*@", r"\1@", plain)
    return re.sub(r"([?&]password=)[^&]*", r"\1***", plain)


def complaint(error: sql.exc.DBAPIError) -> str:
    """What a database says is wrong: its first telling line, without a stop."""
    lines = [" ".join(line.split()) for line in str(error.orig).splitlines()]
    telling = [line for line in lines if line and not line.startswith(IDLE_LINES)]
    return telling[0].rstrip(".")[:LONGEST_COMPLAINT] if telling else "?"


def turns_away(error: sql.exc.DBAPIError) -> bool:
    """Whether a database answered, and did not let us in: a wrong password, an unknown user or name."""
    told = str(error.orig)
    return bool(TURNED_AWAY.search(told)) and not FOR_A_WHILE.search(told)


def open_engine(url: str) -> Engine:
    """The database at an address. What is sent to it appears in no message: seeds and names are among it."""
    address = sql.make_url(url)
    if address.get_backend_name() == "sqlite":
        keep_private(address.database)
        engine = sql.create_engine(url, hide_parameters=True, pool_pre_ping=True)
        sql.event.listen(engine, "connect", _settle_sqlite)
        return engine
    patience = {
        "connect_timeout": CONNECTING,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": SILENCE,
    }
    engine = sql.create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=patience)
    sql.event.listen(engine, "connect", _settle_postgresql)
    return engine


def keep_private(database: str | None) -> None:
    """A file for its owner alone, with what lies beside it; new folders too."""
    if not database or database == ":memory:" or database.startswith("file:"):
        return
    Path(database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, OURS_ONLY))
    for ending in BESIDE:
        with suppress(FileNotFoundError, PermissionError):  # a file of somebody else is theirs to close
            if os.stat(database + ending).st_mode & 0o077:
                os.chmod(database + ending, OURS_ONLY)


def _write_ahead(connection: Any) -> None:
    """Where another process opens a new file at the same moment this fails at once, despite the timeout."""
    for _ in range(WAITS):
        with suppress(sqlite3.OperationalError):
            connection.execute("PRAGMA journal_mode=WAL")
            return
        time.sleep(WAIT)
    connection.execute("PRAGMA journal_mode=WAL")


def _settle_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves: by default SQLite loses concurrent updates
    connection.execute("PRAGMA busy_timeout=10000")
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous=FULL")


def _settle_postgresql(connection: Any, _: Any) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = {STUCK}")
    connection.execute(f"SET lock_timeout = {STUCK}")
    connection.commit()


def is_passing(error: BaseException) -> bool:
    """Whether what failed may go well a moment later, nothing having been done."""
    if not isinstance(error, sql.exc.DBAPIError):
        return isinstance(error, sql.exc.TimeoutError)
    state = sqlstate(error)
    if state is not None:
        return state in AGAIN or state.startswith(PAUSING)
    return error.connection_invalidated or isinstance(
        error, (sql.exc.OperationalError, sql.exc.InterfaceError)
    )


def sqlstate(error: BaseException) -> str | None:
    """The code by which PostgreSQL names what went wrong."""
    return getattr(getattr(error, "orig", None), "sqlstate", None)
