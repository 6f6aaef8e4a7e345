"""Every lesson, played right and wrong: what it claims is what the rules do."""

import itertools
import json
import re

import pytest

from tablee.cli import main
from tablee.core import lesson as lessons_module
from tablee.core.contract import problems
from tablee.core.game import Game
from tablee.core.lesson import (
    Ask,
    Choice,
    answers,
    go_on,
    kept_dark,
    lessons_of,
    listed,
    mistakes,
    offered,
    shown,
)
from tablee.core.shelf import module, shelf
from tablee.errors import IllegalAction
from tablee.words import LANGUAGES, words

LESSONS = [(card.name, lesson) for card in shelf() for lesson in lessons_of(card.name)]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.name}" for game, lesson in LESSONS]
)
each_game = pytest.mark.parametrize("game", [card.name for card in shelf()])


@each_game
def test_a_game_teaches_in_six_to_ten_steps_of_different_names(game):
    names = [lesson.name for lesson in lessons_of(game)]
    assert 6 <= len(names) <= 10
    assert len({*names}) == len(names)


@each_lesson
def test_it_begins_at_a_table_with_all_its_pieces(game, lesson):
    match = lesson.start(game)
    dealt = Game(game, lesson.seats, lesson.options).start(seed=0)
    pieces = module(game, "samples").pieces
    own, all_ = pieces(match.state), pieces(dealt.state)
    if "colours" in match.state:  # which colours leave the game is chance
        own, all_ = own.total(), all_.total()
    assert own == all_
    assert lesson.seat in match.waiting


@each_lesson
def test_right_choices_do_what_is_said_and_lead_to_the_end(game, lesson):
    match = lesson.start(game)
    for ask in lesson.asks:
        right, _ = answers(match, lesson, ask)
        assert right
        for action, choice in right.items():
            tried = match.copy()
            tried.play(lesson.seat, action)
            assert {name: shown(tried, lesson, name) for name in choice.does} == choice.does
        go_on(match, lesson, ask, next(iter(right)))
        assert {name: shown(match, lesson, name) for name in ask.after} == ask.after


@each_lesson
def test_wrong_choices_are_refused_or_cost_what_is_said(game, lesson):
    match = lesson.start(game)
    for ask in lesson.asks:
        right, wrong = answers(match, lesson, ask)
        for action, choice in wrong.items():
            tried = match.copy()
            if choice.clause:
                with pytest.raises(IllegalAction) as refused:
                    tried.play(lesson.seat, action)
                assert refused.value.clause == choice.clause
            else:
                assert choice.why, f"{action} is allowed, so somebody must say what is wrong with it"
                tried.play(lesson.seat, action)
                assert {name: shown(tried, lesson, name) for name in choice.does} == choice.does
        go_on(match, lesson, ask, next(iter(right)))


@each_lesson
def test_whatever_is_allowed_has_an_answer(game, lesson):
    match = lesson.start(game)
    for ask in lesson.asks:
        right, wrong = answers(match, lesson, ask)
        assert {*match.legal(lesson.seat)} <= {*right, *wrong}
        assert {*offered(match, lesson, ask)} == {*right, *wrong}
        go_on(match, lesson, ask, next(iter(right)))


@each_lesson
def test_whichever_right_choice_is_made_the_lesson_goes_on(game, lesson):
    open_ = [lesson.start(game)]
    for ask, following in itertools.pairwise(lesson.asks):
        reached = []
        for match in open_:
            for action in answers(match, lesson, ask)[0]:
                then = match.copy()
                go_on(then, lesson, ask, action)
                right, wrong = answers(then, lesson, following)
                assert {*right} & {*then.legal(lesson.seat)}, action
                assert {*then.legal(lesson.seat)} <= {*right, *wrong}, action
                reached.append(then)
        open_ = reached[:40]


@each_lesson
def test_both_languages_name_the_same_numbers(game, lesson):
    whys = {choice.why for ask in lesson.asks for choice in (*ask.right, *ask.wrong) if choice.why}
    for end in ["", "-task", "-done", *(f"-{why}" for why in whys)]:
        french, english = (words(game, lang).say((f"lesson-{lesson.name}{end}", {})) for lang in LANGUAGES)
        assert sorted(re.findall(r"\d+", french)) == sorted(re.findall(r"\d+", english))


@each_game
def test_no_words_of_lessons_are_left_over(game):
    used = set()
    for lesson in lessons_of(game):
        whys = {choice.why for ask in lesson.asks for choice in (*ask.right, *ask.wrong) if choice.why}
        used |= {f"lesson-{lesson.name}", *(f"lesson-{lesson.name}-{why}" for why in ["task", "done", *whys])}
    assert used == {key for key in words(game, "en").own_keys() if key.startswith("lesson-")}


@each_game
def test_the_contract_is_content_with_them(game):
    assert list(mistakes(game)) == []


def _taught(monkeypatch, *asks, state=None):
    lesson = lessons_of("duo")[0]
    told = lessons_module.Lesson(lesson.name, state or lesson.state, asks or lesson.asks)
    monkeypatch.setattr(module("duo", "lessons"), "LESSONS", (told,))
    return [str(problem) for problem in problems("duo")]


@pytest.mark.parametrize(
    ("ask", "reason"),
    [
        (Ask([Choice("lay G2t left")]), "R9"),
        (Ask([Choice("lay R3s left", does={"hands.0#": 5})]), "hands.0# = 6, not 5"),
        (Ask([Choice("draw")], [Choice("lay R3s left", clause="R9")]), "lay R3s left: allowed"),
        (Ask([Choice("draw")], [Choice("lay G2t left", clause="R7")]), "lay G2t left: R9, not R7"),
        (Ask([Choice("draw")], [Choice("stop", "apart", {"turn": 1})]), "D2"),
        (Ask([Choice("draw")], after={"turn": 0}), "draw …: turn = 1, not 0"),
        (Ask([Choice("draw", "unheard")]), "lesson-fits-unheard (fr)"),
        (Ask([Choice("lay G* right")]), "nothing is right"),
    ],
)
def test_a_false_claim_is_found_and_named(monkeypatch, ask, reason):
    assert any("fits" in told and reason in told for told in _taught(monkeypatch, ask))


def test_a_position_that_cannot_be_is_named(monkeypatch):
    state = dict(lessons_of("duo")[0].state) | {"tops": ["R3c", "R3c"]}
    assert any("R3c" in told for told in _taught(monkeypatch, state=state))


@each_game
def test_the_command_lists_them_for_programs(game, capsys):
    assert main(["lessons", game, "--json", "--lang", "fr"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == {"game": game, "lessons": json.loads(json.dumps(listed(game, "fr")))}
    for lesson in found["lessons"]:
        match = Game(game, lesson["seats"], lesson["options"]).position(lesson["position"])
        assert lesson["right"]
        assert {*lesson["right"]} <= {*match.legal(lesson["seat"])}
        assert lesson["title"]
        assert lesson["task"]
        assert lesson["done"]


def test_the_command_tells_them_to_people(capsys):
    assert main(["lessons", "duo", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "1. Two in common" in told
    assert "→ lay R3s left" in told


def test_what_a_later_lesson_is_about_is_answered_and_does_not_light_up():
    join = lessons_of("eko")[0]
    match = join.start("eko")
    tries = offered(match, join, join.asks[0])
    dark = kept_dark(match, join, join.asks[0], tries)
    assert {action.split()[0] for action in dark} == {"build"}
    assert {action.split()[0] for action in {*tries} - dark} == {"move"}


@each_lesson
def test_what_the_rules_forbid_does_not_light_up(game, lesson):
    match = lesson.start(game)
    for ask in lesson.asks:
        tries = offered(match, lesson, ask)
        lit = {*tries} - kept_dark(match, lesson, ask, tries)
        assert lit <= {*match.legal(lesson.seat)}
        assert {*answers(match, lesson, ask)[0]} <= lit, "what is right does"
        go_on(match, lesson, ask, next(iter(answers(match, lesson, ask)[0])))


def test_the_lesson_that_eko_points_to_is_about_the_tower():
    assert lessons_of("eko")[4].name == "tower"
    assert "leçon 5" in words("eko", "fr").say(("lesson-build-done", {}))
    assert "lesson 5" in words("eko", "en").say(("lesson-build-done", {}))


def test_the_lesson_that_ekko_points_to_is_about_nobody_following():
    assert lessons_of("ekko")[6].name == "free"
    assert "leçon 7" in words("ekko", "fr").say(("lesson-draw-done", {}))
    assert "lesson 7" in words("ekko", "en").say(("lesson-draw-done", {}))


@each_game
def test_no_two_lessons_have_one_title(game):
    for lang in LANGUAGES:
        titles = [words(game, lang).say((f"lesson-{lesson.name}", {})) for lesson in lessons_of(game)]
        assert len({*titles}) == len(titles)


def test_another_point_card_is_seen_to_take_the_place_of_the_red_one():
    (red,) = [lesson for lesson in lessons_of("exhopp") if lesson.name == "red"]
    for action in answers(red.start("exhopp"), red, red.asks[0])[0]:
        match = red.start("exhopp")
        match.play(red.seat, action)
        assert match.state["rows"][1]["head"][0] == "+"


@pytest.mark.parametrize("lesson", lessons_of("lobo77"), ids=lambda lesson: lesson.name)
def test_the_last_card_of_a_total_is_seen_and_was_laid_by_the_seat_before(lesson):
    seat, action = lesson.last
    assert (seat + lesson.state["way"]) % lesson.seats == lesson.seat
    assert action.removeprefix("lay ") in lesson.state["laid"]


def test_a_pawn_that_is_said_to_be_stuck_cannot_move():
    join = lessons_of("eko")[0]
    match = join.start("eko")
    stuck = {
        action.split()[1]
        for action, choice in answers(match, join, join.asks[0])[1].items()
        if choice.why == "stuck"
    }
    assert stuck
    assert not {action.split()[1] for action in match.legal(0) if action.startswith("move")} & stuck
