"""The rules of EKKO, clause by clause: the match, the deal, the turn and the end of a round."""

import pytest

import tablee
from tests.conftest import refused

PILE = ["12", "14", "16"]


def table(top, *hands, pile=PILE, options=None, **state):
    """A position: seat 0 to move on a card laid by the last seat; cards not named are out of the game."""
    seats = len(hands)
    whole = {
        "round": 1,
        "dealer": seats - 1,
        "turn": 0,
        "phase": "turn",
        "top": top,
        "layer": seats - 1,
        "again": False,
        "free": False,
        "drawn": None,
        "barred": [[] for _ in hands],
        "hands": [sorted(hand.split()) for hand in hands],
        "pile": sorted(pile),
        "aside": [[] for _ in hands],
        "under": [],
        "scores": [0] * seats,
    }
    return tablee.game("ekko", seats=seats, **(options or {})).position(whole | state, seed=1)


def play(match, *line):
    """Play a line of (seat, action) pairs; the seat that was asked must be the one that acts."""
    for seat, action in line:
        assert match.asked == seat
        match.play(seat, action)


def deals(count=200, **options):
    """Many fresh deals."""
    game = tablee.game("ekko", **options)
    return [game.start(seed=seed) for seed in range(count)]


def sizes(match):
    return [len(hand) for hand in match.state["hands"]]


def test_R1_ninety_eight_cards_from_01_to_98():
    state = tablee.game("ekko", seats=3).start(seed=1).state
    cards = [state["top"], *state["pile"], *(card for hand in state["hands"] for card in hand)]
    assert sorted(cards) == [f"{number:02}" for number in range(1, 99)]


@pytest.mark.parametrize(("top", "mirror"), [("38", "83"), ("83", "38"), ("01", "10"), ("90", "09")])
def test_R2_the_mirror_has_the_digits_swapped(top, mirror):
    match = table(top, "50 60", f"{mirror} 48", options={"reactions": "race"})
    assert match.legal(1) == [f"mirror {mirror}"]


@pytest.mark.parametrize("top", ["11", "22", "33", "44", "55", "66", "77", "88"])
def test_R2_multiples_of_11_have_no_mirror(top):
    rest = {"11", "22", "33", "44", "55", "66", "77", "88"} - {top}
    match = table(top, "50 60", " ".join(rest), options={"reactions": "race"})
    assert match.waiting == (0,)
    assert refused(match, 1, f"mirror {top}").clause == "R2"


def test_R3_the_match_ends_at_the_target_and_the_lowest_total_wins():
    match = table("39", "40", "11 45", "46", scores=[10, 22, 0])
    play(match, (0, "lay 40"))
    assert match.result == {
        "scores": [10, 25, 1],
        "ranks": [2, 3, 1],
        "payoffs": [0.0, -1.0, 1.0],
        "end": "target",
    }
    assert match.waiting == ()


def test_R3_below_the_target_another_round_is_dealt():
    match = table("39", "40", "11 45", "46", scores=[10, 21, 0])
    play(match, (0, "lay 40"))
    assert match.result is None
    assert (match.state["round"], match.state["scores"]) == (2, [10, 24, 1])


@pytest.mark.parametrize("target", [5, 200])
def test_R3_the_target_is_an_option(target):
    match = table("39", "40", "45", scores=[0, target - 1], options={"target": target})
    play(match, (0, "lay 40"))
    assert match.over
    with pytest.raises(tablee.BadOption):
        tablee.game("ekko", target=4)


def test_D1_equal_lowest_totals_share_the_first_rank():
    match = table("39", "40", "45", "46 47", scores=[1, 0, 24])
    play(match, (0, "lay 40"))
    assert match.result["ranks"] == [1, 1, 3]
    assert match.result["payoffs"] == [0.5, 0.5, -1.0]


@pytest.mark.parametrize(("seats", "hand"), [(2, 6), (3, 6), (4, 5), (5, 5), (6, 4), (7, 4), (8, 4)])
def test_R4_hand_size(seats, hand):
    match = tablee.game("ekko", seats=seats).start(seed=1)
    assert sizes(match) == [hand] * seats
    assert len(match.state["pile"]) == 98 - hand * seats - 1


def test_R5_the_seat_left_of_the_dealer_begins():
    for match in deals(seats=4, first=2):
        state = match.state
        assert state["dealer"] == state["layer"] == 1
        assert state["turn"] == (1 if state["again"] else 2)


def test_R5_without_first_every_seat_deals_sometimes():
    assert {match.state["dealer"] for match in deals(seats=4)} == {0, 1, 2, 3}


def test_R5_the_next_dealer_is_who_laid_the_last_card():
    match = table("39", "40", "45", "46", dealer=0)
    play(match, (0, "lay 40"))
    assert match.state["dealer"] == 0
    match = table("39", "30 31", "45", "46", pile=[])
    play(match, (0, "draw"))
    assert match.state["dealer"] == 2


def test_R5_if_nobody_laid_a_card_the_dealer_deals_again():
    match = table("97", "03", "04", "05", pile=[], dealer=2)
    play(match, (0, "draw"))
    assert (match.state["round"], match.state["dealer"]) == (2, 2)


def test_R6_a_turned_up_multiple_of_11_makes_the_dealer_play_first():
    turned = [match.state for match in deals(seats=3, first=0) if int(match.state["top"]) % 11 == 0]
    assert turned
    for state in turned:
        assert (state["turn"], state["dealer"], state["layer"], state["again"]) == (2, 2, 2, True)


def test_R6_the_holder_of_the_mirror_is_asked_about_the_turned_up_card():
    asked = [match for match in deals(seats=4) if match.state["phase"] == "ask"]
    assert asked
    for match in asked:
        mirror = match.state["top"][::-1]
        assert mirror in match.state["hands"][match.asked]
        assert match.legal() == ["decline", f"mirror {mirror}"]


def test_R6_if_nobody_can_play_on_it_the_dealer_has_the_free_play():
    match = table("97", "20", "21", dealer=1)
    play(match, (0, "draw"))
    assert match.state["free"]
    assert match.legal(1) == ["lay 21"]


def test_R7_higher_on_odd_lower_on_even_and_nothing_else():
    hand = "04 36 37 40 95"
    assert table("39", hand, "50").legal() == ["lay 40", "lay 95"]
    assert table("38", hand, "50").legal() == ["lay 04", "lay 36", "lay 37"]


def test_R7_whoever_can_lay_must():
    match = table("39", "40 04", "50")
    assert refused(match, 0, "draw").clause == "R7"
    error = refused(match, 0, "lay 04")
    assert (error.key, error.clause) == ("too-low", "R7")
    assert refused(table("38", "40 04", "50"), 0, "lay 40").key == "too-high"
    assert refused(match, 0, "lay 50").key == "not-in-hand"


def test_R8_whoever_cannot_lay_draws_and_the_turn_ends():
    match = table("39", "04 06", "50 51")
    assert match.legal() == ["draw"]
    play(match, (0, "draw"))
    assert sizes(match) == [3, 2]
    assert match.state["turn"] == 1


def test_R8_the_drawn_card_is_not_laid_in_that_turn_except_as_a_mirror():
    match = table("39", "04 06", "50 51", pile=["60"])
    play(match, (0, "draw"))
    assert match.legal(0) == []
    match = table("39", "04 06", "50 51", pile=["93"])
    play(match, (0, "draw"))
    assert match.state["phase"] == "ask"
    play(match, (0, "mirror 93"))


def test_R9_after_a_multiple_the_same_player_lays_again():
    match = table("39", "55 44 60 90", "50")
    play(match, (0, "lay 44"))
    assert (match.state["again"], match.state["turn"]) == (True, 0)
    assert match.legal() == ["draw"]  # below 44
    assert refused(match, 0, "lay 55").clause == "R9"
    match = table("39", "55 60 90", "50")
    play(match, (0, "lay 55"))
    assert match.legal() == ["lay 60", "lay 90"]


def test_R9_if_nothing_fits_the_player_draws_and_the_turn_ends():
    match = table("39", "44 60", "50 51")
    play(match, (0, "lay 44"), (0, "draw"))
    state = match.state
    assert (state["turn"], state["again"], state["layer"]) == (1, False, 0)
    assert sizes(match) == [2, 2]


def test_R9_chains_are_possible_and_an_empty_hand_draws_by_itself():
    match = table("39", "88 77", "50 51")
    play(match, (0, "lay 88"), (0, "lay 77"))
    state = match.state
    assert (state["turn"], state["again"], state["top"]) == (1, False, "77")
    assert sizes(match) == [1, 2]


def test_D11_with_an_empty_pile_a_multiple_does_end_the_round():
    match = table("39", "88", "50 51", pile=[], scores=[3, 0])
    play(match, (0, "lay 88"))
    assert match.state["round"] == 2
    assert match.state["scores"] == [3, 2]
    assert match.state["dealer"] == 0


def test_R10_turns_go_clockwise():
    match = table("39", "40 03", "05 35", "30 06", layer=2)
    play(match, (0, "lay 40"), (1, "lay 35"))
    assert match.asked == 2
    assert refused(match, 0, "lay 03").clause == "R10"
    assert refused(match, 0, "draw").key == "not-your-turn"


def test_R11_the_layer_may_lay_any_card_when_nobody_could_follow():
    match = table("95", "30 31", "32 33", "03 96 13", turn=2, layer=2, free=True)
    assert match.legal() == ["lay 03", "lay 13", "lay 96"]
    assert refused(match, 2, "draw").clause == "R11"


def test_R11_not_while_R9_is_in_force_and_also_after_the_own_draw():
    match = table("39", "77 60", "50 51", pile=["12", "14"])
    play(match, (0, "lay 77"))
    assert not match.state["free"]
    play(match, (0, "draw"), (1, "draw"))
    assert match.state["free"]
    assert {"lay 60"} < set(match.legal(0))


def test_R11_a_free_multiple_of_11_still_asks_for_another_card():
    match = table("95", "30", "11 20", turn=1, layer=1, free=True)
    play(match, (1, "lay 11"))
    assert (match.state["again"], match.legal()) == (True, ["lay 20"])


def test_R17_the_last_card_ends_the_round():
    match = table("39", "40", "45 46", "47")
    play(match, (0, "lay 40"))
    assert (match.state["round"], match.state["scores"]) == (2, [0, 2, 1])


@pytest.mark.parametrize("reactions", ["ask", "race"])
def test_R19_the_round_ends_when_somebody_has_to_draw_from_an_empty_pile(reactions):
    match = table("39", "30 22", "45 46", pile=[], options={"reactions": reactions})
    assert match.legal() == ["draw"]
    play(match, (0, "draw"))
    assert match.state["scores"] == [3, 2]
    match = table("39", "44 60", "45", pile=[], options={"reactions": reactions})
    play(match, (0, "lay 44"), (0, "draw"))
    assert match.state["scores"] == [1, 1]
    assert match.state["dealer"] == 0


def test_R20_multiples_of_11_count_two():
    match = table("39", "40", "11 88", "45 46 47")
    play(match, (0, "lay 40"))
    assert match.state["scores"] == [0, 4, 3]


def test_position_1_33_fits_on_38_then_a_card_above_33():
    match = table("38", "33 67 90", "50")
    assert match.legal() == ["lay 33"]
    play(match, (0, "lay 33"))
    assert match.legal() == ["lay 67", "lay 90"]


def test_position_2_nobody_above_95_so_its_layer_may_lay_03():
    match = table("93", "95 03 91", "60", "61", "62")
    play(match, (0, "lay 95"), (1, "draw"), (2, "draw"), (3, "draw"))
    assert sizes(match) == [2, 2, 2, 2]
    assert match.legal(0) == ["lay 03", "lay 91"]


def test_position_4_a_turned_up_44_the_dealer_lays_below_it():
    match = table("44", "50", "43 45", turn=1, again=True)
    assert match.legal() == ["lay 43"]


def test_position_6_the_last_two_cards_22_and_11():
    match = table("40", "11 22", "50 51")
    assert match.legal() == ["lay 11", "lay 22"]
    play(match, (0, "lay 22"), (0, "lay 11"))
    assert (match.state["round"], match.state["turn"], sizes(match)) == (1, 1, [1, 2])


def test_position_8_11_22_45_count_five():
    match = table("39", "40", "11 22 45")
    play(match, (0, "lay 40"))
    assert match.state["scores"] == [0, 5]


WRONG = {
    "a card twice": {"pile": ["50"]},
    "no such card": {"pile": ["99"]},
    "an empty hand": {"hands": [[], ["50"]]},
    "nobody holds the mirror": {"phase": "ask"},
    "a closing moment with a full hand": {"phase": "closing"},
    "again on an ordinary card": {"turn": 1, "again": True},
    "free out of order": {"free": True},
    "drawn outside an effect": {"drawn": 0},
    "barred without faults": {"barred": [["40"], []]},
    "a match already over": {"scores": [25, 0]},
    "a number for a flag": {"again": 0},
    "a seat too many": {"scores": [0, 0, 0]},
}


@pytest.mark.parametrize("change", WRONG.values(), ids=WRONG.keys())
def test_a_position_no_table_could_show_is_refused(change):
    good = table("39", "40", "50").state
    with pytest.raises(tablee.BadPosition) as caught:
        tablee.game("ekko", seats=2).position(good | change)
    assert caught.value.say("fr")
    assert caught.value.say("en")
