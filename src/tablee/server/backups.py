"""A copy of everything that is kept, made while the house is open; put back whole or not at all.

A backup is one SQLite file that only its owner may read, whichever database it was made of: so what was kept
in one kind of database can be put back into the other.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tablee.server.database import as_written, complaint, turns_away

PRIVATE = 0o600
AT_ONCE = 500  # rows copied together
LEAVING = 3.0  # seconds a server that was stopped may take to let go
NEEDED = {"players", "tables", "events", "finished"}
# What every start writes anew: where there is nothing else, nobody misses anything.
BY_THEMSELVES = {"alembic_version", "own_keys", "keepers", "leases", "signs"}
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file


class Unusable(Exception):
    """A backup that cannot be made or put back: `why`, in a word, the file or database it is about, and the
    reason that a database gives."""

    def __init__(self, why: str, what: object, reason: str = "") -> None:
        super().__init__(why, str(what), reason)
        self.why, self.what, self.reason = why, str(what), reason


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; none of any other."""
    parsed = sql.make_url(url)
    return Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None


def back_up(url: str, target: Path) -> int:
    """Copy all that a database holds at this moment into a new file; how many bytes that is."""
    if target.exists():
        raise Unusable("exists", target)
    source = file_of(url)
    if source is not None:
        _must_be_there(source)
    with _private_part(target) as part:
        if source is not None:
            _copy_file(source, part)
        else:
            _copy_database(url, part)
        _check(part, as_written(url))
        os.replace(part, target)
    return target.stat().st_size


def put_back(backup: Path, url: str, replace: bool = False) -> Path | None:
    """Make a database what it was when the backup was made; where the file it had before now lies.

    Refused while anybody has the database open. Of one that is no file nothing stays: what it holds is lost
    only if `replace` says so.
    """
    _must_be_there(backup)
    _check(backup, backup)
    target = file_of(url)
    if target is None:
        _fill_database(backup, url, replace)
        return None
    return _replace_file(backup, target)


def _must_be_there(file: Path) -> None:
    """A file that is missing, or that we may not read, is refused."""
    try:
        file.open("rb").close()
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
        raise Unusable("missing", file) from None
    except OSError:
        raise Unusable("unreadable", file) from None


def _check(file: Path, called: object) -> None:
    """A damaged file, or one that holds something else, is refused, by the name it has for others."""
    try:
        with closing(_opened(file)) as line:
            names = {row[0] for row in line.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            sound = line.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    except sqlite3.DatabaseError:
        raise Unusable("damaged", called) from None
    if not names >= NEEDED:
        raise Unusable("other", called)
    if not sound:
        raise Unusable("damaged", called)


def _opened(file: Path) -> sqlite3.Connection:
    """An SQLite file that must be there already."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True, timeout=5)


@contextmanager
def _private_part(target: Path) -> Iterator[Path]:
    """A file of our own beside the target; on the disk when it is done, and gone if it was not."""
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except OSError as error:
        raise Unusable("unwritable", target) from error
    try:
        yield part
        _sync(target.parent)
    finally:
        for ending in ("", *BESIDE):
            with suppress(FileNotFoundError):
                os.remove(f"{part}{ending}")


def _sync(place: Path) -> None:
    handle = os.open(place, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _copy_file(source: Path, target: Path) -> None:
    """All pages in one go: a picture of one moment, for which nobody who writes has to wait."""
    with closing(_opened(source)) as kept, closing(sqlite3.connect(target)) as copy:
        try:
            kept.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file
        except sqlite3.DatabaseError as error:
            raise Unusable("damaged", source) from error
    _sync(target)


def _replace_file(backup: Path, target: Path) -> Path | None:
    aside: Path | None = None
    with _private_part(target) as part:
        _copy_file(backup, part)
        _belong_as(part, target if target.exists() else target.parent)
        if target.exists():
            aside = _free_name(target)
            _set_aside(target, aside)
        os.replace(part, target)
    return aside


def _belong_as(file: Path, model: Path) -> None:
    """Give a file the owner and the group of another, so that who served before can serve again."""
    mine, theirs = file.stat(), model.stat()
    if (mine.st_uid, mine.st_gid) != (theirs.st_uid, theirs.st_gid):
        with suppress(PermissionError):  # only root gives files away
            os.chown(file, theirs.st_uid, theirs.st_gid)


def _free_name(target: Path) -> Path:
    """The first name for what was there before that no earlier one has."""
    plain = target.with_name(f"{target.name}.before-restore")
    names = (plain, *(target.with_name(f"{plain.name}-{number}") for number in range(2, 1000)))
    return next(name for name in names if not name.exists())


def _set_aside(target: Path, aside: Path) -> None:
    """Keep the old file under another name, with what was still in its log; a left-over log would be taken
    for the new file's and spoil it."""
    for ending in BESIDE:
        Path(f"{aside}{ending}").unlink(missing_ok=True)
    if _settled(target):
        os.link(target, aside)
        return
    for ending in (*BESIDE, ""):
        with suppress(FileNotFoundError):
            os.replace(f"{target}{ending}", f"{aside}{ending}")


def _settled(target: Path) -> bool:
    """Whether a file holds all that was written to it; refuses one that somebody has open, which is the one
    reason why SQLite would not leave its log."""
    try:
        with closing(_opened(target)) as line:
            line.execute("PRAGMA busy_timeout=1000")
            if line.execute("PRAGMA journal_mode=DELETE").fetchone()[0] != "delete":
                raise Unusable("in-use", target)
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise Unusable("in-use", target) from None
        return False
    except sqlite3.DatabaseError:
        return False
    return True


# Databases that are no file


def _copy_database(url: str, target: Path) -> None:
    engine = sql.create_engine(url)
    copy = sql.create_engine(f"sqlite:///{target}")
    try:
        with engine.connect() as line, copy.begin() as into:
            line = line.execution_options(isolation_level="REPEATABLE READ")  # one moment, for all tables
            kept = _tables(line)
            kept.create_all(into)
            _copy_rows(line, into, kept)
    except sql.exc.DBAPIError as error:
        raise _named(error, url) from error
    finally:
        engine.dispose()
        copy.dispose()
    _sync(target)


def _fill_database(backup: Path, url: str, replace: bool) -> None:
    engine, copy = sql.create_engine(url), sql.create_engine(f"sqlite:///{backup}")
    try:
        with copy.connect() as kept, engine.begin() as line:
            if _stay(line):
                raise Unusable("in-use", as_written(url))
            there = _tables(line)
            if not replace and _hold_anything(line, there):
                raise Unusable("full", as_written(url))
            there.drop_all(line)
            tables = _tables(kept)
            tables.create_all(line)
            _copy_rows(kept, line, tables)
    except sql.exc.DBAPIError as error:
        raise _named(error, url) from error
    finally:
        engine.dispose()
        copy.dispose()


def _named(error: sql.exc.DBAPIError, url: str) -> Unusable:
    """A complaint of a database: it did not answer, or it answered no."""
    silent = isinstance(error, sql.exc.OperationalError) and not turns_away(error)
    return Unusable("unreachable" if silent else "refused", as_written(url), complaint(error))


def _hold_anything(line: Connection, there: sql.MetaData) -> bool:
    """Whether anything would be missed of what tables hold."""
    return any(
        line.execute(sql.select(sql.literal(1)).select_from(table).limit(1)).first()
        for name, table in there.tables.items()
        if name not in BY_THEMSELVES
    )


def _stay(line: Connection) -> bool:
    """Whether others have the database open, and not only because they are just leaving."""
    give_up = time.monotonic() + LEAVING
    while True:
        line.exec_driver_sql("SELECT pg_stat_clear_snapshot()")
        others = line.exec_driver_sql(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
        ).scalar_one()
        if not others or time.monotonic() > give_up:
            return bool(others)
        time.sleep(0.1)


def _tables(line: Connection) -> sql.MetaData:
    """The tables a database has, in words that every database understands."""
    found = sql.MetaData()
    found.reflect(line)
    for table in found.tables.values():
        for column in table.columns:
            column.type = column.type.as_generic()
            column.server_default = None
    return found


def _copy_rows(source: Connection, target: Connection, tables: sql.MetaData) -> None:
    for table in tables.sorted_tables:
        found = source.execute(sql.select(table).execution_options(yield_per=AT_ONCE))
        for some in found.mappings().partitions(AT_ONCE):
            target.execute(sql.insert(table), [dict(row) for row in some])
