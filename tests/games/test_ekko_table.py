"""EKKO at the table: what is asked, explained and drawn."""

from random import Random

import pytest

from tablee.core.game import Game
from tablee.core.scene import SMALLEST_TEXT, Setting, felt_for
from tablee.games.ekko import look
from tablee.games.ekko import table as drawn
from tablee.words import words
from tests.games.test_ekko import play, table

french = words("ekko", "fr")


def test_who_is_asked_for_a_mirror_is_told_what_it_brings_and_what_each_answer_does():
    match = table("35", "37 40", "50 51", "73 60")
    play(match, (0, "lay 37"))
    seen = match.look(2)
    assert "Tu défausseras une carte, ou les autres piocheront." in french.say(look.prompt(seen))
    assert french.say(drawn.choice("do-decline", seen)) == "Pas maintenant"
    assert look.novelty("lay 37", seen) == "mirror"
    assert look.novelty("lay 37", match.look(1)) is None, "the others do not learn of it (D12)"


def test_a_mirror_that_is_the_last_card_can_only_make_the_others_draw():
    match = table("35", "37 40", "50 51", "73")
    play(match, (0, "lay 37"))
    assert "défausser" not in french.say(look.prompt(match.look(2)))


def test_letting_a_last_card_pass_is_for_good():
    match = table("37", "52", "61 62", "25 60")
    play(match, (0, "lay 52"))
    assert french.say(drawn.choice("do-decline", match.look(2))) == "Laisser passer"


def test_who_plays_again_after_a_multiple_of_11_is_named_below_it():
    match = table("35", "44 20 60", "50 51")
    play(match, (0, "lay 44"))
    for viewer, told in ((0, "multiple de 11\u00a0: tu rejoues"), (1, "multiple de 11\u00a0: Toi rejoue")):
        setting = Setting(["Toi", "Ada"], french, viewer=viewer)
        by = next(piece for piece in drawn.scene(match.look(viewer), setting).pieces if piece.id == "by")
        assert by.label == told


def test_a_frame_round_a_seat_is_explained_and_ones_own_has_none():
    match = table("35", "60", "50")
    seats = drawn.scene(match.look(0), Setting(["Toi", "Ada"], french, viewer=0)).seats
    assert ["cadre" in seat.close for seat in seats] == [False, True]


def ended(seed):
    """A short game of chance players: the look before its last action, that action, and the end."""
    match, dice = Game("ekko", 2 + seed % 4, {"target": 5}).start(seed=seed), Random(seed)
    while True:
        seat, before = match.asked, match.look(0)
        action = dice.choice(match.legal(seat))
        match.play(seat, action)
        if match.over:
            return before, seat, look.seen(action, seat, 0), match


@pytest.mark.parametrize("seed", range(40))
def test_R20_who_pays_more_than_a_point_a_card_is_told_why(seed):
    before, seat, action, match = ended(seed)
    told = dict(look.tell(before, seat, action, match.look(0)))
    for key, args in told["log-points"]["points"]:
        hand = match.state["hands"][args["name"]]
        doubles = [card for card in hand if card[0] == card[1]]
        assert args["points"] == len(hand) + len(doubles)
        assert args.get("count", 0) == len(doubles)
        if key == "log-gain-named":
            assert [french.say(card) for card in args["cards"]] == doubles
        assert (key == "log-gain") == (not doubles)


@pytest.mark.parametrize("size", [(360, 592), (360, 410), (740, 312), (488, 312), (1280, 752)])
def test_the_names_of_the_piles_keep_clear_of_what_may_follow(size):
    seen = table("37", "21 23 31 58 64 90", "50 51").look(0)
    setting = Setting(["Toi", "Ada"], french, felt_for(*size), viewer=0)
    pieces = {piece.id: piece for piece in drawn.scene(seen, setting).pieces}
    top, letters = pieces["c-37"], pieces["want"].y - setting.felt.text * 1.45 / 2
    assert min(top.w, top.y - top.h / 2) > 0
    for name in ("note-pile", "note-aside"):
        beside = pieces[name].y < letters
        assert pieces[name].y + setting.felt.text / 2 <= letters or not beside
        assert beside or pieces[name].y - setting.felt.text / 2 > pieces["by"].y
    for name in ("pile", "aside"):
        assert pieces[name].face["letters"] * pieces[name].w / 50 * setting.felt.px >= SMALLEST_TEXT - 0.1
        assert pieces[name].y + pieces[name].h / 2 <= pieces[f"note-{name}"].y - setting.felt.text / 2
