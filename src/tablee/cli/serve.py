"""`tablee` and `tablee open`: the library in the browser; `tablee serve`: the same, for others."""

import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Network, IPv6Network, ip_network
from urllib.parse import urlsplit

from tablee.cli.arguments import Given, number
from tablee.cli.console import Trouble, out, say
from tablee.cli.prepare import prepare_all

PORT = 7777
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
DATABASES = ("sqlite", "postgresql", "postgresql+psycopg")


def open(given: Given) -> int:
    """`tablee`: serve on this computer and show the library in the browser; friends near by can join."""
    from tablee.server.run import address_on_the_network, check_start, free_port, serve

    database = database_of(given)
    host = HERE if given.alone else EVERYWHERE
    port = number(given, "port", 1, 65535) or free_port(host, PORT)
    with plainly(database):
        check_start(host, port, database)
    prepare_all()
    address = f"http://{HERE}:{port}/"
    near = address if given.alone else f"http://{address_on_the_network()}:{port}/"

    def opened() -> None:
        out().print(say("serving-here", address=address))
        if near != address:
            out().print(say("serving-near", address=near))
        if not given.no_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with plainly(database):
        serve(host, port, database, quiet=True, opened=opened)
    return 0


def serve(given: Given) -> int:
    """`tablee serve`: for the network, behind a proxy or not."""
    from tablee.server.run import check_start
    from tablee.server.run import serve as serve_for_ever

    database = database_of(given)
    host = given.host or HERE
    port = number(given, "port", 1, 65535) or PORT
    workers = number(given, "workers", 1, 64)
    public = public_url(given.public_url)
    watchers = [_net(named) for named in given.metrics_from or []]
    with plainly(database):
        check_start(host, port, database)
    prepare_all()
    address = public or f"http://{host}:{port}/"
    with plainly(database):
        serve_for_ever(
            host,
            port,
            database,
            public,
            workers,
            opened=lambda: out().print(say("serving-here", address=address)),
            metrics_from=watchers,
        )
    return 0


def database_of(given: Given) -> str:
    """Where tables are kept: a SQLAlchemy address, or a file for SQLite."""
    from tablee.server.run import default_database

    named: str | None = given.database
    if named is None:
        return default_database()
    if "://" not in named:
        return f"sqlite:///{named}"
    if urlsplit(named).scheme not in DATABASES:
        raise Trouble("bad-database", database=named)
    return named.replace("postgresql://", "postgresql+psycopg://", 1)


def house_of(given: Given) -> str:
    """The database of a house that is there already, and can be written to; none is made."""
    from tablee.server.run import check_house

    url = database_of(given)
    with plainly(url):
        check_house(url)
    return url


@contextmanager
def plainly(url: str) -> Iterator[None]:
    """What is wrong with a database, as sentences."""
    from tablee.server.database import Paused, TurnedAway, as_written
    from tablee.server.run import NoHouse

    try:
        yield
    except NoHouse:
        raise Trouble("no-house", database=as_written(url)) from None
    except TurnedAway as error:
        raise Trouble("database-refused", database=as_written(url), why=error.why) from None
    except Paused:
        raise Trouble("database-paused", database=as_written(url)) from None


def public_url(named: str | None) -> str:
    """The address players see: a host and no more, since pages lie at its root."""
    if not named:
        return ""
    parts = urlsplit(named)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Trouble("bad-url", url=named)
    if parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise Trouble(
            "url-with-path", url=named, better=f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
        )
    return f"{parts.scheme}://{parts.netloc}"


def _net(named: str) -> IPv4Network | IPv6Network:
    """An address, or a network of them."""
    try:
        return ip_network(named, strict=False)
    except ValueError:
        raise Trouble("bad-network", network=named) from None
