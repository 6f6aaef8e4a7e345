"""Random play in bulk on all cores, boiled down to counts.

Every game of a run has its own stream of chance, named by the run's seed and the game's number,
and counts are whole numbers: so the outcome does not depend on how the games are shared out.
"""

import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tablee.core.game import Game, cores, play_some
from tablee.core.match import seed_bytes

FIRST_CHUNK = 16
LARGEST_CHUNK = 100_000
CHUNK_SECONDS = 0.1  # so long a core works before it reports
NO_LIMIT = 2**62


@dataclass
class Tally:
    """What came out of some games, as counts."""

    seats: int
    moves: int = 0  # of all games
    ends: Counter[int] = field(default_factory=Counter)  # 0: cut at the limit
    lengths: Counter[int] = field(default_factory=Counter)  # in moves, of finished games
    scores: list[Counter[int]] = field(default_factory=list)  # by seat, of finished games
    wins: list[Counter[int]] = field(default_factory=list)  # by seat: how often among k winners

    def __post_init__(self) -> None:
        self.scores = self.scores or [Counter() for _ in range(self.seats)]
        self.wins = self.wins or [Counter() for _ in range(self.seats)]

    @property
    def games(self) -> int:
        return self.ends.total()

    @property
    def finished(self) -> int:
        return self.games - self.ends[0]

    def add(self, rows: dict[str, np.ndarray[Any, Any]]) -> None:
        """Count the games of one `play_some`."""
        self.moves += int(rows["lengths"].sum())
        self.ends.update(_counted(rows["ends"]))
        finished = rows["ends"] > 0
        self.lengths.update(_counted(rows["lengths"][finished]))
        scores, payoffs = rows["scores"][finished], rows["payoffs"][finished]
        winners = payoffs == payoffs.max(axis=1, keepdims=True, initial=-1)
        tied = winners.sum(axis=1)
        for seat in range(self.seats):
            self.scores[seat].update(_counted(scores[:, seat]))
            self.wins[seat].update(_counted(tied[winners[:, seat]]))

    def win_share(self, seat: int) -> float:
        """The share of finished games that a seat won; a tie among k winners counts 1/k."""
        return sum(n / k for k, n in sorted(self.wins[seat].items())) / self.finished


def _counted(values: np.ndarray[Any, Any]) -> Counter[int]:
    found, counts = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), counts.tolist(), strict=True)))


@dataclass(frozen=True)
class Run:
    """A finished simulation."""

    tally: Tally
    seconds: float
    threads: int


def simulate(
    game: Game,
    games: int,
    seed: str,
    limit: int | None = None,
    threads: int | None = None,
    report: Callable[[int], None] = lambda _: None,
) -> Run:
    """Play games at random; `report` hears how many have been played, as they are."""
    game.prepare()
    play_some(game, games=1, limit=1)  # so that no compiling, nor loading, is timed
    work = _Work(game, games, _number(seed), NO_LIMIT if limit is None else limit, report)
    threads = threads or cores()
    start = time.perf_counter()
    with ThreadPoolExecutor(threads) as pool:
        at_work = [pool.submit(work.go_on) for _ in range(threads)]
        try:
            wait(at_work)
        except BaseException:
            work.left = 0
            raise
    for worker in at_work:
        worker.result()
    return Run(work.tally, time.perf_counter() - start, threads)


class _Work:
    """The games still to be played, and the tally of those that have been."""

    def __init__(self, game: Game, games: int, seed: int, limit: int, report: Callable[[int], None]) -> None:
        self.game, self.games, self.left = game, games, games
        self.seed, self.limit, self.report = seed, limit, report
        self.tally = Tally(game.seats)
        self.chunk = FIRST_CHUNK
        self.lock = threading.Lock()

    def go_on(self) -> None:
        """Take chunk after chunk until none is left; the work of one thread."""
        while True:
            with self.lock:
                count = min(self.chunk, self.left)
                first = self.games - self.left
                self.left -= count
            if count == 0:
                return
            start = time.perf_counter()
            rows = play_some(self.game, count, self.limit, self.seed, first)
            pace = count / (time.perf_counter() - start)
            with self.lock:
                self.tally.add(rows)
                self.chunk = max(1, min(int(pace * CHUNK_SECONDS), LARGEST_CHUNK))
                self.report(self.tally.games)


def _number(seed: str) -> int:
    return int.from_bytes(seed_bytes(seed)[:8], "big", signed=True)
