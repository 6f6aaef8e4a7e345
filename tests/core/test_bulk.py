"""Whole games in bulk, on the processor."""

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
