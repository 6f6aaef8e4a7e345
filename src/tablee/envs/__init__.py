"""The games behind other libraries' interfaces: PettingZoo, Gymnasium, OpenSpiel and Stable-Baselines3.

Each module needs its library, from the extra `envs` (or `sb3`); this one needs none of them.
"""

from collections.abc import Callable, Mapping
from typing import Any
from warnings import warn

from tablee.core.arguments import options_of, terms_of
from tablee.core.game import Game
from tablee.core.shelf import find
from tablee.errors import BadOption, TableeError

LIMIT = 2000  # actions after which an episode is cut, for random play may never end


class MissingPackage(TableeError, ImportError):
    """A library that an interface stands on is not installed."""


def reset_options(options: Mapping[str, Any] | None, known: str, strict: bool = True) -> Any:
    """What `reset` was given under the one name it knows; anything else is refused, or warned of."""
    for name in options or {}:
        if name != known:
            trouble = BadOption("unknown-reset-option", name=str(name), known=known)
            if strict:
                raise trouble
            warn(str(trouble), stacklevel=3)
    return (options or {}).get(known)


def table_game(call: Callable[..., Any], name: str, seats: int | None, given: Mapping[str, Any]) -> Game:
    """The game of an environment, made by a call that has terms of its own beside the game's options."""
    more = dict(given)
    options, compiled = more.pop("options", None), more.pop("compiled", True)
    return Game(name, seats, options_of(find(name), options, more, terms_of(call)), compiled)


def needs(package: str, extra: str = "envs") -> MissingPackage:
    """What is raised where a library is missing, with the extra that brings it."""
    return MissingPackage("needs-package", package=package, extra=extra)
