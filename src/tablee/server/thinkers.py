"""Programs think in processes of their own, never in the one that serves; long stories are told there too.

A thought is sent an imagined table, so that not even the worker holds what its seat may not know.
"""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from os import cpu_count, nice
from secrets import randbits
from time import perf_counter
from typing import Any

import numpy as np

from tablee.bots.hints import hint
from tablee.bots.players import Decision, Player
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.lab.analysis import Decision as Weighed
from tablee.lab.analysis import Effort, decide
from tablee.server import metrics
from tablee.server.replay import Replay, read
from tablee.workers import crew

BEHIND = 5  # how nice the workers are: the server goes first


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Wake the workers, so that the first thought is quick."""
        self._pool = crew(self.workers + 1, partial(nice, BEHIND))  # one more, for quick thoughts
        for _ in range(self.workers + 1):
            self._pool.submit(_awake)

    async def decide(self, match: Match, seat: int, bot: str) -> Decision:
        """What a program does in a seat."""
        decision: Decision = await self._ask(
            metrics.level_of(bot), _decide, *_parcel(match, seat), seat, bot, randbits(48)
        )
        return decision

    async def hint(self, match: Match, seat: int) -> list[dict[str, Any]]:
        """The best choices of a seat, from its own knowledge."""
        ideas: list[dict[str, Any]] = await self._ask("hint", _hint, *_parcel(match, seat), seat)
        return ideas

    async def weigh(self, match: Match, seat: int, action: str) -> Weighed | None:
        """What an action of a seat is worth beside its other choices, from its own knowledge."""
        found: Weighed | None = await self._ask("coach", _weigh, *_parcel(match, seat), seat, action)
        return found

    async def tell(self, record: str) -> Replay:
        """A record gone through from its first action to its last."""
        told: Replay = await self._ask("story", Replay, record)
        return told

    async def read(self, text: str) -> dict[str, Any]:
        """What is kept of a record from elsewhere."""
        kept: dict[str, Any] = await self._ask("story", read, text)
        return kept

    async def _ask(self, level: str, work: Any, *args: Any) -> Any:
        with metrics.thinking(level) as thought:
            answer, thought.took = await self._employ(_timed, work, *args)
        return answer

    async def _employ(self, work: Any, *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        for last in (False, True):
            if self._pool is None:
                self.start()
            assert self._pool is not None
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
        return None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _parcel(match: Match, seat: int) -> tuple[str, int, dict[str, Any], bytes]:
    """A match as the seat could imagine it, ready to be sent."""
    world = match.copy()
    world.imagine(seat, np.array([randbits(32) for _ in range(4)], dtype="i8"))
    game = match.game
    return game.name, game.seats, game.options, world.copied().tobytes()


def _unpack(name: str, seats: int, options: dict[str, Any], world: bytes) -> Match:
    game = _game(name, seats, tuple(options.items()))
    match = game.start(seed=0)
    match.lay_out(np.frombuffer(world, game.rules.State).copy())
    return match


@cache
def _game(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Game:
    return Game(name, seats, dict(options))


@cache
def _player(bot: str) -> Player:
    return Player(bot)


def _timed(work: Any, *args: Any) -> tuple[Any, float]:
    """What a worker finds, and how long it was at it."""
    begun = perf_counter()
    found = work(*args)
    return found, perf_counter() - begun


def _awake() -> None:
    return None


def _decide(
    name: str, seats: int, options: dict[str, Any], world: bytes, seat: int, bot: str, seed: int
) -> Decision:
    return _player(bot).decide(_unpack(name, seats, options, world), seat, seed)


def _hint(name: str, seats: int, options: dict[str, Any], world: bytes, seat: int) -> list[dict[str, Any]]:
    ideas = hint(_unpack(name, seats, options, world), seat)
    return [
        {"action": idea.action, "value": idea.value, "error": 1.96 * idea.error, "tries": idea.visits}
        for idea in ideas
    ]


def _weigh(
    name: str, seats: int, options: dict[str, Any], world: bytes, seat: int, action: str
) -> Weighed | None:
    return decide(_unpack(name, seats, options, world), seat, action, Effort(), randbits(32))
