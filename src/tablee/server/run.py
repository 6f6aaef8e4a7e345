"""Starting and stopping the server: a failed start says why, a stop takes five seconds at most."""

import asyncio
import errno
import os
import resource
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from secrets import token_hex
from types import FrameType
from typing import Any

import sqlalchemy as sql
import uvicorn
from platformdirs import user_data_path

from tablee.errors import TableeError
from tablee.server import logs
from tablee.server.app import create_app
from tablee.server.backups import file_of
from tablee.server.database import TurnedAway, complaint, open_engine, sqlstate, turns_away
from tablee.server.keeper import Net
from tablee.server.migrations import NewerSchema, raise_schema
from tablee.server.store import keepers, tables

GRACE = 2  # seconds that requests under way are given at the end
LAST_CALL = 0.3  # seconds in which somebody who is connected already may say what they want
LONGEST_STOP = 4.7
EVERYWHERE = ("0.0.0.0", "::", "")
READ_ONLY = ("25006", "42501")


class NoHouse(Exception):
    """A database that was never served from: it is not there, or holds no tables of ours."""


class CannotServe(TableeError):
    """The server cannot be started, and why."""

    def say(self, lang: str | None = None) -> str:
        from tablee.server.page_words import page_words
        from tablee.words import language

        return page_words(lang or language()).say((self.key, self.args_))


def _allow_many_files() -> None:
    """As many open files as the system lets us: every stream is one, and the usual limit is 1,024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Server(uvicorn.Server):
    """Ends open streams when told to stop: left alone, they would keep the server up for ever."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.opened is not None:
            self.opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        app: Any = self.config.app
        house = getattr(app.state, "house", None)
        if house is not None:
            house.draining.set()
        if not self.should_exit:
            last = threading.Timer(LONGEST_STOP, os._exit, (0,))  # whatever the database does
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody who has reached us is turned away: who waits at the door is let in and heard."""
        doors = [sock.dup() for sock in sockets or []]
        for server in self.servers:
            server.close()
        for sock in sockets or []:
            sock.close()
        for line in _last_in(doors):
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, line)
        await asyncio.sleep(LAST_CALL)
        await super().shutdown(sockets)

    def _protocol(self) -> asyncio.Protocol:
        made: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = made(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


def _last_in(doors: list[socket.socket]) -> list[socket.socket]:
    """Whoever waits at a door; then it is closed, with nothing in between."""
    lines = []
    for door in doors:
        door.setblocking(False)
        try:
            while True:
                lines.append(door.accept()[0])
        except BlockingIOError:
            pass
        finally:
            door.close()
    return lines


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('tablee') / 'tablee.db'}"


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next one that is free."""
    for port in range(wanted, wanted + 20):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return wanted


def address_on_the_network() -> str:
    """This computer's address for others on the same network; its own if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for examples: nothing is sent
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def listener(host: str, port: int) -> socket.socket:
    """The address to listen at, ours from now on; nobody is let in yet."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("port-busy", port=str(port)) from None
        why = error.strerror or str(error)
        raise CannotServe("cannot-listen", host=host, port=str(port), why=why) from None
    return door


def check_database(url: str) -> None:
    """Open a database once, raise its schema and write to it; says in a sentence what is wrong."""
    with _opened(url) as engine:
        raise_schema(engine)
        _write_something(engine)


def check_house(url: str) -> None:
    """As `check_database`, for a database that must hold a house already: none is made."""
    file = file_of(url)
    try:
        if file is not None:
            file.stat()
    except FileNotFoundError:
        raise NoHouse from None
    except OSError as error:
        raise CannotServe("database-unwritable", why=error.strerror or str(error)) from None
    with _opened(url) as engine, engine.connect() as line:
        if not sql.inspect(line).has_table(tables.name):
            raise NoHouse
    check_database(url)


@contextmanager
def _opened(url: str) -> Iterator[sql.Engine]:
    """A database for a moment; what it or its driver complains of becomes a sentence."""
    try:
        engine = open_engine(url)
        try:
            yield engine
        finally:
            engine.dispose()
    except NewerSchema as newer:
        raise CannotServe("database-newer", found=newer.found, known=newer.known) from None
    except ModuleNotFoundError as error:
        raise CannotServe("database-driver", module=str(error.name)) from None
    except OSError as error:
        raise CannotServe("database-unwritable", why=error.strerror or str(error)) from None
    except sql.exc.DBAPIError as error:
        why = complaint(error)
        if turns_away(error):
            raise TurnedAway(why) from None
        read_only = sqlstate(error) in READ_ONLY or "readonly" in why
        key = "database-unwritable" if read_only else "database-unreachable"
        raise CannotServe(key, why=why) from None


def _write_something(engine: sql.Engine) -> None:
    row = {"id": f"start {token_hex(8)}", "until": 0.0}
    with engine.connect() as line:
        if engine.dialect.name == "sqlite":
            line.exec_driver_sql("BEGIN IMMEDIATE")
        line.execute(sql.insert(keepers).values(**row))
        line.execute(sql.delete(keepers).where(keepers.c.id == row["id"]))
        line.commit()


def check_start(host: str, port: int, database: str) -> None:
    """Whether a start could succeed, found out before anything that takes long."""
    listener(host, port).close()
    check_database(database)


def serve(
    host: str,
    port: int,
    database: str,
    public_url: str = "",
    workers: int | None = None,
    quiet: bool = False,
    opened: Callable[[], None] | None = None,
    metrics_from: Sequence[Net] = (),
) -> None:
    """Serve until told to stop; `opened` is called once anybody can come in."""
    logs.settle(sys.stderr, quiet)
    _allow_many_files()
    door = listener(host, port)
    check_database(database)
    app = create_app(database, public_url, workers, metrics_from)
    if host in EVERYWHERE:
        app.state.near = lambda: f"http://{address_on_the_network()}:{port}"
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        server_header=False,
    )
    server = Server(config, opened)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    server.run([door])
