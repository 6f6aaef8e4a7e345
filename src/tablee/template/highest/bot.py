"""What a program needs to play Highest: a rule of thumb and a way to judge a table."""

from tablee.core.build import rule
from tablee.template.highest.rules import NONE, standing


@rule
def thumb(s, seat, codes, n, chance):
    """The cheapest card that would take the trick now, else the worst one; codes are listed by value."""
    for i in range(n):
        code = codes[n - 1 - i] if s.low_wins else codes[i]
        if takes(s, seat, code):
            return code
    return codes[n - 1] if s.low_wins else codes[0]


@rule
def takes(s, seat, card):
    for other in range(s.seats):
        there = s.played[other]
        if there != NONE and (there > card) != (s.low_wins != 0):
            return False
    return True


@rule
def worth(s, seat):
    """The share of those one is ahead of, ties counted half."""
    ahead = 0.0
    for other in range(s.seats):
        if other != seat:
            if standing(s, seat) > standing(s, other):
                ahead += 1.0
            elif standing(s, seat) == standing(s, other):
                ahead += 0.5
    return ahead / (s.seats - 1)


@rule
def shortlist(s, seat, codes, n):
    return n


@rule
def playout_choice(s, seat, codes, n, chance):
    return thumb(s, seat, codes, n, chance)


@rule
def stage(s):
    """The search looks to the end of the game, which is one round."""
    return 0
