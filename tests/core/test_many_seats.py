"""Games from elsewhere may seat more than ours do: there are places, names, signs and colours for them."""

import re
from importlib.resources import files
from itertools import combinations

import pytest

from tablee.core.card import Card
from tablee.core.company import COMPANY
from tablee.core.scene import felt_for, frame
from tablee.testing.tables import seat_numbers

MOST = 15
SCREENS = [(360, 592), (740, 312), (940, 752), (1900, 1000)]


def apart(a, b):
    """Whether two places, each a middle with a width and a height, do not overlap."""
    return abs(a[0] - b[0]) >= (a[2] + b[2]) / 2 or abs(a[1] - b[1]) >= (a[3] + b[3]) / 2


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("seats", range(2, MOST + 1))
def test_seats_lie_on_the_felt_and_apart_from_each_other_and_the_middle(seats, screen):
    felt = felt_for(*screen)
    for own in (None, 0, seats - 1):
        laid = frame(felt, seats, own, cards=7 if own is not None else 0)
        box = laid.middle
        assert box.w > 20
        assert box.h > 15
        for x, y, w, h in laid.seats_at:
            assert x - w / 2 >= 0
            assert x + w / 2 <= felt.width
            assert y - h / 2 >= 0
            assert y + h / 2 <= felt.height
            assert w >= 10
            assert apart((x, y, w, h), (box.x, box.y, box.w - 2, box.h - 2))
        assert all(apart(a, b) for a, b in combinations(laid.seats_at, 2))


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("large", [False, True])
def test_the_hand_lies_on_the_axis_of_the_middle_however_many_cards_it_has(screen, large):
    felt = felt_for(*screen, large)
    room = frame(felt, 4, 0).middle.w if felt.kind == "low" else felt.width
    for cards in range(1, 16):
        laid = frame(felt, 4, 0, cards)
        left = min(at.x - at.w / 2 for at in laid.hand)
        right = max(at.x + at.w / 2 for at in laid.hand)
        if felt.kind == "low" and laid.hand[0].w + (cards - 1) * felt.finger > room:
            assert left == pytest.approx(laid.middle.left), "what is too broad reaches below the words"
            assert laid.say_at.bottom <= laid.middle.bottom
            continue
        assert (left + right) / 2 == pytest.approx(laid.middle.x)
        if felt.kind != "low":
            assert laid.middle.x == pytest.approx(laid.say_at.x)
        x, y, w, h = laid.seats_at[0]
        assert all(apart((x, y, w, h), (at.x, at.y, at.w, at.h)) for at in laid.hand)


def test_programs_and_seats_have_names_signs_and_colours():
    pages = files("tablee.server")
    signs = pages.joinpath("templates", "marks.html").read_text(encoding="utf-8")
    colours = pages.joinpath("static", "css", "tokens.css").read_text(encoding="utf-8")
    chairs = pages.joinpath("static", "css", "setting.css").read_text(encoding="utf-8")
    assert len(set(COMPANY)) > MOST
    for seat in range(MOST):
        assert f'id="mark-{seat}"' in signs
        assert re.search(rf"\.s{seat}\b", colours)
        assert seat < 2 or f'[data-place="{seat}"]' in chairs  # hidden where a table has fewer seats
    assert len(set(re.findall(r' d="([^"]+)"', signs))) >= MOST - 1


def test_with_many_numbers_of_seats_options_are_tried_at_some():
    card = Card("many", "Many", ("",), "", "", (2, MOST), 4, 7, ("done",))
    assert list(seat_numbers(card, 0)) == list(range(2, MOST + 1))
    tried = [set(seat_numbers(card, k)) for k in range(1, 5)]
    assert all(len(numbers) <= 5 for numbers in tried)
    assert set().union(*tried) == set(range(2, MOST + 1))
