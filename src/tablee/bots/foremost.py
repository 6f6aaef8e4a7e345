"""What people who go by Tab come to first: of all that lights up, what the rule of thumb would look at.

A board may have dozens of choices, and whoever has Tab and Enter alone would go through all of them. So some
come first, and so few that what the rule of thumb does is never more than three presses away. They are in the
order in which they lie: which of them it would choose nobody is told. What it thinks of next follows.

It is found at a table imagined from what the seat knows, always by the same lots: where nothing has changed
for a seat, nothing changes its place, and no place tells of anything hidden.
"""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from tablee.bots.compiled import bound_function
from tablee.core.match import Match

FRONT = (3, 2, 1)  # how many come first: to begin with, once a piece is chosen, and at any further step
BEHIND = 5  # and how many follow these, best first
LOTS = (1, 2, 3, 4)

Path = Sequence[str]
Chosen = tuple[str, ...]
Way = tuple[int, Path]  # an action's code, and the pieces chosen for it
Step = tuple[Chosen, list[str]]
Places = Mapping[str, tuple[bool, int]]  # where pieces lie


class _Thumb:
    """The rule of thumb of a seat, for any of its legal actions, by their codes."""

    def __init__(self, match: Match, seat: int) -> None:
        game = match.game
        self._taken = game.build.taken
        self._world = match.copy()
        self._world.imagine(seat, np.array(LOTS, "i8"))
        self._seat = seat
        self._codes = np.zeros(game.rules.MOST_MOVES + 1, "i4")
        self._choose = bound_function(game, "thumb")
        self.legal = self._world.codes(seat)

    def of(self, codes: Sequence[int]) -> int:
        """Its choice among some; the first of them where it has none."""
        if len(codes) == 1:
            return codes[0]
        self._codes[: len(codes)] = codes
        chance = self._taken(np.array(LOTS, "i8"))
        found = self._choose(self._world.handle, self._seat, self._taken(self._codes), len(codes), chance)
        return int(found) if found in codes else codes[0]


def foremost(match: Match, seat: int, paths: Mapping[str, Path], places: Places) -> dict[Chosen, list[str]]:
    """What comes first once some pieces are chosen, wherever there is more to choose from than that."""
    thumb = _Thumb(match, seat)
    texts = match.game.notation.ACTIONS
    ways = [(code, paths[texts[code]]) for code in thumb.legal if texts[code] in paths]
    return dict(_steps(thumb, ways, (), places))


def _steps(thumb: _Thumb, ways: Sequence[Way], chosen: Chosen, places: Places) -> Iterable[Step]:
    """The same from one step on."""
    led: dict[str, list[Way]] = {}
    for code, path in ways:
        if len(path) > len(chosen):
            led.setdefault(path[len(chosen)], []).append((code, path))
    many = _in_front(len(chosen), all(len(further) == 1 for further in led.values()))
    if len(led) > many:
        best = _best(thumb, [(code, path[len(chosen)]) for code, path in ways], many + BEHIND)
        yield chosen, sorted(best[:many], key=places.__getitem__) + best[many:]
    for piece, further in led.items():
        if len(further) > 1:
            yield from _steps(thumb, further, (*chosen, piece), places)


def _in_front(step: int, is_last: bool) -> int:
    """How many come first at a step: one more to begin with where nothing follows."""
    return FRONT[min(step, len(FRONT) - 1)] + (step == 0 and is_last)


def _best(thumb: _Thumb, ways: Sequence[tuple[int, str]], many: int) -> list[str]:
    """The piece of the best action, that of the best with any other piece, and so on."""
    best: list[str] = []
    left = dict(ways)
    while left and len(best) < many:
        best.append(left[thumb.of([*left])])
        left = {code: piece for code, piece in left.items() if piece != best[-1]}
    return best
