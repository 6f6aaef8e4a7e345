"""Gymnasium's own tests on the five games, and the vectorised form."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablee
from tablee.envs.gymnasium import IDS, TableEnv, TableVectorEnv


def legal(observation, dice):
    return int(dice.choice(np.flatnonzero(observation["action_mask"])))


@pytest.mark.parametrize("name", IDS)
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_check_env(name):
    seats = tablee.game(name).card.seats[0]
    table = gymnasium.make(IDS[name], seats=seats, max_cycles=60).unwrapped
    check_env(table, skip_render_check=name != "lobo77")


def test_an_episode_against_programs_and_chance():
    table = TableEnv("lobo77", 3, seat=1, bots=["beginner", "random"], tokens=1)
    observation, _ = table.reset(seed=4)
    dice = np.random.default_rng(4)
    over = False
    while not over:
        assert table.table.asked == 1
        assert np.array_equal(table.action_masks(), observation["action_mask"])
        observation, reward, over, cut, info = table.step(legal(observation, dice))
        assert table.observation_space.contains(observation)
        assert not cut
        assert info == {}
    assert reward == table.table.match.result["payoffs"][1]
    table.close()


def test_a_refused_action_says_why_and_counts():
    table = TableEnv("lobo77", 2, max_cycles=5, bots="random")
    observation, _ = table.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    for _ in range(5):
        same, _, over, cut, info = table.step(wrong)
        assert "refused" in info
        assert np.array_equal(same["observation"], observation["observation"])
    assert cut
    assert not over


@pytest.mark.parametrize("bots", ["random", "amateur"])
def test_the_vectorised_form(bots):
    tables = gymnasium.make_vec("tablee/Lobo77-v2", num_envs=64, seats=3, bots=bots, tokens=1)
    assert isinstance(tables.unwrapped, TableVectorEnv)
    assert tables.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.NEXT_STEP
    assert tables.action_space.shape == (64,)
    runs = []
    for _ in range(2):
        observation, _ = tables.reset(seed=8)
        dice = np.random.default_rng(8)
        rewards, ends, ended = [], 0, np.zeros(64, "?")
        for _ in range(60):
            assert observation["observation"].shape == (64, tables.unwrapped.game.layout.size)
            assert observation["action_mask"][~ended].any(axis=1).all()
            playing = tables.unwrapped.batch.to_play[~ended]
            assert (playing == 0).all()
            actions = [
                0 if done else legal({"action_mask": mask}, dice)
                for mask, done in zip(observation["action_mask"], ended, strict=True)
            ]
            observation, reward, over, cut, _ = tables.step(np.array(actions))
            assert not reward[ended].any()
            assert not over[ended].any()
            ended = over | cut
            assert (reward[~ended] == 0).all()
            rewards.append(reward)
            ends += ended.sum()
        assert ends > 64
        runs.append(np.array(rewards))
    assert np.array_equal(*runs)
    assert tables.single_observation_space.contains({k: v[0] for k, v in observation.items()})
    assert {-1, 0} <= set(np.unique(runs[0])) <= {-1, 0, 1}


def test_unknown_programs_are_named():
    with pytest.raises(tablee.TableeError, match="random, amateur"):
        TableVectorEnv("lobo77", 4, bots="master")
    with pytest.raises(tablee.TableeError, match="nobody"):
        TableEnv("lobo77", bots="nobody")


def test_seats_programs_and_limits_that_do_not_fit_are_named():
    with pytest.raises(tablee.BadOption, match="each of the 3, not 2"):
        TableEnv("lobo77", 4, bots=["amateur", "random"])
    for made in (TableEnv, lambda *rest, **more: TableVectorEnv("lobo77", 4, 3, **more)):
        with pytest.raises(tablee.BadOption, match=r"no seat 9: .* 0 to 2"):
            made("lobo77", 3, seat=9)
        with pytest.raises(tablee.BadOption, match="cannot be “0”"):
            made("lobo77", 3, max_cycles=0)
