"""EKKO at the table: what is asked, explained and drawn."""

from tablee.games.ekko import look
from tablee.games.ekko import table as drawn
from tablee.words import words
from tests.games.test_ekko import play, table

french = words("ekko", "fr")


def test_who_is_asked_for_a_mirror_is_told_what_it_brings_and_what_each_answer_does():
    match = table("35", "37 40", "50 51", "73 60")
    play(match, (0, "lay 37"))
    seen = match.look(2)
    assert "Tu défausseras une autre carte, ou les autres piocheront." in french.say(look.prompt(seen))
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
