"""`play`, with a scripted person."""

import io
import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablee as library
from tablee.cli import main
from tablee.cli.choosing import FEW, menu
from tablee.games import shelf

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


def test_undo_takes_the_last_decision_back_and_the_others_play_the_same_again(tablee):
    said = tablee(*DUO, typed="draw\nu\ndraw\n")
    first, second = said.out.split("Taken back")
    told = [line for line in first.splitlines() if line.startswith(("· ", "> · "))]
    assert told == [line for line in second.splitlines() if line.startswith(("· ", "> · "))]


def test_without_a_game_one_is_asked_for(tablee):
    number = [card.name for card in shelf()].index("duo") + 1
    said = tablee("play", "--seed", "a", typed=f"0\nx\n{number}\n77\n3\n")
    assert "Duo · 3 players" in said.out


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
    said = tablee(*argv, typed="0\n1\n" * 130)
    assert "Out of turn you may:" in said.out
    assert "let the others go on" in said.out


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
    assert choices.find("4") is None
    assert choices.find("fly") is None


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
