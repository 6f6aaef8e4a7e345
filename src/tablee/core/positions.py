"""Reading a position: small checks that name what is wrong in a state given as JSON."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from tablee.errors import BadPosition

T = TypeVar("T")


def keys(state: Any, names: Sequence[str], where: str = "state") -> None:
    """The object has exactly these keys."""
    if not isinstance(state, Mapping):
        raise BadPosition("not-an-object", key=where)
    for name in names:
        if name not in state:
            raise BadPosition("missing-key", key=name)
    for name in state:
        if name not in names:
            raise BadPosition("unknown-key", key=str(name), known=", ".join(names))


def whole(state: Mapping[str, Any], key: str, low: int, high: int) -> int:
    """A whole number in a range."""
    return whole_value(state[key], key, low, high)


def whole_value(value: Any, key: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadPosition("not-in-range", key=key, given=str(value), low=str(low), high=str(high))
    return value


def flag(state: Mapping[str, Any], key: str) -> bool:
    """True or false."""
    return one_of(state, key, {True: True, False: False})


def one_of(state: Mapping[str, Any], key: str, values: Mapping[Any, T]) -> T:
    """One of some words, and what it stands for."""
    value = state[key]
    for word, meaning in values.items():
        if type(value) is type(word) and value == word:
            return meaning
    known = ", ".join("null" if word is None else str(word) for word in values)
    raise BadPosition("not-one-of", key=key, given=str(value), known=known)


def row(state: Mapping[str, Any], key: str, length: int | None = None) -> list[Any]:
    """A list, of a given length if one is named."""
    value = state[key]
    if not isinstance(value, list):
        raise BadPosition("not-a-list", key=key)
    if length is not None and len(value) != length:
        raise BadPosition("wrong-length", key=key, given=len(value), right=length)
    return value


class Deck:
    """Reads cards and sees to it that none lies in two places.

    `find` turns a card's text into its number, or None; `copies` tells how many there are of it.
    """

    def __init__(self, find: Callable[[Any], int | None], copies: Callable[[int], int] = lambda _: 1) -> None:
        self._find = find
        self._copies = copies
        self._seen: dict[int, int] = {}

    def card(self, text: Any, key: str) -> int:
        number = self._find(text) if isinstance(text, str) else None
        if number is None:
            raise BadPosition("no-such-card", key=key, given=str(text))
        self._seen[number] = self._seen.get(number, 0) + 1
        if self._seen[number] > self._copies(number):
            raise BadPosition("too-many-of-card", key=key, given=text)
        return number

    def cards(self, values: Any, key: str) -> list[int]:
        if not isinstance(values, list):
            raise BadPosition("not-a-list", key=key)
        return [self.card(text, key) for text in values]
