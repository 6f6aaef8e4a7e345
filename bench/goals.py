"""The paces hoped for, from the games' own folders; sizes of batches that follow from the games' records."""

from typing import Any

from tablee.core.game import Game
from tablee.core.shelf import module_or_none, shelf


def goal(game: str, kind: str) -> float | None:
    """What a game's `samples` hope for; a game from elsewhere may have none."""
    goals: dict[str, Any] = getattr(module_or_none(game, "samples"), "GOALS", {})
    return goals.get(kind)


def told(game: str, kind: str) -> str:
    wanted = goal(game, kind)
    return "" if wanted is None else f"{wanted:,g}"


def fitting(budget: int, size: int, most: int) -> int:
    """The largest power of two of things of a size that fit into a budget of bytes, up to `most`."""
    return min(most, 1 << (max(1, budget // size).bit_length() - 1))


def shown(game: Game) -> int:
    """Bytes of a record and its mask."""
    return int(game.rules.State.itemsize) + int(game.rules.ACTIONS)


def a_game(seats: int = 4) -> str:
    """The first on the shelf that so many can play."""
    return next(card.name for card in shelf() if card.seats[0] <= seats <= card.seats[1])


def lasting(game: str) -> dict[str, Any]:
    """Options with which a game lasts long, if its `samples` name some."""
    options: dict[str, Any] = getattr(module_or_none(game, "samples"), "LASTING", {})
    return options
