"""The rules of ekô: the set-up, the turn, reinforcements and the end.

The board, its pieces, moving and building have modules of their own. Actions are coded: moves, buildings,
reinforcements (stack, number, with the Emperor or not), swaps, keep, march, rest, exchanges (by the owner
of the Emperor given).
"""

from tablee.core.build import large, rule
from tablee.core.chance import below, bits_in, draw_face, renew
from tablee.core.seats import left_of, opener
from tablee.core.state import lookup, record
from tablee.games.eko.board import (
    PALACE,
    PETAL,
    SAND,
    SPACES,
    SPACES_FOR,
    TILES,
    TILES_FOR,
    WORD,
    add,
    around,
    first_of,
    holds,
)
from tablee.games.eko.building import (
    BUILD,
    BUILDS,
    KINDS,
    PIECES,
    build,
    can_build,
    count_builds,
    list_builds,
    nth_build,
)
from tablee.games.eko.moving import can_move, count_moves, list_moves, move, nth_move
from tablee.games.eko.pieces import (
    NOBODY,
    RESERVE,
    TALLEST,
    captives,
    captor,
    exchange,
    height,
    in_play,
    lay,
    lift,
    nth_captive,
)

PAWNS_FOR = lookup([0, 0, 19, 18, 17])  # R3
MOST_SEATS = 4
MARCH_PRICE = 3  # R18
MOST_PLACED = 3  # R19

SWAPPING, ACTING, EXCHANGING, MARCHING, AGAIN, REINFORCING = 0, 1, 2, 3, 4, 5
BY_POINTS, LAST_LEFT, NOBODY_LEFT, LIMIT_REACHED = 1, 2, 3, 4
AHEAD = 1000  # more than any points

REINFORCE = BUILD + BUILDS
SWAP = REINFORCE + SPACES * MOST_PLACED * 2
KEEP = SWAP + SPACES
MARCH = KEEP + 1
REST = MARCH + 1
EXCHANGE = REST + 1
ACTIONS = EXCHANGE + MOST_SEATS
MOST_MOVES = 19 * (SPACES - 1) + 20 * 6 * 2 + 3  # every stack anywhere, two kinds on every side, exchanges

State = record(
    target="i1",
    turn_limit="i2",
    own_upgrade_only="i1",
    turn="i1",
    phase="i1",
    swapped="i1",
    marched="i1",  # this turn's forced march is taken (R18)
    terrain=("i1", SPACES),
    kind=("i1", SPACES),
    sand=("i8", 2),
    sites=("i8", 2),
    stacks=("i8", (MOST_SEATS, 2)),
    tall=("i8", (TALLEST + 1, 2)),
    built=("i8", (MOST_SEATS, 2)),
    emperor=("i1", MOST_SEATS),
    reserve=("i1", MOST_SEATS),  # without the Emperor
    gone=("i1", MOST_SEATS),
    supply=("i1", (MOST_SEATS, KINDS)),
    points=("i1", MOST_SEATS),
    turns=("i2", MOST_SEATS),
)


# The set-up


@rule
def deal(s):
    lay_tiles(s)
    mark_ground(s)
    scatter_pawns(s)
    for seat in range(s.seats):
        for kind in range(KINDS):
            s.supply[seat, kind] = PIECES[kind + 1]  # R5
    s.turn = opener(s)  # R4
    s.phase = SWAPPING


@large
def lay_tiles(s):
    """Put the tiles in random places, turned at random (R1, D4)."""
    tiles = TILES_FOR[s.seats]
    left = (1 << tiles) - 1
    for place in range(tiles):
        rest = left
        for _ in range(below(s.rng, tiles - place)):
            rest &= rest - 1
        tile = bits_in((rest & -rest) - 1)
        left ^= rest & -rest
        turned = below(s.rng, 6)
        s.terrain[PETAL * place] = TILES[tile, 0]
        for petal in range(6):
            s.terrain[PETAL * place + 1 + (petal + turned) % 6] = TILES[tile, petal + 1]


@rule
def mark_ground(s):
    """Sort the spaces in play into circled ones and sites (R2)."""
    for space in range(SPACES_FOR[s.seats]):
        if s.terrain[space] == SAND:
            add(s.sand, space)
        else:
            add(s.sites, space)


@large
def scatter_pawns(s):
    """Draw all pawns from the bag onto the circled spaces (R3); the reserves serve as the bag."""
    for seat in range(s.seats):
        s.reserve[seat] = PAWNS_FOR[s.seats]
    left = s.seats * PAWNS_FOR[s.seats]
    for space in range(SPACES_FOR[s.seats]):
        if holds(s.sand, space):
            seat = draw_face(s.rng, s.reserve, left)
            left -= 1
            lay(s, seat, space, 1)
            # Each of a player's pawns is as likely to be the Emperor as the others.
            if below(s.rng, PAWNS_FOR[s.seats] - s.reserve[seat]) == 0:
                s.emperor[seat] = space


# Who acts, and what is open


@rule
def asks(s):
    return s.turn if s.over == 0 else -1


@rule
def may_act(s, seat):
    return s.over == 0 and seat == s.turn


@rule
def moves(s, seat, out):
    if not may_act(s, seat):
        return 0
    if s.phase == SWAPPING:
        return list_swaps(s, seat, out)
    if s.phase == MARCHING:
        out[0] = MARCH
        out[1] = REST
        return 2
    if s.phase == REINFORCING:
        return list_reinforcements(s, seat, out)
    if s.phase == EXCHANGING:
        return list_exchanges(s, seat, out, 0)
    n = list_builds(s, seat, out, list_moves(s, seat, out, 0))  # R6
    return list_exchanges(s, seat, out, n)  # D17


@rule
def decide(s, seat, codes, spare, chance):
    """Any action, all equally likely: the same as chosen from the list, without listing the many moves."""
    if not slow(s):
        return codes[below(s.rng, moves(s, seat, codes))]
    n, total, wide = count_moves(s, seat, codes)
    end, builds = count_builds(s, seat, codes, n)
    k = below(s.rng, total + builds + gifts(s, seat))
    if k < total:
        return nth_move(s, seat, codes, wide, k)
    if k < total + builds:
        return int(nth_build(s, seat, codes, n, end, k - total))
    return EXCHANGE + nth_captive(s, seat, k - total - builds)


@rule
def slow(s):
    """Moves are many; all else that can be decided is few."""
    return s.phase == ACTING or s.phase == AGAIN


@rule
def gifts(s, seat):
    """How many Emperors a player could give for his own."""
    return captives(s, seat) if captor(s, seat) != NOBODY else 0


@rule
def list_exchanges(s, seat, out, n):
    """Append every Emperor that could be given for one's own (R12, D17)."""
    for k in range(gifts(s, seat)):
        out[n] = EXCHANGE + nth_captive(s, seat, k)
        n += 1
    return n


@rule
def list_swaps(s, seat, out):
    out[0] = KEEP
    n = 1
    if s.emperor[seat] >= 0:
        for space in range(SPACES_FOR[s.seats]):
            if holds(s.stacks[seat], space) and space != s.emperor[seat]:  # R4
                out[n] = SWAP + space
                n += 1
    return n


@large
def list_reinforcements(s, seat, out):
    emperor = s.emperor[seat] == RESERVE
    low, high = clear_stacks(s, seat)
    most = min(s.reserve[seat] + emperor, MOST_PLACED)  # R19
    if low == 0 and high == 0:  # R20: the exception, for him alone
        low, high = stacks_with_room(s, seat)
        most = int(emperor)
    n = 0
    for w in range(2):
        rest = low if w == 0 else high
        while rest != 0:
            stack = WORD * w + first_of(rest)
            rest &= rest - 1
            for pawns in range(1, min(most, TALLEST - height(s, stack)) + 1):
                out[n] = REINFORCE + (stack * MOST_PLACED + pawns - 1) * 2 + emperor  # R20
                n += 1
    return n


@rule
def stacks_with_room(s, seat):
    return s.stacks[seat, 0] & ~s.tall[TALLEST, 0], s.stacks[seat, 1] & ~s.tall[TALLEST, 1]


@rule
def clear_stacks(s, seat):
    """The stacks with room that lie clear of enemy buildings (R19)."""
    built_low = 0
    built_high = 0
    for other in range(s.seats):
        if other != seat:
            built_low |= s.built[other, 0]
            built_high |= s.built[other, 1]
    near_low, near_high = around(built_low, built_high)
    low, high = stacks_with_room(s, seat)
    return low & ~near_low, high & ~near_high


@rule
def can_reinforce(s, seat):
    emperor = s.emperor[seat] == RESERVE
    low, high = clear_stacks(s, seat)
    if low != 0 or high != 0:
        return emperor or s.reserve[seat] > 0
    low, high = stacks_with_room(s, seat)
    return emperor and (low != 0 or high != 0)  # R20


@rule
def can_act(s, seat):
    return can_move(s, seat) or can_build(s, seat)


@rule
def can_march(s, seat):
    return s.reserve[seat] >= MARCH_PRICE and can_act(s, seat)  # R18, D9


# The turn


@rule
def play(s, seat, action):
    if action < BUILD:
        captured = move(s, seat, action // SPACES, action % SPACES)
        after_action(s, seat, captured)
    elif action < REINFORCE:
        build(s, seat, action - BUILD)
        after_action(s, seat, False)
    elif action < SWAP:
        reinforce(s, seat, action - REINFORCE)
        end_turn(s)
    elif action <= KEEP:
        swap(s, seat, action)
    elif action == MARCH:
        s.reserve[seat] -= MARCH_PRICE
        s.gone[seat] += MARCH_PRICE
        s.marched = 1
        s.phase = AGAIN
    elif action == REST:
        call_reinforcements(s, seat)
    else:
        exchange(s, seat, action - EXCHANGE)
        if s.phase == EXCHANGING:
            go_on(s, seat)


@rule
def swap(s, seat, action):
    if action != KEEP:
        s.emperor[seat] = action - SWAP
    s.swapped += 1
    s.turn = left_of(s, seat)
    if s.swapped == s.seats:
        begin_turn(s)


@rule
def begin_turn(s):
    """Ask the player on turn; a turn in which nothing can be done passes."""
    s.marched = 0
    while s.over == 0:
        if can_act(s, s.turn):
            s.phase = ACTING
            return
        if can_reinforce(s, s.turn):  # D5
            s.phase = REINFORCING
            return
        count_turn(s)


@rule
def after_action(s, seat, captured):
    """The points first (D11), then an exchange that is due (R12), then all else (D15)."""
    if s.points[seat] >= s.target and owns_palace(s, seat):  # R21: only who acts gains
        finish(s, seat, BY_POINTS)
        return
    due = gifts(s, seat) if captured else 0
    if due > 1:
        s.phase = EXCHANGING
        return
    if due == 1:
        exchange(s, seat, nth_captive(s, seat, 0))
    go_on(s, seat)


@large
def go_on(s, seat):
    """Whether the game is over, the player out, a forced march open; else reinforcements."""
    left = 0
    for other in range(s.seats):
        left += in_play(s, other)
    if left <= 1:
        if left == 1:  # R22
            end = LAST_LEFT
        else:  # D13
            end = NOBODY_LEFT
        finish(s, seat, end)
    elif not in_play(s, seat):  # D12
        end_turn(s)
    elif s.marched == 0 and can_march(s, seat):
        s.phase = MARCHING
    else:
        call_reinforcements(s, seat)


@rule
def owns_palace(s, seat):
    for space in range(SPACES_FOR[s.seats]):
        if s.terrain[space] == PALACE and holds(s.built[seat], space):
            return True
    return False


@rule
def finish(s, seat, how):
    s.turns[seat] += 1
    s.over = how


@rule
def call_reinforcements(s, seat):
    if can_reinforce(s, seat):
        s.phase = REINFORCING
    else:  # D10
        end_turn(s)


@rule
def reinforce(s, seat, code):
    stack = code // 2 // MOST_PLACED
    pawns = code // 2 % MOST_PLACED + 1
    emperor = code % 2
    lay(s, seat, stack, lift(s, seat, stack) + pawns)
    s.reserve[seat] -= pawns - emperor
    if emperor:
        s.emperor[seat] = stack


@rule
def end_turn(s):
    count_turn(s)
    begin_turn(s)


@rule
def count_turn(s):
    """Count a finished turn and hand on to the next player still in, if he has turns left."""
    s.turns[s.turn] += 1
    s.turn = left_of(s, s.turn)
    while not in_play(s, s.turn):
        s.turn = left_of(s, s.turn)
    if s.turns[s.turn] >= s.turn_limit:  # D14
        s.over = LIMIT_REACHED


# The end


@rule
def score(s, seat):
    return s.points[seat]


@rule
def standing(s, seat):
    """The winners are first, the others follow by points (D16)."""
    return s.points[seat] + AHEAD * wins(s, seat)


@rule
def wins(s, seat):
    if s.over == BY_POINTS:
        return int(seat == s.turn)
    if s.over == LAST_LEFT:
        return int(in_play(s, seat))
    if s.over == LIMIT_REACHED:
        for other in range(s.seats):
            if claim(s, other) > claim(s, seat):
                return 0
        return 1
    return 0  # D13: points alone


@rule
def claim(s, seat):
    """What counts at the turn limit (D14): being in, then a palace, then points."""
    if not in_play(s, seat):
        return -1
    return s.points[seat] + AHEAD * owns_palace(s, seat)


@rule
def imagine(s, seat, chance):
    """Nothing is hidden; only the future is new."""
    renew(s.rng, chance)
