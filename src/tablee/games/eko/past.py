"""ekô as it was: in version 1 whoever held a captive and had lost the own Emperor exchanged at once, whoever
had brought it about, without a choice and before the points were looked at."""

from tablee.core.build import rule
from tablee.core.past import Past
from tablee.core.seats import left_of
from tablee.games.eko import pieces, rules
from tablee.games.eko.pieces import NOBODY, captor, exchange, hold, holds_captive


@rule
def capture(s, seat, prisoner):
    """Then all exchange who can, the captor first, then clockwise."""
    hold(s, seat, prisoner)
    asker = seat
    for _ in range(s.seats):
        gift = captive_of(s, asker)
        if captor(s, asker) != NOBODY and gift != NOBODY:
            exchange(s, asker, gift)
        asker = left_of(s, asker)


@rule
def captive_of(s, giver):
    """The Emperor a player gives for his own: its keeper's, else the nearest clockwise; -1: he holds none."""
    keeper = captor(s, giver)
    if keeper != NOBODY and holds_captive(s, giver, keeper):
        return keeper
    prisoner = left_of(s, giver)
    for _ in range(s.seats - 1):
        if holds_captive(s, giver, prisoner):
            return prisoner
        prisoner = left_of(s, prisoner)
    return NOBODY


@rule
def gifts(s, seat):
    """Nobody was left with a choice."""
    return 0


def _written(state):
    return {key: value for key, value in state.items() if key != "marched"}


def _read(state):
    return state | {"marched": state.get("phase") == "again"}


PAST = {1: Past({pieces.capture: capture, rules.gifts: gifts}, _written, _read)}
