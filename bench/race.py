"""Our games beside other libraries', all in the same run: random play, in decisions per second.

On so many cores so many processes play at the same time, each bound to a core of its own; only our
batches share theirs among threads of one process. The best of some stretches counts, for everybody.
`python -m bench.race` prints the table of docs/research.md.
"""

import os
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any

import tablee
from bench.batch import MOST, ROOM, SEATS
from bench.goals import fitting, shown
from bench.peers import PEERS, Play
from bench.rules import LIMIT
from tablee.core.game import play_some

STRETCHES = 5
CORES = (1, 2)
PATIENCE = 300  # seconds for setting up and compiling


def our_loop(name: str) -> Play:
    game = tablee.game(name, SEATS)
    numbers = iter(range(0, 2**40, 50))
    return lambda: int(play_some(game, 50, LIMIT, seed=1, first=next(numbers))["lengths"].sum())


def our_batch(name: str, threads: int) -> Play:
    games = (
        fitting(ROOM, shown(tablee.game(name, SEATS)), MOST) * threads**2
    )  # more threads pay on larger shares only
    batch = tablee.batch(name, SEATS, games, limit=LIMIT, threads=threads)

    def play() -> int:
        batch.step(batch.sample())
        return batch.games

    return play


def pace(play: Play, seconds: float) -> float:
    """Decisions per second of the clock, in the best of some stretches."""
    best = 0.0
    for _ in range(STRETCHES):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / STRETCHES:
            done += play()
        best = max(best, done / spent)
    return best


def race(start: Callable[[], Play], groups: list[set[int]], seconds: float) -> float:
    """Decisions per second of one process for each group of cores, all at the same time."""
    context = get_context("spawn")
    together, paces = context.Barrier(len(groups)), context.SimpleQueue()
    workers = [
        context.Process(target=_run, args=(start, group, seconds, together, paces)) for group in groups
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if any(worker.exitcode for worker in workers):
        raise RuntimeError(f"{start} did not finish the race: its own words are above.")
    return sum(paces.get() for _ in workers)


def _run(start: Callable[[], Play], cores: set[int], seconds: float, together: Any, paces: Any) -> None:
    os.sched_setaffinity(0, cores)
    play = start()
    play()
    together.wait(PATIENCE)
    paces.put(pace(play, seconds))


def table(seconds: float) -> tuple[str, list[str], list[list[str]]]:
    """Our paces, game by game; then those of the peers, and how many times as fast our games are."""
    ours, theirs = [], []
    cards = tablee.shelf()
    present = [peer for peer in PEERS if find_spec(peer.package)]
    for count in CORES:
        cores = sorted(os.sched_getaffinity(0))[:count]
        apart = [{core} for core in cores]
        loops = [race(partial(our_loop, card.name), apart, seconds) for card in cards]
        batches = [race(partial(our_batch, card.name, count), [set(cores)], seconds) for card in cards]
        ours.append(["Tablée, loop", str(count), "", *map(millions, loops)])
        ours.append(["Tablée, batch", str(count), "", *map(millions, batches)])
        for peer in present:
            speed = race(peer.start, apart, seconds)
            times = [f"{ratio(a, speed)} / {ratio(b, speed)}" for a, b in zip(loops, batches, strict=True)]
            theirs.append([peer.name, str(count), millions(speed), *times])
    absent = [[peer.name, "", "not installed", *("" for _ in cards)] for peer in PEERS if peer not in present]
    columns = ["who", "cores", "decisions/s", *(card.title for card in cards)]
    title = f"Random play beside peers: how many times as fast our {SEATS}-seat games are, by loop / batch"
    return title, columns, ours + theirs + absent


def ratio(ours: float, theirs: float) -> str:
    times = ours / theirs
    return f"{times:.0f}×" if times >= 10 else f"{times:.1f}×"


def millions(pace: float) -> str:
    return f"{pace / 1e6:.3g} M"


if __name__ == "__main__":
    _, columns, rows = table(2.0)
    for row in [columns, ["---" for _ in columns], *rows]:
        print(f"| {' | '.join(row)} |", flush=True)
