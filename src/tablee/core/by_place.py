"""Games of a batch taken by the hand, on the processor and on a GPU: positions, saving, clones,
imagination."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tablee.core.arguments import Array, flag, instance, marks, viewers, wrapped
from tablee.core.chance import seed_stream
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.errors import BadOption, BadPosition

KEPT = ("states", "numbers", "lengths", "rewards", "terminated", "truncated")  # of a saved game
CLONES = 0x636C6F6E65  # keeps the chance of clones apart from all others of the same seed …
IMAGINED = 0x696D6167  # … and that of imagination


@dataclass(frozen=True, eq=False)
class Saved:
    """Games of a batch, put aside: all that `Batch.load` needs to go on with them. It can be pickled.

    `saved[3]`, `saved[10:20]` or `saved[[1, 1, 2]]` are some of them. Two are equal where the same games
    stand alike in both, chance included.
    """

    game: Game
    states: Array
    numbers: Array
    lengths: Array
    rewards: Array
    terminated: Array
    truncated: Array

    def __len__(self) -> int:
        return len(self.states)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Saved):
            return NotImplemented
        return same_kind(self.game, other.game) and self._bytes() == other._bytes()

    def __hash__(self) -> int:
        return hash((self.game.name, *self._bytes()))

    def _bytes(self) -> list[bytes]:
        return [getattr(self, name).tobytes() for name in KEPT]

    def __getitem__(self, which: Any) -> "Saved":
        try:
            places = np.arange(len(self))[which]
        except (IndexError, TypeError, ValueError):
            raise BadOption("bad-saved-index", which=repr(which)[:80], games=len(self)) from None
        rows = np.atleast_1d(places).ravel()
        return Saved(self.game, *(getattr(self, name)[rows].copy() for name in KEPT))

    def __repr__(self) -> str:
        return f"<Saved {len(self)} games of {self.game.card.title} with {self.game.seats} seats>"


class ByPlace(ABC):
    """What can be done with some games of a batch. Where the arrays are elsewhere they are brought here to be
    written, and put back."""

    game: Game
    games: int
    terms: Any

    @abstractmethod
    def _host(self, name: str) -> Array:
        """An array of the batch, to be read and written here."""

    @abstractmethod
    def _put(self, name: str, array: Array) -> None:
        """Put it back where it belongs."""

    @abstractmethod
    def _survey(self, marked: Array) -> None:
        """Find out anew who decides in the marked games and what is open to him."""

    @abstractmethod
    def _deal_unknown(self, seats: Array, chances: Array, marked: Array) -> None:
        """Deal anew, in the marked games, all that a seat of each cannot know."""

    def refresh(self, which: Array | None = None, thorough: bool = False) -> None:
        """Find out anew who decides and what is open to him, in all games or the marked ones, after `states`
        were written. What the table has to do by itself it does; games that are over wait for `reset`.

        Seats, options, ends and whose turn it is are checked first, so that one that cannot be is refused.
        **What piles, hands and counts hold is not**: rules that meet what no table could show may do
        anything, write elsewhere in memory included. With `thorough` each record is read as a position and
        set up again, which refuses what the game's notation refuses, and takes about a millisecond a game.
        """
        marked = self._marked(which)
        states = self._host("states")
        wrong = self._impossible(states, marked)
        if wrong is not None:
            place, key, *numbers = wrong
            given, low, high = map(str, numbers)
            reason = "not-in-range", {"key": key, "given": given, "low": low, "high": high}
            raise BadPosition("bad-record", place=place, reason=reason)
        if flag("thorough", thorough):
            for place in np.flatnonzero(marked).tolist():
                try:
                    self.game.set_up(self.game.state_of(states[place]))
                except BadPosition as error:
                    raise BadPosition("bad-record", place=place, reason=(error.key, error.args_)) from None
        self._survey(marked)

    def _impossible(self, states: Array, marked: Array) -> tuple[int, str, int, int, int] | None:
        """The first marked game with a common field, or a seat that is asked, out of range: its place, the
        field, what it holds, and from where to where it may be."""
        card, seats = self.game.card, self.game.seats
        bounds = {o.name: (o.number(self.game.options[o.name]),) * 2 for o in card.options}
        bounds |= {"seats": (seats, seats), "over": (0, len(card.ends))}
        for name, (low, high) in bounds.items():
            bad = marked & ((states[name] < low) | (states[name] > high))
            if bad.any():
                place = int(bad.argmax())
                return place, name, int(states[name][place]), low, high
        records = self.game.build.taken(states)
        for place in np.flatnonzero(marked & (states["over"] == 0)).tolist():
            asked = int(self.game.asks(records[place]))
            if not -1 <= asked < seats:
                return place, "turn", asked, -1, seats - 1
        return None

    def save(self, which: Array | None = None) -> Saved:
        """Put aside all games, or the marked ones, as they stand, chance included."""
        marked = self._marked(which)
        return Saved(self.game, *(self._host(name)[marked].copy() for name in KEPT))

    def load(self, saved: Saved, which: Array | None = None, seed: int | None = None) -> None:
        """Go on with saved games, in all places or the marked ones: one game for all of them, or one for
        each.

        They meet the chance they had, so that clones of a game stay alike if they do the same; with a `seed`
        each has a chance of its own. They may come from another batch of the same game.
        """
        instance("saved", saved, Saved, "batch.save()")
        self._check_game(saved.game)
        marked = self._marked(which)
        count = int(marked.sum())
        if len(saved) not in (1, count):
            raise BadOption("bad-load", places=count, given=len(saved))
        fresh = None if seed is None else own_chances(seed, CLONES, count)
        for name in KEPT:
            array = self._host(name)
            array[marked] = getattr(saved, name)
            if name == "states" and fresh is not None:
                array["rng"][marked] = fresh
            self._put(name, array)
        self._survey(marked)

    def reseed(self, seed: int, which: Array | None = None) -> None:
        """Give all games, or the marked ones, a chance of their own from here on: what was dealt stays."""
        marked = self._marked(which)
        fresh = own_chances(seed, CLONES, int(marked.sum()))
        states = self._host("states")
        states["rng"][marked] = fresh
        self._put("states", states)

    def imagine(self, seats: "Array | int | None" = None, seed: int = 0, which: Array | None = None) -> None:
        """Deal anew, in all games or the marked ones, all that a seat cannot know, future draws included: by
        default the seat that decides. Each game has a chance of its own. Keep the real ones with `save`."""
        marked = self._marked(which)
        if seats is None:
            seats = self._host("to_play").copy()
            marked = marked & (seats >= 0)
        whose = viewers(seats, self.games, self.game.seats)
        self._deal_unknown(whose, own_chances(seed, IMAGINED, self.games), marked)
        self._survey(marked)

    def _records_of(self, positions: Any, count: int) -> Array:
        """The records of positions to begin from: of one for all places, or of one for each."""
        given = [positions] if isinstance(positions, str | Mapping | Match) else positions
        if not isinstance(given, Sequence):
            raise BadOption("bad-positions-kind", given=repr(given)[:80], kind=type(given).__name__)
        if len(given) not in (1, count):
            raise BadOption("bad-positions", places=count, given=len(given))
        records = [self._record_of(position) for position in given]
        return (
            np.concatenate(records * count if len(records) == 1 else records)
            if count
            else self.game.blank()[:0]
        )

    def _record_of(self, position: Any) -> Array:
        if not isinstance(position, Match):
            return self.game.position(position, 0).copied()  # type: ignore[no-any-return]
        self._check_game(position.game)
        return position.copied()  # type: ignore[no-any-return]

    def _begin_from(self, records: Array, marked: Array) -> None:
        """Begin the marked games from these records, each with the chance of its number."""
        states, lengths, numbers = self._host("states"), self._host("lengths"), self._host("numbers")
        states[marked], lengths[marked] = records, 0
        seed_game, rng = self.game.build.bind(seed_stream), self.game.build.taken(states["rng"])
        for place in np.flatnonzero(marked).tolist():
            seed_game(rng[place], self.terms.seed, int(numbers[place]))
        self._put("states", states)
        self._put("lengths", lengths)
        self._survey(marked)

    def _check_game(self, game: Game) -> None:
        """Refuse games that are not those of this batch."""
        if not same_kind(game, self.game):
            raise BadOption("another-game", given=repr(game), own=repr(self.game))

    def _marked(self, which: Array | None) -> Array:
        return np.ones(self.games, "?") if which is None else marks(which, self.games)


def same_kind(one: Game, other: Game) -> bool:
    """Whether two games are the same with the same seats and options."""
    kinds = [(game.name, game.version, game.seats, game.options) for game in (one, other)]
    return kinds[0] == kinds[1]


def own_chances(seed: int, purpose: int, count: int) -> Array:
    """Four words of chance for each of some games, unrelated to those of other seeds and purposes."""
    words = np.random.SeedSequence([wrapped(seed) % 2**64, purpose]).generate_state(4 * count)
    return words.reshape(count, 4).astype("i8")
