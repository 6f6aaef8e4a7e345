"""OpenSpiel's own tests on the five games, resampling, and its search at our tables."""

import random

import numpy as np
import pyspiel
import pytest

import tablee
from tablee.envs.openspiel import load

TABLES = [("duo", 3), ("ekko", 4), ("eko", 2), ("exhopp", 3), ("lobo77", 3)]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES, ids=[name for name, _ in TABLES])


def walk(game, seed, decisions):
    """Every state with a decision on a random way through a game."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.randrange(256))
        else:
            yield state
            decisions -= 1
            state.apply_action(dice.choice(state.legal_actions()))


@each_table
def test_openspiel_random_simulation(name, seats):
    pyspiel.random_sim_test(load(name, seats=seats, limit=25), 1, True, False)


@each_table
def test_resampling_keeps_what_the_player_knows_and_nothing_else(name, seats):
    dice = random.Random(1)
    game = load(name, seats=seats)
    for state in walk(game, 2, 40):
        for player in range(seats):
            other = state.resample_from_infostate(player, dice.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            again = other.resample_from_infostate(player, dice.random)
            assert again.information_state_string(player) == state.information_state_string(player)
            assert other.history() == []
            if player == state.current_player():
                assert other.current_player() == player
                assert other.legal_actions() == state.legal_actions()


def test_what_others_did_in_secret_is_not_in_a_resampled_state():
    game = load("ekko", seats=3)
    dice = random.Random(2)
    hidden = 0
    for state in walk(game, 6, 400):
        secrets = [(seat, text) for seat, text in state.told if text.startswith("aside ")]
        if not secrets:
            continue
        seat, text = secrets[-1]
        viewer = (seat + 1) % 3
        told = state.resample_from_infostate(viewer, dice.random).told
        assert (seat, text) not in told
        assert (seat, "aside") in told
        hidden += 1
    assert hidden > 0


def test_chance_is_drawn_only_where_it_matters():
    game = load("duo", seats=2, first=0)
    state = game.new_initial_state()
    for lot in (1, 2, 3, 4):
        assert state.is_chance_node()
        state.apply_action(lot)
    assert state.current_player() == 0
    draw = tablee.game("duo").codes["draw"]
    assert [code for code in state.legal_actions() if state.table.needs_chance(code)] == [draw]
    state.apply_action(draw)
    assert state.is_chance_node()


def test_the_games_load_by_name_with_their_options():
    game = pyspiel.load_game("tablee_duo(players=5,turbo=True,target=30)")
    assert game.num_players() == 5
    assert game.table_game.options == {"turbo": True, "target": 30, "first": None}
    assert pyspiel.load_game(str(game)).table_game.options == game.table_game.options
    with pytest.raises(tablee.BadOption, match="7"):
        load("duo", seats=7)


def test_openspiels_search_plays_duo():
    from open_spiel.python.algorithms import ismcts, mcts

    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=load("duo", seats=2, limit=60),
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice),
        uct_c=1.0,
        max_simulations=5,
        random_state=dice,
        allow_inconsistent_action_sets=True,
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.random_sample))
    for state in walk(load("duo", seats=2, limit=60), 3, 2):
        assert bot.step(state) in state.legal_actions()


def test_all_that_was_seen_is_a_text_and_no_tensor():
    """OpenSpiel's solvers ask an observer with perfect recall; it must tell apart what a player can tell apart."""
    game = load("lobo77", seats=2, limit=40)
    state = next(walk(game, 2, 1))
    recalls = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert recalls.string_from(state, 0) == state.information_state_string(0)
    with pytest.raises(tablee.BadOption, match="perfect recall"):
        recalls.set_from(state, 0)
    now = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    assert now.string_from(state, 0) == state.observation_string(0)
    now.set_from(state, 0)
    assert now.tensor.any()
