"""Each seat's chance to win, as somebody knows the table: the one place that says how likely a win is.

The chances are found by playing on to the end of the game many times, everybody as in the search's playouts,
from tables dealt anew as far as the knower cannot know them. A learnt judgement may take its place here.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from tablee.bots import outcomes
from tablee.bots.compiled import search_build
from tablee.bots.thought import tree_chance
from tablee.core.game import Game
from tablee.core.match import Match
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
