"""Ex & hopp at the table: plates that hold what they show, and nothing over anything else."""

import re
from importlib.resources import files

import pytest

import tablee
from tablee.core.scene import LARGER, Setting, felt_for
from tablee.games.exhopp.look import prompt, tell
from tablee.games.exhopp.reasons import reason
from tablee.games.exhopp.table import BADGE, DIGIT, choice, path, scene, tried, warning, whole
from tablee.server.lean import flush, lean
from tablee.words import LANGUAGES, words
from tests.games.test_exhopp import table

WON = ["+4", "+5", "+5", "-4", "-5", "-5", "-6", "-6"]


@pytest.mark.parametrize("size", [(360, 592), (360, 410), (360, 330), (740, 312), (1280, 752)])
def test_points_won_are_told_as_two_sums_that_fit_their_plate(size):
    match = table(seats=3, heads=[], won=[["+4", "+5"], WON, ["+4"]])
    felt = felt_for(*size)
    seats = scene(match.look(0), Setting(["Toi", "Ada", "Blaise"], words("exhopp", "fr"), felt, viewer=0))
    shown = [seat.face["won"] for seat in seats.seats]
    assert shown == [[], ["+14", "-26"], []], "the points beside them say as much"
    assert seats.seats[2].score == "4"
    width = seats.seats_at[1][2] - 3 * felt.text
    assert sum(BADGE + DIGIT * len(points.strip("+")) for points in shown[1]) * felt.text <= width


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
        left, width, _ = first["frame"]
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
    assert told[0].startswith("Choisis d’abord une carte de ta main (R6)")
    assert told[1].startswith("First choose a card of your hand (R6)")
    assert tried(("row-2",), match.look((own + 1) % 3)) is None


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("-4 y12 y9 r3", "Suite 1, −4 : jaune en tête avec 21, encore 1 place."),
        (
            "+5 r4 b4",
            "Suite 1, +5 : égalité à 4, encore 3 places. Si l’égalité reste, personne ne prend +5 : "
            "elle attend, et la suite recommence vide.",
        ),
        ("+6", "Suite 1, +6 : encore 6 places."),
    ],
)
def test_a_row_tapped_without_a_card_says_in_short_who_leads_it_and_what_it_lacks(row, told):
    look = table([["r1"], ["g2"], ["b3"], ["y1"]], [row], stock=[]).look(0)
    said = words("exhopp", "fr").say(tried(("row-1",), look)).replace("\u00a0", " ")
    assert said.endswith(told)


@pytest.mark.parametrize(("row", "tied"), [("+5 r4 b4", True), ("+5 r4 b3", False), ("+5", False)])
def test_whoever_points_at_a_tie_or_hears_of_it_learns_what_comes_of_it(row, tied):
    match = table([["r1"], ["g2"], ["b8"]], [row], stock=[])
    for viewer in (0, 1, None):
        setting = Setting(NAMES, words("exhopp", "fr"), felt_for(360, 592), viewer=viewer)
        label = next(p.label for p in scene(match.look(viewer), setting).pieces if p.id == "row-1")
        assert ("Si l’égalité reste, personne ne prend +5" in label) == tied


def test_a_closed_row_tapped_without_a_card_says_that_it_is_closed():
    look = table([["r1"], ["g2"]], ["+4", None, "+5", "+6"], heads=[]).look(0)
    assert tried(("row-2",), look) == ("row-closed", {"row": 2, "clause": "R11"})


def test_a_row_tapped_while_an_exchange_is_offered_asks_for_what_the_exchange_needs():
    look = table([["r1", "b3"], ["g2"], ["b1"]]).look(0)
    for lang, give, want in (
        ("fr", "la carte que tu donnes", "la couleur que tu veux contre le 3 bleu"),
        ("en", "the card of your hand that you give", "the colour you want for the blue 3"),
    ):
        said = words("exhopp", lang)
        assert give in said.say(tried(("do-offer", "row-2"), look))
        assert want in said.say(tried(("do-offer", "c-b3", "row-2"), look))


def test_a_row_tapped_while_an_offer_stands_says_what_is_asked_of_whom():
    match = table([["r1"], ["g2"], ["b1"]], offer={"by": 0, "card": "r1", "want": "g"})
    asked = [tried(("row-1",), match.look(seat)) for seat in range(3)]
    assert [sentence and sentence[0] for sentence in asked] == ["prompt-wait", "prompt-answer", None]


def test_each_pile_says_what_it_is_for():
    for heads in ([], ["+4"], ["+4", "-6"]):
        shown, _ = drawn(table(seats=3, heads=heads), (360, 592))
        told = {piece.id: piece.label for piece in shown.pieces if piece.kind == "pile"}
        assert "à piocher" in told["stock"]
        assert "la défausse mélangée" in told["stock"]
        assert "suites complètes" in told["discard"]
        assert told["heads"].startswith("Cartes à points à prendre")
        assert ("plus aucune" in told["heads"]) == (not heads)
        assert "finit" in told["heads"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("rows", "heads"), [([], ["+4", "-6"]), ([None, "+5", None, "-4"], []), ([], [])])
def test_point_cards_still_to_take_have_one_count_in_the_bar_and_at_their_pile(rows, heads, lang):
    match = table(seats=3, rows=rows, heads=heads)
    setting = Setting(NAMES, words("exhopp", lang), felt_for(360, 592), viewer=0)
    shown = scene(match.look(0), setting)
    pile = next(piece for piece in shown.pieces if piece.id == "heads")
    left = str(pile.face["count"])
    assert int(left) == len(heads) + sum(line is not None for line in match.look(0)["rows"])
    assert left in words("exhopp", lang).say(shown.title).split()
    assert f"{left} " in pile.label.replace("\u00a0", " ")
    assert (pile.face["lying"] == 0) == (not heads)


PHONES = [(360, 590), (360, 690), (412, 865), (735, 310)]


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("size", PHONES)
def test_large_letters_make_no_card_narrower_and_no_sum_smaller(size, seats):
    match = tablee.game("exhopp", seats=seats).start(seed=1)
    match.play(match.asked, match.legal()[0])
    seen = {}
    for large in (False, True):
        room = [round(pixels / 1.25) for pixels in size] if large else size
        felt = felt_for(*room, large)
        setting = Setting("ABCDEF"[:seats], words("exhopp", "fr"), felt, viewer=0)
        real = min(size[0] / felt.width, size[1] / felt.height)
        pieces = scene(match.look(0), setting).pieces
        widths = [next(p.w for p in pieces if p.kind == "card" and p.button)]
        widths += [next(p.face["text"] / 10 for p in pieces if p.kind == "strip")]
        heads = [next(p.w for p in pieces if p.kind == "head")] if felt.kind == "tall" else []
        seen[large] = [width * real for width in widths]
        # where there is room for sums below the cards, those of usual letters are larger still
        seen[large] += [min(width * real, size[0] * 0.092) for width in heads]
    assert all(large > 0.95 * usual for usual, large in zip(seen[False], seen[True], strict=True)), seen
    assert min(seen[False][1], seen[True][1]) > 11.9


def test_the_hand_fills_the_width_of_a_tall_phone_and_the_rows_its_height():
    shown, felt = drawn(table(seats=3), (412, 867))
    hand = [edges(piece) for piece in shown.pieces if piece.kind == "card" and piece.button]
    assert hand[-1][2] - hand[0][0] > 0.9 * felt.width
    rows = [edges(piece) for piece in shown.pieces if piece.kind == "strip"]
    assert rows[-1][3] - rows[0][1] > 0.42 * felt.height
    assert shown.say_at.h * felt.px > 150


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", SIZES)
def test_rows_can_be_touched_and_keep_apart_from_words_hand_and_piles(size, seats, large):
    match = tablee.game("exhopp", seats=seats).start(seed=2)
    felt = felt_for(*([round(pixels / 1.25) for pixels in size] if large else size), large)
    setting = Setting("ABCDEF"[:seats], words("exhopp", "fr"), felt, viewer=0)
    shown = scene(match.look(0), setting)
    rows = [edges(piece) for piece in shown.pieces if piece.kind == "strip"]
    others = [edges(p) for p in shown.pieces if p.kind == "pile" or (p.kind == "card" and p.button)]
    boxes = [*rows, *others, tuple(shown.say_at)]
    pixels = min(size[0] / felt.width, size[1] / felt.height)
    assert all((bottom - top) * pixels > 43.4 for _, top, _, bottom in rows)
    for left, top, right, bottom in rows:
        assert left >= 0
        assert right <= felt.width
        meets = [b for b in boxes if left < b[2] and right > b[0] and top < b[3] and bottom > b[1]]
        assert meets == [(left, top, right, bottom)]


def test_flowers_tell_a_high_sum_from_a_low_one_in_different_rows():
    shown, _ = drawn(table([["r1"], ["g2"], ["b3"]], ["-5 r9 r12", "+4 g10", "+5 b4"]), (360, 592))
    strips = [piece.face for piece in shown.pieces if piece.kind == "strip"]
    parts = [face["bars"][0]["part"] for face in strips[:3]]
    assert parts[0] == 1
    assert parts[1] == pytest.approx(10 / 21, abs=0.01)
    assert parts[2] == pytest.approx(4 / 21, abs=0.01)
    grown = [face["bars"][0]["high"] + face["bars"][0]["bloom"] for face in strips[:3]]
    assert grown == sorted(grown, reverse=True)


FIVE = ["-6 r12 g11 b10 y12 o10", "+6 r11 b11 y11", "+5 v12 r1"]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("size", [*SIZES, (360, 500), (360, 740), (320, 420), (1920, 1032)])
def test_sums_are_one_drawing_at_all_sizes_within_the_bed_and_apart_from_each_other(size, seats, large):
    hands = [["r2"], ["g1"], ["b3"], ["y1"], ["o1"], ["v2"]][:seats]
    match = table(hands, FIVE if seats == 6 else ["-4 r12 g11 r10", "+6 g9"], stock=[])
    felt = felt_for(*([round(pixels / 1.25) for pixels in size] if large else size), large)
    setting = Setting("ABCDEF"[:seats], words("exhopp", "fr"), felt, viewer=0)
    for face in [piece.face for piece in scene(match.look(0), setting).pieces if piece.kind == "strip"]:
        boxes = []
        for bar in face["bars"]:
            letters, foot = bar["size"], bar["foot"]
            assert letters >= face["text"] - 0.1
            figure = (bar["x"] - 0.75 * letters, foot - 1.12 * letters, bar["x"] + 0.75 * letters, foot)
            top, half = foot - bar["high"] - bar["bloom"] / 2, bar["bloom"] / 2
            flower = (bar["stem"] - half, top, bar["stem"] + half, foot)
            for left, up, right, down in (figure, flower):
                assert left >= face["sums"][0] - 1
                assert right <= face["width"] - 3
                assert -1 <= up < down <= face["height"]
            boxes.append((flower[0], min(flower[1], figure[1]), figure[2], foot))
        for n, (left, up, right, down) in enumerate(boxes):
            for x, y, r, b in boxes[:n]:
                assert left >= r - 2 or x >= right - 2 or up >= b - 1 or y >= down - 1


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_what_became_of_a_row_stays_within_its_strip(size, large):
    match = table([["r1"], ["g2"]], ["+4 r4 r3 g1"], heads=[])
    before = match.look(1)
    match.play(0, "lay r1 1")
    felt = felt_for(*([round(pixels / 1.25) for pixels in size] if large else size), large)
    setting = Setting("AB", words("exhopp", "fr"), felt, last=(0, "lay r1 1"), before=before, viewer=1)
    face = next(piece.face for piece in scene(match.look(1), setting).pieces if piece.id == "row-1")
    assert face["result"]["taker"] == 0
    left, _, right = face["sums"]
    assert left + 4.45 * face["text"] + 17 <= right - 7  # sign, sum, arrow and point card


@pytest.mark.parametrize(
    ("rows", "action", "turned_up", "before"),
    [
        ("+4 r4 r3 g1", "lay r1 1", ("last",), "Juste avant : Toi prend +4 dans la suite 1, avec 8"),
        ("+4 r4 g5 b1", "lay r1 1", (), "Juste avant : Suite 1 : égalité à 5, personne ne prend"),
    ],
)
def test_what_became_of_a_row_is_past_once_another_begins_in_its_place(rows, action, turned_up, before):
    match = table([["r1"], ["g2"], ["b2"]], [rows], heads=["-6"])
    seen = match.look(1)
    match.play(0, action)
    setting = Setting(
        ["Toi", *NAMES[1:]],
        words("exhopp", "fr"),
        felt_for(360, 592),
        last=(0, action),
        before=seen,
        viewer=1,
    )
    pieces = {piece.id: piece for piece in scene(match.look(1), setting).pieces}
    assert "result" not in pieces["row-1"].face
    assert pieces["row-1"].face["bars"] == []
    assert pieces["head-1"].marks == turned_up
    label = pieces["row-1"].label.replace("\u00a0", " ")
    assert label.split(". ")[-1].startswith(before)
    told = [words("exhopp", "fr").say(line, NAMES, 1) for line in tell(seen, 0, action, match.look(1))]
    assert ("à sa place vient −6" in " ".join(told)) == bool(turned_up)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_still_to_take_is_said_in_few_letters(lang):
    said = words("exhopp", lang)
    assert max(len(said.say(("table-title", {"count": count}))) for count in range(19)) <= 25
    assert all("car" in said.say(("table-title", {"count": count})) for count in (1, 18))  # no points


def caution(rows, cards, lang="fr"):
    match = table([cards, ["g8"], ["b8"]], rows, **({"heads": []} if None in rows else {}))
    return words("exhopp", lang).say(reason(match.look(0), f"lay {cards[0]} 1"), NAMES, 0)


def test_a_caution_says_that_the_next_card_brings_the_red_points_and_what_may_prevent_it():
    near = caution(["-4 g4 r3"], ["r6", "g9"])
    assert "la prochaine carte la complète, et tu prends −4, sauf si une autre couleur y rattrape" in near
    sure = caution(["-4 r11 r12"], ["r10", "g9"])
    assert "tu prends −4, quelle qu’elle soit" in sure
    assert sure.startswith("attention, tu mènes toujours cette suite")


def test_a_card_that_brings_a_rival_nearer_to_red_points_says_so_instead_of_warning():
    match = table([["g10"], ["g8"], ["b8"]], ["-6 b7 r12"], stock=[])
    told = words("exhopp", "fr").say(reason(match.look(0), "lay g10 1"), NAMES, 0)
    assert told.replace("\u00a0", " ") == (
        "Ada monte à 10 dans cette suite, qui vaut −6 ; tu la mènes encore avec 12, "
        "mais 3 places restent pour que cela change"
    )


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("b4", "tu reçois du vert, et Blaise n’a qu’un 4 de sa couleur"),
        ("b11", "tu reçois du vert ; attention, Blaise a un 11 de sa couleur"),
    ],
)
def test_an_exchange_that_gives_somebody_their_colour_says_how_much_of_it(card, told):
    offer = {"by": 2, "card": "g3", "want": "b"}
    match = table([["b4", "b11"], ["g2"], ["g3", "b1"]], turn=2, offer=offer)
    said = words("exhopp", "fr").say(reason(match.look(0), f"accept {card}"), NAMES, 0)
    assert said.replace("\u00a0", " ") == told


def test_a_caution_says_that_there_is_nothing_better_only_where_all_else_costs_too():
    rows = ["-5 g2", "-4 r3", "-6 r4", None]
    assert caution(rows, ["r6"]).endswith(
        "toute autre pose te coûte, t’expose ou donne des points à un autre"
    )
    assert "toute autre" not in caution(rows, ["r6", "g9"])
    assert "toute autre" not in caution([*rows[:3], "+5"], ["r6"])


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
    assert large.say_at.h > 1.05 * usual.say_at.h
    rows = [piece for piece in large.pieces if piece.kind == "strip"]
    assert all(row.h * LARGER >= felt.finger - 0.01 for row in rows)
    assert rows[-1].y + rows[-1].h / 2 <= large.say_at.top


# The room for the table: on pages of tables, also where words are docked above it, and of lessons.
UPRIGHT = [(360, 592), (360, 740), (412, 867), (412, 669), (360, 500), (360, 460), (320, 520), (320, 420)]
LESSONS = [(360, 384), (360, 392), (360, 492), (312, 320), (304, 312), (412, 664)]


@pytest.mark.parametrize("offered", [False, True])
@pytest.mark.parametrize(
    ("size", "seats", "large"),
    [(size, seats, large) for size in UPRIGHT for seats in (2, 3, 4, 5, 6) for large in (False, True)]
    + [(size, seats, False) for size in LESSONS for seats in (2, 3, 4)],
)
def test_on_no_upright_table_anything_lies_over_anything_else(size, seats, large, offered):
    match = tablee.game("exhopp", seats=seats).start(seed=2)
    if offered:
        match.play(match.asked, next(action for action in match.legal() if action.startswith("offer")))
    felt = felt_for(*([round(pixels / LARGER) for pixels in size] if large else size), large)
    setting = Setting("ABCDEF"[:seats], words("exhopp", "fr"), felt, viewer=match.asked)
    shown = scene(match.look(match.asked), setting)
    drawn_ = {p.id: edges(p) for p in shown.pieces if p.kind in ("strip", "pile", "offer")}
    hand = {p.id: edges(p) for p in shown.pieces if p.kind == "card" and p.button}
    plates = {
        f"seat-{k}": (x - w / 2, y - h / 2, x + w / 2, y + h / 2)
        for k, (x, y, w, h) in enumerate(shown.seats_at)
    }
    boxes = {**drawn_, **hand, **plates, "say": tuple(shown.say_at)}
    assert len(hand) == 4
    for name, (left, top, right, bottom) in boxes.items():
        assert left > -0.01
        assert top > -0.01
        assert right < felt.width + 0.01
        assert bottom < felt.height + 0.01
        meets = [n for n, b in boxes.items() if left < b[2] and right > b[0] and top < b[3] and bottom > b[1]]
        assert meets == [name]


@pytest.mark.parametrize("offered", [False, True])
@pytest.mark.parametrize("size", LESSONS)
def test_a_lesson_leaves_two_lines_and_a_button_above_a_hand_that_a_finger_meets(size, offered):
    offer = {"by": 0, "card": "g2", "want": "r"} if offered else None
    hands = [["g2"], ["r10", "r5", "g11", "g1"], ["b3"]]
    match = table(hands, turn=0 if offered else 1, offer=offer, stock=[])
    setting = Setting(NAMES, words("exhopp", "fr"), felt_for(*size), viewer=1)
    shown, felt = scene(match.look(1), setting), setting.felt
    pixels = min(size[0] / felt.width, size[1] / felt.height)
    assert shown.say_at.h * pixels > 76  # two lines in the smallest letters, and a button
    hand = [piece for piece in shown.pieces if piece.kind == "card" and piece.button]
    assert all(piece.h * pixels > 43.5 and piece.w * pixels > min(size) / 9 for piece in hand)
    rows = [piece for piece in shown.pieces if piece.kind == "strip"]
    if not offered and size[0] == 360:
        assert all(row.h * pixels > 43 for row in rows)


def test_rows_that_are_closed_give_their_room_to_the_others_and_to_the_words():
    full, felt = drawn(table([["r1"], ["g2"]], ["+4", "+5", "+6", "-4"]), (360, 500))
    late, _ = drawn(table([["r1"], ["g2"]], [None, "+5", None, "-4"], heads=[]), (360, 500))
    heights = [piece.h for piece in late.pieces if piece.kind == "strip"]
    assert max(heights[0], heights[2]) * felt.px < 24
    assert min(heights[1], heights[3]) >= max(piece.h for piece in full.pieces if piece.kind == "strip")
    assert late.say_at.h > full.say_at.h


def test_ones_own_plate_says_whom_one_plays_and_how_many_points_one_has():
    for won, points in (([], "0 point"), (["+5", "-6"], "−1 point"), (["+4", "+5"], "9 points")):
        match = table(seats=3, heads=[], won=[won, [], []])
        for size in ((360, 592), (1280, 752)):
            own = drawn(match, size)[0].seats[0]
            assert own.face["won"] == (won if "-6" in won else [])
            assert own.score.replace("\u00a0", " ") == points
            assert own.role == "Tu joues les cœurs rouges"


def test_an_offer_leaves_the_rows_as_they_are():
    for size in (*SIZES, *UPRIGHT):
        rows = []
        for offer in (None, {"by": 1, "card": "g2", "want": "r"}):
            hands = [["r10", "r5", "g11", "g1"], ["g2"], ["b3"]]
            shown, _ = drawn(table(hands, turn=1, offer=offer, stock=[]), size)
            rows.append([(p.id, p.at) for p in shown.pieces if p.kind in ("strip", "head")])
            if offer and size[1] > 590:
                assert any(piece.kind == "offer" for piece in shown.pieces), size
        assert rows[0] == rows[1]


@pytest.mark.parametrize(
    ("size", "seats", "pixels"),
    [((412, 867), 2, 46), ((412, 867), 6, 46), ((360, 692), 3, 40), ((1280, 752), 6, 60)],
)
def test_a_tall_phone_has_large_rows_and_a_wide_table_uses_its_breadth(size, seats, pixels):
    match = tablee.game("exhopp", seats=seats).start(seed=2)
    felt = felt_for(*size)
    shown = scene(match.look(0), Setting("ABCDEF"[:seats], words("exhopp", "fr"), felt, viewer=0))
    assert next(p.w for p in shown.pieces if p.kind == "head") * felt.px > pixels


def test_where_one_row_is_left_a_card_is_still_laid_by_pointing_at_the_row():
    rows = [None, "+4 r4 b1 g3", None, None]
    look = table([["r6", "g9"], ["g8"], ["b8"]], rows, heads=[]).look(0)
    assert path("lay r6 2", look) == ("c-r6", "row-2")
    assert whole("lay r6 2", look)
    assert not whole("offer r6 for b", look)
    said = words("exhopp", "fr")
    assert said.say(warning("lay r6 2", look), NAMES, 0) == "Tu prends +4 et la partie finit"
    assert said.say(warning("lay g9 2", look), NAMES, 0) == "Ada prend +4 et la partie finit"
    two = table([["r6"], ["g8"], ["b8"]], [None, "+4 r4 b1 g3", None, "+5"], heads=[]).look(0)
    assert path("lay r6 2", two) == ("c-r6", "row-2")
    assert warning("lay r6 2", two) is None
    tie = table([["r6", "g7"], ["g8"], ["b8"]], [None, "+4 r10 b1 g3", None, None], heads=[]).look(0)
    assert warning("lay g7 2", tie) is None


@pytest.mark.parametrize(("lang", "button", "word"), [("fr", "Passer", "passe."), ("en", "Pass", "pass.")])
def test_an_answer_that_is_none_has_one_name_in_the_question_and_on_its_button(lang, button, word):
    asked = {"by": 1, "give": "r", "want": "b", "card": None, "asked": True}
    said = words("exhopp", lang)
    for able in (False, True):
        look = table([["r6", "g9"], ["g8"], ["b8"]]).look(0) | {"offer": asked | {"may_answer": able}}
        assert (said.say(choice("do-decline", look)) == button) == (not able)
        assert said.say(prompt(look), NAMES, 0).endswith(word) == (not able)


@pytest.mark.parametrize(("lang", "told"), [("fr", "pas la valeur"), ("en", "not the value")])
def test_before_an_offer_is_confirmed_it_is_said_what_the_others_see(lang, told):
    look = table([["r6", "g9"], ["g8"], ["b8"]]).look(0)
    assert told in words("exhopp", lang).say(warning("offer r6 for b", look), NAMES, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("row", ["+4 r4 r3 g1", "-4 r4 r3 g1", "+4 r4 g5 g1"])
def test_a_completed_row_is_told_in_two_short_lines(lang, row):
    match = table([["r1"], ["g2"], ["b3"]], [row], stock=["g12", "b12"])
    before = match.look(1)
    match.play(0, "lay r1 1")
    told = tell(before, 0, "lay r1 1", match.look(1))[:2]  # what one draws follows
    said = [words("exhopp", lang).say(sentence, ["Camille", "Ada", "Blaise"], 1) for sentence in told]
    assert len(" ".join(said)) <= 105


@pytest.mark.parametrize(("lang", "told"), [("fr", "rouge (toi)"), ("en", "red (you)")])
def test_whoever_listens_hears_which_of_the_colours_is_their_own(lang, told):
    match = table([["r1"], ["g2"], ["b3"]], ["+4 r4 r3 g1"])
    for viewer in (0, None):
        setting = Setting(NAMES, words("exhopp", lang), felt_for(360, 592), viewer=viewer)
        label = next(p.label for p in scene(match.look(viewer), setting).pieces if p.id == "row-1")
        assert label.count(told) == (0 if viewer is None else 2), "beside its sum, and where it leads"


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_ones_own_plate_says_whom_one_plays_in_large_letters_too(size, large):
    shown, felt = drawn(table(seats=3), [round(n / 1.25) for n in size] if large else size, large)
    assert felt.kind == "low" or shown.seats[0].role.endswith("cœurs rouges")


@pytest.mark.parametrize(
    ("name", "size", "large", "named"),
    [
        ("Fantin", (360, 592), False, True),
        ("Fantin", (360, 692), False, True),
        ("Fantin", (288, 480), True, True),
        ("Fantin", (740, 312), False, False),
        ("Marie-Antoinette de Lorraine", (360, 592), False, False),
    ],
)
def test_ones_own_plate_says_ones_name_beside_whom_one_plays_where_there_is_room(name, size, large, named):
    felt = felt_for(*size, large)
    setting = Setting([name, *NAMES[1:]], words("exhopp", "fr"), felt, viewer=0)
    seats = scene(table(seats=3).look(0), setting).seats
    assert [seat.face["named"] for seat in seats] == [named, False, False]


@pytest.mark.parametrize("size", SIZES)
def test_the_mark_of_who_leads_at_the_last_point_card_is_said_on_the_plate(size):
    won = [["+4"], ["+4", "+6", "-4"], []]
    match = table([["r1"], ["g2"], ["b3"]], ["+4 r4", None, None, None], heads=[], won=won)
    seats = drawn(match, size)[0].seats
    assert [bool(seat.close) for seat in seats] == [False, True, False]
    assert [seat.face["near"] for seat in seats] == ["", "mène", ""]


@pytest.mark.parametrize("seats", [2, 6])
def test_on_a_low_table_a_chosen_card_rises_below_the_rows(seats):
    match = tablee.game("exhopp", seats=seats).start(seed=2)
    setting = Setting("ABCDEF"[:seats], words("exhopp", "fr"), felt_for(740, 312), viewer=match.asked)
    shown = scene(match.look(match.asked), setting)
    rows = max(edges(piece)[3] for piece in shown.pieces if piece.kind == "strip")
    hand = min(edges(piece)[1] for piece in shown.pieces if piece.kind == "card" and piece.button)
    assert hand - 2.6 >= rows - 0.1


def test_what_one_draws_and_what_one_is_given_are_told_apart():
    said = words("exhopp", "fr")
    match = table([["r1"], ["g2", "g3", "g4", "g5"], ["b1"]], offer={"by": 0, "card": "r1", "want": "g"})
    before = match.look(1)
    match.play(1, "accept g2")
    told = [said.say(sentence, NAMES, 1) for sentence in tell(before, 1, "accept g2", match.look(1))]
    assert "Tu reçois le 1 rouge." in told
    match = table(seats=3)
    before, lay = match.look(0), next(a for a in match.legal() if a.startswith("lay"))
    match.play(0, lay)
    told = [said.say(sentence, NAMES, 0) for sentence in tell(before, 0, lay, match.look(0))]
    assert any(sentence.startswith("Tu pioches le ") for sentence in told)


WORDED_BY_SIGN = re.compile(r"^(about|short-aim|new-|lesson-|reason-|R2|R13|prompt-|log-|beat-)")


@pytest.mark.parametrize(
    ("lang", "bare"),
    [
        ("fr", r"(points|cartes à points|suites?) (noirs?|noires?|rouges?)|les rouges|la carte rouge"),
        ("en", r"(black|red) (points|point cards|ones)|the red card"),
    ],
)
def test_point_cards_are_told_by_their_sign_as_red_is_also_somebodys_colour(lang, bare):
    source = files("tablee.games.exhopp").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    told = [line for line in source.splitlines() if WORDED_BY_SIGN.match(line)]
    assert len(told) > 60
    assert [line for line in told if re.search(bare, line)] == []
