"""Tablée: tabletop games to play, study and master.

>>> import tablee
>>> [card.name for card in tablee.shelf()][:3]
['duo', 'ekko', 'eko']
>>> match = tablee.game("duo", seats=3, turbo=True).start(seed="seed")
>>> match.asked in match.waiting
True

What is listed in `tablee.__all__` is public and stays as it is: `shelf`, `game`, `batch`, `bulk`, `hint`,
`policy`, `arena`, `analyse` and `replay`; the classes `Game`, `Match`, `Batch`, `Policy`, `Idea`, `Card` and
`Option`; and the errors, which are all `TableeError`. So are the modules `tablee.envs`, `tablee.lab`,
`tablee.client` and, for those who write a game, `tablee.testing` and what CONTRIBUTING tells of
`tablee.core`.
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from typing import TYPE_CHECKING, Any, Literal, overload

from tablee.core.card import Card, Option
from tablee.core.shelf import shelf
from tablee.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadWeights,
    BotFault,
    IllegalAction,
    NoCluster,
    TableeError,
    Unguarded,
    UnknownBot,
    UnknownGame,
    UnknownVersion,
)

if TYPE_CHECKING:
    from pathlib import Path

    from tablee.bots.net import Policy
    from tablee.bots.thought import Idea
    from tablee.core.batch import Batch
    from tablee.core.game import Game, Rows
    from tablee.core.gpu import CudaBatch
    from tablee.core.match import Match
    from tablee.lab.analysis import Analysis
    from tablee.lab.standings import Standings

__version__ = "0.2.0"
__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadWeights",
    "Batch",
    "BotFault",
    "Card",
    "Game",
    "Idea",
    "IllegalAction",
    "Match",
    "NoCluster",
    "Option",
    "Policy",
    "TableeError",
    "Unguarded",
    "UnknownBot",
    "UnknownGame",
    "UnknownVersion",
    "analyse",
    "arena",
    "batch",
    "bulk",
    "game",
    "hint",
    "policy",
    "replay",
    "shelf",
]

# Classes that bring NumPy or the search along: loaded when they are first asked for.
_LATER = {
    "Batch": "tablee.core.batch",
    "Game": "tablee.core.game",
    "Idea": "tablee.bots.thought",
    "Match": "tablee.core.match",
    "Policy": "tablee.bots.net",
}


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module 'tablee' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_LATER])


def game(
    name: str,
    seats: int | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    compiled: bool = True,
    **more: Any,
) -> "Game":
    """A game with its number of seats and options, ready to be started.

    Options are given by name or in `options`, and may be written as on the command line: `turbo="on"`,
    `target="60"`. With `compiled=False` its rules are interpreted, a thousand times slower: for a debugger.
    """
    from tablee.core.game import Game
    from tablee.core.shelf import find

    return Game(name, seats, _options(find(name), options, more, game), compiled)


def _options(
    card: Card, options: Mapping[str, Any] | None, more: Mapping[str, Any], *calls: Any
) -> dict[str, Any]:
    """All options given, each once; `calls` are those whose own terms stand beside them."""
    from tablee.core.arguments import options_of, terms_of

    own = [name for name in terms_of(*calls) if name not in ("name", "game", "arrays")]
    return options_of(card, options, more, list(dict.fromkeys(own)))


@overload
def batch(
    name: str,
    seats: int | None = None,
    games: int = 1024,
    *,
    device: Literal["cpu"] = "cpu",
    options: Mapping[str, Any] | None = None,
    **terms: Any,
) -> "Batch": ...
@overload
def batch(
    name: str,
    seats: int | None = None,
    games: int = 1024,
    *,
    device: Literal["cuda"],
    options: Mapping[str, Any] | None = None,
    **terms: Any,
) -> "CudaBatch": ...
def batch(
    name: str,
    seats: int | None = None,
    games: int = 1024,
    *,
    device: str = "cpu",
    options: Mapping[str, Any] | None = None,
    **terms: Any,
) -> "Batch | CudaBatch":
    """Many games at once, stepped in compiled code on all cores, or on a GPU (`device="cuda"`).

    Options of the game and terms of the batch may be given: `seed`, `limit` (a game is cut after so many
    actions; by default never), `auto_reset`, `observations`; see `Batch` and `CudaBatch` for the others.
    """
    made: Any = _on(device, "tablee.core.batch", "Batch", "CudaBatch")
    known = signature(made).parameters
    own = {key: terms.pop(key) for key in list(terms) if key in known}
    from tablee.core.game import Game
    from tablee.core.shelf import find

    compiled = terms.pop("compiled", True)
    played = Game(name, seats, _options(find(name), options, terms, batch, made), compiled)
    return made(played, games, **own)  # type: ignore[no-any-return]


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
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> "Rows":
    """Whole games, played at random or by the rule of thumb (`by="thumb"`), in compiled code on all cores
    or on a GPU (`device="cuda"`): the same games for the same seed.

    Gives `lengths`, `ends` (0: cut at the limit), `scores` and `payoffs`, a row for each of the games
    numbered from `start` on.
    """
    from tablee.bots.compiled import build_by_thumb
    from tablee.core.arguments import natural, wrapped
    from tablee.core.game import Game
    from tablee.core.shelf import find

    if not isinstance(by, str) or by not in ("random", "thumb"):
        raise BadOption("bad-value", option="by", value=repr(by)[:80], allowed="random, thumb")
    compiled = more.pop("compiled", True)
    played = Game(name, seats, _options(find(name), options, more, bulk), compiled)
    play: Any = _on(device, "tablee.core.game", "play_all", "play_some")
    build = build_by_thumb(played) if by == "thumb" else None
    games, limit = natural("games", games), natural("limit", limit)
    return play(played, games, limit, wrapped(seed), natural("start", start, 0), build)  # type: ignore[no-any-return]


def _on(device: str, module: str, here: str, there: str) -> Any:
    """Something of a module that has its like on the GPU."""
    if not isinstance(device, str) or device not in ("cpu", "cuda"):
        raise BadOption("bad-value", option="device", value=repr(device)[:80], allowed="cpu, cuda")
    if device == "cpu":
        return getattr(import_module(module), here)
    if find_spec("numba_cuda") is None:
        raise BadOption("no-numba-cuda")
    return getattr(import_module("tablee.core.gpu"), there)


def hint(
    match: "Match", seat: int, seconds: float | None = None, playouts: int | None = None
) -> "list[Idea]":
    """The choices of a seat, best first, from its own knowledge only, with their chance to win.

    Unless seconds are given it takes a tenth of one, or most of one in a game that takes long to play on.
    With a number of playouts the answer is the same each time.
    """
    from tablee.bots.hints import hint

    return hint(match, seat, seconds, playouts)


def policy(
    name: str,
    weights: "Path | str | None" = None,
    *,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> "Policy":
    """The network of a game, for given options: with the weights that come with it, or others from a file.

    Called with rows of observations and of masks it gives `probabilities` of all actions and `chances` to
    win of all seats, counted from the viewer (0 for chairs that nobody sits on, 1 in all); in NumPy, or in
    PyTorch if it is given tensors.
    """
    from tablee.bots.net import Policy
    from tablee.core.shelf import find

    return Policy(name, _options(find(name), options, more, policy), weights)


def arena(
    game: str,
    bots: "Sequence[Any] | Mapping[str, Any]",
    seats: int | None = None,
    *,
    games: int = 100,
    seed: str | int | None = None,
    workers: int | None = None,
    ray: str | None = None,
    strict: bool = False,
    timed: bool = False,
    sprt: bool = False,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> "Standings":
    """Let programs play each other, every seating as often as every other and on the same deals.

    A bot is a name (a level, `net`, `search-16000`, `random`, an installed guest), `"module:Class"`, or an
    object: with `choose(look, legal, clock)`, with `act(observation, mask, clock)`, or a policy, called with
    rows of observations and masks. A mapping gives them names of your choice.

    A bot that crashes, stalls or answers nonsense has the rule of thumb play for it, and each such decision
    is counted in its `faults` and warned of at the end; with `strict` the first one raises `BotFault`. A
    class that is not there, or a network of another game, is refused at once. The levels think so many
    playouts and not by the clock, so that a seed gives the same games again; with `timed` they think as at
    live tables.

    Names play on all cores (or so many `workers`), or on a Ray cluster at `ray`; objects in this process
    unless `workers` says otherwise. With `sprt` it ends as soon as it is decided whether the first is better.
    """
    from tablee.core.shelf import find
    from tablee.lab import contests

    return contests.arena(
        game,
        bots,
        seats,
        games=games,
        seed=seed,
        workers=workers,
        ray=ray,
        strict=strict,
        timed=timed,
        sprt=sprt,
        options=_options(find(game), options, more, arena),
    )


def analyse(game: "Match | str | Iterable[str]", seed: int = 0) -> "Analysis":
    """Look back at a match, or at the first record of a text: everybody's chance to win at every moment, what
    choices cost, and how much came from cards, from choices and from what the others held."""
    from tablee.core.match import Match
    from tablee.core.records import replay
    from tablee.lab.analysis import analyse

    return analyse(game if isinstance(game, Match) else replay(game), seed=seed)


def replay(record: str | Iterable[str]) -> "Match":
    """Play the first record of a text (or of its lines) up to its last decision."""
    from tablee.core.records import replay

    return replay(record)
