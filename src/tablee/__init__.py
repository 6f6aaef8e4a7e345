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
    from collections.abc import Iterable, Mapping

    from tablee.bots.brain import Idea
    from tablee.core.batch import Batch
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
    "batch",
    "game",
    "games",
    "hint",
    "replay",
]


def game(name: str, seats: int | None = None, **options: Any) -> "Game":
    """A game with its number of seats and options, ready to be started.

    Options may also be given as on the command line: `turbo="on"`, `target="60"`.
    """
    from tablee.core.game import Game
    from tablee.games import find

    card = find(name)
    read = {key: card.option(key).parse(v) if isinstance(v, str) else v for key, v in options.items()}
    return Game(name, seats, read)


def batch(
    name: str,
    seats: int | None = None,
    games: int = 1024,
    *,
    seed: int = 0,
    limit: int | None = None,
    auto_reset: bool = True,
    observations: bool = False,
    threads: int | None = None,
    arrays: "Mapping[str, Any] | None" = None,
    **options: Any,
) -> "Batch":
    """Many games at once, stepped in compiled code on all cores; see `Batch`.

    A game is cut after `limit` actions (by default never). `arrays` are the caller's own to work in,
    as `tablee.core.batch.shapes` lists them.
    """
    from tablee.core.batch import Batch

    return Batch(
        game(name, seats, **options),
        games,
        seed=seed,
        limit=limit,
        auto_reset=auto_reset,
        observations=observations,
        threads=threads,
        arrays=arrays,
    )


def hint(match: "Match", seat: int, seconds: float = 1.0, playouts: int | None = None) -> "list[Idea]":
    """The best choices of a seat, from its own knowledge only, with their chance to win."""
    from tablee.bots.players import hint

    return hint(match, seat, seconds, playouts)


def replay(record: "str | Iterable[str]") -> "Match":
    """Play the first record of a text (or of its lines) up to its last decision."""
    from tablee.core.records import replay

    return replay(record)
