"""Contests that are played in pieces: what a file of games keeps, what is counted, and where it goes on."""

import pytest
from bench.duel import wins
from bench.matches import contest_of, line_of, name_of, play, read, row_of, whole_deals

from tablee.bots.net import shipped
from tablee.lab.arena import Played, seatings

NAME = "lobo77:4:amateur,random"


def played(number, winner=0, contest=NAME):
    """A game that a program won with its first seat."""
    order = seatings(2, contest_of(contest).seats)
    seating = order[number % len(order)]
    won = seating.index(winner)
    payoffs = [1.0 if seat == won else -1 / 3 for seat in range(4)]
    return Played(number, seating, payoffs, [10] * 4, [0.01] * 4)


def test_a_contest_has_a_name_that_says_all_of_it():
    contest = contest_of(NAME)
    assert (contest.game, contest.seats, contest.bots) == ("lobo77", 4, ("amateur", "random"))
    assert name_of(contest) == NAME


def test_only_deals_played_from_all_sides_count_up_to_the_first_that_is_not():
    contest = contest_of(NAME)
    games = {n: played(n) for n in range(3 * contest.round)}
    assert len(list(whole_deals(contest, games))) == 3 * contest.round
    del games[contest.round + 1]
    assert [game.number for game in whole_deals(contest, games)] == list(range(contest.round))


def test_wins_are_those_of_a_side_however_many_seats_it_has():
    contest = contest_of(NAME)
    games = {n: played(n, winner=n % 2) for n in range(2 * contest.round)}
    row = row_of(contest, games)
    assert row[4:7] == ["2", "12", "50.0 %"]
    games = {n: played(n) for n in range(2 * contest.round)}
    won, bounds = row_of(contest, games)[6:8]
    assert (won, bounds.split(" – ")[1]) == ("100.0 %", "100.0 %")
    assert row_of(contest, {})[4:] == ["0", "0", "", "", ""]


def test_what_is_read_is_what_was_written(tmp_path):
    file, contest = tmp_path / "games.jsonl", contest_of(NAME)
    file.write_text("".join(line_of(contest, played(n)) + "\n" for n in range(2)))
    assert read(file) == {NAME: {n: played(n) for n in range(2)}}
    assert read(tmp_path / "none") == {}


@pytest.mark.parametrize("workers", [1, 2])
def test_a_second_run_goes_on_where_the_first_ended(tmp_path, workers):
    file, name = tmp_path / "games.jsonl", "lobo77:2:amateur,random"
    for games in (5, 12):
        play(file, [contest_of(name, games)], 300.0, workers)
        assert sorted(read(file)[name]) == list(range(games))
        assert len(file.read_text().splitlines()) == games, "none is played twice"
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:3] + lines[4:]) + "\n")
    play(file, [contest_of(name, 12)], 300.0, workers)
    assert sorted(read(file)[name]) == list(range(12)), "what is missing between is played, too"


def test_weights_against_themselves_win_their_share():
    file = shipped("lobo77")
    share, games = wins("lobo77", (file, file), seats=4, games=50, seed=2)
    assert games == 200
    assert share == pytest.approx(0.25), "each deal is won by one of the seats, and each seat is tried"
