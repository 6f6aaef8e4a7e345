"""Random play in a batch: how often each seat wins, and how many decisions a second.

python examples/random_rollout.py lobo77 --seats 4 --games 4096 --steps 500
"""

import argparse
import time

import numpy as np

import tablee


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[card.name for card in tablee.shelf()])
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=500)
    given = parser.parse_args()
    batch = tablee.batch(given.game, given.seats, given.games, limit=2000)
    batch.step(batch.sample())  # compiles, the first time
    wins, ended = np.zeros(batch.game.seats), 0
    start = time.perf_counter()
    for _ in range(given.steps):
        batch.step(batch.sample())
        paid = batch.rewards[batch.terminated]
        ended += len(paid)
        first = paid == paid.max(axis=1, keepdims=True, initial=-1)
        wins += (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
    spent = time.perf_counter() - start
    print(f"{given.steps * given.games / spent / 1e6:.1f} million decisions/s, {ended} games ended")
    for seat, share in enumerate(wins / max(ended, 1)):
        print(f"seat {seat} won {100 * share:.1f} %")


if __name__ == "__main__":
    main()
