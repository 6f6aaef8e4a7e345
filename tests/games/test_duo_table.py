"""Duo at the table: what is refused and told."""

from itertools import pairwise

import pytest

from tablee.core.lesson import lessons_of, offered
from tablee.core.scene import Setting, felt_for
from tablee.games.duo import look
from tablee.games.duo.notation import action_words, card_words
from tablee.games.duo.reasons import reason
from tablee.games.duo.table import path, question, scene, tried
from tablee.words import words
from tests.games.test_duo import table

french = words("duo", "fr")


def test_a_card_that_does_not_fit_is_told_what_it_has_in_common():
    seen = table([["R4s", "G4s"], ["Y2x", "Y3x"]]).look(0)
    for card, told in (("R4s", "n’a que la couleur"), ("G4s", "n’en a aucun")):
        assert told in french.say(look.refusal(seen, f"lay {card} left"))


def test_a_stack_touched_first_asks_for_a_card_or_says_why_none_goes_there():
    match = table([["R3s", "R4s", "Y2x"], ["Y3x", "Y4x"]])
    seen = match.look(0)
    assert tried(("stack-left",), seen) == ("card-first", {})
    assert tried(("stack-left",), match.look(1)) is None, "somebody else is on turn"
    assert tried(("stack-right",), seen) == ("card-elsewhere", {}), "no card of the hand goes there"
    match.play(0, "lay R3s left")
    bound = tried(("stack-right",), match.look(0))
    assert look.refusal(match.look(0), bound)[0] == "bound-to-stack"


def test_a_single_shape_is_no_number():
    said = {card: french.say(card_words(card)) for card in ("G1x", "R1s", "Y3c")}
    assert said == {"G1x": "la croix verte", "R1s": "le carré rouge", "Y3c": "la carte aux 3 ronds jaunes"}


def test_many_cards_in_hand_leave_the_stacks_large_on_a_phone():
    for size, cards in (((360, 592), 7), ((360, 592), 8), ((360, 410), 8)):
        hand = ["G2t", "G4s", "Y2s", "Y4t", "G1s", "Y1s", "Y4s", "B3x"][:cards]
        seen = table([hand, ["Y3x", "Y4x"]]).look(0)
        felt = felt_for(*size)
        drawn = scene(seen, Setting(["Toi", "Ada"], french, felt, viewer=0))
        pieces = {piece.id: piece for piece in drawn.pieces}
        left, pile, right = (pieces[name] for name in ("stack-left", "pile", "stack-right"))
        assert left.w * felt.px > 58, size
        assert min(piece.w for piece in pieces.values() if piece.button) * felt.px >= 44
        assert left.x + left.w / 2 < pile.x - pile.w / 2
        assert pile.x + pile.w / 2 < right.x - right.w / 2
        assert right.x + right.w / 2 <= felt.width - 2


def test_cards_of_the_round_before_are_not_of_this_turn():
    match = table([["R3s", "R4s", "Y2x"], ["Y3x", "Y4x"]])
    match.play(0, "lay R3s left")
    before = match.look(1) | {"run": 4}
    match.play(0, "stop")
    assert look.tell(before, 0, "stop", match.look(1))[0][0] == "log-stop"


def test_after_the_first_lesson_touching_a_card_is_enough_as_in_a_game():
    for lesson in lessons_of("duo")[1:3]:
        match = lesson.start("duo")
        for ask in lesson.asks:
            tries = [path(action, match.look(0)) for action in offered(match, lesson, ask)]
            cards = [pieces[0] for pieces in tries if len(pieces) > 1]
            assert len(cards) == len({*cards})
            match.play(0, ask.right[0].action)


def test_a_card_that_ends_a_turn_at_once_is_not_praised_where_another_begins_a_chain():
    tops, hand = ["R3c", "B1x"], ["B1t", "R3s", "R4s", "G4s"]
    seen = table([hand, ["Y3x", "Y4x"]], tops=tops).look(0)
    assert reason(seen, "lay B1t right")[0] == "reason-keeps-chain"
    assert "autant la poser" not in french.say(reason(seen, "lay B1t right"))
    assert reason(seen, "lay R3s left")[0] == "reason-follow"
    seen = table([["B1t", "R3s", "G2c"], ["Y3x", "Y4x"]], tops=tops).look(0)
    assert reason(seen, "lay B1t right")[0] == "reason-alone", "no other card begins a chain either"


def test_a_joker_says_what_it_fits_and_a_first_game_says_it_before_it_is_played():
    match = table([["R3s", "R--", "Y2x"], ["Y3x", "Y4x"]])
    seen = match.look(0)
    drawn = scene(seen, Setting(["Toi", "Ada"], french, viewer=0))
    labels = {piece.id: piece.label for piece in drawn.pieces if piece.button}
    assert (
        ". Il va avec toute carte rouge, dessus ou dessous, mais jamais avec un autre joker"
        in labels["c-R--"]
    )
    assert labels["c-R--"].endswith("jamais avec un autre joker")
    assert "," not in labels["c-R3s"]
    assert look.novelty("draw", seen) == look.novelty("lay R-- left", match.look(1)) == "joker", "told once"
    assert look.novelty("draw", match.look(1)) is None, "nobody else learns of it"
    assert "pour finir" in french.say(("new-joker", {}))


def test_the_lesson_of_jokers_speaks_of_nothing_that_is_not_there():
    lesson = next(lesson for lesson in lessons_of("duo") if lesson.name == "joker")
    assert lesson.asks[-1].right[0].action == "lay Y-- left", "it ends with a card, and no button is left"
    assert "arrêter" not in french.say(("lesson-joker-done", {}))


def test_where_only_stopping_is_left_a_stack_is_no_choice_and_says_what_to_do():
    match = table([["R3s", "Y2x", "G2t"], ["Y3x", "Y4x"]])
    match.play(0, "lay R3s left")
    seen = match.look(0)
    assert match.legal(0) == ["stop"]
    for stack in ("stack-left", "stack-right"):
        assert tried((stack,), seen) == ("stop-only", {})
    assert french.say(("stop-only", {})) == "Plus rien ne convient\u00a0: touche «\u00a0S’arrêter là\u00a0»."
    for viewer, done in ((0, True), (1, False), (None, False)):
        drawn = scene(match.look(viewer), Setting(["Toi", "Ada"], french, viewer=viewer))
        bed = next(piece for piece in drawn.pieces if piece.id == "bed-left")
        assert (bed.face["bound"], bed.face["done"]) == (True, done)


def test_where_nothing_fits_at_all_a_stack_says_to_draw():
    seen = table([["Y2x", "G2t"], ["Y3x", "Y4x"]]).look(0)
    assert tried(("stack-left",), seen) == ("draw-only", {})
    assert "pioche" in french.say(("draw-only", {}))


def test_R14_the_end_of_a_round_tells_where_its_points_come_from():
    match = table([["R3s"], ["Y3x", "Y4x"], ["G1s"]])
    before = match.look(1)
    match.play(0, "lay R3s left")
    told = look.tell(before, 0, "lay R3s left", match.look(1))
    said = [french.say(sentence, ["Blaise", "Toi", "Ada"], 1) for sentence in told]
    assert "Blaise a posé sa dernière carte et marque 3 points" in said[1]
    assert said[1].endswith("un par carte des autres\u00a0: toi 2 et Ada 1.")


SIZES = ((360, 592), (360, 692), (412, 867), (740, 312), (940, 752), (1580, 1032))
SYMBOLS = [colour + number + shape for number in "1234" for colour in "BRYG" for shape in "cstx"]


def drawn_with(cards, seats, size, large=False):
    """A felt and its pieces for a hand of so many cards at a table of so many seats."""
    hands = [SYMBOLS[:cards], *([SYMBOLS[20 + k]] for k in range(seats - 1))]
    seen = table(hands, tops=["B4t", "-3-"], pile=["Y4x"]).look(0)
    names, felt = ["Toi", *"ABCDE"][:seats], felt_for(*size, large)
    shown = scene(seen, Setting(names, french, felt, viewer=0))
    return felt, shown, {piece.id: piece for piece in shown.pieces}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_pile_stands_between_the_stacks_on_one_line_each_of_them_on_a_sheet(size, seats):
    for cards in range(1, 15):
        felt, shown, pieces = drawn_with(cards, seats, size)
        left, pile, right = (pieces[name] for name in ("stack-left", "pile", "stack-right"))
        assert left.y == right.y
        assert abs(pile.y - left.y) < 1
        assert left.x + left.w / 2 < pile.x - pile.w / 2
        assert pile.x + pile.w / 2 < right.x - right.w / 2
        assert min(pile.w, left.w) * felt.px >= 43.5
        for stack, sheet in ((left, pieces["bed-left"]), (right, pieces["bed-right"])):
            assert (sheet.x, sheet.y) == pytest.approx((stack.x, stack.y))
            assert 0 <= sheet.x - sheet.w / 2 < stack.x - stack.w / 2
            assert sheet.x + sheet.w / 2 <= felt.width
            assert stack.y + stack.h / 2 < sheet.y + sheet.h / 2 <= shown.say_at.top or felt.kind == "low"
        if "roller" in pieces:
            assert pieces["roller"].y + pieces["roller"].h / 2 < left.y - left.h / 2


@pytest.mark.parametrize("size", SIZES)
def test_of_every_card_of_a_large_hand_enough_is_seen_to_read_and_to_touch_it(size):
    for cards in range(8, 15):
        felt, _, pieces = drawn_with(cards, 2, size)
        hand = [piece for id_, piece in pieces.items() if id_.startswith("c-") and piece.button]
        assert len(hand) == cards
        rows = sorted({round(piece.y, 3) for piece in hand})
        for y in rows:
            row = sorted(piece.x for piece in hand if round(piece.y, 3) == y)
            step = min(later - earlier for earlier, later in pairwise(row))
            assert step >= 0.42 * hand[0].w or felt.kind == "low"
            assert step * felt.px >= (43.9 if felt.kind != "low" else 38)
            if len(rows) > 1:
                assert row[0] - hand[0].w / 2 <= 1.6, "from edge to edge"
                assert row[-1] + hand[0].w / 2 >= felt.width - 1.6
        if len(rows) > 1:
            uncovered = rows[1] - rows[0] - 2.6  # a chosen card of the lower row rises so far
            assert uncovered >= 0.3 * hand[0].h
            assert (rows[1] - rows[0]) * felt.px >= 44


def test_eight_cards_lie_in_one_fan_where_a_finger_finds_each_and_else_in_two_whole_rows():
    rows = {}
    for size in SIZES:
        _, _, pieces = drawn_with(8, 2, size)
        rows[size] = len({piece.y for id_, piece in pieces.items() if id_.startswith("c-") and piece.button})
    assert [rows[size] for size in SIZES] == [2, 2, 1, 1, 1, 1]


def test_a_card_is_named_as_one_card_and_a_hint_does_not_say_how_many_are_left():
    tops, hand = ["B3s", "Y1x"], ["B4s", "B1s", "G2t", "R2x", "Y3c", "R--", "-4-"]
    seen = table([hand, ["Y3x", "Y4x"]], tops=tops).look(0)
    assert french.say(action_words("lay B4s left")) == "Poser la carte aux 4 carrés bleus à gauche"
    assert french.say(reason(seen, "lay B4s left")) == "tu pourras encore y poser l’une de 2 autres cartes"
    alone = table([["B4s", "B1s", "G2t"], ["Y3x", "Y4x"]], tops=tops).look(0)
    assert french.say(reason(alone, "lay B4s left")) == "tu pourras encore y poser une autre carte"


def test_a_long_turn_is_stamped_at_every_third_card_only():
    hand = ["B1s", "B2s", "B3s", "B4s", "G4s", "Y4s", "R4s"]
    match = table([hand, ["Y3x", "Y4x"]], tops=["B1c", "Y1x"])
    stamped = []
    for run, card in enumerate(hand[:-1], 1):
        before = match.look(0)
        match.play(0, action := f"lay {card} left")
        setting = Setting(["Toi", "Ada"], french, last=(0, action), before=before, viewer=0, run=run)
        stamped.append([beat.words for beat in scene(match.look(0), setting).beats if beat.kind == "stamp"])
    assert stamped == [[], [], ["3 cartes d’un coup\u00a0!"], [], [], ["6 cartes d’un coup\u00a0!"]]


def test_until_a_card_has_come_the_one_below_it_is_seen_on_its_stack():
    match = table([["R3s", "R4s", "Y2x"], ["Y3x", "Y4x"]])
    before = match.look(0)
    match.play(0, "lay R3s left")
    setting = Setting(["Toi", "Ada"], french, last=(0, "lay R3s left"), before=before, viewer=0)
    pieces = {piece.id: piece for piece in scene(match.look(0), setting).pieces}
    below = pieces["below-left"]
    assert (below.face, below.at.split()[:4]) == ("R3c", pieces["stack-left"].at.split()[:4])
    assert below.z < pieces["c-R3s"].z
    assert "below-right" not in pieces


def test_the_stacks_stay_where_they_are_while_a_hand_of_one_row_grows_and_shrinks():
    cards = ["R3s", "R4s", "Y2x", "G2t", "G3t", "Y4x"]
    for size in ((360, 592), (360, 692), (412, 867), (1280, 752)):
        places = set()
        for held in range(1, len(cards) + 1):
            seen = table([cards[:held], ["Y3x", "B4x"]]).look(0)
            shown = scene(seen, Setting(["Toi", "Ada"], french, felt_for(*size), viewer=0))
            places.add(next(piece.at for piece in shown.pieces if piece.id == "stack-left"))
        assert len(places) == 1, size


def heard(language, match):
    key, args = look.prompt(match.look(0))
    return language.say((f"{key}-heard", args))


def test_whoever_hears_the_table_is_told_what_lies_on_the_stacks():
    match = table([["R3s", "R4s", "Y2x"], ["Y3x", "Y4x"]], tops=["R3c", "--x"])
    assert "gauche" not in french.say(look.prompt(match.look(0))), "what is seen is not told"
    said = heard(french, match)
    assert (
        said == "À\u00a0gauche\u00a0: 3 ronds rouges\u00a0; à\u00a0droite\u00a0: joker «\u00a0croix\u00a0»."
    )
    said = heard(words("duo", "en"), match)
    assert said == "On the\u00a0left: 3 red circles; on the\u00a0right: joker “cross”."
    match.play(0, "lay R3s left")
    assert french.say(look.prompt(match.look(0))) == "Pose encore à gauche, ou arrête-toi."
    stuck = table([["B1s", "G4s"], ["Y3x", "Y4x"]], tops=["R3c", "Y1x"])
    assert "3 ronds rouges" in heard(french, stuck)


def labels_of(seen, viewer=0):
    shown = scene(seen, Setting(["Toi", "Ada"], french, viewer=viewer))
    return {piece.id: piece.label for piece in shown.pieces if piece.label}


def test_the_pile_says_what_choosing_it_does_at_that_moment():
    match = table([["R3s", "R4s", "Y2x"], ["Y3x", "Y4x"]])
    assert labels_of(match.look(0))["pile"] == "piocher une carte (3 dans la pioche)"
    assert labels_of(match.look(1), 1)["pile"] == "pioche, 3 cartes"
    match.play(0, "lay R3s left")
    assert labels_of(match.look(0))["pile"] == "pioche, 3 cartes", "now it is laid or stopped"


def test_a_joker_on_a_stack_says_what_goes_on_it():
    told = labels_of(table([["R3s", "R4s"], ["Y3x", "Y4x"]], tops=["-3-", "--x"]).look(0))
    assert "à gauche, le joker «\u00a03\u00a0». Il va avec toute carte au chiffre 3" in told["stack-left"]
    assert "à droite, le joker «\u00a0croix\u00a0». Il va avec toute carte à croix" in told["stack-right"]


def test_a_card_that_goes_on_both_stacks_asks_where_and_nothing_promises_more_taps_than_it_takes():
    seen = table([["R3s", "G2t"], ["Y3x", "Y4x"]], tops=["R3c", "R1s"]).look(0)
    assert question(("c-R3s",), seen) == ("question-both", {})
    alone = table([["R3s", "G2t"], ["Y3x", "Y4x"]]).look(0)
    assert question(("c-R3s",), alone) == ("question-stack", {}), "in a lesson a card alone is not played yet"
    for lang, then in (("fr", "puis"), ("en", "then")):
        assert then not in words("duo", lang).say(("card-first", {}))


@pytest.mark.parametrize(
    ("size", "seats", "said"),
    [((360, 592), 6, "dernière\u00a0!"), ((940, 752), 2, "dernière carte\u00a0!")],
)
def test_who_has_one_card_left_has_a_word_on_the_plate(size, seats, said):
    _, shown, _ = drawn_with(3, seats, size)
    assert [one.face for one in shown.seats] == ["", *[said] * (seats - 1)]
    assert {one.close for one in shown.seats[1:]} == {"dernière carte\u00a0!"}
