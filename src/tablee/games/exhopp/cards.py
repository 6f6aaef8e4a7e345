"""The cards and the record of Ex & hopp.

Number cards lie in sets of two words, three colours of twelve values in each: red, green, blue
are cards 0–35, yellow, orange, violet are cards 50–85. In action codes they are numbered without
the gap, 0–71. Point cards are kinds 0–5: black 4, 5, 6, then red 4, 5, 6.
"""

from tablee.core.build import rule
from tablee.core.chance import BITS
from tablee.core.seats import left_of
from tablee.core.state import lookup, record

COLOURS = 6  # R1, D1
VALUES = 12
IN_WORD = 3  # colours in a word of a set
HALF = IN_WORD * VALUES
CARDS = COLOURS * VALUES
TWELVE = (1 << VALUES) - 1
ALL = (1 << HALF) - 1
KINDS = 6  # of point cards
POINTS = lookup([4, 5, 6, 4, 5, 6])
WORTH = lookup([4, 5, 6, -4, -5, -6])  # R2
COPIES = lookup([4, 4, 4, 2, 2, 2])  # D2
HEADS = 18
ROWS = 4
LONGEST = 6
HAND = 4
NONE = -1

State = record(
    lay_after_exchange="i1",
    turn="i1",
    must_lay="i1",  # the turn has exchanged and still lays a card (D3)
    idle="i1",  # turns in a row that ended with no card laid (D5)
    offered="i1",  # the card the turn offers, and the colour it wants; NONE while no offer stands
    want="i1",
    declined="i1",  # the seats that have said no to the offer, a bit each
    colours=("i1", 6),  # by seat
    heads=("i1", ROWS),  # the kind of each row's head; NONE where the place is closed
    rows=("i1", (ROWS, LONGEST)),  # cards in the order they were laid
    lengths=("i1", ROWS),
    down=("i1", 8),  # point cards still face down, by kind, drawn by fours
    down_left="i1",
    won=("i1", (6, KINDS)),
    sizes=("i1", 6),
    left="i1",  # cards in the stock
    hands=("i8", (6, 2)),
    stock=("i8", 2),
    discard=("i8", 2),
)


@rule
def card_of(number):
    """The card with that number in action codes."""
    return number if number < HALF else number + BITS - HALF


@rule
def number_of(card):
    return card if card < BITS else card - BITS + HALF


@rule
def colour_of(card):
    return number_of(card) // VALUES


@rule
def value_of(card):
    return number_of(card) % VALUES + 1


@rule
def of_colour(colour, word):
    """All cards of a colour, as one word of a set."""
    return TWELVE << (colour % IN_WORD * VALUES) if colour // IN_WORD == word else 0


@rule
def holds(s, seat, colour):
    word = colour // IN_WORD
    return s.hands[seat, word] & of_colour(colour, word) != 0


@rule
def may_answer(s, seat):
    """D4: whoever holds the wanted colour, until he declines."""
    return seat != s.turn and (s.declined >> seat) & 1 == 0 and holds(s, seat, s.want)


@rule
def next_to_answer(s):
    """D4: clockwise from the proposer's left; NONE if nobody is left to ask."""
    seat = left_of(s, s.turn)
    while seat != s.turn:
        if may_answer(s, seat):
            return seat
        seat = left_of(s, seat)
    return NONE
