"""What each seat has seen others do, as numbers: for learners that need memory.

An observation holds what can be seen now. A history adds the last actions, as each seat saw them: what
others did in secret is not there, nor that they did anything.
"""

from typing import Any

import numpy as np

from tablee.core.arguments import instance, marks, natural, viewers
from tablee.core.batch import Batch
from tablee.errors import BadOption

Array = np.ndarray[Any, Any]
NOTHING = 0


class History:
    """The last actions of every game of a batch, as each seat saw them.

    >>> import tablee
    >>> batch = tablee.batch("lobo77", seats=3, games=8, seed=1)
    >>> history = History(batch, length=16)
    >>> for _ in range(5):
    ...     history.step(batch.sample())
    >>> history.observe().shape
    (8, 16, 2)
    >>> who, what = history.observe()[0, -1]
    >>> int(who), history.texts[what]
    (3, 'lay 6')

    `observe` gives two numbers for each action, the newest last: who did it, counted from the viewer, who is
    1, and what it was, a number below `size` that `texts` spells out. Both are 0 where there was nothing yet.

    Every step goes by way of `step` here. A game that went on otherwise is noticed by its number and its
    length, and refused until it is forgotten.
    """

    def __init__(self, batch: Batch, length: int = 32) -> None:
        instance("batch", batch, Batch, "tablee.batch(…)")
        self.batch = batch
        self.length = natural("length", length)
        seats, actions = batch.game.seats, batch.game.notation.ACTIONS
        self.texts = ["", *actions]
        known = {text: number for number, text in enumerate(self.texts)}
        self._seen = np.zeros((seats, seats, len(actions)), "i4")  # by who acts, who looks on, and the code
        for seat in range(seats):
            for viewer in range(seats):
                for code, action in enumerate(actions):
                    text = batch.game.looks.seen(action, seat, viewer)
                    if text is not None:
                        if text not in known:
                            known[text] = len(self.texts)
                            self.texts.append(text)
                        self._seen[seat, viewer, code] = known[text]
        self._events = np.zeros((batch.games, seats, self.length, 2), "i4")
        self._at = batch.numbers.copy(), batch.lengths.copy()  # how far each game was when it was last seen

    @property
    def size(self) -> int:
        """How many different numbers stand for what was done."""
        return len(self.texts)

    def step(self, actions: Array) -> None:
        """Step the batch, and remember; a game that ended is forgotten, for its place has a new one or
        waits."""
        batch = self.batch
        self._check()
        seats, codes = batch.to_play.astype("i8"), np.asarray(actions)
        batch.step(actions)
        acted = np.flatnonzero(seats >= 0)
        for viewer in range(batch.game.seats):
            seen = self._seen[seats[acted], viewer, codes[acted]]
            where = acted[seen != NOTHING]
            self._events[where, viewer, :-1] = self._events[where, viewer, 1:]
            self._events[where, viewer, -1, 0] = (seats[where] - viewer) % batch.game.seats + 1
            self._events[where, viewer, -1, 1] = seen[seen != NOTHING]
        self._events[batch.terminated | batch.truncated] = NOTHING
        self._note(slice(None))

    def forget(self, which: Array | None = None) -> None:
        """Begin anew, in all games or the marked ones: after `reset`, `load` and the like."""
        chosen = slice(None) if which is None else marks(which, self.batch.games)
        self._events[chosen] = NOTHING
        self._note(chosen)

    def _note(self, which: Any) -> None:
        """Where these games stand now."""
        for kept, now in zip(self._at, (self.batch.numbers, self.batch.lengths), strict=True):
            kept[which] = now[which]

    def _check(self) -> None:
        """Refuse to go on where games went on, or were dealt, set up or loaded, unseen: what was remembered
        would be of another course of play."""
        unseen = (self._at[0] != self.batch.numbers) | (self._at[1] != self.batch.lengths)
        if unseen.any():
            raise BadOption("history-behind", games=int(unseen.sum()), place=int(unseen.argmax()))

    def observe(self, seats: "Array | int | None" = None) -> Array:
        """What given seats remember, one of each game; by default those that decide now. Zeros for nobody
        (-1)."""
        self._check()
        games = self.batch.games
        whose = viewers(self.batch.to_play if seats is None else seats, games, self.batch.game.seats)
        found: Array = self._events[np.arange(games), whose.astype("i8")]
        found[whose < 0] = NOTHING
        return found
