"""Every lesson, played right and wrong, and every example: what they claim is what the rules do."""

import re

import pytest

from tablee.core.game import Game
from tablee.core.lesson import FIRST_STEPS, answers, go_on, mistakes, offered, shown
from tablee.core.shelf import find
from tablee.errors import IllegalAction
from tablee.server.stills import sections, set_up, still
from tablee.words import LANGUAGES, words
from tablee_crazy_eights.examples import EXAMPLES
from tablee_crazy_eights.lessons import COSTS, LESSONS
from tablee_crazy_eights.samples import pieces

GAME = "crazy_eights"
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
each_example = pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)


def steps(lesson):
    """The match before each decision, with what is right and what is wrong there."""
    match = lesson.start(GAME)
    for ask in lesson.asks:
        right, wrong = answers(match, lesson, ask)
        yield match, ask, right, wrong
        go_on(match, lesson, ask, next(iter(right)))


def keys(lesson):
    whys = {choice.why for ask in lesson.asks for choice in (*ask.right, *ask.wrong) if choice.why}
    return {f"lesson-{lesson.name}", *(f"lesson-{lesson.name}-{why}" for why in ["task", "done", *whys])}


def claims(match, lesson, claimed):
    return {name: shown(match, lesson, name) for name in claimed}


def test_the_rules_do_what_the_lessons_claim():
    assert list(mistakes(GAME)) == []


def test_there_are_six_to_eight_and_the_first_need_no_setting():
    assert 6 <= len(LESSONS) <= 8
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS)
    assert not any(lesson.options for lesson in LESSONS[:FIRST_STEPS])


@each_lesson
def test_it_begins_with_a_whole_pack(lesson):
    dealt = Game(GAME, lesson.seats, lesson.options).start(seed=0)
    match = lesson.start(GAME)
    assert pieces(match.state) == pieces(dealt.state)
    assert match.asked == lesson.seat


@each_lesson
def test_every_right_choice_does_what_is_said_and_leads_on(lesson):
    for match, ask, right, _ in steps(lesson):
        assert right
        for action, choice in right.items():
            tried = match.copy()
            tried.play(lesson.seat, action)
            assert claims(tried, lesson, choice.does) == choice.does
            after = match.copy()
            go_on(after, lesson, ask, action)
            assert claims(after, lesson, ask.after) == ask.after


@each_lesson
def test_every_wrong_choice_is_refused_or_costs_what_is_said(lesson):
    for match, _, _, wrong in steps(lesson):
        for action, choice in wrong.items():
            tried = match.copy()
            if choice.clause:
                with pytest.raises(IllegalAction) as refused:
                    tried.play(lesson.seat, action)
                assert refused.value.clause == choice.clause
            else:
                assert choice.why, f"{action} is allowed, so somebody must say what is wrong with it"
                tried.play(lesson.seat, action)
                assert claims(tried, lesson, choice.does) == choice.does


@each_lesson
def test_whatever_can_be_tried_has_an_answer(lesson):
    for match, ask, right, wrong in steps(lesson):
        assert {*offered(match, lesson, ask)} == {*right, *wrong}


@each_lesson
@pytest.mark.parametrize("seed", range(1, 6))
def test_whatever_is_drawn_the_lesson_goes_on(lesson, seed):
    match = Game(GAME, lesson.seats, lesson.options).position(lesson.state, seed=seed)
    for ask in lesson.asks:
        right, _ = answers(match, lesson, ask)
        action, choice = next(iter(right.items()))
        tried = match.copy()
        tried.play(lesson.seat, action)
        assert claims(tried, lesson, choice.does) == choice.does
        go_on(match, lesson, ask, action)
        assert claims(match, lesson, ask.after) == ask.after


@pytest.mark.parametrize(("first", "paid"), [("play 8S", 17), ("play KC", 57)])
def test_what_is_left_costs_what_the_lesson_says(first, paid):
    match = COSTS.start(GAME)
    match.play(0, first)
    if match.asked == 0:
        match.play(0, "suit C")
    match.play(1, "play 8H")
    assert match.result["scores"] == [-paid, 0]
    for lang in LANGUAGES:
        assert str(paid) in words(GAME, lang).say(("lesson-costs-done", {}))


@each_lesson
def test_both_languages_name_the_same_numbers(lesson):
    for key in keys(lesson):
        french, english = (words(GAME, lang).say((key, {})) for lang in LANGUAGES)
        assert sorted(re.findall(r"\d+", french)) == sorted(re.findall(r"\d+", english))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_over(lang):
    own = words(GAME, lang).own_keys()
    assert {key for key in own if key.startswith("lesson-")} == set().union(*map(keys, LESSONS))
    assert {key for key in own if key.startswith("example-")} == {f"example-{name}" for name in EXAMPLES}


@each_example
def test_an_example_has_a_whole_pack_and_marks_what_can_be_done(example):
    match = set_up(find(GAME), example)
    assert pieces(match.state) == pieces(Game(GAME, match.game.seats).start(seed=0).state)
    assert {*example.shown} <= {*match.legal(example.seat)}
    for lang in LANGUAGES:
        drawn = still(find(GAME), example, lang)
        assert len(re.findall(r'class="[^"]*\bcan\b', drawn)) == len(example.shown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_stands_beside_a_section(lang):
    told = {section["caption"] for section in sections(find(GAME), lang) if section["picture"]}
    assert told == {words(GAME, lang).say((f"example-{name}", {})) for name in EXAMPLES}
