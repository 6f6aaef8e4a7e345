"""Many games at once, a decision of each at a time: the template behind `Batch`.

Each function works on the places from `first` up to `last` in the arrays `a` of all games and touches
nothing else: a thread takes a share of the places, a GPU thread can take a single one. `codes` is
room for a list of actions. The arrays a step needs are named before its loop, for to take one out of
`a` costs as much as a card laid.
"""

from tablee.core.build import from_game, rule
from tablee.core.chance import below, seed_stream
from tablee.core.observation import clear, observe
from tablee.core.whole_games import payoffs

asks = from_game
deal = from_game
imagine = from_game
moves = from_game
play = from_game

NOBODY = -1
ALL_FINE = -1
NARROW = 512  # up to so many actions it is quicker to wipe a whole mask than the few marks in it


@rule
def step_some(first, last, codes, a, terms, actions):
    """Carry out one decision in each game; where one ends, its payoffs are the rewards, and if games
    renew the next number is dealt in its place."""
    states, to_play, lengths, counts = a.states, a.to_play, a.lengths, a.counts
    legal, mask, terminated, truncated = a.legal, a.mask, a.terminated, a.truncated
    limit = terms.limit
    for g in range(first, last):
        if terminated[g] or truncated[g]:
            forget_rewards(a.rewards, g)
        if to_play[g] == NOBODY:
            continue
        if mask.shape[1] <= NARROW:
            for code in range(mask.shape[1]):
                mask[g, code] = 0
        else:
            for i in range(counts[g]):
                mask[g, legal[g, i]] = 0
        s = states[g]
        play(s, int(to_play[g]), actions[g])
        length = lengths[g] + 1
        seat = asks(s)
        if seat == NOBODY:
            length = table_acts(s, length, limit, codes)
            seat = asks(s)
        lengths[g] = length
        over = s.over != 0
        cut = not over and length >= limit
        terminated[g] = over
        truncated[g] = cut
        if over or cut:
            seat = end_game(states, g, g, codes, a, terms)
        n = 0
        if seat != NOBODY:
            n = moves(s, seat, legal[g])
            for i in range(n):
                mask[g, legal[g, i]] = 1
        counts[g] = n
        to_play[g] = seat


@rule
def table_acts(s, length, limit, codes):
    """The table's own actions are chance; how many actions the game has had after them."""
    while s.over == 0 and length < limit and asks(s) == NOBODY:
        n = moves(s, NOBODY, codes)
        play(s, NOBODY, codes[below(s.rng, n)])
        length += 1
    return length


@rule
def forget_rewards(rewards, g):
    for seat in range(rewards.shape[1]):
        rewards[g, seat] = 0


@rule
def end_game(states, at, g, codes, a, terms):
    """Pay off game g, whose record is states[at]; who decides in the next one, if there is one."""
    payoffs(states[at], a.rewards[g])
    if not terms.renews:
        return NOBODY
    a.numbers[g] += terms.stride
    return deal_game(states, at, g, codes, a, terms)


@rule
def deal_game(states, at, g, codes, a, terms):
    """Deal the game whose number stands there into states[at]; who decides first. Its chance depends on
    the seed and that number alone."""
    states[at] = terms.blank[0]
    s = states[at]
    seed_stream(s.rng, terms.seed, a.numbers[g])
    deal(s)
    a.lengths[g] = table_acts(s, 0, terms.limit, codes)
    return asks(s)


@rule
def deal_some(first, last, codes, a, terms, which):
    """Begin new games in the marked places."""
    for g in range(first, last):
        if which[g]:
            for i in range(a.counts[g]):
                a.mask[g, a.legal[g, i]] = 0
            seat = deal_game(a.states, g, g, codes, a, terms)
            n = moves(a.states[g], seat, a.legal[g])
            for i in range(n):
                a.mask[g, a.legal[g, i]] = 1
            a.counts[g] = n
            a.to_play[g] = seat


@rule
def imagine_some(first, last, a, source, seat, chances):
    """Set every table as the one in source[0], as a seat that decides there may imagine it: each by a chance
    of its own."""
    for g in range(first, last):
        for i in range(a.counts[g]):
            a.mask[g, a.legal[g, i]] = 0
        a.states[g] = source[0]
        s = a.states[g]
        imagine(s, seat, chances[g])
        n = moves(s, seat, a.legal[g])
        for i in range(n):
            a.mask[g, a.legal[g, i]] = 1
        a.counts[g] = n
        a.to_play[g] = seat
        a.lengths[g] = 0
        a.terminated[g] = False
        a.truncated[g] = False
        forget_rewards(a.rewards, g)


@rule
def find_illegal(first, last, mask, to_play, actions):
    """The first place whose action is not legal, or ALL_FINE; where a game is over any action will do."""
    for g in range(first, last):
        action = actions[g]
        fine = 0 <= action < mask.shape[1] and mask[g, action]
        if not fine and to_play[g] != NOBODY:
            return g
    return ALL_FINE


@rule
def sample_some(first, last, states, legal, counts, out):
    """Choose uniformly among the legal actions, by each game's own chance."""
    for g in range(first, last):
        if counts[g] > 0:
            s = states[g]
            out[g] = legal[g, below(s.rng, counts[g])]


@rule
def observe_some(first, last, states, seats, out):
    for g in range(first, last):
        if seats[g] == NOBODY:
            clear(out[g])
        else:
            observe(states[g], seats[g], out[g])
