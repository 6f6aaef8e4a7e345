# mypy: ignore-errors
"""Stacks and Emperors: where they stand, and how Emperors are captured and exchanged.

`stacks[seat]` are the spaces with that seat's pawns, `tall[n]` those with exactly n pawns.
`emperor[seat]` is the space he stands on, RESERVE, MISSING, or CAPTIVE - the seat that holds him.
"""

from tablee.core.compiling import rule
from tablee.core.seating import left_of
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
def give_up(s, prisoner):
    s.points[captor(s, prisoner)] -= CAPTIVE_POINTS
    s.emperor[prisoner] = RESERVE


@rule
def capture(s, seat, prisoner):
    """R11, and the exchanges that follow: the captor's first, then clockwise (D15).

    One round is enough: an exchange frees the one who asks for it, and whoever receives a
    captive gave one away.
    """
    hold(s, seat, prisoner)
    asker = seat
    for _ in range(s.seats):
        gift = captive_of(s, asker)
        if captor(s, asker) != NOBODY and gift != NOBODY:  # R12
            exchange(s, asker, captor(s, asker), gift)
        asker = left_of(s, asker)


@rule
def captive_of(s, giver):
    """The Emperor a player would give for his own (D15); -1: he holds none."""
    keeper = captor(s, giver)
    if keeper != NOBODY and captor(s, keeper) == giver:
        return keeper
    prisoner = left_of(s, giver)
    for _ in range(s.seats - 1):
        if captor(s, prisoner) == giver:
            return prisoner
        prisoner = left_of(s, prisoner)
    return NOBODY


@rule
def exchange(s, giver, keeper, gift):
    give_up(s, giver)
    give_up(s, gift)
    if gift != keeper:
        hold(s, keeper, gift)
