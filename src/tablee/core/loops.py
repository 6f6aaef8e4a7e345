"""Whole games in one compiled loop: the template for simulation in bulk.

Each game is played by choosing uniformly among all legal actions of the asked seat.
"""

from tablee.core.chance import below, seed_stream
from tablee.core.compiling import from_game, rule

asks = from_game
deal = from_game
moves = from_game
play = from_game
score = from_game
standing = from_game


@rule
def payoffs(s, out):
    """+1 for the first, -1 for the last, evenly spaced between; ties share the mean."""
    for seat in range(s.seats):
        ahead = 0
        level = 0
        mine = standing(s, seat)
        for other in range(s.seats):
            theirs = standing(s, other)
            if theirs > mine:
                ahead += 1
            elif theirs == mine:
                level += 1
        out[seat] = (s.seats - 2 * ahead - level) / (s.seats - 1)


@rule
def play_out(s, codes, limit):
    """Play at random to the end of the game, or to a limit; how many actions it took."""
    length = 0
    while s.over == 0 and length < limit:
        seat = asks(s)
        n = moves(s, seat, codes)
        play(s, seat, codes[below(s.rng, n)])
        length += 1
    return length


@rule
def play_many(states, codes, seed, first, limit, lengths, ends, scores, gains):
    """Play the games numbered from `first` on, one result row each.

    A game that is not over after `limit` actions is left there, its end 0.
    states[1] is the table before the deal (seats and options set); states[0] is worked in.
    """
    for game in range(len(lengths)):
        states[0] = states[1]
        s = states[0]
        seed_stream(s.rng, seed, first + game)
        deal(s)
        lengths[game] = play_out(s, codes, limit)
        ends[game] = s.over
        for seat in range(s.seats):
            scores[game, seat] = score(s, seat)
        payoffs(s, gains[game])
