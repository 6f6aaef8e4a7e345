"""The rules of Ex & hopp, clause by clause: set-up, rows, drawing, the end."""

from collections import Counter

import pytest

import tablee
from tablee.games.exhopp.samples import pieces
from tests.conftest import refused

HANDS = [
    ["r1", "r2", "r3", "r4"],
    ["g1", "g2", "g3", "g4"],
    ["b1", "b2", "b3", "b4"],
    ["y1", "y2", "y3", "y4"],
]
STOCK = ["b7", "g11", "r8", "y8"]


def table(hands=None, rows=(), seats=4, seed=1, options=None, **state):
    """A position: rows as "+5 y3 g7"; the places not named are empty rows under a +6."""
    hands = hands or HANDS[:seats]
    whole = {
        "turn": 0,
        "colours": list("rgbyov"[: len(hands)]),
        "rows": [row(line) for line in [*rows, "+6", "+6", "+6", "+6"][:4]],
        "heads": ["+4", "-5"],
        "won": [[] for _ in hands],
        "hands": [sorted(hand) for hand in hands],
        "stock": [card for card in STOCK if card[0] in "rgbyov"[: len(hands)]],
        "discard": [],
        "offer": None,
        "declined": [],
        "must_lay": False,
        "idle": 0,
    }
    return tablee.game("exhopp", seats=len(hands), **(options or {})).position(whole | state, seed=seed)


def row(line):
    if line is None:
        return None
    head, *cards = line.split()
    return {"head": head, "cards": cards}


def last_row(line, hand, **state):
    """A table where only this row is left, to be completed by seat 0 with its one card."""
    hands = [[hand], ["g10"], ["b10"], ["y10"]]
    return table(hands, [line, None, None, None], heads=[], **state)


def all_states(seats=4, **options):
    return [tablee.game("exhopp", seats=seats, **options).start(seed=k).state for k in range(40)]


# Set-up


def test_R1_D1_twelve_values_in_six_colours():
    cards = pieces(tablee.game("exhopp", seats=6).start(seed=1).state)
    numbers = {f"{colour}{value}" for colour in "rgbyov" for value in range(1, 13)}
    assert {card: cards[card] for card in numbers} == dict.fromkeys(numbers, 1)
    assert cards.total() == 72 + 18


def test_R2_D2_eighteen_point_cards():
    cards = pieces(tablee.game("exhopp", seats=2).start(seed=1).state)
    points = {card: n for card, n in cards.items() if card[0] in "+-"}
    assert points == {"+4": 4, "+5": 4, "+6": 4, "-4": 2, "-5": 2, "-6": 2}


def test_R2_black_points_are_won_and_red_ones_lost():
    match = table(won=[["+4", "+5", "-5"], ["-6"], [], ["+5"]], heads=["+4"])
    assert match.look(0)["scores"] == [4, -6, 0, 5]


def test_R3_each_player_gets_a_colour_at_random_and_the_others_leave_the_game():
    for state in all_states(seats=3):
        assert len(set(state["colours"])) == 3
        cards = pieces(state)
        assert {card[0] for card in cards if card[0] not in "+-"} == set(state["colours"])
    seen = Counter(state["colours"][0] for state in all_states(seats=3))
    assert set(seen) == set("rgbyov")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_R4_four_cards_each_and_four_heads(seats):
    state = tablee.game("exhopp", seats=seats).start(seed=1).state
    assert [len(hand) for hand in state["hands"]] == [4] * seats
    assert len(state["stock"]) == 12 * seats - 4 * seats
    assert [line["cards"] for line in state["rows"]] == [[], [], [], []]
    assert len(state["heads"]) == 14


def test_R5_the_first_player_is_drawn_by_lot_or_chosen():
    assert {state["turn"] for state in all_states()} == {0, 1, 2, 3}
    assert {state["turn"] for state in all_states(first=2)} == {2}


# Laying


def test_R6_any_card_to_the_end_of_any_open_row_then_draw():
    match = table(rows=["+5 y7"], stock=["b8"])
    match.play(0, "lay r3 1")
    assert match.state["rows"][0] == {"head": "+5", "cards": ["y7", "r3"]}
    assert match.state["hands"][0] == ["b8", "r1", "r2", "r4"]
    assert match.asked == 1


def test_R6_every_hand_card_may_go_to_every_open_row():
    match = table([["g1", "r2"], ["b1"], ["b2"]], ["+5", "-4 b9"], idle=3)
    assert match.legal() == sorted(f"lay {card} {place}" for card in ("g1", "r2") for place in (1, 2, 3, 4))


def test_R6_only_in_turn_and_only_from_the_hand():
    match = table()
    assert refused(match, 1, "lay g1 1").clause == "R6"
    assert refused(match, 0, "lay g1 1").key == "not-in-hand"


# Rows


def test_position_1_black_5_goes_to_the_highest_sum():
    match = last_row("+5 y3 g7 r12 b1", "g6")
    match.play(0, "lay g6 1")
    assert match.state["won"] == [[], ["+5"], [], []]
    assert match.result["scores"] == [0, 5, 0, 0]


def test_position_2_red_4_goes_to_the_highest_sum_too():
    match = last_row("-4 g8 r4 y11", "r6")
    match.play(0, "lay r6 1")
    assert match.state["won"] == [[], [], [], ["-4"]]
    assert match.result["scores"] == [0, 0, 0, -4]


def test_position_3_a_tie_at_the_top_starts_the_row_again():
    match = table([["g3", "r1"], ["g1"], ["b2"]], ["+4 r5 b5 g2"], stock=["r9"])
    match.play(0, "lay g3 1")
    assert match.state["won"] == [[], [], []]
    assert match.state["rows"][0] == {"head": "+4", "cards": []}


def test_position_4_three_players():
    state = tablee.game("exhopp", seats=3).start(seed=1).state
    assert sum(len(hand) for hand in state["hands"]) == 12
    assert len(state["stock"]) == 24


def test_position_6_a_tie_below_the_top_does_not_matter():
    match = last_row("+4 r9 b4 y4", "r1")
    match.play(0, "lay r1 1")
    assert match.state["won"] == [["+4"], [], [], []]


def test_R9_a_row_is_complete_at_the_points_of_its_head():
    match = table(rows=["-5 r5 r6 r7"], stock=["b8", "g8"])
    match.play(0, "lay r1 1")
    assert len(match.state["rows"][0]["cards"]) == 4
    match.play(1, "lay g1 1")
    assert match.state["won"][0] == ["-5"]


def test_R9_the_colour_counts_not_who_laid_it():
    match = table(rows=["+4 b9 g5 r5"], stock=["b8"])
    match.play(0, "lay r2 1")
    assert match.state["won"] == [[], [], ["+4"], []]


def test_R10_in_a_tie_the_cards_are_discarded():
    match = table(rows=["+4 r5 b6 g6"], stock=["b8"])
    match.play(0, "lay r1 1")
    assert match.state["discard"] == ["b6", "g6", "r1", "r5"]
    assert match.state["heads"] == ["+4", "-5"]


def test_R11_a_won_row_is_discarded_and_gets_a_new_head():
    match = table(rows=["+4 b9 g5 r5"], heads=["-5"], stock=["b8"])
    match.play(0, "lay r2 1")
    assert match.state["rows"][0] == {"head": "-5", "cards": []}
    assert match.state["heads"] == []
    assert match.state["discard"] == ["b9", "g5", "r2", "r5"]


def test_R11_without_a_point_card_left_the_place_is_closed():
    match = table(rows=["+4 b9 g5 r5", "+5"], heads=[], stock=["b8"])
    match.play(0, "lay r2 1")
    assert match.state["rows"][0] is None
    assert "lay g1 1" not in match.legal()
    assert refused(match, 1, "lay g1 1").clause == "R11"


# Drawing


def test_R12_the_discard_pile_becomes_the_stock_when_a_card_has_to_be_drawn():
    match = table(stock=["b8"], discard=["g9", "r9"])
    match.play(0, "lay r1 1")
    assert (match.state["stock"], match.state["discard"]) == ([], ["g9", "r9"]), "not before it is needed"
    match.play(1, "lay g1 1")
    assert match.state["discard"] == []
    assert len(match.state["stock"]) == 1


def test_D6_with_nothing_to_draw_hands_are_smaller():
    match = table([["r1", "r2"], ["g1", "g2"]], stock=[])
    match.play(0, "lay r1 1")
    assert match.state["hands"] == [["r2"], ["g1", "g2"]]


def test_D6_hands_are_filled_up_after_a_card_and_at_the_start_of_a_turn():
    match = table([["r9", "r2"], ["g1", "g2", "g3"]], ["+4 g5 r5 r6"], stock=[], heads=["+5"])
    match.play(0, "lay r9 1")
    assert len(match.state["hands"][0]) == 4, "one card left, three of the four discarded"
    assert len(match.state["hands"][1]) == 4, "the last one at the start of the turn"
    assert match.state["stock"] == match.state["discard"] == []


def test_D6_who_has_no_card_is_passed_over():
    match = table([["r1", "r2"], [], ["b1"]], stock=[], idle=1)
    match.play(0, "lay r1 1")
    assert match.asked == 2
    assert match.state["idle"] == 1, "the passed-over turn ended with no card laid"


def test_D6_all_others_may_be_passed_over():
    match = table([["r1", "r2"], [], []], stock=[])
    match.play(0, "lay r1 1")
    assert match.asked == 0
    assert match.state["idle"] == 2
    told = match.game.looks.tell(
        table([["r1", "r2"], [], []], stock=[]).look(0), 0, "lay r1 1", match.look(0)
    )
    assert [key for key, _ in told] == ["log-lay", "log-passed", "log-passed"]


def test_D6_two_players_always_come_to_an_end():
    for seed in range(30):
        match = tablee.game("exhopp", seats=2).start(seed=seed)
        while not match.over:
            match.play(match.asked, match.legal()[seed % len(match.legal())])
        assert sum(len(won) for won in match.state["won"]) == 18


def test_D7_the_row_is_discarded_before_the_card_is_drawn():
    match = table(rows=["+4 b9 g5 r5"], stock=[])
    match.play(0, "lay r2 1")
    assert match.state["rows"][0]["head"] in ("+4", "-5")
    assert len(match.state["hands"][0]) == 4
    assert match.state["discard"] == []
    assert len(match.state["stock"]) == 3


def test_D7_nothing_is_drawn_once_the_last_point_card_is_taken():
    match = last_row("+4 b9 g5 r5", "r2")
    match.play(0, "lay r2 1")
    assert match.state["hands"][0] == []
    assert match.state["stock"] == STOCK


# The end


def test_R13_the_game_ends_when_all_point_cards_have_been_taken():
    match = last_row("+4 b9 g5 r5", "r2", won=[["+6", "-4"], ["-5"], [], []])
    match.play(0, "lay r2 1")
    assert match.over
    assert match.state["rows"] == [None] * 4
    assert match.result["scores"] == [2, -5, 4, 0]
    assert match.result["ranks"] == [2, 4, 1, 3]
    assert match.result["end"] == "heads"


def test_R13_a_tie_in_the_last_row_does_not_end_the_game():
    match = last_row("+4 b5 r3 y1", "r2")
    match.play(0, "lay r2 1")
    assert not match.over
    assert match.state["rows"][0] == {"head": "+4", "cards": []}


def test_D8_equal_totals_share_the_win():
    match = last_row("+4 b9 g5 r5", "r2", won=[["+4"], [], [], ["-4"]])
    match.play(0, "lay r2 1")
    assert match.result["ranks"] == [1, 3, 1, 4]
    assert match.result["payoffs"] == pytest.approx([2 / 3, -1 / 3, 2 / 3, -1])
    told = match.game.looks.tell(last_row("+4 b9 g5 r5", "r2").look(None), 0, "lay r2 1", match.look(None))
    assert told[-1] == ("log-shared", {"names": [0, 2], "points": 4})


def test_a_final_state_can_be_set_up():
    match = last_row("+4 b9 g5 r5", "r2")
    match.play(0, "lay r2 1")
    again = match.game.position(match.state)
    assert again.over
    assert again.result == match.result


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("no-card-to-play", {"turn": 1, "hands": [["r1"], [], ["b1"], ["y1"]]}),
        ("closed-too-early", {"rows": [None]}),
        ("not-in-range", {"rows": ["+4 r5 r6 r7 r9"]}),
        ("no-such-card", {"discard": ["o1"]}),
        ("too-many-of-card", {"discard": ["r1"]}),
        ("too-many-of-card", {"won": [["-4", "-4", "-4"], [], [], []]}),
        ("too-many-of-card", {"colours": ["r", "g", "b", "r"]}),
        ("not-in-range", {"hands": [["r1", "r2", "r3", "r4", "r5"], [], [], []]}),
        ("not-one-of", {"must_lay": True}),
        ("offer-not-in-hand", {"offer": {"by": 0, "card": "g1", "want": "r"}}),
        ("not-one-of", {"offer": {"by": 0, "card": "r1", "want": "r"}}),
        ("not-one-of", {"offer": {"by": 0, "card": "r1", "want": "o"}}),
        ("unfit-key", {"offer": {"by": 1, "card": "r1", "want": "g"}}),
        ("cannot-have-declined", {"offer": {"by": 0, "card": "r1", "want": "g"}, "declined": [2]}),
        ("nobody-to-answer", {"offer": {"by": 0, "card": "r1", "want": "g"}, "declined": [1]}),
        ("not-in-range", {"offer": {"by": 0, "card": "r1", "want": "g"}, "idle": 4}),
        ("unfit-key", {"declined": [1]}),
    ],
)
def test_a_position_that_no_table_could_show_is_refused(key, change):
    with pytest.raises(tablee.BadPosition) as caught:
        table(**change)
    assert caught.value.key == key
    assert caught.value.say("fr") != caught.value.say("en")
