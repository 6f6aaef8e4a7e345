"""Positions that show what the rules say: drawn beside a section of them, as the table draws it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Example:
    """A position of the game's notation, how much of the table is shown, and what is marked there.

    A game's module `examples` has `EXAMPLES`, by the name of the section; the words are `example-…`. Where a
    game has rules in short (`short-aim`, `short-turn`, `short-end`), `IN_SHORT` names the example drawn
    with each.
    """

    state: Mapping[str, Any]
    shown: tuple[str, ...] = ()  # actions: the pieces one would choose for them are marked
    plates: bool = True  # whether it is worth seeing where everybody stands
    seats: int = 2
    seat: int = 0  # who looks
    options: Mapping[str, Any] = field(default_factory=dict)
