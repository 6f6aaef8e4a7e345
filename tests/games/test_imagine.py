"""`imagine` deals every world that fits what a seat knows, only those, and each as often as it should.

On tiny decks all worlds can be listed: every way to deal the hidden cards to the hidden places that
a predicate allows. Thousands of imagined tables are counted against that list by χ².
"""

from collections import Counter
from itertools import permutations

import numpy as np
from scipy.stats import chisquare

import tablee
from tablee.core.shelf import module

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
    assert module("duo", "samples").pieces(match.state).total() == 7


def only(ways, fits):
    """The worlds that fit what the viewer knows."""
    return Counter({world: n for world, n in ways.items() if fits(world)})


EKKO = {
    "round": 1,
    "dealer": 0,
    "turn": 1,
    "phase": "turn",
    "top": "57",
    "layer": 0,
    "again": False,
    "free": False,
    "drawn": None,
    "barred": [[], [], []],
    "hands": [["01"], ["30", "75"], ["40"]],
    "pile": ["50", "51"],
    "aside": [[], ["60"], []],
    "under": [],
    "scores": [0, 0, 0],
}


def ekko_world(s):
    return tuple(s["hands"][1]), tuple(s["hands"][2]), tuple(s["pile"]), tuple(s["aside"][1])


def test_ekko_every_deal_of_hands_pile_and_cards_aside():
    match = tablee.game("ekko", seats=3).position(EKKO)
    hidden = ["30", "75", "40", "50", "51", "60"]
    assert_even(imagined(match, 0, ekko_world), deals(hidden, [2, 1, 2, 1]))


def test_ekko_being_asked_is_secret_so_the_mirror_may_be_anywhere():
    match = tablee.game("ekko", seats=3).position(EKKO | {"phase": "ask"})
    assert match.asked == 1
    hidden = ["30", "75", "40", "50", "51", "60"]
    assert_even(imagined(match, 0, ekko_world), deals(hidden, [2, 1, 2, 1]))


def test_ekko_a_closing_moment_tells_that_another_hand_holds_the_mirror():
    closing = EKKO | {
        "phase": "closing",
        "layer": 0,
        "turn": 1,
        "hands": [[], ["30", "75"], ["40"]],
        "pile": ["01", "50"],
    }
    match = tablee.game("ekko", seats=3).position(closing)

    def world(s):
        return tuple(s["hands"][1]), tuple(s["hands"][2]), tuple(s["pile"]), tuple(s["aside"][1])

    ways = deals(["30", "75", "40", "01", "50", "60"], [2, 1, 2, 1])
    assert_even(imagined(match, 0, world), only(ways, lambda w: "75" in w[0] + w[1]))


def test_lobo77_every_deal_of_hands_pile_and_cards_aside():
    state = {
        "round": 2,
        "opener": 0,
        "turn": 0,
        "way": 1,
        "total": 30,
        "owed": 1,
        "played": 0,
        "barred": False,
        "lives": [2, 3, 1, 0],
        "hands": [["2"], ["3", "10"], ["10"], []],
        "pile": ["10", "turn"],
        "laid": ["9"],
        "aside": ["2x"],
        "draws": [0, 0, 0, 0],
    }
    match = tablee.game("lobo77", seats=4).position(state)

    def world(s):
        return tuple(tuple(sorted(cards)) for cards in (s["hands"][1], s["hands"][2], s["pile"], s["aside"]))

    hidden = ["3", "10", "10", "10", "turn", "2x"]
    assert_even(imagined(match, 0, world), deals(hidden, [2, 1, 2, 1]))


EXHOPP = {
    "turn": 0,
    "colours": ["r", "g", "b", "y"],
    "rows": [{"head": "+5", "cards": []}] + [{"head": "+4", "cards": []}] * 3,
    "heads": ["+6"],
    "won": [[], [], [], []],
    "hands": [["r1", "r2"], ["g1"], ["g2", "y1"], ["b1"]],
    "stock": ["g3", "r3"],
    "discard": [],
    "offer": None,
    "declined": [],
    "must_lay": False,
    "idle": 0,
}


def exhopp_world(viewer):
    def world(s):
        hands = [tuple(hand) for seat, hand in enumerate(s["hands"]) if seat != viewer]
        return (*hands, tuple(s["stock"]))

    return world


def test_exhopp_every_deal_of_hands_and_stock():
    match = tablee.game("exhopp", seats=4).position(EXHOPP)
    ways = deals(["r1", "r2", "g1", "g2", "y1", "g3", "r3"], [2, 1, 2, 2])
    assert_even(imagined(match, 3, exhopp_world(3)), ways)


def test_exhopp_a_standing_offer_tells_of_two_colours():
    """The proposer holds the colour he gives; somebody else than he or the viewer holds the wanted one."""
    match = tablee.game("exhopp", seats=4).position(EXHOPP | {"offer": {"by": 0, "card": "r1", "want": "g"}})
    ways = deals(["r1", "r2", "g1", "g2", "y1", "g3", "r3"], [2, 1, 2, 2])

    def fits(world):
        proposer, one, two, _ = world
        return any(card[0] == "r" for card in proposer) and any(card[0] == "g" for card in one + two)

    assert_even(imagined(match, 3, exhopp_world(3)), only(ways, fits))


def test_exhopp_the_proposer_knows_that_somebody_is_asked():
    match = tablee.game("exhopp", seats=4).position(EXHOPP | {"offer": {"by": 0, "card": "r1", "want": "g"}})
    ways = deals(["g1", "g2", "y1", "b1", "g3", "r3"], [1, 2, 1, 2])
    assert_even(
        imagined(match, 0, exhopp_world(0)),
        only(ways, lambda w: any(c[0] == "g" for c in w[0] + w[1] + w[2])),
    )
