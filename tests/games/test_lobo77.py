"""The rules of Lobo 77, clause by clause."""

from collections import Counter

import pytest

import tablee
from tests.conftest import refused

NUMBERS = [*map(str, range(2, 11)), "11", "22", "33", "44", "55", "66", "76"]
ORDER = [*NUMBERS, "0", "-10", "2x", "turn"]


def cards(text):
    """Cards named in one text, in the order of the notation."""
    return sorted(text.split(), key=ORDER.index)


def table(*hands, total=0, pile="8 8 9 9", laid="", aside="", options=None, seed=1, **state):
    """A position: seat 0 is to lay a card; what is not named is out of the game."""
    whole = {
        "round": 1,
        "opener": 0,
        "turn": 0,
        "way": 1,
        "total": total,
        "owed": 1,
        "played": 0,
        "barred": False,
        "lives": [4] * len(hands),
        "hands": [cards(hand) for hand in hands],
        "pile": cards(pile),
        "laid": cards(laid),
        "aside": cards(aside),
        "draws": [0] * len(hands),
    }
    game = tablee.game("lobo77", seats=len(hands), **(options or {}))
    return game.position(whole | state, seed=seed)


def by_hand(*hands, **state):
    """A position of a table where everybody draws for himself."""
    return table(*hands, options={"draw_by_hand": True} | state.pop("options", {}), **state)


def play(match, *actions):
    """Each action is carried out by the seat that is asked."""
    for action in actions:
        match.play(match.asked, action)
    return match


def of(match, *keys):
    """Some keys of the state, as a tuple; the value itself if there is but one."""
    values = tuple(match.state[key] for key in keys)
    return values if len(keys) > 1 else values[0]


def everything(state):
    places = [*state["hands"], state["pile"], state["laid"], state["aside"]]
    return Counter(card for place in places for card in place)


def test_R1_fifty_six_cards():
    deck = everything(tablee.game("lobo77", seats=2).start(seed=1).state)
    rare = dict.fromkeys(["11", "22", "33", "44", "55", "66", "76"], 1)
    small = dict.fromkeys(map(str, range(2, 10)), 3)
    assert deck == Counter(small | rare | {"10": 8, "0": 4, "-10": 4, "2x": 4, "turn": 5})
    assert deck.total() == 56


@pytest.mark.parametrize("tokens", [1, 3, 9])
def test_R2_tokens_for_each_player(tokens):
    state = tablee.game("lobo77", seats=3, tokens=tokens).start(seed=1).state
    assert state["lives"] == [tokens + 1] * 3, "swimming is one life more"
    assert tablee.game("lobo77").options["tokens"] == 3


@pytest.mark.parametrize("tokens", [0, 10])
def test_R2_one_to_nine_tokens(tokens):
    with pytest.raises(tablee.BadOption):
        tablee.game("lobo77", tokens=tokens)


def test_R3_five_cards_each_and_the_rest_is_the_pile():
    state = tablee.game("lobo77", seats=3, first=1).start(seed=1).state
    assert [len(hand) for hand in state["hands"]] == [5, 5, 5]
    assert len(state["pile"]) == 41
    assert (state["round"], state["opener"], state["turn"], state["total"]) == (1, 1, 1, 0)
    assert (state["laid"], state["aside"], state["draws"]) == ([], [], [0, 0, 0])


def test_R3_the_first_opener_is_drawn_by_lot_or_chosen():
    assert {tablee.game("lobo77", seats=4).start(seed=k).asked for k in range(40)} == {0, 1, 2, 3}
    assert {tablee.game("lobo77", seats=4, first=2).start(seed=k).asked for k in range(10)} == {2}


def test_R4_lay_a_card_add_it_draw_one():
    match = table("7 5", "4", "3", total=10, pile="8")
    assert match.legal() == ["lay 5", "lay 7"]
    play(match, "lay 7")
    assert of(match, "total", "turn", "owed", "played") == (17, 1, 1, 0)
    assert of(match, "hands", "laid", "pile") == ([["5", "8"], ["4"], ["3"]], ["7"], [])
    assert refused(match, 0, "lay 5").clause == "R4"


@pytest.mark.parametrize("card", ORDER)
def test_R5_values(card):
    match = table(card, "3", total=1)
    play(match, f"lay {card}")
    worth = 0 if card in ("2x", "turn") else int(card)
    if 1 + worth < 77:
        assert of(match, "total") == 1 + worth
    else:
        assert of(match, "round", "total") == (2, 0)


def test_R6_a_change_of_direction_lasts_until_the_next_one():
    match = table("turn", "3", "3 4", "turn 2")
    play(match, "lay turn")
    assert of(match, "way", "turn", "total") == (-1, 3, 0)
    play(match, "lay 2")
    assert of(match, "way", "turn") == (-1, 2)
    play(match, "lay 4", "lay 3")
    assert match.asked == 0
    play(match, match.legal()[0])
    assert match.asked == 3
    play(match, "lay turn")
    assert of(match, "way", "turn") == (1, 0)


def test_D1_each_round_starts_clockwise():
    match = table("10", "3", "4", total=70, way=-1)
    play(match, "lay 10")
    assert of(match, "round", "way") == (2, 1)


def test_D1_with_two_players_only_the_mark_turns():
    match = table("turn", "3")
    play(match, "lay turn")
    assert of(match, "way", "turn") == (-1, 1)


def test_R7_two_cards_one_after_the_other_then_two_draws():
    match = table("2x 2", "3 4 5", "6", pile="8 9 9")
    play(match, "lay 2x")
    assert of(match, "turn", "owed", "played", "barred") == (1, 2, 0, True)
    left = len(of(match, "pile"))
    play(match, "lay 3")
    assert of(match, "turn", "owed", "played", "barred", "total") == (1, 1, 1, False, 3)
    assert len(of(match, "pile")) == left, "nothing is drawn between the two"
    play(match, "lay 5")
    assert of(match, "turn", "owed", "played", "total") == (2, 1, 0, 8)
    assert len(of(match, "hands")[1]) == 3
    assert len(of(match, "pile")) == left - 2


def test_R7_the_first_of_two_may_not_be_a_2x():
    match = table("5 2x", "3", owed=2, barred=True)
    assert match.legal() == ["lay 5"]
    assert refused(match, 0, "lay 2x").clause == "R7"


def test_R7_each_of_the_two_totals_counts():
    match = table("3 8", "3", total=19, owed=2, barred=True)
    play(match, "lay 3")
    assert of(match, "lives", "owed", "turn") == ([3, 4], 1, 0)
    play(match, "lay 8")
    assert of(match, "lives", "total") == ([3, 4], 30)


def test_D2_nothing_but_2x_may_begin_with_one():
    match = table("2x 2x", "3 4 5", owed=2)
    assert match.legal() == ["lay 2x"]
    play(match, "lay 2x")
    assert of(match, "turn", "owed", "played", "barred") == (0, 1, 1, False)
    play(match, "lay 2x")
    assert of(match, "turn", "owed", "barred") == (1, 2, True), "two cards, not four"
    assert len(of(match, "hands")[0]) == 2


@pytest.mark.parametrize(("card", "owed"), [("7", 1), ("2x", 2)])
def test_D2_a_single_card_is_all_that_is_owed(card, owed):
    match = table("2x", card, "3 4", pile="8 8 9")
    play(match, "lay 2x")
    assert of(match, "turn", "owed", "barred") == (1, 1, False)
    play(match, f"lay {card}")
    assert of(match, "turn", "owed") == (2, owed)
    assert len(of(match, "hands")[1]) == 1, "one card laid, one drawn"


def test_D3_the_first_card_ends_the_round():
    match = table("10 3", "4 5", total=70, owed=2, barred=True)
    play(match, "lay 10")
    assert of(match, "round", "owed", "played", "barred") == (2, 1, 0, False)
    assert of(match, "lives") == [3, 4]


def test_D3_the_first_card_puts_its_player_out():
    match = table("3 2", "4 5", "6 7", total=30, owed=2, barred=True, lives=[1, 4, 4])
    play(match, "lay 3")
    assert of(match, "turn", "owed", "played", "lives") == (1, 1, 0, [0, 4, 4])
    assert of(match, "pile") == cards("8 8 9 9"), "who is out does not draw"


def test_D3_a_2x_is_never_fatal():
    match = table("2x 3", "4 5", "6 7", total=33, lives=[1, 4, 4])
    play(match, "lay 2x")
    assert of(match, "turn", "owed", "lives") == (1, 2, [1, 4, 4])


def test_R5_a_2x_leaves_the_total_and_announces_nothing():
    match = table("2x 3", "4 5", total=43)
    before = match.look(1)
    play(match, "lay 2x")
    assert of(match, "total", "lives") == (43, [4, 4])
    told = match.game.looks.tell(before, 0, "lay 2x", match.look(1))
    assert told[0][0] == "log-lay-twice"


def test_R7_a_2x_as_the_second_card_announces_nothing_either():
    match = table("4 2x", "4 5", "6 7", total=40, owed=2, barred=True)
    play(match, "lay 4")
    assert of(match, "lives") == [3, 4, 4]
    play(match, "lay 2x")
    assert of(match, "lives", "turn", "owed") == ([3, 4, 4], 1, 2)


def test_D3_a_fatal_change_of_direction_still_turns_the_order():
    match = table("turn 3", "4 5", "6 7", total=33, lives=[1, 4, 4])
    play(match, "lay turn")
    assert of(match, "way", "turn") == (-1, 2)


def test_R8_an_empty_pile_is_made_of_the_cards_laid():
    match = table("7 5", "4", pile="", laid="2 3")
    play(match, "lay 7")
    assert of(match, "laid") == []
    assert len(of(match, "pile")) == 2
    assert everything(match.state) == Counter(cards("7 5 4 2 3"))


def test_R8_not_before_a_card_has_to_be_drawn():
    match = table("7 5", "4", pile="8", laid="2 3")
    play(match, "lay 7")
    assert of(match, "pile", "laid") == ([], cards("2 3 7"))


def test_R8_between_two_draws():
    match = table("7 5", "4", owed=1, played=1, pile="8", laid="2")
    play(match, "lay 7")
    assert "8" in of(match, "hands")[0]
    assert of(match, "laid") == []
    assert len(of(match, "pile")) == 1


def test_D4_the_top_card_is_shuffled_too():
    match = table("7 5", "4", pile="")
    play(match, "lay 7")
    assert of(match, "hands", "pile", "laid", "total") == ([cards("5 7"), ["4"]], [], [], 7)


@pytest.mark.parametrize("doublet", [11, 22, 33, 44, 55, 66])
@pytest.mark.parametrize("card", ["2", "10", "-10", "0"])
def test_R9_announcing_a_doublet_costs_a_token(doublet, card):
    match = table(f"{card} 5", "4", total=doublet - int(card))
    play(match, f"lay {card}")
    assert of(match, "total", "lives", "turn", "round") == (doublet, [3, 4], 1, 1)
    assert len(of(match, "hands")[0]) == 2, "the turn ends as usual"


@pytest.mark.parametrize("costs", [True, False])
def test_D5_a_2x_repeats_nothing(costs):
    match = table("2x", "4 5", total=44, options={"repeat_costs": costs})
    play(match, "lay 2x")
    assert of(match, "lives", "owed") == ([4, 4], 2)


@pytest.mark.parametrize("card", ["0", "turn"])
def test_D5_repeating_a_doublet_costs_a_token(card):
    match = table(card, "4", total=44)
    play(match, f"lay {card}")
    assert of(match, "lives") == [3, 4]


@pytest.mark.parametrize("card", ["0", "2x", "turn"])
def test_D5_unless_the_option_is_off(card):
    match = table(card, "4", total=44, options={"repeat_costs": False})
    play(match, f"lay {card}")
    assert of(match, "lives") == [4, 4]


def test_D5_with_the_option_off_whoever_leads_there_still_pays():
    match = table("11", "-10", total=11, options={"repeat_costs": False})
    play(match, "lay 11")
    assert of(match, "lives") == [3, 4]


@pytest.mark.parametrize(("total", "card"), [(0, "0"), (10, "-10"), (-1, "-10"), (-12, "-10"), (-13, "2")])
def test_D6_zero_and_negative_totals_are_no_doublets(total, card):
    match = table(card, "4", total=total)
    play(match, f"lay {card}")
    assert of(match, "lives") == [4, 4]


@pytest.mark.parametrize("total", [67, 68, 76])
def test_R10_77_or_more_costs_a_token_and_ends_the_round(total):
    match = table("10", "4", "5", total=total)
    play(match, "lay 10")
    assert of(match, "lives", "round", "total", "laid") == ([3, 4, 4], 2, 0, [])
    assert [len(hand) for hand in of(match, "hands")] == [5, 5, 5]
    assert everything(match.state).total() == 56


def test_R10_no_card_is_drawn():
    match = table("10 3", "4", total=70, lives=[1, 4])
    play(match, "lay 10")
    assert of(match, "pile", "hands", "aside") == (cards("8 8 9 9"), [[], ["4"]], ["3"])


def test_R11_without_tokens_one_swims_then_one_is_out():
    match = table("3 2", "4 0", "6", total=30, lives=[2, 1, 4])
    play(match, "lay 3")
    assert of(match, "lives") == [1, 1, 4]
    assert match.look(0)["lives"] == [1, 1, 4]
    play(match, "lay 0")
    assert of(match, "lives", "turn") == ([1, 0, 4], 2)
    assert refused(match, 1, "lay 4").clause == "D7"


def test_D7_the_hand_is_set_aside_until_the_next_deal():
    match = table("3 2 5", "4", "10", total=30, lives=[1, 4, 4], aside="7")
    play(match, "lay 3")
    assert of(match, "hands", "aside") == ([[], ["4"], ["10"]], cards("2 5 7"))
    play(match, "lay 4")
    assert match.asked == 2
    play(match, "lay 10")
    assert match.asked == 1, "seat 0 takes no more part"
    match = table("10", "10", "", total=70, lives=[4, 4, 0], aside="7")
    play(match, "lay 10")
    assert of(match, "aside", "hands")[0] == []
    assert of(match, "hands")[2] == []
    assert everything(match.state).total() == 56


def test_R12_the_next_player_in_play_left_of_the_opener_opens():
    match = table("10", "3", "", "4", total=70, opener=1, lives=[4, 4, 0, 4])
    play(match, "lay 10")
    assert of(match, "round", "opener", "turn") == (2, 3, 3)


def test_D8_the_place_of_an_opener_who_is_out_still_counts():
    match = table("10", "", "3", "4", total=70, opener=1, lives=[4, 0, 4, 4])
    play(match, "lay 10")
    assert of(match, "opener", "turn") == (2, 2)
    match = table("10", "4", "3", total=70, lives=[1, 4, 4])
    play(match, "lay 10")
    assert of(match, "opener", "turn", "lives") == (1, 1, [0, 4, 4])


def test_R13_the_last_in_play_wins_and_the_later_out_the_better():
    match = table("3 2", "5 0", "4", total=30, lives=[1, 1, 3])
    play(match, "lay 3", "lay 0")
    assert match.result == {
        "scores": [0, 0, 3],
        "ranks": [3, 2, 1],
        "payoffs": [-1.0, 0.0, 1.0],
        "end": "last",
    }
    assert match.asked == -1
    assert of(match, "laid", "total", "hands") == (cards("3 0"), 33, [[], [], ["4"]])
    assert refused(match, 2, "lay 4").key == "game-over"


def test_R13_the_game_can_end_on_77():
    match = table("10", "4", total=70, lives=[1, 4])
    play(match, "lay 10")
    assert match.over
    assert of(match, "total", "laid", "round", "lives") == (80, ["10"], 1, [0, 4])


def test_D9_a_swimmer_can_win():
    match = table("3 2", "4", total=30, lives=[1, 1])
    play(match, "lay 3")
    assert match.result["scores"] == [0, 1]
    assert match.result["ranks"] == [2, 1]
