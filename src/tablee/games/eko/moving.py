"""Moving and attacking (R7–R11). The code of a move is start · 91 + goal."""

from tablee.core.build import large, rule
from tablee.core.chance import bits_in, nth_bit, spell
from tablee.games.eko.board import NEAR, SPACES, WORD, around, first_of, holds, region, word_of
from tablee.games.eko.pieces import (
    NOBODY,
    RESERVE,
    TALLEST,
    capture,
    free_spaces,
    height,
    lay,
    lift,
    owner,
)

MOVES = SPACES * SPACES
NOWHERE = -1
NO_REGION = (0, 0, 0, 0)


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


@rule
def next_stack(s, seat, step, rest):
    """The next stack of a player: its space (NOWHERE: there is no more), its pawns, and how to go on.

    In each step come the stacks of one height in one word of the board; the smallest are first.
    """
    while rest == 0 and step < 2 * TALLEST:
        rest = s.stacks[seat, step % 2] & s.tall[step // 2 + 1, step % 2]
        step += 1
    if rest == 0:
        return NOWHERE, 0, step, rest
    start = WORD * ((step - 1) % 2) + first_of(rest)
    return start, (step - 1) // 2 + 1, step, rest & (rest - 1)


@large
def goals(s, seat, start, pawns, free, wide):
    """Where a stack may go: two words.

    Most stacks stand beside the same wide region of free spaces, so the widest one seen so far
    (`wide`: the region and all around it, two words each) is handed on.
    """
    near_low = NEAR[start, 0]
    near_high = NEAR[start, 1]
    door_low = near_low & free[0]
    door_high = near_high & free[1]
    low, high = 0, 0
    if door_low & wide[0] != 0 or door_high & wide[1] != 0:
        low, high = wide[0], wide[1]
        near_low |= wide[2]
        near_high |= wide[3]
        door_low &= ~low
        door_high &= ~high
    while door_low != 0 or door_high != 0:
        seed_high = door_high & -door_high if door_low == 0 else 0
        found = region(door_low & -door_low, seed_high, free[0], free[1])
        low |= found[0]
        high |= found[1]
        near_low |= found[2]
        near_high |= found[3]
        door_low &= ~low
        door_high &= ~high
        if bits_in(found[0]) + bits_in(found[1]) > bits_in(wide[0]) + bits_in(wide[1]):
            wide = found
    emperor = start == s.emperor[seat]
    near_low &= enterable(s, seat, pawns, emperor, 0)
    near_high &= enterable(s, seat, pawns, emperor, 1)
    w = word_of(start)
    near_low &= ~((1 - w) << (start - WORD * w))
    near_high &= ~(w << (start - WORD * w))
    return low | near_low, high | near_high, wide


@large
def list_moves(s, seat, out, n):
    """Append every move."""
    free = free_spaces(s)
    wide = NO_REGION
    start, pawns, step, rest = next_stack(s, seat, 0, 0)
    while start != NOWHERE:
        low, high, wide = goals(s, seat, start, pawns, free, wide)
        n = spell(low, start * SPACES, out, n)
        n = spell(high, start * SPACES + WORD, out, n)
        start, pawns, step, rest = next_stack(s, seat, step, rest)
    return n


@large
def count_moves(s, seat, out):
    """Put down every stack and how many moves it has, in the order of the list; the length of that,
    how many moves they are in all, and the widest region seen."""
    free = free_spaces(s)
    wide = NO_REGION
    n, total = 0, 0
    start, pawns, step, rest = next_stack(s, seat, 0, 0)
    while start != NOWHERE:
        low, high, wide = goals(s, seat, start, pawns, free, wide)
        count = bits_in(low) + bits_in(high)
        out[n] = start
        out[n + 1] = count
        n += 2
        total += count
        start, pawns, step, rest = next_stack(s, seat, step, rest)
    return n, total, wide


@large
def nth_move(s, seat, counts, wide, k):
    """The k-th move of the list, found by what `count_moves` has put down."""
    i = 0
    while k >= counts[i + 1]:
        k -= counts[i + 1]
        i += 2
    start = int(counts[i])
    low, high, _ = goals(s, seat, start, height(s, start), free_spaces(s), wide)
    below = bits_in(low)
    goal = nth_bit(low, k) if k < below else WORD + nth_bit(high, k - below)
    return start * SPACES + goal


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
    """Carry a move out; whether it captured an Emperor."""
    victim = owner(s.stacks, s.seats, goal)
    if victim != NOBODY and victim != seat:
        return attack(s, seat, start, victim, goal)
    enter(s, seat, start, goal, lift(s, seat, start))
    return False


@rule
def enter(s, seat, start, goal, pawns):
    """Set lifted pawns down on an empty space or on an own stack."""
    if holds(s.stacks[seat], goal):
        pawns += lift(s, seat, goal)
    lay(s, seat, goal, pawns)  # R8
    if s.emperor[seat] == start:
        s.emperor[seat] = goal


@rule
def attack(s, seat, start, victim, goal):
    pawns = lift(s, seat, start)
    beaten = lift(s, victim, goal)
    captured = s.emperor[victim] == goal
    s.reserve[victim] += beaten - captured  # R9
    if is_kamikaze(pawns, beaten):  # R10, D6
        go_home(s, seat, 1, s.emperor[seat] == start)
    else:
        enter(s, seat, start, goal, pawns)
    if captured:
        capture(s, seat, victim)
    return captured


@rule
def go_home(s, seat, pawns, emperor):
    """Pawns already off the board go to their owner's reserve, the Emperor among them or not."""
    if emperor:
        s.emperor[seat] = RESERVE
        pawns -= 1
    s.reserve[seat] += pawns
