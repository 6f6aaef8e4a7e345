"""Some places of a batch at a time: the template behind positions, clones, imagination and other players.

As in `steps.py` each function works on the places from `first` up to `last`; of these, on the marked ones.
"""

from tablee.core.build import from_game, rule
from tablee.core.steps import NOBODY, step_some, table_acts

asks = from_game
imagine = from_game
moves = from_game


@rule
def step_marked(first, last, codes, a, terms, actions, which):
    """Carry out one decision in each marked game."""
    for g in range(first, last):
        if which[g]:
            step_some(g, g + 1, codes, a, terms, actions)


@rule
def survey_some(first, last, codes, a, terms, which):
    """Find out anew from the records who decides and what is open to him. What the table has to do it does; a
    game that is over waits."""
    for g in range(first, last):
        if which[g]:
            for code in range(a.mask.shape[1]):
                a.mask[g, code] = 0
            s = a.states[g]
            length = a.lengths[g]
            if s.over == 0 and length < terms.limit and asks(s) == NOBODY:
                length = table_acts(s, length, terms.limit, codes)
                a.lengths[g] = length
            seat = NOBODY
            n = 0
            if s.over == 0 and length < terms.limit:
                seat = asks(s)
                n = moves(s, seat, a.legal[g])
                for i in range(n):
                    a.mask[g, a.legal[g, i]] = 1
            a.counts[g] = n
            a.to_play[g] = seat


@rule
def imagine_marked(first, last, a, seats, chances, which):
    """Deal anew, in each marked game, all that a seat of it cannot know, by a chance of its own."""
    for g in range(first, last):
        if which[g]:
            imagine(a.states[g], int(seats[g]), chances[g])
