"""The library: one folder a game. A folder that holds a card is on the shelf."""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tablee.core.card import Card
from tablee.errors import UnknownGame


@cache
def shelf() -> tuple[Card, ...]:
    """The cards of all games, by title."""
    modules = [import_module(f"{__name__}.{m.name}") for m in pkgutil.iter_modules(__path__)]
    return tuple(sorted((m.CARD for m in modules), key=lambda card: card.title.casefold()))


def module(name: str, part: str) -> ModuleType:
    """One of a game's modules: `rules`, `look`, `table`, …"""
    return import_module(f"{__name__}.{name}.{part}")


def module_or_none(name: str, part: str) -> ModuleType | None:
    """The same, for one that not every game has."""
    return None if find_spec(f"{__name__}.{name}.{part}") is None else module(name, part)


def find(name: str) -> Card:
    """The card of one game."""
    for card in shelf():
        if card.name == name:
            return card
    raise UnknownGame("unknown-game", name=str(name), known=", ".join(c.name for c in shelf()))
