"""How often those win who are told a chance to: `python -m bench.calibration [GAME …]`.

A network plays itself with two and with four seats; at some of the decisions its chance to win, as it sees it
from the seat that decides, is noted, and compared with how the games ended. Chances are told in tenths: how
many positions there were, what was told in the mean, and the share that was won, with its 95 % interval by
games (positions of one game are not independent of each other).
"""

import argparse
import json
from typing import Any

import numpy as np

import tablee
from tablee.bots.net import Policy
from tablee.lab.statistics import interval

GAMES = 1024
LIMIT = 3000
NOTED = 0.1  # of the decisions


def positions(name: str, seats: int, games: int, seed: int) -> tuple[Any, Any]:
    """Chances told, and whether they came true (a tie is shared)."""
    batch = tablee.batch(name, seats, games, seed=seed, limit=LIMIT, auto_reset=False, observations=True)
    policy, dice = Policy(name, batch.game.options), np.random.default_rng(seed)
    noted: list[tuple[Any, Any, Any]] = []
    won, over = np.full((games, seats), np.nan), np.zeros(games, "?")
    actions = np.zeros(games, "i4")
    while not over.all():
        live = np.flatnonzero(batch.to_play >= 0)
        counts = batch.counts[live]
        width = int(counts.max())
        legal = np.where(np.arange(width) < counts[:, None], batch.legal[live, :width].astype("i8"), -1)
        shares, chances = policy.of_choices(batch.observations[live], legal)
        some = dice.random(len(live)) < NOTED
        noted.append((live[some], batch.to_play[live[some]].astype("i8"), chances[some, 0]))
        drawn = dice.random((len(live), 1)) * shares.sum(1, keepdims=True)
        actions[live] = legal[np.arange(len(live)), (shares.cumsum(1) > drawn).argmax(1)]
        batch.step(actions)
        ended = (batch.terminated | batch.truncated) & ~over
        first = batch.rewards[ended] == batch.rewards[ended].max(1, keepdims=True)
        finished = batch.terminated[ended][:, None]
        won[ended] = np.where(finished, first / first.sum(1, keepdims=True), np.nan)
        over |= ended
    told = np.concatenate([chances for _, _, chances in noted])
    true = np.concatenate([won[games_, seats_] for games_, seats_, _ in noted])
    known = ~np.isnan(true)
    return told[known], true[known]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.calibration", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", default=[card.name for card in tablee.shelf()])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.names:
        for seats in (2, 4):
            told, true = positions(name, seats, given.games, given.seed)
            for tenth in range(10):
                here = (told >= tenth / 10) & (told < (tenth + 1) / 10 + (tenth == 9))
                if here.any():
                    share = float(true[here].mean())
                    row = {"game": name, "seats": seats, "from": tenth / 10, "positions": int(here.sum())}
                    low, high = interval(share, int(here.sum()))
                    told_here = round(float(told[here].mean()), 4)
                    row |= {
                        "told": told_here,
                        "won": round(share, 4),
                        "low": round(low, 4),
                        "high": round(high, 4),
                    }
                    print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
