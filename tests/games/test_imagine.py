"""`imagine` deals every world that fits what a seat knows, only those, and each as often as it should.

On tiny decks all worlds can be listed: every way to deal the hidden cards to the hidden places that
a predicate allows. Thousands of imagined tables are counted against that list by χ².
"""

from collections import Counter
from itertools import permutations

import numpy as np
from scipy.stats import chisquare

import tablee
from tests.games.pieces import pieces

SAMPLES = 6000


def imagined(match, viewer, shown):
    """How often each world (as `shown` writes it down) comes up."""
    chance = np.array([11, 22, 33, 44], "i8")
    worlds = Counter()
    for _ in range(SAMPLES):
        twin = match.copy()
        twin.imagine(viewer, chance)
        worlds[shown(twin.state)] += 1
    return worlds


def deals(hidden, sizes):
    """Every way to deal the hidden cards into places of these sizes, with how many ways lead there."""
    ways = Counter()
    for order in permutations(hidden):
        world, at = [], 0
        for size in sizes:
            world.append(tuple(sorted(order[at : at + size])))
            at += size
        ways[tuple(world)] += 1
    return ways


def assert_even(seen, ways):
    assert set(seen) <= set(ways), "a world that does not fit"
    assert set(seen) == set(ways), "a world never dealt"
    worlds = sorted(ways)
    total = sum(ways.values())
    expected = [SAMPLES * ways[world] / total for world in worlds]
    assert chisquare([seen[world] for world in worlds], expected).pvalue > 1e-4


def test_duo_every_deal_of_hands_and_pile():
    state = {
        "round": 1,
        "starter": 0,
        "turn": 0,
        "stack": None,
        "tops": ["R3c", "B1x"],
        "under": ["B2x"],
        "hands": [["G1c"], ["G2c", "R--"], ["Y4t"]],
        "pile": ["***", "Y1t"],
        "scores": [0, 0, 0],
    }
    match = tablee.game("duo", seats=3, turbo=True).position(state)

    def shown(s):
        return tuple(s["hands"][1]), tuple(s["hands"][2]), tuple(s["pile"])

    hidden = ["G2c", "R--", "Y4t", "***", "Y1t"]
    assert_even(imagined(match, 0, shown), deals(hidden, [2, 1, 2]))


def test_duo_a_spectator_knows_no_hand():
    state = {
        "round": 1,
        "starter": 0,
        "turn": 0,
        "stack": "left",
        "tops": ["R3c", "B1x"],
        "under": [],
        "hands": [["G1c"], ["G2c", "R--"]],
        "pile": ["Y1t", "Y2t"],
        "scores": [0, 0],
    }
    match = tablee.game("duo", seats=2).position(state)

    def shown(s):
        return tuple(s["hands"][0]), tuple(s["hands"][1]), tuple(s["pile"])

    assert_even(imagined(match, None, shown), deals(["G1c", "G2c", "R--", "Y1t", "Y2t"], [1, 2, 2]))
    assert pieces("duo", match.state).total() == 7
