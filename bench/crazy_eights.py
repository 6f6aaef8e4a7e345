"""One game in both: Huit américain is OpenSpiel's `crazy_eights`, move by move, so paces can be compared.

Random play in decisions per second, and search in playouts per second, on one core, turn about. OpenSpiel's
C++ ISMCTS cannot play this game (which has no information states there, and cannot be imagined anew), so its
C++ MCTS stands in, which sees all hands and imagines nothing; it plays out at random, we by rule of thumb.

The package must be on the path, with its entry point:

    pip install --no-deps --target build/eights examples/crazy_eights
    PYTHONPATH=build/eights python -m bench.crazy_eights
"""

import argparse
import random
from functools import partial
from typing import Any

import pyspiel

import tablee
from bench.peers import Play, openspiel, openspiel_inside
from bench.race import pace
from bench.rules import LIMIT
from tablee.bots.thought import Tree, tree_chance
from tablee.core.game import play_some

NAME = "crazy_eights"
TABLES = [
    (2, {}),
    (4, {}),
    (5, {"use_special_cards": True, "reshuffle": True}),
    (15, {}),
]
TURNS = 3  # each is measured so often, after the other
PLAYOUTS = 500


def theirs(seats: int, options: dict[str, Any]) -> str:
    """The same game by OpenSpiel's name."""
    chosen = ",".join(f"{key}={value}" for key, value in ({"players": seats} | options).items())
    return f"{NAME}({chosen})"


def our_play(seats: int, options: dict[str, Any]) -> Play:
    game = tablee.game(NAME, seats, options=options)
    numbers = iter(range(0, 2**40, 50))
    return lambda: int(play_some(game, 50, LIMIT, seed=1, first=next(numbers))["lengths"].sum())


def our_search(seats: int, options: dict[str, Any]) -> Play:
    """Playouts from the openings of one game after another."""
    game = tablee.game(NAME, seats, options=options)
    seeds = iter(range(2**31))

    def play() -> int:
        match = game.start(seed=next(seeds))
        while len(match.legal()) < 3:
            match.play(match.asked, match.legal()[0])
        Tree(match, match.asked, tree_chance(1, 0)).run(PLAYOUTS)
        return PLAYOUTS

    return play


def their_search(seats: int, options: dict[str, Any]) -> Play:
    """Simulations from the openings of one game after another."""
    game = pyspiel.load_game(theirs(seats, options))
    dice = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) < 3:
            state.apply_action(dice.choice(state.legal_actions()))
        rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
        pyspiel.MCTSBot(game, rollouts, 1.0, PLAYOUTS, 10, False, 1, False).step(state)
        return PLAYOUTS

    return play


def turn_about(plays: list[Play], seconds: float) -> list[float]:
    """The best pace of each, measured one after the other, again and again."""
    for play in plays:
        play()
    rounds = [[pace(play, seconds / TURNS) for play in plays] for _ in range(TURNS)]
    return [max(paces) for paces in zip(*rounds, strict=True)]


def rows(seats: int, options: dict[str, Any], seconds: float) -> list[list[str]]:
    name = f"{seats} seats" + "".join(f", {key}" for key in options)
    spiel = theirs(seats, options)
    ours, python, inside = turn_about(
        [our_play(seats, options), openspiel(spiel), openspiel_inside(spiel)], seconds
    )
    thinking, mcts = turn_about([search(seats, options) for search in (our_search, their_search)], seconds)
    told = partial("{:,.0f}".format)
    return [
        [f"random play, {name}", told(ours), "Python", told(python), f"{ours / python:.1f}×"],
        ["", "", "C++", told(inside), f"{ours / inside:.1f}×"],
        [f"search, {name}", told(thinking), "C++ MCTS", told(mcts), f"{thinking / mcts:.1f}×"],
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.crazy_eights", description=__doc__)
    parser.add_argument("--quick", action="store_true")
    seconds = 0.3 if parser.parse_args().quick else 2.0
    columns = ["crazy_eights, per second and core", "Tablée", "OpenSpiel", "", "ratio"]
    for row in [columns, ["---" for _ in columns]]:
        print(f"| {' | '.join(row)} |", flush=True)
    for seats, options in TABLES:
        for row in rows(seats, options, seconds):
            print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main()
