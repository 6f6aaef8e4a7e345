"""EKKO as it was: in version 1 a mirror let pass was asked for again only if it was drawn anew, and a state
did not tell who had put which card aside."""

from tablee.core.build import rule
from tablee.core.chance import put
from tablee.core.past import Past
from tablee.core.rounds import end_round
from tablee.games.ekko import rules
from tablee.games.ekko.cards import ASK, CALM, MIRROR_OF, TURN
from tablee.games.ekko.rules import from_pile, next_owing


@rule
def draw_owed(s, fault):
    if s.left == 0:
        s.owing = 0
        end_round(s)
        return
    seat = next_owing(s)
    s.owing &= ~(1 << seat)
    card = from_pile(s)
    put(s.hands[seat], card)
    s.sizes[seat] += 1
    if fault:
        put(s.barred, card)
    elif s.phase == TURN and s.reactions == CALM and card == MIRROR_OF[s.top]:
        s.phase = ASK


def _together(state):
    return state | {"aside": sorted(card for cards in state["aside"] for card in cards)}


def _by_seat(state):
    """Nobody knows whose they were: they count as the first seat's."""
    return state | {"aside": [state["aside"], *([] for _ in state["hands"][1:])]}


PAST = {1: Past({rules.draw_owed: draw_owed}, _together, _by_seat)}
