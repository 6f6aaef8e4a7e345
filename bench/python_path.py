"""The ordinary Python path: `legal` and `play` by text on a match."""

import random
import time

import tablee


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


def table(seconds: float) -> tuple[str, list[str], list[list[str]]]:
    rows = []
    for card in tablee.games():
        goal = "1,000" if card.name == "eko" else "10,000"
        rows.append([card.title, str(card.usual), f"{actions_per_second(card.name, seconds):,.0f}", goal])
    return "legal + play by text, Python API", ["game", "seats", "actions/s", "goal"], rows
