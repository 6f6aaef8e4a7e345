"""What a seat of Highest knows, as numbers: all that its look shows."""

from tablee.core.build import rule
from tablee.core.observation import Layout, from_viewer, show_each, show_seat, show_set, show_table
from tablee.template.highest.rules import CARDS, HAND, NONE, SEATS

LAYOUT = Layout()
TABLE = LAYOUT.part("table", SEATS, 1, "1 for each seat of the table")
OVER = LAYOUT.flag("over", "the game is over")
LOW_WINS = LAYOUT.flag("low_wins", "the lowest card takes the trick")
TURN = LAYOUT.part("turn", SEATS, 1, "whose turn it is")
TRICKS = LAYOUT.part("tricks", SEATS, HAND, "tricks taken")
PLAYED = LAYOUT.part("played", SEATS, CARDS, "the card each seat has on the table, 1 to 30; 0: none yet")
HELD = LAYOUT.part("hand", CARDS, 1, "own cards")
GONE = LAYOUT.part("gone", CARDS, 1, "cards of earlier tricks")
SIZES = LAYOUT.part("sizes", SEATS, HAND, "cards in each hand")


@rule
def show(s, seat, out):
    show_table(s, out, TABLE)
    out[OVER] = s.over != 0
    out[LOW_WINS] = s.low_wins
    show_seat(s, seat, s.turn, out, TURN)
    show_each(s, seat, s.tricks, out, TRICKS)
    for other in range(s.seats):
        if s.played[other] != NONE:
            out[PLAYED + from_viewer(s, seat, other)] = s.played[other] + 1
    show_set(s.hands[seat], 0, CARDS, out, HELD)
    show_set(s.gone, 0, CARDS, out, GONE)
    show_each(s, seat, s.sizes, out, SIZES)
