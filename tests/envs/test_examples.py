"""The examples run, in a quick mode, and what they are built of is right."""

import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import tablee
from tablee.bots.players import sit_down

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")


def say(*command):
    """What Python prints when it runs this."""
    done = subprocess.run(
        [sys.executable, *map(str, command)],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_rollout():
    said = say(EXAMPLES / "random_rollout.py", "lobo77", "--games", 64, "--steps", 99)
    assert "million decisions/s" in said
    assert "seat 3 won" in said


def test_openspiel_ismcts_duo():
    said = say(EXAMPLES / "openspiel_ismcts_duo.py", "--games", 1, "--simulations", 4, "--limit", 30)
    assert "of 1 games" in said


def test_a_loop_in_one_file_learns_on_many_tables():
    said = say(EXAMPLES / "vector_ppo.py", "lobo77", "--seconds", 0.1, "--tables", 32, "--games", 4)
    assert "against amateur" in said
    assert said.count(" 0 faults") == 2


def test_the_lessons_of_that_loop_go_the_right_way():
    """What was better than expected becomes likelier, and the worth comes nearer to what was paid."""
    parts = runpy.run_path(str(EXAMPLES / "vector_ppo.py"))
    dice = np.random.default_rng(1)
    net = parts["Net"](6, 4)
    rows, masks = dice.normal(size=(400, 6)), np.ones((400, 4), "?")
    masks[:, 3] = False
    actions = dice.integers(3, size=400)
    gains = np.where(actions == 1, 1.0, -1.0)
    _, before, worth = net.forward(rows, masks)
    for _ in range(20):
        taken = net.forward(rows, masks)[1][np.arange(400), actions]
        parts["lesson"](net, [rows, masks, actions, taken, gains, np.full(400, 0.5)])
    _, after, worth_after = net.forward(rows, masks)
    assert (after[:, 1] > before[:, 1]).mean() > 0.95
    assert not after[:, 3].any()
    assert np.abs(worth_after - 0.5).mean() < np.abs(worth - 0.5).mean()
    assert np.allclose(net.policy()(rows, masks), after)


def test_maskable_ppo():
    pytest.importorskip("sb3_contrib")
    said = say(EXAMPLES / "maskable_ppo.py", "--decisions", 600, "--tables", 8, "--games", 4)
    assert "against amateur" in said
    assert said.count(" 0 faults") == 2


@pytest.fixture(scope="module")
def credit():
    return runpy.run_path(str(EXAMPLES / "credit.py"))["advantages"]


@pytest.mark.parametrize("name", ["lobo77", "duo", "exhopp"])
def test_every_decision_is_credited_with_its_own_seats_payoff(credit, name):
    """With values of 0 and the longest trace, an advantage is the payoff of the seat that decided."""
    steps, games, seats = 300, 20, 3
    batch = tablee.batch(name, seats, games, seed=4, limit=60)
    who, ended = np.zeros((steps, games), "i8"), np.zeros((steps, games), bool)
    rewards = np.zeros((steps, games, seats))
    for step in range(steps):
        who[step] = batch.to_play
        batch.step(batch.sample())
        rewards[step], ended[step] = batch.rewards, batch.terminated | batch.truncated
    found, known = credit(who, np.zeros((steps, games)), rewards, ended, 1.0)
    for game in range(games):
        last = np.flatnonzero(ended[:, game])
        for step in range(steps):
            ends = last[last >= step]
            if len(ends):
                assert known[step, game]
                assert found[step, game] == np.float32(rewards[ends[0], game, who[step, game]])


def test_a_seats_last_decision_before_the_record_breaks_off_is_not_known(credit):
    who = np.array([[0], [1], [1], [0], [2]])
    values = np.array([[0.1], [0.2], [0.4], [0.5], [0.6]])
    found, known = credit(who, values, np.zeros((5, 1, 3)), np.zeros((5, 1), bool), 0.95)
    assert known[:, 0].tolist() == [True, True, False, False, False]
    assert np.allclose(found[:, 0], [0.4, 0.2, 0, 0, 0])


@needs_torch
def test_what_is_learnt_sits_down_as_a_guest(tmp_path, monkeypatch):
    said = say(EXAMPLES / "learn_lobo.py", "--minutes", 0.01, "--tables", 100, "--out", tmp_path)
    assert "against amateur" in said
    assert (tmp_path / "lobo77.png").stat().st_size > 10_000
    monkeypatch.setenv("LOBO_WEIGHTS", str(tmp_path / "lobo77.pt"))
    monkeypatch.syspath_prepend(EXAMPLES)
    guest = sit_down("learned_lobo:Learned")
    match = tablee.game("lobo77", seats=2).start(seed=1)
    for _ in range(20):
        decision = guest.decide(match, match.asked, seed=1)
        assert decision.trouble is None
        match.play(match.asked, decision.action)
    guest.close()


@needs_torch
@pytest.mark.parametrize("by_hand", [False, True])
def test_a_look_tells_the_learner_what_an_observation_does(monkeypatch, by_hand):
    monkeypatch.syspath_prepend(EXAMPLES)
    from learned_lobo import observed

    dice = np.random.default_rng(1)
    match = tablee.game("lobo77", seats=4, draw_by_hand=by_hand).start(seed=3)
    while not match.over:
        for seat in range(4):
            assert np.array_equal(observed(match.look(seat)), match.observation(seat))
        match.play(match.asked, str(dice.choice(match.legal())))
