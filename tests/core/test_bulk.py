"""Whole games in bulk, on the processor."""

import pickle

import numpy as np
import pytest

import tablee
from tablee.core.game import play_some


def test_the_games_do_not_depend_on_how_they_are_shared_out():
    whole = tablee.bulk("lobo77", 3, 40, seed=5)
    parts = [tablee.bulk("lobo77", 3, 20, seed=5, start=start) for start in (0, 20)]
    alone = play_some(tablee.game("lobo77", 3), 40, 2000, seed=5)
    for row in whole:
        assert (whole[row] == np.concatenate([part[row] for part in parts])).all()
        assert (whole[row] == alone[row]).all()


def test_by_the_rule_of_thumb_other_and_longer_games_are_played():
    guessed, thought = (tablee.bulk("lobo77", 2, 60, seed=5, by=by) for by in ("random", "thumb"))
    assert thought["lengths"].mean() > 1.5 * guessed["lengths"].mean()  # who thinks announces fewer doublets
    again = tablee.bulk("lobo77", 2, 30, seed=5, start=30, by="thumb")
    assert (again["lengths"] == thought["lengths"][30:]).all()


def test_payoffs_are_those_of_the_scores():
    played = tablee.bulk("exhopp", 4, 30, seed=5)
    assert (played["ends"] == 1).all()
    best = played["scores"] == played["scores"].max(axis=1, keepdims=True)
    assert (best == (played["payoffs"] == played["payoffs"].max(axis=1, keepdims=True))).all()
    assert np.allclose(played["payoffs"].sum(axis=1), 0)


def test_how_to_play_must_be_known():
    with pytest.raises(tablee.BadOption, match="random, thumb"):
        tablee.bulk("duo", by="magic")


@pytest.mark.parametrize("wrong", [{"games": -1}, {"games": 0}, {"games": 2.5}, {"seed": "a"}, {"limit": 0}])
def test_numbers_must_make_sense(wrong):
    with pytest.raises(tablee.BadOption, match="1, 2"):
        tablee.bulk("duo", **wrong)


def test_who_begins_is_an_option_here_too_and_seeds_are_as_long_as_you_like():
    begun = tablee.bulk("lobo77", 2, 5, seed=2**70, first=1, limit=1)
    assert (begun["lengths"] == 1).all()
    assert (tablee.bulk("lobo77", 2, 5, seed=2**70 % 2**64)["lengths"] > 1).all()


def test_results_are_had_by_name_or_as_attributes():
    rows = tablee.bulk("lobo77", 2, 20, seed=1)
    assert rows.payoffs is rows["payoffs"]
    assert set(rows) == {"lengths", "ends", "scores", "payoffs"}
    assert pickle.loads(pickle.dumps(rows)).ends.tolist() == rows.ends.tolist()
    with pytest.raises(AttributeError, match="payoffs"):
        rows.wins  # noqa: B018


def test_no_seed_means_the_same_as_another():
    batch = tablee.batch("lobo77", 2, 1)
    seen = set()
    seeds = (0, 1, -1, -5, 2**63, 2**64 - 1, 2**64, 2**64 + 1, 2**70, -(2**64))
    for seed in seeds:
        batch.reset(seed=seed)
        seen.add(batch.states["rng"].tobytes())
    assert len(seen) == len(seeds)


@pytest.mark.parametrize(
    ("call", "name", "near"),
    [
        (lambda: tablee.batch("lobo77", games=10, observation=True), "observation", "observations"),
        (lambda: tablee.batch("lobo77", games=10, auto_rest=True), "auto_rest", "auto_reset"),
        (lambda: tablee.batch("lobo77", token=1), "token", "tokens"),
        (lambda: tablee.game("lobo77", seat=3), "seat", "seats"),
        (lambda: tablee.bulk("lobo77", limits=3), "limits", "limit"),
        (lambda: tablee.arena("lobo77", ["random", "amateur"], gams=3), "gams", "games"),
        (lambda: tablee.policy("duo", seats=3), "seats", None),
        (lambda: tablee.game("duo", colour=3), "colour", None),
    ],
)
def test_a_mistyped_term_is_told_what_it_may_have_been(call, name, near):
    said = f"has no option “{name}”, nor does this call take it"
    said += f": did you mean “{near}”" if near else r"\."
    with pytest.raises(tablee.BadOption, match=said):
        call()
