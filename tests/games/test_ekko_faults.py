"""The rules of EKKO, clause by clause: wrong cards; and what a seat may know and imagine."""

from collections import Counter
from io import StringIO

import numpy as np
import pytest
from rich.console import Console

from tablee.games.ekko import look, terminal
from tablee.words import Seat, words
from tests.conftest import refused
from tests.games.test_ekko import play, sizes, table

FAULTS = {"faults": True}
SPEED = {"faults": True, "reactions": "race"}


def test_R16_a_wrong_card_goes_back_and_costs_one():
    match = table("39", "30 40", "50 51", options=FAULTS)
    match.play(0, "fault 30")
    state = match.state
    assert "30" in state["hands"][0]
    assert sizes(match) == [3, 2]
    assert (state["top"], state["turn"], state["phase"]) == ("39", 0, "turn")


def test_R16_a_card_out_of_turn_is_wrong_also_if_it_fits():
    match = table("39", "30 40", "50 51", options=FAULTS)
    match.play(1, "fault 50")
    assert sizes(match) == [2, 3]
    assert match.asked == 0


def test_R16_the_drawn_card_may_not_be_laid_at_once_another_may():
    match = table("39", "30 40", "50 51", pile=["60"], options=FAULTS)
    match.play(0, "fault 30")
    assert match.state["barred"] == [["60"], []]
    assert match.legal(0) == ["lay 40"]
    assert refused(match, 0, "lay 60").clause == "D5"


def test_R16_an_empty_pile_ends_the_round():
    match = table("39", "30 40", "50 51", pile=[], options=FAULTS)
    match.play(1, "fault 50")
    assert (match.state["round"], match.state["scores"], match.state["dealer"]) == (2, [2, 2], 1)


def test_D5_with_faults_off_a_wrong_card_is_refused_with_the_reason():
    match = table("39", "30 40", "50 51")
    assert refused(match, 0, "fault 30").clause == "D5"
    assert refused(match, 0, "lay 30").clause == "R7"


def test_D5_faults_are_never_listed_and_valid_cards_are_none():
    match = table("39", "30 40 93", "50 51", options=FAULTS)
    assert match.legal() == ["lay 40", "mirror 93"]
    assert refused(match, 0, "fault 40").key == "not-a-fault"
    assert refused(match, 0, "fault 93").key == "not-a-fault"
    assert refused(match, 0, "fault 50").key == "not-in-hand"
    match = table("39", "30", "40 05", turn=1, free=True, options=FAULTS)
    assert refused(match, 1, "fault 05").key == "not-a-fault"  # R11: any card goes


def test_D5_a_barred_card_is_a_fault_too():
    match = table("39", "30 40", "50 51", barred=[["40"], []], pile=["12"], options=FAULTS)
    assert match.legal() == ["draw"]
    match.play(0, "fault 40")
    assert match.state["barred"] == [["12", "40"], []]


def test_D5_if_nothing_but_barred_cards_goes_the_free_player_draws():
    match = table("39", "30", "40", turn=1, free=True, barred=[[], ["40"]], options=FAULTS)
    assert match.legal() == ["draw"]


def test_D5_the_bar_falls_with_the_next_card_laid_by_anyone():
    match = table("39", "40 41", "30 31", barred=[[], ["31"]], options=FAULTS)
    play(match, (0, "lay 40"))
    assert match.state["barred"] == [[], []]
    assert match.legal() == ["lay 30", "lay 31"]


def test_D5_a_draw_does_not_lift_the_bar():
    match = table("39", "30", "40 41", "50", barred=[[], ["40"], []], options=FAULTS)
    play(match, (0, "draw"))
    assert match.legal() == ["lay 41"]


def test_D5_who_holds_the_mirror_barred_is_not_asked():
    match = table("39", "30 40", "50 51", pile=["93"], options=FAULTS)
    match.play(1, "fault 51")
    assert (match.state["phase"], match.asked) == ("turn", 0)
    assert match.state["barred"] == [[], ["93"]]
    match = table("39", "30 40", "50 51", pile=["93"], options=SPEED)
    match.play(1, "fault 51")
    assert match.waiting == (0,)
    assert refused(match, 1, "mirror 93").key == "barred-card"


def test_D5_a_barred_mirror_neither_counts_for_the_player_to_move():
    match = table("39", "30 93", "50 51", barred=[["93"], []], options=FAULTS)
    assert match.legal() == ["draw"]


def test_D5_a_fitting_card_while_somebody_is_asked_is_no_fault():
    match = table("37", "20 40", "73 50", phase="ask", options=FAULTS)
    assert refused(match, 0, "fault 40").key == "not-a-fault"
    assert refused(match, 0, "lay 40").key == "not-yet"
    match.play(0, "fault 20")
    assert (match.state["phase"], match.asked) == ("ask", 1)
    assert sizes(match) == [3, 2]


def test_D5_in_a_closing_moment_a_fitting_card_of_the_player_to_move_comes_back():
    match = table("37", "52", "20 60", "25 61", options=FAULTS)
    play(match, (0, "lay 52"))
    assert refused(match, 1, "fault 20").key == "not-a-fault"


def test_D5_in_a_race_a_closing_moment_is_for_the_mirror_alone():
    match = table("37", "52", "20 60", "25 61", options=FAULTS | {"reactions": "race"})
    play(match, (0, "lay 52"))
    match.play(1, "fault 20")
    assert sizes(match) == [0, 3, 2]


def test_D5_in_a_closing_moment_a_wrong_card_costs_one():
    match = table("37", "52", "20 60", "25 61", options=FAULTS)
    play(match, (0, "lay 52"))
    match.play(1, "fault 60")
    match.play(2, "fault 61")
    assert (match.state["phase"], sizes(match)) == ("closing", [0, 3, 3])
    assert refused(match, 2, "fault 25").key == "not-a-fault"
    play(match, (2, "mirror 25"))
    assert match.state["barred"] == [[], [], []]


def test_D5_no_faults_while_an_effect_is_chosen():
    match = table("37", "73 40", "50", options=FAULTS)
    play(match, (0, "mirror 73"))
    assert refused(match, 1, "fault 50").key == "effect-comes-first"
    assert refused(match, 0, "fault 40").key == "choose-an-effect"


def imagined(match, seat, times=300):
    """Worlds a seat may imagine."""
    chance = np.array([1, 2, 3, 4], "i8")
    for _ in range(times):
        world = match.copy()
        world.imagine(seat, chance)
        yield world


def test_imagining_keeps_the_own_hand_and_what_the_seat_put_aside():
    match = table("37", "40 41", "73 50 51", "60", phase="ask")
    play(match, (1, "mirror 73"), (1, "aside 50"))
    owners = Counter()
    for world in imagined(match, 1):
        assert world.state["hands"][1] == ["51"]
        assert world.state["aside"] == [[], ["50"], []]
    for world in imagined(match, 0):
        assert world.state["hands"][0] == ["40", "41"]
        owners.update(world.state["aside"][1])
    assert set(owners) == {"50", "51", "60", "12", "14", "16"}


def test_imagining_a_secret_question_it_is_an_ordinary_turn():
    match = table("37", "40 41", "73 50", "60", phase="ask")
    assert {world.state["phase"] for world in imagined(match, 0)} == {"turn"}
    assert {world.state["phase"] for world in imagined(match, 1)} == {"ask"}
    places = Counter("73" in world.state["hands"][1] for world in imagined(match, 0))
    assert set(places) == {True, False}


def test_imagining_a_closing_moment_somebody_else_holds_the_mirror():
    match = table("37", "52", "25 60", "61 62 63 64", "65", options=FAULTS)
    play(match, (0, "lay 52"))
    match.play(2, "fault 61")
    holders = Counter()
    for world in imagined(match, 3, times=3000):
        holders[world.asked] += 1
        assert [len(barred) for barred in world.state["barred"]] == [0, 0, 1, 0]
    assert set(holders) == {1, 2}
    assert holders[1] / 3000 == pytest.approx(2 / 6, abs=0.04)  # two cards of six may be it
    assert {world.asked for world in imagined(match, 1)} == {1}


def test_imagining_which_cards_are_barred():
    match = table("39", "40", "50 51", pile=["60"], barred=[[], ["51"]], options=FAULTS)
    barred = Counter(world.state["barred"][1][0] for world in imagined(match, 0, times=900))
    assert set(barred) == {"50", "51", "60"}
    assert min(barred.values()) > 240
    assert {tuple(world.state["barred"][1]) for world in imagined(match, 1)} == {("51",)}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_table_is_drawn_for_every_viewer(lang):
    said = words("ekko", lang)
    match = table("37", "73 40", "33 50", barred=[[], ["50"]], options=FAULTS)
    for viewer in (None, 0, 1):
        console = Console(width=100, record=True, file=StringIO())
        console.print(terminal.draw(match.look(viewer), match.names, said))
        shown = console.export_text()
        assert "3 7" in shown
        assert ("40" in shown) == (viewer == 0)
        assert said.say(look.prompt(match.look(viewer)), match.names)


PROMPTS = {
    "prompt-higher": (("37", "40 41", "50"), {}),
    "prompt-lower": (("38", "20 41", "50"), {}),
    "prompt-draw": (("97", "40 41", "50"), {}),
    "prompt-mirror-or-draw": (("73", "37 40", "50"), {}),
    "prompt-free": (("37", "40", "50 51"), {"turn": 1, "free": True}),
    "prompt-again": (("33", "40", "50"), {"turn": 1, "again": True, "under": ["20"]}),
    "prompt-first": (("33", "40", "50"), {"turn": 1, "again": True}),
    "prompt-mirror": (("37", "40", "50 73"), {"phase": "ask"}),
}


@pytest.mark.parametrize("key", PROMPTS)
def test_the_prompt_says_what_to_do(key):
    cards, state = PROMPTS[key]
    match = table(*cards, **state)
    said = words("ekko", "en")
    args = {"top": cards[0], "way": "up", "card": cards[0][::-1], "left": 1, "name": Seat(0), "own": "no"}
    args |= {"other": Seat(0), "alone": "yes"}
    asked = said.say(look.prompt(match.look(match.asked)), match.names, match.asked)
    assert asked == said.say((key, args), match.names, match.asked)


def test_a_table_with_faults_does_not_tell_that_nothing_fits():
    match = table("97", "40 41", "50", options=FAULTS)
    assert words("ekko", "en").say(look.prompt(match.look(0))) == "Your turn: a card higher than 97."
