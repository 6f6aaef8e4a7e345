"""Bulk simulation: its outcome depends on the seed alone."""

from collections import Counter

import numpy as np
import pytest

import tablee
from tablee.core.game import play_some
from tablee.lab import simulate as bulk
from tablee.lab.canvas import bin_width, binned
from tablee.lab.simulate import Tally, simulate
from tablee.lab.statistics import interval, quantile, summary


@pytest.fixture(scope="module")
def duo():
    return tablee.game("duo", seats=3)


def test_the_outcome_does_not_depend_on_threads_or_chunks(duo, monkeypatch):
    one = simulate(duo, games=300, seed="a", limit=2000, threads=1).tally
    monkeypatch.setattr(bulk, "FIRST_CHUNK", 7)
    monkeypatch.setattr(bulk, "LARGEST_CHUNK", 13)
    assert simulate(duo, games=300, seed="a", limit=2000, threads=5).tally == one
    whole = Tally(3)
    whole.add(play_some(duo, 300, 2000, bulk._number("a")))
    assert whole == one
    assert simulate(duo, games=300, seed="b", limit=2000).tally != one


def test_progress_is_reported_up_to_the_last_game(duo):
    heard = []
    simulate(duo, games=100, seed="a", limit=500, report=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 100


def test_a_failure_in_a_worker_is_heard(duo, monkeypatch):
    def fail(*_):
        raise RuntimeError("broken")

    monkeypatch.setattr(Tally, "add", fail)
    with pytest.raises(RuntimeError, match="broken"):
        simulate(duo, games=10, seed="a", limit=50)


def test_a_tie_is_shared_and_unfinished_games_have_no_winner():
    tally = Tally(2)
    rows = {
        "lengths": np.array([5, 6, 7]),
        "ends": np.array([1, 1, 0]),
        "scores": np.array([[3, 3], [-1, 4], [9, 9]]),
        "payoffs": np.array([[0.0, 0.0], [-1.0, 1.0], [1.0, -1.0]]),
    }
    tally.add(rows)
    assert (tally.games, tally.finished, tally.moves) == (3, 2, 18)
    assert tally.lengths == Counter({5: 1, 6: 1})
    assert [tally.win_share(seat) for seat in (0, 1)] == [0.25, 0.75]
    assert tally.scores == [Counter({3: 1, -1: 1}), Counter({3: 1, 4: 1})]


def test_all_seats_have_the_same_bars():
    wide, narrow = Counter({0: 5, 95: 1}), Counter({40: 3, 41: 2})
    width = bin_width(wide + narrow)
    assert width == 2
    assert binned(wide, 0, width) == {0.5: 5, 94.5: 1}
    assert binned(narrow, 0, width) == {40.5: 5}


def test_figures_agree_with_numpy():
    values = np.random.default_rng(1).integers(-5, 20, 101)
    figures = summary(Counter(values.tolist()))
    assert figures["mean"] == pytest.approx(values.mean())
    assert figures["sd"] == pytest.approx(values.std(ddof=1))
    for share in (0, 0.05, 0.25, 0.5, 0.75, 0.9, 1):
        assert quantile(Counter(values.tolist()), share) == pytest.approx(np.quantile(values, share))
    assert summary(Counter()) is None
    assert summary(Counter({3: 1}))["sd"] == 0


def test_intervals_hold_the_share_and_narrow():
    assert interval(0.0, 10)[0] == 0
    assert interval(1.0, 10)[1] == pytest.approx(1)
    low, high = interval(0.5, 10_000)
    assert 0.489 < low < 0.5 < high < 0.511
