"""The rules of Huit américain, clause by clause, and the properties every game must have."""

import pytest

import tablee
from tablee.testing import properties

TestProperties = properties("crazy_eights")


def table(*hands, top="9C", stock="", under="", options=None, **state):
    """A position: seat 0 is to play; cards that are not named are out of the game."""
    whole = {
        "turn": 0,
        "direction": 1,
        "top": top,
        "suit": top[-1],
        "naming": False,
        "owed": 0,
        "drawn": 0,
        "passes": 0,
        "plays": 0,
        "hands": [hand.split() for hand in hands],
        "stock": stock.split(),
        "under": under.split(),
    }
    return tablee.game("crazy_eights", seats=len(hands), options=options).position(whole | state, seed=1)


SPECIAL = {"use_special_cards": True}


def start(seats, seed=1, **options):
    return tablee.game("crazy_eights", seats=seats, options=options).start(seed=seed)


@pytest.mark.parametrize(("seats", "cards"), [(2, 52), (5, 52), (6, 104), (15, 104)])
def test_R1_a_second_pack_from_six_on(seats, cards):
    state = start(seats).state
    assert sum(map(len, state["hands"])) + len(state["stock"]) + 1 == cards


@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 5), (15, 5)])
def test_R2_five_cards_each_seven_when_two_play(seats, cards):
    assert {len(hand) for hand in start(seats).state["hands"]} == {cards}


def test_R3_an_eight_is_never_turned_up_and_stays_in_the_stock():
    found = set()
    for seed in range(300):
        state = start(3, seed).state
        found.add(state["top"])
        everywhere = [*state["stock"], *(card for hand in state["hands"] for card in hand)]
        assert sum(card[0] == "8" for card in everywhere) == 4
    assert len(found) == 48


@pytest.mark.parametrize("first", range(3))
def test_R3_the_player_after_the_dealer_begins(first):
    assert start(3, first=first).asked == first


def test_R3_a_special_card_turned_up_counts_as_the_dealers():
    seen = {}
    for seed in range(200):
        match = start(4, seed, first=1, use_special_cards=True)  # so seat 0 deals
        state = match.state
        seen[state["top"][:-1]] = (match.asked, state["direction"], state["owed"])
    assert seen["Q"] == (2, 1, 0)
    assert seen["A"] == (3, -1, 0)
    assert seen["2"] == (1, 1, 2)
    assert seen["K"] == (1, 1, 0)


def test_R4_the_turn_goes_round():
    match = table("3C 4C", "5C 6C", "7C JC")
    for seat, card in enumerate(["3C", "5C", "7C"]):
        match.play(seat, f"play {card}")
    assert match.asked == 0


def test_R5_the_suit_or_the_rank():
    match = table("9H 3C 3H 4S", "KC", stock="KH")
    assert match.legal() == ["draw", "play 3C", "play 9H"]
    with pytest.raises(tablee.IllegalAction, match="3 of hearts"):
        match.play(0, "play 3H")


def test_R6_an_eight_fits_always_and_its_player_names_the_suit():
    match = table("8H 3C", "KC 4D", stock="KH")
    match.play(0, "play 8H")
    assert match.legal() == ["suit C", "suit D", "suit H", "suit S"]
    match.play(0, "suit D")
    assert match.asked == 1
    assert match.legal() == ["draw", "play 4D"]


def test_R7_one_may_draw_even_if_a_card_fits_up_to_a_number():
    match = table("3C", "KC", stock="KH QH JH", options={"max_draw_cards": 2})
    match.play(0, "draw")
    match.play(0, "draw")
    assert match.asked == 0
    assert match.legal() == ["pass", "play 3C"]


def test_R8_to_pass_when_enough_is_drawn_or_the_stock_is_empty():
    match = table("3D 4D", "KD QD", stock="KH")
    assert match.legal() == ["draw"]
    match.play(0, "draw")
    assert match.legal() == ["pass"]
    match.play(0, "pass")
    assert match.asked == 1
    assert match.legal() == ["pass"]


@pytest.mark.parametrize(("special", "asked"), [(True, 2), (False, 1)])
def test_R9_a_queen_skips_the_next_player(special, asked):
    match = table("QC 3C", "KC", "KD", options={"use_special_cards": special})
    match.play(0, "play QC")
    assert match.asked == asked


def test_R9_when_two_play_a_queen_gives_another_turn():
    match = table("QC 3C 4C", "KC", options=SPECIAL)
    match.play(0, "play QC")
    assert match.asked == 0


def test_R10_an_ace_turns_the_direction():
    match = table("AC 3C", "KC", "JC AD", options=SPECIAL)
    match.play(0, "play AC")
    assert match.asked == 2
    match.play(2, "play AD")
    assert match.asked == 0


def test_R11_twos_add_up_and_are_drawn_at_once():
    match = table("2C 3C", "2D 4C", "KC QC", stock="KH QH JH 10H 9H", options=SPECIAL)
    match.play(0, "play 2C")
    assert match.legal() == ["draw", "play 2D"]
    match.play(1, "play 2D")
    assert match.legal() == ["draw"]
    match.play(2, "draw")
    assert match.asked == 0
    assert len(match.state["hands"][2]) == 6
    assert match.state["owed"] == 0


def test_R11_a_two_on_an_empty_stock_does_nothing():
    match = table("2C 3C", "4C 5C", options=SPECIAL)
    match.play(0, "play 2C")
    assert match.state["owed"] == 0
    assert match.legal() == ["pass", "play 4C", "play 5C"]


def test_R11_no_more_is_drawn_than_there_is():
    match = table("2C 3C", "KC QC", stock="KH", options=SPECIAL)
    match.play(0, "play 2C")
    match.play(1, "draw")
    assert match.asked == 0
    assert len(match.state["hands"][1]) == 3
    assert match.state["passes"] == 0


def test_D1_the_pile_becomes_the_stock_at_once():
    match = table("3C 4C", "KC QC", stock="KH", under="5H 6H", options={"reshuffle": True})
    match.play(0, "draw")
    assert match.state["stock"] == ["5H", "6H"]
    assert match.state["under"] == []


def test_D1_also_when_a_card_is_played_on_the_only_one():
    match = table("3C 4C", "KC QC", options={"reshuffle": True})
    match.play(0, "play 3C")
    assert match.state["stock"] == ["9C"]


def test_D1_otherwise_the_stock_stays_empty():
    match = table("3C 4C", "KC QC", stock="KH", under="5H 6H")
    match.play(0, "draw")
    assert match.state["stock"] == []


def test_D2_drawing_the_last_card_for_a_two_counts_as_a_pass():
    match = table("2C 3C", "KC QC", stock="KH JH", options=SPECIAL)
    match.play(0, "play 2C")
    match.play(1, "draw")
    assert match.state["passes"] == 1


def test_R12_the_last_card_of_a_hand_ends_the_game():
    match = table("8C", "KC QC")
    match.play(0, "play 8C")
    assert match.result["end"] == "out"


def test_R12_one_more_pass_than_players_ends_it():
    match = table("3D 4D", "KD QD")
    for seat in (0, 1, 0):
        assert not match.over
        match.play(seat, "pass")
    assert match.result["end"] == "blocked"


def test_R12_so_many_cards_played_end_it():
    match = table("3C 4C", "KC QC", plays=11, options={"max_turns": 12})
    match.play(0, "play 3C")
    assert match.result["end"] == "turns"


@pytest.mark.parametrize(
    ("points", "costs"), [("number", [0, 50 + 10 + 37 + 3]), ("face", [0, 50 + 10 + 10 + 2])]
)
def test_R13_D3_everybody_pays_for_what_is_left(points, costs):
    match = table("3C", "8D AH 10S 2D", options={"points": points})
    assert match.look(None)["points"] is None
    match.play(0, "play 3C")
    assert match.result["scores"] == [-cost for cost in costs]
    assert match.result["ranks"] == [1, 2]


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({"hands": [["3C"], []]}, "no cards left"),
        ({"suit": "H"}, "9 of clubs"),
        ({"naming": True}, "after an eight"),
        ({"owed": 2}, "owed"),
        ({"top": "8C", "naming": True, "drawn": 1}, "drawn"),
        ({"passes": 1, "stock": "KH"}, "empty"),
        ({"hands": [["3C"], ["3C"]]}, "3C"),
    ],
)
def test_positions_that_cannot_be_are_refused(state, reason):
    with pytest.raises(tablee.BadPosition, match=reason):
        table("3C", "4C", **state)


def test_who_is_refused_learns_what_to_do():
    match = table("3C 4H", "KC QC", "5D", stock="KH", options=SPECIAL)
    for seat, action, reason in [
        (1, "play KC", "turn"),
        (0, "play 4H", "clubs"),
        (0, "play 5C", "do not hold"),
        (0, "pass", "draw"),
        (0, "suit C", "eight"),
    ]:
        with pytest.raises(tablee.IllegalAction, match=reason):
            match.play(seat, action)
