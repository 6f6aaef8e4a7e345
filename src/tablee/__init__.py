"""Tablée: five tabletop games to play, study and master.

>>> import tablee
>>> [card.name for card in tablee.games()]
['duo', 'ekko', 'eko', 'exhopp', 'lobo77']
>>> match = tablee.game("duo", seats=3, turbo=True).start(seed="seed")
>>> match.asked in match.waiting
True
"""

from typing import TYPE_CHECKING, Any

from tablee.core.card import Card, Option
from tablee.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    TableeError,
    UnknownGame,
)
from tablee.games import shelf as games

if TYPE_CHECKING:
    from tablee.core.game import Game
    from tablee.core.match import Match

__version__ = "0.1.0"
__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Card",
    "IllegalAction",
    "Option",
    "TableeError",
    "UnknownGame",
    "game",
    "games",
    "replay",
]


def game(name: str, seats: int | None = None, **options: Any) -> "Game":
    """A game with its number of seats and options, ready to be started."""
    from tablee.core.game import Game

    return Game(name, seats, options)


def replay(record: str) -> "Match":
    """Play the first record of a text up to its last decision."""
    from tablee.core.records import replay

    return replay(record)
