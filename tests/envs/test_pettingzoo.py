"""PettingZoo's own tests on the five games, and what they do not look at."""

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel

import tablee
from tablee.envs.pettingzoo import env, raw_env

TABLES = [("duo", 3), ("ekko", 4), ("eko", 2), ("exhopp", 3), ("lobo77", 2)]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES, ids=[name for name, _ in TABLES])


@each_table
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_api(name, seats):
    api_test(env(name, seats, max_cycles=40), num_cycles=60)


@each_table
def test_pettingzoo_seeds(name, seats):
    seed_test(lambda: env(name, seats, max_cycles=40), num_cycles=30)


def test_pettingzoo_rendering(capsys):
    svg = {"svg": lambda picture: picture.startswith("<svg")}
    render_test(lambda render_mode: env("lobo77", 3, render_mode=render_mode), custom_tests=svg)
    assert "0" in capsys.readouterr().out


class Lobo:
    """Lobo 77 for two as PettingZoo's test of cycles wants it: seats strictly in turn, any sample legal.

    So the cards are plain numbers, dealt alike each time, and a cycle is an action of each seat.
    """

    @staticmethod
    def env(max_cycles):
        table = raw_env("lobo77", 2, first=0, max_cycles=2 * max_cycles)
        table.metadata["is_parallelizable"] = True
        deal = table.reset
        table.reset = lambda seed=None, options=None: deal(seed=21)
        table.action_space = lambda agent: SimpleNamespace(sample=lambda: lowest_card(table, agent))
        return table

    @classmethod
    def parallel_env(cls, max_cycles):
        return aec_to_parallel(cls.env(max_cycles))


def lowest_card(table, agent):
    hand = table.observe(agent)["observation"][table.game.layout["hand"].place]
    return int(np.flatnonzero(hand)[0])


def test_pettingzoo_max_cycles():
    max_cycles_test(Lobo)


def test_an_episode_is_cut_after_max_cycles_actions():
    table = env("lobo77", 2, max_cycles=4)
    table.reset(seed=1)
    actions = 0
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        if truncated:
            assert not terminated
            standings = table.unwrapped.table.payoffs()
            assert reward == standings[table.possible_agents.index(agent)]
        actions += not truncated
        table.step(None if truncated else table.action_space(agent).sample(observation["action_mask"]))
    assert actions == 4


def test_a_game_played_to_the_end_pays_the_payoffs():
    table = raw_env("lobo77", 3, tokens=1)
    table.reset(seed=3)
    dice = np.random.default_rng(3)
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(dice.choice(np.flatnonzero(mask))))
    assert list(table.rewards.values()) == table.table.match.result["payoffs"]
    assert sorted(table.rewards.values()) == [-1, 0, 1]


def test_an_illegal_action_changes_nothing():
    table = raw_env("duo", 2)
    table.reset(seed=1)
    before = table.table.match.state
    wrong = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    for action in (wrong, -1, 10_000):
        with pytest.raises(tablee.IllegalAction):
            table.step(action)
    assert table.table.match.state == before


def test_games_after_a_seeded_one_differ_and_repeat():
    def deals():
        table = raw_env("duo", 2)
        table.reset(seed=5)
        first = table.observe("seat_0")["observation"]
        table.reset()
        return first, table.observe("seat_0")["observation"]

    (one, two), (again, also) = deals(), deals()
    assert np.array_equal(one, again)
    assert np.array_equal(two, also)
    assert not np.array_equal(one, two)


def test_who_is_asked_in_secret_is_not_to_be_seen():
    """EKKO, D12: what the others observe, masks included, is the same whoever holds the mirror."""
    table = raw_env("ekko", 4)
    dice = np.random.default_rng(1)
    asked = 0
    for seed in range(4):
        table.reset(seed=seed)
        for _ in range(40):
            seat = table.table.asked
            for other in range(4):
                twin = table.table.imagined(other, dice.integers(2**32, size=4))
                assert np.array_equal(twin.mask(other), table.table.mask(other))
                assert np.array_equal(twin.match.observation(other), table.table.match.observation(other))
            asked += seat != table.table.match.look((seat + 1) % 4)["turn"]
            table.step(int(dice.choice(np.flatnonzero(table.table.mask(seat)))))
            if table.table.finished:
                break
    assert asked > 0
