"""Ex & hopp: what a sensible player does."""

import numpy as np
import pytest

from tablee.bots.compiled import bound_function
from tablee.bots.players import by_thumb
from tablee.bots.thought import ponder
from tablee.testing import walk
from tests.games.test_exhopp import table

OTHERS = [["g1", "g2", "b3", "y1"], ["b1", "b2", "g4", "r1"], ["y2", "y3", "y4", "b4"]]


def red(hand, *rows, **state):
    """Seat 0 plays for red; the hands of the others are dull."""
    return table([hand.split(), *OTHERS], rows, **state)


def worth(match, seat=0):
    return bound_function(match.game, "worth")(match.handle, seat)


def searched(match, seat=0):
    return ponder(match, seat, seed=1, playouts=2000)[0].action


WINS = "r2 r12 b9 y9", "+5 y5 g7 r9 b5"
HANDS_OVER = "g3 g9 r5 y9", "-5 g8 r9 y5 b6"


def test_thumb_and_search_complete_a_black_row_with_the_card_that_just_suffices():
    hand, line = WINS
    assert by_thumb(red(hand, line), 0, seed=1) == "lay r2 1"
    assert searched(red(hand, line)) == "lay r2 1"


def test_thumb_and_search_make_another_take_a_red_head():
    hand, line = HANDS_OVER
    assert by_thumb(red(hand, line), 0, seed=1) == "lay g3 1"
    assert searched(red(hand, line)) in ("lay g3 1", "lay g9 1", "lay y9 1")


def test_the_thumb_completes_a_row_it_leads_with_a_harmless_card_and_not_with_a_rivals():
    line = "+6 r9 r10 b6 g9 g8"
    assert by_thumb(red("g3 g5 g6 b5", line), 0, seed=1) == "lay b5 1"
    assert not by_thumb(red("g3 g5 g6 g10", line, idle=4), 0, seed=1).endswith(" 1")


def test_the_thumb_ties_a_row_rather_than_lose_it():
    rows = ["+4 g7 r7 b1", None, None, None]
    match = table([["g5", "b6"], ["g1"], ["b2"], ["y1"]], rows, heads=[], idle=4, stock=[])
    assert by_thumb(match, 0, seed=1) == "lay b6 1"


def test_the_thumb_proposes_an_exchange_only_when_every_lay_would_hurt():
    hand, rows = "g9 b9 y9 g10", ("+6 r12 r3", "+6 r11 r2", "+6 r10 r4", "+6 r9 r5")
    assert by_thumb(red(hand, *rows), 0, seed=1) == "offer g9 for r"
    assert by_thumb(red(hand, *rows, idle=4), 0, seed=1).startswith("lay")
    assert by_thumb(red("g3 b5 y6 g9", "+6", "+6", "+6", "+6"), 0, seed=1).startswith("lay")


def test_the_thumb_proposes_nothing_to_a_single_opponent():
    match = table([["g3", "g5", "g6", "g9"], ["g1", "r1", "r2", "r3"]], seats=2)
    assert by_thumb(match, 0, seed=1).startswith("lay")


def answer(hand, gives="g4", want="b"):
    """Seat 1 offers seat 0, who plays for red, a card for a blue one."""
    hands = [hand.split(), ["g1", "g2", "y1", gives], ["g3", "y5", "y6", "r1"], ["y2", "y3", "y4", "g5"]]
    return table(hands, turn=1, offer={"by": 1, "card": gives, "want": want})


def test_the_thumb_gives_its_lowest_card_for_one_of_its_own_colour():
    assert by_thumb(answer("b2 b9 y9 y10", gives="r4"), 0, seed=1) == "accept b2"


def test_the_thumb_keeps_its_own_high_cards():
    assert by_thumb(answer("r11 r12 y9 y10", want="r"), 0, seed=1) == "decline"


@pytest.mark.parametrize("value", ["r2", "r12"])
def test_an_answer_does_not_know_the_value_offered(value):
    assert by_thumb(answer("b9 y9 y10 y11", gives=value), 0, seed=1) == "accept b9"


def test_worth_shares_the_game_out_among_the_seats():
    match = red("r2 r12 b9 y9", "+5 r9 g7", "-4 y7", won=[["+5"], ["-4"], [], []])
    shares = [worth(match, seat) for seat in range(4)]
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > max(shares[1:])
    assert shares[1] == min(shares)


def test_worth_knows_who_leads_a_row_and_what_it_is_worth():
    hand = "r1 r2 r4 y9"
    hands = [hand.split(), ["g1", "g2", "b3", "y1"], ["b1", "b2", "g4", "r3"], ["y2", "y3", "y4", "b4"]]

    def with_row(line):
        return worth(table(hands, [line]))

    assert with_row("+5 r12 r11") > with_row("+5 r12") > with_row("+5") > with_row("+5 g12")
    assert with_row("-5 r12") < with_row("-5") < with_row("-5 g12")
    assert with_row("+6 r12") < with_row("+4 r12 g5 b5")


def test_a_lead_is_worth_more_the_nearer_the_end():
    early = red("r2 r12 b9 y9", won=[["+5"], [], [], []], heads=["+4"] * 3 + ["-5"] * 2)
    late = red("r2 r12 b9 y9", won=[["+5"], [], [], []], heads=[])
    assert 0.25 < worth(early) < worth(late) < 1


def test_worth_of_a_finished_game_is_the_win_or_a_share_of_it():
    closed = [None] * 4

    def ended(*won):
        return table(rows=closed, heads=[], won=[*won, [], []])

    assert [worth(ended(["+6"], ["+5"]), seat) for seat in (0, 1)] == [1, 0]
    assert [worth(ended(["+5"], ["+5"]), seat) for seat in (0, 1, 2)] == [0.5, 0.5, 0]


def test_the_stage_counts_the_cards_laid():
    match = red("r2 r12 b9 y9", "+5 y5 g7 r9 b5")
    stage = bound_function(match.game, "stage")
    before = stage(match.handle)
    match.play(0, "lay r2 1")
    assert stage(match.handle) == before + 1
    match.play(1, "lay g1 2")
    assert stage(match.handle) == before + 2


@pytest.mark.parametrize("options", [{}, {"lay_after_exchange": True}])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_thumb_and_shortlist_keep_to_what_is_legal(seats, options):
    chance = np.arange(1, 5)
    codes = np.zeros(64, "i4")
    for match, seat, _ in walk(("exhopp", seats, options), seed=3, decisions=400):
        n = match.game.moves(match.handle, seat, codes)
        legal = set(codes[:n].tolist())
        assert bound_function(match.game, "thumb")(match.handle, seat, codes, n, chance) in legal
        short = bound_function(match.game, "shortlist")(match.handle, seat, codes, n)
        assert 1 <= short <= n
        assert len(set(codes[:short].tolist()) & legal) == short


def test_the_thumb_does_not_depend_on_hidden_cards():
    for match, seat, _ in walk(("exhopp", 4, {}), seed=5, decisions=100):
        assert len({by_thumb(match, seat, seed) for seed in range(4)}) == 1
