"""Batches on the CPU: decisions per second of a step with its mask, beside the bare loop of the same run.

Both are timed in turns, in processor time, so that they see the machine in the same mood.
"""

import time
from collections.abc import Callable
from statistics import median

import numpy as np

import tablee
from bench.goals import fitting, shown
from bench.rules import LIMIT
from tablee.core.batch import Batch
from tablee.core.game import Game, play_some

SEATS = 4
ROOM, MOST = 2**22, 4096  # bytes of records and masks, which a cache should hold; games
TURNS = 7
GOAL = 0.7


def bare_loop(game: Game) -> Callable[[], tuple[int, float]]:
    """Some games at random from start to end; how many decisions that were, and the time they took."""
    numbers = iter(range(0, 2**40, 50))

    def play() -> tuple[int, float]:
        start = time.thread_time()
        lengths = play_some(game, 50, LIMIT, seed=1, first=next(numbers))["lengths"]
        return int(lengths.sum()), time.thread_time() - start

    return play


def stepping(batch: Batch, choosing: bool) -> Callable[[], tuple[int, float]]:
    """A step of all games with random choices; whether the time to choose counts is to be said."""
    actions = np.zeros(batch.games, "i4")

    def step() -> tuple[int, float]:
        start = time.thread_time()
        batch.sample(actions)
        chosen = time.thread_time()
        batch.step(actions)
        return batch.games, time.thread_time() - (start if choosing else chosen)

    return step


def rates(works: list[Callable[[], tuple[int, float]]], seconds: float) -> list[float]:
    """Decisions per second of each, in turns."""
    for work in works:
        work()
    found: list[list[float]] = [[] for _ in works]
    for _ in range(TURNS):
        for work, mine in zip(works, found, strict=True):
            done, spent = 0, 0.0
            while spent < seconds / TURNS:
                decisions, took = work()
                done, spent = done + decisions, spent + took
            mine.append(done / spent)
    return [median(mine) for mine in found]


def two_threads(name: str, seconds: float) -> float:
    """Decisions per second of the clock on two threads, choices included."""
    games = 4 * fitting(ROOM, shown(tablee.game(name)), MOST)
    batch = tablee.batch(name, SEATS, games, limit=LIMIT, threads=2)
    batch.step(batch.sample())
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        batch.step(batch.sample())
        done += batch.games
    return done / spent


def table(seconds: float) -> tuple[str, list[str], list[list[str]]]:
    rows = []
    for card in tablee.shelf():
        games = fitting(ROOM, shown(tablee.game(card.name)), MOST)
        plain = tablee.batch(card.name, SEATS, games, limit=LIMIT, threads=1)
        seeing = tablee.batch(card.name, SEATS, games, limit=LIMIT, threads=1, observations=True)
        works = [bare_loop(plain.game), stepping(plain, False), stepping(plain, True), stepping(seeing, True)]
        bare, step, *others = rates(works, seconds)
        both = two_threads(card.name, seconds)
        figures = [f"{rate / 1e6:.2f} M" for rate in (bare, step, *others, both)]
        rows.append([card.title, str(games), *figures, f"{step / bare:.2f}", f"{GOAL:g}"])
    columns = [
        *("game", "games", "bare loop", "step and mask", "choosing too", "and observing"),
        *("2 threads", "step / bare", "goal"),
    ]
    return f"Batches of {SEATS}-seat games, decisions/s of one core (and of two threads)", columns, rows


if __name__ == "__main__":
    for row in table(2.0)[2]:
        print(*row, sep=" | ", flush=True)
