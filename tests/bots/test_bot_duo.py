"""Duo: what a sensible player does."""

from tablee.bots.compiled import bound_function
from tablee.bots.players import by_thumb
from tablee.bots.thought import ponder
from tests.games.test_duo import table


def test_the_thumb_lays_what_leaves_most_to_lay():
    match = table([["R3s", "R4s", "G4s", "--c"], ["Y4c", "Y4s"]])
    assert by_thumb(match, 0, seed=1) == "lay R3s left"


def test_the_thumb_keeps_jokers_for_later():
    match = table([["R4c", "-3-", "Y1x"], ["Y4c", "Y4s"]])
    assert by_thumb(match, 0, seed=1) == "lay R4c left"


def test_the_thumb_draws_or_stops_only_when_nothing_fits():
    match = table([["G2t"], ["Y4c"]])
    assert by_thumb(match, 0, seed=1) == "draw"


def test_the_search_goes_out_when_it_can():
    pile = [
        f"{colour}{number}{shape}"
        for colour in "BGY"
        for number in "13"
        for shape in "stx"
        if colour + number != "B1"
    ]
    match = table([["R3s", "R4s"], ["Y4c", "Y4s", "Y2c"]], pile=pile)
    assert ponder(match, 0, seed=1, playouts=400)[0].action == "lay R3s left"
    match.play(0, "lay R3s left")
    assert ponder(match, 0, seed=1, playouts=400)[0].action == "lay R4s left"


def test_more_points_are_worth_more_and_a_win_is_worth_all():
    def worth(scores):
        match = table([["R3s"], ["Y4c"]], scores=scores)
        return bound_function(match.game, "worth")(match.handle, 0)

    assert 0 < worth([-20, 5]) < worth([0, 5]) < worth([5, 5]) == 0.5 < worth([9, 5]) < 1
    won = table([["R3s"], ["Y4c"]], scores=[9, 0])
    won.play(0, "lay R3s left")
    assert [bound_function(won.game, "worth")(won.handle, seat) for seat in (0, 1)] == [1.0, 0.0]
