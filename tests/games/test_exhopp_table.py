"""Ex & hopp at the table: plates that hold what they show, and nothing over anything else."""

import re
from importlib.resources import files

import pytest

from tablee.core.scene import LARGER, Setting, felt_for
from tablee.games.exhopp.table import BADGE, scene, tried
from tablee.server.lean import flush, lean
from tablee.words import LANGUAGES, words
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


NAMES = ["Toi", "Ada", "Blaise"]
SIZES = [(360, 592), (412, 867), (740, 312), (1280, 752), (940, 752)]


def drawn(match, size, large=False):
    setting = Setting(NAMES, words("exhopp", "fr"), felt_for(*size, large), viewer=0)
    return scene(match.look(0), setting), setting.felt


def edges(piece):
    return piece.x - piece.w / 2, piece.y - piece.h / 2, piece.x + piece.w / 2, piece.y + piece.h / 2


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_hand_covers_neither_the_piles_nor_the_words_even_when_a_card_rises(size, large):
    shown, felt = drawn(table(seats=3), size, large)
    hand = [edges(piece) for piece in shown.pieces if piece.kind == "card" and piece.button]
    piles = [edges(piece) for piece in shown.pieces if piece.kind == "pile"]
    assert len(hand) == 4
    assert min(left for left, *_ in hand) > 0
    for left, top, right, bottom in hand:
        assert not any(left < r and right > x and top < b and bottom > y for x, y, r, b in piles)
        say = shown.say_at
        assert right <= say.left or top - 3.4 >= say.bottom
    below = [y for _, y, *_ in piles if felt.kind == "low"]
    assert all(shown.say_at.bottom < y for y in below)


@pytest.mark.parametrize("size", SIZES)
def test_sums_that_tie_share_a_frame_and_none_touches_the_next(size):
    match = table([["r1"], ["g2"], ["b3"]], ["-5 b8 g12 r12", "+4 g4 r4"])
    shown, _ = drawn(match, size)
    strips = [piece.face for piece in shown.pieces if piece.kind == "strip"]
    for face in strips[:2]:
        first, second = face["bars"][:2]
        left, width = first["frame"]
        wide = 0.62 * face["text"] * len(str(first["sum"]))
        assert left <= first["x"] - wide / 2
        assert left + width >= second["x"] + wide / 2
        assert second["x"] - first["x"] >= wide
        if second["equals"]:
            assert first["x"] + wide / 2 < second["equals"] < second["x"] - wide / 2


def test_a_row_tapped_without_a_card_asks_for_a_card():
    match = table(seats=3)
    own = match.asked
    sentence = tried(("row-2",), match.look(own))
    told = [words("exhopp", lang).say(sentence) for lang in LANGUAGES]
    assert told[0].startswith("Choisis d’abord une carte")
    assert told[1].startswith("First choose a card")
    assert tried(("row-2",), match.look((own + 1) % 3)) is None


def test_the_signs_on_the_buttons_are_sent_as_they_were_drawn():
    source = files("tablee.games.exhopp").joinpath("table.css").read_text(encoding="utf-8")
    written, sent = (re.findall(r"d='([^']*)'", style) for style in (source, flush(lean(source))))
    assert len(sent) == 6
    # a line that goes on begins at the margin: what parts two numbers stands at the end of the one before
    assert [path.replace("\\\n", "") for path in sent] == [path.replace("\\\n", "") for path in written]


def test_large_letters_have_more_room_than_usual_ones_on_a_phone():
    match = table(seats=3)
    usual, _ = drawn(match, (360, 592))
    large, felt = drawn(match, (288, 480), large=True)
    assert large.say_at.h > 1.15 * usual.say_at.h
    rows = [piece for piece in large.pieces if piece.kind == "strip"]
    assert all(row.h * LARGER >= felt.finger - 0.01 for row in rows)
    assert rows[-1].y + rows[-1].h / 2 <= large.say_at.top
