"""Ex & hopp at the table: plates that hold what they show."""

import pytest

from tablee.core.scene import Setting, felt_for
from tablee.games.exhopp.table import BADGE, scene
from tablee.words import words
from tests.games.test_exhopp import table

WON = ["+4", "+5", "+5", "-4", "-5", "-5", "-6", "-6"]


@pytest.mark.parametrize("size", [(360, 592), (360, 410), (360, 330), (740, 312), (1280, 752)])
def test_points_won_fit_their_plate_one_by_one_or_as_two_sums(size):
    match = table(seats=3, heads=[], won=[[], WON, ["+4"]])
    felt = felt_for(*size)
    seats = scene(match.look(0), Setting(["Toi", "Ada", "Blaise"], words("exhopp", "fr"), felt, viewer=0))
    shown = [seat.face["won"] for seat in seats.seats]
    assert shown[1] in (WON, ["+14", "-26"])
    assert shown[2] == ["+4"]
    if size == (360, 330):
        assert shown[1] != WON
    width = seats.seats_at[1][2] - felt.text
    assert sum(BADGE[head[0]] for head in shown[1]) * felt.text <= width
