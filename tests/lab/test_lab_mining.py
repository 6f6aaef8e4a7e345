"""Mining puzzles, on a small budget: what is found, what is not, and that the work can be broken off."""

import json
from dataclasses import replace

import pytest

from tablee.cli import main
from tablee.core.game import Game
from tablee.core.puzzle import CLEARLY, Puzzle, Weighed, plain, puzzle_of
from tablee.lab import mining
from tablee.lab.mining import (
    Dig,
    alike_actions,
    dig,
    distinct,
    mine,
    pick,
    read_mined,
    weighed_puzzle,
    written,
)

FEW = 20_000  # deals, for games that are weighed in no time
GAME = 14  # of the usual seed, in which there is one


@pytest.fixture
def few_deals(monkeypatch):
    monkeypatch.setattr(mining, "deals_for", lambda game: FEW)


def made_up(best="a", rest=("b", "c"), chance=0.6, **others):
    choices = [Weighed(best, chance, 100_000), *(Weighed(action, 0.4, 100_000) for action in rest)]
    return Puzzle({"some": "position"}, 0, tuple(choices), "easy", **others)


def test_a_game_is_looked_through_and_its_puzzle_found_again(few_deals):
    number, (row,) = dig(Dig("lobo77", "puzzles", GAME))
    assert number == GAME
    puzzle = puzzle_of(json.loads(json.dumps(row)))
    assert puzzle.clear
    assert puzzle.choices[0].deals == puzzle.choices[1].deals == FEW
    assert {*puzzle.found} == {"skilled", "master"}
    match = puzzle.start("lobo77")
    again = weighed_puzzle(match, puzzle.seat, set(), 5, Dig("lobo77", "", 0))
    assert again is not None
    assert again.best == puzzle.best
    assert abs(again.lead - puzzle.lead) < 0.03, "five standard errors of the difference of two leads"


def test_what_the_rule_of_thumb_finds_is_no_puzzle(few_deals):
    puzzle = puzzle_of(dig(Dig("lobo77", "puzzles", GAME))[1][0])
    match = puzzle.start("lobo77")
    assert weighed_puzzle(match, puzzle.seat, {puzzle.best}, 5, Dig("lobo77", "", 0)) is None


def test_a_first_decision_is_hardly_a_puzzle(few_deals):
    match = Game("lobo77", 4).start(seed=1)
    assert weighed_puzzle(match, match.asked, set(), 5, Dig("lobo77", "", 0)) is None


def test_who_is_late_has_found_nothing():
    assert dig(Dig("lobo77", "puzzles", GAME, until=1.0)) == (GAME, [])


def test_actions_that_come_to_the_same_are_one_choice():
    match = Game("lobo77", 2, {"first": 0}).start(seed=1)
    first, second = match.legal(0)[:2]
    assert alike_actions(match, 0, 1, [first, second]) == {first: [], second: []}
    assert alike_actions(match, 0, 1, [first, first]) == {first: [first]}


def test_the_work_goes_on_where_it_was(tmp_path, monkeypatch):
    file = tmp_path / "mined.jsonl"
    looked = []

    def found(work):
        looked.append(work.number)
        return work.number, [plain(made_up(f"a{work.number}"))] if work.number % 2 else []

    monkeypatch.setattr(mining, "dig", found)
    told = []
    assert len(mine("duo", 2, file, workers=1, report=lambda *so_far: told.append(so_far))) == 2
    assert looked == [0, 1, 2, 3]
    assert told == [(0, 1), (1, 2), (1, 3), (2, 4)]
    with open(file, "a", encoding="utf-8") as lines:
        lines.write('{"number": 4, "puz')  # broken off
    assert len(mine("duo", 2, file, workers=1)) == 2, "there are enough already"
    assert looked == [0, 1, 2, 3]
    assert [*read_mined(file)] == [0, 1, 2, 3]
    assert len(mine("duo", 3, file, workers=1)) == 3
    assert looked == [0, 1, 2, 3, 4, 5]
    assert [*read_mined(file)] == [0, 1, 2, 3, 4, 5]


def test_those_nearly_the_same_count_once_and_the_harder_ones_are_picked_first():
    easy, hard = made_up("a"), replace(made_up("b", ("a", "c")), difficulty="hard")
    assert distinct([easy, replace(easy, position={"other": "cards"}), hard]) == [easy, hard]
    assert pick([easy, hard], most=1) == [hard]
    assert pick([hard, easy]) == [easy, hard]
    told = json.loads(written("duo", [easy, hard]))
    assert [puzzle_of(row) for row in told["puzzles"]] == [
        replace(puzzle, choices=tuple(puzzle.choices)) for puzzle in (easy, hard)
    ]


def test_only_a_clear_lead_makes_a_puzzle():
    assert made_up(chance=0.4 + CLEARLY + 0.001).clear
    assert not made_up(chance=0.4 + CLEARLY - 0.001).clear
    vague = replace(made_up(), choices=(Weighed("a", 0.6, 100), Weighed("b", 0.45, 100)))
    assert not vague.clear, "fifteen points over a hundred deals are not five standard errors"


def test_the_command_picks_from_a_file_and_refuses_what_was_not_mined(tmp_path, capsys):
    file = tmp_path / "mined.jsonl"
    file.write_text(json.dumps({"number": 0, "puzzles": [plain(made_up())]}) + "\n", encoding="utf-8")
    assert main(["--lang", "en", "puzzles", "duo", "--pick", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "duo"
    file.write_text("nothing of the kind\n", encoding="utf-8")
    assert main(["--lang", "en", "puzzles", "duo", "--pick", str(file)]) == 2
    assert "holds no mined puzzles" in capsys.readouterr().err
