"""A game's bot functions bound together with the search: one build per game."""

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from tablee.bots import search
from tablee.core.compiling import Build
from tablee.core.game import Game


class Bound(NamedTuple):
    """The compiled functions a program plays with."""

    think: Any
    thumb: Any


class _Both:
    """The rules of a game and its bot functions, as one module to bind a template to.

    Where nobody jumps in out of turn, whoever is asked is due.
    """

    def __init__(self, name: str) -> None:
        self._bot = import_module(f"tablee.games.{name}.bot")
        self._rules = import_module(f"tablee.games.{name}.rules")
        self.__name__ = self._bot.__name__

    def __getattr__(self, name: str) -> Any:
        if hasattr(self._bot, name):
            return getattr(self._bot, name)
        return getattr(self._rules, "asks" if name == "due" else name)


@cache
def _build(name: str, compiled: bool) -> Build:
    both: Any = _Both(name)
    return Build(both, compiled)


@cache
def _bound(name: str, compiled: bool) -> Bound:
    build = _build(name, compiled)
    return Bound(build.bind(search.think), build.bind(build.rules.thumb))


def bound(game: Game) -> Bound:
    """The search and the rule of thumb of a game."""
    return _bound(game.name, game.build.compiled)


def bound_function(game: Game, name: str) -> Any:
    """One of a game's bot functions by name, ready to run."""
    build = _build(game.name, game.build.compiled)
    return build.bind(getattr(build.rules, name))
