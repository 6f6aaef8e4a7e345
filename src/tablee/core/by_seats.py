"""What a game says once for all tables, or by the number of seats where it matters."""

from collections.abc import Mapping
from typing import TypeAlias, TypeVar

T = TypeVar("T")

BySeats: TypeAlias = T | Mapping[int, T]  # for all, or from so many seats on


def for_seats(said: BySeats[T], seats: int) -> T:
    """What holds at a table of so many seats.

    >>> for_seats({2: "alone", 3: "together"}, 4)
    'together'
    """
    if not isinstance(said, Mapping):
        return said
    found: T = said[max(least for least in said if least <= seats)]
    return found
