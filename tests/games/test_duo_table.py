"""Duo at the table: what is refused and told."""

from tablee.core.lesson import lessons_of, offered
from tablee.games.duo import look
from tablee.games.duo.table import path
from tablee.words import words
from tests.games.test_duo import table

french = words("duo", "fr")


def test_a_card_that_does_not_fit_is_told_what_it_has_in_common():
    seen = table([["R4s", "G4s"], ["Y2x", "Y3x"]]).look(0)
    for card, told in (("R4s", "la couleur seulement"), ("G4s", "aucun")):
        assert told in french.say(look.refusal(seen, f"lay {card} left"))


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
