"""How far tables have come in the database: whoever asks at the same time shares one question.

Several processes serve the same tables; what was acknowledged by one must show in what any of them says next.
"""

import asyncio

from tablee.server.store import Store, versions


class Freshness:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._next: dict[str, asyncio.Future[int]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def version(self, table_id: str) -> int:
        """At which version a table stands now; 0 where there is none."""
        if table_id not in self._next:
            self._next[table_id] = asyncio.get_running_loop().create_future()
        found = self._next[table_id]
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(found)

    async def _ask(self) -> None:
        """One question after the other, each for all who came while the one before was asked."""
        try:
            while self._next:
                asked, self._next = self._next, {}
                try:
                    known = await self.store.read(versions(sorted(asked)))
                except Exception as error:
                    for future in asked.values():
                        future.set_exception(error)
                        future.exception()  # somebody may have gone meanwhile
                    continue
                for table_id, future in asked.items():
                    future.set_result(known.get(table_id, 0))
        finally:
            self._asking = None
