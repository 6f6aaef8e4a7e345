# mypy: ignore-errors
"""The choice by the rule of thumb, for whole games in bulk and for the other seats of a batch."""

from tablee.core.chance import below
from tablee.core.compiling import from_game, rule

imagine = from_game
moves = from_game
thumb = from_game


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
