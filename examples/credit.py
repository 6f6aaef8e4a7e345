"""Who is to be credited with what: advantages in games of several seats, by numpy alone.

The decisions of a batch come step by step, one a game, each by the seat whose turn it is. To a learner
every seat is a chain of its own: a decision is followed by the same seat's next decision, however many
others lie between, and the last one in a game is paid that seat's own payoff, whoever ended the game.
"""

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def advantages(
    seats: Array, values: Array, rewards: Array, ended: Array, trace: float
) -> tuple[Array, Array]:
    """Generalised advantages (undiscounted) of all decisions, and which of them are known.

    By step and game: who decided (`seats`), what the decider thought its chances were worth (`values`),
    the payoffs of all seats (`rewards`, by seat too) and whether that step ended the game (`ended`).
    A seat's last decision before the record breaks off is not known yet: it only tells what the one
    before it was worth.

    >>> seats = np.array([[0], [1], [0], [1]])              # four steps of one game, won by seat 0
    >>> values = np.array([[0.5], [0.0], [0.25], [-0.5]])
    >>> rewards, ended = np.zeros((4, 1, 2)), np.zeros((4, 1), bool)
    >>> rewards[3, 0], ended[3, 0] = (1, -1), True
    >>> found, known = advantages(seats, values, rewards, ended, trace=0.0)
    >>> found[:, 0].tolist(), known.all()
    ([-0.25, -0.5, 0.75, -0.5], np.True_)
    """
    steps, games = seats.shape
    every = np.arange(games)
    shape = (games, rewards.shape[2])
    next_value, next_advantage, is_known = np.zeros(shape), np.zeros(shape), np.zeros(shape, bool)
    found, known = np.zeros((steps, games), "f4"), np.zeros((steps, games), bool)
    for step in reversed(range(steps)):
        over = ended[step]
        next_value[over] = rewards[step, over]  # a payoff is worth what it is
        next_advantage[over] = 0.0
        is_known[over] = True
        own = every, seats[step]
        known[step] = is_known[own]
        gain = next_value[own] - values[step] + trace * next_advantage[own]
        found[step] = np.where(known[step], gain, 0.0)
        next_value[own], next_advantage[own], is_known[own] = values[step], found[step], True
    return found, known
