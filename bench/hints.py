"""How good hints are beside a long search: `python -m bench.hints [GAME …] [--positions N] [--playouts N]`

A hint takes about a tenth of a second; before there were networks it was a search of eight times that. Both
are asked at positions that amateurs reached. Where they name different actions, both are played on to the
end by the network in every seat, from the same imagined deals, and the difference of the chances to win is
added up: in points of win chance a decision, with its 95 % interval over all positions.
"""

import argparse
import json
import time
from collections.abc import Iterator
from random import Random

import numpy as np

import tablee
from tablee.bots.hints import hint
from tablee.bots.net import shipped
from tablee.bots.players import by_thumb, policy_of
from tablee.bots.rollouts import played_on
from tablee.bots.thought import ponder, prepare
from tablee.core.match import Match

SHARE = 0.1  # of the decisions of a game, those that are looked at
ROUNDS = 2  # of 384 tables, that a difference is judged by: more positions tell more than more rounds
TO_THE_END = 1000  # decisions


def positions(name: str, seats: int, wanted: int) -> Iterator[Match]:
    """Decisions with a choice, as amateurs come to them."""
    game, found, number = tablee.game(name, seats), 0, 0
    while found < wanted:
        match, dice = game.start(seed=f"hints-{number}"), Random(number)
        while not match.over and found < wanted:
            seat = match.asked
            if seat >= 0 and len(match.legal(seat)) > 1 and dice.random() < SHARE:
                found += 1
                yield match
            action = by_thumb(match, seat, dice.getrandbits(30)) if seat >= 0 else match.legal()[0]
            match.play(seat, action)
        number += 1


def compare(name: str, seats: int, wanted: int, playouts: int) -> dict[str, object]:
    """What the hint's choice is worth more than the search's."""
    leads: list[float] = []
    spent = np.zeros(2)
    prepare(tablee.game(name, seats))
    for k, match in enumerate(positions(name, seats, wanted)):
        seat = match.asked
        begun = time.perf_counter()
        ours = hint(match, seat, seed=k)[0].action
        between = time.perf_counter()
        theirs = ponder(match, seat, k, playouts, wide=True)[0].action
        spent += between - begun, time.perf_counter() - between
        codes = np.array([match.game.codes[action] for action in (ours, theirs) if action])
        if ours == theirs or len(codes) < 2:
            leads.append(0.0)
            continue
        policy = policy_of(match.game)
        values = played_on(match, seat, policy, codes, seed=k, rounds=ROUNDS, depth=TO_THE_END)
        leads.append(float((values[0] - values[1]).mean()))
    differ = sum(lead != 0 for lead in leads) / len(leads)
    return {
        "game": name,
        "seats": seats,
        "positions": len(leads),
        "differ": round(differ, 3),
        "points": round(100 * float(np.mean(leads)), 2),
        "error": round(196 * float(np.std(leads)) / len(leads) ** 0.5, 2),
        "seconds": [round(float(part), 3) for part in spent / len(leads)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.hints", description=__doc__)
    games = [card.name for card in tablee.shelf() if card.secrets and shipped(card.name).is_file()]
    parser.add_argument("names", nargs="*", metavar="GAME", default=games)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=40_000, help="of the long search")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    given = parser.parse_args()
    for name in given.names:
        for seats in given.seats:
            print(json.dumps(compare(name, seats, given.positions, given.playouts)), flush=True)


if __name__ == "__main__":
    main()
