"""The rules of EKKO.

Nothing remembers who declined a mirror. With `reactions = "ask"` its holder is asked after every card
and after every draw, whoever drew; whoever holds it in a running turn has declined it since then, or
holds it barred.
"""

from tablee.core.build import rule
from tablee.core.chance import BITS, WORDS, bits_in, draw, fill, has, put, spell, take
from tablee.core.rounds import deal, end_round, play, settle
from tablee.core.seats import left_of, opener, right_of
from tablee.games.ekko.cards import (
    ACTIONS,
    ASIDE,
    ASK,
    CALM,
    CARDS,
    CLOSE,
    CLOSING,
    DECLINE,
    DRAW,
    EFFECT,
    FAULT,
    FITTING,
    LAY,
    MIRROR,
    MIRROR_OF,
    MIRRORING,
    MOST_MOVES,
    MULTIPLES,
    NOBODY,
    OTHERS,
    SEATS,
    SPEED,
    TABLE,
    TARGET_REACHED,
    TURN,
    State,
    free,
    holder,
    holds_mirror,
)
from tablee.games.ekko.hidden import imagine

__all__ = [
    "ACTIONS",
    "MOST_MOVES",
    "State",
    "asks",
    "deal",
    "imagine",
    "may_act",
    "moves",
    "play",
    "score",
    "settle",
    "standing",
    "tolerates",
]


@rule
def begin(s):
    s.round = 1
    s.dealer = right_of(s, opener(s))  # R5
    for seat in range(s.seats):
        s.scores[seat] = 0


@rule
def deal_round(s):
    fill(s.pile, 1, CARDS)
    s.left = CARDS
    s.drawn = NOBODY
    for w in range(WORDS):
        s.under[w] = 0
        s.barred[w] = 0
        for owner in range(SEATS):
            s.aside[owner, w] = 0
    for seat in range(s.seats):
        s.hands[seat, 0] = 0
        s.hands[seat, 1] = 0
        s.sizes[seat] = hand_size(s)
        for _ in range(s.sizes[seat]):
            put(s.hands[seat], from_pile(s))
    turn_up(s)


@rule
def hand_size(s):
    if s.seats <= 3:  # R4
        return 6
    return 5 if s.seats <= 5 else 4


@rule
def turn_up(s):
    """R6: the turned-up card counts as just played by the dealer."""
    s.top = from_pile(s)
    s.layer = s.dealer
    s.again = MIRROR_OF[s.top] == 0  # R9
    s.turn = s.dealer if s.again else left_of(s, s.dealer)
    s.phase = ASK if s.reactions == CALM and holder(s) != NOBODY else TURN


@rule
def from_pile(s):
    card = draw(s.rng, s.pile, s.left)
    s.left -= 1
    return card


@rule
def asks(s):
    if s.over != 0:
        return NOBODY
    if s.phase == TURN:
        return s.turn
    if s.phase == EFFECT:
        return s.layer
    if s.reactions == SPEED:  # D7: the table ends the closing moment
        return TABLE
    return holder(s)


@rule
def may_act(s, seat):
    if s.over != 0:
        return False
    if s.phase == EFFECT:
        return seat == s.layer
    if s.phase == TURN and seat == s.turn:
        return True
    if seat == TABLE:
        return s.phase == CLOSING and s.reactions == SPEED
    if s.phase == TURN and s.reactions == CALM:
        return False  # a mirror held now has been declined since the last card or draw
    return holds_mirror(s, seat)


@rule
def moves(s, seat, out):
    """What a seat may do. While somebody else is secretly asked, the player to move is listed
    what the turn will bring, as if it went on (D12); `may_act` holds the card back (R15)."""
    if s.over != 0:
        return 0
    if s.phase == EFFECT:
        return list_effects(s, seat, out) if seat == s.layer else 0
    if seat == s.turn and (s.phase == TURN or (s.phase == ASK and not holds_mirror(s, seat))):
        return list_turn(s, seat, out)
    if not may_act(s, seat):
        return 0
    if seat == TABLE:
        out[0] = CLOSE
        return 1
    out[0] = MIRROR + MIRROR_OF[s.top]  # R12
    if s.reactions == SPEED:
        return 1
    out[1] = DECLINE
    return 2


@rule
def list_effects(s, seat, out):
    n = spell(s.hands[seat, 0], ASIDE, out, 0)  # R13a
    n = spell(s.hands[seat, 1], ASIDE + BITS, out, n)
    out[n] = OTHERS  # R13b; with an empty hand all there is (D3)
    return n + 1


@rule
def list_turn(s, seat, out):
    low = s.hands[seat, 0] & ~s.barred[0]  # D5
    high = s.hands[seat, 1] & ~s.barred[1]
    mirror = (low & MIRRORING[s.top, 0]) | (high & MIRRORING[s.top, 1])
    if not free(s):  # R11
        low &= FITTING[s.top, 0]  # R7
        high &= FITTING[s.top, 1]
    n = spell(low & ~MIRRORING[s.top, 0], LAY, out, 0)  # D2: the mirror is never merely laid
    n = spell(high & ~MIRRORING[s.top, 1], LAY + BITS, out, n)
    if mirror != 0:  # R12
        out[n] = MIRROR + MIRROR_OF[s.top]
        n += 1
    if (low | high) == 0:  # R8: nothing fits, not even the mirror (D2)
        out[n] = DRAW
        n += 1
    return n


@rule
def tolerates(s, seat, action):
    """D5: whether this is a wrong card that the table lets be played and punishes (R16)."""
    if s.faults == 0 or s.over != 0 or s.phase == EFFECT or seat == TABLE:
        return False
    card = action - FAULT
    if card < 1 or card > CARDS or not has(s.hands[seat], card):
        return False
    if has(s.barred, card):
        return True
    if card == MIRROR_OF[s.top]:
        return False
    if seat != s.turn or (s.phase == CLOSING and s.reactions == SPEED):
        return True
    return not free(s) and not has(FITTING[s.top], card)  # a fitting one comes back (R15)


@rule
def act(s, seat, action):
    if action <= LAY + CARDS:
        lay(s, seat, action - LAY)
    elif action <= MIRROR + CARDS:
        mirror(s, seat, action - MIRROR)
    elif action <= ASIDE + CARDS:
        put_aside(s, seat, action - ASIDE)
    elif action <= FAULT + CARDS:
        pay_for_fault(s, seat)
    elif action == DRAW:
        draw_instead(s, seat)
    elif action == OTHERS:
        let_others_draw(s)
    elif s.phase == CLOSING:  # D7: declined, or closed by the table
        end_round(s)
    else:
        s.phase = TURN
    while s.owing != 0:
        draw_owed(s, FAULT < action <= FAULT + CARDS)


@rule
def lay(s, seat, card):
    lay_down(s, seat, card)
    if MIRROR_OF[card] == 0:
        go_on(s, seat)
        return
    s.turn = left_of(s, seat)  # R10
    asked = s.reactions == CALM and holder(s) != NOBODY
    if s.sizes[seat] > 0:
        s.phase = ASK if asked else TURN
    elif asked or s.reactions == SPEED:  # D7
        s.phase = CLOSING
    else:
        end_round(s)  # R17


@rule
def lay_down(s, seat, card):
    take(s.hands[seat], card)
    s.sizes[seat] -= 1
    put(s.under, s.top)
    s.top = card
    s.layer = seat
    s.again = 0
    for w in range(WORDS):  # with the next card laid nothing is barred any more
        s.barred[w] = 0


@rule
def go_on(s, seat):
    """R9: after a multiple of 11 the same player lays again, or draws at once with an empty hand."""
    if s.sizes[seat] > 0:
        s.again = 1
    else:
        s.owing = 1 << seat  # D11 if the pile is empty
        s.turn = left_of(s, seat)


@rule
def draw_instead(s, seat):
    s.owing = 1 << seat  # R8, R9
    s.again = 0
    s.turn = left_of(s, seat)


@rule
def draw_owed(s, fault):
    """The next who owes a card draws it; with an empty pile the round ends instead."""
    if s.left == 0:  # R19, D6
        s.owing = 0
        end_round(s)
        return
    seat = next_owing(s)
    s.owing &= ~(1 << seat)
    card = from_pile(s)
    put(s.hands[seat], card)
    s.sizes[seat] += 1
    if fault:
        put(s.barred, card)  # D5
    if (
        s.phase == TURN and s.reactions == CALM and holder(s) != NOBODY
    ):  # R12: also somebody who passed before
        s.phase = ASK


@rule
def next_owing(s):
    """Who draws first: clockwise from whoever laid the top card."""
    seat = left_of(s, s.layer)
    ahead = s.owing >> seat
    if ahead == 0:
        seat = 0
        ahead = s.owing
    return seat + bits_in((ahead & -ahead) - 1)


@rule
def mirror(s, seat, card):
    closer = s.layer if s.phase == CLOSING else NOBODY
    lay_down(s, seat, card)
    s.turn = left_of(s, seat)  # R14
    s.phase = EFFECT
    if closer != NOBODY:  # R18
        s.owing = 1 << closer
        s.drawn = closer


@rule
def put_aside(s, seat, card):
    """R13: a card leaves the hand, …"""
    take(s.hands[seat], card)
    s.sizes[seat] -= 1
    put(s.aside[seat], card)
    finish_effect(s)


@rule
def let_others_draw(s):
    """R13: … or all others draw one."""
    s.owing = ((1 << s.seats) - 1) & ~(1 << s.layer)  # D4
    if s.drawn != NOBODY:
        s.owing &= ~(1 << s.drawn)
    finish_effect(s)


@rule
def finish_effect(s):
    """R14: play goes on to the left; the mirror of this top card lies under it."""
    if s.sizes[s.layer] == 0:  # D3
        end_round(s)
    else:
        s.phase = TURN
        s.drawn = NOBODY


@rule
def pay_for_fault(s, seat):
    """R16: the wrong card stays in the hand; the one drawn will be barred."""
    s.owing = 1 << seat


@rule
def close_round(s):
    for seat in range(s.seats):
        s.scores[seat] += hand_value(s, seat)
    for seat in range(s.seats):
        if s.scores[seat] >= s.target:  # R3
            s.over = TARGET_REACHED
            return
    s.round += 1
    s.dealer = s.layer  # R5


@rule
def hand_value(s, seat):
    """R20: a point a card, and one more for a multiple of 11."""
    low = bits_in(s.hands[seat, 0] & MULTIPLES[0])
    return s.sizes[seat] + low + bits_in(s.hands[seat, 1] & MULTIPLES[1])


@rule
def score(s, seat):
    return s.scores[seat]


@rule
def standing(s, seat):
    return -s.scores[seat]  # R3, D1
