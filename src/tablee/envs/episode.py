"""One table as the interfaces see it: codes instead of texts, decisions in order, an end at a limit.

Decisions come one after another, each of the seat that is asked; what the table does by itself it does at
once.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np

from tablee.core.game import Game
from tablee.core.match import TABLE, Match
from tablee.errors import IllegalAction

Array = np.ndarray[Any, Any]


class Episode:
    """A match with a limit."""

    def __init__(
        self, game: Game, seed: bytes | str | int | None, limit: int, state: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game
        self.limit = limit
        self.match: Match = game.start(seed) if state is None else game.position(state, seed)
        self.actions = 0
        self.used_chance = False
        self._let_table_act()

    def _let_table_act(self) -> list[tuple[int, str]]:
        done = []
        while not self.finished and self.match.asked == TABLE:
            done.append(self._act(TABLE, self.match.legal(TABLE)[0]))
        return done

    def _act(self, seat: int, text: str) -> tuple[int, str]:
        lots = self.match.lots(len(self.match.log) + 1)
        self.match.play(seat, text)
        self.used_chance |= lots != tuple(self.match.view.rng)
        self.actions += 1
        return seat, text

    def needs_chance(self, code: int) -> bool:
        """Whether anything would be drawn if this action were carried out."""
        twin = deepcopy(self)
        twin.used_chance = False
        twin.play(code)
        return twin.used_chance

    def __deepcopy__(self, memo: Any) -> "Episode":
        twin = object.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.copy()
        return twin

    def imagined(self, seat: int, chance: Array) -> "Episode":
        """A table as this seat might think it is; it remembers nothing of how it came about."""
        twin = deepcopy(self)
        twin.match.imagine(seat, chance)
        twin.match.seed = chance.tobytes()
        twin.match.log = []
        return twin

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def cut(self) -> bool:
        """Whether the limit ended it and not the rules."""
        return not self.over and self.actions >= self.limit

    @property
    def finished(self) -> bool:
        return self.over or self.cut

    @property
    def asked(self) -> int:
        return self.match.asked

    def legal(self, seat: int) -> list[int]:
        """The codes of what a seat is shown as open to it, in ascending order."""
        codes = self.game.codes
        return sorted(codes[text] for text in self.match.legal(seat))

    def mask(self, seat: int) -> Array:
        """The same as a flag for each action code."""
        flags = np.zeros(self.game.rules.ACTIONS, "i1")
        if not self.finished:
            flags[self.legal(seat)] = 1
        return flags

    def play(self, code: int) -> list[tuple[int, str]]:
        """Carry out an action of the asked seat, and what the table does after it; what was done."""
        texts = self.game.notation.ACTIONS
        if not 0 <= code < len(texts):
            raise IllegalAction("unknown-action", action=str(code), title=self.game.card.title)
        return [self._act(self.asked, texts[code]), *self._let_table_act()]

    def payoffs(self) -> list[float]:
        """What the standings are worth to each seat."""
        gains = np.zeros(self.game.seats)
        self.game.payoffs(self.match.handle, gains)
        return [float(gain) for gain in gains]
