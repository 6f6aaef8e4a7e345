"""Tasks behind the scenes, watched over: one that fails is started again, and its trouble is told once."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from prometheus_client import Counter

from tablee.server.database import Paused
from tablee.server.logs import trouble
from tablee.server.metrics import REGISTRY

PAUSE = 1.0  # seconds before a task that failed is started again
TOLD_AGAIN = 3600.0  # seconds after which the same trouble is told once more
RESTARTS = Counter("tablee_restarts", "Background tasks started again", ["task"], registry=REGISTRY)


async def watched(name: str, chore: Callable[[], Awaitable[None]]) -> None:
    """Carry a chore out until it is done, however often it fails; a database that pauses is no trouble."""
    told: dict[str, float] = {}
    RESTARTS.labels(name)  # so that a rate of none is 0
    while True:
        try:
            await chore()
            return
        except Paused:
            pass
        except Exception as error:
            kind = type(error).__name__
            RESTARTS.labels(name).inc()
            if time.monotonic() - told.get(kind, -TOLD_AGAIN) >= TOLD_AGAIN:
                told[kind] = time.monotonic()
                trouble(error, task=name)
        await asyncio.sleep(PAUSE)
