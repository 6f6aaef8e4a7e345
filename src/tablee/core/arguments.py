"""What the public calls take, checked: every refusal is a sentence, and compiled code gets nothing unchecked.

Whole numbers of NumPy are welcome wherever Python's are; flags are not numbers.
"""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from hashlib import sha256
from inspect import Parameter, signature
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from tablee.errors import BadOption, IllegalAction

if TYPE_CHECKING:
    from tablee.core.card import Card

Array = np.ndarray[Any, Any]
LARGEST = 2**62  # of a number that counts something


def terms_of(*calls: Callable[..., Any]) -> list[str]:
    """What some calls take by name, beside a game's options."""
    found = [p for call in calls for p in signature(call).parameters.values()]
    return [p.name for p in found if p.kind is not Parameter.VAR_KEYWORD and p.name != "self"]


def options_of(
    card: "Card", options: Mapping[str, Any] | None, more: Mapping[str, Any], terms: Sequence[str] = ()
) -> dict[str, Any]:
    """All options given to a call, in a mapping or by name, each once. What is neither an option nor a term
    of the call is refused by what it may have been meant for."""
    if options is not None and not isinstance(options, Mapping):
        raise BadOption("bad-value", option="options", value=repr(options), allowed="{…}")
    given = dict(options or {})
    known = [option.name for option in card.options]
    for key in more:
        if key not in known and terms:
            raise unknown_term(card.title, key, known, terms)
        if key in given:
            raise BadOption("option-twice", option=key)
    given |= more
    return {key: card.option(key).parse(v) if isinstance(v, str) else v for key, v in given.items()}


def unknown_term(title: str, name: str, known: Sequence[str], terms: Sequence[str]) -> BadOption:
    """What is said of a name that a call does not take."""
    near = get_close_matches(name, [*known, *terms], 1)
    args = {"title": title, "option": name[:80], "known": ", ".join(known), "terms": ", ".join(terms)}
    return BadOption("unknown-term-near", **args, near=near[0]) if near else BadOption("unknown-term", **args)


def is_whole(value: Any) -> bool:
    """Whether this is a whole number, and not a flag."""
    if isinstance(value, bool | np.bool_) or (isinstance(value, np.ndarray) and value.ndim > 0):
        return False
    try:
        index(value)
    except TypeError:
        return False
    return True


def instance(name: str, value: Any, kind: type, allowed: str) -> None:
    """Refuse what is not of its kind."""
    if not isinstance(value, kind):
        raise BadOption("bad-value", option=name, value=repr(value)[:80], allowed=allowed)


def natural(name: str, value: Any, least: int = 1) -> int:
    """A whole number that is not too small."""
    if not is_whole(value) or not least <= index(value) <= LARGEST:
        allowed = ", ".join(str(least + k) for k in range(3))
        raise BadOption("bad-value", option=name, value=repr(value), allowed=f"{allowed} …")
    return index(value)


def wrapped(seed: Any) -> int:
    """A seed as 64 signed bits: itself if it fits, else a digest of it, so that no two mean the same."""
    if not is_whole(seed):
        raise BadOption("bad-value", option="seed", value=repr(seed)[:80], allowed="0, 1, 2 …")
    number = index(seed)
    if not 0 <= number < 2**64:
        number = int.from_bytes(sha256(b"%x" % number).digest()[:8], "big")
    return (number + 2**63) % 2**64 - 2**63


def flag(name: str, value: Any) -> bool:
    if not isinstance(value, bool | np.bool_):
        raise BadOption("bad-value", option=name, value=repr(value), allowed="True, False")
    return bool(value)


def seat_of(seat: Any, seats: int, least: int = 0) -> int:
    """A seat of a table with so many; -1 is the table itself, or nobody, where that is allowed."""
    if not is_whole(seat) or not least <= index(seat) < seats:
        raise IllegalAction("bad-seat", seat=repr(seat), last=seats - 1)
    return index(seat)


def chance_words(chance: Any) -> Array:
    """The four words of a generator, as an array that will be written into."""
    fits = isinstance(chance, np.ndarray) and chance.shape == (4,) and chance.dtype == np.int64
    if not fits or not chance.flags.writeable:
        raise BadOption("bad-array", name="chance", shape="(4,)", kind="int64")
    found: Array = chance
    return found


def to_write(name: str, array: Any, shape: tuple[int, ...], kind: Any) -> Array:
    """An array that compiled code will write into: of this shape and type, in C order, not read-only."""
    fits = isinstance(array, np.ndarray) and array.shape == shape and array.dtype == kind
    if not fits or not array.flags.c_contiguous or not array.flags.writeable:
        raise BadOption("bad-array", name=name, shape=str(shape), kind=str(np.dtype(kind)))
    found: Array = array
    return found


def marks(which: Any, games: int) -> Array:
    """A flag for every game of a batch."""
    try:
        flags = np.asarray(which)
    except (TypeError, ValueError):
        flags = np.empty(0)
    if flags.shape != (games,) or flags.dtype != np.bool_:
        raise BadOption("bad-marks", games=games)
    return np.ascontiguousarray(flags)


def codes(actions: Any, games: int, most: int) -> Array:
    """An action code for every game of a batch, as 32-bit numbers; what is no code stays none."""
    try:
        given = np.asarray(actions)
    except (TypeError, ValueError):
        given = np.empty(0)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise BadOption("bad-actions", games=games)
    if given.dtype == np.int32:
        return np.ascontiguousarray(given)
    return np.ascontiguousarray(given.clip(-1, most).astype("i4"))


def viewers(seats: Any, games: int, at_table: int) -> Array:
    """A seat for each game, of those at the table, or -1 for nobody."""
    if is_whole(seats):
        return np.full(games, seat_of(seats, at_table, -1), "i1")
    try:
        given = np.asarray(seats)
    except (TypeError, ValueError):
        given = np.empty(0)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise BadOption("bad-viewers", games=games)
    if games and (given.min() < -1 or given.max() >= at_table):
        wrong = given[(given < -1) | (given >= at_table)][0]
        raise IllegalAction("bad-seat", seat=str(wrong), last=at_table - 1)
    return np.ascontiguousarray(given, "i1")
