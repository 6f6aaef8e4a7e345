"""Tablée: five tabletop games to play, study and master.

>>> import tablee
>>> [card.name for card in tablee.games()]
['duo', 'ekko', 'eko', 'exhopp', 'lobo77']
>>> match = tablee.game("duo", seats=3, turbo=True).start(seed="seed")
>>> match.asked in match.waiting
True
"""

from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import TYPE_CHECKING, Any, Literal, overload

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
    from collections.abc import Iterable

    from tablee.bots.thought import Idea
    from tablee.core.batch import Batch
    from tablee.core.game import Game, Rows
    from tablee.core.gpu import CudaBatch
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
    "bulk",
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


@overload
def batch(
    name: str, seats: int | None = None, games: int = 1024, *, device: Literal["cpu"] = "cpu", **terms: Any
) -> "Batch": ...
@overload
def batch(
    name: str, seats: int | None = None, games: int = 1024, *, device: Literal["cuda"], **terms: Any
) -> "CudaBatch": ...
def batch(
    name: str,
    seats: int | None = None,
    games: int = 1024,
    *,
    device: str = "cpu",
    **terms: Any,
) -> "Batch | CudaBatch":
    """Many games at once, stepped in compiled code on all cores, or on a GPU (`device="cuda"`).

    Options of the game and terms of the batch may be given: `seed`, `limit` (a game is cut after so many
    actions; by default never), `auto_reset`, `observations`; see `Batch` and `CudaBatch` for the others.
    """
    made: Any = _on(device, "tablee.core.batch", "Batch", "CudaBatch")
    known = signature(made).parameters
    own = {key: terms.pop(key) for key in list(terms) if key in known}
    return made(game(name, seats, **terms), games, **own)  # type: ignore[no-any-return]


def bulk(
    name: str,
    seats: int | None = None,
    games: int = 1024,
    *,
    by: str = "random",
    seed: int = 0,
    start: int = 0,
    limit: int = 2000,
    device: str = "cpu",
    **options: Any,
) -> "Rows":
    """Whole games, played at random or by the rule of thumb (`by="thumb"`), in compiled code on all cores
    or on a GPU (`device="cuda"`): the same games for the same seed.

    Gives `lengths`, `ends` (0: cut at the limit), `scores` and `payoffs`, a row for each of the games
    numbered from `start` on.
    """
    from tablee.bots.compiled import build_by_thumb
    from tablee.core.batch import natural, wrapped

    if by not in ("random", "thumb"):
        raise BadOption("bad-value", option="by", value=by, allowed="random, thumb")
    played = game(name, seats, **options)
    play: Any = _on(device, "tablee.core.game", "play_all", "play_some")
    build = build_by_thumb(played) if by == "thumb" else None
    games, limit = natural("games", games), natural("limit", limit)
    return play(played, games, limit, wrapped(seed), natural("start", start, 0), build)  # type: ignore[no-any-return]


def _on(device: str, module: str, here: str, there: str) -> Any:
    """Something of a module that has its like on the GPU."""
    if device == "cpu":
        return getattr(import_module(module), here)
    if device != "cuda":
        raise BadOption("bad-value", option="device", value=device, allowed="cpu, cuda")
    if find_spec("numba_cuda") is None:
        raise BadOption("no-numba-cuda")
    return getattr(import_module("tablee.core.gpu"), there)


def hint(match: "Match", seat: int, seconds: float = 1.0, playouts: int | None = None) -> "list[Idea]":
    """The best choices of a seat, from its own knowledge only, with their chance to win."""
    from tablee.bots.players import hint

    return hint(match, seat, seconds, playouts)


def replay(record: "str | Iterable[str]") -> "Match":
    """Play the first record of a text (or of its lines) up to its last decision."""
    from tablee.core.records import replay

    return replay(record)
