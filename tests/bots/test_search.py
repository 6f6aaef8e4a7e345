"""Programs are honest: they decide from what their seat knows, and thinking changes nothing."""

import random

import numpy as np
import pytest

import tablee
from tablee.bots.levels import AMATEUR, BEGINNER
from tablee.bots.players import by_thumb, choose
from tablee.bots.thought import ponder
from tablee.core.shelf import shelf
from tablee.testing import name_of, setups, walk

TABLES = [
    s
    for card in shelf()
    for s in setups(card.name, per_seat=False)
    if not {"target", "turn_limit", "tokens"} & s[2].keys()
]
each_table = pytest.mark.parametrize("setup", TABLES, ids=name_of)


def fresh_chance(dice):
    return np.array([dice.getrandbits(32) for _ in range(4)], "i8")


def decisions(setup, every=9, count=6):
    """Some decisions of a game: the match and a seat that may act."""
    for n, (match, seat, _) in enumerate(walk(setup, seed="bots", decisions=every * count)):
        if n % every == every - 1 and seat in match.waiting and seat >= 0:
            yield match, seat


@each_table
def test_a_choice_does_not_depend_on_what_is_hidden(setup):
    dice = random.Random(1)
    for match, seat in decisions(setup):
        other_world = match.copy()
        other_world.imagine(seat, fresh_chance(dice))
        assert ponder(match, seat, seed=3, playouts=60) == ponder(other_world, seat, seed=3, playouts=60)
        assert by_thumb(match, seat, seed=3) == by_thumb(other_world, seat, seed=3)


@each_table
def test_thinking_changes_nothing_and_shares_nothing(setup):
    for match, seat in decisions(setup, count=3):
        before = match._records.tobytes()
        twin = match.copy()
        ponder(match, seat, seed=3, playouts=60, trees=2)
        by_thumb(match, seat, seed=3)
        assert match._records.tobytes() == before
        action = match.legal(seat)[0]
        match.copy().play(seat, action)
        twin.play(seat, action)
        after = match.copy()
        after.play(seat, action)
        assert after.state == twin.state, "the game's own draws are the same after any thinking"


@each_table
def test_every_choice_is_legal_at_every_level(setup):
    for match, seat in decisions(setup):
        legal = match.legal(seat)
        assert by_thumb(match, seat, seed=1) in legal
        for level in (BEGINNER, AMATEUR):
            action = choose(match, seat, level, seed=1)
            assert action in legal or (action is None and match.asked != seat)
        ideas = ponder(match, seat, seed=1, playouts=40)
        allowed = {*legal, None} if match.asked != seat else set(legal)
        assert {idea.action for idea in ideas} <= allowed
        assert all(0 <= idea.value <= 1 for idea in ideas)


def test_the_same_seed_and_playouts_give_the_same_thoughts():
    match = tablee.game("duo", seats=3).start(seed=1)
    once = ponder(match, match.asked, seed=5, playouts=500, trees=2)
    assert once == ponder(match, match.asked, seed=5, playouts=500, trees=2)
    assert once != ponder(match, match.asked, seed=6, playouts=500, trees=2)


def test_one_playout_is_enough_for_an_answer():
    match = tablee.game("duo", seats=3).start(seed=1)
    assert ponder(match, match.asked, seed=5, playouts=1)[0].action in match.legal()


def test_a_hint_tells_how_good_and_how_sure():
    match = tablee.game("duo", seats=2).start(seed=1)
    few = tablee.hint(match, match.asked, playouts=200)
    many = tablee.hint(match, match.asked, playouts=4000)
    assert [idea.visits for idea in many] == sorted((idea.visits for idea in many), reverse=True)
    assert many[0].error < few[0].error
    assert {idea.action for idea in many} == set(match.legal())


@pytest.mark.parametrize("name", ["lobo77", "exhopp", "eko"])
def test_a_hint_leaves_no_action_out_where_a_program_thinks_about_a_few(name):
    match = tablee.game(name, seats=3, first=0).start(seed=3)
    while len(ponder(match, match.asked, seed=1, playouts=600)) == len(match.legal()):
        match.play(match.asked, by_thumb(match, match.asked, seed=1))
    ideas = tablee.hint(match, match.asked, playouts=600)
    assert {idea.action for idea in ideas} == set(match.legal())


def test_a_plain_choice_is_made_early():
    """One card left, and it fits: there is nothing to think about for long."""
    match = tablee.game("duo", seats=2, first=0).start(seed=1)
    state = match.state | {"hands": [["G2t"], ["Y4c"]], "tops": ["G2c", "B1x"], "pile": ["R1c", "R2c"]}
    ideas = ponder(match.game.position(state), 0, seed=1, playouts=50_000)
    assert ideas[0].action == "lay G2t left"
    assert sum(idea.visits for idea in ideas) < 5000
