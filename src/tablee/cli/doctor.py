"""`tablee doctor`: looks at everything a house stands on, and says what to do where something is amiss."""

import os
import shutil
import socket
import sqlite3
import ssl
import stat
import time
from collections.abc import Callable, Iterator
from concurrent.futures import TimeoutError as TooLong
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from rich.text import Text

from tablee.cli.arguments import Given
from tablee.cli.console import out, say
from tablee.cli.prepare import leave_a_closed_folder
from tablee.cli.serve import database_of, public_url

AMISS = 1
SCARCE, GONE = 1e9, 1e8  # bytes of a disk
FAST = 2.0  # seconds two clocks may differ by
PATIENCE = 60.0
SIGNS = {"well": ("✓", "green"), "care": ("!", "yellow"), "ill": ("✗", "red")}

Finding = tuple[str, str]  # how it is, and a sentence


def doctor(given: Given) -> int:
    """One line for each thing looked at; 0 when nothing is ill."""
    url = database_of(given)
    address = public_url(given.public_url)
    ill = False
    for how, sentence in _findings(url, address):
        sign, colour = SIGNS[how]
        out().print(Text(f"{sign} ", colour).append(sentence, "default"))
        ill = ill or how == "ill"
    return AMISS if ill else 0


def _findings(url: str, address: str) -> Iterator[Finding]:
    checks: list[Callable[[], Iterator[Finding]]] = [
        lambda: _database(url),
        _games,
        _cache,
        lambda: _disk(url),
        _workers,
    ]
    if address:
        checks.append(lambda: _proxy(url, address))
    for check in checks:
        yield from check()


# Games of other packages


def _games() -> Iterator[Finding]:
    from tablee.core.contract import leave_out_broken

    for game in leave_out_broken():
        yield "care", say("broken-game", name=game.name, package=game.package, reason=game.reason)


# Database, schema and clock


def _database(url: str) -> Iterator[Finding]:
    import sqlalchemy as sql

    from tablee.server.backups import file_of
    from tablee.server.database import as_written, complaint, turns_away

    file = file_of(url)
    if file is not None:
        try:
            about = file.stat()
        except FileNotFoundError:
            yield "care", say("doctor-database-none", file=str(file))
            return
        except OSError as error:
            yield "ill", say("doctor-database-ill", database=str(file), why=error.strerror)
            return
        yield from _file(file, about)
    engine = sql.create_engine(url, connect_args={} if file else {"connect_timeout": 5})
    shown = as_written(url)
    try:
        with engine.connect() as line:
            missing = _missing(line)
            late = _late(line)
        with engine.connect() as line:
            _try_to_write(line)
    except sql.exc.DBAPIError as error:
        key = "database-refused" if turns_away(error) else "doctor-database-ill"
        yield "ill", say(key, database=shown, why=complaint(error))
        return
    finally:
        engine.dispose()
    yield "well", say("doctor-database-well", database=shown)
    if missing:
        yield "care", say("doctor-schema-old", missing=", ".join(missing))
    else:
        yield "well", say("doctor-schema-well")
    if late > FAST:
        yield "ill", say("doctor-clock-late", seconds=round(late))
    else:
        yield "well", say("doctor-clock-well")


def _file(file: Path, about: os.stat_result) -> Iterator[Finding]:
    """Whether a file is sound, and nobody else's business."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True, timeout=5)) as line:
            sound = line.execute("PRAGMA quick_check").fetchone()[0] == "ok"
    except sqlite3.OperationalError:
        sound = True  # busy or not to be opened: that is said by the next check
    except sqlite3.DatabaseError:
        sound = False
    if not sound:
        yield "ill", say("doctor-database-damaged", file=str(file))
    if os.name == "posix" and about.st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield "ill", say("doctor-database-open", file=str(file))
    if os.name == "posix" and about.st_uid != os.geteuid():
        yield "care", say("doctor-database-owner", file=str(file))


def _missing(line: Any) -> list[str]:
    """What the database lacks of what this version keeps."""
    import sqlalchemy as sql

    from tablee.server import keeper, store

    assert keeper  # its tables belong to the schema
    found = sql.inspect(line)
    names = set(found.get_table_names())
    lacking = []
    for table in store.schema.sorted_tables:
        if table.name not in names:
            lacking.append(table.name)
            continue
        columns = {column["name"] for column in found.get_columns(table.name)}
        lacking += [f"{table.name}.{c.name}" for c in table.columns if c.name not in columns]
    return lacking


def _late(line: Any) -> float:
    """By how many seconds this machine's clock lags behind what is written, or behind the database's."""
    import sqlalchemy as sql

    from tablee.server.store import tables

    newest = 0.0
    if "tables" in sql.inspect(line).get_table_names():
        newest = line.execute(sql.select(sql.func.max(tables.c.changed))).scalar() or 0.0
    if line.dialect.name == "postgresql":
        newest = max(
            newest, float(line.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar())
        )
    return float(newest) - time.time()


def _try_to_write(line: Any) -> None:
    """A change that is taken back."""
    if line.dialect.name == "sqlite":
        line.connection.dbapi_connection.isolation_level = None
        line.exec_driver_sql("PRAGMA busy_timeout=5000")
        line.exec_driver_sql("BEGIN IMMEDIATE")
    line.exec_driver_sql("CREATE TABLE tablee_doctor (n INTEGER)")
    line.exec_driver_sql("INSERT INTO tablee_doctor VALUES (1)")
    line.rollback()


# The machine


def _cache() -> Iterator[Finding]:
    from tablee.core.cache import is_prepared, is_trusted, root
    from tablee.core.shelf import shelf

    place = root()
    if place.is_dir() and not is_trusted(place):
        yield "ill", say("doctor-cache-open", folder=str(place))
        return
    unready = [card.title for card in shelf() if not all(is_prepared(card.name, k) for k in ("rules", "bot"))]
    if unready:
        yield "care", say("doctor-cache-unready", games=", ".join(unready))
    else:
        yield "well", say("doctor-cache-well", folder=str(place))


def _disk(url: str) -> Iterator[Finding]:
    from tablee.core.cache import root
    from tablee.server.backups import file_of

    file = file_of(url)
    places = [place for place in (file and file.resolve().parent, root()) if place]
    free = min(shutil.disk_usage(_standing(place)).free for place in places)
    how = "ill" if free < GONE else "care" if free < SCARCE else "well"
    yield how, say("doctor-disk", how=how, free=say("figure", value=free / 1e9, places=1))


def _standing(place: Path) -> Path:
    """The folder itself, or the nearest above it that is there."""
    return place if place.exists() or place == place.parent else _standing(place.parent)


def _workers() -> Iterator[Finding]:
    from tablee.workers import crew

    begun = time.perf_counter()
    leave_a_closed_folder()
    try:
        with crew(1) as workers:
            workers.submit(os.getpid).result(PATIENCE)
    except (BrokenProcessPool, TooLong, OSError):
        yield "ill", say("doctor-workers-ill")
        return
    seconds = say("figure", value=time.perf_counter() - begun, places=1)
    yield "well", say("doctor-workers-well", seconds=seconds, cores=os.cpu_count() or 1)


# The way in


def _proxy(url: str, address: str) -> Iterator[Finding]:
    """What the server sees of a request that comes by the address players use."""
    from urllib.parse import urlsplit

    from tablee.server.database import TurnedAway
    from tablee.server.keeper import seen_from_outside
    from tablee.server.run import CannotServe, NoHouse, check_house

    try:
        check_house(url)
        seen = seen_from_outside(url, address)
    except (CannotServe, NoHouse, TurnedAway):
        yield "care", say("doctor-proxy-unasked", url=address)
        return
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        yield "ill", say(_unheard(reason), url=address, why=_in_short(reason))
        return
    wanted = urlsplit(address)
    if seen["scheme"] != wanted.scheme:
        yield "ill", say("doctor-proxy-scheme", seen=seen["scheme"], wanted=wanted.scheme)
    if seen["host"] != wanted.netloc:
        yield "ill", say("doctor-proxy-host", seen=seen["host"], wanted=wanted.netloc)
    behind = not _is_here(wanted.hostname) and _is_here(seen["address"])
    said = [part.strip() for part in (seen["forwarded"] or "").split(",")]
    if behind and seen["forwarded"] and all(map(_is_here, said)):
        yield "care", say("doctor-proxy-unjudged", url=address)
    elif behind or (seen["forwarded"] and seen["address"] not in said):
        yield "ill", say("doctor-proxy-address", said="yes" if seen["forwarded"] else "no")
    elif seen["scheme"] == wanted.scheme and seen["host"] == wanted.netloc:
        yield "well", say("doctor-proxy-well", url=address, address=seen["address"])


def _unheard(reason: object) -> str:
    """What is to be said where nothing came back."""
    if isinstance(reason, ssl.SSLError):
        return "doctor-proxy-certificate"
    return "doctor-proxy-name" if isinstance(reason, socket.gaierror) else "doctor-proxy-silent"


def _in_short(reason: object) -> str:
    """Why nothing came back, without the number that the system has for it."""
    told = getattr(reason, "verify_message", "") or getattr(reason, "strerror", "") or reason
    return str(told)


def _is_here(host: str | None) -> bool:
    """Whether an address is that of this very machine."""
    try:
        return ip_address(host or "").is_loopback
    except ValueError:
        return host == "localhost"
