"""`tablee` and `tablee open`: the library in the browser; `tablee serve`: the same, for others."""

import threading
import webbrowser
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
    from tablee.server.run import address_on_the_network, free_port, serve

    database = _database(given)
    prepare_all()
    host = HERE if given.alone else EVERYWHERE
    port = number(given, "port", 1, 65535) or free_port(host, PORT)
    address = f"http://{HERE}:{port}/"
    near = address if given.alone else f"http://{address_on_the_network()}:{port}/"

    def opened() -> None:
        out().print(say("serving-here", address=address))
        if near != address:
            out().print(say("serving-near", address=near))
        if not given.no_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serve(host, port, database, near, quiet=True, opened=opened)
    return 0


def serve(given: Given) -> int:
    """`tablee serve`: for the network, behind a proxy or not."""
    from tablee.server.run import serve as serve_for_ever

    database = _database(given)
    prepare_all()
    host = given.host or HERE
    port = number(given, "port", 1, 65535) or PORT
    workers = number(given, "workers", 1, 64)
    address = given.public_url or f"http://{host}:{port}/"
    serve_for_ever(
        host,
        port,
        database,
        _url(given.public_url),
        workers,
        opened=lambda: out().print(say("serving-here", address=address)),
    )
    return 0


def _database(given: Given) -> str:
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


def _url(named: str | None) -> str:
    if named and urlsplit(named).scheme not in ("http", "https"):
        raise Trouble("bad-url", url=named)
    return named or ""
