"""The rules of Lobo 77.

Cards are counted by face: 0–8 are the numbers 2–10, 9–14 the doublets 11–66, then 76, 0, −10,
2× and the change of direction. Laying a face is the action of that number; draw and forget
follow. Only the player who laid last can have draws open (D10), for whoever lays closes them all.
"""

from tablee.core.build import rule
from tablee.core.chance import draw_face, renew
from tablee.core.rounds import deal as deal
from tablee.core.rounds import end_round
from tablee.core.rounds import play as play
from tablee.core.rounds import settle as settle
from tablee.core.seats import left_of, opener, right_of
from tablee.core.state import lookup, record

VALUES = lookup([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 22, 33, 44, 55, 66, 76, 0, -10, 0, 0])  # R5
COPIES = lookup([3, 3, 3, 3, 3, 3, 3, 3, 8, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 5])  # R1
FACES = 20
DOUBLE, TURN = 18, 19  # 2× and the change of direction
CARDS = 56
HAND = 5
TOO_MUCH = 77
DRAW = FACES
FORGET = FACES + 1
ACTIONS = FORGET + 1
MOST_MOVES = ACTIONS
MOST_SEATS = 8
NOBODY = -1
ONE_LEFT = 1

State = record(
    tokens="i1",
    repeat_costs="i1",
    draw_by_hand="i1",
    round="i4",
    opener="i1",
    turn="i1",
    way="i1",  # 1 clockwise, -1 the other way round
    total="i4",
    owed="i1",  # cards still to be laid in this turn
    played="i1",  # cards laid in this turn
    drawer="i1",  # whose draws are open (D10)
    draws="i1",
    lives=("i1", MOST_SEATS),  # tokens and one more: 1 swims, 0 is out
    out_at=("i1", MOST_SEATS),  # 1 for the first who went out, 2 for the second …
    sizes=("i1", MOST_SEATS),
    hands=("i1", (MOST_SEATS, FACES)),
    pile=("i1", FACES),
    left="i1",  # cards in the pile
    laid=("i1", FACES),
    aside=("i1", FACES),
)


@rule
def begin(s):
    s.round = 1
    s.opener = opener(s)  # R3
    for seat in range(s.seats):
        s.lives[seat] = s.tokens + 1  # R2, R11
        s.out_at[seat] = 0


@rule
def deal_round(s):
    for face in range(FACES):  # R1
        s.pile[face] = COPIES[face]
        s.laid[face] = 0
        s.aside[face] = 0
    s.left = CARDS
    for seat in range(s.seats):
        for face in range(FACES):
            s.hands[seat, face] = 0
        s.sizes[seat] = 0
        if s.lives[seat] > 0:  # R3
            for _ in range(HAND):
                draw_card(s, seat)
    s.total = 0
    s.way = 1  # D1
    close_draws(s)
    begin_turn(s, s.opener, 1)


@rule
def draw_card(s, seat):
    if s.left == 0:
        shuffle_laid_cards(s)
    s.hands[seat, draw_face(s.rng, s.pile, s.left)] += 1
    s.left -= 1
    s.sizes[seat] += 1


@rule
def shuffle_laid_cards(s):
    """R8, D4: all cards laid so far become the pile."""
    for face in range(FACES):
        s.pile[face] = s.laid[face]
        s.left += s.laid[face]
        s.laid[face] = 0


@rule
def begin_turn(s, seat, cards):
    s.turn = seat
    s.owed = cards
    if cards > s.sizes[seat]:
        s.owed = s.sizes[seat]  # D2
    s.played = 0


@rule
def asks(s):
    if s.over != 0:
        return -1
    return s.turn if s.drawer == NOBODY else s.drawer  # D10


@rule
def may_act(s, seat):
    return s.over == 0 and seat >= 0 and (seat == s.turn or seat == s.drawer)


@rule
def moves(s, seat, out):
    n = 0
    if not may_act(s, seat):
        return n
    if seat == s.turn:
        without_double = barred(s)
        for face in range(FACES):
            out[n] = face
            n += s.hands[seat, face] > 0 and not (without_double and face == DOUBLE)
    if seat == s.drawer:
        out[n] = DRAW
        out[n + 1] = FORGET
        n += 2
    return n


@rule
def barred(s):
    """R7: the first of two cards may not be a 2×, unless there is nothing else in the hand (D2)."""
    return s.owed == 2 and s.hands[s.turn, DOUBLE] < s.sizes[s.turn]


@rule
def act(s, seat, action):
    if action < FACES:
        lay(s, seat, action)
        return
    s.draws -= 1
    if s.draws == 0:
        close_draws(s)
    if action == DRAW:
        draw_card(s, seat)


@rule
def close_draws(s):
    s.drawer = NOBODY
    s.draws = 0


@rule
def lay(s, seat, face):
    if s.draws > 0:
        close_draws(s)  # R14
    s.hands[seat, face] -= 1
    s.sizes[seat] -= 1
    s.laid[face] += 1
    s.owed -= 1
    s.played += 1
    s.total += VALUES[face]  # R4, R5
    if face == TURN:  # R6
        s.way = -s.way
    if announcing_costs(s, face):
        s.lives[seat] -= 1
        if s.lives[seat] == 0:  # R11
            put_out(s, seat)
    if s.over != 0:
        return
    if s.total >= TOO_MUCH:  # R10
        end_round(s)
    elif s.lives[seat] == 0:  # D3
        pass_turn(s, seat, 1)
    elif s.owed == 0:
        draw_for_turn(s, seat)
        if face == DOUBLE:
            pass_turn(s, seat, 2)  # R7
        else:
            pass_turn(s, seat, 1)


@rule
def announcing_costs(s, face):
    """Whether the player who has just laid this face pays for the total announced."""
    if face == DOUBLE:  # R5: it announces nothing
        return False
    if s.total >= TOO_MUCH:  # R10
        return True
    if s.total % 11 != 0:
        return False
    if s.total <= 0:  # D6
        return False
    return s.repeat_costs != 0 or VALUES[face] != 0  # R9, D5


@rule
def put_out(s, seat):
    for face in range(FACES):  # D7
        s.aside[face] += s.hands[seat, face]
        s.hands[seat, face] = 0
    s.sizes[seat] = 0
    gone = 0
    for other in range(s.seats):
        gone += s.lives[other] == 0
    s.out_at[seat] = gone
    if gone == s.seats - 1:  # R13, D9
        s.over = ONE_LEFT


@rule
def draw_for_turn(s, seat):
    """R4: a card drawn for each card laid, or the right to draw it by hand."""
    if s.draw_by_hand:  # D10
        s.drawer = seat
        s.draws = s.played
    else:
        for _ in range(s.played):
            draw_card(s, seat)


@rule
def pass_turn(s, seat, cards):
    """The next player has that many cards to lay; empty hands are passed over."""
    seat = after(s, seat)
    for _ in range(s.seats):
        if s.sizes[seat] > 0:
            begin_turn(s, seat, cards)
            return
        seat = after(s, seat)  # D11
    end_round(s)  # D11


@rule
def after(s, seat):
    return left_of(s, seat) if s.way > 0 else right_of(s, seat)


@rule
def close_round(s):
    s.round += 1
    s.opener = left_of(s, s.opener)  # R12, D8
    while s.lives[s.opener] == 0:
        s.opener = left_of(s, s.opener)


@rule
def score(s, seat):
    return s.lives[seat]


@rule
def standing(s, seat):
    """The later out, the better (R13); those still in are ahead, by their lives."""
    return s.out_at[seat] if s.lives[seat] == 0 else MOST_SEATS + s.lives[seat]


@rule
def imagine(s, seat, chance):
    """Deal the pile, the other hands and the cards set aside anew."""
    unseen = s.left
    away = 0
    for face in range(FACES):
        away += s.aside[face]
        s.pile[face] += s.aside[face]
        s.aside[face] = 0
    unseen += away
    for other in range(s.seats):
        if other != seat:
            unseen += s.sizes[other]
            for face in range(FACES):
                s.pile[face] += s.hands[other, face]
                s.hands[other, face] = 0
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.sizes[other]):
                s.hands[other, draw_face(chance, s.pile, unseen)] += 1
                unseen -= 1
    for _ in range(away):
        s.aside[draw_face(chance, s.pile, unseen)] += 1
        unseen -= 1
    renew(s.rng, chance)
