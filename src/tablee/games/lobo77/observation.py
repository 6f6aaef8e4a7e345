"""What a seat of Lobo 77 knows, as numbers: all that its look shows."""

from math import inf

from tablee.core.build import rule
from tablee.core.observation import (
    Layout,
    from_viewer,
    show_counts,
    show_each,
    show_seat,
    show_table,
)
from tablee.games.lobo77.rules import CARDS, FACES, MOST_SEATS, NOBODY

LAYOUT = Layout()
TABLE = LAYOUT.part("table", MOST_SEATS, 1, "1 for each seat of the table")
OVER = LAYOUT.flag("over", "the game is over")
DRAW_BY_HAND = LAYOUT.flag("draw_by_hand", "cards are drawn by hand")
ROUND = LAYOUT.number("round", "the number of the round")
OPENER = LAYOUT.part("opener", MOST_SEATS, 1, "who began the round")
TURN = LAYOUT.part("turn", MOST_SEATS, 1, "whose turn it is")
WAY = LAYOUT.number("way", "1 clockwise, -1 the other way round", 1, -1)
TOTAL = LAYOUT.number("total", "the total announced", inf, -inf)
OWED = LAYOUT.number("owed", "cards still to be laid in this turn", 2)
PLAYED = LAYOUT.number("played", "cards laid in this turn", 2)
LIVES = LAYOUT.part("lives", MOST_SEATS, 10, "tokens and one more; 0 is out")
SIZES = LAYOUT.part("sizes", MOST_SEATS, CARDS, "cards in each hand")
DRAWS = LAYOUT.part("draws", MOST_SEATS, 2, "cards each may still draw by hand")
HAND = LAYOUT.part("hand", FACES, 8, "own cards of each face")
LAID = LAYOUT.part("laid", FACES, 8, "cards of each face laid since the last shuffle")
PILE = LAYOUT.number("pile", "cards in the pile", CARDS)


@rule
def show(s, seat, out):
    show_table(s, out, TABLE)
    out[OVER] = s.over != 0
    out[DRAW_BY_HAND] = s.draw_by_hand
    out[ROUND] = s.round
    show_seat(s, seat, s.opener, out, OPENER)
    show_seat(s, seat, s.turn, out, TURN)
    out[WAY] = s.way
    out[TOTAL] = s.total
    out[OWED] = s.owed
    out[PLAYED] = s.played
    show_each(s, seat, s.lives, out, LIVES)
    show_each(s, seat, s.sizes, out, SIZES)
    if s.drawer != NOBODY:
        out[DRAWS + from_viewer(s, seat, s.drawer)] = s.draws
    show_counts(s.hands[seat], out, HAND)
    show_counts(s.laid, out, LAID)
    out[PILE] = s.left
