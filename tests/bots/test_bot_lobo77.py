"""Lobo 77: what a sensible player does."""

import numpy as np
import pytest

from tablee.bots.bound import bound_function
from tablee.bots.brain import ponder
from tablee.bots.players import by_thumb
from tests.games.setups import walk
from tests.games.test_lobo77 import by_hand, play, table

OTHERS = "2 3 4 5 6"


def thumb(hand, **state):
    return by_thumb(table(hand, OTHERS, **state), 0, seed=1)


def search(hand, **state):
    return ponder(table(hand, OTHERS, **state), 0, seed=1, playouts=2000)[0].action


@pytest.mark.parametrize("choice", [thumb, search])
@pytest.mark.parametrize(
    ("hand", "total", "best"),
    [
        ("9 4 2 0 -10", 0, "lay 9"),  # high numbers while the total is low
        ("9 4 2 0 -10", 13, "lay 4"),  # but not onto a doublet
        ("9 10 8 0 7", 70, "lay 0"),  # a special saves the life
        ("2x -10 10 8 9", 76, "lay 2x"),  # the −10 would lead onto the 66
        ("2x 0 turn 11 -10", 66, "lay -10"),  # repeating a doublet costs as well
    ],
)
def test_no_life_is_paid_where_it_can_be_helped(choice, hand, total, best):
    assert choice(hand, total=total) == best


def test_specials_are_kept_while_a_number_is_safe():
    assert thumb("2 0 -10 2x turn", total=30) == "lay 2"


def test_late_in_the_round_a_double_comes_before_the_zero():
    assert thumb("2x 0 10 9 8", total=75) == "lay 2x"


def test_the_first_of_two_cards_leaves_a_safe_second():
    assert thumb("9 2 8 10 10", total=65) == "lay 10"
    assert (
        thumb("9 2 8 10 10", total=65, owed=2, barred=True) == "lay 9"
    )  # after 75 even the 2 would be too much


def test_forgetting_to_draw_is_nobodys_choice():
    match = play(by_hand("9 4 2 0 -10", OTHERS), "lay 9")
    assert match.asked == 0
    assert by_thumb(match, 0, seed=1) == "draw"
    assert ponder(match, 0, seed=1, playouts=2000)[0].action == "draw"


@pytest.mark.parametrize("options", [{}, {"draw_by_hand": True, "repeat_costs": False, "tokens": 9}])
def test_the_thumb_is_legal_and_blind_to_hidden_cards(options):
    for match, _, _ in walk(("lobo77", 4, options), 1, 150):
        seat = match.asked
        choices = {by_thumb(match, seat, seed) for seed in range(4)}  # each seed imagines other hands
        assert len(choices) == 1
        assert choices <= set(match.legal(seat))


def test_the_shortlist_drops_no_choice_of_the_thumb():
    for match, _, _ in walk(("lobo77", 3, {}), 2, 150):
        codes = np.zeros(match.game.rules.MOST_MOVES + 1, "i4")
        n = match.game.moves(match.handle, match.asked, codes)
        kept = bound_function(match.game, "shortlist")(match.handle, match.asked, codes, n)
        texts = [match.game.notation.ACTIONS[code] for code in codes[:kept]]
        assert by_thumb(match, match.asked, seed=1) in texts
        assert set(texts) <= set(match.legal(match.asked))


def worth(match, seat=0):
    return bound_function(match.game, "worth")(match.handle, seat)


def test_lives_are_worth_something_and_a_win_is_worth_all():
    def of(*lives):
        return worth(table("9", "", "7", lives=list(lives)))

    assert 0 < of(1, 4, 4) < of(3, 4, 4) < of(4, 4, 4) == 0.5 < of(4, 3, 4) < of(4, 0, 4) < 1
    assert of(4, 4, 4) - of(3, 4, 4) > 0.1  # a round can be seen in it
    won = play(table("9", "2", total=70, lives=[1, 1]), "lay 9")
    assert (worth(won, 1), worth(won, 0)) == (1.0, 0.0)


def test_the_later_out_the_better():
    match = play(table("9", "5", "2", total=70, lives=[1, 1, 1]), "lay 9")  # 0 is out, a new round
    assert worth(match, 0) == 0.0
    while not match.over:
        match.play(match.asked, match.legal()[0])
    second, winner = sorted((1, 2), key=lambda seat: worth(match, seat))
    assert 0.0 < worth(match, second) < 0.5 < worth(match, winner) == 1.0
