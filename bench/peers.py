"""Other libraries at random play, each by what it offers.

OpenSpiel plays through its Python API and, bots included, in its own C++, RLCard through its
environment, pgx in a compiled loop over many games that are dealt anew when they end.
"""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

Play = Callable[[], int]  # plays for a moment; how many decisions that were

EIGHTS, HEARTS = "crazy_eights(players=4)", "hearts"
SEATS = 4
COUNTED = 300  # games whose lengths stand for all
PGX_GAMES, PGX_STEPS = 4096, 16  # about the fastest on a core


class Peer(NamedTuple):
    """A game of another library, with the package it needs and what sets it up."""

    name: str
    package: str
    start: Callable[[], Play]


def openspiel(name: str) -> Play:
    """A whole game through the Python API."""
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(actions, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def openspiel_inside(name: str) -> Play:
    """A whole game of its random bots, all in C++; how long such games are is counted beforehand."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = iter(range(2**31))

    def play() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    lengths = [sum(step.player >= 0 for step in play().full_history()) for _ in range(COUNTED)]

    def play_some() -> int:
        for _ in range(COUNTED):
            play()
        return sum(lengths)

    return play_some


def rlcard_uno() -> Play:
    import rlcard

    env = rlcard.make("uno", {"seed": 1, "game_num_players": SEATS})
    dice = random.Random(1)

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def pgx(name: str, games: int = PGX_GAMES) -> Play:
    """Some steps of many games in one compiled function."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    deal, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def act(states: Any, key: Any) -> tuple[Any, None]:
        choosing, chance = jax.random.split(key)
        logits = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, logits)
        return step(states, actions, jax.random.split(chance, games)), None

    @jax.jit
    def steps(states: Any, key: Any) -> Any:
        return jax.lax.scan(act, states, jax.random.split(key, PGX_STEPS))[0]

    states = jax.jit(deal)(jax.random.split(jax.random.key(1), games))
    keys = iter(range(2**40))

    def play() -> int:
        nonlocal states
        states = jax.block_until_ready(steps(states, jax.random.key(next(keys))))
        return games * PGX_STEPS

    return play


PEERS = [
    Peer("OpenSpiel crazy_eights, Python", "pyspiel", partial(openspiel, EIGHTS)),
    Peer("OpenSpiel crazy_eights, C++", "pyspiel", partial(openspiel_inside, EIGHTS)),
    Peer("OpenSpiel hearts, Python", "pyspiel", partial(openspiel, HEARTS)),
    Peer("OpenSpiel hearts, C++", "pyspiel", partial(openspiel_inside, HEARTS)),
    Peer("RLCard uno", "rlcard", rlcard_uno),
    Peer("pgx leduc_holdem", "pgx", partial(pgx, "leduc_holdem")),
    Peer("pgx sparrow_mahjong", "pgx", partial(pgx, "sparrow_mahjong")),
]
