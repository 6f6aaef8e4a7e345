"""What a seat of Ex & hopp knows, as numbers: all that its look shows.

Cards are numbered colour · 12 + value - 1, as in action codes. Who was asked for an exchange and
who declined is secret, here as in the look.
"""

from tablee.core.build import rule
from tablee.core.chance import bits_in
from tablee.core.observation import (
    Layout,
    from_viewer,
    show_each,
    show_seat,
    show_table,
)
from tablee.games.exhopp.cards import (
    CARDS,
    COLOURS,
    HALF,
    KINDS,
    LONGEST,
    NONE,
    colour_of,
    may_answer,
    number_of,
)
from tablee.games.exhopp.cards import (
    HAND as FULL_HAND,
)
from tablee.games.exhopp.cards import (
    HEADS as ALL_HEADS,
)
from tablee.games.exhopp.cards import (
    ROWS as PLACES,
)
from tablee.games.exhopp.rules import score

SEATS = 6

LAYOUT = Layout()
TABLE = LAYOUT.part("table", SEATS, 1, "1 for each seat of the table")
OVER = LAYOUT.flag("over", "the game is over")
TURN = LAYOUT.part("turn", SEATS, 1, "whose turn it is")
COLOUR = LAYOUT.part("colours", SEATS * COLOURS, 1, "the colour of each seat")
HEADS = LAYOUT.part(
    "heads", PLACES * KINDS, 1, "the head of each row: black 4, 5, 6, red 4, 5, 6; none if closed"
)
ROWS = LAYOUT.part(
    "rows", PLACES * CARDS, LONGEST, "the cards of each row: 1 for the first laid, 2 for the second …"
)
DOWN = LAYOUT.number("down", "point cards still face down", ALL_HEADS)
WON = LAYOUT.part("won", SEATS * KINDS, 4, "point cards of each kind that each seat has won")
SCORES = LAYOUT.part("scores", SEATS, 60, "points", low=-30)
HAND = LAYOUT.part("hand", CARDS, 1, "own cards")
SIZES = LAYOUT.part("sizes", SEATS, FULL_HAND, "cards in each hand")
STOCK = LAYOUT.number("stock", "cards in the stock", CARDS)
DISCARD = LAYOUT.part("discard", CARDS, 1, "cards laid aside with completed rows")
GIVE = LAYOUT.part("give", COLOURS, 1, "the colour offered for exchange")
WANT = LAYOUT.part("want", COLOURS, 1, "the colour wanted for it")
OFFERED = LAYOUT.part("offered", CARDS, 1, "the card offered, if it is the viewer's own")
MAY_ANSWER = LAYOUT.flag("may_answer", "the viewer may answer the offer")
MUST_LAY = LAYOUT.flag("must_lay", "the turn has exchanged and still lays a card")
IDLE = LAYOUT.number("idle", "turns in a row that ended with no card laid", 127)


@rule
def show(s, seat, out):
    show_table(s, out, TABLE)
    out[OVER] = s.over != 0
    show_seat(s, seat, s.turn, out, TURN)
    for other in range(s.seats):
        place = from_viewer(s, seat, other)
        out[COLOUR + COLOURS * place + s.colours[other]] = 1
        out[SCORES + place] = score(s, other)
        for kind in range(KINDS):
            out[WON + KINDS * place + kind] = s.won[other, kind]
    for row in range(PLACES):
        if s.heads[row] != NONE:
            out[HEADS + KINDS * row + s.heads[row]] = 1
        for i in range(s.lengths[row]):
            out[ROWS + CARDS * row + number_of(s.rows[row, i])] = i + 1
    out[DOWN] = s.down_left
    show_cards(s.hands[seat], out, HAND)
    show_each(s, seat, s.sizes, out, SIZES)
    out[STOCK] = s.left
    show_cards(s.discard, out, DISCARD)
    if s.want != NONE:
        out[GIVE + colour_of(s.offered)] = 1
        out[WANT + s.want] = 1
        out[MAY_ANSWER] = may_answer(s, seat)
        if seat == s.turn:
            out[OFFERED + number_of(s.offered)] = 1
    out[MUST_LAY] = s.must_lay
    out[IDLE] = s.idle


@rule
def show_cards(cards, out, start):
    for word in range(2):
        rest = cards[word]
        while rest != 0:
            out[start + HALF * word + bits_in((rest & -rest) - 1)] = 1
            rest &= rest - 1
