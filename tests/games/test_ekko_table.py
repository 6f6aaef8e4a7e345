"""EKKO at the table: what is asked, explained and drawn."""

from itertools import pairwise
from random import Random

import pytest

from tablee.core.game import Game
from tablee.core.lesson import lessons_of
from tablee.core.scene import SMALLEST_TEXT, Setting, felt_for
from tablee.games.ekko import faces, look
from tablee.games.ekko import table as drawn
from tablee.games.ekko.live import Manners
from tablee.games.ekko.reasons import reason
from tablee.words import words
from tests.games.test_ekko import play, table

french = words("ekko", "fr")


NAMES = ["Ada", "Blaise", "Chloé", "Denis", "Emmy"]


def told(match, seat, action, viewer):
    """What a viewer is told of an action, as one text."""
    before = match.look(viewer)
    play(match, (seat, action))
    seen = look.seen(action, seat, viewer)
    return " ".join(
        french.say(one, NAMES, viewer) for one in look.tell(before, seat, seen, match.look(viewer))
    )


def test_who_is_asked_for_a_mirror_is_told_of_what_and_what_each_answer_does():
    match = table("35", "37 40", "50 51", "73 60")
    play(match, (0, "lay 37"))
    seen = match.look(2)
    asked = french.say(look.prompt(seen), NAMES, 2)
    gain = "pour défausser une carte ou faire piocher les autres"
    assert asked.startswith(f"Poser le 73, Miroir du 37, {gain}\u00a0?")
    buttons = [french.say(drawn.choice(button, seen)) for button in ("do-mirror", "do-decline")]
    assert buttons == ["Poser le 73", "Le garder"]
    assert french.say(("choice-decline-lasting", {})) == "Ne plus demander pour cette carte"
    assert asked.endswith("Si Blaise pose, c’est trop tard.")
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
    asked = french.say(look.prompt(match.look(1)), NAMES, 1)
    assert asked.endswith("\u00a0? Rien ne presse\u00a0: c’est ton tour.")
    assert french.say(drawn.choice("do-decline", match.look(1))) == "Jouer mon tour"
    assert not Manners().offers_lasting(match.look(1), "decline"), "one plain no: no draw is waited for"
    assert Manners().lasting(match.look(1), "decline") == "37", "but one that was given holds"
    said = told(match, 1, "decline", 1)
    assert said == "Tu laisses passer le Miroir, mais c’est ton tour\u00a0: tu peux encore poser le 73."
    assert "mirror 73" in match.legal(1)


def test_who_waits_with_a_mirror_keeps_it_and_is_told_until_when():
    match = table("35", "37 40", "50 51", "73 60")
    play(match, (0, "lay 37"))
    said = told(match, 2, "decline", 2)
    assert said == "Tu gardes le 73\u00a0: si Blaise pose, c’est trop tard."


@pytest.mark.parametrize(
    ("hands", "mirrors", "cut"),
    [
        (("37 40", "50 51", "73 60 61", "12 62"), 2, " et coupe le tour de Blaise"),
        (("37 40", "50 51", "12 62", "73 60 61"), 3, " et coupe le tour de Blaise"),
        (("37 40", "73 50 51", "60 61", "12 62"), 1, ""),
        (("37 73 40", "50 51", "60 61", "12 62"), 0, ""),
    ],
    ids=["two on", "three on", "whose turn it is", "who laid the card"],
)
def test_R14_a_mirror_is_told_with_the_turn_it_cuts_off_and_its_effect_with_who_goes_on(hands, mirrors, cut):
    match = table("35", *hands, pile=["13", "14", "15", "16"])
    play(match, (0, "lay 37"))
    laid = told(match, mirrors, "mirror 73", None)
    assert laid == f"Miroir\u00a0! {NAMES[mirrors]} pose le 73 sur le 37{cut}."
    following = NAMES[(mirrors + 1) % 4]
    after = told(match, mirrors, "others", None)
    assert after.startswith(f"Avec le Miroir 73, {NAMES[mirrors]} fait piocher ")
    assert after.endswith(f"On reprend après {NAMES[mirrors]}\u00a0: c’est à {following}.")


def test_R12_who_may_mirror_a_card_of_ones_own_is_told_that_it_is():
    match = table("35", "37 73 40", "50 51", "60 61")
    play(match, (0, "lay 37"))
    assert french.say(look.prompt(match.look(0)), NAMES, 0).startswith("Poser le 73, Miroir de ton propre 37")


@pytest.mark.parametrize(
    ("seats", "viewer", "told_who_draws"),
    [
        (3, 0, "Tu fais piocher Blaise et Chloé."),
        (3, 2, "Avec le Miroir 73, Ada fait piocher Blaise et toi."),
        (3, None, "Avec le Miroir 73, Ada fait piocher Blaise et Chloé."),
        (5, None, "Avec le Miroir 73, Ada fait piocher tous les autres."),
    ],
)
def test_R13_who_draws_for_a_mirror_is_told(seats, viewer, told_who_draws):
    hands = ["37 73 40", "50 51", "60 61", "62 63", "64 65"][:seats]
    match = table("35", *hands, pile=["12", "13", "14", "15", "16"])
    play(match, (0, "lay 37"), (0, "mirror 73"))
    assert told(match, 0, "others", viewer).startswith(told_who_draws)


def test_among_two_it_is_said_who_would_draw():
    match = table("35", "37 73 40", "50 51")
    play(match, (0, "lay 37"))
    assert "ou faire piocher Blaise\u00a0?" in french.say(look.prompt(match.look(0)), NAMES, 0)
    play(match, (0, "mirror 73"))
    seen = match.look(0)
    assert french.say(look.prompt(seen), NAMES, 0).endswith("ou fais piocher Blaise.")
    assert french.say(drawn.choice("do-others", seen), NAMES, 0) == "Faire piocher Blaise"


def test_R18_who_drew_for_the_last_card_does_not_draw_again_for_the_effect():
    match = table("37", "52", "25 60", "61 62", pile=["14", "15"])
    play(match, (0, "lay 52"), (1, "mirror 25"))
    assert told(match, 1, "others", None).startswith("Avec le Miroir 25, Blaise fait piocher Chloé.")


@pytest.mark.parametrize(
    ("top", "hands", "line", "ends"),
    [
        (
            "37",
            ("52", "61"),
            [(0, "lay 52")],
            "Ada pose sa dernière carte, le 52\u00a0: la manche est finie.",
        ),
        (
            "37",
            ("52", "25 61"),
            [(0, "lay 52"), (1, "decline")],
            "Le 52 était la dernière carte d’Ada\u00a0: la manche est finie.",
        ),
        (
            "37",
            ("73", "61"),
            [(0, "mirror 73"), (0, "others")],
            "Avec le Miroir 73, Ada fait piocher Blaise. Le 73 était la dernière carte d’Ada\u00a0: la manche est finie.",
        ),
        (
            "37",
            ("73 60", "61"),
            [(0, "mirror 73"), (0, "aside 60")],
            "Ada défausse sa dernière carte, face cachée\u00a0: la manche est finie.",
        ),
        (
            "50",
            ("33 38", "51"),
            [(0, "lay 33"), (0, "lay 38")],
            "Après le 33, Ada rejoue et pose le 38. C’était sa dernière carte\u00a0: la manche est finie.",
        ),
    ],
    ids=["laid", "let pass", "mirror", "aside", "after a multiple"],
)
def test_R17_the_end_of_a_round_is_told_with_the_card_that_ended_it_and_whose_it_was(top, hands, line, ends):
    for target in (5, 25):
        match = table(top, *hands, options={"target": target}, scores=[0, 4])
        play(match, *line[:-1])
        assert told(match, *line[-1], None).startswith(ends)
        assert match.over == (target == 5)


@pytest.mark.parametrize(
    ("top", "hands", "line", "pile", "who"),
    [
        ("97", ("12", "61"), [(0, "draw")], [], "Ada"),
        ("37", ("73 60", "61", "62"), [(0, "mirror 73"), (0, "others")], ["12"], "Chloé"),
        ("37", ("52", "25 61"), [(0, "lay 52"), (1, "mirror 25")], [], "Ada"),
    ],
    ids=["cannot lay", "effect", "last card mirrored"],
)
def test_R19_who_has_to_draw_from_an_empty_pile_is_named(top, hands, line, pile, who):
    match = table(top, *hands, pile=pile)
    play(match, *line[:-1])
    told_why = f"{who} doit piocher, mais la pioche est vide\u00a0: la manche est finie."
    assert told_why in told(match, *line[-1], None)


def test_R14_the_turn_that_is_cut_off_may_be_ones_own():
    match = table("35", "37 40", "50 51", "73 60 61", "62 63")
    play(match, (0, "lay 37"))
    assert told(match, 2, "mirror 73", 1).endswith("Chloé pose le 73 sur le 37 et coupe ton tour.")


def test_R14_among_two_no_turn_is_lost_to_a_mirror():
    match = table("35", "37 40 41", "73 60 61")
    play(match, (0, "lay 37"))
    assert told(match, 1, "mirror 73", 0) == "Miroir\u00a0! Blaise pose le 73 sur le 37."
    assert told(match, 1, "aside 60", 0) == "Avec le Miroir 73, Blaise défausse une carte."


def test_R18_whoever_has_to_draw_for_a_last_card_that_is_mirrored_is_told_why():
    for viewer, drawn_of in (
        (0, "Ta dernière carte est coupée\u00a0: tu pioches le 14."),
        (2, "La dernière carte d’Ada est coupée\u00a0: Ada pioche."),
    ):
        match = table("37", "52", "25 60", "61 62", pile=["14"])
        play(match, (0, "lay 52"))
        assert told(match, 1, "mirror 25", viewer).endswith(drawn_of)


@pytest.mark.parametrize(
    ("top", "hands", "line"),
    [
        ("35", ("52", "25 04"), ((0, "lay 52"), (1, "decline"))),
        ("40", ("04", "50"), ((0, "mirror 04"), (0, "others"))),
        ("35", ("44 33", "50"), ((0, "lay 44"), (0, "lay 33"))),
    ],
    ids=["let pass", "effect", "multiple"],
)
def test_once_a_round_is_over_nothing_is_asked_for_below_the_last_card(top, hands, line):
    """As one reads its sheet: no effect to be chosen, no card that goes on it, no mirror that glints."""
    match = table(top, *hands, pile=[])
    play(match, *line[:-1])
    before, (seat, action) = match.look(1), line[-1]
    play(match, (seat, action))
    assert match.state["round"] == 2
    ended = drawn.round_end(before, seat, action, match.look(1))
    pieces = {piece.id: piece for piece in drawn.scene(ended, Setting(NAMES[:2], french, viewer=1)).pieces}
    assert "want" not in pieces
    assert pieces["by"].label == "posé par Ada"
    assert not any("glint" in piece.marks for piece in pieces.values())


def test_as_a_round_ends_the_hands_have_the_cards_that_are_counted():
    match = table("40", "04", "50 51", pile=["12", "14"])
    play(match, (0, "mirror 04"))
    before = match.look(0)
    play(match, (0, "others"))
    ended = drawn.round_end(before, 0, "others", match.look(0))
    assert (ended["sizes"], ended["scores"]) == ([0, 3], [0, 3])


def test_R9_a_multiple_of_11_as_the_last_card_is_told_to_be_no_end():
    for viewer, drawing in ((0, "tu pioches."), (1, "Toi pioche.")):
        match = table("35", "77", "50 51")
        before = match.look(viewer)
        play(match, (0, "lay 77"))
        said = [
            french.say(one, ["Toi", "Ada"], viewer)
            for one in look.tell(before, 0, "lay 77", match.look(viewer))
        ]
        assert said[1] == f"Un multiple de 11 ne peut pas finir la main\u00a0: {drawing}"
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
        assert x + 3 * scale - 2.7 * scale > faces.BORDER - 0.6, "the digits stand within it"
        assert y >= faces.BORDER


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
        assert scene.say_at.top > line + 1.5, "the words stand in the water, with some air above"
    for piece in scene.pieces:
        if piece.button and piece.kind == "card":
            assert piece.y - piece.h / 2 > line


def test_the_first_lesson_says_what_the_small_number_is_and_the_third_why_any_card_goes():
    assert "le Miroir" in french.say(("lesson-up-task", {}))
    match = next(lesson for lesson in lessons_of("ekko") if lesson.name == "draw").start("ekko")
    match.play(0, "draw")
    assert match.look(0)["free"], "the table says so"
    told = french.say(("lesson-draw-done", {}))
    assert "Personne n’a suivi\u00a0: Ada pose ce qu’elle veut" in told


def test_the_title_says_of_what_there_are_so_many():
    assert french.say(("table-head", {"round": 2, "target": 25})).endswith("25\u00a0pénalités")


def test_a_mirror_that_is_the_last_card_can_only_make_the_others_draw():
    match = table("35", "37 40", "50 51", "73")
    play(match, (0, "lay 37"))
    asked = french.say(look.prompt(match.look(2)), NAMES, 2)
    told = "Poser ta dernière carte, le 73, Miroir du 37\u00a0: faire piocher les autres et finir"
    assert asked.startswith(told)


def test_letting_a_last_card_pass_is_for_good():
    match = table("37", "52", "61 62", "25 60")
    play(match, (0, "lay 52"))
    assert french.say(drawn.choice("do-decline", match.look(2))) == "Laisser passer"


@pytest.mark.parametrize(
    ("viewer", "below", "said"),
    [
        (0, "posé par toi", "Tu poses le 44 et tu rejoues."),
        (1, "multiple de 11\u00a0: Ada rejoue", "Ada pose le 44, multiple de 11, et rejoue."),
    ],
)
def test_that_somebody_plays_again_after_a_multiple_of_11_is_told_once(viewer, below, said):
    """And below it, except to whoever is asked to play again."""
    match = table("35", "44 20 60", "50 51")
    assert told(match, 0, "lay 44", viewer) == said
    setting = Setting(["Ada", "Blaise"], french, viewer=viewer)
    by = next(piece for piece in drawn.scene(match.look(viewer), setting).pieces if piece.id == "by")
    assert by.label == below


@pytest.mark.parametrize("size", [(360, 592), (740, 312), (1280, 752)])
@pytest.mark.parametrize("cards", ["57 82", "10 20 36 44 57 82 91", "10 20 33 36 44 57 77 82 88 91 94 95"])
def test_all_cards_are_drawn_alike_the_number_above_and_the_signs_below_it(size, cards):
    setting = Setting(["Toi", "Ada"], french, felt_for(*size), viewer=0)
    for piece in drawn.scene(table("35", cards, "50 51").look(0), setting).pieces:
        if piece.kind == "card":
            _, y, scale = piece.face["digits"]
            assert y < 7
            assert y + 29.4 * scale < piece.face["sign"][1]


def test_R6_a_multiple_of_11_that_is_turned_up_is_played_on_and_not_again():
    match = table("11", "13 60", "50 51", layer=1, turn=1, dealer=1, again=True)
    said = {}
    for viewer in (0, 1):
        setting = Setting(["Toi", "Ada"], french, viewer=viewer)
        said |= {(viewer, p.id): p.label for p in drawn.scene(match.look(viewer), setting).pieces}
    assert said[0, "by"] == "carte de départ (Ada donne et commence)"
    assert said[1, "by"] == "carte de départ (tu donnes et commences)"
    assert said[0, "want"] == said[1, "want"] == "plus haut que 11"
    asked = french.say(look.prompt(match.look(1)), NAMES, 1)
    assert asked == "Multiple de 11\u00a0: tu commences, plus haut que 11."


def test_what_choosing_a_piece_does_is_in_its_name():
    def names(match):
        setting = Setting(["Toi", "Ada"], french, viewer=0)
        return {piece.id: piece.label for piece in drawn.scene(match.look(0), setting).pieces}

    nothing_fits = table("97", "13 44", "50 51")
    assert names(nothing_fits)["pile"] == "piocher\u00a0: pioche de 3 cartes"
    assert names(table("35", "60 44", "50 51"))["pile"] == "Pioche\u00a0: 3 cartes"
    match = table("37", "73 13 44", "50 51")
    play(match, (0, "mirror 73"))
    assert [names(match)[f"c-{card}"] for card in (13, 44)] == [
        "défausser 13",
        "défausser 44, multiple de 11",
    ]


@pytest.mark.parametrize("size", [(360, 592), (360, 692), (740, 312), (1280, 752)])
def test_what_a_beat_says_covers_neither_number_of_the_top_card_and_beats_come_one_by_one(size):
    match = table("37", "73 13 14", "50 51", "60 61", pile=["01"])
    before = match.look(0)
    play(match, (0, "mirror 73"))
    setting = Setting(NAMES[:3], french, felt_for(*size), last=(0, "mirror 73"), before=before, viewer=0)
    scene = drawn.scene(match.look(0), setting)
    (beat,) = scene.beats
    top = next(piece for piece in scene.pieces if piece.id == "c-73")
    assert beat.words == "Miroir\u00a0!"
    assert beat.at[1] - setting.felt.text * 1.2 > top.y + top.h / 2


def test_R6_the_first_card_says_who_deals_not_that_somebody_laid_it():
    setting = Setting(["Ada", "Blaise"], french, viewer=1)
    by = {piece.id: piece for piece in drawn.scene(table("35", "60", "50").look(1), setting).pieces}["by"]
    assert by.label == "carte de départ (tu donnes)"


def test_a_card_under_the_next_row_of_the_hand_shows_its_mirror_beside_the_sign():
    """In large letters six cards lie in two rows."""
    hand = "31 40 59 68 77 86"
    setting = Setting(["Toi", "Ada"], french, felt_for(290, 512, True), viewer=0)
    pieces = {piece.id: piece for piece in drawn.scene(table("35", hand, "50 51").look(0), setting).pieces}
    upper, lower = pieces["c-31"], pieces["c-86"]
    assert upper.y < lower.y
    x, y, scale = upper.face["thin"]
    seen = (lower.y - lower.h / 2 - (upper.y - upper.h / 2)) / upper.h * 70
    assert y + 27 * scale < seen
    assert upper.face["sign"][0] + 4.4 < x
    assert x + faces.DIGITS * scale < 50
    assert lower.face["thin"][1:] == (53, faces.SHARE), "in the water"


def test_in_a_fan_the_mirror_of_a_card_stands_where_it_is_seen():
    for size in ((360, 592), (290, 592), (488, 312)):
        setting = Setting(["Toi", "Ada"], french, felt_for(*size), viewer=0)
        for hand in ("01 13 20 31 40 59 68 86", "01 13 20 31 40 59 68 86 90 21 27 29"):
            seen = table("35", hand, "50 51").look(0)
            cards = [p for p in drawn.scene(seen, setting).pieces if p.button and p.kind == "card"]
            for piece, beside in pairwise(cards):
                if beside.y == piece.y:
                    part = 50 * (beside.x - piece.x) / piece.w
                    x, _, scale = piece.face["thin"]
                    assert 0 < x < x + faces.DIGITS * scale <= min(part, 50) - 0.5, (size, piece.id)
                    x, _, scale = piece.face["digits"]
                    assert 0 < x < x + faces.DIGITS * scale <= min(part, 50) - 0.5, "the number, too"


def reasons_for(match, *actions):
    seat = match.asked
    return [reason(match.look(seat), action) for action in actions]


def test_a_hint_gives_no_reason_that_holds_for_the_other_cards_as_well():
    match = table("35", "41 42 57", "60 61", "70 71")
    assert reasons_for(match, "lay 41") == [None], "57 leaves as much, and is harder to follow"
    follows = [reason(table("35", "97 95 02", "60").look(0), f"lay {card}") for card in ("95", "97")]
    assert follows == [None, ("reason-hard", {"count": 1})], "only 98 goes on it, on 95 also 96"


def test_a_hint_says_which_card_leaves_the_most_to_follow_with():
    match = table("35", "52 90 60", "50", "44")
    assert reasons_for(match, "lay 52", "lay 60", "lay 90") == [None, ("reason-keeps", {}), None]


def test_of_a_multiple_of_11_on_which_nothing_follows_no_hint_says_that_one_plays_again():
    match = table("35", "44 60 61", "50 51")
    assert reasons_for(match, "lay 44") == [None], "one would draw"
    assert reasons_for(table("35", "44 20 61", "50 51"), "lay 44") == [("reason-again", {})]


def test_a_mirror_against_the_end_of_a_round_is_advised_for_that():
    match = table("37", "52", "25 60", "61 62")
    play(match, (0, "lay 52"))
    told_why = french.say(reason(match.look(1), "mirror 25"))
    assert told_why == "sans ce Miroir, la manche est finie"


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
