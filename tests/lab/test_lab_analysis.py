"""Looking back: chances that can be reckoned out, slips that are sure, and accounts that close."""

import json
import random
from collections import Counter
from math import isclose, sqrt
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.bots.chances import Chances, told, win_chances
from tablee.cli import main
from tablee.core.shelf import find, shelf
from tablee.games.exhopp.lessons import END
from tablee.games.lobo77.examples import table as lobo_table
from tablee.games.lobo77.notation import NAMES
from tablee.games.lobo77.rules import COPIES
from tablee.lab.analysis import (
    Effort,
    Moment,
    Option,
    account,
    analyse,
    made_sure,
    moment_of,
    summary,
    turning_points,
    weigh,
)

SMALL = Effort(course=20, search=20, choice=20, check=40)


def last_breath():
    """Two who swim, at 76. The learner's 0 wins exactly if Ada holds no 0, and one of six unseen cards is."""
    unseen = ["10"] * 5 + ["0"]
    state = lobo_table(76, ["8 9 9 9 0", "10 10 10 10 10"], "", lives=[1, 1], pile=["0"])
    seen = Counter(state["hands"][0]) + Counter(unseen)
    deck = Counter(dict(zip(NAMES, map(int, COPIES), strict=True)))
    laid = sorted((deck - seen).elements(), key=NAMES.index)
    return tablee.game("lobo77", seats=2).position(state | {"laid": laid}, seed=1)


def test_a_chance_that_can_be_reckoned_out():
    match = last_breath()
    assert win_chances(match, None, playouts=50).values == (1.0, 0.0), "with all hands open it is won"
    own = win_chances(match, 0, playouts=6000)
    assert abs(own.values[0] - 1 / 6) < 4 * own.errors[0]
    assert isclose(own.errors[0], sqrt(1 / 6 * 5 / 6 / 6000), rel_tol=0.1)
    wrong = win_chances(match, 0, "lay 9", playouts=50)
    assert wrong.values == (0.0, 1.0)
    assert wrong.errors[0] > 0, "no run of equal outcomes makes a chance certain"


def test_luck_and_choices_of_a_game_that_can_be_reckoned_out():
    match = last_breath()
    match.play(0, "lay 0")
    match.play(1, "lay 10")
    assert match.result["ranks"] == [1, 2]
    mine, hers = analyse(match, Effort(course=3000)).accounts
    assert abs(mine.cards - (1 / 6 - 1 / 2)) < 0.03, "what could be known was worth a sixth, not a half"
    assert abs(mine.held - 5 / 6) < 0.03, "and Ada held no 0"
    assert (mine.choices, mine.others, mine.result) == (0, 0, 1)
    assert (hers.choices, hers.result) == (0, 0), "she had no choice"


def test_a_slip_costs_what_it_costs():
    match = END.start("exhopp")
    match.play(0, "lay g10 4")
    found = analyse(match, SMALL)
    (decision,) = found.decisions
    assert (decision.cost, decision.best, decision.word) == (1.0, "lay r7 4", "very-bad")
    assert found.accounts[0].choices == -1
    assert found.accounts[0].result == 0
    row = found.summaries[0]
    assert (row.decisions, row.mattered, row.slips, row.cost, row.accuracy) == (1, 1, 1, 1.0, 0.0)
    assert (row.best, row.worst) == (None, 0)


def test_a_right_choice_is_no_slip_and_the_best_moment():
    match = END.start("exhopp")
    match.play(0, "lay r7 4")
    found = analyse(match, SMALL)
    assert found.decisions[0].word is None
    row = found.summaries[0]
    assert (row.slips, row.accuracy, row.best, row.worst) == (0, 1.0, 0, None)


def test_what_chance_alone_may_explain_is_not_called_a_slip(monkeypatch):
    match = END.start("exhopp")
    match.play(0, "lay g10 4")
    monkeypatch.setattr("tablee.lab.analysis.SURE", 1e9)
    assert analyse(match, SMALL).decisions[0].word is None


@pytest.mark.parametrize("game", [card.name for card in shelf()])
def test_shares_of_playouts_become_chances_that_add_up_and_keep_their_order(game):
    setting = tablee.game(game, seats=4 if find(game).seats[1] >= 4 else 2)
    rest = [0.2, 0.1, 0.0][: setting.seats - 1]
    shares = (1 - sum(rest), *rest)
    for knower in (None, 0):
        found = told(Chances(shares, (0.02,) * len(shares)), setting, knower)
        assert isclose(sum(found.values), 1)
        assert list(found.values) == sorted(found.values, reverse=True)
        assert found.values[-1] == 0 or setting.seats == 2
        assert min(found.errors) >= 0.02
    certain = (1.0, *[0.0] * (setting.seats - 1))
    assert told(Chances(certain, (0.0,) * setting.seats), setting, 0).values == certain


def luck(better: float, played: float, dice: random.Random) -> tuple[Any, list[int]]:
    """Two choices with these chances to win, tried out by throwing dice; and how many tries were asked for."""
    tries: list[int] = []

    def both(playouts: int, seed: int) -> tuple[Option, Option]:
        tries.append(playouts)
        found = []
        for chance in (better, played):
            mean = sum(dice.random() < chance for _ in range(playouts)) / playouts
            found.append(Option("", mean, sqrt(mean * (1 - mean) / playouts)))
        return found[0], found[1]

    return both, tries


def test_a_plain_slip_is_made_sure_of_early_and_no_slip_given_up_early():
    dice = random.Random(1)
    both, tries = luck(0.9, 0.4, dice)
    cost, error = made_sure(both, 4000, 0)
    assert isclose(cost, 0.5, abs_tol=4 * error)
    assert tries == [500]
    both, tries = luck(0.4, 0.6, dice)
    assert made_sure(both, 4000, 0) is None
    assert tries == [500]


def test_a_slip_that_is_hard_to_see_takes_all_the_tries():
    both, tries = luck(0.55, 0.505, random.Random(7))
    made_sure(both, 4000, 0)
    assert tries == [500, 500, 1000, 2000]


def test_looking_often_finds_no_slip_where_there_is_none():
    dice = random.Random(3)
    found = [made_sure(luck(0.5, 0.5, dice)[0], 200, 0) for _ in range(2000)]
    assert sum(one is not None for one in found) < 2000 * 0.005


def test_accounts_of_a_toy_game_reckoned_by_hand():
    """A draws a card that is good or bad (½ to win), chooses well (+¼), B chooses badly for B, then a coin."""
    moments = [
        Moment(0, (0.5, 0.5), (0.6, 0.4), (0, 0), (0.85, 0.15), (0.5, 0.75), 0, "well"),
        Moment(1, (0.7, 0.3), (0.8, 0.2), (0, 0), (0.9, 0.1), (0.3, 0.2), 1, "badly"),
        Moment(2, (0.9, 0.1), (0.9, 0.1), (0, 0), (0.9, 0.1), None, -1, "coin"),
        Moment(3, (1.0, 0.0), (1.0, 0.0), (0, 0)),
    ]
    mine, theirs = account(moments, 0), account(moments, 1)
    assert isclose(mine.choices, 0.25)
    assert isclose(mine.held, 0.1 + 0.0)
    assert isclose(mine.cards, 0.0 - 0.05 + 0.0 + 0.1)
    assert isclose(mine.others, 0.1)
    assert isclose(theirs.choices, -0.1)
    assert isclose(theirs.others, -0.25)
    assert isclose(theirs.held, -0.1 + 0.0, abs_tol=1e-12)
    for row in (mine, theirs):
        assert isclose(row.start + row.cards + row.held + row.choices + row.others, row.result, abs_tol=1e-12)


@pytest.mark.parametrize("game", [card.name for card in shelf()])
def test_sums_close_and_a_seat_is_weighed_from_its_own_knowledge(game):
    match = tablee.game(game, seats=2).start(seed="weighed")
    for _ in range(5):
        match.play(match.asked, match.legal()[-1])
    found = analyse(match, SMALL)
    assert len(found.moments) == 6
    for row in found.accounts:
        total = row.start + row.cards + row.held + row.choices + row.others
        assert isclose(total, row.result, abs_tol=1e-9)
    for moment in found.moments:
        assert isclose(sum(moment.open), 1, abs_tol=1e-9)
    twin = match.copy()
    twin.imagine(0, np.array([5, 6, 7, 8], "i8"))
    assert win_chances(twin, 0, playouts=30) == win_chances(match, 0, playouts=30)


def test_the_same_seed_gives_the_same_numbers_moment_by_moment():
    match = tablee.game("duo", seats=2).start(seed=4)
    for _ in range(4):
        match.play(match.asked, match.legal()[0])
    found = analyse(match, SMALL)
    assert found.moments[2] == weigh(match, 2, SMALL)
    assert moment_of(json.loads(json.dumps(found.as_json()))["moments"][2]) == found.moments[2]


def test_turning_points_are_the_largest_changes_that_are_certain():
    def at(n, chance, error=0.0):
        return Moment(n, (chance, 1 - chance), (chance, 1 - chance), (error, error))

    calm = [at(0, 0.5), at(1, 0.6), at(2, 0.69)]
    assert turning_points(calm) == []
    turned = [*calm, at(3, 0.4), at(4, 0.45), at(6, 0.9)]
    assert [(before.n, after.n, seat) for before, after, seat in turning_points(turned)] == [(2, 3, 0)]
    unsure = [at(0, 0.5, 0.07), at(1, 0.75, 0.07)]
    assert turning_points(unsure) == []
    wild = [at(n, (n % 2) * (0.3 + n / 40)) for n in range(20)]
    assert [before.n for before, _, _ in turning_points(wild)] == [14, 15, 16, 17, 18]


def test_summaries_of_nothing():
    row = summary([], 0)
    assert (row.decisions, row.accuracy, row.best, row.worst) == (0, None, None, None)


@pytest.fixture
def record(tmp_path):
    match = END.start("exhopp")
    match.play(0, "lay g10 4")
    file = tmp_path / "game.jsonl"
    file.write_text(match.record(), encoding="utf-8")
    return file


def test_the_command_tells_people_programs_and_eyes(record, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("tablee.lab.analysis.effort_for", lambda match: SMALL)
    assert main(["analyse", str(record), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "big slip" in told
    assert "Better: Play red 7 in row 4" in told
    picture = tmp_path / "course.svg"
    assert main(["analyse", str(record), "--json", "--plot", str(picture), "--lang", "fr"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "exhopp"
    assert found["decisions"][0]["best"] == "lay r7 4"
    assert picture.read_text(encoding="utf-8").startswith("<?xml")


def test_a_picture_is_of_one_game(record, tmp_path, capsys):
    record.write_text(record.read_text(encoding="utf-8") * 2, encoding="utf-8")
    assert main(["analyse", str(record), "--plot", str(tmp_path / "two.png"), "--lang", "en"]) == 2
    assert "one game" in capsys.readouterr().err
