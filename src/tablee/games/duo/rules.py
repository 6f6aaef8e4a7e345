"""The rules of Duo.

Cards are numbered 0–63 for the symbols (colour · 16 + number · 4 + shape), 64–75 for the jokers
(four colours, four numbers, four shapes) and 76–79 for the turbo jokers. Actions are coded
card (lay it left), 77 + card (lay it right), then draw and stop; the four turbo jokers are alike,
so 76 stands for any of them.
"""

from tablee.core.build import rule
from tablee.core.chance import BITS, count, draw, fill, has, pour, put, renew, spell, take
from tablee.core.rounds import deal as deal
from tablee.core.rounds import end_round
from tablee.core.rounds import play as play
from tablee.core.rounds import settle as settle
from tablee.core.seats import left_of, opener
from tablee.core.state import lookup, record

SYMBOLS = 64  # R1
JOKERS = 12  # R2
TURBO = SYMBOLS + JOKERS  # R3: 76 to 79
CARDS = TURBO + 4
FACES = TURBO + 1
HAND = 7
LEFT, RIGHT, NONE = 0, 1, -1
DRAW = 2 * FACES
STOP = DRAW + 1
ACTIONS = STOP + 1
MOST_MOVES = DRAW + 1
TARGET_REACHED = 1

State = record(
    turbo="i1",
    target="i1",
    round="i4",
    starter="i1",
    turn="i1",
    stack="i1",  # the stack the turn is bound to (R7)
    tops=("i1", 2),
    hands=("i8", (6, 2)),
    sizes=("i1", 6),
    under=("i8", 2),
    pile=("i8", 2),
    left="i1",  # cards in the pile
    scores=("i4", 6),
)


def _features(face: int) -> list[int]:
    """Colour, number and shape of a face; -1 for the features a joker does not have."""
    if face < SYMBOLS:
        return [face // 16, face // 4 % 4, face % 4]
    feature, value = divmod(face - SYMBOLS, 4)
    return [value if f == feature else -1 for f in range(3)]


def _fits(face: int, top: int) -> bool:
    if TURBO in (face, top):  # R13
        return True
    shared = sum(a == b >= 0 for a, b in zip(_features(face), _features(top), strict=True))
    if face < SYMBOLS and top < SYMBOLS:  # R9
        return shared >= 2
    if face >= SYMBOLS and top >= SYMBOLS:  # R12
        return False
    return shared == 1  # R10, R11


def _fitting_sets() -> list[list[int]]:
    """For each top face the set of cards that fit it."""
    sets = []
    for top in range(FACES):
        words = [0, 0]
        for card in range(CARDS):
            if _fits(min(card, TURBO), top):
                words[card // BITS] |= 1 << card % BITS
        sets.append(words)
    return sets


FITTING = lookup(_fitting_sets())
ONE_OF_EACH = (1 << (TURBO - BITS)) - 1  # in the second word, the cards below the turbo jokers


@rule
def begin(s):
    s.round = 1
    s.starter = opener(s)  # R5
    for seat in range(s.seats):
        s.scores[seat] = 0


@rule
def deal_round(s):
    s.turn = s.starter
    s.stack = NONE
    fill(s.pile, 0, CARDS - 1 if s.turbo else TURBO - 1)  # R1–R3
    s.left = CARDS if s.turbo else TURBO
    for w in range(2):
        s.under[w] = 0
    for seat in range(s.seats):
        s.hands[seat, 0] = 0
        s.hands[seat, 1] = 0
        s.sizes[seat] = 0
    for _ in range(HAND):  # R6
        for seat in range(s.seats):
            draw_card(s, seat)
    for stack in range(2):  # D1
        s.tops[stack] = draw(s.rng, s.pile, s.left)
        s.left -= 1


@rule
def draw_card(s, seat):
    put(s.hands[seat], draw(s.rng, s.pile, s.left))
    s.left -= 1
    s.sizes[seat] += 1


@rule
def asks(s):
    return s.turn if s.over == 0 else -1


@rule
def may_act(s, seat):
    return s.over == 0 and seat == s.turn


@rule
def moves(s, seat, out):
    n = 0
    if not may_act(s, seat):
        return n
    for stack in range(2):
        if s.stack == NONE or s.stack == stack:  # R7
            n = list_lays(s, seat, stack, out, n)
    out[n] = DRAW if s.stack == NONE else STOP  # R8, D2
    return n + 1


@rule
def list_lays(s, seat, stack, out, n):
    top = face_of(s.tops[stack])
    low = s.hands[seat, 0] & FITTING[top, 0]
    high = s.hands[seat, 1] & FITTING[top, 1]
    n = spell(low, FACES * stack, out, n)
    n = spell(high & ONE_OF_EACH, FACES * stack + BITS, out, n)
    if high > ONE_OF_EACH:  # the turbo jokers are alike
        out[n] = FACES * stack + TURBO
        n += 1
    return n


@rule
def face_of(card):
    return min(card, TURBO)


@rule
def act(s, seat, action):
    if action == DRAW:
        draw_card(s, seat)
        if s.left == 0:  # D3
            use_up(s)
        else:
            pass_turn(s)
    elif action == STOP:
        pass_turn(s)
    else:
        lay(s, seat, action % FACES, action // FACES)


@rule
def lay(s, seat, face, stack):
    card = face
    while not has(s.hands[seat], card):  # any of the turbo jokers will do
        card += 1
    take(s.hands[seat], card)
    s.sizes[seat] -= 1
    put(s.under, s.tops[stack])
    s.tops[stack] = card
    s.stack = stack
    if s.sizes[seat] == 0:  # R14
        for other in range(s.seats):
            s.scores[seat] += s.sizes[other]
        end_round(s)


@rule
def pass_turn(s):
    s.turn = left_of(s, s.turn)
    s.stack = NONE


@rule
def use_up(s):
    for seat in range(s.seats):  # R15
        s.scores[seat] -= s.sizes[seat]
    end_round(s)


@rule
def close_round(s):
    for seat in range(s.seats):
        if s.scores[seat] >= goal(s):  # R16
            s.over = TARGET_REACHED
            return
    s.round += 1
    s.starter = left_of(s, s.starter)  # R5


@rule
def goal(s):
    if s.target > 0:
        return s.target
    if s.seats == 2:  # R4
        return 10
    return 15 if s.seats <= 4 else 20


@rule
def score(s, seat):
    return s.scores[seat]


@rule
def standing(s, seat):
    return s.scores[seat]


@rule
def imagine(s, seat, chance):
    """Deal the pile and the other hands anew."""
    for other in range(s.seats):
        if other != seat:
            pour(s.hands[other], s.pile)
    unseen = count(s.pile)
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.sizes[other]):
                put(s.hands[other], draw(chance, s.pile, unseen))
                unseen -= 1
    renew(s.rng, chance)
