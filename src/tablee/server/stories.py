"""Finished games that somebody looks back at: each is gone through once, elsewhere, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from tablee.errors import TableeError
from tablee.server.queue import Queue
from tablee.server.replay import Replay
from tablee.server.thinkers import Thinkers

KEPT_STEPS = 100_000  # of all games that are kept, together
AN_ACTION = 0.001  # seconds it takes to go through one, about
A_LINE = 40  # characters of a record that stand for an action, about


class Stories:
    """The games that were looked back at last. One that cannot be played any more is known as such."""

    def __init__(self, thinkers: Thinkers, thoughts: Queue) -> None:
        self._thinkers, self._thoughts = thinkers, thoughts
        self._told: OrderedDict[str, Replay | TableeError] = OrderedDict()
        self._asked: dict[str, asyncio.Task[Replay | TableeError]] = {}

    async def story(self, id_: str, fetch: Callable[[], Awaitable[str]], player: str, address: str) -> Replay:
        """A game by its id; `fetch` brings its record where it has to be gone through first."""
        if id_ not in self._told:
            if id_ not in self._asked:
                telling = self._tell(id_, fetch, player, address)
                self._asked[id_] = asyncio.create_task(telling)
            try:
                await asyncio.shield(self._asked[id_])
            finally:
                if id_ in self._asked and self._asked[id_].done():
                    del self._asked[id_]
        self._told.move_to_end(id_)
        found = self._told[id_]
        if isinstance(found, TableeError):
            raise found
        return found

    async def _tell(
        self, id_: str, fetch: Callable[[], Awaitable[str]], player: str, address: str
    ) -> "Replay | TableeError":
        record = await fetch()
        found: Replay | TableeError
        try:
            async with self._thoughts.turn(len(record) / A_LINE * AN_ACTION, player, address):
                found = await self._thinkers.tell(record)
        except TableeError as error:
            found = error
        self._told[id_] = found
        while len(self._told) > 1 and sum(map(_weight, self._told.values())) > KEPT_STEPS:
            self._told.popitem(last=False)
        return found

    async def read(self, text: str, player: str, address: str) -> dict[str, object]:
        """What is kept of a record from elsewhere; refuses one that does not hold together."""
        async with self._thoughts.turn(len(text) / A_LINE * AN_ACTION, player, address):
            return await self._thinkers.read(text)


def _weight(found: Replay | TableeError) -> int:
    return 100 + (found.length if isinstance(found, Replay) else 0)
