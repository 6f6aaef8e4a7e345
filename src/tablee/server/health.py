"""Whether everything that play needs is there: the database answers, can be written to, and in time."""

import asyncio
import time
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tablee import __version__
from tablee.server.database import Paused
from tablee.server.house import House
from tablee.server.store import Placed, keepers, set_aside

BOUND = 2.0  # seconds in which the database must have answered
KEPT = 1.0  # seconds for which an answer is good: whoever asks meanwhile costs nothing


class Health:
    """How a house is, found out at most once a second."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._looking = asyncio.Lock()
        self._at = -KEPT
        self._found: dict[str, Any] = {}

    async def look(self) -> dict[str, Any]:
        """All is well if its `status` is `ok`."""
        async with self._looking:
            if time.monotonic() - self._at >= KEPT:
                self._found = await self._look()
                self._at = time.monotonic()
        return self._found

    async def _look(self) -> dict[str, Any]:
        house = self.house
        begun = time.monotonic()
        told: dict[str, Any] = {
            "status": "ok",
            "version": __version__,
            "schema": house.store.schema_version,
            "process": house.leases.id,
        }
        try:
            told["set_aside"] = await house.store.write(Placed(self._prove, "keeper"), BOUND)
            told |= {"database": "ok", "database_ms": round(1000 * (time.monotonic() - begun), 1)}
        except Paused:
            told |= {"status": "trouble", "database": "does not answer or cannot be written to"}
        except sql.exc.SQLAlchemyError as error:
            told |= {"status": "trouble", "database": type(error).__name__}
        if house.draining.is_set():
            told["status"] = "closing"
        return told

    def _prove(self, line: Connection) -> int:
        """Write something that means nothing; how many tables are set aside."""
        row = {"id": f"health {self.house.leases.id}", "until": 0.0}
        line.execute(sql.delete(keepers).where(keepers.c.id == row["id"]))
        line.execute(sql.insert(keepers).values(**row))
        return int(line.execute(sql.select(sql.func.count()).select_from(set_aside)).scalar_one())
