"""The rules of Huit américain.

Actions have the numbers that OpenSpiel gives them: to play a card is its number, 0 to 51 (2 of clubs, of
diamonds, of hearts, of spades, 3 of clubs, …, ace of spades), then come to draw, to pass, and to name a suit.

There are two packs when many play, so a bag of cards is two words: the faces it holds, and those it holds
twice. Two cards of one face cannot be told apart, and nothing here does.
"""

# mypy: ignore-errors

from tablee.core.build import rule
from tablee.core.chance import below, bits_in, nth_bit, renew, spell
from tablee.core.seats import opener, right_of
from tablee.core.state import lookup, record

FACES = 52
SUITS = 4
SEATS = 15
COPIES = 2
NONE = -1

DRAW = FACES
PASS = DRAW + 1
NAME = PASS + 1  # and the suit
ACTIONS = NAME + SUITS
MOST_MOVES = 20  # a suit, the rank in the three others, their eights, and to draw or to pass

TWO, EIGHT, TEN, QUEEN, ACE = 0, 6, 8, 10, 12  # ranks
OUT, BLOCKED, TURNS = 1, 2, 3  # ways to end

PACK = (1 << FACES) - 1
SUIT = 0x1111111111111  # all clubs; the other suits are beside them
RANK = 0b1111
EIGHTS = RANK << (SUITS * EIGHT)
TWOS = RANK << (SUITS * TWO)

BY_NUMBER, BY_FACE = 0, 1


def _points(face, by):
    """R13: what a card costs that is still held."""
    rank = face // SUITS
    if rank == EIGHT:
        return 50
    if rank > TEN:
        return 10
    return rank + 2 if by == BY_FACE else face + 2


POINTS = lookup([[_points(face, by) for face in range(FACES)] for by in (BY_NUMBER, BY_FACE)])

State = record(
    max_draw_cards="i1",
    max_turns="i2",
    use_special_cards="i1",
    reshuffle="i1",
    points="i1",
    turn="i1",
    direction="i1",  # 1: to the next number, −1: to the one before
    top="i1",  # the card that lies on the table
    suit="i1",  # the suit to follow
    naming="i1",  # an eight was played, and its player names the suit
    owed="i1",  # cards to draw for the twos on the table
    drawn="i1",  # cards drawn in this turn
    passes="i1",  # in a row, with an empty stock
    plays="i2",  # cards played
    left="i1",  # cards in the stock
    sizes=("i1", SEATS),
    penalty=("i2", SEATS),  # once it is over
    hands=("i8", (SEATS, COPIES)),
    stock=("i8", COPIES),
    under=("i8", COPIES),  # cards played, but for the top one
)


# Bags


@rule
def hold(bag, face):
    """Put a card into a bag."""
    copy = (bag[0] >> face) & 1
    bag[copy] |= 1 << face


@rule
def release(bag, face):
    """Take a card out of a bag."""
    copy = (bag[1] >> face) & 1
    bag[copy] ^= 1 << face


@rule
def draw_from(rng, bag, size):
    """Take one card at random out of a bag that holds `size` cards."""
    k = below(rng, size)
    faces = bits_in(bag[0])
    copy = int(k >= faces)
    face = nth_bit(bag[copy], k - faces * copy)
    release(bag, face)
    return face


@rule
def pour_all(bag, into):
    """Move all cards of one bag into another."""
    into[1] |= bag[1] | (into[0] & bag[0])
    into[0] |= bag[0]
    bag[0] = 0
    bag[1] = 0


# Dealing


@rule
def deal(s):
    s.stock[0] = PACK  # R1
    s.left = FACES
    if s.seats > 5:
        s.stock[1] = PACK
        s.left += FACES
    size = 7 if s.seats == 2 else 5
    for seat in range(s.seats):  # R2
        for _ in range(size):
            hold(s.hands[seat], draw_from(s.rng, s.stock, s.left))
            s.left -= 1
        s.sizes[seat] = size
    turn_up(s)
    s.direction = 1
    s.turn = right_of(s, opener(s))  # R3: the dealer, as if the card were the dealer's
    pass_on(s)


@rule
def turn_up(s):
    """R3: an eight is put back and another card turned up, so each other card is as likely."""
    eights, again = s.stock[0] & EIGHTS, s.stock[1] & EIGHTS
    s.stock[0] ^= eights
    s.stock[1] ^= again
    s.top = draw_from(s.rng, s.stock, s.left - bits_in(eights) - bits_in(again))
    s.suit = s.top % SUITS
    s.stock[0] |= eights
    s.stock[1] |= again
    s.left -= 1


# Playing


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
    if s.naming:  # R6
        for suit in range(SUITS):
            out[suit] = NAME + suit
        return SUITS
    if s.owed != 0:  # R11
        n = spell(s.hands[seat, 0] & TWOS, 0, out, 0)
        out[n] = DRAW
        return n + 1
    n = spell(s.hands[seat, 0] & fitting(s), 0, out, 0)
    if s.left == 0 or s.drawn == s.max_draw_cards:  # R8
        out[n] = PASS
    else:  # R7
        out[n] = DRAW
    return n + 1


@rule
def fitting(s):
    """R5, R6: the suit to follow, the rank of the top card, and all eights."""
    return (SUIT << s.suit) | (RANK << (s.top - s.top % SUITS)) | EIGHTS


@rule
def play(s, seat, action):
    if action < DRAW:
        s.passes = 0
        lay(s, seat, action)
    elif action == DRAW:
        s.passes = 0
        if s.owed != 0:
            draw_owed(s, seat)
        else:
            draw_one(s, seat)
            s.drawn += 1  # R7
    elif action == PASS:
        stay(s)
    else:
        s.passes = 0
        s.suit = action - NAME  # R6
        s.naming = 0
        step(s, 1)


@rule
def lay(s, seat, face):
    """R5: a card is played, and what it does is done."""
    release(s.hands[seat], face)
    s.sizes[seat] -= 1
    hold(s.under, s.top)
    s.top = face
    s.suit = face % SUITS
    s.drawn = 0
    s.plays += 1
    if s.sizes[seat] == 0:
        finish(s, OUT)  # R12
    elif s.plays >= s.max_turns:
        finish(s, TURNS)  # R12
    else:
        refill(s)
        if face // SUITS == EIGHT:
            s.naming = 1  # R6
        else:
            pass_on(s)


@rule
def pass_on(s):
    """The turn goes on from the player of the top card, who for the first one is the dealer."""
    rank = s.top // SUITS
    steps = 1
    if s.use_special_cards:
        if rank == QUEEN:
            steps = 2  # R9
        elif rank == ACE:
            s.direction = -s.direction  # R10
        elif rank == TWO and s.left != 0:
            s.owed += 2  # R11
    step(s, steps)


@rule
def step(s, steps):
    s.turn = (s.turn + steps * s.direction + s.seats) % s.seats  # R4


@rule
def draw_one(s, seat):
    hold(s.hands[seat], draw_from(s.rng, s.stock, s.left))
    s.sizes[seat] += 1
    s.left -= 1
    refill(s)


@rule
def draw_owed(s, seat):
    """R11: all of them, as far as there are cards."""
    while s.owed != 0:
        draw_one(s, seat)
        s.owed -= 1
        if s.left == 0:
            if s.owed == 0:
                s.passes += 1  # D2
            s.owed = 0
    step(s, 1)


@rule
def refill(s):
    """As soon as the stock is empty, the cards below the top one may be the new stock."""
    if s.left == 0 and s.reshuffle:
        s.left = bits_in(s.under[0]) + bits_in(s.under[1])
        pour_all(s.under, s.stock)  # D1


@rule
def stay(s):
    """R8: to pass; R12: one more than there are players in a row, with an empty stock, end the game."""
    s.passes = s.passes + 1 if s.left == 0 else 0
    s.drawn = 0
    if s.passes > s.seats:
        finish(s, BLOCKED)
    else:
        step(s, 1)


@rule
def finish(s, how):
    """R13: everybody pays for the cards in hand."""
    s.over = how
    for seat in range(s.seats):
        for copy in range(COPIES):
            rest = s.hands[seat, copy]
            while rest != 0:
                s.penalty[seat] += POINTS[s.points, bits_in((rest & -rest) - 1)]
                rest &= rest - 1


@rule
def score(s, seat):
    return -s.penalty[seat]


@rule
def standing(s, seat):
    return -s.penalty[seat]  # R13


@rule
def imagine(s, seat, chance):
    """Deal anew the other hands and the stock; once it is over, all hands are shown."""
    renew(s.rng, chance)
    if s.over != 0:
        return
    unseen = s.left
    for other in range(s.seats):
        if other != seat:
            pour_all(s.hands[other], s.stock)
            unseen += s.sizes[other]
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.sizes[other]):
                hold(s.hands[other], draw_from(chance, s.stock, unseen))
                unseen -= 1
