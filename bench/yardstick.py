"""The peer: OpenSpiel's crazy_eights(players=4), random play through its Python API."""

import random
import time

NAME = "OpenSpiel crazy_eights(players=4)"


def decisions_per_second(seconds: float) -> float:
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    dice = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                actions, weights = zip(*outcomes, strict=True)
                state.apply_action(dice.choices(actions, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.perf_counter() - start)
