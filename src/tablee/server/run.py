"""Starting and stopping the server."""

import json
import logging
import resource
import signal
import socket
import sys
from collections.abc import Sequence
from types import FrameType
from typing import Any

import uvicorn
from platformdirs import user_data_path

from tablee.server.app import create_app
from tablee.server.keeper import Net

GRACE = 5


class JsonLines(logging.Formatter):
    """One JSON object a line, whatever is said in it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": self.formatTime(record), "level": record.levelname}
        said = record.msg if isinstance(record.msg, dict) else {"message": record.getMessage()}
        if record.exc_info:
            said = {**said, "trace": self.formatException(record.exc_info)}
        return json.dumps(line | said, ensure_ascii=False)


def _allow_many_files() -> None:
    """As many open files as the system lets us: every stream is one, and the usual limit is 1,024."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Server(uvicorn.Server):
    """Ends open streams when told to stop: left alone, they would keep the server up for ever."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        app: Any = self.config.app
        house = getattr(app.state, "house", None)
        if house is not None:
            house.draining.set()
        super().handle_exit(sig, frame)


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


def serve(
    host: str,
    port: int,
    database: str,
    public_url: str = "",
    workers: int | None = None,
    quiet: bool = False,
    metrics_from: Sequence[Net] = (),
) -> None:
    """Serve until told to stop."""
    lines = logging.StreamHandler(sys.stderr)
    if not quiet:
        lines.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, handlers=[lines])
    _allow_many_files()
    app = create_app(database, public_url, workers, metrics_from)
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
    server = Server(config)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    server.run()
