"""Whoever is about to win stands out at the table, from what everybody may know."""

import pytest

import tablee
from tablee.core.scene import Setting
from tablee.core.shelf import module
from tablee.words import words


def close(game, seats=3, **changed):
    """Which seats stand out, in a look of the first with some things changed."""
    match = tablee.game(game, seats=seats, first=0).start(seed=1)
    look = match.look(0) | changed
    drawn = module(game, "table").scene(look, Setting(match.names, words(game, "fr"), viewer=0))
    return [seat for seat, facts in enumerate(drawn.seats) if facts.close]


@pytest.mark.parametrize(
    ("lives", "near"),
    [
        ([3, 3, 3], []),
        ([3, 1, 1], []),  # whoever loses, two are left
        ([3, 0, 1], [0]),
        ([1, 0, 1], [0, 2]),
        ([2, 2, 0], []),
    ],
)
def test_in_lobo_77_a_last_swimmer_makes_the_other_stand_out(lives, near):
    assert close("lobo77", lives=lives) == near


LAST_ROW = [{"head": "+4", "cards": ["r1", "g2", "r3"]}, None, None, None]


@pytest.mark.parametrize(
    ("heads", "rows", "scores", "near"),
    [
        (0, LAST_ROW, [5, 9, -2], [1]),
        (0, LAST_ROW, [9, 9, -2], []),
        (1, LAST_ROW, [5, 9, -2], []),
    ],
)
def test_in_ex_and_hopp_the_leader_stands_out_at_the_last_point_card(heads, rows, scores, near):
    assert close("exhopp", heads=heads, rows=rows, scores=scores) == near


def test_in_ex_and_hopp_the_place_that_completes_a_row_stands_out():
    match = tablee.game("exhopp", seats=3, first=0).start(seed=1)
    rows = [LAST_ROW[0], {"head": "+4", "cards": ["r1"]}, None, None]
    scene = module("exhopp", "table").scene(
        match.look(0) | {"rows": rows}, Setting(match.names, words("exhopp", "en"), viewer=0)
    )
    strips = {piece.id: piece.face for piece in scene.pieces if piece.kind == "strip"}
    assert [strips[f"row-{k}"].get("ripe") for k in (1, 2, 3)] == [True, False, None]
