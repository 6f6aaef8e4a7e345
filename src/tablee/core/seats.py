"""Small rules about seats that every game shares."""

from tablee.core.build import rule
from tablee.core.chance import below


@rule
def left_of(s, seat):
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def right_of(s, seat):
    return seat - 1 if seat > 0 else s.seats - 1


@rule
def opener(s):
    """Who makes the first turn of the first round: the option `first`, else chance."""
    return s.first if s.first >= 0 else below(s.rng, s.seats)
