# mypy: ignore-errors
"""Moving and attacking (R7–R11). The code of a move is start · 91 + goal."""

from tablee.core.chance import spell
from tablee.core.compiling import large, rule
from tablee.games.eko.board import NEAR, SPACES, WORD, around, first_of, holds, region
from tablee.games.eko.pieces import (
    NOBODY,
    RESERVE,
    TALLEST,
    capture,
    free_spaces,
    lay,
    lift,
    owner,
)

MOVES = SPACES * SPACES


@rule
def enterable(s, seat, pawns, emperor, w):
    """The spaces with pawns that a stack may go to, as far as word w of the board."""
    own = s.stacks[seat, w]
    spaces = 0
    for there in range(1, TALLEST + 1):
        level = s.tall[there, w]
        if pawns + there <= TALLEST:  # R8
            spaces |= level & own
        if pawns > there or (emperor and pawns == there) or is_kamikaze(pawns, there):  # R9
            spaces |= level & ~own
    return spaces


@rule
def is_kamikaze(pawns, there):
    return pawns == 1 and there == TALLEST  # R10, D6


@large
def list_moves(s, seat, out, n):
    """Append every move.

    Most stacks stand beside the same wide region of free spaces, so the widest one seen so far
    is remembered, with all around it and with the place in `out` where its spaces are listed.
    """
    free_low, free_high = free_spaces(s)
    wide_low, wide_high, rim_low, rim_high = 0, 0, 0, 0
    size, listed, lister = 0, 0, 0
    step, rest = 0, 0  # in each step the stacks of one height in one word, the lowest first
    while True:
        while rest == 0 and step < 2 * TALLEST:
            rest = s.stacks[seat, step % 2] & s.tall[step // 2 + 1, step % 2]
            step += 1
        if rest == 0:
            return n
        pawns = (step - 1) // 2 + 1
        start = WORD * ((step - 1) % 2) + first_of(rest)
        rest &= rest - 1
        near_low = NEAR[start, 0]
        near_high = NEAR[start, 1]
        door_low = near_low & free_low
        door_high = near_high & free_high
        if door_low & wide_low != 0 or door_high & wide_high != 0:
            n = list_again(out, listed, size, (start - lister) * SPACES, n)
            near_low |= rim_low
            near_high |= rim_high
            door_low &= ~wide_low
            door_high &= ~wide_high
        while door_low != 0 or door_high != 0:
            seed_high = door_high & -door_high if door_low == 0 else 0
            low, high, edge_low, edge_high = region(door_low & -door_low, seed_high, free_low, free_high)
            here = n
            n = list_goals(low, high, start, out, n)
            near_low |= edge_low
            near_high |= edge_high
            door_low &= ~low
            door_high &= ~high
            if n - here > size:
                size, listed, lister = n - here, here, start
                wide_low, wide_high, rim_low, rim_high = low, high, edge_low, edge_high
        emperor = start == s.emperor[seat]
        near_low &= enterable(s, seat, pawns, emperor, 0)
        near_high &= enterable(s, seat, pawns, emperor, 1)
        if start < WORD:
            near_low &= ~(1 << start)
        else:
            near_high &= ~(1 << (start - WORD))
        n = list_goals(near_low, near_high, start, out, n)


@rule
def list_goals(low, high, start, out, n):
    n = spell(low, start * SPACES, out, n)
    return spell(high, start * SPACES + WORD, out, n)


@rule
def list_again(out, listed, size, shift, n):
    """Append moves already listed for another start."""
    for k in range(size):
        out[n + k] = out[listed + k] + shift
    return n + size


@large
def can_move(s, seat):
    """Whether any move is open."""
    free_low, free_high = free_spaces(s)
    near_low, near_high = around(s.stacks[seat, 0], s.stacks[seat, 1])
    if near_low & free_low != 0 or near_high & free_high != 0:
        return True
    for pawns in range(1, TALLEST + 1):
        for w in range(2):
            rest = s.stacks[seat, w] & s.tall[pawns, w]
            while rest != 0:
                start = WORD * w + first_of(rest)
                rest &= rest - 1
                emperor = s.emperor[seat] == start
                for v in range(2):
                    if NEAR[start, v] & enterable(s, seat, pawns, emperor, v) != 0:
                        return True
    return False


@rule
def move(s, seat, start, goal):
    victim = owner(s.stacks, s.seats, goal)
    if victim != NOBODY and victim != seat:
        attack(s, seat, start, victim, goal)
    else:
        enter(s, seat, start, goal, lift(s, seat, start))


@rule
def enter(s, seat, start, goal, pawns):
    """Set lifted pawns down on an empty space or on an own stack."""
    if holds(s.stacks[seat], goal):
        pawns += lift(s, seat, goal)
    lay(s, seat, goal, pawns)
    if s.emperor[seat] == start:
        s.emperor[seat] = goal


@rule
def attack(s, seat, start, victim, goal):
    pawns = lift(s, seat, start)
    beaten = lift(s, victim, goal)
    captured = s.emperor[victim] == goal
    s.reserve[victim] += beaten - captured  # R9
    if is_kamikaze(pawns, beaten):
        go_home(s, seat, 1, s.emperor[seat] == start)
    else:
        enter(s, seat, start, goal, pawns)
    if captured:
        capture(s, seat, victim)


@rule
def go_home(s, seat, pawns, emperor):
    """Pawns already off the board go to their owner's reserve, the Emperor among them or not."""
    if emperor:
        s.emperor[seat] = RESERVE
        pawns -= 1
    s.reserve[seat] += pawns
