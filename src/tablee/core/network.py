"""Networks that play: how one is described, so that whoever has arrays can evaluate it.

A network is a description: the shapes of its weights, what it is shown of a row, and one function from that
to scores and values. Both are written over `Ops`, the few operations that NumPy and a library for learning
do not call alike; so what is learnt in one is played in the other. A game may bring a module `learning`
with `network()`, its own description, `SETTINGS`, how it is best learnt, and `PLAYED`, how its levels play
best, as contests show; one that does not is learnt by a `Dense` network, and played by search alone.
`former()` may list the networks it was learnt with before, so that their weights still play.

A row is what a seat observes, followed by the game's options as they stand in the record: they are public,
and not every option can be read off the table.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import inf, isfinite
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

import numpy as np

from tablee.core.by_seats import BySeats, for_seats
from tablee.core.shelf import find, module, module_or_none

if TYPE_CHECKING:
    from tablee.core.observation import Layout

Weights = Mapping[str, Any]
Way = Literal["search", "network", "ahead"]  # how a level plays: without a network, by it alone, or with both
Played = Mapping[str, BySeats[Way]]  # by level
FORBIDDEN = -1e9  # the score of what is not legal
PLENTY = 10.0  # larger inputs are cut


class Ops(Protocol):
    """What has another name in each library, or needs to know where arrays are."""

    def constant(self, values: "np.ndarray[Any, Any]") -> Any: ...
    def floats(self, array: Any) -> Any: ...
    def whole(self, array: Any) -> Any: ...
    def relu(self, array: Any) -> Any: ...
    def joined(self, arrays: Sequence[Any], axis: int = -1) -> Any: ...
    def largest(self, array: Any, axis: int) -> Any: ...
    def along(self, array: Any, places: Any) -> Any: ...
    def where(self, flags: Any, array: Any, other: float) -> Any: ...
    def marks(self, places: Any, flags: Any, size: int) -> Any: ...


class NumpyOps:
    """The operations in NumPy."""

    def constant(self, values: "np.ndarray[Any, Any]") -> Any:
        return values

    def floats(self, array: Any) -> Any:
        return array.astype(np.float32)

    def whole(self, array: Any) -> Any:
        return array.astype(np.int64)

    def relu(self, array: Any) -> Any:
        return np.maximum(array, 0)

    def joined(self, arrays: Sequence[Any], axis: int = -1) -> Any:
        return np.concatenate(arrays, axis)

    def largest(self, array: Any, axis: int) -> Any:
        return array.max(axis)

    def along(self, array: Any, places: Any) -> Any:
        return np.take_along_axis(array, places, -1)

    def where(self, flags: Any, array: Any, other: float) -> Any:
        return np.where(flags, array, np.float32(other))

    def marks(self, places: Any, flags: Any, size: int) -> Any:
        """A row of so many numbers for each row of places: 1 where a place is named that is flagged."""
        marked = np.zeros((len(places), size + 1), np.float32)
        np.put_along_axis(marked, np.where(flags, places, size), 1, -1)
        return marked[:, :size]


NUMPY = NumpyOps()


class Shape(NamedTuple):
    """The shape of some weights, and how large they are at the beginning; 0: none are."""

    size: tuple[int, ...]
    gain: float = 1.0


@dataclass(frozen=True)
class Settings:
    """How a game is learnt: what people found to work, in figures."""

    limit: int = 2000  # actions after which a game is cut
    rate: float = 7e-4  # of learning, at the beginning; it falls to a hundredth
    entropy: tuple[float, float] = (0.01, 0.001)  # the worth of trying things, at the beginning and the end
    tables: int = 16384  # side by side …
    steps: int = 48  # … and decisions at each of them between two lessons
    chunk: int = 16384  # decisions learnt from at a time
    epochs: int = 2  # how often a lesson is gone through
    trace: float = 0.95  # how far an advantage looks ahead (lambda)
    shares: Mapping[int, float] = field(default_factory=dict)  # of the tables, that always have so many seats
    varied: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)  # options tried at the other tables
    secrets: tuple[str, ...] = ()  # the parts of the others' rows that the critic may see while learning


class Network:
    """A description of a network for a game; what is common to all."""

    listed = False  # whether it scores a list of actions, or all of them
    apart = False  # whether tables of different numbers of seats are better evaluated apart

    def __init__(self, name: str) -> None:
        self.card = find(name)
        rules = module(name, "rules")
        self.layout: Layout = module(name, "observation").LAYOUT
        self.actions: int = rules.ACTIONS
        self.most: int = rules.MOST_MOVES
        self.seats = self.card.seats[1]
        self.inputs = self.layout.size + len(self.card.own_options)
        self.scales = np.array([*_scales(self.layout), *map(_option_scale, self.card.own_options)], "f4")

    def shapes(self) -> dict[str, Shape]:
        """The shapes of all weights."""
        raise NotImplementedError

    def shown(self, rows: Any, choices: Any, ops: Ops) -> tuple[Any, ...]:
        """What the weights are applied to: all that can be reckoned without them. A learner keeps it, so that
        it is reckoned once, however often a lesson is gone through."""
        return (rows,)

    def judge(
        self, w: Weights, shown: Sequence[Any], choices: Any, ops: Ops, seats: int | None = None
    ) -> tuple[Any, Any]:
        """The score of each choice, and what the table is worth to each seat, counted from the viewer.

        Choices are flags for all actions, or a list of codes that ends in -1s if the network is `listed`.
        Where all tables have as many `seats`, that may be said.
        """
        raise NotImplementedError

    def evaluate(
        self, w: Weights, rows: Any, choices: Any, ops: Ops, seats: int | None = None
    ) -> tuple[Any, Any]:
        """Both at once: scores and worths, from rows."""
        return self.judge(w, self.shown(rows, choices, ops), choices, ops, seats)

    def features(self, rows: Any, choices: Any, ops: Ops) -> Any:
        """What a critic is shown of a seat's own row."""
        return self.scaled(rows, ops)

    def unveiled(self, rows: Any, others: Any, ops: Ops) -> Any:
        """What a critic is shown of the others' secrets: (rows, others, numbers), counted from the viewer."""
        return others.reshape(others.shape[0], -1) * 0.5

    def scaled(self, rows: Any, ops: Ops) -> Any:
        return (rows * ops.constant(self.scales)).clip(-PLENTY, PLENTY)

    def part(self, rows: Any, name: str) -> Any:
        """A part of the observation."""
        return rows[:, self.layout[name].place]

    def options(self, options: Mapping[str, Any]) -> list[float]:
        """What follows the observation in a row."""
        return [float(option.number(options[option.name])) for option in self.card.own_options]

    def digest(self) -> str:
        """What rows, actions and weights mean, as a short text: weights fit only where it is the same."""
        parts = [(p.name, p.size, p.start, p.meaning) for p in self.layout.parts.values()]
        shapes = [(name, shape.size) for name, shape in self.shapes().items()]
        texts = list(module(self.card.name, "notation").ACTIONS)
        options = [option.name for option in self.card.own_options]
        whole = json.dumps([parts, options, texts, shapes], default=str)
        return hashlib.sha256(whole.encode()).hexdigest()[:16]


def _scales(layout: "Layout") -> list[float]:
    scales: list[float] = []
    for part in layout.parts.values():
        widest = max(abs(part.low) if part.low > -inf else inf, abs(part.high))
        scales += [1 / max(1.0, min(widest, 20.0)) if isfinite(widest) else 0.05] * part.size
    return scales


def _option_scale(option: Any) -> float:
    return 1 / option.high if option.high else 1.0


class Dense(Network):
    """Layers of a width, from all numbers of a row to scores of all actions."""

    def __init__(
        self, name: str, width: int = 512, numbers: Mapping[str, tuple[int, int]] | None = None
    ) -> None:
        super().__init__(name)
        self.width = width
        self.numbers = dict(numbers or {})  # numbers that are learnt one by one, each with its bounds
        self._eyes = {key: np.eye(high - low + 1, dtype="f4") for key, (low, high) in self.numbers.items()}

    def extras(self, rows: Any, ops: Ops) -> list[Any]:
        """What a game adds to the numbers of the row."""
        return []

    def extra(self) -> int:
        """How many numbers these are."""
        return 0

    def features(self, rows: Any, choices: Any, ops: Ops) -> Any:
        parts = [self.scaled(rows, ops), ops.floats(choices)]
        for key, (low, high) in self.numbers.items():
            value = ops.whole(self.part(rows, key)[:, 0].clip(low, high) - low)
            parts.append(ops.constant(self._eyes[key])[value])
        return ops.joined([*parts, *self.extras(rows, ops)])

    def shapes(self) -> dict[str, Shape]:
        wide = self.width
        inputs = (
            self.inputs + self.actions + sum(h - low + 1 for low, h in self.numbers.values()) + self.extra()
        )
        return {
            "first": Shape((inputs, wide), 1.4),
            "first.b": Shape((wide,), 0),
            "second": Shape((wide, wide), 1.0),
            "second.b": Shape((wide,), 0),
            "third": Shape((wide, wide), 1.0),
            "third.b": Shape((wide,), 0),
            "choice": Shape((wide, self.actions), 0.01),
            "choice.b": Shape((self.actions,), 0),
            "worth": Shape((wide, self.seats), 0.1),
            "worth.b": Shape((self.seats,), 0),
        }

    def shown(self, rows: Any, choices: Any, ops: Ops) -> tuple[Any, ...]:
        return (self.features(rows, choices, ops),)

    def judge(
        self, w: Weights, shown: Sequence[Any], choices: Any, ops: Ops, seats: int | None = None
    ) -> tuple[Any, Any]:
        hidden = ops.relu(shown[0] @ w["first"] + w["first.b"])
        hidden = hidden + ops.relu(hidden @ w["second"] + w["second.b"])
        hidden = hidden + ops.relu(hidden @ w["third"] + w["third.b"])
        scores = ops.where(choices, hidden @ w["choice"] + w["choice.b"], FORBIDDEN)
        return scores, hidden @ w["worth"] + w["worth.b"]


@cache
def network(name: str) -> Network:
    """The network of a game: its own, or layers of the usual width."""
    own = module_or_none(name, "learning")
    made: Network = own.network() if own is not None else Dense(name, 256)
    return made


@cache
def former(name: str) -> tuple[Network, ...]:
    """Networks that a game was learnt with before: their weights still play; nothing learns on from them."""
    made = getattr(module_or_none(name, "learning"), "former", None)
    return () if made is None else tuple(made())


def settings(name: str) -> Settings:
    """How a game is learnt: as it says itself, or as usual."""
    own = module_or_none(name, "learning")
    found: Settings = own.SETTINGS if own is not None else Settings()
    return found


def way_of(name: str, level: str, seats: int = 2) -> Way:
    """How a level plays a game best with so many seats, as the game says; by search alone where it says
    nothing."""
    found = module_or_none(name, "learning")
    played: Played = getattr(found, "PLAYED", {})
    return for_seats(played.get(level, "search"), seats)
