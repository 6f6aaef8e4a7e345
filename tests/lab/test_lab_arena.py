"""The arena: balanced, reproducible, and honest about what it knows."""

from collections import Counter

import pytest

import tablee
from tablee.bots.players import Player
from tablee.lab.arena import Contest, play_all, play_game, seatings
from tablee.lab.standings import Standings, as_json, sprt

BOTS = ("amateur", "beginner")


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (4, 3), (2, 4), (3, 4), (2, 5), (4, 6)])
def test_every_program_sits_in_every_seat_equally_often(bots, seats):
    tables = seatings(bots, seats)
    for seat in range(seats):
        counts = Counter(table[seat] for table in tables)
        assert len(counts) == bots
        assert len(set(counts.values())) == 1
    assert all(len(set(table)) == min(bots, seats) for table in tables)


def test_every_seating_meets_the_same_deals():
    contest = Contest("lobo77", 2, {}, BOTS, 4, "s", keep=True)
    players = [Player(name) for name in BOTS]
    games = [play_game(contest, number, players) for number in range(4)]
    seeds = [game.record.split('"seed": "')[1][:64] for game in games]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    assert [game.seating for game in games] == [(0, 1), (1, 0)] * 2


def test_in_a_race_programs_jump_in_with_their_mirrors():
    contest = Contest("ekko", 4, {"reactions": "race"}, BOTS, 2, "s", keep=True)
    players = [Player(name) for name in BOTS]
    records = [play_game(contest, number, players).record for number in range(2)]
    assert all("mirror" in record for record in records)
    match = tablee.replay(records[0])
    jumps = [
        n for n, (seat, action) in enumerate(match.log) if "mirror" in action and match.at(n).asked != seat
    ]
    assert jumps


def test_results_do_not_depend_on_the_number_of_workers():
    contest = Contest("lobo77", 3, {}, BOTS, 12, "s")
    by_number = [{p.number: (p.seating, p.payoffs) for p in play_all(contest, workers)} for workers in (1, 2)]
    assert by_number[0] == by_number[1]
    assert len(by_number[0]) == 12


def test_the_table_of_an_arena():
    contest = Contest("lobo77", 2, {}, BOTS, 40, "s")
    players = [Player(name) for name in BOTS]
    standings = Standings(contest)
    for number in range(contest.games):
        standings.add(play_game(contest, number, players))
    told = as_json(standings)
    assert {bot["name"] for bot in told["bots"]} == set(BOTS)
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(40)
    for bot in told["bots"]:
        assert bot["games"] == 40
        low, high = bot["interval"]
        assert low <= bot["win_rate"] <= high
        assert low < high
    ratings = {bot["name"]: bot["rating"] for bot in told["bots"]}
    assert (ratings["amateur"] > ratings["beginner"]) == (told["bots"][0]["win_rate"] > 0.5)


def test_the_sequential_test_decides_only_when_it_can():
    assert sprt([1.0] * 10) is None
    assert sprt([1.0, 0.0] * 20) is None
    assert sprt([1.0, 1.0, 1.0, 0.0] * 40) == "better"
    assert sprt([1.0, 0.0, 0.0, 0.0] * 40) == "not better"
    assert sprt([1.0, 0.0] * 4000) == "not better"
