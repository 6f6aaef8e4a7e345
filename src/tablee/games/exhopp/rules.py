"""The rules of Ex & hopp.

Actions are coded lay (card · 4 + row), offer (card · 5 + wanted colour, the card's own left out),
accept (card) and decline; cards are numbered colour · 12 + value - 1.
"""

from tablee.core.build import rule
from tablee.core.chance import below, bits_in, count, draw, draw_face, pour, put, take
from tablee.core.seats import left_of, opener
from tablee.games.exhopp.cards import (
    CARDS,
    COLOURS,
    COPIES,
    HALF,
    HAND,
    HEADS,
    IN_WORD,
    KINDS,
    NONE,
    POINTS,
    ROWS,
    VALUES,
    WORTH,
    State,
    card_of,
    colour_of,
    may_answer,
    next_to_answer,
    of_colour,
    value_of,
)
from tablee.games.exhopp.hidden import imagine

__all__ = ["ACTIONS", "MOST_MOVES", "State", "imagine"]

OFFER = CARDS * ROWS
WANTS = COLOURS - 1
ACCEPT = OFFER + CARDS * WANTS
DECLINE = ACCEPT + CARDS
ACTIONS = DECLINE + 1
MOST_MOVES = HAND * (ROWS + WANTS)
HEADS_TAKEN = 1


@rule
def deal(s):
    s.turn = opener(s)  # R5
    s.want = NONE
    s.offered = NONE
    deal_colours(s)
    for seat in range(s.seats):  # R4
        refill(s, seat)
    for kind in range(KINDS):
        s.down[kind] = COPIES[kind]
    s.down_left = HEADS
    for row in range(ROWS):
        turn_up_head(s, row)


@rule
def deal_colours(s):
    """R3: a colour each; the cards of the others leave the game."""
    for seat in range(s.seats):
        skip = below(s.rng, COLOURS - seat)
        for colour in range(COLOURS):
            word = colour // IN_WORD
            if s.stock[word] & of_colour(colour, word) == 0:
                if skip == 0:
                    s.colours[seat] = colour
                    s.stock[word] |= of_colour(colour, word)
                skip -= 1
    s.left = VALUES * s.seats


@rule
def turn_up_head(s, row):
    s.heads[row] = draw_face(s.rng, s.down, s.down_left)
    s.down_left -= 1


# Whose choice it is


@rule
def asks(s):
    if s.over:
        return -1
    return s.turn if s.want == NONE else next_to_answer(s)


@rule
def may_act(s, seat):
    if s.over or seat < 0:
        return False
    return seat == s.turn if s.want == NONE else may_answer(s, seat)


@rule
def moves(s, seat, out):
    if not may_act(s, seat):
        return 0
    if s.want != NONE:
        return list_answers(s, seat, out)
    n = 0
    bargains = s.must_lay == 0 and s.idle < s.seats  # D3, D5
    for word in range(2):
        rest = s.hands[seat, word]
        while rest != 0:
            number = HALF * word + bits_in((rest & -rest) - 1)
            n = list_lays(s, number, out, n)
            if bargains:
                n = list_offers(s, number, out, n)
            rest &= rest - 1
    return n


@rule
def list_lays(s, number, out, n):
    for row in range(ROWS):
        if s.heads[row] != NONE:  # R6
            out[n] = number * ROWS + row
            n += 1
    return n


@rule
def list_offers(s, number, out, n):
    own = number // VALUES
    for other in range(s.seats):  # D4: a colour in play
        colour = s.colours[other]
        if colour != own:
            out[n] = OFFER + number * WANTS + colour - (colour > own)
            n += 1
    return n


@rule
def list_answers(s, seat, out):
    word = s.want // IN_WORD
    rest = s.hands[seat, word] & of_colour(s.want, word)
    n = 0
    while rest != 0:
        out[n] = ACCEPT + HALF * word + bits_in((rest & -rest) - 1)
        n += 1
        rest &= rest - 1
    out[n] = DECLINE
    return n + 1


# A turn


@rule
def play(s, seat, action):
    if action < OFFER:
        lay(s, seat, card_of(action // ROWS), action % ROWS)
    elif action < ACCEPT:
        number = (action - OFFER) // WANTS
        want = (action - OFFER) % WANTS
        offer(s, card_of(number), want + (want >= number // VALUES))
    elif action < DECLINE:
        exchange(s, seat, card_of(action - ACCEPT))
    else:
        decline(s, seat)


@rule
def lay(s, seat, card, row):
    """R6."""
    take(s.hands[seat], card)
    s.sizes[seat] -= 1
    s.rows[row, s.lengths[row]] = card
    s.lengths[row] += 1
    s.must_lay = 0
    s.idle = 0
    if s.lengths[row] == POINTS[s.heads[row]]:  # R9
        complete(s, row)
    if s.over == 0:  # D7
        refill(s, seat)
        pass_turn(s)


@rule
def offer(s, card, want):
    """R7: the card is fixed now, only its colour is announced (D4)."""
    s.offered = card
    s.want = want
    if next_to_answer(s) == NONE:
        fail(s)


@rule
def exchange(s, seat, card):
    """R7: a card of each announced colour changes hands."""
    take(s.hands[s.turn], s.offered)
    put(s.hands[seat], s.offered)
    take(s.hands[seat], card)
    put(s.hands[s.turn], card)
    withdraw(s)
    if s.lay_after_exchange:  # D3
        s.must_lay = 1
    else:
        s.idle += 1
        pass_turn(s)


@rule
def decline(s, seat):
    s.declined |= 1 << seat
    if next_to_answer(s) == NONE:
        fail(s)


@rule
def fail(s):
    """R8: nobody agrees, the turn is over."""
    withdraw(s)
    s.idle += 1
    pass_turn(s)


@rule
def withdraw(s):
    s.offered = NONE
    s.want = NONE
    s.declined = 0


@rule
def pass_turn(s):
    """To the next player who has a card once he has drawn; the others are passed over (D6)."""
    for _ in range(s.seats):
        s.turn = left_of(s, s.turn)
        refill(s, s.turn)
        if s.sizes[s.turn] > 0:
            return
        s.idle += 1  # D5
    s.over = HEADS_TAKEN  # never at a full table (D6): only a position short of cards runs dry


@rule
def refill(s, seat):
    """R6, D6: draw until holding four, as far as there are cards."""
    while s.sizes[seat] < HAND:
        if s.left == 0:
            pour(s.discard, s.stock)  # R12
            s.left = count(s.stock)
            if s.left == 0:
                return
        put(s.hands[seat], draw(s.rng, s.stock, s.left))
        s.left -= 1
        s.sizes[seat] += 1


# Rows


@rule
def complete(s, row):
    """R9–R11: the head goes to the highest sum, unless that is shared."""
    winner = highest(s, row)
    for i in range(s.lengths[row]):
        put(s.discard, s.rows[row, i])
        s.rows[row, i] = 0
    s.lengths[row] = 0
    if winner == NONE:  # R10
        return
    s.won[winner, s.heads[row]] += 1
    if s.down_left > 0:  # R11
        turn_up_head(s, row)
    else:
        s.heads[row] = NONE
        end_if_closed(s)


@rule
def highest(s, row):
    """The seat whose colour has the highest sum in a row, NONE if it is shared."""
    best = 0
    winner = NONE
    for seat in range(s.seats):
        total = sum_of(s, row, s.colours[seat])
        if total > best:
            best = total
            winner = seat
        elif total == best:
            winner = NONE
    return winner


@rule
def sum_of(s, row, colour):
    total = 0
    for i in range(s.lengths[row]):
        card = s.rows[row, i]
        if colour_of(card) == colour:
            total += value_of(card)
    return total


@rule
def end_if_closed(s):
    """R13: all point cards have been taken."""
    for row in range(ROWS):
        if s.heads[row] != NONE:
            return
    s.over = HEADS_TAKEN


@rule
def score(s, seat):
    """R13: black points minus red points."""
    total = 0
    for kind in range(KINDS):
        total += s.won[seat, kind] * WORTH[kind]
    return total


@rule
def standing(s, seat):
    return score(s, seat)  # D8
