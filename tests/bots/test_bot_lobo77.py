"""Lobo 77: what a sensible player does."""

import numpy as np
import pytest

from tablee.bots.compiled import bound_function
from tablee.bots.players import by_thumb
from tablee.bots.thought import ponder
from tablee.testing import walk
from tests.games.test_lobo77 import by_hand, play, table

OTHERS = "2 3 4 5 6"


def thumb(hand, **state):
    return by_thumb(table(hand, OTHERS, **state), 0, seed=1)


def careful(hand, **state):
    match = table(hand, OTHERS, **state)
    codes = np.zeros(match.game.rules.MOST_MOVES + 1, "i4")
    n = match.game.moves(match.handle, 0, codes)
    code = bound_function(match.game, "playout_choice")(match.handle, 0, codes, n, np.ones(4, "i8"))
    return match.game.notation.ACTIONS[code]


def search(hand, **state):
    return ponder(table(hand, OTHERS, **state), 0, seed=1, playouts=2000)[0].action


@pytest.mark.parametrize("choice", [careful, search])
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


@pytest.mark.parametrize("choice", [thumb, careful])
def test_specials_are_kept_while_a_number_is_safe(choice):
    assert choice("2 0 -10 2x turn", total=30) == "lay 2"
    assert choice("9 10 8 0 7", total=70) == "lay 0"
    assert choice("2x 0 turn 11 -10", total=66) == "lay -10"


def test_the_thumb_takes_any_number_that_costs_nothing():
    match = table("9 4 2 0 -10", OTHERS, total=13)
    assert {by_thumb(match, 0, seed) for seed in range(30)} == {"lay 4", "lay 2"}


def test_late_in_the_round_a_double_comes_before_the_zero():
    assert careful("2x 0 10 9 8", total=75) == "lay 2x"


def test_the_first_of_two_cards_leaves_a_safe_second():
    assert careful("9 2 8 10 10", total=65) == "lay 10"
    after_75_even_the_2_would_be_too_much = careful("9 2 8 10 10", total=65, owed=2, barred=True)
    assert after_75_even_the_2_would_be_too_much == "lay 9"


def test_forgetting_to_draw_is_nobodys_choice():
    match = play(by_hand("9 4 2 0 -10", OTHERS), "lay 9")
    assert match.asked == 0
    assert by_thumb(match, 0, seed=1) == "draw"
    assert ponder(match, 0, seed=1, playouts=2000)[0].action == "draw"


@pytest.mark.parametrize("options", [{}, {"draw_by_hand": True, "repeat_costs": False, "tokens": 9}])
def test_thumb_and_careful_choice_are_legal_and_blind_to_hidden_cards(options):
    for match, _, _ in walk(("lobo77", 4, options), 1, 150):
        game, seat = match.game, match.asked
        codes = np.zeros(game.rules.MOST_MOVES + 1, "i4")
        for name in ("thumb", "playout_choice"):
            chosen = set()
            for number in range(4):  # each imagines other hands
                world = match.copy()
                world.imagine(seat, np.full(4, number + 1, "i8"))
                n = game.moves(world.handle, seat, codes)
                chosen.add(int(bound_function(game, name)(world.handle, seat, codes, n, np.ones(4, "i8"))))
            assert len(chosen) == 1
            assert chosen <= set(codes[:n].tolist())


def test_the_shortlist_drops_no_careful_choice():
    for match, _, _ in walk(("lobo77", 3, {}), 2, 150):
        codes = np.zeros(match.game.rules.MOST_MOVES + 1, "i4")
        n = match.game.moves(match.handle, match.asked, codes)
        legal = set(codes[:n].tolist())
        best = bound_function(match.game, "playout_choice")(
            match.handle, match.asked, codes, n, np.ones(4, "i8")
        )
        kept = bound_function(match.game, "shortlist")(match.handle, match.asked, codes, n)
        assert best in codes[:kept]
        assert set(codes[:kept].tolist()) <= legal


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
