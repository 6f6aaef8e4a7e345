"""Lobo 77: drawing by hand, the positions of the rules, refusals and positions that cannot be."""

import pytest

import tablee
from tests.conftest import refused
from tests.games.test_lobo77 import by_hand, cards, of, play, table


def test_R14_who_forgets_plays_on_with_one_card_less_until_the_next_deal():
    match = by_hand("7 5", "10 4", total=60)
    play(match, "lay 7", "forget")
    assert of(match, "hands", "draws", "turn") == ([["5"], cards("10 4")], [0, 0], 1)
    play(match, "lay 10")
    assert of(match, "round") == 2
    assert [len(hand) for hand in of(match, "hands")] == [5, 5]


def test_D10_drawing_is_automatic_unless_the_option_is_on():
    match = table("7 5", "4")
    assert match.legal() == ["lay 5", "lay 7"]
    assert refused(match, 0, "draw").key == "draws-by-itself"
    assert refused(match, 0, "forget").clause == "D10"


def test_D10_the_draw_stays_open_until_somebody_lays():
    match = by_hand("7 5", "4 3", "6")
    assert refused(match, 0, "draw").key == "no-draw-open"
    play(match, "lay 7")
    assert of(match, "turn", "owed", "played", "draws") == (1, 1, 0, [1, 0, 0])
    assert (match.asked, match.waiting) == (0, (0, 1))
    assert match.legal(0) == ["draw", "forget"]
    assert match.legal(1) == ["lay 3", "lay 4"]
    match.play(1, "lay 4")
    assert of(match, "draws", "turn") == ([0, 1, 0], 2)
    assert of(match, "hands")[0] == ["5"]
    assert refused(match, 0, "draw").clause == "D10"


def test_D10_drawing_takes_a_card_and_leaves_the_turn_where_it_is():
    match = by_hand("7 5", "4 3", pile="8")
    play(match, "lay 7", "draw")
    assert of(match, "hands", "pile", "draws", "turn") == ([cards("5 8"), cards("4 3")], [], [0, 0], 1)
    assert match.waiting == (1,)


def test_D10_two_draws_after_two_cards_each_taken_or_forgotten():
    match = by_hand("7 5 3", "4", owed=2, barred=True)
    play(match, "lay 7")
    assert of(match, "draws") == [0, 0], "only after the last card of the turn"
    play(match, "lay 5")
    assert of(match, "draws") == [2, 0]
    play(match, "draw")
    assert of(match, "draws") == [1, 0]
    assert match.asked == 0
    play(match, "forget")
    assert of(match, "draws") == [0, 0]
    assert len(of(match, "hands")[0]) == 2


def test_D10_a_single_card_under_2x_opens_one_draw():
    match = by_hand("2x", "7", "4")
    play(match, "lay 2x", "forget", "lay 7")
    assert of(match, "draws") == [0, 1, 0]


def test_D10_the_pile_is_renewed_when_a_draw_needs_it():
    match = by_hand("7 5", "4", pile="", laid="2 3")
    play(match, "lay 7")
    assert of(match, "pile", "laid") == ([], cards("2 3 7"))
    play(match, "draw")
    assert of(match, "laid") == []
    assert len(of(match, "pile")) == 2


def test_D10_who_is_put_out_or_ends_the_round_has_nothing_to_draw():
    match = by_hand("3 2", "4", "5", total=30, lives=[1, 4, 4])
    play(match, "lay 3")
    assert of(match, "draws", "turn") == ([0, 0, 0], 1)
    match = by_hand("10 2", "4", "5", total=70)
    play(match, "lay 10")
    assert of(match, "draws", "round") == ([0, 0, 0], 2)


def test_D11_an_empty_hand_is_passed_over():
    match = by_hand("7 5", "", "4")
    play(match, "lay 7", "forget")
    assert match.asked == 2


def test_D11_who_laid_the_last_card_and_draws_is_not_passed_over():
    match = by_hand("7", "5 4", pile="8")
    play(match, "lay 7", "draw", "lay 4", "forget")
    assert (match.asked, match.legal()) == (0, ["lay 8"])


def test_D11_if_everybody_else_is_passed_over_it_is_ones_own_turn_again():
    match = by_hand("7 5", "", "")
    play(match, "lay 7")
    assert of(match, "turn", "draws", "owed") == (0, [1, 0, 0], 1)
    assert match.legal() == ["draw", "forget", "lay 5"]
    play(match, "lay 5")
    assert of(match, "round", "lives") == (2, [4, 4, 4])


def test_D11_a_2x_for_oneself():
    match = by_hand("2x 5 4", "")
    play(match, "lay 2x")
    assert of(match, "turn", "owed", "barred", "draws") == (0, 2, True, [1, 0])


def test_D11_all_hands_empty_ends_the_round_without_loss():
    match = by_hand("7", "", "", opener=1)
    play(match, "lay 7")
    assert of(match, "round", "opener", "turn", "lives", "draws") == (2, 2, 2, [4, 4, 4], [0, 0, 0])
    assert [len(hand) for hand in of(match, "hands")] == [5, 5, 5]


def test_D11_an_elimination_can_leave_only_empty_hands():
    match = by_hand("3 5", "", "", total=30, lives=[1, 4, 4])
    play(match, "lay 3")
    assert of(match, "round", "lives", "opener") == (2, [0, 4, 4], 1)


def test_position_1_a_doublet_by_adding():
    match = table("9", "3", total=10, pile="8 8")
    play(match, "lay 9")
    assert of(match, "total", "lives") == (19, [4, 4])
    play(match, "lay 3")
    assert of(match, "total", "lives") == (22, [4, 3])


def test_position_2_minus_ten():
    assert of(play(table("-10", "3", total=32), "lay -10"), "total", "lives") == (22, [3, 4])
    match = play(table("-10", "5", total=5), "lay -10")
    assert of(match, "total", "lives") == (-5, [4, 4])
    assert of(play(match, "lay 5"), "total", "lives") == (0, [4, 4])


def test_position_3_from_70_to_77():
    match = play(table("0", "7", total=70), "lay 0")
    assert of(match, "total", "lives") == (70, [4, 4])
    assert of(play(match, "lay 7"), "round", "lives") == (2, [4, 3])


@pytest.mark.parametrize("card", ["0", "-10", "2x", "turn"])
def test_position_4_after_a_76(card):
    match = play(table("76", card, "3"), "lay 76")
    assert of(match, "total") == 76
    play(match, f"lay {card}")
    assert of(match, "round", "lives") == (1, [4, 3, 4] if card == "-10" else [4, 4, 4])


def test_position_5_a_2x_answered_by_a_2x():
    match = play(table("2x", "2x 5", "3 4"), "lay 2x")
    assert match.legal() == ["lay 5"]
    play(match, "lay 5", "lay 2x")
    assert of(match, "turn", "owed", "barred", "total") == (2, 2, True, 5)


def test_position_6_a_swimmer_announces_33():
    match = play(table("3", "4", "5", total=30, lives=[1, 2, 2]), "lay 3")
    assert (match.over, match.asked) == (False, 1)
    match = play(table("3", "4", total=30, lives=[1, 2]), "lay 3")
    assert match.result == {"scores": [0, 2], "ranks": [2, 1], "payoffs": [-1.0, 1.0], "end": "last"}


@pytest.mark.parametrize("costs", [True, False])
def test_position_7_a_2x_on_22(costs):
    match = table("2x", "3 4", total=22, options={"repeat_costs": costs})
    play(match, "lay 2x")
    assert of(match, "lives", "turn", "owed") == ([4, 4], 1, 2)


def test_position_8_eight_players():
    state = tablee.game("lobo77", seats=8).start(seed=1).state
    assert sum(map(len, state["hands"])) == 40
    assert len(state["pile"]) == 16


def test_a_refusal_names_what_is_wrong():
    match = table("5 2x", "4", "", owed=2, barred=True, lives=[4, 4, 0])
    assert str(refused(match, 1, "lay 4")) == "It is not your turn (R4)."
    assert str(refused(match, 0, "lay turn")) == "You do not hold a change of direction (R4)."
    assert str(refused(match, 0, "lay 2x")) == "The first of your two cards may not be a 2× (R7)."
    assert str(refused(match, 0, "draw")) == "At this table cards are drawn for you (D10)."
    assert str(refused(match, 2, "lay 4")) == "You are out of the game (D7)."


def test_others_cannot_see_from_what_is_owed_that_a_hand_is_all_2x():
    only, mixed = table("2x 2x", "3", owed=2), table("2x 4", "3", owed=2, barred=True)
    assert only.look(1) == mixed.look(1)


def test_the_log_tells_a_lost_token_a_forgotten_draw_and_a_new_round():
    match = by_hand("3 2", "10 4", total=69)
    play(match, "lay 2")
    before = match.look(0)
    match.play(1, "lay 10")
    told = [key for key, _ in match.game.looks.tell(before, 1, "lay 10", match.look(0))]
    assert told == ["log-late", "log-too-much", "log-loss", "log-round"]


@pytest.mark.parametrize(
    ("state", "key"),
    [
        ({"lives": [4, 0]}, "too-few-in-play"),
        ({"total": 77}, "not-in-range"),
        ({"owed": 2}, "not-in-range"),
        ({"barred": True}, "unfit-key"),
        ({"draws": [0, 1]}, "not-in-range"),
        ({"way": 0}, "not-one-of"),
        ({"lives": [0, 4]}, "not-in-range"),
        ({"pile": ["76", "76"]}, "too-many-of-card"),
        ({"played": 1}, "not-in-range"),
        ({"hands": [[], ["4"]]}, "not-in-range"),
        ({"hands": [["7"] * 3 + ["8"] * 3, ["4"]]}, "not-in-range"),
        ({"aside": ["1"]}, "no-such-card"),
    ],
)
def test_positions_that_no_table_shows_are_refused(state, key):
    match = table("7", "4")
    with pytest.raises(tablee.BadPosition) as caught:
        match.game.position(match.state | state)
    assert caught.value.key == key
    assert str(caught.value)
