"""What a seat of EKKO knows, as numbers: all that its look shows.

Whoever is not asked for a mirror sees the turn going on (D12), here as in the look.
"""

from tablee.core.build import rule
from tablee.core.chance import BITS, bits_in, count
from tablee.core.observation import (
    Layout,
    from_viewer,
    show_each,
    show_seat,
    show_set,
    show_table,
)
from tablee.games.ekko.cards import ASK, CARDS, SEATS, SPEED, count_barred, free, holds_mirror
from tablee.games.ekko.cards import TURN as RUNNING

PHASES = 4

LAYOUT = Layout()
TABLE = LAYOUT.part("table", SEATS, 1, "1 for each seat of the table")
OVER = LAYOUT.flag("over", "the game is over")
ROUND = LAYOUT.number("round", "the number of the round")
TARGET = LAYOUT.number("target", "the points that end the game")
RACE = LAYOUT.flag("race", "mirrors are a race")
FAULTS = LAYOUT.flag("faults", "wrong cards are punished, not refused")
DEALER = LAYOUT.part("dealer", SEATS, 1, "who dealt")
TURN = LAYOUT.part("turn", SEATS, 1, "whose turn it is")
PHASE = LAYOUT.part("phase", PHASES, 1, "turn, asked for the mirror, effect, closing moment")
LAYER = LAYOUT.part("layer", SEATS, 1, "who laid the top card")
AGAIN = LAYOUT.flag("again", "the player lays again, after a multiple of 11")
FREE = LAYOUT.flag("free", "any card goes")
DRAWN = LAYOUT.part("drawn", SEATS, 1, "who has drawn for being mirrored in a closing moment")
TOP = LAYOUT.part("top", CARDS, 1, "the top card, 1 to 98")
UNDER = LAYOUT.part("under", CARDS, 1, "the cards under it")
HAND = LAYOUT.part("hand", CARDS, 1, "own cards")
BARRED_OWN = LAYOUT.part("barred_own", CARDS, 1, "own cards that are barred")
ASIDE_OWN = LAYOUT.part("aside_own", CARDS, 1, "cards put aside by the viewer")
SIZES = LAYOUT.part("sizes", SEATS, CARDS, "cards in each hand")
BARRED = LAYOUT.part("barred", SEATS, CARDS, "barred cards in each hand")
ASIDE = LAYOUT.number("aside", "cards put aside by all", CARDS)
PILE = LAYOUT.number("pile", "cards in the pile", CARDS)
SCORES = LAYOUT.part("scores", SEATS, 2**15 - 1, "points")


@rule
def show(s, seat, out):
    show_table(s, out, TABLE)
    out[OVER] = s.over != 0
    out[ROUND] = s.round
    out[TARGET] = s.target
    out[RACE] = s.reactions == SPEED
    out[FAULTS] = s.faults
    show_seat(s, seat, s.dealer, out, DEALER)
    show_seat(s, seat, s.turn, out, TURN)
    secret = s.phase == ASK and not holds_mirror(s, seat)
    out[PHASE + (RUNNING if secret else s.phase)] = 1
    show_seat(s, seat, s.layer, out, LAYER)
    out[AGAIN] = s.again
    out[FREE] = free(s)
    show_seat(s, seat, s.drawn, out, DRAWN)
    out[TOP + s.top - 1] = 1
    show_set(s.under, 1, CARDS, out, UNDER)
    show_set(s.hands[seat], 1, CARDS, out, HAND)
    show_barred(s.hands[seat, 0] & s.barred[0], 0, out)
    show_barred(s.hands[seat, 1] & s.barred[1], BITS, out)
    show_set(s.aside[seat], 1, CARDS, out, ASIDE_OWN)
    show_each(s, seat, s.sizes, out, SIZES)
    for other in range(s.seats):
        out[BARRED + from_viewer(s, seat, other)] = count_barred(s, other)
    for owner in range(SEATS):
        out[ASIDE] += count(s.aside[owner])
    out[PILE] = s.left
    show_each(s, seat, s.scores, out, SCORES)


@rule
def show_barred(word, first, out):
    while word != 0:
        out[BARRED_OWN + first + bits_in((word & -word) - 1) - 1] = 1
        word &= word - 1
