"""The ordinary Python path: `legal` and `play` by text on a match."""

import random
import time

import tablee
from bench.goals import told


def actions_per_second(name: str, seconds: float) -> float:
    game = tablee.game(name)
    dice = random.Random(1)
    match = game.start(seed="warm-up")
    match.play(match.asked, match.legal()[0])
    actions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        if match.over or len(match.log) > 2000:
            match = game.start(seed=actions)
        match.play(match.asked, dice.choice(match.legal()))
        actions += 1
    return actions / (time.perf_counter() - start)


def full_decisions_per_second(name: str, seconds: float) -> float:
    """Decisions per second of `tablee record --full`: played and written with lists and states."""
    game = tablee.game(name)
    dice = random.Random(1)
    decisions, games = 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        match = game.start(seed=games)
        while not match.over and len(match.log) < 500:
            match.play(match.asked, dice.choice(match.legal()))
        match.record(full=True)
        decisions += len(match.log)
        games += 1
    return decisions / (time.perf_counter() - start)


def table(seconds: float) -> tuple[str, list[str], list[list[str]]]:
    rows = []
    for card in tablee.shelf():
        goal = told(card.name, "python")
        spoken = f"{actions_per_second(card.name, seconds):,.0f}"
        written = f"{full_decisions_per_second(card.name, seconds):,.0f}"
        rows.append([card.title, str(card.usual), spoken, goal, written, "200"])
    columns = ["game", "seats", "actions/s", "goal", "full record lines/s", "goal"]
    return "The Python path: legal + play by text, and full records", columns, rows
