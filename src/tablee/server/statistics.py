"""How the games played here went: lengths and winning scores, kept up to date, not reckoned each time."""

import asyncio
import json
import time
from collections import OrderedDict, defaultdict
from typing import Any

import sqlalchemy as sql

from tablee.core.shelf import shelf
from tablee.server.curves import bars
from tablee.server.store import Store, finished, rows

WINDOW = 2000  # the newest games of each kind that are counted
OVERLAP = 10.0  # seconds by which the clocks of several processes may differ
RECOUNT = 600.0  # seconds until all is counted anew, for games that were removed

COLUMNS = (finished.c[name] for name in ("id", "game", "ended", "length", "result"))
HEADER = 2000  # characters within which a record says that it begins from a position, if it does
PLACED = sql.func.substr(finished.c.record, 1, HEADER).contains(', "position": {')
ENDED = sql.select(*COLUMNS).where(finished.c.result.is_not(None), ~PLACED)
Outcome = tuple[int, tuple[int, ...]]  # how long a game was, and the scores of who won


class Statistics:
    """The newest games of each kind. Only those that came since the last look are read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: dict[str, OrderedDict[str, Outcome]] = defaultdict(OrderedDict)
        self._drawn: dict[str, dict[str, Any]] = {}
        self._newest = 0.0
        self._counted = -RECOUNT
        self._looking = asyncio.Lock()

    async def all(self) -> dict[str, dict[str, Any]]:
        """Of every game how many there were, and how their lengths and winning scores are spread."""
        async with self._looking:
            await self._look()
        return {card.name: self._of(card.name) for card in shelf()}

    async def of(self, game: str) -> dict[str, Any]:
        """The same of one game."""
        return (await self.all())[game]

    def _of(self, game: str) -> dict[str, Any]:
        if game not in self._drawn:
            outcomes = self._games[game].values()
            self._drawn[game] = {
                "games": len(outcomes),
                "lengths": bars([length for length, _ in outcomes]),
                "scores": bars([score for _, winning in outcomes for score in winning]),
            }
        return self._drawn[game]

    async def _look(self) -> None:
        if time.monotonic() - self._counted >= RECOUNT:
            self._counted = time.monotonic()
            self._games.clear()
            self._drawn.clear()
            self._newest = 0.0
            for card in shelf():
                newest = ENDED.where(finished.c.game == card.name).order_by(finished.c.ended.desc())
                for row in reversed(await self._store.read(rows(newest.limit(WINDOW)))):
                    self._count(row)
            return
        since = ENDED.where(finished.c.ended > self._newest - OVERLAP).order_by(finished.c.ended)
        for row in await self._store.read(rows(since.limit(WINDOW))):
            self._count(row)

    def _count(self, row: Any) -> None:
        self._newest = max(self._newest, row["ended"])
        games = self._games[row["game"]]
        if row["id"] in games:
            return
        result = json.loads(row["result"])
        ranked = zip(result["scores"], result["ranks"], strict=True)
        games[row["id"]] = (row["length"], tuple(score for score, rank in ranked if rank == 1))
        while len(games) > WINDOW:
            games.popitem(last=False)
        self._drawn.pop(row["game"], None)
