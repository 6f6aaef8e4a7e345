"""Drawn tables: every choice can be clicked, in every game, for every number of seats, on every screen."""

import random

import pytest

from tablee.core.scene import WIDE
from tablee.core.shelf import shelf
from tablee.server import views
from tablee.testing.drawn import WAYS, Drawn
from tablee.testing.live_tables import act, reached, started
from tablee.testing.tables import choose


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
        for seat, colour in enumerate(colours):
            assert sheet.count(f'href="#{sign.format(colour, seat)}"') == 2, "in the list and at its line"
