"""Work shared out: to all cores of this machine, or to a Ray cluster.

Each piece of work depends on nothing but itself, so the results are the same wherever it is done; they
come in the order in which they are ready.
"""

import socket
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from typing import Any, TypeVar

from tablee.core.game import cores
from tablee.errors import NoCluster
from tablee.workers import crew, unguarded

Piece = TypeVar("Piece")
Result = TypeVar("Result")

PATIENCE = 5.0  # seconds in which a cluster must answer a knock; Ray itself would wait for minutes
MOST_AT_ONCE = 8  # games in one piece, so that progress is seen
LOCAL = "local"


def in_pieces(games: int, workers: int | None = None) -> list[range]:
    """The numbers of the games, in pieces small enough for every worker to have some."""
    size = max(1, min(MOST_AT_ONCE, games // (4 * (workers or cores()))))
    return [range(k, min(k + size, games)) for k in range(0, games, size)]


def spread(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], workers: int | None = None
) -> Generator[Result, None, None]:
    """Do each piece of work, in as many processes as there are workers; with one worker, in this one."""
    workers = workers or cores()
    if workers == 1:
        yield from map(work, pieces)
        return
    with crew(workers) as pool:
        running = [pool.submit(work, piece) for piece in pieces]
        begun = False
        try:
            for done in as_completed(running):
                result = done.result()
                begun = True
                yield result
        except BrokenProcessPool:
            if begun:
                raise
            raise unguarded() from None  # no worker came as far as its first piece
        finally:
            for future in running:
                future.cancel()


def spread_on_ray(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], address: str
) -> Generator[Result, None, None]:
    """Do each piece of work on a Ray cluster: `auto`, `host:port`, or `local` for one on this machine.

    Tablée must be installed on the machines of the cluster.
    """
    if find_spec("ray") is None:
        raise NoCluster("no-ray")
    import ray

    try:
        _knock(address)
        ray.init(
            address,
            include_dashboard=False if address == LOCAL else None,
            log_to_driver=False,
            logging_level="error",
        )
    except (OSError, RuntimeError, ValueError) as error:
        if "AuthToken" in str(error.__cause__):
            raise NoCluster("cluster-wants-token", address=address) from None
        raise NoCluster("no-cluster", address=address, reason=str(error).splitlines()[0]) from None
    try:
        task: Any = ray.remote(work)
        waiting = [task.remote(piece) for piece in pieces]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See that somebody listens at an address that is HOST:PORT, or raise an OSError."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()
