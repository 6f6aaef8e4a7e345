"""From plain Python rules to running ones: interpreted, or compiled by Numba.

`@rule` only marks a function. A `Build` binds the marked functions of one game: it clones them
with a globals dictionary in which every marked function is the build's own, and in compiled
builds hands the clones to Numba. A template module (the random-play loop, a search) names the
functions it wants from the game as `from_game`; the build puts the game's own there.

Compiled functions are kept on disk (`core/cache.py`).
"""

import types
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any

import numpy as np

from tablee.core.cache import cache_folder
from tablee.core.shelf import module
from tablee.core.state import Plain, View, Views, plain


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a function as part of the rules."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def instruction(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Say that a rule, once compiled, is this instruction of LLVM's on one 64-bit integer."""

    def mark(function: Callable[..., Any]) -> Callable[..., Any]:
        function.__instruction__ = name  # type: ignore[attr-defined]
        return rule(function)

    return mark


def large(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a rule that is too long to be copied into every place that calls it, on a GPU above all."""
    function.__large__ = True  # type: ignore[attr-defined]
    return rule(function)


class _FromGame:
    """Stands in a template module where a function (or a constant) of the game belongs."""

    def __init__(self, default: Callable[..., Any] | None = None) -> None:
        self.default = default

    def __call__(self, *_: Any) -> Any:
        raise TypeError("a template runs only inside a Build")


from_game: Any = _FromGame()


def from_game_or(default: Callable[..., Any]) -> Any:
    """The same, for a function that not every game has: `default` is taken for those that have none."""
    return _FromGame(default)


_binding = RLock()  # a half-bound module must never be seen by another thread


class Build:
    """The rules of one game, bound together and ready to run."""

    kind = "rules"  # whose compiled functions these are, in the cache

    def __init__(
        self, game: str, rules: Any, compiled: bool = True, instead: Mapping[Any, Any] | None = None
    ) -> None:
        self.game = game
        self.rules = rules
        self.compiled = compiled
        self.instead = instead or {}  # rules that others stand in for
        self._bound: dict[str, dict[str, Any]] = {}

    def bind(self, function: Callable[..., Any]) -> Any:
        """This build's own form of a marked function."""
        with _binding:
            function = self.instead.get(function, function)
            return self._globals(function)[function.__name__]

    def handle(self, array: Any) -> Any:
        """What the functions of this build take for the record in `array[0]`."""
        return array[0] if self.compiled else View(array)

    def taken(self, array: Any) -> Any:
        """An array as the functions of this build take it."""
        if self.compiled:
            return array
        return Views(array) if array.dtype.names else plain(array)

    def _globals(self, function: Callable[..., Any]) -> dict[str, Any]:
        name = function.__module__
        if name in self._bound:
            return self._bound[name]
        home = function.__globals__
        own = self._bound[name] = dict(home)
        rules = {key: value for key, value in home.items() if getattr(value, "__rule__", False)}
        for key, value in rules.items():  # the module's own first: a template may want them right away
            if value.__module__ == name and value not in self.instead:
                own[key] = self._clone(value, own)
        for key, value in home.items():
            if isinstance(value, _FromGame) and key != "from_game":
                found = self._of_game(key, value.default)
                own[key] = self.bind(found) if callable(found) else found
            elif isinstance(value, Plain):
                own[key] = self._table(value)
            elif key in rules and (value.__module__ != name or value in self.instead):
                own[key] = self.bind(value)
        return own

    def _of_game(self, name: str, default: Callable[..., Any] | None) -> Any:
        """Something of the game by name: of its rules, or `show`, which has a module of its own."""
        if hasattr(self.rules, name):
            return getattr(self.rules, name)
        if default is not None:
            return default
        return getattr(module(self.game, "observation"), name)

    def _clone(self, function: Any, own: dict[str, Any]) -> Any:
        clone = types.FunctionType(
            function.__code__, own, function.__name__, function.__defaults__, function.__closure__
        )
        clone.__module__ = function.__module__
        clone.__qualname__ = function.__qualname__
        clone.__dict__.update(function.__dict__)
        if not self.compiled:
            return clone
        name = getattr(function, "__instruction__", None)
        return self._made(clone) if name is None else _instruction(name)

    def _table(self, values: Plain) -> Any:
        """A constant array as the functions of this build read it."""
        return np.asarray(values) if self.compiled else values

    def _made(self, clone: Callable[..., Any]) -> Any:
        """A cloned function, ready to run."""
        return _compile(clone, cache_folder(self.game, self.kind))


@cache
def _instruction(name: str) -> Any:
    from numba import types
    from numba.extending import intrinsic

    def typed(_: Any, word: Any) -> Any:
        def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return getattr(builder, name)(*arguments)

        return types.int64(types.int64), code

    typed.__name__ = name
    return intrinsic(typed)


def _compile(function: Callable[..., Any], folder: Path) -> Any:
    import numba

    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        return numba.njit(function, cache=True, nogil=True)
    finally:
        numba.config.CACHE_DIR = before
