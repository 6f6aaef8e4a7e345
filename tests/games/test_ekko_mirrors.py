"""The rules of EKKO, clause by clause: mirrors, asked for or raced for, and closing moments."""

import pytest

from tests.conftest import refused
from tests.games.test_ekko import play, sizes, table

RACE = {"reactions": "race"}


def effect(match):
    """The phase, whose effect it is, and who has drawn for it."""
    state = match.state
    return state["phase"], match.asked, state["drawn"]


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_R12_anyone_who_holds_the_mirror_is_asked_the_layer_too(holder):
    hands = ["40 41", "50 51", "60 61"]
    hands[holder] += " 73"
    match = table("37", *hands, phase="ask")
    assert match.waiting == (holder,)
    assert match.legal() == ["decline", "mirror 73"]
    play(match, (holder, "mirror 73"))
    assert effect(match) == ("effect", holder, None)


def test_R12_after_each_card_its_mirror_is_asked_for():
    match = table("35", "37 40", "50 51", "73 60")
    play(match, (0, "lay 37"))
    assert (match.state["phase"], match.asked, match.state["turn"]) == ("ask", 2, 1)
    play(match, (2, "decline"))
    assert (match.state["phase"], match.asked) == ("turn", 1)


def test_R12_a_draw_that_brings_the_mirror_asks_for_it():
    match = table("37", "20 21", "50 51", pile=["73"])
    play(match, (0, "draw"))
    assert (match.state["phase"], match.asked, match.state["turn"]) == ("ask", 0, 1)


def test_R12_a_mirror_drawn_by_the_last_to_draw_comes_before_the_free_play():
    match = table("37", "20 21", "22 23", pile=["73"], turn=0, layer=1)
    play(match, (0, "draw"))
    assert (match.state["phase"], match.state["turn"], match.state["free"]) == ("ask", 1, True)
    play(match, (0, "decline"))
    assert match.legal(1) == ["lay 22", "lay 23"]


def test_R12_the_holder_is_asked_again_after_every_draw():
    match = table("37", "20 21", "24 73", "26 27", "28 29", phase="ask")
    play(match, (1, "decline"), (0, "draw"), (1, "decline"))
    assert (match.asked, match.state["phase"]) == (1, "turn")
    play(match, (1, "mirror 73"))  # (in the own turn it is compulsory: nothing else fits)
    match = table("37", "20 21", "26 27", "24 73", phase="ask")
    play(match, (2, "decline"), (0, "draw"), (2, "decline"), (1, "draw"))
    assert (match.asked, match.state["phase"], match.state["turn"]) == (2, "ask", 2)
    play(match, (2, "mirror 73"))  # lets the others draw first, and breaks in then


def test_R12_the_player_to_move_and_the_one_who_drew_are_asked_like_anyone_else():
    match = table("73", "37 80", "85 90", phase="ask")
    play(match, (0, "decline"), (0, "lay 80"))
    match = table("73", "37 20", "85 90", phase="ask")
    play(match, (0, "decline"), (0, "draw"))
    assert (match.asked, match.state["phase"], match.state["turn"]) == (0, "ask", 1)
    play(match, (0, "mirror 37"))
    assert effect(match) == ("effect", 0, None)


def test_R12_a_penalty_asks_again_too():
    match = table("37", "40 41", "24 73", "26 27", phase="ask", options={"faults": True})
    play(match, (1, "decline"))
    match.play(2, "fault 26")
    assert (match.asked, match.state["phase"], match.state["turn"]) == (1, "ask", 0)


def test_R12_a_barred_mirror_is_not_asked_for():
    match = table("37", "20 21", "24 73", phase="turn", options={"faults": True}, barred=[[], ["73"]])
    play(match, (0, "draw"))
    assert match.state["phase"] == "turn"


def test_R12_declining_lasts_until_the_next_card_or_draw():
    match = table("37", "40 41", "24 73", "26 27", phase="ask", turn=0)
    play(match, (1, "decline"))
    error = refused(match, 1, "mirror 73")
    assert (error.key, error.clause) == ("mirror-passed", "D2")


def test_R12_at_a_speed_table_the_holder_may_act_at_once_and_nobody_is_asked():
    match = table("37", "40 41", "73 50", "60 61", options=RACE)
    assert match.asked == 0
    assert match.waiting == (0, 1)
    assert match.legal(1) == ["mirror 73"]
    assert match.legal(2) == []
    match.play(1, "mirror 73")
    assert effect(match) == ("effect", 1, None)


def test_R12_refusals_of_mirrors():
    match = table("37", "40 41", "73 50", options=RACE)
    assert refused(match, 0, "mirror 40").key == "not-the-mirror"
    assert refused(match, 0, "mirror 73").key == "not-in-hand"
    assert refused(match, 0, "decline").key == "nothing-to-decline"
    assert refused(match, 1, "lay 73").clause == "D2"


def test_D2_the_mirror_is_offered_as_mirror_only_also_when_it_fits():
    match = table("37", "73 40 20", "50")
    assert match.legal() == ["lay 40", "mirror 73"]
    assert refused(match, 0, "lay 73").clause == "D2"


def test_D2_a_mirror_that_alone_fits_is_compulsory():
    match = table("37", "73 20", "50")
    assert match.legal() == ["mirror 73"]
    assert refused(match, 0, "draw").clause == "R7"


def test_D2_a_mirror_that_does_not_fit_is_a_free_choice():
    match = table("73", "37 20", "50")
    assert match.legal() == ["draw", "mirror 37"]
    match = table("73", "37 20 80", "50")
    assert match.legal() == ["lay 80", "mirror 37"]


def test_D2_in_the_own_turn_the_mirror_stays_open_after_declining():
    match = table("37", "73 20", "50", phase="ask")
    play(match, (0, "decline"))
    assert match.legal() == ["mirror 73"]
    match = table("37", "20 21", "73 50", phase="ask")
    play(match, (1, "decline"), (0, "draw"), (1, "decline"))
    assert match.state["free"]
    assert match.legal() == ["lay 50", "mirror 73"]


def test_D2_with_the_free_play_a_mirror_alone_in_the_hand_is_compulsory():
    match = table("73", "20", "37", turn=1, free=True)
    assert match.legal() == ["mirror 37"]


def test_R13_put_a_card_aside():
    match = table("37", "40 41", "73 50 51", phase="ask")
    play(match, (1, "mirror 73"))
    assert match.legal() == ["aside 50", "aside 51", "others"]
    play(match, (1, "aside 50"))
    state = match.state
    assert (state["aside"], state["hands"][1], state["phase"]) == ([[], ["50"]], ["51"], "turn")
    assert sizes(match) == [2, 1]


def test_R13_the_last_card_put_aside_ends_the_round():
    match = table("37", "40 41", "73 50", phase="ask")
    play(match, (1, "mirror 73"), (1, "aside 50"))
    assert (match.state["round"], match.state["scores"], match.state["dealer"]) == (2, [2, 0], 1)


def test_R13_or_all_others_draw():
    match = table("37", "40 41", "73 50", "60", phase="ask")
    play(match, (1, "mirror 73"), (1, "others"))
    assert sizes(match) == [3, 1, 2]
    assert (match.state["phase"], match.state["turn"]) == ("turn", 2)


def test_R13_only_the_mirror_player_chooses_and_nothing_else_comes_first():
    match = table("37", "40 41", "73 50", "60", phase="ask")
    assert refused(match, 1, "aside 50").clause == "R13"
    play(match, (1, "mirror 73"))
    assert refused(match, 0, "lay 40").key == "effect-comes-first"
    assert refused(match, 1, "lay 50").key == "choose-an-effect"
    assert refused(match, 1, "aside 60").key == "not-in-hand"


@pytest.mark.parametrize("reactions", ["ask", "race"])
def test_D3_a_mirror_as_last_card_lets_the_others_draw_and_ends_the_round(reactions):
    match = table("37", "73", "40", "50 51", options={"reactions": reactions})
    play(match, (0, "mirror 73"))
    assert match.legal() == ["others"]
    assert refused(match, 0, "aside 40").clause == "D3"
    play(match, (0, "others"))
    assert (match.state["round"], match.state["scores"]) == (2, [0, 2, 3])


def test_D4_the_others_draw_clockwise_from_the_left():
    match = table("37", "40 41", "50 51", "73 60", "70 71", pile=["12", "14"], phase="ask")
    play(match, (2, "mirror 73"), (2, "others"))
    assert match.state["scores"] == [3, 2, 1, 3]  # seats 3 and 0 drew, seat 1 could not


def test_R14_play_resumes_left_of_the_mirror_player_on_the_mirror():
    match = table("37", "40 41", "73 50 51", "60 80", phase="ask")
    play(match, (1, "mirror 73"), (1, "aside 50"))
    state = match.state
    assert (state["top"], state["layer"], state["turn"], state["under"]) == ("73", 1, 2, ["37"])
    assert match.legal() == ["lay 80"]


def test_R14_a_mirror_is_not_mirrored_back():
    match = table("37", "40 41", "73 50 51", "60 80", phase="ask")
    play(match, (1, "mirror 73"), (1, "others"))
    assert match.state["phase"] == "turn"
    assert refused(match, 2, "mirror 37").key == "not-in-hand"


def test_R15_a_card_laid_while_somebody_is_asked_comes_back():
    match = table("37", "40 41", "73 50", phase="ask")
    assert match.legal(0) == ["lay 40", "lay 41"]
    assert match.waiting == (1,)
    assert refused(match, 0, "lay 40").key == "not-yet"


def test_R15_a_mirror_that_comes_too_late_comes_back():
    match = table("37", "40 41", "73 50", options=RACE)
    play(match, (0, "lay 40"))
    assert refused(match, 1, "mirror 73").clause == "R12"


def test_D12_only_the_one_who_is_asked_sees_it():
    match = table("37", "40 41", "73 50", "60", phase="ask")
    assert [match.look(viewer)["phase"] for viewer in (None, 0, 1, 2)] == ["turn", "turn", "ask", "turn"]
    seen = match.game.looks.seen
    assert [seen("decline", 1, viewer) for viewer in (None, 0, 1)] == [None, None, "decline"]
    before = match.look(0)
    play(match, (1, "decline"))
    assert match.game.looks.tell(before, 1, None, match.look(0)) == []
    assert match.look(0) == before


def test_D12_the_asked_player_to_move_answers_first():
    match = table("37", "40 73", "50", phase="ask")
    error = refused(match, 0, "lay 40")
    assert (error.key, error.clause) == ("answer-first", "R12")


def test_what_is_put_aside_is_seen_by_its_owner_only():
    match = table("37", "40 41", "73 50 51", "60", phase="ask")
    play(match, (1, "mirror 73"), (1, "aside 50"))
    assert match.game.looks.seen("aside 50", 1, 0) == "aside"
    assert [match.look(seat)["aside_own"] for seat in (0, 1, 2)] == [[], ["50"], []]
    assert [match.look(seat)["aside"] for seat in (None, 0, 1)] == [1, 1, 1]


def test_R18_a_mirror_answers_the_last_card_and_the_round_goes_on():
    match = table("37", "52", "25 60", "61 62")
    play(match, (0, "lay 52"))
    assert (match.state["phase"], match.state["turn"], match.asked) == ("closing", 1, 1)
    assert match.legal() == ["decline", "mirror 25"]
    play(match, (1, "mirror 25"))
    assert sizes(match) == [1, 1, 2]
    assert effect(match) == ("effect", 1, 0)


def test_R18_in_a_closing_moment_only_mirrors_are_played():
    match = table("37", "52", "20 60", "25 62", options=RACE)
    play(match, (0, "lay 52"))
    assert refused(match, 1, "lay 20").clause == "D7"
    assert refused(match, 1, "draw").key == "only-mirrors-now"
    assert match.legal(1) == []


def test_D6_the_closer_draws_once_also_if_all_others_draw():
    match = table("37", "52", "25 60", "61 62")
    play(match, (0, "lay 52"), (1, "mirror 25"), (1, "others"))
    assert sizes(match) == [1, 1, 3]
    assert match.state["drawn"] is None


def test_D6_if_the_pile_is_empty_the_round_ends_with_the_mirror():
    match = table("37", "52", "25 60 11", "61 62", pile=[])
    play(match, (0, "lay 52"), (1, "mirror 25"))
    assert (match.state["round"], match.state["scores"], match.state["dealer"]) == (2, [0, 3, 2], 1)


def test_D6_a_last_mirror_in_answer_to_a_last_card():
    match = table("37", "52", "25", "61 62")
    play(match, (0, "lay 52"), (1, "mirror 25"), (1, "others"))
    assert match.state["scores"] == [1, 0, 3]


def test_D7_without_the_mirror_in_a_hand_a_calm_round_ends_at_once():
    match = table("37", "52", "60", pile=["25"])
    play(match, (0, "lay 52"))
    assert match.state["round"] == 2


def test_D7_declining_ends_the_closing_moment_and_the_round():
    match = table("37", "52", "25 60", "61")
    play(match, (0, "lay 52"))
    before = match.look(2)
    assert before["phase"] == "closing"
    play(match, (1, "decline"))
    assert (match.state["round"], match.state["scores"]) == (2, [0, 2, 1])
    told = [key for key, _ in match.game.looks.tell(before, 1, None, match.look(2))]
    assert told == ["log-out-after", "log-points", "log-round"]


@pytest.mark.parametrize("other", ["25 60", "61 60"])
def test_D7_at_a_speed_table_the_closing_moment_always_comes_and_the_table_ends_it(other):
    match = table("37", "52", other, "62", options=RACE)
    play(match, (0, "lay 52"))
    assert (match.state["phase"], match.asked) == ("closing", -1)
    assert match.legal(-1) == ["close"]
    assert match.waiting == ((-1, 1) if "25" in other else (-1,))
    assert refused(match, 1, "close").clause == "D7"
    play(match, (-1, "close"))
    assert (match.state["round"], match.state["scores"]) == (2, [0, 2, 1])


def test_D7_the_table_closes_nothing_else():
    match = table("37", "52 53", "25", options=RACE)
    assert match.legal(-1) == []
    assert refused(match, -1, "close").clause == "D7"
    assert refused(match, -1, "draw").key == "not-your-turn"


def test_R18_the_race_is_won_by_the_mirror():
    match = table("37", "52", "60", "25 62", options=RACE)
    play(match, (0, "lay 52"))
    match.play(2, "mirror 25")
    play(match, (2, "aside 62"))
    assert match.state["scores"] == [1, 1, 0]


def test_position_3_an_interrupt_out_of_turn():
    match = table("37", "40 41", "60 61", "73 50 51", "70 74", phase="ask")
    play(match, (2, "mirror 73"), (2, "aside 50"))
    assert match.asked == 3
    assert match.legal() == ["lay 74"]


@pytest.mark.parametrize(("choice", "after"), [("others", [1, 3, 2, 3]), ("aside 60", [1, 2, 1, 2])])
def test_position_5_a_mirror_answers_52(choice, after):
    match = table("37", "52", "61 62", "25 60 63", "64 65", pile=["12", "14", "16", "18"])
    play(match, (0, "lay 52"), (2, "mirror 25"), (2, choice))
    assert sizes(match) == after
    assert (match.asked, match.state["round"]) == (3, 1)


def test_position_7_one_card_for_three_players():
    match = table("37", "73 50", "40 41", "60 61", "70 71", pile=["12"])
    play(match, (0, "mirror 73"), (0, "others"))
    assert (match.state["round"], match.state["scores"]) == (2, [1, 3, 2, 2])
