"""From plain Python rules to running ones: interpreted, or compiled by Numba.

`@rule` only marks a function. A `Build` binds the marked functions of one game: it clones them
with a globals dictionary in which every marked function is the build's own, and in compiled
builds hands the clones to Numba. A template module (the random-play loop, a search) names the
functions it wants from the game as `from_game`; the build puts the game's own there.

Numba's disk cache only watches a function's own file, so each build keeps its cache in a folder
named after a digest of all sources it may be made of.
"""

import hashlib
import shutil
import tempfile
import types
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from os import environ
from pathlib import Path
from threading import RLock
from typing import Any

import numpy as np

from tablee.core.state import Plain, View

PACKAGE = Path(__file__).parent.parent
KEPT_CACHES = 3
MARKS = (b"\n@rule", b"\n@large")


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

    def __init__(
        self, rules: types.ModuleType, compiled: bool = True, instead: Mapping[Any, Any] | None = None
    ) -> None:
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
        return getattr(import_module(f"{self.rules.__name__.rpartition('.')[0]}.observation"), name)

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
        return _compile(clone, cache_folder(self.rules.__name__))


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


@cache
def cache_folder(module: str) -> Path:
    """Where the compiled functions of a game's `rules` (or of its `bot`, with the search) are kept."""
    *path, kind = module.split(".")[1:]
    digest = hashlib.sha256()
    for source in compiled_sources(path[-1], kind):
        digest.update(source.name.encode() + source.read_bytes())
    return _make_cache(f"{path[-1]}-{kind}", digest.hexdigest()[:16])


def compiled_sources(game: str, kind: str) -> list[Path]:
    """The files whose change asks for a new compilation: those with rules, and what rules are made with."""
    sources = [*(PACKAGE / "core").glob("*.py"), *(PACKAGE / "games" / game).glob("*.py")]
    if kind == "bot":
        sources += (PACKAGE / "bots").glob("*.py")
    else:
        sources = [source for source in sources if source.name != "bot.py"]
    kept_nowhere = ("gpu_kernels.py", "past.py")  # for a GPU, and only ever interpreted
    sources = [source for source in sources if source.name not in kept_nowhere]
    made_with = {PACKAGE / "core" / name for name in ("build.py", "state.py")}
    return sorted(s for s in sources if s in made_with or any(mark in s.read_bytes() for mark in MARKS))


def _make_cache(game: str, digest: str) -> Path:
    from platformdirs import user_cache_path

    root = Path(environ.get("TABLEE_CACHE") or user_cache_path("tablee"))
    folder = root / game / digest
    if not folder.exists():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _forget_old(folder.parent)
        except OSError:
            folder = Path(tempfile.gettempdir()) / f"tablee-{game}-{digest}"
            folder.mkdir(exist_ok=True)
    return folder


def _forget_old(parent: Path) -> None:
    """Drop the caches of sources long gone; the newest few stay."""
    by_age = sorted(parent.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True)
    for old in by_age[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
