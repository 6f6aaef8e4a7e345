"""EKKO: what a sensible player does."""

import numpy as np
import pytest

from tablee.bots.compiled import bound_function
from tablee.bots.players import by_thumb
from tablee.bots.thought import ponder
from tablee.testing import walk
from tests.games.test_ekko import table

DECK = {f"{number:02}" for number in range(1, 99)}


def full(top, *hands, under=(), **state):
    """A position with all other cards in the pile."""
    gone = {top, *under, *" ".join(hands).split()}
    return table(top, *hands, pile=DECK - gone, under=list(under), **state)


def effect(top, *hands, **state):
    """Seat 0 has just laid a mirror."""
    return full(top, *hands, turn=1, layer=0, phase="effect", **state)


def worth(scores, seat=0, **options):
    match = table("50", *[f"{20 + k}" for k in range(len(scores))], scores=scores, options=options)
    return bound_function(match.game, "worth")(match.handle, seat)


def searched(match, seat=0):
    return ponder(match, seat, seed=1, playouts=2000)[0].action


@pytest.mark.parametrize("phase", ["ask", "closing"])
def test_the_thumb_mirrors_when_asked(phase):
    closing = {"layer": 1, "turn": 0} if phase == "closing" else {}
    match = full("37", "73 40 41", "" if closing else "50 51", phase=phase, **closing)
    assert by_thumb(match, 0, seed=1) == "mirror 73"


def test_the_thumb_mirrors_in_its_own_turn_rather_than_lay():
    assert by_thumb(full("37", "73 40 97", "50 51"), 0, seed=1) == "mirror 73"


def test_the_thumb_puts_a_multiple_of_11_aside_before_another_inner_card():
    assert by_thumb(effect("73", "03 44 46 95", "50 51", under=["37"]), 0, seed=1) == "aside 44"


def test_the_thumb_puts_aside_what_blocks_least():
    assert by_thumb(effect("73", "03 18 80 95", "50 51", under=["37"]), 0, seed=1) == "aside 80"


def test_the_thumb_lays_a_multiple_of_11_when_another_card_follows():
    assert by_thumb(full("38", "12 33 67", "50 51 52"), 0, seed=1) == "lay 33"
    assert by_thumb(full("38", "06 11 24", "50 51 52"), 0, seed=1) == "lay 11"


def test_the_thumb_keeps_a_high_and_a_low_card():
    assert by_thumb(full("50", "03 41 97", "60 61 62"), 0, seed=1) == "lay 41"


def test_the_thumb_lays_its_own_pair_where_nothing_else_matters():
    assert by_thumb(full("50", "03 27 29 72 97", "60 61 62"), 0, seed=1) == "lay 27"


def test_thumb_and_search_leave_the_next_player_little_room_near_the_end():
    match = full("35", "70 83", "20 21")
    assert by_thumb(match, 0, seed=1) == "lay 83"
    assert searched(match) == "lay 83"


def test_the_search_lets_others_draw_when_nobody_can_stop_it():
    """Nothing goes on 97 but 98, which is gone: seat 0 is free to end the round after one more draw."""
    match = effect("97", "73", "20 21 22 23", under=["98", "79", "37"])
    assert searched(match) == "others"


def test_the_search_saves_itself_from_a_round_that_ends_the_match():
    """If seat 1 goes out, seat 0 has lost with 20 points to 19."""
    match = full("37", "73 40", "", phase="closing", layer=1, turn=0, scores=[18, 19], options={"target": 20})
    assert searched(match) == "mirror 73"


def test_in_a_race_the_search_jumps_in_before_the_round_is_closed():
    """As above, but nobody is asked: who holds the mirror must be quick."""
    match = full(
        "37", "73 40", "", phase="closing", layer=1, turn=0, scores=[18, 19],
        options={"target": 20, "reactions": "race"},
    )  # fmt: skip
    assert match.asked == -1
    assert searched(match) == "mirror 73"


@pytest.mark.parametrize("top", ["37", "38"])
def test_in_a_race_whoever_holds_the_mirror_is_due(top):
    match = full(top, "40 41", "73 50", turn=0, options={"reactions": "race"})
    assert bound_function(match.game, "due")(match.handle) == (1 if top == "37" else 0)
    calm = full(top, "40 41", "73 50", turn=0)
    assert bound_function(calm.game, "due")(calm.handle) == 0


def test_fewer_points_are_worth_more_and_the_more_so_near_the_target():
    assert worth([5, 10]) > worth([8, 10]) > worth([10, 10]) == pytest.approx(0.5)
    assert worth([17, 24]) > worth([3, 10]) > worth([3, 10], target=100)
    assert worth([3, 10, 12, 8]) > 0.25 > worth([12, 10, 3, 8])
    assert sum(worth([3, 10, 12, 8], seat) for seat in range(4)) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("scores", "shares"), [([11, 8, 24], [0, 1, 0]), ([9, 7, 24], [0.5, 0.5, 0]), ([8, 7, 24], [1, 0, 0])]
)
def test_a_finished_match_is_worth_all_a_share_or_nothing(scores, shares):
    match = table("49", "50", "60 61", "70 71", scores=scores)
    match.play(0, "lay 50")
    assert match.over
    judge = bound_function(match.game, "worth")
    assert [judge(match.handle, seat) for seat in range(3)] == shares


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("options", [{}, {"reactions": "race", "faults": True}])
def test_the_thumb_chooses_among_what_is_legal_whatever_is_hidden(seats, options):
    chance = np.array([1, 2, 3, 4], "i8")
    for match, _, _ in walk(("ekko", seats, options), seed=1, decisions=300):
        for seat in match.waiting:
            imagined = match.copy()
            imagined.imagine(seat, chance)
            assert choice(match, seat) == choice(imagined, seat)


def choice(match, seat):
    codes = np.zeros(match.game.rules.MOST_MOVES + 1, "i4")
    n = match.game.moves(match.handle, seat, codes)
    code = bound_function(match.game, "thumb")(match.handle, seat, codes, n, np.array([1, 2, 3, 4], "i8"))
    assert code in codes[:n]
    return int(code)
