"""Many games at once: arrays in which every game makes one decision a step, in compiled code.

Games are spread over threads without the interpreter's lock; which thread steps a game does not
matter, for each game has its own chance, named by the batch's seed and the game's number.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from tablee.core import places, steps
from tablee.core.arguments import Array, codes, flag, instance, marks, natural, to_write, viewers, wrapped
from tablee.core.by_place import ByPlace
from tablee.core.follow import Follower
from tablee.core.game import Game, cores
from tablee.core.records import write
from tablee.errors import BadOption, IllegalAction

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
    terms: Terms
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
        steps = NO_LIMIT if limit is None else min(natural("limit", limit), NO_LIMIT)
        return Terms(blank, wrapped(seed), steps, self.games, flag("auto_reset", renews))


class Batch(Batched, ByPlace):
    """Games side by side.

    >>> import tablee
    >>> batch = tablee.batch("lobo77", seats=3, games=100, seed=7)
    >>> for _ in range(50):
    ...     batch.step(batch.sample())
    >>> bool(batch.mask.any(axis=1).all())
    True

    A step carries out one action in every game. A game that ends gives its payoffs as `rewards` and is
    dealt anew at once (`auto_reset`), the next number of its place; then `to_play` and `mask` belong
    to the new game already. The arrays are written in place at every step: copy what is to be kept. They are
    only to be read; who writes `states` all the same calls `refresh` afterwards. With `checked` off illegal
    actions are not noticed.

    Games are numbered from `start` on, as in `tablee.bulk`. `positions` to begin from are what `reset` takes.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        *,
        seed: int = 0,
        start: int = 0,
        limit: int | None = None,
        auto_reset: bool = True,
        observations: bool = False,
        checked: bool = True,
        threads: int | None = None,
        arrays: Mapping[str, Array] | None = None,
        positions: Any = None,
    ) -> None:
        self.game = game
        self.games = natural("games", games)
        self.start = natural("start", start, 0)
        self.checked = flag("checked", checked)
        wanted = cores() if threads is None else natural("threads", threads)
        self.threads = max(1, min(wanted, self.games // SMALL))
        if arrays is not None:
            instance("arrays", arrays, Mapping, "{…}")
        own = _complete(shapes(game, self.games), dict(arrays or {}), flag("observations", observations))
        self.observations = own.pop("observations", None)
        self.arrays = Arrays(**own)
        self.terms = self._terms(game.blank(), seed, limit, auto_reset)
        self._follower: Follower | None = None
        self._bind()
        self.reset(seed=seed, positions=positions)

    def _bind(self) -> None:
        """What is not kept in a copy: threads, and functions bound for them."""
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        bind, taken = self.game.build.bind, self.game.build.taken
        self.taken_arrays = Arrays(*(taken(array) for array in self.arrays))
        self._seen = None if self.observations is None else taken(self.observations)
        self._deal, self._step = bind(steps.deal_some), bind(steps.step_some)
        self._find, self._sample = bind(steps.find_illegal), bind(steps.sample_some)
        self._observe = bind(steps.observe_some)

    def __getstate__(self) -> dict[str, Any]:
        kept = ("game", "games", "start", "checked", "threads", "arrays", "observations", "terms")
        return {name: getattr(self, name) for name in (*kept, "_follower")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._bind()

    def __copy__(self) -> "Batch":
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: Any) -> "Batch":
        """An independent batch that stands where this one does, and meets the same chance: `reseed` gives it
        one of its own."""
        twin = object.__new__(type(self))
        seen = None if self.observations is None else self.observations.copy()
        arrays = Arrays(*(array.copy() for array in self.arrays))
        follower = None if self._follower is None else self._follower.copy()
        own = {"arrays": arrays, "observations": seen, "_follower": follower}
        twin.__setstate__(self.__getstate__() | own)
        return twin

    @property
    def taken_terms(self) -> Terms:
        """The terms, as compiled or interpreted functions take them."""
        return self.terms._replace(blank=self.game.build.taken(self.terms.blank))

    def reset(self, which: Array | None = None, seed: int | None = None, positions: Any = None) -> None:
        """Deal anew: all games from the first number on, or the next numbers in the marked places.

        With `positions` nothing is dealt and the games begin there: a state in the game's notation or a
        match, for all of them, or one for each. Their further chance is that of their numbers, so it is
        their own.
        """
        if which is None:
            marked = np.ones(self.games, "?")
        else:
            marked = marked_anew(which, self.games, seed)
        begun = None if positions is None else self._records_of(positions, int(marked.sum()))
        if which is None:
            if seed is not None:
                self.terms = self.terms._replace(seed=wrapped(seed))
            self.numbers[:] = np.arange(self.start, self.start + self.games)
            self.mask[:] = False
            self.counts[:] = 0
        else:
            self.numbers[marked] += self.games
        for flags in (self.terminated, self.truncated, self.rewards):
            flags[marked] = 0
        a, terms = self.taken_arrays, self.taken_terms
        if begun is None:
            self.over_all(lambda first, last: self._deal(first, last, self._room(), a, terms, marked))
            self._look()
            self._follow_again(marked)
        else:
            self._begin_from(begun, marked)

    def _host(self, name: str) -> Array:
        found: Array = getattr(self, name)
        return found

    def _put(self, name: str, array: Array) -> None:
        """What was written was written in place."""

    def _survey(self, marked: Array) -> None:
        a, terms = self.taken_arrays, self.taken_terms
        survey = self.game.build.bind(places.survey_some)
        self.over_all(lambda first, last: survey(first, last, self._room(), a, terms, marked))
        self._look()
        self._follow_again(marked)

    def _deal_unknown(self, seats: Array, chances: Array, marked: Array) -> None:
        taken, a = self.game.build.taken, self.taken_arrays
        whose, words = taken(seats), taken(chances)
        imagine = self.game.build.bind(places.imagine_marked)
        self.over_all(lambda first, last: imagine(first, last, a, whose, words, marked))

    def imagine_from(self, records: Array, seat: int, chances: Array) -> None:
        """Set all tables as a record says, each with all that the seat cannot know dealt anew by a chance of
        its own (four words a table). The seat must be the one that decides."""
        taken = self.game.build.taken
        a, source, words = self.taken_arrays, taken(records), taken(chances)
        imagine = self.game.build.bind(steps.imagine_some)
        self.over_all(lambda first, last: imagine(first, last, a, source, seat, words))
        self._look()

    def follow(self, which: Array | None = None) -> None:
        """Write down from now on what happens in all games, or in the marked ones, as `records` gives it. It
        takes some microseconds an action: follow some of many."""
        if self._follower is None:
            self._follower = Follower()
        self._follower.begin(self, np.flatnonzero(self._marked(which)))

    def records(self) -> list[str]:
        """The records of the followed games: of those that have ended since this was last asked, then of
        those that are being played. `tablee.replay` leads each to the same state."""
        if self._follower is None:
            raise BadOption("not-followed")
        ended, self._follower.ended = self._follower.ended, []
        waiting = set(np.flatnonzero(self.to_play < 0).tolist())
        playing = [match for place, match in self._follower.matches.items() if place not in waiting]
        return ended + [write(match) for match in playing]

    def _follow_again(self, marked: Array) -> None:
        if self._follower is not None:
            self._follower.begin_again(self, np.flatnonzero(marked))

    def step(self, actions: Array) -> None:
        """One action for every game; if one is illegal, an error says so and nothing has changed."""
        chosen = self.game.build.taken(codes(actions, self.games, self.game.rules.ACTIONS))
        a = self.taken_arrays
        if self.checked:
            found = self.over_all(lambda i, k: self._find(i, k, a.mask, a.to_play, chosen))
            place = next((g for g in found if g >= 0), None)
            if place is not None:
                raise refusal(self.game, place, int(self.to_play[place]), int(np.asarray(actions)[place]))
        if self._follower is None:
            self._carry_out(chosen)
            return
        waited = self.to_play < 0
        self._follower.note(self, np.asarray(actions))
        self._carry_out(chosen)
        self._follower.close(self, waited)

    def step_some(self, actions: Array, which: Array) -> None:
        """One action for each marked game, legal as it must be; the others are not touched, nor is anything
        observed. For those who play some seats of a batch."""
        chosen, marked = self.game.build.taken(actions), marks(which, self.games)
        a, terms = self.taken_arrays, self.taken_terms
        step = self.game.build.bind(places.step_marked)
        self.over_all(lambda i, k: step(i, k, self._room(), a, terms, chosen, marked))

    def _carry_out(self, chosen: Array) -> None:
        a, terms, seen = self.taken_arrays, self.taken_terms, self._seen
        if seen is None:
            self.over_all(lambda i, k: self._step(i, k, self._room(), a, terms, chosen))
            return

        def step_and_observe(first: int, last: int) -> None:
            for i in range(first, last, AT_HAND):
                k = min(i + AT_HAND, last)
                self._step(i, k, self._room(), a, terms, chosen)
                self._observe(i, k, a.states, a.to_play, seen)

        self.over_all(step_and_observe)

    def sample(self, out: Array | None = None) -> Array:
        """A legal action for each game, uniformly, by the game's own chance.

        So a batch that is stepped with its samples plays, game by game, what random play in bulk
        does with the same seed.
        """
        a = self.taken_arrays
        drawn = np.zeros(self.games, "i4") if out is None else to_write("out", out, (self.games,), "i4")
        written = self.game.build.taken(drawn)
        self.over_all(lambda i, k: self._sample(i, k, a.states, a.legal, a.counts, written))
        return drawn

    def observe(self, seats: "Array | int", out: Array | None = None) -> Array:
        """What given seats know, one of each game, as rows of numbers."""
        whose = self.game.build.taken(viewers(seats, self.games, self.game.seats))
        shape = (self.games, self.game.layout.size)
        rows = np.zeros(shape, "f4") if out is None else to_write("out", out, shape, "f4")
        a, written = self.taken_arrays, self.game.build.taken(rows)
        self.over_all(lambda i, k: self._observe(i, k, a.states, whose, written))
        return rows

    def _look(self) -> None:
        a, seen = self.taken_arrays, self._seen
        if seen is not None:
            self.over_all(lambda i, k: self._observe(i, k, a.states, a.to_play, seen))

    def over_all(self, work: Callable[[int, int], Any]) -> list[Any]:
        """Do a piece of work on all games, shared out evenly among the threads."""
        if self._pool is None:
            return [work(0, self.games)]
        bounds = [self.games * i // self.threads for i in range(self.threads + 1)]
        return list(self._pool.map(work, bounds[:-1], bounds[1:]))

    def _room(self) -> Array:
        return self.game.build.taken(np.zeros(self.game.rules.MOST_MOVES, "i4"))  # type: ignore[no-any-return]


def marked_anew(which: Any, games: int, seed: Any) -> Array:
    """The places to be dealt anew; a seed is for all games or none."""
    if seed is not None:
        raise BadOption("seed-for-some")
    return marks(which, games)


def refusal(game: Game, place: int, seat: int, code: int) -> IllegalAction:
    """Why an action of a batch is refused."""
    texts = game.notation.ACTIONS
    if not 0 <= code < len(texts):
        return IllegalAction("no-such-code", code=str(code), place=place, last=len(texts) - 1)
    return IllegalAction("illegal-in-batch", action=texts[code], place=place, seat=seat)


def _complete(
    wanted: dict[str, tuple[tuple[int, ...], Any]], given: dict[str, Array], observations: bool
) -> dict[str, Array]:
    """The arrays a batch works in: those given, as they are, and new ones for the others."""
    for name, array in given.items():
        if name not in wanted:
            raise BadOption("unknown-array", name=name, known=", ".join(wanted))
        to_write(name, array, *wanted[name])
    for one, other in combinations(given, 2):
        if np.may_share_memory(given[one], given[other]):
            raise BadOption("arrays-overlap", one=one, other=other)
    if not observations and "observations" not in given:
        del wanted["observations"]
    arrays = {}
    for name, (shape, kind) in wanted.items():
        arrays[name] = given[name] if name in given else np.zeros(shape, kind)
    return arrays
