"""Games on a GPU, beside pgx in the same run: `python -m bench.gpu` on a machine that has one.

Whole games: a kernel that plays them from start to end, its results copied nowhere. Stepping: one action
in every game of a batch that stays on the card, with masks and observations, by the card's own clock while
further steps wait in its queue; the bytes that must move at least (the record read and written, what is
shown written), beside what a plain copy moves; and the nanoseconds for the parts of a step.
"""

import time
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from typing import Any, NamedTuple

import numpy as np
from numba import cuda

import tablee
from bench.goals import fitting, shown, told
from bench.peers import pgx
from bench.rules import LIMIT
from tablee.bots.compiled import build_by_thumb
from tablee.core.game import Game
from tablee.core.gpu import CudaBatch, play_on_card

SEATS = 4
MANY = 2**29, 2**22  # bytes of records of whole games, and games, at most
BATCH = 2**32, 2**21  # bytes of records, masks and observations stepped at once, and games, at most
STEPS, WARM_UP = 100, 60
PEERS = ("kuhn_poker", "leduc_holdem", "connect_four", "hex", "sparrow_mahjong")
PEER_GAMES = 2**17
COPIED = 2**34  # bytes, if the card has room: enough for the call itself not to count


def seconds(work: Callable[[], Any]) -> float:
    """The best of three, after one to warm up."""
    taken = []
    for _ in range(4):
        cuda.synchronize()
        start = time.perf_counter()
        work()
        cuda.synchronize()
        taken.append(time.perf_counter() - start)
    return min(taken[1:])


def whole_games(name: str, by_thumb: bool) -> float:
    """Billion actions a second."""
    game = Game(name, SEATS)
    build = build_by_thumb(game) if by_thumb else None
    room, most = MANY
    games = fitting(room, game.rules.State.itemsize, most) // (8 if by_thumb else 1)
    played: dict[str, Any] = {}
    spent = seconds(lambda: played.update(play_on_card(game, games, LIMIT, 1, 0, build)))
    return float(played["lengths"].copy_to_host().sum() / spent / 1e9)


def queued(work: Callable[[], Any], before: Callable[[], Any] = lambda: None) -> float:
    """Nanoseconds by the card's own clock, while it always has something to do next; the middle one."""
    marks = []
    for _ in range(WARM_UP + STEPS):
        before()
        start, end = cuda.event(), cuda.event()
        start.record()
        work()
        end.record()
        marks.append((start, end))
    cuda.synchronize()
    return 1e6 * median(cuda.event_elapsed_time(*mark) for mark in marks[WARM_UP:])


class Steps(NamedTuple):
    """A step in one game, on the average: nanoseconds, and the bytes it must move."""

    whole: float
    action: float
    masks: float
    observations: float
    moved: float


def stepping(name: str) -> Steps:
    game = Game(name, SEATS)
    room, most = BATCH
    games = fitting(room, shown(game) + 4 * game.layout.size, most)
    batch = CudaBatch(game, games, limit=LIMIT, observations=True, checked=False)
    actions = batch.sample()
    whole = queued(lambda: batch.step(actions), lambda: batch.sample(actions))
    looking = queued(batch._look)
    showing = queued(lambda: batch._show(batch.to_play, batch._seen))
    parts = (whole, whole - looking, looking - showing, showing)
    listed = 2 * float(batch.counts.copy_to_host().mean())
    moved = 2 * game.rules.State.itemsize + game.rules.ACTIONS + 4 * game.layout.size + listed
    return Steps(*(part / batch.games for part in parts), moved)


def copying() -> float:
    """Bytes a second that a plain copy reads and writes."""
    size = min(COPIED, cuda.current_context().get_memory_info().free // 4)
    source, goal = (cuda.device_array(size, np.uint8) for _ in range(2))
    return 2 * size / seconds(lambda: goal.copy_to_device(source))


def peer(name: str) -> str:
    """Billion steps a second of pgx, random play with automatic reset; or why there is no figure."""
    if find_spec("pgx") is None:
        return "not installed"
    import jax

    if jax.default_backend() != "gpu":
        return "JAX has no GPU here"
    play = pgx(name, PEER_GAMES)
    return f"{play() / seconds(play) / 1e9:.3f}"


def table() -> tuple[str, list[str], list[list[str]]]:
    bandwidth = copying()
    rows = []
    for card in tablee.shelf():
        bare, thumb = whole_games(card.name, False), whole_games(card.name, True)
        step = stepping(card.name)
        rate = step.moved / step.whole * 1e9  # bytes a second
        rows.append([card.title, f"{bare:.3f}", told(card.name, "card"), f"{thumb:.4f}"])
        rows[-1] += [
            f"{1 / step.whole:.3f}",
            f"{step.moved:.0f}",
            f"{rate / 1e12:.2f}",
            f"{rate / bandwidth:.0%}",
        ]
        rows[-1] += [f"{part:.3g}" for part in (step.action, step.masks, step.observations)]
    rows += [[f"pgx {name}", *[""] * 3, peer(name), *[""] * 6] for name in PEERS]
    columns = ["game", "whole games", "goal", "by thumb", "steps", "bytes", "TB/s", "of a copy"]
    columns += ["action, ns", "masks", "observations"]
    title = f"On a GPU, {SEATS} seats, billion actions a second; a copy moves {bandwidth / 1e12:.2f} TB/s"
    return title, columns, rows


if __name__ == "__main__":
    title, columns, rows = table()
    print(title, *(" | ".join(row) for row in (columns, *rows)), sep="\n")
