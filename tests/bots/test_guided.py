"""The guided search, where nothing is hidden: what looks good is tried more, and everything is weighed."""

import numpy as np
import pytest

import tablee
from tablee.bots.compiled import bound_function, can_be_guided
from tablee.bots.players import Player, by_thumb
from tablee.bots.thought import GuidedTree, ponder, tree_chance
from tablee.testing import walk

NAMES = [card.name for card in tablee.shelf()]


def midgame(seats=2, actions=40):
    match = tablee.game("eko", seats=seats).start(seed="guided")
    for k in range(actions):
        match.play(match.asked, by_thumb(match, match.asked, seed=k))
    return match


def tree(match, wide=False):
    return GuidedTree(match, match.asked, tree_chance(1, 0), wide)


def weights(grown):
    first, many = int(grown.nodes[0]["first"]), int(grown.nodes[0]["many"])
    return grown.nodes[first : first + many]


@pytest.mark.parametrize("name", NAMES)
def test_only_games_without_secrets_are_guided(name):
    """A node of the guided tree is one table: that cannot be where cards are hidden or drawn."""
    game = tablee.game(name)
    assert can_be_guided(game) == (name == "eko")
    assert not (can_be_guided(game) and game.card.secrets)


def test_all_actions_of_a_table_are_listed_with_weights_that_sum_to_one():
    match = midgame()
    grown = tree(match, wide=True)
    grown.run(10)
    listed = weights(grown)
    assert len(listed) == len(match.legal())
    assert listed["weight"].sum() == pytest.approx(1, abs=1e-4)
    assert int(listed["visits"].sum()) == 10


def test_what_looks_best_is_tried_first():
    match = midgame()
    grown = tree(match)
    grown.run(1)
    tried = weights(grown)
    assert tried["visits"].argmax() == tried["weight"].argmax()


def test_a_tree_never_outgrows_its_memory(monkeypatch):
    monkeypatch.setattr(GuidedTree, "most", 60)
    grown = tree(midgame())
    grown.run(400)
    assert grown.used <= 60
    assert int(grown.nodes[0]["visits"]) == 400


def test_the_same_seed_gives_the_same_thoughts_and_thinking_changes_nothing():
    match = midgame(seats=4)
    before = match.state
    once = ponder(match, match.asked, seed=5, playouts=300, trees=2)
    assert once == ponder(match, match.asked, seed=5, playouts=300, trees=2)
    assert match.state == before


def test_interpreted_and_compiled_thoughts_are_the_same():
    compiled = midgame()
    plain = tablee.game("eko", seats=2, compiled=False).position(compiled.state)
    again = compiled.game.position(compiled.state)
    assert ponder(plain, plain.asked, seed=1, playouts=4) == ponder(again, again.asked, seed=1, playouts=4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_phase_is_appraised_with_finite_numbers(seats):
    """Swaps, exchanges, marches and reinforcements too."""
    phases = set()
    for match, seat, _ in walk(("eko", seats, {}), "appraise", decisions=400):
        moves = match.game.rules.MOST_MOVES + 1
        codes, out = np.zeros(moves, "i4"), np.full(moves, np.nan)
        n = match.game.moves(match.handle, seat, codes)
        listed = codes[:n].copy()
        bound_function(match.game, "appraise")(match.handle, seat, codes, n, out)
        assert np.isfinite(out[:n]).all()
        assert (codes[:n] == listed).all()
        phases.add(match.state["phase"])
    assert {"swap", "act", "march", "again", "reinforce"} <= phases


def test_the_plain_search_stays_a_yardstick():
    """`search-N` is the search that every game has; `guided-N` thinks as the levels do."""
    match = midgame()
    seat = match.asked
    plain = ponder(match, seat, seed=3, playouts=200, plain=True)
    guided = ponder(match, seat, seed=3, playouts=200)
    assert plain != guided
    assert Player("search-200").decide(match, seat, 3).action == plain[0].action
    assert Player("guided-200").decide(match, seat, 3).action == guided[0].action
