"""EKKO at the table: what is asked, explained and drawn."""

from random import Random

import pytest

from tablee.core.game import Game
from tablee.core.lesson import lessons_of
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
    buttons = [french.say(drawn.choice(button, seen)) for button in ("do-mirror", "do-decline")]
    assert buttons == ["Poser le 73", "Attendre"]
    assert french.say(("choice-decline-lasting", {})) == "Non merci"
    assert french.say(look.prompt(seen)).endswith("Ou attends la prochaine pioche.")
    assert look.novelty("lay 37", seen) == "mirror"
    assert look.novelty("lay 37", match.look(1)) is None, "the others do not learn of it (D12)"


def test_who_is_asked_for_a_mirror_says_yes_by_a_button_of_which_the_card_is_a_label():
    match = table("35", "37 40", "50 51", "73 60")
    play(match, (0, "lay 37"))
    seen, setting = match.look(2), Setting(["Ada", "Blaise", "Toi"], french, viewer=2)
    assert drawn.path("mirror 73", seen) == ("do-mirror",)
    hand = {piece.id: piece for piece in drawn.scene(seen, setting).pieces}
    assert (hand["c-73"].button, hand["c-73"].face["yes"], hand["c-73"].marks) == (
        False,
        "Poser le 73",
        ("glint",),
    )
    assert hand["c-60"].button
    assert "yes" not in hand["c-60"].face
    refused = look.refusal(seen, "lay 60")
    assert refused[1]["clause"] == "R10"
    assert "pose le 73, la carte qui brille" in french.say(refused)


def test_a_mirror_let_pass_before_ones_own_turn_is_said_to_be_open_still():
    match = table("35", "37 40", "73 60 51", "50 62")
    play(match, (0, "lay 37"))
    before = match.look(1)
    play(match, (1, "decline"))
    told = [french.say(sentence) for sentence in look.tell(before, 1, "decline", match.look(1))]
    assert told == ["Tu laisses passer le Miroir, mais c’est ton tour\u00a0: tu peux encore poser le 73."]
    assert "mirror 73" in match.legal(1)


def test_R9_a_multiple_of_11_as_the_last_card_is_told_to_be_no_end():
    for viewer, told in ((0, "tu pioches."), (1, "Toi pioche.")):
        match = table("35", "77", "50 51")
        before = match.look(viewer)
        play(match, (0, "lay 77"))
        said = [
            french.say(one, ["Toi", "Ada"], viewer)
            for one in look.tell(before, 0, "lay 77", match.look(viewer))
        ]
        assert said[1] == f"Un multiple de 11 ne peut pas finir la main\u00a0: {told}"
        assert len(said) == 2 + (viewer == 0), "who draws is said once; which card, to oneself"


def test_a_last_card_after_a_multiple_of_11_is_told_with_it():
    for hand, told in (("33 38", "Après le 33, Ada rejoue et pose le 38."), ("33 38 20", "Ada pose le 38.")):
        match = table("50", hand, "51 52")
        play(match, (0, "lay 33"))
        before = match.look(1)
        play(match, (0, "lay 38"))
        assert french.say(look.tell(before, 0, "lay 38", match.look(1))[0], ["Ada", "Toi"], 1) == told


def test_the_digits_of_a_multiple_of_11_keep_clear_of_its_border():
    for size in ((360, 592), (1280, 752)):
        setting = Setting(["Toi", "Ada"], french, felt_for(*size), viewer=0)
        seen = table("35", "33 44 55 13 20 64 90", "50 51").look(0)
        hand = {piece.id: piece for piece in drawn.scene(seen, setting).pieces}
        x, y, scale = hand["c-33"].face["digits"]
        assert x + 3 * scale - 2.7 * scale > drawn.BORDER - 0.6, "the digits stand within it"
        assert y >= drawn.BORDER


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", [(360, 592), (360, 692), (412, 867), (740, 312), (1280, 752), (1920, 1032)])
def test_no_words_lie_on_the_line_where_the_water_begins(size, large, seats):
    hands = ["21 23 31 58", *(f"{k}0 {k}4" for k in range(2, seats + 1))]
    felt = felt_for(*size, large)
    names = ["Toi", "Ada", "Blaise", "Chloé", "Denis", "Emmy", "Félix", "Grace"][:seats]
    scene = drawn.scene(table("97", *hands).look(0), Setting(names, french, felt, viewer=0))
    pieces = {piece.id: piece for piece in scene.pieces}
    line = pieces["horizon"].y + 0.6
    for name in ("by", "want"):
        assert pieces[name].y + felt.text * 1.45 / 2 < line
    for name in ("note-pile", "note-aside"):
        assert name not in pieces or abs(pieces[name].y - line) > felt.text / 2
    if felt.kind == "low":
        assert scene.say_at.bottom <= line, "the words are beside the top card, the hand is below"
    else:
        assert scene.say_at.top > line - 0.1, "the words stand in the water"
    for piece in scene.pieces:
        if piece.button and piece.kind == "card":
            assert piece.y - piece.h / 2 > line


def test_the_first_lesson_says_what_the_small_number_is_and_the_third_why_any_card_goes():
    assert "le Miroir" in french.say(("lesson-up-task", {}))
    match = next(lesson for lesson in lessons_of("ekko") if lesson.name == "draw").start("ekko")
    match.play(0, "draw")
    assert match.look(0)["free"], "the table says so"
    told = french.say(("lesson-draw-done", {}))
    assert "Personne n’a suivi\u00a0: Ada peut poser n’importe quelle carte" in told


def test_the_title_says_of_what_there_are_so_many():
    assert french.say(("table-head", {"round": 2, "target": 25})).endswith("25\u00a0pénalités")


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


def test_on_the_lowest_felt_the_piles_keep_clear_of_the_seats():
    """As in a replay with words above the table."""
    seen = table("97", "79 88", "50 51", "40 41", "60 62", "70 72").look(0)
    setting = Setting(["Toi", "Ada", "Blaise", "Chloé", "Denis"], french, felt_for(360, 370), viewer=0)
    scene = drawn.scene(seen, setting)
    plates = max(y + h / 2 for _, y, _, h in scene.seats_at[1:])
    for piece in scene.pieces:
        if piece.id in ("pile", "aside", "c-97"):
            assert piece.y - piece.h / 2 >= plates, piece.id


def test_sideways_in_large_text_the_top_card_is_no_smaller_than_the_piles():
    seen = table("97", "79 33 55 64 13 20", "50 51 52 53", "60 61 62 44").look(0)
    setting = Setting(["Toi", "Ada", "Blaise"], french, felt_for(524, 256, True), viewer=0)
    pieces = {piece.id: piece for piece in drawn.scene(seen, setting).pieces}
    assert pieces["c-97"].w >= pieces["pile"].w
    assert pieces["pile"].x + pieces["pile"].w / 2 <= pieces["c-97"].x - pieces["c-97"].w / 2
