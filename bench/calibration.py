"""How often those win who are told a chance to: `python -m bench.calibration [GAME …]`.

Programs play; at some moments of each game a seat is drawn, and its chance to win, found as the house finds
it (`tablee.bots.chances`, from what that seat knows), is compared with how the game ended. `--of network`: a
network plays itself, and its own judgement is compared. Chances are told in tenths: how many positions there
were, what was told in the mean, and the share that was won, with its 95 % interval by positions (those of one
game are not independent of each other: the more there are of a game, the more it is too narrow).
`--picture FILE` draws it.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import tablee
from tablee.bots.chances import win_chances
from tablee.bots.net import Policy
from tablee.bots.players import Player
from tablee.core.match import Match
from tablee.lab.canvas import INK, QUIET, TEAL, blank_figure, calm, save
from tablee.lab.company import decisions, lots
from tablee.lab.statistics import interval
from tablee.lab.workload import in_pieces, spread

GAMES = 1024
LIMIT = 3000
NOTED = 0.1  # of the decisions of a network
MOMENTS = 4  # of a game, at which the house is asked
PLAYOUTS, PLAYOUTS_IF_COSTLY = 1000, 400
SEATS = (2, 4)
FEW = 100  # positions of a tenth; fewer are not drawn

Array = np.ndarray[Any, Any]


def of_network(name: str, seats: int, given: argparse.Namespace) -> tuple[Array, Array]:
    """Chances told by a network, and whether they came true (a tie is shared)."""
    games = given.games
    batch = tablee.batch(
        name, seats, games, seed=given.seed, limit=LIMIT, auto_reset=False, observations=True
    )
    policy, dice = Policy(name, batch.game.options), np.random.default_rng(given.seed)
    noted: list[tuple[Array, Array, Array]] = []
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


def told_in(name: str, seats: int, by: str, seed: int, numbers: Sequence[int]) -> list[tuple[float, float]]:
    """What a seat was told at some moments of each of these games, and what came of it."""
    found, game, player = [], tablee.game(name, seats), Player(by)
    for number in numbers:
        dice = Random(f"{seed}/{number}")
        match = game.start(seed=f"calibration-{seed}/{number}")
        kept: list[Match] = []
        for n, _ in enumerate(decisions(match, partial(_decide, player, match, number))):
            if match.over:
                break
            if len(kept) < MOMENTS:
                kept.append(match.copy())
            elif (place := dice.randrange(n + 1)) < MOMENTS:  # each moment is as likely to be kept
                kept[place] = match.copy()
        if match.result is None:
            continue
        payoffs = match.result["payoffs"]
        best = max(payoffs)
        for moment in kept:
            seat = dice.randrange(seats)
            playouts = PLAYOUTS_IF_COSTLY if game.costly else PLAYOUTS
            told = win_chances(moment, seat, playouts=playouts, seed=number).values[seat]
            found.append((told, (payoffs[seat] == best) / payoffs.count(best)))
    return found


def _decide(player: Player, match: Match, number: int, seat: int) -> str | None:
    return player.decide(match, seat, lots("calibration", number, len(match.log))).action


def of_chances(name: str, seats: int, given: argparse.Namespace) -> tuple[Array, Array]:
    """Chances told as the house tells them, and whether they came true."""
    work = partial(told_in, name, seats, given.by, given.seed)
    rows = [
        row for some in spread(work, in_pieces(given.games, given.workers), given.workers) for row in some
    ]
    told, true = np.array(rows).T
    return told, true


def tenths(told: Array, true: Array) -> Iterator[dict[str, Any]]:
    for tenth in range(10):
        here = (told >= tenth / 10) & (told < (tenth + 1) / 10 + (tenth == 9))
        if here.any():
            share = float(true[here].mean())
            low, high = interval(share, int(here.sum()))
            yield {
                "from": tenth / 10,
                "positions": int(here.sum()),
                "told": round(float(told[here].mean()), 4),
                "won": round(share, 4),
                "low": round(low, 4),
                "high": round(high, 4),
            }


def draw(rows: list[dict[str, Any]], file: Path) -> None:
    """A panel for each game and number of seats: told across, won up; what is right lies on the line."""
    names = list(dict.fromkeys(row["game"] for row in rows))
    figure = blank_figure(2.6 * len(names), 5.6)
    panels = figure.subplots(len(SEATS), len(names), squeeze=False)
    for across, name in enumerate(names):
        for down, seats in enumerate(SEATS):
            axes = calm(panels[down][across], f"{tablee.game(name).card.title}, {seats}", room=8)
            axes.plot([0, 1], [0, 1], color=QUIET, linewidth=0.8)
            for row in rows:
                if (row["game"], row["seats"]) == (name, seats) and row["positions"] >= FEW:
                    axes.plot([row["told"]] * 2, [row["low"], row["high"]], color=INK, linewidth=1.2)
                    axes.plot(row["told"], row["won"], "o", color=TEAL, markersize=4)
            axes.set_xlim(0, 1)
            axes.set_ylim(0, 1)
            axes.set_aspect("equal")
    save(figure, file)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.calibration", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", default=[card.name for card in tablee.shelf()])
    parser.add_argument("--of", choices=("chances", "network"), default="chances")
    parser.add_argument("--by", default="amateur", help="the program that plays")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    rows = []
    for name in given.names:
        for seats in SEATS:
            told, true = (of_network if given.of == "network" else of_chances)(name, seats, given)
            for row in tenths(told, true):
                rows.append({"game": name, "seats": seats} | row)
                print(json.dumps(rows[-1]), flush=True)
    if given.picture:
        draw(rows, given.picture)


if __name__ == "__main__":
    main()
