"""Games, matches, batches and environments can be pickled and copied: what comes back goes on alike, alone."""

import copy
import pickle

import numpy as np
import pytest

import tablee
from tablee.core.shelf import shelf

WAYS = {
    "pickled": lambda thing: pickle.loads(pickle.dumps(thing)),
    "deep": copy.deepcopy,
    "shallow": copy.copy,
}
each_way = pytest.mark.parametrize("way", WAYS)
each_game = pytest.mark.parametrize("name", [card.name for card in shelf()])


@each_way
@each_game
def test_a_match_goes_on_alike_and_alone(name, way):
    match = tablee.game(name).start(seed=5)
    for _ in range(6):
        match.play(match.asked, match.legal()[0])
    twin = WAYS[way](match)
    assert (twin.state, twin.log, twin.names) == (match.state, match.log, match.names)
    before = match.state
    for _ in range(5):
        twin.play(twin.asked, twin.legal()[-1])
    assert match.state == before
    for seat, action in twin.log[6:]:
        match.play(seat, action)
    assert match.state == twin.state


@each_way
def test_a_game_is_the_same_game(way):
    game = tablee.game("duo", seats=3, turbo=True)
    twin = WAYS[way](game)
    assert (twin.name, twin.seats, twin.options) == (game.name, game.seats, game.options)
    assert twin.start(seed=1).state == game.start(seed=1).state
    interpreted = WAYS[way](tablee.game("duo", compiled=False))
    assert not interpreted.build.compiled


@each_way
@pytest.mark.parametrize("observations", [False, True])
def test_a_batch_goes_on_alike_and_alone(way, observations):
    batch = tablee.batch("lobo77", seats=3, games=50, seed=3, observations=observations)
    for _ in range(20):
        batch.step(batch.sample())
    twin = WAYS[way](batch)
    kept = batch.states.copy()
    for _ in range(10):
        twin.step(twin.sample())
    assert (batch.states == kept).all()
    for _ in range(10):
        batch.step(batch.sample())
    assert (batch.states == twin.states).all()
    assert (batch.mask == twin.mask).all()
    if observations:
        assert (batch.observations == twin.observations).all()


def first_legal(observation):
    return np.argmax(observation["action_mask"], axis=-1)


@pytest.mark.parametrize("way", ["pickled", "deep"])
@pytest.mark.parametrize("kind", ["one", "many"])
def test_environments_of_gymnasium_go_on_alike(kind, way):
    gymnasium = pytest.importorskip("gymnasium.envs")
    from tablee.envs.gymnasium import TableEnv, TableVectorEnv

    assert gymnasium
    one = TableEnv("duo", 3) if kind == "one" else TableVectorEnv("duo", 8, 3)
    observation, _ = one.reset(seed=1)
    twin = WAYS[way](one)
    action = first_legal(observation)
    for _ in range(4):
        ours, theirs = one.step(action), twin.step(action)
        assert all(np.array_equal(ours[0][key], theirs[0][key]) for key in ours[0])
        assert np.array_equal(ours[1], theirs[1])
        action = first_legal(ours[0])


@pytest.mark.parametrize("way", ["pickled", "deep"])
def test_an_environment_of_pettingzoo_goes_on_alike(way):
    pytest.importorskip("pettingzoo")
    from tablee.envs.pettingzoo import env

    table = env("duo", seats=3)
    table.reset(seed=1)
    twin = WAYS[way](table)
    for _ in range(9):
        mine, other = table.last()[0], twin.last()[0]
        assert np.array_equal(mine["observation"], other["observation"])
        table.step(int(first_legal(mine)))
        twin.step(int(first_legal(mine)))
