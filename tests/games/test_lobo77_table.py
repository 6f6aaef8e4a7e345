"""Lobo 77 at the table: a dial whose figures are whole at every size, and cards that say what they do."""

import itertools
import math
import re
from importlib.resources import files

import pytest

from tablee.core.lesson import lessons_of
from tablee.core.scene import HandPlace, Setting, felt_for
from tablee.games.lobo77 import look
from tablee.games.lobo77.reasons import reason
from tablee.games.lobo77.table import _several, round_end, scene
from tablee.server.eyes import Eye
from tablee.server.tables import Table
from tablee.server.telling import news as news_of
from tablee.words import source, words
from tests.games.test_lobo77 import play, table

french = words("lobo77", "fr")
SIZES = [(360, 592), (360, 410), (740, 312), (1280, 752)]


def drawn(match, size, last=None, before=None):
    setting = Setting(["Toi", "Ada", "Blaise"], french, felt_for(*size), 0, last, before, 0)
    return {piece.id: piece for piece in scene(match.look(0), setting).pieces}


@pytest.mark.parametrize("size", SIZES)
def test_the_needle_covers_no_figure_of_the_dial(size):
    for total in (0, 4, 11, 66, -20):
        pieces = drawn(table("7 5", "4 4", "6 6", total=total), size)
        turn = math.radians(pieces["needle"].turn)
        at = 45 * math.sin(turn), -45 * math.cos(turn)
        face = pieces["dial"].face
        for text, x, y in face["figures"]:
            half, high = len(text) * 0.35 * face["letters"], 0.36 * face["letters"]
            beside = max(abs(at[0] - x) - half, 0), max(abs(at[1] - y) - high, 0)
            assert math.hypot(*beside) > 5.4, (total, text)


@pytest.mark.parametrize("size", SIZES)
def test_no_figure_of_the_dial_touches_the_disc_the_arc_or_another(size):
    match = next(lesson for lesson in lessons_of("lobo77") if lesson.name == "end").start("lobo77")
    face = drawn(match, size)["dial"].face
    low = 0.36 * face["letters"]
    boxes = [(x, y, len(text) * 0.29 * face["letters"], text) for text, x, y in face["figures"]]
    for x, y, half, text in boxes:
        near = max(abs(x) - half, 0), max(abs(y) - low, 0)
        far = max(abs(x) + half * abs(x) / math.hypot(x, y), abs(y))
        assert math.hypot(*near) >= 28 * face["disc"] - 0.1, text
        assert far < 41, text
    for (x, y, half, text), (x2, y2, half2, _) in itertools.combinations(boxes, 2):
        assert abs(x - x2) > half + half2 or abs(y - y2) > 2 * low, text
    assert {"11", "22", "33", "44", "55", "66", "77"} <= {box[3] for box in boxes}


@pytest.mark.parametrize("size", SIZES)
def test_the_water_of_the_table_rises_with_the_total_and_grows_rougher(size):
    height = felt_for(*size).height
    seas = [drawn(table("7 5", "4 4", total=total), size)["sea"] for total in (-8, 0, 20, 40, 60, 76)]
    parts = [1 - sea.y / height for sea in seas]
    assert parts == sorted(parts)
    assert parts[1] < 0.1, "calm and low at the beginning"
    assert parts[-1] > 0.9
    for total, part in zip((20, 40, 60), parts[2:5], strict=True):
        assert abs(part - total / 77) < 0.08
    assert seas[1].face < seas[3].face < seas[5].face
    for sea in seas:
        assert (sea.x, sea.w, sea.h, sea.label) == (0, 0, 0, ""), "nothing that words would keep clear of"


def test_at_77_the_table_is_flooded_until_the_next_round_begins():
    match = table("10 5", "4 4", "6 6", total=70)
    before = match.look(0)
    play(match, "lay 10")
    setting = Setting(["Toi", "Ada", "Blaise"], french, felt_for(*SIZES[0]), 0, (0, "lay 10"), before, 0)
    ended = round_end(before, 0, "lay 10", match.look(0))
    flood = next(piece for piece in scene(ended, setting).pieces if piece.id == "sea")
    assert flood.y < -0.1 * setting.felt.height
    low = next(piece for piece in scene(match.look(0), setting).pieces if piece.id == "sea")
    assert low.y > 0.9 * setting.felt.height


@pytest.mark.parametrize(
    ("total", "text"), [(-12, "11"), (0, "11"), (10, "11"), (11, "22"), (38, "44"), (66, "77"), (76, "77")]
)
def test_the_doublet_that_comes_next_has_a_buoy_on_its_mark(total, text):
    pieces = drawn(table("7 5", "4 4", total=total), SIZES[0])
    assert pieces["dial"].face["next"]["text"] == text
    assert pieces["dial"].face["next"]["turn"] == pytest.approx(int(text) * 240 / 77 - 90, abs=0.1)


def colours_of(style, theme):
    """The colours a style sheet gives the felt of a theme, by name."""
    felt = style[style.index(".felt.lobo77 {") :]
    day, night, *_ = felt.split('[data-theme="nuit"] & {')
    return dict(re.findall(r"--([a-z]+): (#[0-9a-f]{6});", (night if theme == "nuit" else day).split("}")[0]))


def light(colour):
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(
    ("theme", "ink", "felt"), [("jour", "#1e2430", "#e9e0cf"), ("nuit", "#efe9dc", "#1b222c")]
)
def test_words_can_be_read_above_the_crest_below_it_and_upon_it(theme, ink, felt):
    style = files("tablee.games.lobo77").joinpath("table.css").read_text(encoding="utf-8")
    assert "--quiet: color-mix(in srgb, var(--ink) 92%, var(--table));" in style
    parts = [round(0.92 * int(ink[k : k + 2], 16) + 0.08 * int(felt[k : k + 2], 16)) for k in (1, 3, 5)]
    quiet = "#{:02x}{:02x}{:02x}".format(*parts)
    grounds = colours_of(style, theme)
    assert {*grounds} == {"sky", "haze", "far", "near", "deep", "bed", "foam"}
    for name, ground in grounds.items():
        for letters in (ink, quiet):
            dark, bright = sorted([light(letters), light(ground)])
            assert (bright + 0.05) / (dark + 0.05) >= 4.5, name


def test_how_many_are_laid_is_written_below_cards_only():
    assert drawn(table("7 5", "4 4", "6 6"), SIZES[1])["heap"].face["text"] == ""
    match = table("7 5", "4 4", "6 6", total=19, laid="10 9")
    pieces = drawn(match, SIZES[1])
    assert pieces["heap"].face["text"] == "2 posées"
    assert {"leaf-0", "leaf-1"} <= {*pieces}, "the last of them is not known"
    before = match.look(0)
    play(match, "lay 7")
    after = drawn(match, SIZES[1], (0, "lay 7"), before)
    assert (after["heap"].face["text"], after["laid-0"].face["sign"]) == ("3 posées", "7")
    assert "leaf-1" in after
    play(first := table("7 5", "4 4", "6 6"), "lay 7")
    alone = drawn(first, SIZES[1], (0, "lay 7"), table("7 5", "4 4", "6 6").look(0))
    assert "leaf-0" not in alone, "nothing lies below the only one"


@pytest.mark.parametrize("size", [(295, 485), *SIZES])
def test_cards_alike_are_fanned_and_said_to_be_so_many_cards(size):
    for hand in ("10 10 10 3 -10", "2x 2x 76 -10 0"):
        pieces = drawn(table(hand, "4 4", "6 6"), size)
        several = hand.split()[0]
        first, other = pieces[f"c-{several}"], pieces["c--10"]
        assert (first.w, first.y) == (other.w, other.y)
        count = hand.split().count(several)
        note = first.face["several"]
        assert note["text"] == f"tu en as {count}", "a number alone, or ×2, would be a card"
        assert -note["reach"] - 0.1 <= note["left"] < 25, "it is stuck on the edge between them"
        assert note["left"] + note["width"] <= 50.1
        assert "several" not in other.face
        assert f" (tu en as {count})\u00a0: le total " in first.label
        assert first.face["whole"]
        for k in range(2, count + 1):
            beneath = pieces[f"c-{several}-{k}"]
            least = 0.25 if size[0] > 300 else 0.08
            assert first.x - beneath.x >= least * first.w * (k - 1), "its corner looks out"
            assert beneath.z < first.z
            assert beneath.face["beneath"], "no number is seen half"
            reach = first.face["several"]["reach"] * first.w / 50
            assert first.x - reach <= beneath.x + 0.1, "a finger on it means the first"
        alone = [piece for piece in pieces.values() if piece.button and piece.kind == "card"]
        for one, following in itertools.pairwise(sorted(alone, key=lambda piece: piece.x)):
            assert following.x - one.x >= one.w


def test_how_many_are_alike_is_one_word_where_the_next_card_lies_upon_it():
    match = table("10 10 10 3 -10", "4 4", "6 6")
    setting = Setting(["Toi", "Ada", "Blaise"], french, felt_for(295, 485, True), viewer=0)
    at = next(piece for piece in scene(match.look(0), setting).pieces if piece.id == "c-10")
    covered = _several(3, HandPlace(at.x, at.y, at.w, at.h, 0.7), 2, setting)
    assert covered["text"] == "trois"
    assert covered["left"] + covered["width"] <= 35


@pytest.mark.parametrize("size", [(360, 592), (360, 692), (740, 312), (1280, 752)])
@pytest.mark.parametrize("large", [False, True])
def test_the_dial_keeps_its_size_and_place_whatever_is_in_the_hand(size, large):
    setting = Setting(["Toi", "Ada", "Blaise"], french, felt_for(*size, large), viewer=0)
    places = set()
    for hand in ("2 3 5 7 9", "10 10 10 10 3", "7"):
        match = table(hand, "4 4", "6 6")
        dial = next(piece for piece in scene(match.look(0), setting).pieces if piece.id == "dial")
        places.add((dial.x, dial.y, dial.w))
    assert len(places) == 1


@pytest.mark.parametrize("size", [(360, 592), (360, 692), (740, 312), (1280, 752)])
def test_the_three_cards_of_a_2x_keep_clear_of_the_pile_the_dial_and_the_hand(size):
    pieces = drawn(table("2 3 5 7 9", "4 4", "6 6", laid="2x", owed=2, barred=True), size)
    debt = [pieces["twice-0"], pieces["place-0"], pieces["place-1"]]
    hand = min(piece.y - piece.h / 2 for piece in pieces.values() if piece.button and piece.kind == "card")
    for one in debt:
        assert one.x + one.w / 2 <= felt_for(*size).width
        assert one.y + one.h / 2 + 1.2 <= hand, "a card that can be chosen rises"
        for other in (*debt, pieces["pile"], pieces["dial"]):
            across = abs(one.x - other.x) >= (one.w + other.w) / 2
            assert one is other or across or abs(one.y - other.y) >= (one.h + other.h) / 2


@pytest.mark.parametrize("seats", [2, 8])
def test_on_a_phone_held_sideways_the_hand_leaves_the_dial_room(seats):
    felt = felt_for(740, 312)
    match = table("2 3 5 7 9", *["10"] * (seats - 1))
    names = [f"Player {k}" for k in range(seats)]
    pieces = {one.id: one for one in scene(match.look(0), Setting(names, french, felt, viewer=0)).pieces}
    assert pieces["dial"].w * felt.px > 200
    assert pieces["c-2"].w * felt.px > 44


def test_everything_on_the_table_says_what_it_is():
    pieces = drawn(table("7 5", "4 4", "6 6"), SIZES[0])
    assert pieces["heap"].label == "Ici viennent les cartes posées"
    assert pieces["pile"].label == "Pioche\u00a0: 4 cartes"
    assert pieces["dial"].label == (
        "Total\u00a0: 0. Le prochain doublet, 11, coûte une bouée. On joue dans le sens horaire"
    )


def test_a_round_begins_with_nothing_of_the_round_before_on_the_table():
    match = table("10 5", "4 4", "6 6", total=70, laid="7 9")
    before = match.look(0)
    play(match, "lay 10")
    pieces = drawn(match, SIZES[0], (0, "lay 10"), before)
    assert (pieces["dial"].face["total"], pieces["dial"].face["caption"]) == ("0", "")
    assert not [id_ for id_ in pieces if id_.startswith(("laid-", "leaf-"))]
    assert pieces["heap"].face["text"] == ""


def test_tokens_are_buoys_everywhere_but_in_the_rules():
    for lang, token in (("fr", "jeton"), ("en", r"(?<![$-])\btokens?\b")):
        about = [line for line in source("lobo77", lang).splitlines() if re.search(token, line)]
        assert [line for line in about if not re.match(r"[RD]\d|heading-tokens|note-tokens", line)] == []


@pytest.mark.parametrize("size", [(295, 485), (360, 592), (360, 692), (607, 256), (1280, 752)])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("hand", ["2 76 10 -10 2x", "turn -10 22 0 7"])
def test_the_number_of_a_card_stands_where_it_is_seen(hand, size, large):
    setting = Setting(["Toi", "Ada", "Blaise"], french, felt_for(*size, large), viewer=0)
    match = table(hand, "4 4", "6 6")
    pieces = [piece for piece in scene(match.look(0), setting).pieces if piece.id.startswith("c-")]
    for piece, following in itertools.pairwise([*pieces, None]):
        beside = following is not None and following.y == piece.y
        seen = min((following.x - following.w / 2 - piece.x + piece.w / 2) / piece.w, 1) if beside else 1
        face = piece.face
        half = face["big"] * 0.35 * len(face["sign"])
        assert face["sign"] == "turn" or face["middle"] + half <= 50 * seen + 0.5, piece.id
        assert face["middle"] - half >= 0


@pytest.mark.parametrize("size", [(360, 692), (412, 867)])
def test_the_dial_is_as_large_as_a_high_screen_allows(size):
    pieces = drawn(table("2 3 5 7 9", "4 4", "6 6"), size)
    assert pieces["dial"].w > 66
    assert pieces["pile"].y - pieces["pile"].h / 2 > pieces["dial"].y + pieces["dial"].h / 2


def test_every_card_says_what_it_does():
    pieces = drawn(table("0 -10 2x turn 9", "4 4", "6 6"), SIZES[0])
    assert (
        pieces["c-2x"].label
        == "un 2×\u00a0: le total ne change pas et la personne suivante doit poser deux cartes"
    )
    assert pieces["c-turn"].label.endswith("le jeu repart dans l’autre sens")
    assert pieces["c-9"].label == "un 9\u00a0: le total monte de 9"


def test_tokens_lost_leave_their_places_empty():
    match = table("7 5", "4 4", "6 6", lives=[2, 4, 1])
    setting = Setting(["Toi", "Ada", "Blaise"], french, felt_for(*SIZES[0]), viewer=0)
    seats = scene(match.look(0), setting).seats
    assert [(seat.face["lives"], seat.face["gone"]) for seat in seats] == [(2, 2), (4, 0), (1, 3)]


def test_the_prompt_says_that_it_is_ones_turn():
    match = table("7 5", "4")
    assert french.say(look.prompt(match.look(0))).startswith("À toi")


def test_the_third_lesson_says_how_a_game_ends():
    done = french.say(("lesson-end-done", {}))
    assert lessons_of("lobo77")[2].name == "end"
    assert "La dernière personne en jeu gagne." in done


def told(match, action, viewer=0):
    before, seat = match.look(viewer), match.asked
    match.play(seat, action)
    said = look.tell(before, seat, action, match.look(viewer))
    return " ".join(french.say(sentence, ["Toi", "Ada", "Blaise"], viewer) for sentence in said)


@pytest.mark.parametrize(("way", "by"), [(1, "Toi"), (-1, "Blaise")])
def test_R7_who_is_to_lay_two_cards_is_told_because_of_whose_card(way, by):
    match = table("7 5", "4 3", "6 6", total=45, turn=1, owed=2, barred=True, way=way)
    asked = french.say(look.prompt(match.look(1)), ["Toi", "Ada", "Blaise"], 1)
    assert asked.startswith(f"{by} a posé un 2×\xa0: pose deux cartes, et pas de 2× en premier.")
    match.play(1, "lay 4")
    asked = french.say(look.prompt(match.look(1)), ["Toi", "Ada", "Blaise"], 1)
    assert asked.endswith(f"Pose ta deuxième carte, à cause du 2× de {by}.")


def test_R11_who_swims_is_told_to_be_in_play_still_and_so_are_the_others_told():
    own = told(table("7 5", "4 4", "6 6", total=37, lives=[2, 4, 4]), "lay 7")
    assert "Tu joues encore, mais la prochaine perte te met hors jeu." in own
    others = told(table("7 5", "4 4", "6 6", total=37, lives=[2, 4, 4]), "lay 7", 1)
    assert "encore en jeu, mais hors jeu à la prochaine perte." in others
    setting = Setting(["Toi", "Ada", "Blaise"], french, felt_for(*SIZES[0]), viewer=0)
    seats = scene(table("7 5", "4 4", "6 6", lives=[2, 1, 4]).look(0), setting).seats
    assert "hors jeu à la prochaine perte" in seats[1].label
    assert "on nage\xa0: encore en jeu" in french.say(("score-name", {}))


@pytest.mark.parametrize(
    ("card", "said"), [("0", "reste à 75."), ("turn", "reste à 75."), ("-10", "est maintenant 65.")]
)
def test_a_card_that_does_not_change_the_total_is_told_so(card, said):
    assert said in told(table("0 turn -10", "4 4", "6 6", total=75), f"lay {card}")


def test_a_first_game_explains_a_2x_and_a_change_of_direction_in_one_note_in_ones_own_turn():
    for hand in ("2x 9", "turn 9", "2x turn", "7 9"):
        seen = table(hand, "4 4", "6 6", laid="5").look(0)
        assert look.novelty("lay 5", seen) == (None if hand == "7 9" else "numberless")
        for laid in ("lay 5", "lay turn", "lay 2x"):
            assert look.novelty(laid, seen | {"turn": 1}) is None, (
                "not where one holds none, or may not play it"
            )
    assert "flèches" in french.say(("new-numberless", {}))


def test_the_first_thing_a_first_game_explains_is_what_costs_a_buoy():
    for turn in (0, 1):
        seen = table("2x 9", "4 4", "6 6", turn=turn)
        told = [news["name"] for news in news_of(Eye(seen, 0), Table("x", game="lobo77"), "fr")]
        assert told[0] == "lay"
        assert told[1:] == (["numberless"] if turn == 0 else [])
    assert "11, 22 … 66" in french.say(("new-lay", {}))


def test_that_a_round_is_over_is_told_with_the_card_that_ended_it():
    own = told(table("10 5", "4 4", "6 6", total=70), "lay 10")
    assert own.startswith(
        "Tu poses un 10\u00a0: 80, c’est 77 ou plus, la manche est finie. Tu perds une bouée"
    )


@pytest.mark.parametrize(
    ("hand", "total", "given"),
    [
        ("10 4 turn", 25, {"10": "reason-largest", "4": None, "turn": "reason-turns"}),
        ("44 22 4", 1, {"44": "reason-sheds", "22": None, "4": None}),
        ("10 0 -10", 30, {"10": "reason-keeps", "0": None}),
        ("10 4 0", 64, {"10": "reason-tight", "4": None, "0": None}),
    ],
)
def test_a_hint_gives_only_what_sets_a_card_apart(hand, total, given):
    seen = table(hand, "4 4", "6 6", total=total).look(0)
    for card, key in given.items():
        found = reason(seen, f"lay {card}")
        assert (found and found[0]) == key, card
