"""The shelf: which games there are, and where the folder of each lies.

A folder of `tablee.games` that holds a card is on the shelf, and so is a package that another distribution
names in the entry-point group `tablee.games`. One that cannot be loaded is named and left out; the others
work. Imports nothing heavy: the shelf is shown without opening the boxes.
"""

import pkgutil
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from tablee.core.card import Card
from tablee.errors import UnknownGame

OWN = "tablee.games"  # our own games …
GROUP = "tablee.games"  # … and the entry-point group of others


@dataclass(frozen=True)
class Broken:
    """A package that was to bring a game and does not."""

    name: str  # the entry point's
    package: str
    reason: str


@dataclass(frozen=True)
class Shelf:
    """Every game by its name, where its folder is, and what had to be left out."""

    cards: dict[str, Card]
    homes: dict[str, str]
    broken: list[Broken]


def found() -> Shelf:
    """What is on the shelf; looked for once."""
    return _found()


@cache
def _found() -> Shelf:
    cards: dict[str, Card] = {}
    homes: dict[str, str] = {}
    broken = []
    for name, package, outside in [*_own(), *_installed()]:
        try:
            card = _card(package)
            if card.name != name:
                raise ValueError(f"its card says {card.name!r}, its entry point {name!r}")
            if name in cards:
                raise ValueError(f"there is a game of that name already, in {homes[name]}")
        except Exception as error:
            if not outside:
                raise
            broken.append(Broken(name, package, f"{type(error).__name__}: {error}"))
            continue
        cards[name], homes[name] = card, package
    return Shelf(dict(sorted(cards.items(), key=lambda item: item[1].title.casefold())), homes, broken)


def _own() -> list[tuple[str, str, bool]]:
    spec = find_spec(OWN)
    places = spec.submodule_search_locations if spec else None
    return [(found.name, f"{OWN}.{found.name}", False) for found in pkgutil.iter_modules(places)]


def _installed() -> list[tuple[str, str, bool]]:
    points: list[EntryPoint] = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return [(point.name, point.value, True) for point in points]


def _card(package: str) -> Card:
    card = import_module(package).CARD
    if not isinstance(card, Card):
        raise TypeError(f"CARD of {package} is not a tablee.Card")
    return card


def leave_out(name: str, reason: str) -> Broken:
    """Take a game from the shelf that turned out to be broken."""
    shelf = found()
    broken = Broken(name, shelf.homes[name], reason)
    del shelf.cards[name], shelf.homes[name]
    shelf.broken.append(broken)
    return broken


def from_elsewhere() -> list[str]:
    """The games that other packages bring."""
    return [name for name, package in found().homes.items() if not package.startswith(f"{OWN}.")]


def shelf() -> tuple[Card, ...]:
    """The cards of all games, by title."""
    return tuple(found().cards.values())


def find(name: str) -> Card:
    """The card of one game."""
    cards = found().cards
    if name not in cards:
        raise UnknownGame("unknown-game", name=str(name), known=", ".join(cards))
    return cards[name]


def home(name: str) -> str:
    """The package of a game."""
    find(name)
    return found().homes[name]


def folder(name: str) -> Path:
    """Where the files of a game lie."""
    spec = find_spec(home(name))
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def module(name: str, part: str) -> ModuleType:
    """One of a game's modules: `rules`, `look`, `table`, …"""
    return import_module(f"{home(name)}.{part}")


def module_or_none(name: str, part: str) -> ModuleType | None:
    """The same, for one that not every game has."""
    return None if find_spec(f"{home(name)}.{part}") is None else module(name, part)
