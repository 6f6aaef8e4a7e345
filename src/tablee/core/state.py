"""The flat state of a game: one NumPy record, small and fixed in size.

A million games are one array of such records, and copying a game is one assignment.
"""

from typing import Any

import numpy as np

# Every game's record begins with these: the generator, the seats, the option `first` (-1: at random),
# how the game ended (0: it goes on, k: the k-th name of the card's `ends`), and whether the table has
# yet to deal before anybody decides (never so between two actions).
COMMON: dict[str, Any] = {"rng": ("i8", 4), "seats": "i1", "first": "i1", "over": "i1", "due": "i1"}

WIDTH = 8  # records are whole numbers of the widest fields

Field = str | tuple[str, int | tuple[int, ...]]


def record(**fields: Field) -> np.dtype[np.void]:
    """Declare a game's record: field name to NumPy type, or to (type, shape).

    Wide fields come first, so there are no gaps between fields, whose bytes would be nobody's. A record
    is an odd number of wide fields long: so equal fields of neighbouring records lie in different
    banks of a GPU's shared memory.
    """
    whole = COMMON | fields
    parts = [(name, *(kind if isinstance(kind, tuple) else (kind,))) for name, kind in whole.items()]
    parts.sort(key=lambda part: -np.dtype(part[1]).itemsize)
    size = np.dtype(parts).itemsize
    spare = -size % WIDTH
    if (size + spare) // WIDTH % 2 == 0:
        spare += WIDTH
    if spare:
        parts.append(("tail", "i1", spare))
    return np.dtype(parts, align=True)


class Plain(np.ndarray):
    """An array whose single elements are plain Python integers.

    So interpreted rules reckon as compiled ones do, in wide integers, and a number that does
    not fit its field is an error instead of a silent wrap.
    """

    def __getitem__(self, key: Any) -> Any:
        value = super().__getitem__(key)
        return value if isinstance(value, np.ndarray) else value.item()


def plain(array: Any) -> Any:
    """An array as interpreted rules take it."""
    return array.view(Plain)


def lookup(values: Any, kind: str = "i8") -> Any:
    """A constant array that rules may read, interpreted or compiled."""
    constant = plain(np.array(values, dtype=kind))
    constant.flags.writeable = False
    return constant


class Views:
    """Records side by side, each an object with attributes, for interpreted rules."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, key: Any) -> Any:
        return Views(self._array[key]) if isinstance(key, slice) else View(self._array[key : key + 1])

    def __setitem__(self, key: int, value: "View") -> None:
        self._array[key] = value._void


class View:
    """One record as an object with attributes, for interpreted rules, notation and looks."""

    __slots__ = ("_void",)

    def __init__(self, array: Any) -> None:
        object.__setattr__(self, "_void", array[0])

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._void[name]
        except ValueError:
            raise AttributeError(f"the record has no field {name!r}") from None
        return plain(value) if isinstance(value, np.ndarray) else value.item()

    def __setattr__(self, name: str, value: Any) -> None:
        self._void[name] = value
