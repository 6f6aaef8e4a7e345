"""Batches on the CPU: decisions per second of step, mask and choice, beside the bare loop of the same run.

Both are timed in turns, in processor time, so that they see the machine in the same mood.
"""

import time
from collections.abc import Callable
from statistics import median

import numpy as np

import tablee
from bench.rules import LIMIT
from tablee.core.batch import Batch
from tablee.core.game import Game, play_some

SEATS = 4
GAMES = {"duo": 4096, "ekko": 4096, "exhopp": 4096, "lobo77": 4096, "eko": 64}
TURNS = 7
GOAL = 0.7


def bare_loop(game: Game) -> Callable[[], int]:
    """Some games at random from start to end; how many decisions that were."""
    numbers = iter(range(0, 2**40, 50))
    return lambda: int(play_some(game, 50, LIMIT, seed=1, first=next(numbers))["lengths"].sum())


def stepping(batch: Batch) -> Callable[[], int]:
    """A random choice and a step in all games."""
    actions = np.zeros(batch.games, "i4")

    def step() -> int:
        batch.step(batch.sample(actions))
        return batch.games

    return step


def rates(works: list[Callable[[], int]], seconds: float) -> list[float]:
    """Decisions per second of each, in turns."""
    for work in works:
        work()
    found: list[list[float]] = [[] for _ in works]
    for _ in range(TURNS):
        for work, mine in zip(works, found, strict=True):
            done, start = 0, time.thread_time()
            while (spent := time.thread_time() - start) < seconds / TURNS:
                done += work()
            mine.append(done / spent)
    return [median(mine) for mine in found]


def two_threads(name: str, seconds: float) -> float:
    """Decisions per second of the clock on two threads."""
    step = stepping(tablee.batch(name, SEATS, 4 * GAMES[name], limit=LIMIT, threads=2))
    step()
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += step()
    return done / spent


def table(seconds: float) -> tuple[str, list[str], list[list[str]]]:
    rows = []
    for card in tablee.games():
        games = GAMES[card.name]
        plain = tablee.batch(card.name, SEATS, games, limit=LIMIT, threads=1)
        seeing = tablee.batch(card.name, SEATS, games, limit=LIMIT, threads=1, observations=True)
        bare, step, seen = rates([bare_loop(plain.game), stepping(plain), stepping(seeing)], seconds)
        figures = [f"{rate / 1e6:.2f} M" for rate in (bare, step, seen, two_threads(card.name, seconds))]
        rows.append([card.title, str(games), *figures, f"{step / bare:.2f}", f"{GOAL:g}"])
    columns = [
        "game",
        "games",
        "bare loop",
        "batch",
        "with observations",
        "2 threads",
        "batch / bare",
        "goal",
    ]
    return f"Batches of {SEATS}-seat games, decisions/s, one core but for the last rate", columns, rows


if __name__ == "__main__":
    for row in table(2.0)[2]:
        print(*row, sep=" | ", flush=True)
