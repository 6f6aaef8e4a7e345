"""Games of a batch taken by the hand, on the processor and on a GPU: positions, saving, clones,
imagination."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tablee.core.arguments import Array, instance, marks, viewers, wrapped
from tablee.core.chance import seed_stream
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.errors import BadOption

KEPT = ("states", "numbers", "lengths", "rewards", "terminated", "truncated")  # of a saved game
CLONES = 0x636C6F6E65  # keeps the chance of clones apart from all others of the same seed …
IMAGINED = 0x696D6167  # … and that of imagination


@dataclass(frozen=True)
class Saved:
    """Games of a batch, put aside: all that `Batch.load` needs to go on with them. It can be pickled.

    `saved[3]`, `saved[10:20]` or `saved[[1, 1, 2]]` are some of them.
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

    def refresh(self, which: Array | None = None) -> None:
        """Find out anew who decides and what is open to him, in all games or the marked ones, after `states`
        were written. What the table has to do by itself it does; games that are over wait for `reset`."""
        self._survey(self._marked(which))

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
        if not isinstance(given, Sequence) or len(given) not in (1, count):
            many = len(given) if isinstance(given, Sequence) else 0
            raise BadOption("bad-positions", places=count, given=many)
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
        mine = (self.game.name, self.game.version, self.game.seats, self.game.options)
        if (game.name, game.version, game.seats, game.options) != mine:
            raise BadOption("another-game", given=repr(game), own=repr(self.game))

    def _marked(self, which: Array | None) -> Array:
        return np.ones(self.games, "?") if which is None else marks(which, self.games)


def own_chances(seed: int, purpose: int, count: int) -> Array:
    """Four words of chance for each of some games, unrelated to those of other seeds and purposes."""
    words = np.random.SeedSequence([wrapped(seed) % 2**64, purpose]).generate_state(4 * count)
    return words.reshape(count, 4).astype("i8")
