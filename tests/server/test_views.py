"""Drawn tables: every choice can be clicked, in every game, for every number of seats, on every screen."""

import random
import re
from html import unescape

import pytest

from tablee.core.scene import TALL, WIDE
from tablee.core.shelf import shelf
from tablee.server import rest, views
from tablee.testing.drawn import WAYS, Drawn
from tablee.testing.live_tables import act, laid_out, reached, started
from tablee.testing.tables import choose
from tests.server.positions import EKKO


@pytest.mark.parametrize("card", shelf(), ids=lambda card: card.name)
def test_the_same_view_is_drawn_on_both_screens_and_in_both_languages(card):
    """What can be chosen, and how, does not depend on the screen; only the words on the language."""
    *_, (live, seat, _) = reached((card.name, card.seats[1], {}), "ways", 9)
    seat = next(seat for seat in live.table.match.waiting if seat >= 0)
    messages = []
    for lang, felt in WAYS:
        live.views.clear()
        messages.append(views.drawn(live, f"p{seat}", lang, felt))
    paths = [[(p["path"], p["action"]) for p in message["paths"]] for message in messages]
    assert paths[0]
    assert all(other == paths[0] for other in paths)
    for message in messages:
        named = set(Drawn(message["html"]).buttons)
        assert {id_ for path, _ in paths[0] for id_ in path} <= named
    assert messages[0]["html"] != messages[1]["html"] != messages[2]["html"]


def test_a_sheet_and_its_curve_show_each_player_as_the_table_does():
    """In Ex & hopp players go by the colour they play; elsewhere each seat has a sign."""
    for name, sign in (("exhopp", "exhopp-{0}"), ("lobo77", "mark-{1}")):
        live, dice = started((name, 3, {})), random.Random(name)
        while not live.table.match.over:
            act(live, *choose(live.table.match, dice))
        colours = live.table.match.look(None).get("colours", "???")
        sheet = views.drawn(live, None, "en", WIDE)["sheet"]
        times = 2 + ("<thead>" in sheet)  # in the list, at its line, and above its rounds
        for seat, colour in enumerate(colours):
            assert sheet.count(f'href="#{sign.format(colour, seat)}"') == times


def test_only_who_is_secretly_asked_sees_that_the_table_waits_for_them():
    """In EKKO, for the mirror in hand: another seat's turn goes on afterwards, and nobody else sees a change."""
    live, dice = started(("ekko", 3, {"target": 200}), "asked"), random.Random(4)
    for _ in range(2000):
        match = live.table.match
        turn = match.look(None)["turn"]
        if match.asked not in (-1, turn) and match.look(match.asked)["phase"] == "ask":
            break
        act(live, *choose(match, dice))
    asked, name = match.asked, live.table.played_by_names[turn]
    for lang, then in (("en", f"If {name} plays a card"), ("fr", f"Si {name} pose")):
        mine = unescape(views.drawn(live, f"p{asked}", lang, TALL)["html"])
        assert lit(mine) == [asked]
        assert then in mine
        for other in {None, 0, 1, 2} - {asked}:
            html = unescape(views.drawn(live, None if other is None else f"p{other}", lang, TALL)["html"])
            assert lit(html) == [turn]
            assert then not in html


def lit(html):
    return [int(seat) for seat in re.findall(r'class="piece seat s(\d+) turn', html)]


def test_a_plate_is_read_with_the_blanks_of_its_language():
    live = started(("duo", 2, {}), bots=(1,))
    assert "(amateur)\u00a0: 7 cartes" in unescape(views.drawn(live, "p0", "fr", TALL)["html"])
    assert "(amateur): 7 cards" in unescape(views.drawn(live, "p0", "en", TALL)["html"])


def test_over_the_sheet_of_a_round_nothing_is_told_of_the_next_one_that_is_not_seen_yet(monkeypatch):
    """The table still shows the last card of the round that is over."""
    monkeypatch.setattr(rest, "LONGEST", 0.0)
    hands = {"hands": [["58"], ["60", "84"], ["30", "40"]], "layer": 2}
    live = laid_out(("ekko", 3, {}), EKKO | hands)
    act(live, 0, "lay 58")
    match = live.table.match
    drawn = [views.drawn(live, f"p{seat}", "fr", TALL) for seat in range(3)]
    asked = drawn[match.look(None)["turn"]]
    assert 'id="c-58"' in asked["finale"]
    assert asked["call"]["say"] == "C’est à toi de jouer."
    assert "plus" in unescape(asked["html"]), "and the next round says what it asks for"
