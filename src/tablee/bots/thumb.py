"""Choices by the rule of thumb: templates for whole games in bulk and for the other seats of a batch."""

from tablee.core.build import from_game, rule
from tablee.core.chance import below
from tablee.core.steps import NOBODY, step_some

imagine = from_game
moves = from_game
thumb = from_game

BY_CHANCE = 0
BY_THUMB = 1
ELSEWHERE = 2  # and above: somebody who is not played in compiled code


@rule
def choose(s, seat, codes, n, spare, chance):
    """What the rule of thumb says of a table imagined from the seat's own knowledge."""
    if seat < 0:  # the table's own actions are chance
        return codes[below(s.rng, n)]
    spare[0] = s
    world = spare[0]
    imagine(world, seat, chance)
    n = moves(world, seat, codes)
    return thumb(world, seat, codes, n, chance)


@rule
def reply_some(first, last, codes, scratch, a, terms, kinds, chances, actions):
    """Let seats decide that are played here, until somebody else is asked or the game is over.

    `kinds` says who plays each seat of each game: by the rule of thumb, each time from a table imagined with
    chances of its own; or at random by the game's own chance.
    """
    for g in range(first, last):
        while a.to_play[g] != NOBODY and kinds[g, a.to_play[g]] < ELSEWHERE:
            s = a.states[g]
            if kinds[g, a.to_play[g]] == BY_THUMB:
                actions[g] = choose(s, int(a.to_play[g]), codes, a.counts[g], scratch, chances[g])
            else:
                actions[g] = a.legal[g, below(s.rng, a.counts[g])]
            step_some(g, g + 1, codes, a, terms, actions)


@rule
def choose_some(first, last, codes, scratch, a, chances, actions):
    """What the rule of thumb does in each game, from tables imagined with chances of its own."""
    for g in range(first, last):
        if a.to_play[g] != NOBODY:
            s = a.states[g]
            actions[g] = choose(s, int(a.to_play[g]), codes, a.counts[g], scratch, chances[g])
