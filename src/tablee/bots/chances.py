"""Each seat's chance to win, as somebody knows the table: the one place that says how likely a win is.

The table is played on to the end of the game many times, everybody as in the search's playouts, and each
time dealt anew as far as the knower cannot know it. Shares won so are no chances yet: playouts go astray,
and whoever has laid what was good holds worse cards than somebody dealt them at random. By how much, a game's
`bot` may say (`SHARPNESS`, `ADVANTAGE`), as found by `python -m bench.calibration`.
"""

from dataclasses import dataclass, replace
from math import exp, log2, sqrt
from typing import Any

import numpy as np

from tablee.bots import outcomes
from tablee.bots.compiled import search_build
from tablee.bots.thought import Idea, tree_chance
from tablee.core.by_seats import for_seats
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.shelf import module
from tablee.errors import BadOption

LONGEST = 3000  # actions after which a game that does not end is judged as it stands


@dataclass(frozen=True)
class Chances:
    """The chance of each seat to win, with its standard error; a win that is shared counts in parts."""

    values: tuple[float, ...]
    errors: tuple[float, ...]


def win_chances(
    match: Match,
    knower: int | None = None,
    action: str | None = None,
    by: int | None = None,
    playouts: int = 400,
    seed: int = 0,
) -> Chances:
    """How likely each seat is to win, as the seat `knower` knows the table, or with all hands open.

    With an `action`, done first by the seat `by` (whoever is asked, unless said). A game that is over has its
    winners. The same seed gives the same numbers.
    """
    won = shares_won(match, knower, action, by, playouts, seed)
    if knower is None and match.game.card.secrets:
        return won  # nothing is left to be guessed but the future
    return told(won, match.game, knower)


def told(won: Chances, game: Game, knower: int | None) -> Chances:
    """Shares of the playouts turned into chances: drawn apart by the game's sharpness, and the knower's odds
    raised by its advantage for every doubling of the seats."""
    bot = module(game.name, "bot")
    sharpness: float = for_seats(getattr(bot, "SHARPNESS", 1.0), game.seats)
    advantage: float = getattr(bot, "ADVANTAGE", 0.0)
    raised = [share**sharpness for share in won.values]
    if knower is not None:
        raised[knower] *= exp(advantage * log2(game.seats))
    values = [part / sum(raised) for part in raised]
    steepness = [
        sharpness * value * (1 - value) / (share * (1 - share)) if 0 < share < 1 else 1.0
        for value, share in zip(values, won.values, strict=True)
    ]
    return Chances(
        tuple(values),
        tuple(max(1.0, steep) * error for steep, error in zip(steepness, won.errors, strict=True)),
    )


def told_idea(idea: Idea, game: Game, seat: int) -> Idea:
    """An idea of the search, its value told as a chance like all others; the other seats share the rest."""
    rest = game.seats - 1
    values = [(1 - idea.value) / rest] * game.seats
    values[seat] = idea.value
    chances = told(Chances(tuple(values), (idea.error,) * game.seats), game, seat)
    return replace(idea, value=chances.values[seat], error=chances.errors[seat])


def shares_won(
    match: Match,
    knower: int | None = None,
    action: str | None = None,
    by: int | None = None,
    playouts: int = 400,
    seed: int = 0,
) -> Chances:
    """What each seat wins of so many playouts; the same questions as `win_chances` answers."""
    game = match.game
    if game.past is not None:
        raise BadOption("past-rules", title=game.card.title, version=game.version)
    wins, squares = np.zeros(game.seats), np.zeros(game.seats)
    count = 1 if match.over and action is None else playouts
    taken = game.build.taken
    record = match.copied()
    _bound(game)(
        taken(np.concatenate([record, record])),
        outcomes.NOBODY if knower is None else knower,
        match.asked if by is None else by,
        outcomes.NOTHING if action is None else game.codes[action],
        taken(np.zeros(game.rules.MOST_MOVES + 1, "i4")),
        taken(tree_chance(seed, len(match.log))),
        count,
        LONGEST,
        taken(wins),
        taken(squares),
    )
    means = wins / count
    spread = np.maximum(squares / count - means * means, 0.0)
    # no run of equal outcomes makes a chance certain: one more of the other kind is always thinkable
    least = 0.0 if match.over and action is None else 1.0 / count**2
    return Chances(
        tuple(float(mean) for mean in means),
        tuple(sqrt(max(float(part) / count, least)) for part in spread),
    )


def _bound(game: Game) -> Any:
    return search_build(game).bind(outcomes.play_on)
