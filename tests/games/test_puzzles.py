"""The puzzles that games ship: what they claim of their positions is what the rules and new playouts say."""

import json
from math import hypot

import pytest

from tablee.bots.chances import shares_won
from tablee.bots.players import by_thumb
from tablee.bots.thought import ponder
from tablee.cli import main
from tablee.core.puzzle import CLEARLY, DIFFICULTIES, deals_for, puzzles_of
from tablee.core.shelf import shelf
from tablee.lab.mining import THUMBS, distinct

GAMES = [card.name for card in shelf()]
each_game = pytest.mark.parametrize("game", GAMES)
FEWER = {"eko": 30}  # puzzles where a game takes long to weigh
DEALS = {"eko": 20_000}
AGAIN = {"eko": 1500}  # deals to weigh a choice again
SAMPLE = {"eko": 2}  # puzzles weighed again


@each_game
def test_there_are_enough_of_different_names_and_choices(game):
    found = puzzles_of(game)
    assert len(found) >= FEWER.get(game, 100)
    assert len({puzzle.name for puzzle in found}) == len(found)
    assert len(distinct(found)) == len(found), "two that are nearly the same"
    assert [DIFFICULTIES.index(puzzle.difficulty) for puzzle in found] == sorted(
        DIFFICULTIES.index(puzzle.difficulty) for puzzle in found
    )


@each_game
def test_the_best_choice_is_clearly_the_best_over_enough_deals(game):
    assert deals_for(game) == DEALS.get(game, 100_000)
    for puzzle in puzzles_of(game):
        best, second = puzzle.choices[:2]
        assert puzzle.clear
        assert best.chance - second.chance >= CLEARLY
        assert min(best.deals, second.deals) >= deals_for(game)
        assert all(choice.chance <= second.chance for choice in puzzle.choices[1:])


@each_game
def test_every_choice_is_weighed_and_the_rule_of_thumb_misses_the_best(game):
    for puzzle in puzzles_of(game):
        match = puzzle.start(game)
        assert match.asked == puzzle.seat
        assert not match.over
        weighed = [choice.action for choice in puzzle.choices]
        legal = match.legal(puzzle.seat)
        assert {*weighed, *puzzle.same} == {*legal}
        assert len({*weighed}) == len(weighed)
        assert len(weighed) > 1
        thumbs = [by_thumb(match, puzzle.seat, seed) for seed in range(THUMBS)]
        assert 2 * sum(puzzle.is_best(action) for action in thumbs) <= THUMBS, puzzle.name


@each_game
def test_no_more_than_two_come_from_the_same_game(game):
    sources = [puzzle.game for puzzle in puzzles_of(game)]
    assert max(map(sources.count, sources)) <= 2


@each_game
def test_a_sample_weighed_again_comes_to_the_same(game):
    """On other deals, fewer of them: six standard errors are no chance, and less than a puzzle's lead."""
    found = puzzles_of(game)
    count = SAMPLE.get(game, 4)
    for puzzle in found[:: -(-len(found) // count)]:
        match = puzzle.start(game)
        again = []
        for choice in puzzle.choices[:2]:
            deals = AGAIN.get(game, 6000)
            there = shares_won(match, puzzle.seat, choice.action, puzzle.seat, deals, seed=99)
            again.append((there.values[puzzle.seat], there.errors[puzzle.seat]))
        (best, error), (second, doubt) = again
        errors = [error, doubt, *(choice.error for choice in puzzle.choices[:2])]
        assert abs((best - second) - puzzle.lead) < 6 * hypot(*errors), puzzle.name
        assert best - second > 0


@pytest.mark.parametrize("game", ["duo", "lobo77"])
def test_the_search_agrees(game):
    for puzzle in puzzles_of(game)[::40]:
        match = puzzle.start(game)
        assert puzzle.is_best(ponder(match, puzzle.seat, 5, playouts=20_000)[0].action or "")


def test_the_command_lists_them(capsys):
    assert main(["--lang", "en", "puzzles", "duo", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "duo"
    first, own = told["puzzles"][0], puzzles_of("duo")[0]
    assert (first["name"], first["seat"], first["best"]) == (own.name, own.seat, own.best)
    assert first["position"] == own.position
    assert first["chances"][0]["chance"] - first["chances"][1]["chance"] >= CLEARLY
    assert main(["--lang", "en", "puzzles", "duo"]) == 0
    assert own.name in capsys.readouterr().out
