"""Learning by self-play: who is credited with what, tables of all kinds, and whole short runs on the processor."""

import json
import math

import numpy as np
import pytest

import tablee
from tablee.bots import net

torch = pytest.importorskip("torch")

from tablee.bots.tensors import TorchOps  # noqa: E402
from tablee.cli import main  # noqa: E402
from tablee.core.network import Settings, network, settings  # noqa: E402
from tablee.games.exhopp.rules import ACCEPT, OFFER  # noqa: E402
from tablee.learn.lesson import Room, by_seat, credit, from_viewer, sampled  # noqa: E402
from tablee.learn.models import Actor, Critic, columns  # noqa: E402
from tablee.learn.ppo import learn  # noqa: E402
from tablee.learn.run import Run  # noqa: E402
from tablee.learn.tables import Group, settings_of  # noqa: E402
from tablee.learn.watch import contest  # noqa: E402
from tablee.learn.wish import Wish  # noqa: E402

HERE = torch.device("cpu")
SMALL = {"tables": 64, "steps": 12, "chunk": 128}


def test_four_steps_won_by_seat_0_are_credited_to_each_seat():
    seats = torch.tensor([[0], [1], [0], [1]])
    values = torch.tensor([[0.5], [0.0], [0.25], [-0.5]])
    won, ended = torch.zeros(4, 1, 2), torch.zeros(4, 1, dtype=torch.bool)
    won[3, 0], ended[3, 0] = torch.tensor([1.0, -1.0]), True
    gains, worth = credit(seats, values, won, ended, torch.tensor([[9.0, 9.0]]), 0.0)
    assert gains[:, 0].tolist() == [-0.25, -0.5, 0.75, -0.5]
    assert worth[2, 0].tolist() == [1.0, -1.0]


def test_where_the_record_breaks_off_every_seat_is_credited_with_what_the_table_is_worth_to_it_then():
    seats = torch.tensor([[0], [1], [0]])
    values = torch.tensor([[0.2], [0.1], [0.6]])
    ahead = torch.tensor([[0.7, -0.7]])
    nothing = torch.zeros(3, 1, 2), torch.zeros(3, 1, dtype=torch.bool)
    gains, worth = credit(seats, values, *nothing, ahead, 0.0)
    assert gains[:, 0].tolist() == pytest.approx([0.4, -0.8, 0.1])
    assert worth[:, 0].tolist() == [pytest.approx(pair) for pair in ([0.6, -0.7], [0.7, -0.7], [0.7, -0.7])]


def test_whoever_decides_again_soon_is_not_learnt_from_more_often_than_others():
    """A seat that goes on has its next decision at once, one that has drawn after a long turn of another; in
    the mean over windows that begin anywhere, both are credited as often and with the same."""
    turns = [0, 0, 1, 1, 1, 1, 1, 1] * 6
    found = []
    for begin in range(8):
        seats = torch.tensor(turns[begin : begin + 12])[:, None]
        nothing = torch.zeros(12, 1, 2), torch.zeros(12, 1, dtype=torch.bool)
        values = torch.where(seats == 0, 0.3, -0.3)
        gains, worth = credit(seats, values, *nothing, torch.tensor([[0.3, -0.3]]), 0.95)
        found.append(worth)
        assert gains.abs().max() < 1e-6
    torch.testing.assert_close(
        torch.cat(found), torch.tensor([0.3, -0.3]).expand(96, 1, 2), atol=1e-6, rtol=0
    )


def test_with_a_trace_of_one_an_advantage_is_the_payoff_less_the_value():
    dice = np.random.default_rng(3)
    seats = torch.from_numpy(dice.integers(0, 3, (20, 5)))
    values = torch.from_numpy(dice.normal(size=(20, 5)).astype("f4"))
    won, ended = torch.zeros(20, 5, 3), torch.zeros(20, 5, dtype=torch.bool)
    won[19], ended[19] = torch.tensor([1.0, -0.5, -0.5]), True
    gains, worth = credit(seats, values, won, ended, torch.zeros(5, 3), 1.0)
    paid = won[19].expand(20, 5, 3).gather(2, seats[:, :, None])[:, :, 0]
    torch.testing.assert_close(gains, paid - values)
    torch.testing.assert_close(worth, won[19].expand(20, 5, 3))


def test_numbers_are_turned_so_that_the_viewer_is_first():
    numbers = torch.tensor([[[10.0, 11, 12, 0], [20, 21, 0, 0]]])
    turned = from_viewer(numbers, torch.tensor([[2, 1]]), torch.tensor([3, 2]))
    assert turned.tolist() == [[[12, 10, 11, 0], [21, 20, 0, 0]]]
    assert by_seat(turned[0], torch.tensor([2, 1]), torch.tensor([3, 2])).tolist() == numbers[0].tolist()


def test_choices_are_sampled_as_their_scores_say():
    torch.manual_seed(0)
    scores = torch.tensor([0.0, math.log(3), -1e9]).expand(20_000, 3)
    counts = torch.bincount(sampled(scores), minlength=3) / 20_000
    assert counts[2] == 0
    assert counts[1].item() == pytest.approx(0.75, abs=0.02)


def test_a_win_is_shared_by_those_who_tie():
    group = Group(network("lobo77"), 4, {}, 8, 0, 100, HERE)
    group.terminated[:3] = True
    group.rewards[0] = torch.tensor([1.0, 1 / 3, -1 / 3, -1])
    group.rewards[1] = torch.tensor([2 / 3, 2 / 3, -1 / 3, -1])
    group.rewards[2] = torch.zeros(4)
    won = group.won()
    torch.testing.assert_close(won[0], torch.tensor([1.0, -1 / 3, -1 / 3, -1 / 3]))
    torch.testing.assert_close(won[1], torch.tensor([1 / 3, 1 / 3, -1 / 3, -1 / 3]))
    assert won[2:].abs().max() == 0


def test_tables_are_shared_out_and_some_change():
    card = tablee.game("duo").card
    found = settings_of(Settings(shares={2: 0.5, 4: 0.25, 9: 0.5}), card, 800)
    assert [(s.games, s.seats) for s in found] == [(400, 2), (200, 4), (100, None), (100, None)]


def made(name, past=0.25, **plan):
    from dataclasses import replace

    wanted = network(name)
    chosen = replace(settings(name), **SMALL, **plan)
    ops = TorchOps(HERE)
    sees = columns(wanted, chosen)
    actor = Actor(wanted, ops)
    critic = Critic(wanted, chosen, ops) if sees else None
    return Room(wanted, chosen, sees, 1, HERE, past), actor, critic


def test_a_critic_sees_the_others_hands_and_the_network_that_plays_does_not():
    room, actor, critic = made("lobo77")
    room.play(actor, critic, None)
    hand = room.network.layout["hand"].place
    stretch = next(s for s in room.stretches if s.group.seats == 2)
    group = stretch.group
    for g in range(stretch.first, stretch.first + 4):
        seat = int(group.to_play[g - stretch.first])
        theirs = group.batch.observe(1 - seat)[g - stretch.first, hand]
        room._look(True)
        assert room.others[g, 0].tolist() == theirs.tolist()
        own = group.batch.observe(seat)[g - stretch.first, hand]
        assert room.rows[g, hand].tolist() == own.tolist()


@pytest.mark.parametrize("name", ["lobo77", "exhopp"])
def test_a_lesson_with_earlier_selves_learns_from_the_learners_decisions_only(name):
    torch.manual_seed(1)
    room, actor, critic = made(name, past=0.5)
    room.play(actor, critic, Actor(room.network, actor.ops))
    theirs = room.beside & (room.seat != room.learner)
    assert theirs.any()
    assert not (room.mine & theirs).any()
    before = {key: value.detach().clone() for key, value in actor.weights().items()}
    optimizer = torch.optim.Adam([*actor.parameters(), *critic.parameters()], 1e-3)
    told = learn(room, actor, critic, optimizer, 0.01)
    assert math.isfinite(told.entropy)
    assert told.entropy > 0
    assert any((before[key] != value).any() for key, value in actor.weights().items())


def first_of_the_legal(room):
    return room.choices.int().argmax(-1) == room.chosen


def an_offer(room):
    """What the network of Ex & hopp can tell apart: it sees rows in no order, and no codes."""
    codes = room.choices.gather(2, room.chosen[:, :, None])[:, :, 0]
    return (codes >= OFFER) & (codes < ACCEPT)


@pytest.mark.parametrize(("name", "wins"), [("lobo77", first_of_the_legal), ("exhopp", an_offer)])
def test_what_turns_out_well_becomes_likelier_and_tables_are_judged_by_it(name, wins):
    """A game in which whoever takes a certain kind of action wins at once."""
    torch.manual_seed(2)
    room, actor, critic = made(name)
    optimizer = torch.optim.Adam([*actor.parameters(), *critic.parameters()], 2e-3)
    shares = []
    for _ in range(6):
        room.play(actor, critic, None)
        legal = room.choices >= 0 if room.network.listed else room.choices
        won = wins(room)
        choice = legal.sum(-1) > 1
        shares.append(won[choice].float().mean().item())
        room.ended[:] = True
        paid = torch.where(won, 1.0, -1.0)
        room.won[:] = 0
        room.won.scatter_(2, room.seat[:, :, None], paid[:, :, None])
        learn(room, actor, critic, optimizer, 0.0)
    assert shares[-1] > shares[0] + 0.2


@pytest.mark.parametrize("name", ["lobo77", "ekko", "exhopp"])
def test_the_log_chances_kept_are_those_the_network_has(name):
    torch.manual_seed(1)
    room, actor, critic = made(name)
    room.play(actor, critic, None)
    shown, choices = [part.flatten(0, 1).float() for part in room.shown], room.choices.flatten(0, 1)
    scores, _ = actor(shown, choices)
    now = scores.log_softmax(1).gather(1, room.chosen.flatten()[:, None])[:, 0]
    torch.testing.assert_close(now, room.logs.flatten(), atol=1e-4, rtol=1e-4)


def test_a_network_that_knows_the_best_choice_beats_random_players():
    """A network that always lays the lowest card it may lay of those that never hurt: enough against chance."""
    wanted = network("lobo77")
    actor = Actor(wanted, TorchOps(HERE))
    same = contest(actor, "random", 2, 400, 400, 3, HERE, likeliest=False)
    assert same.share == pytest.approx(0.5, abs=0.12)  # weights at the beginning choose nearly at random
    assert same.games == 400


def command(*words):
    return main(["--lang=en", "learn", *map(str, words)])


@pytest.fixture(scope="module")
def learnt(tmp_path_factory):
    folder = tmp_path_factory.mktemp("learnt")
    assert command("lobo77", "--minutes", "0.15", "--tables", "256", "--device", "cpu", "--out", folder) == 0
    return folder


def test_a_short_run_writes_weights_with_a_card_and_a_curve(learnt):
    card = net.load(learnt / "lobo77.npz", "lobo77").card
    assert card["decisions"] > 0
    assert card["seats"] == [2, 8]
    assert {row["opponents"] for row in card["strength"]} == {"amateur", "random"}
    curve = json.loads((learnt / "lobo77.curve.json").read_text())
    assert curve[0]["decisions"] == 0
    assert curve[-1]["decisions"] == card["decisions"]
    assert {row["opponents"] for row in curve[0]["results"]} == {"amateur", "random"}
    policy = tablee.policy("lobo77", learnt / "lobo77.npz")
    batch = tablee.batch("lobo77", 2, 4, observations=True)
    assert policy(batch.observations, batch.mask).probabilities.shape == batch.mask.shape


def test_a_run_goes_on_where_it_was_left(learnt, capsys):
    before = net.load(learnt / "lobo77.npz", "lobo77").card
    curve = json.loads((learnt / "lobo77.curve.json").read_text())
    picture = (learnt / "lobo77.png").read_bytes()
    words = ("--minutes", "0.25", "--tables", "256", "--device", "cpu", "--out", learnt, "--resume", "--json")
    assert command("lobo77", *words) == 0
    after = net.load(learnt / "lobo77.npz", "lobo77").card
    assert after["decisions"] > before["decisions"]
    assert after["minutes"] > before["minutes"]
    longer = json.loads((learnt / "lobo77.curve.json").read_text())
    assert longer[: len(curve)] == curve
    assert longer[-1]["decisions"] == after["decisions"]
    assert (learnt / "lobo77.png").read_bytes() != picture
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert last["weights"].endswith("lobo77.npz")


def test_weights_tell_what_they_were_begun_from(learnt, tmp_path):
    before = net.load(learnt / "lobo77.npz", "lobo77").card
    assert before["begun"] is None
    run = Run(Wish("lobo77", 0.1, tmp_path, begin=learnt / "lobo77.npz"), lambda told: None)
    told = run.card([])
    assert told["decisions"] == 0
    assert told["begun"]["decisions"] == before["decisions"]
    assert told["begun"]["begun"] is None


def test_a_best_response_is_learnt_against_weights_and_reported(learnt, tmp_path, capsys):
    words = ("--minutes", "0.1", "--tables", "256", "--device", "cpu", "--out", tmp_path)
    assert command("lobo77", *words, "--against", learnt / "lobo77.npz") == 0
    said = capsys.readouterr().out
    assert "beyond the fair share" in said
    assert net.load(tmp_path / "lobo77-against.npz", "lobo77").card["against"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--minutes", "soon"), "--minutes takes a number"),
        (("--minutes", "0"), "--minutes takes a number"),
        (("--device", "tpu"), "--device takes cpu or cuda"),
        (("--tables", "3"), "--tables"),
        (("--seed", "x"), "--seed"),
        (("--against", "nowhere.npz", "--device", "cpu"), "There is no file"),
        (("--begin", "nowhere.npz", "--device", "cpu"), "There is no file"),
    ],
)
def test_what_cannot_be_done_is_said(words, sentence, tmp_path, capsys):
    assert command("duo", *words, "--out", tmp_path / "made") == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert "is learnt on" not in told.out + told.err
    assert not (tmp_path / "made").exists()
