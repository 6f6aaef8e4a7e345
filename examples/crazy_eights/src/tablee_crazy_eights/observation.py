"""What a seat of Huit américain knows, as numbers: all that its look shows."""

# mypy: ignore-errors

from tablee.core.build import rule
from tablee.core.observation import Layout, show_each, show_seat, show_table
from tablee_crazy_eights.rules import COPIES, FACES, SEATS, SUITS

ALL = COPIES * FACES
LAYOUT = Layout()
TABLE = LAYOUT.part("table", SEATS, 1, "1 for each seat of the table")
OVER = LAYOUT.flag("over", "the game is over")
SPECIAL = LAYOUT.flag("special", "twos, queens and aces have effects")
RESHUFFLE = LAYOUT.flag("reshuffle", "the pile becomes the new stock")
BY_FACE = LAYOUT.flag("by_face", "cards cost their face value, not their number")
MOST_DRAWN = LAYOUT.number("most_drawn", "cards one may draw in a turn", ALL)
MOST_PLAYS = LAYOUT.number("most_plays", "cards played after which the game ends", 10_000)
TURN = LAYOUT.part("turn", SEATS, 1, "whose turn it is")
BACKWARDS = LAYOUT.flag("backwards", "the turn goes to the seat before")
NAMING = LAYOUT.flag("naming", "an eight was played, and its player names the suit")
TOP = LAYOUT.part("top", FACES, 1, "the top card of the pile")
SUIT_LED = LAYOUT.part("suit", SUITS, 1, "the suit to follow")
OWED = LAYOUT.number("owed", "cards to draw for the twos", 2 * SUITS * COPIES)
DRAWN = LAYOUT.number("drawn", "cards drawn in this turn", ALL)
PASSES = LAYOUT.number("passes", "passes in a row with an empty stock", SEATS + 1)
PLAYS = LAYOUT.number("plays", "cards played so far", 10_000)
LEFT = LAYOUT.number("left", "cards in the stock", ALL)
HELD = LAYOUT.part("hand", FACES, COPIES, "own cards of each face")
UNDER = LAYOUT.part("under", FACES, COPIES, "cards of each face in the pile, below the top one")
SIZES = LAYOUT.part("sizes", SEATS, ALL, "cards in each hand")
PENALTY = LAYOUT.part("points", SEATS, 1904, "what each hand costs, once the game is over")


@rule
def show(s, seat, out):
    show_table(s, out, TABLE)
    out[OVER] = s.over != 0
    out[SPECIAL] = s.use_special_cards
    out[RESHUFFLE] = s.reshuffle
    out[BY_FACE] = s.points
    out[MOST_DRAWN] = s.max_draw_cards
    out[MOST_PLAYS] = s.max_turns
    show_seat(s, seat, s.turn, out, TURN)
    out[BACKWARDS] = s.direction < 0
    out[NAMING] = s.naming
    out[TOP + s.top] = 1
    out[SUIT_LED + s.suit] = 1
    out[OWED] = s.owed
    out[DRAWN] = s.drawn
    out[PASSES] = s.passes
    out[PLAYS] = s.plays
    out[LEFT] = s.left
    show_bag(s.hands[seat], out, HELD)
    show_bag(s.under, out, UNDER)
    show_each(s, seat, s.sizes, out, SIZES)
    if s.over != 0:
        show_each(s, seat, s.penalty, out, PENALTY)


@rule
def show_bag(bag, out, start):
    """How many cards of each face there are."""
    for face in range(FACES):
        out[start + face] = ((bag[0] >> face) & 1) + ((bag[1] >> face) & 1)
