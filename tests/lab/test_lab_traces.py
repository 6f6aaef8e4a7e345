"""One game traced: who led when, by hand and against a replay."""

import pytest

import tablee
from tablee.lab.company import decisions, sitting
from tablee.lab.measures import (
    clause_rows,
    effect_rows,
    figures,
    game_rows,
    leader_rows,
    seat_rows,
    shares,
)
from tablee.lab.statistics import mean_interval, ratio_interval
from tablee.lab.traces import NOBODY, Setting, Trace, leader_of, trace


def traced(number=0, leads=((0, NOBODY), (1, 0)), payoffs=(1.0, -1.0), scores=(5, 2), **more):
    """A game of ten actions, told by hand."""
    facts = {"first": 0, "end": "target", "actions": 10, "rounds": 2, "choices": {1: 4, 3: 6}} | more
    return Trace(number=number, leads=list(leads), payoffs=list(payoffs), scores=list(scores), **facts)


SEESAW = traced(leads=[(0, NOBODY), (2, 1), (4, NOBODY), (5, 1), (6, 0), (7, NOBODY), (8, 0)])
RUNAWAY = traced(1, [(0, NOBODY), (1, 0)])
LAST_GASP = traced(2, [(0, NOBODY), (3, 1), (10, 0)], scores=(7, 6))
DRAWN = traced(3, [(0, NOBODY), (5, 1), (10, NOBODY)], (0.0, 0.0), (4, 4))
CUT = traced(4, [(0, NOBODY)], [], [], end=None)
GAMES = [SEESAW, RUNAWAY, LAST_GASP, DRAWN]


def test_a_lead_changes_when_somebody_else_takes_it_and_not_by_a_tie_alone():
    assert [game.lead_changes for game in GAMES] == [1, 0, 1, 0]


def test_the_winner_took_the_lead_for_good_when_nobody_caught_up_any_more():
    assert [game.lead_taken for game in GAMES] == [0.8, 0.1, 1.0, None]


def test_the_leader_at_a_moment():
    assert [SEESAW.leader(share) for share in (0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1)] == [
        NOBODY, NOBODY, 1, NOBODY, 1, 0, NOBODY, 0, 0,
    ]  # fmt: skip


def test_wins_are_shared_and_the_margin_is_between_the_first_two():
    three = traced(payoffs=[0.5, -1.0, 0.5], scores=[7, 1, 7])
    assert (three.wins, three.winner, three.margin) == ([0.5, 0, 0.5], NOBODY, 0)
    low_wins = traced(payoffs=[-1.0, 0.0, 1.0], scores=[30, 12, 8])
    assert (low_wins.winner, low_wins.margin) == (2, 4)


def test_how_often_the_leader_goes_on_to_win():
    rows = {row["moment"]: row for row in leader_rows(GAMES)}
    assert (rows[0.05]["led"], rows[0.05]["won"], rows[0.05]["low"]) == (0, None, None)
    half = rows[0.5]  # led by 1, who lost; by 0, who won; by 1, who lost; by 1, who had half a victory
    assert (half["led"], half["won"]) == (1, 1.5 / 4)
    assert half["low"] < half["won"] < half["high"]
    assert (rows[0.9]["led"], rows[0.9]["won"]) == (1, 2.5 / 4)
    assert (rows[1.0]["led"], rows[1.0]["won"]) == (0.75, 1)


def test_figures_and_shares_by_hand():
    by_measure = {row["measure"]: row for row in figures(GAMES)}
    assert by_measure["lead_changes"]["mean"] == 0.5
    assert (by_measure["lead_taken"]["n"], by_measure["lead_taken"]["median"]) == (3, 0.8)
    assert by_measure["margin"]["mean"] == (3 + 3 + 1 + 0) / 4
    assert (by_measure["choices"]["n"], by_measure["choices"]["mean"]) == (40, 2.2)
    named = {row["measure"]: row["share"] for row in shares([*GAMES, CUT])}
    assert named == {"unfinished": 0.2, "tied": 0.25, "never_changed": 0.5, "forced": 0.4}


def test_games_without_an_end_say_nothing_but_that():
    assert [row["measure"] for row in shares([CUT])] == ["unfinished"]
    assert figures([]) == seat_rows([], ("a", "b")) == leader_rows([]) == []
    (row,) = game_rows([CUT])
    assert row["end"] is row["winner"] is row["margin"] is row["lead_taken"] is None


def test_seats_are_counted_from_who_began():
    games = [traced(k, first=k % 2, payoffs=(1.0, -1.0)) for k in range(4)]
    first, second = seat_rows(games, ("a", "a"))
    assert (first["by"], first["wins"], first["payoff"]) == ("place", 0.5, 0)
    assert (second["wins"], second["payoff"]) == (0.5, 0)
    by_seat = [row for row in seat_rows(games, ("a", "b")) if row["by"] == "seat"]
    assert [(row["bot"], row["wins"], row["payoff"]) for row in by_seat] == [("a", 1, 1), ("b", 0, -1)]


def test_clauses_that_never_fire_are_told_too():
    games = [traced(clauses={"R1": 3}), traced(1, clauses={"R1": 1, "R2": 1}), traced(2)]
    one, two, three = clause_rows(games, ["R1", "R2", "R3"])
    assert (one["games"], one["times"], one["share"]) == (2, 2, 1)
    assert (two["times"], two["share"], three["share"]) == (0.5, 0.5, 0)


def test_an_option_is_measured_on_the_same_deals():
    usual = [traced(k, actions=10 + k) for k in range(3)]
    varied = [traced(k, actions=14 + k, payoffs=(-1.0, 1.0)) for k in range(1, 4)]
    actions, opener, changes = effect_rows(usual, varied, "target", 12)
    assert (actions["n"], actions["difference"], actions["low"], actions["high"]) == (2, 4, 4, 4)
    assert (opener["usual"], opener["varied"], opener["difference"]) == (1, 0, -1)
    assert changes["difference"] == 0


def test_intervals_by_hand():
    mean, (low, high) = mean_interval([1, 3])
    assert (mean, low, high) == (2, pytest.approx(0.04, abs=0.001), pytest.approx(3.96, abs=0.001))
    ratio, (low, high) = ratio_interval([2, 4], [1, 3])
    assert (ratio, low, high) == (1.5, pytest.approx(1.01, abs=0.001), pytest.approx(1.99, abs=0.001))
    assert mean_interval([7]) == (7, None)


@pytest.mark.parametrize(("name", "seats"), [("duo", 3), ("exhopp", 4)])
def test_leads_agree_with_a_replay_of_the_scores(name, seats):
    card = tablee.game(name, seats).card
    setting = Setting(name, seats, card.complete({}, seats), ("amateur",) * seats, "s", 2000)
    with sitting(setting.bots) as players:
        told = trace(setting, 4, players)
    match = tablee.game(name, seats, first=4 % seats).start(seed="s/4")
    leaders = []
    scores = match.game.score
    with sitting(setting.bots) as players:
        for _ in decisions(match, _as_traced(match, players)):
            leaders.append(_ahead([scores(match.handle, seat) for seat in range(seats)]))
            assert leaders[-1] == leader_of(match)
    leaders.append(_ahead(match.result["scores"]))
    assert told.actions == len(match.log) == len(leaders) - 1
    assert (told.first, told.scores) == (4 % seats, match.result["scores"])
    since = [0, *(n for n in range(1, len(leaders)) if leaders[n] != leaders[n - 1])]
    assert told.leads == [(n, leaders[n]) for n in since]


def _as_traced(match, players):
    from tablee.lab.company import lots

    return lambda seat: players[seat].decide(match, seat, lots("s", 4, len(match.log))).action


def _ahead(scores):
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else NOBODY


def test_every_seat_begins_in_turn_unless_one_is_named():
    card = tablee.game("lobo77", 3).card
    for named, expected in ((None, [0, 1, 2, 0]), (2, [2, 2, 2, 2])):
        options = card.complete({"first": named}, 3)
        setting = Setting("lobo77", 3, options, ("random",) * 3, "s", 2000)
        with sitting(setting.bots) as players:
            assert [trace(setting, k, players).first for k in range(4)] == expected


def test_a_game_is_left_at_the_limit():
    setting = Setting("duo", 2, tablee.game("duo", 2).options, ("random",) * 2, "s", 7)
    with sitting(setting.bots) as players:
        told = trace(setting, 0, players)
    assert (told.end, told.actions, told.scores) == (None, 7, [])
