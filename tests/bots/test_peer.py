"""The adapter through which OpenSpiel's search sits at our tables."""

import pytest

import tablee
from tablee.bots.compiled import bound_function
from tablee.core.game import Game


@pytest.mark.parametrize("name", ["duo", "lobo77"])
def test_openspiels_search_finds_a_legal_action(name):
    pytest.importorskip("pyspiel")
    from bench.peer import Peer

    match = tablee.game(name, seats=2).start(seed=1)
    assert Peer(0.05, seed=1).choose(match, match.asked) in match.legal()


def test_where_a_game_has_no_horizon_of_its_own_the_search_looks_to_the_end_of_the_round():
    near = bound_function(Game("duo"), "near")
    assert near(3, 3)
    assert not near(4, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_eko_the_search_looks_four_turns_ahead_beside_one_of_everybody(seats):
    game = tablee.game("eko", seats=seats)
    stage, near = (bound_function(game, name) for name in ("stage", "near"))
    match = game.start(seed=1)
    while match.state["phase"] == "swap":
        match.play(match.asked, "keep")
    begin = stage(match.handle)
    while near(stage(match.handle), begin):
        match.play(match.asked, match.legal()[0])
    assert sum(match.state["turns"]) == seats + 4
