"""The rules of Highest.

Cards are numbered 0 to 29, which stands for 1 to 30; to play a card is the action of that number.
"""

from tablee.core.build import rule
from tablee.core.chance import BITS, WORDS, draw, fill, pour, put, renew, spell, take
from tablee.core.seats import left_of, opener
from tablee.core.state import record

CARDS = 30  # R1
HAND = 5
SEATS = 4
NONE = -1
ALL_PLAYED = 1  # the one way a game ends

ACTIONS = CARDS
MOST_MOVES = HAND

State = record(
    low_wins="i1",
    turn="i1",
    tricks=("i1", SEATS),  # taken so far
    played=("i1", SEATS),  # the card each seat has on the table; NONE
    sizes=("i1", SEATS),
    hands=("i8", (SEATS, WORDS)),
    gone=("i8", WORDS),  # cards of earlier tricks
    away=("i8", WORDS),  # cards that were not dealt
    left="i1",  # how many they are
)


@rule
def deal(s):
    fill(s.away, 0, CARDS - 1)
    s.left = CARDS
    for seat in range(s.seats):
        for _ in range(HAND):  # R1
            put(s.hands[seat], draw(s.rng, s.away, s.left))
            s.left -= 1
        s.sizes[seat] = HAND
        s.played[seat] = NONE
    s.turn = opener(s)  # R2


@rule
def asks(s):
    return s.turn if s.over == 0 else NONE


@rule
def may_act(s, seat):
    return s.over == 0 and seat == s.turn


@rule
def moves(s, seat, out):
    if not may_act(s, seat):
        return 0
    n = spell(s.hands[seat, 0], 0, out, 0)  # R2: any card of the hand
    return spell(s.hands[seat, 1], BITS, out, n)


@rule
def play(s, seat, action):
    take(s.hands[seat], action)
    s.sizes[seat] -= 1
    s.played[seat] = action
    s.turn = left_of(s, seat)
    if s.played[s.turn] != NONE:
        end_trick(s)


@rule
def end_trick(s):
    """R3: the largest card takes the trick, and its player leads the next."""
    winner = best(s)
    s.tricks[winner] += 1
    s.turn = winner
    if s.sizes[winner] == 0:  # R4
        s.over = ALL_PLAYED
        return
    for seat in range(s.seats):
        put(s.gone, s.played[seat])
        s.played[seat] = NONE


@rule
def best(s):
    winner = 0
    for seat in range(1, s.seats):
        higher = s.played[seat] > s.played[winner]
        if higher != (s.low_wins != 0):  # D1
            winner = seat
    return winner


@rule
def score(s, seat):
    return s.tricks[seat]


@rule
def standing(s, seat):
    return s.tricks[seat]  # R4


@rule
def imagine(s, seat, chance):
    """Deal anew the other hands and the cards that were put away."""
    for other in range(s.seats):
        if other != seat:
            pour(s.hands[other], s.away)
            s.left += s.sizes[other]
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.sizes[other]):
                put(s.hands[other], draw(chance, s.away, s.left))
                s.left -= 1
    renew(s.rng, chance)
