"""Makes the golden records anew: `python -m tests.records.make`.

Do this only when the rules change on purpose: a golden record is what must not change.
"""

import json
import random
from pathlib import Path

from tablee.core.game import Game
from tablee.core.shelf import shelf
from tablee.testing.tables import choose
from tests.records.ways import OPTIONS, RARE, WAYS, Step

HERE = Path(__file__).parent
LONGEST = 900
TRIES = 3000


def play(match, dice, stop, longest=LONGEST):
    """Play at random until a step makes `stop` true; whether one did."""
    while not match.over and len(match.log) < longest:
        seat, action = choose(match, dice)
        before = match.state
        match.play(seat, action)
        if stop(Step(match.game.name, before, seat, action, match.state, match.result)):
            return True
    return False


def whole_game(card, seats):
    """A short game played to its end."""
    for k in range(TRIES):
        match = Game(card.name, seats).start(seed=f"golden {seats} {k}")
        if play(match, random.Random(k), lambda step: step.result is not None):
            return match
    raise SystemExit(f"no short game of {card.name} with {seats} seats")


def way_to_end(card, way):
    """A game that shows one way to end, from the deal or, if that is rare, from a position."""
    options = OPTIONS.get((card.name, way), {})
    for k in range(TRIES):
        seats = card.seats[0] if (card.name, way) in RARE else card.seats[0] + k % 2
        dice = random.Random(k)
        match = Game(card.name, seats, options).start(seed=f"{way} {k}")
        if rare := RARE.get((card.name, way)):
            play(match, dice, lambda step: False, longest=k % 25)
            match = match.game.position(rare(match.state), seed=f"{way} {k}")
        if play(match, dice, WAYS[card.name][way], longest=300):
            return match
    raise SystemExit(f"{card.name}: nothing ends by: {way}")


def text(match, shows):
    head, *lines = match.record().splitlines()
    if match.over:
        lines[-1] = json.dumps(json.loads(lines[-1]) | {"state": match.state})
    head = json.dumps(json.loads(head) | {"shows": shows}, ensure_ascii=False)
    return "\n".join([head, *lines]) + "\n"


def main():
    for card in shelf():
        low, high = card.seats
        records = [text(whole_game(card, seats), f"{seats} seats") for seats in range(low, high + 1)]
        records += [text(way_to_end(card, way), way) for way in WAYS[card.name]]
        (HERE / f"{card.name}.jsonl").write_text("".join(records), encoding="utf-8")
        print(card.title, len(records))


if __name__ == "__main__":
    main()
