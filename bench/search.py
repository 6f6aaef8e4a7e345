"""Playouts per second and core of the search, beside OpenSpiel's C++ ISMCTS on its own hearts."""

import os
import random
import subprocess
import sys
import time
from statistics import median
from typing import Any

import pyspiel

import tablee
from bench.goals import told
from tablee.bots.thought import MOST_NODES, NODE, Tree, tree_chance
from tablee.core.card import Card

LOADING = "import tablee; m = tablee.game({name!r}).start(); tablee.hint(m, m.asked, playouts=10)"


def playouts_per_second(name: str, seats: int, seconds: float) -> float:
    """From the opening of a few games, one tree each."""
    playouts, spent = 0, 0.0
    for k in range(4):
        match = tablee.game(name, seats=seats).start(seed=k)
        tree = Tree(match, match.asked, tree_chance(k, 0))
        tree.run(100)
        begin = time.perf_counter()
        while (now := time.perf_counter() - begin) < seconds / 4:
            tree.run(200)
            playouts += 200
        spent += now
    return playouts / spent


def hearts_simulations_per_second(seconds: float) -> float:
    game = pyspiel.load_game("hearts")
    simulations = 4000
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        1.0,
        simulations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    state = _opening(game)
    rates = []
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        start = time.perf_counter()
        bot.step(state)
        rates.append(simulations / (time.perf_counter() - start))
    return median(rates)


def _opening(game: Any) -> Any:
    """The first decision with a real choice, after a random deal."""
    dice = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 8:
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def loading_seconds(name: str) -> float:
    """From a new process to a first thought, after the first compilation."""
    times = []
    for _ in range(3):
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", LOADING.format(name=name)], check=True, env=os.environ)
        times.append(time.perf_counter() - begin)
    return median(times)


def seats_of(card: Card) -> tuple[int, int]:
    """Two seats and four, or as near to that as the game allows."""
    low, high = card.seats
    return max(2, low), min(4, high)


def table(seconds: float) -> tuple[str, list[str], list[list[str]]]:
    rows = []
    for card in tablee.shelf():
        rates = [f"{playouts_per_second(card.name, seats, seconds):,.0f}" for seats in seats_of(card)]
        loading = f"{loading_seconds(card.name):.2f} s"
        rows.append([card.title, *rates, told(card.name, "playouts"), loading])
    peer = f"{hearts_simulations_per_second(seconds):,.0f}"
    rows.append(["OpenSpiel ISMCTS, hearts (one opening)", "", peer, "", ""])
    memory = MOST_NODES * NODE.itemsize / 1e6
    title = f"Search: playouts per second and core; at most {memory:.1f} MB a tree"
    return title, ["game", "2 seats", "4 seats", "goal", "first thought"], rows
