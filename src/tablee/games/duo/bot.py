"""What a program needs to play Duo: a rule of thumb and a way to judge a table."""

from math import exp

from tablee.core.build import rule
from tablee.core.chance import BITS, bits_in
from tablee.games.duo.rules import DRAW, FACES, FITTING, STOP, SYMBOLS, TURBO, face_of, goal

GRADIENT = 0.3  # the lead, as a part of the goal, that makes a win likely
SHARPNESS = 1.24  # of chances told: who is behind holds cards that did not fit, worse than dealt at random


@rule
def worth(s, seat):
    """The chance to win the match from these scores, guessed from the lead over the best other."""
    rival = -1000
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, s.scores[other])
    lead = (s.scores[seat] - rival) / (GRADIENT * goal(s))
    if s.over:
        return 1.0 if lead > 0 else 0.0
    return 1.0 / (1.0 + exp(-lead))


@rule
def shortlist(s, seat, codes, n):
    return n


@rule
def thumb(s, seat, codes, n, chance):
    """Lay whenever possible, first what leaves the most to lay next; jokers last."""
    best = codes[n - 1]  # draw or stop, when nothing fits
    best_score = -1
    for i in range(n):
        if codes[i] != DRAW and codes[i] != STOP:
            score = score_lay(s, seat, codes[i] % FACES)
            if score > best_score:
                best_score = score
                best = codes[i]
    return best


@rule
def score_lay(s, seat, face):
    """How many cards of the hand would fit this one; plain symbols before jokers."""
    top = face_of(face)
    low = s.hands[seat, 0] & FITTING[top, 0]
    high = s.hands[seat, 1] & FITTING[top, 1]
    if face < BITS:
        low &= ~(1 << face)
    else:
        high &= ~(1 << (face - BITS))
    keep = 20 if face < SYMBOLS else 10 if face < TURBO else 0
    return keep + 2 * (bits_in(low) + bits_in(high))


@rule
def playout_choice(s, seat, codes, n, chance):
    return thumb(s, seat, codes, n, chance)
