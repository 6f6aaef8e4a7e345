"""What lets learners and searches of others sit at our tables, tried with stand-ins for them."""

import numpy as np
import pytest
from bench.baselines import Ismcts, company, lines, missing, pairs_of, play_matrix, play_some, slow
from bench.ceiling import Cheat
from bench.learner import Learnt, play, state_of

import tablee
from tablee.core.game import Game
from tablee.lab.arena import Contest


class Last:
    """As RLCard's agents are: it takes the last of what is legal."""

    def eval_step(self, state):
        return np.int64(max(state["legal_actions"])), {}


class Illegal:
    def eval_step(self, state):
        return -1, {}


def test_a_state_is_a_copy_of_the_row_and_the_legal_codes():
    row = np.arange(3.0)
    state = state_of(row, np.array([0, 1, 0, 1], "i1"))
    row[:] = 9
    assert state["obs"].tolist() == [0, 1, 2]
    assert list(state["legal_actions"]) == state["raw_legal_actions"] == [1, 3]


def test_an_agent_of_others_plays_whole_games_as_one_of_our_programs():
    table = tablee.arena("lobo77", {"last": Learnt(Last()), "random": "random"}, 2, games=4, seed=1)
    assert (table.finished, table.faults) == (4, 0)


def test_an_agent_that_answers_what_is_not_legal_is_noticed():
    table = tablee.arena("lobo77", {"bad": Learnt(Illegal()), "random": "random"}, 2, games=2, seed=1)
    assert table.rows[0].faults > 0


def test_each_seat_is_told_its_own_decisions_and_paid_at_the_end():
    pytest.importorskip("pettingzoo")
    from tablee.envs.pettingzoo import raw_env

    table = raw_env("lobo77", seats=2)
    table.reset(seed=1)
    done = []

    def first(state):
        done.append(state["raw_legal_actions"][0])
        return done[-1]

    def last(state):
        return state["raw_legal_actions"][-1]

    told, paid = play(table, [first, last])
    assert sorted(paid) == [-1.0, 1.0]
    assert told[0][1::2] == done
    for seat in told:
        assert len(seat) % 2 == 1
        assert seat[-1]["raw_legal_actions"] == []
        assert all(
            action in state["legal_actions"] for state, action in zip(seat[::2], seat[1::2], strict=False)
        )


def contest(**programs):
    game = tablee.game("lobo77", seats=2)
    bots = tuple(programs)
    return Contest(game.name, 2, game.options, bots, 8, "test", programs=tuple(programs.values()))


def test_pairs_with_somebody_slow_play_fewer_games():
    found = pairs_of(contest(random="random", ismcts=Ismcts(5), amateur="amateur"), slow_games=2)
    assert [(pair.bots, pair.games) for pair in found] == [
        (("random", "ismcts"), 2),
        (("random", "amateur"), 8),
        (("ismcts", "amateur"), 2),
    ]


def test_a_level_that_is_the_network_is_not_slow_and_one_that_looks_ahead_is():
    assert not slow("lobo77", "master")
    assert slow("duo", "master")
    assert not slow("duo", "skilled")


def test_the_matrix_has_a_line_for_each_and_both_sides_add_up():
    matrix = play_matrix(contest(random="random", amateur="amateur", last=Learnt(Last())), 2, 60.0, workers=1)
    assert [table.finished for table in matrix.tables] == [8, 8, 8]
    shares = {(pair.first, pair.second): pair.share for pair in matrix.pairs()}
    assert all(shares[a, b] + shares[b, a] == pytest.approx(1) for a, b in shares)
    assert shares[1, 0] > 0.5
    assert [line.count("|") for line in lines(matrix)] == [5] * 5


def test_a_pair_that_is_out_of_time_plays_whole_deals_only(monkeypatch):
    clock = iter([0.0, 1.0, 2.0, 99.0])
    monkeypatch.setattr("bench.baselines.monotonic", lambda: next(clock))
    pair = contest(random="random", amateur="amateur")
    place, games = play_some((3, pair, 10.0))
    assert (place, [played.number for played in games]) == (3, [0, 1, 2, 3])


def test_everybody_sits_down_once():
    names = list(company(5, Learnt(Last())))
    assert names == ["random", "beginner", "amateur", "skilled", "master", "net", "ISMCTS-5", "DQN"]


def test_what_is_not_installed_is_named(monkeypatch):
    monkeypatch.setattr("bench.baselines.find_spec", lambda name: None)
    monkeypatch.setattr("bench.learner.find_spec", lambda name: None)
    assert missing(learns=True, plays=True) == ["pettingzoo", "rlcard", "setuptools", "torch", "open_spiel"]
    assert missing(learns=False, plays=True) == ["rlcard", "torch", "open_spiel"]
    assert missing(learns=True, plays=False) == ["pettingzoo", "rlcard", "setuptools", "torch"]


@pytest.mark.parametrize(("theirs", "best"), [(["90", "92"], "lay 50"), (["10", "12"], "lay 51")])
def test_the_search_that_cheats_sees_what_cannot_be_answered(theirs, best):
    match = Game("ekko", 2, {"first": 0}, compiled=False).start(seed=1)
    hands = [["50", "51"], theirs]
    taken = {card for hand in hands for card in hand} | {"40"}
    pile = [f"{card:02}" for card in range(1, 99) if f"{card:02}" not in taken]
    state = match.state | {"hands": hands, "pile": pile, "top": "40", "turn": 0, "layer": 0, "again": False}
    position = match.game.position(state | {"free": True, "phase": "turn", "under": []})
    assert Cheat(300).decide(position, 0, 1).action == best
