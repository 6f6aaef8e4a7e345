"""`play`, with a scripted person."""

import io
import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee as library
from tablee.bots.players import Player
from tablee.cli import main
from tablee.cli.console import Out, score_name
from tablee.cli.menu import FEW, menu
from tablee.cli.play import Sitting
from tablee.cli.shelf import print_rules
from tablee.core.live import manners
from tablee.core.shelf import find, shelf

DUO = ("play", "duo", "--seats", "3", "--seed", "a", "--name", "Zoé", "--option", "first=0")


@pytest.mark.parametrize(("lang", "bye"), [("fr", "À la prochaine"), ("en", "Until next time")])
def test_the_end_of_the_input_is_a_polite_leave(tablee, lang, bye):
    said = tablee("--lang", lang, *DUO, typed="")
    assert said.status == 0
    assert bye in said.out


def test_an_interruption_is_a_polite_leave(tablee, monkeypatch):
    def interrupted(_):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    said = tablee(*DUO)
    assert said.status == 0
    assert "Until next time" in said.out


def test_what_happened_is_told_from_the_persons_view(tablee):
    said = tablee(*DUO, typed="draw\n")
    assert "· You draw " in said.out
    assert "· Ada " in said.out


def test_a_refusal_names_the_clause(tablee):
    assert "(D2)" in tablee(*DUO, typed="stop\n").out


def test_side_wishes(tablee):
    said = tablee(*DUO, typed="log\nu\n?\ndraw\nlog\nq\nn\n99\nq\ny\n")
    assert "Nothing has happened yet." in said.out
    assert "You have not decided anything yet." in said.out
    assert "turbo jokers" in said.out
    assert "There is no choice 99 here" in said.out
    assert said.out.rstrip().endswith("Until next time!")


@pytest.mark.parametrize("wish", ["?", "log", "h", "q\nn"])
def test_after_a_side_wish_the_choices_are_shown_again(tablee, monkeypatch, wish):
    monkeypatch.setattr("tablee.bots.hints.SECONDS", 0.05)
    plain, said = (tablee(*DUO, typed=typed).out for typed in ("", wish + "\n"))
    hint = "? rules · log · u undo"
    assert (plain.count(hint), said.count(hint)) == (1, 2)
    assert said.count("Your hand") == (2 if wish == "?" else 1)


def test_on_a_terminal_the_rules_come_in_a_pager(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    paged = []
    monkeypatch.setattr("rich.pager.SystemPager.show", lambda _, content: paged.append(content))
    monkeypatch.setattr(sys, "stdin", Terminal())
    console = Out(file=Terminal(), force_terminal=True)
    print_rules(console, find("duo"))
    assert "turbo" in paged[0]
    assert console.file.getvalue() == ""


def test_actions_may_be_typed_in_any_case(tablee):
    assert "· You draw " in tablee(*DUO, typed="DRAW\n").out
    assert "(D2)" in tablee(*DUO, typed="Stop\n").out


def test_undo_takes_the_last_decision_back_and_the_others_play_the_same_again(tablee):
    said = tablee(*DUO, typed="draw\nu\ndraw\n")
    first, second = said.out.split("Taken back")
    told = [line for line in first.splitlines() if line.startswith(("· ", "> · "))]
    assert told == [line for line in second.splitlines() if line.startswith(("· ", "> · "))]


def test_without_a_game_one_is_asked_for(tablee):
    number = [card.name for card in shelf()].index("duo") + 1
    said = tablee("play", "--seed", "a", typed=f"0\nx\n{number}\n77\n3\n")
    assert "Duo · 3 players" in said.out
    assert said.out.count("q leaves") == 3
    assert "Duo · 4 players" in tablee("play", typed="dUO\n\n").out
    assert "Lobo 77 · 3 players" in tablee("play", typed="lobo 78\nLOBO 77\n03\n").out


@pytest.mark.parametrize("typed", ["q\n", "duo\nQ\n"])
def test_the_first_questions_can_be_left(tablee, typed):
    said = tablee("play", typed=typed)
    assert said.status == 0
    assert said.out.rstrip().endswith("Until next time!")


@pytest.fixture
def whole_game(tablee):
    """A game of Lobo 77 to its end by always taking the first choice, then what is typed after it."""

    def play(*argv: str, after: str = "") -> Any:
        command = ("play", "lobo77", "--seats", "2", "--seed", "a", *argv)
        decisions = tablee(*command, typed="1\n" * 500).out.count("\n> · ")
        return tablee(*command, typed="1\n" * decisions + after)

    return play


def test_a_whole_game_is_ranked_and_saved(whole_game, tmp_path):
    file = tmp_path / "game.jsonl"
    said = whole_game("--save", str(file))
    assert "The game is over" in said.out
    assert "rank" in said.out
    assert score_name(find("lobo77")) in said.out.split("The game is over")[1]
    assert library.replay(file.read_text(encoding="utf-8")).over


def test_the_record_is_offered_at_the_end(whole_game, tmp_path):
    said = whole_game(after=f"{tmp_path}\n/no/such/folder/x\nkept.jsonl\n")
    assert "exists already" in said.out
    assert "no such folder" in said.out
    assert library.replay((tmp_path / "kept.jsonl").read_text(encoding="utf-8")).over


def test_leaving_early_saves_too(tablee, tmp_path):
    file = tmp_path / "early.jsonl"
    tablee(*DUO, "--save", str(file), typed="draw\n")
    assert library.replay(file.read_text(encoding="utf-8")).log[0] == (0, "draw")


def test_a_chance_out_of_turn_is_offered_and_may_pass(tablee):
    argv = ("play", "ekko", "--seats", "4", "--seed", "b", "--option", "reactions=race")
    said = tablee(*argv, "--option", "faults=off", typed="0\n1\n" * 130)
    assert "Out of turn you may:" in said.out
    assert "let the others go on" in said.out
    assert said.out.count("Nobody is on a clock here") == 1


def test_a_mirror_can_be_let_pass_for_as_long_as_the_card_lies_on_top(monkeypatch, capsys):
    game = library.game("ekko", seats=2, first=0)
    state = game.start(seed="a").state
    hands = [["73", "20"], ["21", "22"]]
    taken = {"37", *hands[0], *hands[1]}
    pile = [f"{n:02}" for n in range(1, 99) if f"{n:02}" not in taken]
    more = {"hands": hands, "top": "37", "pile": pile, "turn": 1, "layer": 0, "phase": "ask", "again": False}
    match = game.position(state | more | {"free": False})
    table = at_table(match, monkeypatch, "decline lasting", steps=3)
    assert table.match.log == [(0, "decline"), (1, "draw"), (0, "decline")]
    assert "Don’t ask again for this card" in capsys.readouterr().out


def ekko(hands: list[list[str]], top: str, turn: int = 0, faults: bool = True) -> Any:
    """A race at EKKO's table, dealt as told."""
    game = library.game("ekko", seats=3, first=0, reactions="race", faults=faults)
    state = game.start(seed="a").state
    taken = {top, *(card for hand in hands for card in hand)}
    pile = [f"{n:02}" for n in range(1, 99) if f"{n:02}" not in taken]
    before = (turn - 1) % 3
    return game.position(state | {"hands": hands, "top": top, "pile": pile, "turn": turn, "layer": before})


def at_table(match: Any, monkeypatch, *typed: str, steps: int = 1) -> Sitting:
    """A person in seat 0 who types some lines; the table after some steps."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*typed, ""])))
    table = Sitting(match, 0, {seat: Player("amateur") for seat in (1, 2)})
    for _ in range(steps):
        table.step()
    return table


HANDS = [["07", "50", "61"], ["20", "30"], ["21", "31"]]


def test_a_table_that_marks_nothing_offers_the_whole_hand():
    match = ekko(HANDS, "16")
    assert manners("ekko").choices(match, 0) == ["lay 07", "lay 50", "lay 61", "draw"]
    assert manners("ekko").choices(ekko(HANDS, "16", faults=False), 0) == ["lay 07", "mirror 61"]


@pytest.mark.parametrize(
    ("typed", "played"),
    [("lay 07", "lay 07"), ("lay 61", "mirror 61"), ("LAY 50", "fault 50"), ("mirror 50", "fault 50")],
)
def test_what_is_tried_is_laid_mirrors_or_is_a_fault(monkeypatch, typed, played):
    assert at_table(ekko(HANDS, "16"), monkeypatch, typed).match.log == [(0, played)]


def test_what_is_no_fault_either_is_explained(monkeypatch, capsys):
    table = at_table(ekko(HANDS, "16"), monkeypatch, "mirror 07", "draw", "lay 99", "lay 20", "lay 07")
    assert table.match.log == [(0, "lay 07")]
    said = capsys.readouterr().out
    assert "07 is not the mirror of 16" in said
    assert "You can play a card, so you must" in said
    assert "You do not hold 20" in said


@pytest.mark.parametrize(
    ("faults", "top", "typed", "first"),
    [
        (False, "16", "mirror 61", (0, "mirror 61")),
        (False, "16", "0", (1, "lay 12")),
        (False, "14", "", (1, "lay 12")),  # without the mirror nobody asks
        (True, "16", "lay 61", (0, "mirror 61")),
        (True, "14", "lay 61", (0, "fault 61")),
        (True, "14", "0", (1, "lay 12")),
    ],
)
def test_in_a_race_a_person_may_break_in(monkeypatch, faults, top, typed, first):
    match = ekko([["07", "50", "61"], ["12", "30"], ["29", "31"]], top, turn=1, faults=faults)
    assert at_table(match, monkeypatch, typed).match.log == [first]


def test_in_a_race_programs_break_in_too(monkeypatch):
    table = at_table(ekko([["07", "50"], ["20", "30"], ["61", "31"]], "16"), monkeypatch)
    assert table.match.log == [(2, "mirror 61")]


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    name=st.sampled_from([card.name for card in shelf()]),
    lang=st.sampled_from(["fr", "en"]),
    lines=st.lists(
        st.one_of(
            st.text(max_size=20),
            st.sampled_from(["1", "2", "0", "", "u", "log", "lay", "q", "draw", "move", "²", "٣", "\x1b[A"]),
        ),
        max_size=30,
    ),
)
def test_no_input_crashes_the_table(monkeypatch, tmp_path, name, lang, lines):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines)))
    assert main(["--lang", lang, "play", name, "--seed", "fuzz"]) == 0


def test_a_few_actions_are_one_list():
    choices = menu(["draw", "lay 10", "lay 2"], str.upper)
    assert [entry.label for entry in choices.entries] == ["DRAW", "LAY 2", "LAY 10"]
    assert choices.find("2").actions == ("lay 2",)
    assert choices.find("lay").actions == ("lay 2", "lay 10")
    assert choices.find("002").actions == ("lay 2",)
    assert choices.find("LAY 2").actions == ("lay 2",)
    assert choices.find("4") is None
    assert choices.find("٢") is None
    assert choices.find("fly") is None


def test_where_case_tells_cards_apart_it_is_heard_first():
    listed = menu(["lay R2 left", "lay r2 left", "lay B2 left"], str)
    assert listed.find("lay r2 left").actions == ("lay r2 left",)
    assert listed.find("LAY R2 LEFT").actions == ("lay R2 left", "lay r2 left")
    assert listed.find("lay b2").actions == ("lay B2 left",)


def test_many_actions_are_narrowed_word_by_word():
    actions = [f"move {a},{b} {c},0" for a in range(3) for b in range(3) for c in range(30)] + ["rest"]
    choices = menu(actions, lambda action: action.replace("move", "Go from"))
    assert [entry.label for entry in choices.entries] == ["Go from …", "rest"]
    choices = menu(choices.find("1").actions, lambda action: action.replace("move", "Go from"))
    assert [entry.text for entry in choices.entries][:2] == ["move 0,0", "move 0,1"]
    assert choices.find("move 2,2 29,0").actions == ("move 2,2 29,0",)
    assert len(choices.entries) < FEW


def test_a_single_action_needs_only_enter():
    assert menu(["draw"], str).find("").actions == ("draw",)
    assert menu(["draw", "stop"], str).find("") is None
