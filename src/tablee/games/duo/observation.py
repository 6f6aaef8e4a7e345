"""What a seat of Duo knows, as numbers: all that its look shows."""

from math import inf

from tablee.core.build import rule
from tablee.core.observation import Layout, show_each, show_seat, show_set, show_table
from tablee.games.duo.rules import CARDS, FACES, NONE, TURBO, face_of, goal

SEATS = 6

LAYOUT = Layout()
TABLE = LAYOUT.part("table", SEATS, 1, "1 for each seat of the table")
OVER = LAYOUT.flag("over", "the game is over")
ROUND = LAYOUT.number("round", "the number of the round")
GOAL = LAYOUT.number("goal", "the points that win")
STARTER = LAYOUT.part("starter", SEATS, 1, "who began the round")
TURN = LAYOUT.part("turn", SEATS, 1, "whose turn it is")
STACK = LAYOUT.part("stack", 2, 1, "the stack the turn is bound to, left or right")
TOPS = LAYOUT.part("tops", 2 * FACES, 1, "the top card of the left stack, then of the right one, by face")
UNDER = LAYOUT.part("under", FACES, 4, "covered cards of each face")
HAND = LAYOUT.part("hand", FACES, 4, "own cards of each face")
SIZES = LAYOUT.part("sizes", SEATS, CARDS, "cards in each hand")
PILE = LAYOUT.number("pile", "cards in the pile", CARDS)
SCORES = LAYOUT.part("scores", SEATS, inf, "points", low=-inf)


@rule
def show(s, seat, out):
    show_table(s, out, TABLE)
    out[OVER] = s.over != 0
    out[ROUND] = s.round
    out[GOAL] = goal(s)
    show_seat(s, seat, s.starter, out, STARTER)
    show_seat(s, seat, s.turn, out, TURN)
    if s.stack != NONE:
        out[STACK + s.stack] = 1
    for stack in range(2):
        out[TOPS + FACES * stack + face_of(s.tops[stack])] = 1
    show_set(s.under, 0, TURBO, out, UNDER)
    show_set(s.hands[seat], 0, TURBO, out, HAND)
    show_each(s, seat, s.sizes, out, SIZES)
    out[PILE] = s.left
    show_each(s, seat, s.scores, out, SCORES)
