"""Stacks and Emperors: where they stand, and how Emperors are captured and exchanged.

`stacks[seat]` are the spaces with that seat's pawns, `tall[n]` those with exactly n pawns.
`emperor[seat]` is the space he stands on, RESERVE, MISSING, or CAPTIVE - the seat that holds him.
"""

from tablee.core.build import rule
from tablee.games.eko.board import add, drop, holds

TALLEST = 4  # R7
RESERVE, MISSING, CAPTIVE = -1, -2, -3
CAPTIVE_POINTS = 3  # R11
NOBODY = -1


@rule
def in_play(s, seat):
    """Whether a player has pawns on the board (D12)."""
    return s.stacks[seat, 0] != 0 or s.stacks[seat, 1] != 0


@rule
def free_spaces(s):
    """The circled spaces without pawns."""
    low = s.sand[0]
    high = s.sand[1]
    for seat in range(s.seats):
        low &= ~s.stacks[seat, 0]
        high &= ~s.stacks[seat, 1]
    return low, high


@rule
def height(s, space):
    """How many pawns stand on a space."""
    for pawns in range(1, TALLEST + 1):
        if holds(s.tall[pawns], space):
            return pawns
    return 0


@rule
def owner(sets, seats, space):
    """Whose set of spaces has this space in it; -1: nobody's."""
    for seat in range(seats):
        if holds(sets[seat], space):
            return seat
    return NOBODY


@rule
def lift(s, seat, space):
    """Take a whole stack off the board; how many pawns it had."""
    pawns = height(s, space)
    drop(s.tall[pawns], space)
    drop(s.stacks[seat], space)
    return pawns


@rule
def lay(s, seat, space, pawns):
    """Put so many pawns on an empty space."""
    add(s.tall[pawns], space)
    add(s.stacks[seat], space)


@rule
def captor(s, seat):
    """Who holds a player's Emperor; -1: nobody."""
    return CAPTIVE - s.emperor[seat] if s.emperor[seat] <= CAPTIVE else NOBODY


@rule
def hold(s, seat, prisoner):
    s.emperor[prisoner] = CAPTIVE - seat
    s.points[seat] += CAPTIVE_POINTS


@rule
def capture(s, seat, prisoner):
    hold(s, seat, prisoner)  # R11


@rule
def give_up(s, prisoner):
    s.points[captor(s, prisoner)] -= CAPTIVE_POINTS
    s.emperor[prisoner] = RESERVE


@rule
def holds_captive(s, seat, prisoner):
    return s.emperor[prisoner] == CAPTIVE - seat


@rule
def captives(s, seat):
    """How many Emperors a player holds."""
    held = 0
    for prisoner in range(s.seats):
        held += holds_captive(s, seat, prisoner)
    return held


@rule
def nth_captive(s, seat, n):
    """The owner of the n-th Emperor a player holds, both counted from 0."""
    prisoner = 0
    while n > 0 or not holds_captive(s, seat, prisoner):
        n -= holds_captive(s, seat, prisoner)
        prisoner += 1
    return prisoner


@rule
def exchange(s, giver, gift):
    """R12: an Emperor is given to whoever holds the giver's own, who comes home."""
    keeper = captor(s, giver)
    give_up(s, giver)
    give_up(s, gift)
    if gift != keeper:
        hold(s, keeper, gift)
