# mypy: ignore-errors
"""The other seats of many games at once: the template that plays them on to the seat that learns."""

from tablee.core.chance import below
from tablee.core.compiling import from_game, rule
from tablee.core.stepping import NOBODY, step_some

imagine = from_game
moves = from_game
thumb = from_game


@rule
def reply_some(first, last, codes, scratch, a, terms, learner, by_thumb, chances, actions):
    """Let all seats but the learner decide until he is asked or the game is over.

    By the rule of thumb, each from a table imagined with chances of its own, or at random by the
    game's own chance.
    """
    for g in range(first, last):
        while a.to_play[g] != NOBODY and a.to_play[g] != learner:
            if by_thumb:
                actions[g] = thumbed(g, codes, scratch, a, chances)
            else:
                s = a.states[g]
                actions[g] = a.legal[g, below(s.rng, a.counts[g])]
            step_some(g, g + 1, codes, a, terms, actions)


@rule
def thumbed(g, codes, scratch, a, chances):
    seat = int(a.to_play[g])
    scratch[0] = a.states[g]
    world = scratch[0]
    imagine(world, seat, chances[g])
    n = moves(world, seat, codes)
    return thumb(world, seat, codes, n, chances[g])
