"""Many games at once: arrays in which every game makes one decision a step, in compiled code.

Games are spread over threads without the interpreter's lock; which thread steps a game does not
matter, for each game has its own chance, named by the batch's seed and the game's number.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from operator import index
from typing import Any, NamedTuple

import numpy as np

from tablee.core import steps
from tablee.core.game import Game, cores
from tablee.errors import BadOption, IllegalAction

Array = np.ndarray[Any, Any]
NO_LIMIT = 2**31 - 1
AT_HAND = 1024  # games stepped and then observed while they are still at hand
SMALL = 256  # fewer games a thread than this are not worth a thread


class Arrays(NamedTuple):
    """The arrays of a batch; the first index of each is the game."""

    states: Array  # the records
    numbers: Array  # which game of the seed is played in each place
    lengths: Array  # actions so far
    to_play: Array  # the seat that decides; -1 where a game is over and waits for `reset`
    legal: Array  # the codes of its legal actions …
    counts: Array  # … and how many they are
    mask: Array  # the same as a flag for every action code
    rewards: Array  # payoffs of each seat where the last step ended a game, else 0
    terminated: Array  # whether the last step ended the game
    truncated: Array  # whether it was cut at the limit


class Terms(NamedTuple):
    """What all games of a batch have in common."""

    blank: Array
    seed: int
    limit: int
    stride: int
    renews: bool


def shapes(game: Game, games: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """The shape and type of every array of a batch, for those who want to bring their own."""
    rules = game.rules
    return {
        "states": ((games,), rules.State),
        "numbers": ((games,), np.dtype("i8")),
        "lengths": ((games,), np.dtype("i4")),
        "to_play": ((games,), np.dtype("i1")),
        "legal": ((games, rules.MOST_MOVES), np.dtype("u2")),
        "counts": ((games,), np.dtype("i2")),
        "mask": ((games, rules.ACTIONS), np.dtype("?")),
        "rewards": ((games, game.seats), np.dtype("f4")),
        "terminated": ((games,), np.dtype("?")),
        "truncated": ((games,), np.dtype("?")),
        "observations": ((games, game.layout.size), np.dtype("f4")),
    }


class Batched:
    """The arrays of games side by side, each under its name."""

    game: Game
    games: int
    arrays: Arrays
    observations: Any  # what the seat that decides knows, if that was asked for

    def __repr__(self) -> str:
        title, seats = self.game.card.title, self.game.seats
        return f"<{type(self).__name__} of {self.games} games of {title} with {seats} seats>"

    @property
    def states(self) -> Array:
        """The records of the games."""
        return self.arrays.states

    @property
    def numbers(self) -> Array:
        """Which game of the seed is played in each place."""
        return self.arrays.numbers

    @property
    def lengths(self) -> Array:
        """How many actions each game has had, the table's own included."""
        return self.arrays.lengths

    @property
    def to_play(self) -> Array:
        """The seat that decides in each game; -1 where it is over and waits for `reset`."""
        return self.arrays.to_play

    @property
    def legal(self) -> Array:
        """The codes of the legal actions, the first `counts[g]` of each row."""
        return self.arrays.legal

    @property
    def counts(self) -> Array:
        """How many actions are legal in each game."""
        return self.arrays.counts

    @property
    def mask(self) -> Array:
        """A flag for each action code of each game: whether it is legal."""
        return self.arrays.mask

    @property
    def rewards(self) -> Array:
        """The payoffs of each seat in the games that the last step ended, else 0."""
        return self.arrays.rewards

    @property
    def terminated(self) -> Array:
        """Which games the last step ended."""
        return self.arrays.terminated

    @property
    def truncated(self) -> Array:
        """Which games the last step cut at the limit; their payoffs are those of the standings."""
        return self.arrays.truncated

    def _terms(self, blank: Array, seed: int, limit: int | None, renews: bool) -> Terms:
        steps = NO_LIMIT if limit is None else natural("limit", limit)
        return Terms(blank, wrapped(seed), steps, self.games, renews)

    def _viewers(self, seats: "Array | int") -> Array:
        """A seat for each game, of those at the table, or -1 for nobody."""
        viewers = np.full(self.games, seats, "i1") if isinstance(seats, int) else np.asarray(seats, "i1")
        if viewers.shape != (self.games,):
            raise BadOption("bad-viewers", games=self.games)
        if viewers.min() < -1 or viewers.max() >= self.game.seats:
            raise IllegalAction("bad-seat", seat=str(seats), last=self.game.seats - 1)
        return viewers


class Batch(Batched):
    """Games side by side.

    >>> import tablee
    >>> batch = tablee.batch("lobo77", seats=3, games=100, seed=7)
    >>> for _ in range(50):
    ...     batch.step(batch.sample())
    >>> bool(batch.mask.any(axis=1).all())
    True

    A step carries out one action in every game. A game that ends gives its payoffs as `rewards` and is
    dealt anew at once (`auto_reset`), the next number of its place; then `to_play` and `mask` belong
    to the new game already. The arrays are written in place at every step and are only to be read.
    With `checked` off illegal actions are not noticed.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        *,
        seed: int = 0,
        limit: int | None = None,
        auto_reset: bool = True,
        observations: bool = False,
        checked: bool = True,
        threads: int | None = None,
        arrays: Mapping[str, Array] | None = None,
    ) -> None:
        self.game = game
        self.games = natural("games", games)
        self.checked = checked
        self.threads = max(1, min(natural("threads", threads or cores()), games // SMALL))
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        own = _complete(shapes(game, games), dict(arrays or {}), observations)
        self.observations = own.pop("observations", None)
        self.arrays = Arrays(**own)
        self.terms = self._terms(game.blank(), seed, limit, auto_reset)
        bind = game.build.bind
        self._deal, self._step = bind(steps.deal_some), bind(steps.step_some)
        self._find, self._sample = bind(steps.find_illegal), bind(steps.sample_some)
        self._observe = bind(steps.observe_some)
        self.reset(seed=seed)

    def reset(self, which: Array | None = None, seed: int | None = None) -> None:
        """Deal anew: all games from the first number on, or the next numbers in the marked places."""
        if which is None:
            if seed is not None:
                self.terms = self.terms._replace(seed=wrapped(seed))
            self.numbers[:] = np.arange(self.games)
            self.mask[:] = False
            self.counts[:] = 0
            which = np.ones(self.games, "?")
        else:
            which = np.ascontiguousarray(which, "?")
            if which.shape != (self.games,):
                raise BadOption("bad-marks", games=self.games)
            self.numbers[which] += self.games
        for flags in (self.terminated, self.truncated, self.rewards):
            flags[which] = 0
        marked = which
        self.over_all(
            lambda first, last: self._deal(first, last, self._room(), self.arrays, self.terms, marked)
        )
        self._look()

    def step(self, actions: Array) -> None:
        """One action for every game; if one is illegal, an error says so and nothing has changed."""
        codes = self._codes(actions)
        a, terms = self.arrays, self.terms
        if self.checked:
            found = self.over_all(lambda i, k: self._find(i, k, a.mask, a.to_play, codes))
            place = next((g for g in found if g >= 0), None)
            if place is not None:
                raise refusal(self.game, place, int(self.to_play[place]), int(actions[place]))
        seen = self.observations
        if seen is None:
            self.over_all(lambda i, k: self._step(i, k, self._room(), a, terms, codes))
            return

        def step_and_observe(first: int, last: int) -> None:
            for i in range(first, last, AT_HAND):
                k = min(i + AT_HAND, last)
                self._step(i, k, self._room(), a, terms, codes)
                self._observe(i, k, a.states, a.to_play, seen)

        self.over_all(step_and_observe)

    def sample(self, out: Array | None = None) -> Array:
        """A legal action for each game, uniformly, by the game's own chance.

        So a batch that is stepped with its samples plays, game by game, what random play in bulk
        does with the same seed.
        """
        a = self.arrays
        drawn = np.zeros(self.games, "i4") if out is None else out
        self.over_all(lambda i, k: self._sample(i, k, a.states, a.legal, a.counts, drawn))
        return drawn

    def observe(self, seats: "Array | int", out: Array | None = None) -> Array:
        """What given seats know, one of each game, as rows of numbers."""
        viewers = self._viewers(seats)
        rows = np.zeros((self.games, self.game.layout.size), "f4") if out is None else out
        self.over_all(lambda i, k: self._observe(i, k, self.states, viewers, rows))
        return rows

    def _look(self) -> None:
        seen = self.observations
        if seen is not None:
            self.over_all(lambda i, k: self._observe(i, k, self.states, self.to_play, seen))

    def over_all(self, work: Callable[[int, int], Any]) -> list[Any]:
        """Do a piece of work on all games, shared out evenly among the threads."""
        if self._pool is None:
            return [work(0, self.games)]
        bounds = [self.games * i // self.threads for i in range(self.threads + 1)]
        return list(self._pool.map(work, bounds[:-1], bounds[1:]))

    def _room(self) -> Array:
        return np.empty(self.game.rules.MOST_MOVES, "i4")

    def _codes(self, actions: Array) -> Array:
        codes = np.ascontiguousarray(actions)
        if codes.shape != (self.games,) or codes.dtype.kind not in "iu":
            raise BadOption("bad-actions", games=self.games)
        if codes.dtype == np.int32:
            return codes
        last = self.game.rules.ACTIONS  # no code; what is too wide for 32 bits must not become one
        return codes.clip(-1, last).astype("i4")


def refusal(game: Game, place: int, seat: int, code: int) -> IllegalAction:
    """Why an action of a batch is refused."""
    texts = game.notation.ACTIONS
    if not 0 <= code < len(texts):
        return IllegalAction("no-such-code", code=str(code), place=place, last=len(texts) - 1)
    return IllegalAction("illegal-in-batch", action=texts[code], place=place, seat=seat)


def wrapped(seed: int) -> int:
    """A seed as 64 signed bits."""
    try:
        number = index(seed)
    except TypeError:
        raise BadOption("bad-value", option="seed", value=str(seed), allowed="0, 1, 2 …") from None
    return (number + 2**63) % 2**64 - 2**63


def natural(name: str, value: Any, least: int = 1) -> int:
    if not isinstance(value, int) or value < least:
        allowed = ", ".join(str(least + k) for k in range(3))
        raise BadOption("bad-value", option=name, value=repr(value), allowed=f"{allowed} …")
    return value


def _complete(
    wanted: dict[str, tuple[tuple[int, ...], Any]], given: dict[str, Array], observations: bool
) -> dict[str, Array]:
    """The arrays a batch works in: those given, as they are, and new ones for the others."""
    for name, array in given.items():
        if name not in wanted:
            raise BadOption("unknown-array", name=name, known=", ".join(wanted))
        for other in given:
            if other != name and np.may_share_memory(array, given[other]):
                raise BadOption("arrays-overlap", one=name, other=other)
    if not observations and "observations" not in given:
        del wanted["observations"]
    arrays = {}
    for name, (shape, kind) in wanted.items():
        array = given[name] if name in given else np.zeros(shape, kind)
        fits = isinstance(array, np.ndarray) and array.shape == shape and array.dtype == kind
        if not fits or not array.flags.c_contiguous or not array.flags.writeable:
            raise BadOption("bad-array", name=name, shape=str(shape), kind=str(kind))
        arrays[name] = array
    return arrays
