"""Two files of weights against each other: `python -m bench.duel GAME A.npz B.npz [--games N] [--seats N …]`

The first sits alone among copies of the second, each deal from every seat, and both take their likeliest
action. All tables are played side by side, so a thousand games take seconds.
"""

import argparse
from pathlib import Path

import numpy as np

import tablee
from tablee.bots.net import Policy

LIMIT = 3000  # actions after which a game is left out


def wins(name: str, files: tuple[Path, Path], seats: int, games: int, seed: int) -> tuple[float, int]:
    """The share of games that the first wins, and of how many."""
    first, second = (Policy(name, weights=file) for file in files)
    won = []
    for own in range(seats):
        batch = tablee.batch(name, seats, games, seed=seed, limit=LIMIT, auto_reset=False, observations=True)
        share, over = np.zeros(games), np.zeros(games, "?")
        while (batch.to_play >= 0).any():
            actions = np.zeros(games, "i4")
            for policy, theirs in ((first, batch.to_play == own), (second, batch.to_play != own)):
                some = np.flatnonzero(theirs & (batch.to_play >= 0))
                if len(some):
                    answer = policy(batch.observations[some], batch.mask[some])
                    actions[some] = answer.probabilities.argmax(1)
            batch.step(actions)
            ended = batch.terminated & ~over
            over |= ended
            best = batch.rewards[ended] == batch.rewards[ended].max(1, keepdims=True)
            share[ended] = best[:, own] / best.sum(1)
        won.append(share[over])
    every = np.concatenate(won)
    return float(every.mean()), len(every)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.duel", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[card.name for card in tablee.shelf()])
    parser.add_argument("files", type=Path, nargs=2)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4])
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for seats in given.seats:
        share, games = wins(given.game, tuple(given.files), seats, given.games, given.seed)
        error = 2 * (share * (1 - share) / games) ** 0.5
        print(f"{seats} seats: {share:.1%} ± {error:.1%} of {games} games, a fair share is {1 / seats:.1%}")


if __name__ == "__main__":
    main()
