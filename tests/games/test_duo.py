"""The rules of Duo, clause by clause."""

from collections import Counter

import pytest

import tablee
from tests.conftest import refused


def table(hands, tops=("R3c", "B1x"), pile=("Y1t", "Y2t", "Y3t"), seed=1, options=None, **state):
    """A position: the hands and tops given, a few cards in the pile, the rest out of the game."""
    whole = {
        "round": 1,
        "starter": 0,
        "turn": 0,
        "stack": None,
        "tops": list(tops),
        "under": [],
        "hands": [sorted(hand) for hand in hands],
        "pile": sorted(pile),
        "scores": [0] * len(hands),
    }
    return tablee.game("duo", seats=len(hands), **(options or {})).position(whole | state, seed=seed)


def everything(state):
    cards = Counter(state["tops"]) + Counter(state["under"]) + Counter(state["pile"])
    for hand in state["hands"]:
        cards += Counter(hand)
    return cards


def lays(match, stack):
    return {action.split()[1] for action in match.legal() if action.endswith(stack)}


def test_R1_every_combination_of_colour_number_and_shape_is_there_once():
    cards = everything(tablee.game("duo", seats=2).start(seed=1).state)
    symbols = {c + n + s for c in "BRYG" for n in "1234" for s in "cstx"}
    assert len(symbols) == 64
    assert {card: cards[card] for card in symbols} == dict.fromkeys(symbols, 1)


def test_R2_twelve_jokers_with_one_feature_each():
    cards = everything(tablee.game("duo", seats=2).start(seed=1).state)
    jokers = {card for card in cards if "-" in card}
    assert jokers == {f"{c}--" for c in "BRYG"} | {f"-{n}-" for n in "1234"} | {f"--{s}" for s in "cstx"}
    assert cards.total() == 76


def test_R3_turbo_jokers_only_in_turbo_duo():
    assert everything(tablee.game("duo", seats=2).start(seed=1).state)["***"] == 0
    assert everything(tablee.game("duo", seats=2, turbo=True).start(seed=1).state)["***"] == 4


@pytest.mark.parametrize(("seats", "goal"), [(2, 10), (3, 15), (4, 15), (5, 20), (6, 20)])
def test_R4_the_target_depends_on_the_number_of_players(seats, goal):
    hands = [["R3s"], ["Y4c"], ["Y4s"], ["G1c"], ["G2c"], ["G3c"]]
    scores = [goal - seats] + [0] * (seats - 1)  # one card in each other hand: one point short
    match = table(hands[:seats], scores=scores)
    match.play(0, "lay R3s left")
    assert not match.over
    match = table(hands[:seats], scores=[goal - seats + 1] + [0] * (seats - 1))
    match.play(0, "lay R3s left")
    assert match.result["scores"][0] == goal


def test_R4_the_option_target_sets_another_one():
    match = table([["R3s"], ["Y4c"]], options={"target": 1})
    match.play(0, "lay R3s left")
    assert match.result == {"scores": [1, 0], "ranks": [1, 2], "payoffs": [1.0, -1.0], "end": "target"}


def test_R5_each_round_is_started_by_the_next_player_to_the_left():
    match = table([["R3s"], ["Y4c"], ["Y4s"]], starter=2)
    match.play(0, "lay R3s left")
    assert (match.state["round"], match.state["starter"], match.asked) == (2, 0, 0)


def test_R5_the_first_starter_is_drawn_by_lot_or_chosen():
    assert {tablee.game("duo", seats=4).start(seed=k).asked for k in range(40)} == {0, 1, 2, 3}
    assert {tablee.game("duo", seats=4, first=2).start(seed=k).asked for k in range(10)} == {2}


def test_R6_seven_cards_each_and_two_turned_up():
    state = tablee.game("duo", seats=5).start(seed=1).state
    assert [len(hand) for hand in state["hands"]] == [7] * 5
    assert len(state["tops"]) == 2
    assert len(state["pile"]) == 76 - 35 - 2


def test_D1_a_joker_may_be_turned_up():
    kinds = set()
    for seed in range(200):
        tops = tablee.game("duo", seats=2, turbo=True).start(seed=seed).state["tops"]
        kinds |= {"turbo" if top == "***" else "joker" for top in tops if "-" in top or "*" in top}
    assert kinds == {"joker", "turbo"}


def test_R7_several_cards_on_one_stack_then_the_turn_passes_left():
    match = table([["R3s", "R4s", "B1c", "Y1c"], ["Y4c", "Y2c"]])
    match.play(0, "lay R3s left")
    assert match.state["stack"] == "left"
    assert match.legal() == ["lay R4s left", "stop"]
    match.play(0, "lay R4s left")
    match.play(0, "stop")
    assert (match.asked, match.state["stack"]) == (1, None)
    assert match.state["tops"] == ["R4s", "B1x"]
    assert match.state["under"] == ["R3c", "R3s"]


def test_R8_drawing_ends_the_turn_and_the_drawn_card_waits():
    match = table([["R3s", "G2t"], ["Y4c", "Y2c"]], pile=["R3t", "R3x"])
    match.play(0, "draw")
    assert match.asked == 1
    assert len(match.state["hands"][0]) == 3
    assert len(match.state["pile"]) == 1


def test_D2_draw_before_the_first_card_stop_after_it():
    match = table([["G2t", "R3s"], ["Y4c"]])
    assert match.legal() == ["draw", "lay R3s left"]
    match.play(0, "lay R3s left")
    assert match.legal() == ["stop"], "asked for even when nothing more fits"
    assert refused(match, 0, "draw").clause == "R8"


def test_D2_drawing_is_asked_for_when_nothing_fits():
    match = table([["G2t"], ["Y4c"]])
    assert match.legal() == ["draw"]
    assert refused(match, 0, "stop").clause == "D2"


def test_R9_two_features_must_agree():
    match = table([["R3t", "R1c", "B3c", "R1t", "G3t", "Y4c"], ["G1s"]], tops=["R3c", "G4s"])
    assert lays(match, "left") == {"R3t", "R1c", "B3c"}
    assert refused(match, 0, "lay R1t left").clause == "R9"


def test_R10_a_symbol_on_a_joker_needs_its_feature():
    match = table([["R1x", "B1x", "G2t"], ["Y4c"]], tops=["R--", "--t"])
    assert lays(match, "left") == {"R1x"}
    assert lays(match, "right") == {"G2t"}
    assert refused(match, 0, "lay B1x left").clause == "R10"


def test_R11_a_joker_on_a_symbol_that_has_its_feature():
    match = table([["R--", "-3-", "--c", "-2-"], ["Y4c"]], tops=["R3c", "Y4t"])
    assert lays(match, "left") == {"R--", "-3-", "--c"}
    assert lays(match, "right") == set()


def test_R12_never_a_joker_on_a_joker():
    match = table([["-1-", "G--"], ["Y4c"]], tops=["R--", "--t"])
    assert match.legal() == ["draw"]
    assert refused(match, 0, "lay -1- left").clause == "R12"


def test_R13_a_turbo_joker_goes_with_everything():
    match = table([["***", "***", "G2t", "-1-"], ["Y4c"]], tops=["R3c", "***"], options={"turbo": True})
    assert lays(match, "left") == {"***"}
    assert lays(match, "right") == {"***", "G2t", "-1-"}
    assert match.legal().count("lay *** left") == 1
    match.play(0, "lay *** left")
    assert "lay *** left" in match.legal()
    assert "lay -1- left" in match.legal()


def test_R14_the_last_card_ends_the_round_and_scores_the_other_hands():
    match = table([["R3s"], ["Y4c", "Y1c"], ["G1s", "G2s", "G3s"]])
    match.play(0, "lay R3s left")
    assert match.state["scores"] == [5, 0, 0]
    assert match.state["round"] == 2
    assert [len(hand) for hand in match.state["hands"]] == [7, 7, 7]


def test_R15_a_used_up_pile_costs_everyone_their_hand():
    match = table([["G2t"], ["Y4c", "Y1c"], ["G1s", "G2s", "G3s"]], pile=["B4t"], scores=[0, 0, -2])
    match.play(0, "draw")
    assert match.state["scores"] == [-2, -2, -5]
    assert match.state["round"] == 2


def test_D3_the_round_stops_when_the_last_card_is_drawn_and_the_starter_moves_on():
    match = table([["G2t"], ["Y4c"]], pile=["B4t"], starter=1)
    match.play(0, "draw")
    assert match.state["scores"] == [-2, -1], "the last card counts in its owner's hand"
    assert match.state["starter"] == 0


def test_R16_reaching_the_target_wins_and_lower_places_can_be_shared():
    match = table([["R3s"], ["Y4c"], ["G1s"]], scores=[13, 3, 3])
    match.play(0, "lay R3s left")
    assert match.over
    assert match.asked == -1
    assert match.result == {
        "scores": [15, 3, 3],
        "ranks": [1, 2, 2],
        "payoffs": [1.0, -0.5, -0.5],
        "end": "target",
    }
    assert match.state["hands"] == [[], ["Y4c"], ["G1s"]], "the table stays as the last card left it"
    assert refused(match, 1, "draw").key == "game-over"


def test_position_1_three_cards_in_one_turn_on_one_stack():
    match = table([["R3s", "R4s", "G4s", "B2x"], ["Y4c"]])
    for card in ("R3s", "R4s", "G4s"):
        match.play(0, f"lay {card} left")
    assert match.legal() == ["stop"]
    assert refused(match, 0, "lay B2x right").key == "bound-to-stack"


def test_position_2_on_a_red_joker():
    match = table([["R1x", "B1x", "-1-"], ["Y4c"]], tops=["R--", "Y4t"])
    assert lays(match, "left") == {"R1x"}


def test_position_3_jokers_on_a_symbol():
    match = table([["R--", "-3-", "--c", "-2-"], ["Y4c"]], tops=["R3c", "Y4t"])
    assert lays(match, "left") == {"R--", "-3-", "--c"}


def test_position_4_a_symbol_after_a_joker():
    match = table([["-3-", "G3x", "G4x"], ["Y4c"]])
    match.play(0, "lay -3- left")
    assert match.legal() == ["lay G3x left", "stop"]


def test_position_5_the_winner_of_a_round_scores_the_cards_of_the_others():
    match = table([["R3s"], ["Y4c", "Y1c"], ["G1s", "G2s", "G3s"]])
    match.play(0, "lay R3s left")
    assert match.state["scores"] == [5, 0, 0]


@pytest.mark.parametrize(("turbo", "left"), [(False, 32), (True, 36)])
def test_position_6_six_players(turbo, left):
    state = tablee.game("duo", seats=6, turbo=turbo).start(seed=1).state
    assert (sum(map(len, state["hands"])), len(state["tops"]), len(state["pile"])) == (42, 2, left)


def test_position_7_the_pile_is_emptied():
    hands = [["G2t", "G1t", "G3t"], ["Y1c", "Y2c", "Y3c", "Y4c", "Y1s", "Y2s", "Y3s"], ["B4s"]]
    match = table(hands, pile=["B4t"])
    match.play(0, "draw")
    assert match.state["scores"] == [-4, -7, -1]


def test_a_refusal_names_what_is_wrong():
    match = table([["R3s", "G2t"], ["Y4c"]])
    assert str(refused(match, 1, "draw")) == "It is not your turn (R7)."
    assert str(refused(match, 0, "lay B4x left")) == "You do not hold the card with 4 blue crosses (R7)."
    assert (
        str(refused(match, 0, "lay G2t left"))
        == "Two features must agree with the card with 3 red circles. Here, the card with 2 green triangles: none does (R9)."
    )
