"""A game's bot functions bound together with the search: one build per game."""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from tablee.bots import guided, search, thumb
from tablee.core.arguments import wrapped
from tablee.core.batch import Batch
from tablee.core.build import Build
from tablee.core.chance import seed_stream
from tablee.core.game import Game
from tablee.core.shelf import module
from tablee.errors import BadOption


class Bound(NamedTuple):
    """The compiled functions a program plays with."""

    think: Any
    think_guided: Any  # None where the game does not appraise actions
    thumb: Any


class GameAndBot:
    """The rules of a game and its bot functions, as one module to bind a template to.

    Where nobody jumps in out of turn, whoever is asked is due. Whole games go by the rule of thumb.
    """

    choose = staticmethod(thumb.choose)

    def __init__(self, name: str) -> None:
        self._bot = module(name, "bot")
        self._rules = module(name, "rules")

    def __getattr__(self, name: str) -> Any:
        if hasattr(self._bot, name):
            return getattr(self._bot, name)
        return getattr(self._rules, "asks" if name == "due" else name)


class BotBuild(Build):
    """The rules and the bot functions of a game, bound together."""

    kind = "bot"


@cache
def _build(name: str, compiled: bool) -> Build:
    return BotBuild(name, GameAndBot(name), compiled)


def build_by_thumb(game: Game) -> Build:
    """The rules of a game with its rule of thumb, for whole games in bulk."""
    return _build(game.name, game.build.compiled)


def search_build(game: Game) -> Build:
    """The rules of a game with its bot functions, for templates that play on as the search does."""
    return _build(game.name, game.build.compiled)


@cache
def _bound(name: str, compiled: bool) -> Bound:
    build = _build(name, compiled)
    guides = hasattr(module(name, "bot"), "appraise")
    return Bound(
        build.bind(search.think),
        build.bind(guided.think) if guides else None,
        build.bind(build.rules.thumb),
    )


def can_be_guided(game: Game) -> bool:
    """Whether the guided search can think about a game."""
    return bound(game).think_guided is not None


def bound(game: Game) -> Bound:
    """The search and the rule of thumb of a game."""
    if game.past is not None:
        raise BadOption("past-rules", title=game.card.title, version=game.version)
    return _bound(game.name, game.build.compiled)


def bound_function(game: Game, name: str) -> Any:
    """One of a game's bot functions by name, or what the search takes for those without it, ready to run."""
    build = _build(game.name, game.build.compiled)
    default: Any = getattr(getattr(search, name, None), "default", None)
    return build.bind(getattr(build.rules, name, default))


class Replies:
    """The seats of a batch that the rule of thumb or chance plays, played on until somebody else is asked.

    `kinds` has a number for each seat of each game: `thumb.BY_CHANCE`, `thumb.BY_THUMB`, or any higher one
    for those who play elsewhere. It may be written at any time.
    """

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        build = _build(batch.game.name, batch.game.build.compiled)
        self._reply, self._seed = build.bind(thumb.reply_some), build.bind(seed_stream)
        self.kinds = np.full((batch.games, batch.game.seats), thumb.ELSEWHERE, "i1")
        self._chances = build.taken(np.zeros((batch.games, 4), "i8"))
        self._actions = build.taken(np.zeros(batch.games, "i4"))

    def __getstate__(self) -> dict[str, Any]:
        raw = {"chances": np.asarray(self._chances), "actions": np.asarray(self._actions)}
        return {"batch": self.batch, "kinds": self.kinds} | raw

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["batch"])  # type: ignore[misc]
        self.kinds[:] = kept["kinds"]
        self._chances[:], self._actions[:] = kept["chances"], kept["actions"]

    def reset(self, seed: int) -> None:
        """Give the programs' own chance a new start."""
        for g in range(self.batch.games):
            self._seed(self._chances[g], ~seed, g)

    def play(self) -> None:
        game, taken = self.batch.game, self.batch.game.build.taken
        a, terms = self.batch.taken_arrays, self.batch.taken_terms
        kinds = taken(self.kinds)

        def reply(first: int, last: int) -> None:
            codes, scratch = taken(np.zeros(game.rules.MOST_MOVES + 1, "i4")), taken(game.blank())
            self._reply(first, last, codes, scratch, a, terms, kinds, self._chances, self._actions)

        self.batch.over_all(reply)


class Thumbs:
    """What the rule of thumb does in each game of a batch, whoever decides there."""

    def __init__(self, batch: Batch, seed: int = 0) -> None:
        self.batch = batch
        build = _build(batch.game.name, batch.game.build.compiled)
        self._choose = build.bind(thumb.choose_some)
        words = np.random.SeedSequence(wrapped(seed)).generate_state(4 * batch.games).astype("i8")
        self._chances = build.taken(words.reshape(batch.games, 4))
        self._actions = np.zeros(batch.games, "i4")

    def choose(self) -> np.ndarray[Any, Any]:
        """An action for each game; written in place each time."""
        game, taken = self.batch.game, self.batch.game.build.taken
        a, actions = self.batch.taken_arrays, taken(self._actions)

        def choose(first: int, last: int) -> None:
            codes, scratch = taken(np.zeros(game.rules.MOST_MOVES + 1, "i4")), taken(game.blank())
            self._choose(first, last, codes, scratch, a, self._chances, actions)

        self.batch.over_all(choose)
        return self._actions


def thumbs(batch: Any, seed: int = 0) -> Any:
    """The rule of thumb for a batch, on the processor or on the card."""
    if isinstance(batch, Batch):
        return Thumbs(batch, seed)
    from tablee.core.gpu import CudaChoices

    return CudaChoices(batch, build_by_thumb(batch.game), seed)
