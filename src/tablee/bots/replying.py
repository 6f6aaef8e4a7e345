# mypy: ignore-errors
"""The other seats of many games at once: the template that plays them on to the seat that learns."""

from tablee.bots.thumbing import choose
from tablee.core.chance import below
from tablee.core.compiling import rule
from tablee.core.stepping import NOBODY, step_some


@rule
def reply_some(first, last, codes, scratch, a, terms, learner, by_thumb, chances, actions):
    """Let all seats but the learner decide until he is asked or the game is over.

    By the rule of thumb, each from a table imagined with chances of its own, or at random by the
    game's own chance.
    """
    for g in range(first, last):
        while a.to_play[g] != NOBODY and a.to_play[g] != learner:
            s = a.states[g]
            if by_thumb:
                actions[g] = choose(s, int(a.to_play[g]), codes, a.counts[g], scratch, chances[g])
            else:
                actions[g] = a.legal[g, below(s.rng, a.counts[g])]
            step_some(g, g + 1, codes, a, terms, actions)
