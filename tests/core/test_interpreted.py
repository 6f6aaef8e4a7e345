"""Interpreted rules do all that compiled ones do, slowly: batches, rule of thumb, hints and search."""

import numpy as np
import pytest

import tablee
from tablee.bots.players import Player
from tablee.core.game import Game
from tablee.core.shelf import shelf

NAMES = [card.name for card in shelf()]


@pytest.mark.parametrize("name", NAMES)
def test_batches_step_alike(name):
    ours, theirs = (
        tablee.Batch(Game(name, compiled=compiled), 3, seed=4, observations=True, limit=20, threads=1)
        for compiled in (True, False)
    )
    for _ in range(12):
        actions = ours.sample()
        assert np.array_equal(actions, theirs.sample())
        ours.step(actions)
        theirs.step(actions)
        assert np.array_equal(ours.states, theirs.states)
        assert np.array_equal(ours.mask, theirs.mask)
        assert np.array_equal(ours.observations, theirs.observations)
        assert np.array_equal(ours.rewards, theirs.rewards)


@pytest.mark.parametrize("name", NAMES)
def test_programs_decide_alike(name):
    compiled, interpreted = (Game(name, compiled=compiled).start(seed=8) for compiled in (True, False))
    for level in ("beginner", "amateur"):
        seat = compiled.asked
        mine = Player(level).decide(compiled, seat, 5).action
        assert mine == Player(level).decide(interpreted, seat, 5).action
        assert mine in compiled.legal(seat)


@pytest.mark.parametrize("name", [name for name in NAMES if tablee.game(name).rules.MOST_MOVES < 500])
def test_hints_are_alike(name):
    one, other = (
        tablee.hint(match, match.asked, playouts=6)
        for match in (Game(name, compiled=compiled).start(seed=8) for compiled in (True, False))
    )
    assert [(idea.action, idea.visits, idea.value) for idea in one] == [
        (idea.action, idea.visits, idea.value) for idea in other
    ]
