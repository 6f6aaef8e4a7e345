"""Gymnasium's own tests on the five games, and the vectorised form."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablee
from tablee.envs.gymnasium import IDS, TableEnv, TableVectorEnv
from tests.bots import guests_for_tests as kinds


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
        assert info == {"seat": 1, "faults": 0}
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
            assert observation["action_mask"].any(axis=1).all()
            assert observation["action_mask"][ended].all()
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
        with pytest.raises(tablee.BadOption, match=r"no seat 9: .* 0 to 2, and \"random\" draws"):
            made("lobo77", 3, seat=9)
        with pytest.raises(tablee.BadOption, match="cannot be “0”"):
            made("lobo77", 3, max_cycles=0)


def lowest(rows, masks):
    """A policy as anybody might write one."""
    assert len(rows) == len(masks)
    return masks.argmax(axis=1)


def played(tables, steps, seed=3):
    """Lowest legal actions for a while: what was seen, and how often tables ended."""
    observation, info = tables.reset(seed=seed)
    course, ends = [], 0
    for _ in range(steps):
        course.append((observation["observation"].tobytes(), info["seat"].tobytes()))
        observation, reward, over, cut, info = tables.step(observation["action_mask"].argmax(axis=1))
        ends += int((over | cut).sum())
        course.append((reward.tobytes(), over.tobytes()))
    return course, ends


@pytest.mark.parametrize("bots", [lowest, kinds.Even, "net", [lowest, "random"], "self", ("amateur", lowest)])
def test_policies_sit_at_many_tables(bots):
    tables = TableVectorEnv("lobo77", 24, 3, bots=bots, seat="random", tokens=1)
    steps = 8 if bots == "net" else 50
    course, ends = played(tables, steps)
    again, _ = played(tables, steps)
    assert course == again
    assert ends > 4 or bots == "net"
    assert not tables.company.faults.any()
    twin = pickle.loads(pickle.dumps(tables)) if bots not in ("net", kinds.Even) else copy.deepcopy(tables)
    assert played(twin, 6) == played(tables, 6)


def test_a_policy_plays_what_it_says(monkeypatch):
    """It is shown its own seats' rows and masks, and what it answers is what is played there."""
    asked, done = [], []

    def highest(rows, masks):
        asked.append((rows.copy(), masks.copy()))
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)

    tables = TableVectorEnv("lobo77", 16, 2, bots=highest)
    step = tables.batch.step_some

    def watched(actions, which):
        assert (tables.batch.to_play[which] == 1).all()
        done.append((tables.batch.observe(1)[which], tables.batch.mask[which], actions[which]))
        step(actions, which)

    monkeypatch.setattr(tables.batch, "step_some", watched)
    tables.reset(seed=1)
    for _ in range(10):
        tables.step(tables.batch.mask.argmax(axis=1))
    assert len(asked) == len(done) >= 10
    for (rows, masks), (seen, legal_there, actions) in zip(asked, done, strict=True):
        assert np.array_equal(rows, seen)
        assert np.array_equal(masks, legal_there)
        assert [np.flatnonzero(row)[-1] for row in masks] == actions.tolist()


def test_the_learners_seat_is_drawn_at_every_deal():
    tables = TableVectorEnv("lobo77", 600, 3, seat="random", tokens=1)
    _, info = tables.reset(seed=1)
    shares = np.bincount(info["seat"], minlength=3) / 600
    assert np.abs(shares - 1 / 3).max() < 0.08
    before = info["seat"].copy()
    for _ in range(40):
        assert (
            tables.batch.to_play[tables.batch.to_play >= 0] == info["seat"][tables.batch.to_play >= 0]
        ).all()
        _, _, _, _, info = tables.step(tables.batch.mask.argmax(axis=1))
    assert (info["seat"] != before).any()
    table = TableEnv("lobo77", 3, seat="random", bots="random")
    assert {table.reset(seed=k)[1]["seat"] for k in range(20)} == {0, 1, 2}


def test_mixed_company_is_drawn_for_each_table():
    tables = TableVectorEnv("lobo77", 400, 3, bots=["random", "amateur", lowest], mixed=True)
    tables.reset(seed=1)
    others = tables.company.replies.kinds[:, 1:]
    shares = [(others == kind).mean() for kind in (0, 1, 3)]
    assert np.abs(np.array(shares) - 1 / 3).max() < 0.08
    table = TableEnv("lobo77", 3, bots=[kinds.First(), kinds.Lowest(), "random"], mixed=True)
    names = {
        tuple(p and p.name for p in (table.reset(seed=k), table.programs)[1].values()) for k in range(30)
    }
    assert len(names) > 4


def test_in_self_play_every_payoff_is_told():
    tables = TableVectorEnv("lobo77", 32, 3, bots="self", tokens=1)
    observation, info = tables.reset(seed=1)
    for _ in range(40):
        acting = info["seat"]
        assert (acting == tables.batch.to_play)[tables.batch.to_play >= 0].all()
        assert np.array_equal(observation["observation"], tables.batch.observe(acting))
        observation, rewards, over, _, info = tables.step(observation["action_mask"].argmax(axis=1))
        assert np.array_equal(rewards, info["payoffs"][np.arange(32), acting])
        assert np.abs(info["payoffs"][over].sum(axis=1)).max(initial=0) < 1e-6
        assert (np.abs(info["payoffs"][over]).max(axis=1) == 1).all()


def test_earlier_selves_may_be_met_from_now_on():
    tables = TableVectorEnv("lobo77", 32, 2, bots="random")
    tables.reset(seed=1)
    tables.set_bots([lowest], mixed=False)
    assert (tables.company.replies.kinds[:, 1] == 3).all()
    tables.step(tables.batch.mask.argmax(axis=1))
    tables.set_bots([lowest, "amateur"], mixed=True)
    assert set(np.unique(tables.company.replies.kinds[:, 1])) == {1, 3}
    table = TableEnv("lobo77", 2, bots="random")
    table.reset(seed=1)
    table.set_bots(kinds.First())
    table.reset()
    assert table.programs[1].name == "First"


@pytest.mark.parametrize("kind", ["Nowhere", "Babbler", "Crasher"])
def test_faults_of_the_others_are_counted_at_one_table(kind):
    table = TableEnv("lobo77", 2, bots=getattr(kinds, kind)(), seat=0)
    observation, info = table.reset(seed=2)
    for _ in range(4):
        observation, _, _, _, info = table.step(int(observation["action_mask"].argmax()))
    assert info["faults"] >= 4
    assert table.reset(seed=3)[1]["faults"] <= 1
    strict = TableEnv("lobo77", 2, bots=getattr(kinds, kind)(), strict=True)
    with pytest.raises(tablee.BotFault, match=kind):
        go_on(strict)


def test_faults_of_policies_are_counted_at_many_tables():
    tables = TableVectorEnv("lobo77", 32, 2, bots=[kinds.Nowhere])
    tables.reset(seed=1)
    _, _, _, _, info = tables.step(tables.batch.mask.argmax(axis=1))
    assert (info["faults"] >= 1).all()
    strict = TableVectorEnv("lobo77", 32, 2, bots=kinds.Nowhere(), strict=True)
    with pytest.raises(tablee.BotFault, match="Nowhere"):
        go_on(strict)


def broken(rows, masks):
    raise RuntimeError("oh no")


def test_a_policy_that_crashes_is_played_for_and_counted_at_many_tables():
    tables = TableVectorEnv("lobo77", 32, 2, bots=broken)
    tables.reset(seed=1)
    _, _, _, _, info = tables.step(tables.batch.mask.argmax(axis=1))
    assert (info["faults"] >= 1).all()
    with pytest.raises(tablee.BotFault, match=r"broken crashed .*oh no"):
        go_on(TableVectorEnv("lobo77", 32, 2, bots=broken, strict=True))


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (lambda masks: masks[:, :3] * 1.0, r"\(\d+, 3\) float64 instead of \d+ × 22 probabilities"),
        (lambda masks: np.full(masks.shape, np.nan), "row 0 is not all numbers"),
        (lambda masks: masks * -1.0, "row 0 has a negative probability"),
        (lambda masks: ~masks * 1.0, "row 0 gives nothing to any legal action"),
        (lambda masks: masks.argmin(axis=1), "the code .* in row 0 is not legal"),
        (lambda masks: "draw", "instead of"),
    ],
)
def test_a_strict_environment_says_what_was_wrong_with_an_answer(answer, why):
    def mine(rows, masks):
        return answer(masks)

    with pytest.raises(tablee.BotFault, match=f"mine answered what cannot be played: .*{why}"):
        go_on(TableVectorEnv("lobo77", 8, 2, bots=mine, strict=True))
    with pytest.raises(tablee.BotFault, match="mine answered what cannot be played"):
        go_on(TableEnv("lobo77", 2, bots=mine, strict=True))


def test_a_network_of_another_game_is_refused_at_once():
    for make in (
        lambda bots: TableEnv("lobo77", 2, bots=bots),
        lambda bots: TableVectorEnv("lobo77", 4, 2, bots=bots),
    ):
        with pytest.raises(tablee.UnknownBot, match="plays Duo, and the game is Lobo 77"):
            make(tablee.policy("duo"))


def test_a_class_that_is_not_there_is_refused_when_the_table_is_made():
    with pytest.raises(tablee.UnknownBot, match="has no Nobody"):
        TableEnv(
            "lobo77", 3, bots=["tests.bots.guests_for_tests:First", "tests.bots.guests_for_tests:Nobody"]
        )
    with pytest.raises(tablee.UnknownBot, match="not today"):
        TableVectorEnv("lobo77", 4, 2, bots=kinds.Unborn)


def go_on(tables):
    """A step or two, whoever begins."""
    for seed in range(3):
        observation, _ = tables.reset(seed=seed)
        tables.step(observation["action_mask"].argmax(axis=-1))


def test_a_skilled_opponent_repeats_itself_for_a_seed():
    courses = []
    for _ in range(2):
        table = TableEnv("ekko", 2, bots="skilled")
        observation, _ = table.reset(seed=6)
        course = []
        for _ in range(4):
            observation, *_ = table.step(int(observation["action_mask"].argmax()))
            course.append(observation["observation"].tobytes())
        courses.append(course)
    assert courses[0] == courses[1]


@pytest.mark.parametrize(
    "bots", ["master", kinds.First(), 3, [lowest], "tests.bots.guests_for_tests:First", []]
)
def test_who_cannot_sit_at_many_tables_is_told(bots):
    with pytest.raises(tablee.TableeError):
        TableVectorEnv("lobo77", 4, 3, bots=bots)


def test_there_is_no_self_play_at_one_table():
    with pytest.raises(tablee.UnknownBot, match="pettingzoo"):
        TableEnv("lobo77", 2, bots="self")


def test_a_table_may_be_dealt_anew_by_itself():
    tables = TableVectorEnv("lobo77", 16, 2, tokens=1)
    observation, _ = tables.reset(seed=1)
    over = np.zeros(16, "?")
    while not over.any():
        observation, _, over, _, _ = tables.step(observation["action_mask"].argmax(axis=1))
    observation, _ = tables.reset(options={"reset_mask": over})
    assert (tables.batch.to_play == 0).all()
    assert not observation["action_mask"][over].all(axis=1).any()
    legal_now = [
        set(row[:n].tolist()) for row, n in zip(tables.batch.legal, tables.batch.counts, strict=True)
    ]
    assert [set(np.flatnonzero(row).tolist()) for row in observation["action_mask"]] == legal_now
