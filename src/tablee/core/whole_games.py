"""Whole games in one compiled loop: the template for simulation in bulk.

Each game is played by choosing uniformly among all legal actions of the asked seat, unless the build
brings a `choose` of its own.
"""

from tablee.core.build import from_game, from_game_or, rule
from tablee.core.chance import below, seed_stream

asks = from_game
deal = from_game
moves = from_game
play = from_game
score = from_game
standing = from_game


@rule
def choose_at_random(s, seat, codes, n, spare, chance):
    return codes[below(s.rng, n)]


choose = from_game_or(choose_at_random)


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
def play_out(s, codes, spare, chance, limit):
    """Play to the end of the game, or to a limit; how many actions it took.

    `spare` is room for a table to imagine, `chance` the players' own: the game's is not theirs to use.
    """
    length = 0
    while s.over == 0 and length < limit:
        seat = asks(s)
        n = moves(s, seat, codes)
        play(s, seat, choose(s, seat, codes, n, spare, chance))
        length += 1
    return length


@rule
def play_many(states, codes, chance, seed, first, limit, lengths, ends, scores, gains):
    """Play the games numbered from `first` on, one result row each.

    A game that is not over after `limit` actions is left there, its end 0.
    states[1] is the table before the deal (seats and options set); states[0] is worked in, states[2]
    is spare.
    """
    for game in range(len(lengths)):
        states[0] = states[1]
        s = states[0]
        seed_stream(s.rng, seed, first + game)
        seed_stream(chance, ~seed, first + game)
        deal(s)
        lengths[game] = play_out(s, codes, states[2:], chance, limit)
        ends[game] = s.over
        for seat in range(s.seats):
            scores[game, seat] = score(s, seat)
        payoffs(s, gains[game])
