"""Programs at the table: what a level, or a guest, does when its seat is to decide.

Whatever a level does, it does from an imagined table: before anything else all that the seat cannot
know is dealt anew, so a program cannot see a real hidden card even by mistake.
"""

from dataclasses import dataclass
from math import inf
from random import Random

import numpy as np

from tablee.bots.compiled import bound
from tablee.bots.guests import Guest, installed
from tablee.bots.levels import CALLED, LEVELS, RANDOM, Level
from tablee.bots.thought import CHANCE_WORDS, Idea, ponder
from tablee.core.arguments import instance, natural, seat_of
from tablee.core.match import Match
from tablee.errors import BadOption, IllegalAction, UnknownBot
from tablee.words import Sentence

GUEST_CLOCK = 2.0  # seconds a guest has for a decision


@dataclass(frozen=True)
class Decision:
    """What a program does: an action, or None to let the moment pass; and what went wrong, if it did."""

    action: str | None
    trouble: Sentence | None = None


class Player:
    """A program by name: one of the four levels, or a guest from an installed package."""

    def __init__(self, name: str) -> None:
        self.level: Level | None = CALLED.get(name.strip().casefold())
        self._guest: Guest | None = None
        if self.level is None:
            point = installed().get(name.strip())
            if point is None:
                raise UnknownBot("unknown-bot", name=name, known=", ".join([*known(), RANDOM.name]))
            self._guest = Guest(point)
        self.name = self.level.name if self.level else name.strip()

    def decide(self, match: Match, seat: int, seed: int) -> Decision:
        """What this program does in a seat that may act now."""
        if self._guest is None:
            assert self.level is not None
            return Decision(choose(match, seat, self.level, seed))
        legal = match.legal(seat)
        action, trouble = self._guest.choose(match.look(seat), legal, GUEST_CLOCK)
        return Decision(action if trouble is None else by_thumb(match, seat, seed), trouble)

    def close(self) -> None:
        if self._guest is not None:
            self._guest.close()


def known() -> list[str]:
    """The names of all programs that can sit down."""
    return [level.name for level in LEVELS] + sorted(installed())


def choose(match: Match, seat: int, level: Level, seed: int) -> str | None:
    """The action a level takes; None to let the moment pass, out of turn."""
    legal = match.legal(seat)
    dice = Random(seed)
    must = match.asked == seat
    if must and len(legal) == 1:
        return legal[0]
    if level.slips and dice.random() < level.slips:
        return dice.choice(legal) if must or dice.random() < 0.5 else None
    if level.seconds is None:
        return by_thumb(match, seat, seed)
    return ponder(match, seat, seed, seconds=level.seconds, trees=level.trees)[0].action


def by_thumb(match: Match, seat: int, seed: int) -> str:
    """The rule of thumb's action, from what the seat knows."""
    chance = np.random.SeedSequence(seed).generate_state(CHANCE_WORDS).astype("i8")
    world = match.copy()
    world.imagine(seat, chance)
    game = match.game
    taken = game.build.taken
    codes = taken(np.zeros(game.rules.MOST_MOVES + 1, "i4"))
    n = game.moves(world.handle, seat, codes)
    code = int(bound(game).thumb(world.handle, seat, codes, n, taken(chance)))
    action: str = game.notation.ACTIONS[code]
    return action


def hint(
    match: Match, seat: int, seconds: float = 1.0, playouts: int | None = None, seed: int = 0
) -> list[Idea]:
    """The best choices of a seat that may act now, from its own knowledge only, best first.

    Each has its value (the estimated chance to win, from 0 to 1), the error of that estimate and how
    often it was tried; no action is left out. With a number of playouts the answer is the same each time.
    """
    instance("match", match, Match, "tablee.game(…).start()")
    seat = seat_of(seat, match.game.seats)
    if not match.legal(seat):
        raise IllegalAction("nothing-to-decide", seat=seat)
    if playouts is not None:
        return ponder(match, seat, seed, playouts=natural("playouts", playouts), wide=True)
    if not isinstance(seconds, int | float) or not 0 < seconds < inf:
        raise BadOption("bad-value", option="seconds", value=repr(seconds), allowed="0.1, 1, 2.5 …")
    return ponder(match, seat, seed, seconds=seconds, wide=True)
