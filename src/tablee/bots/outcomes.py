# mypy: ignore-errors
"""Who wins from here: the template that plays a table on to its end again and again, as the search plays."""

from tablee.core.build import from_game, rule
from tablee.core.chance import renew

due = from_game  # who acts next, out of turn too
imagine = from_game
moves = from_game
play = from_game
playout_choice = from_game  # the action taken in playouts
standing = from_game

NOBODY = -1
NOTHING = -1


@rule
def play_on(states, knower, mover, action, codes, chance, playouts, limit, wins, squares):
    """Add up each seat's share of the win over some playouts from the table in states[1], and its squares.

    What the knower cannot know is imagined anew each time; without one, all lies as it lies and only the
    future is new. The mover does the action first, if there is one. states[0] is worked in.
    """
    for _ in range(playouts):
        states[0] = states[1]
        s = states[0]
        if knower == NOBODY:
            renew(s.rng, chance)
        else:
            imagine(s, knower, chance)
        if action != NOTHING:
            play(s, mover, action)
        for _ in range(limit):
            if s.over != 0:
                break
            seat = due(s)
            n = moves(s, seat, codes)
            play(s, seat, playout_choice(s, seat, codes, n, chance))
        share_out(s, wins, squares)


@rule
def share_out(s, wins, squares):
    """The win belongs to the best standing; those who share it have equal parts."""
    best = standing(s, 0)
    winners = 1
    for seat in range(1, s.seats):
        mine = standing(s, seat)
        if mine > best:
            best = mine
            winners = 1
        elif mine == best:
            winners += 1
    part = 1.0 / winners
    for seat in range(s.seats):
        if standing(s, seat) == best:
            wins[seat] += part
            squares[seat] += part * part
