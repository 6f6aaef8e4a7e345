"""Between two rounds: a template for games that are played in rounds.

Such a game has `begin` (before the first round), `act` (an action, which may end a round), `close_round`
(scores it, and may end the game) and `deal_round`. What the table does by itself is kept apart from
`act`, so that of many games side by side those that have come so far can do it together.
"""

from tablee.core.build import from_game, rule

act = from_game
begin = from_game
close_round = from_game
deal_round = from_game

FIRST_DEAL, ROUND_OVER = 1, 2  # what may be due


@rule
def deal(s):
    begin(s)
    s.due = FIRST_DEAL
    settle(s)


@rule
def play(s, seat, action):
    act(s, seat, action)
    settle(s)


@rule
def end_round(s):
    s.due = ROUND_OVER


@rule
def settle(s):
    """Close a round that is over; deal the next one."""
    if s.due == ROUND_OVER:
        close_round(s)
    if s.due != 0 and s.over == 0:
        deal_round(s)
    s.due = 0
