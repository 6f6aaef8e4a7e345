"""What a thread of a GPU does with one game; the processor can do it too, which shows that both do the same.

A decision is taken in two parts, unlike on the processor: what most actions need, and what is left to do
after one that has ended something, which few threads of a warp have to do and the others need not wait for.
"""

from tablee.core.build import from_game, from_game_or, rule
from tablee.core.steps import NOBODY, end_game, forget_rewards, table_acts

asks = from_game
deal = from_game
moves = from_game
play = from_game


@rule
def settle_by_deal(s):
    s.due = 0
    deal(s)


@rule
def act_by_play(s, seat, action):
    play(s, seat, action)


act = from_game_or(act_by_play)
settle = from_game_or(settle_by_deal)


@rule
def step_game(s, g, action, a, terms):
    """One decision in game g; whether something is left to do, for an action that has ended something."""
    seat = a.to_play[g]
    if a.terminated[g] or a.truncated[g]:
        forget_rewards(a.rewards, g)
    if seat == NOBODY:
        return False
    act(s, int(seat), action)
    length = a.lengths[g] + 1
    if s.due == 0:
        length = table_acts(s, length, terms.limit, a.legal[g])
    a.lengths[g] = length
    if s.due != 0 or s.over != 0 or length >= terms.limit:
        return True
    a.terminated[g] = False
    a.truncated[g] = False
    list_legal(s, g, asks(s), a)
    return False


@rule
def settle_game(states, at, g, a, terms):
    """What is left to do in game g, whose record is states[at], after an action that ends something."""
    s = states[at]
    length = a.lengths[g]
    if s.due != 0:
        settle(s)
        length = table_acts(s, length, terms.limit, a.legal[g])
        a.lengths[g] = length
    over = s.over != 0
    cut = not over and length >= terms.limit
    a.terminated[g] = over
    a.truncated[g] = cut
    list_legal(s, g, end_game(states, at, g, a.legal[g], a, terms) if over or cut else asks(s), a)


@rule
def list_legal(s, g, seat, a):
    a.counts[g] = moves(s, seat, a.legal[g]) if seat != NOBODY else 0
    a.to_play[g] = seat
