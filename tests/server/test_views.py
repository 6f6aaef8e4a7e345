"""Drawn tables: every choice can be clicked, in every game, for every number of seats, on every screen."""

import random
from html.parser import HTMLParser

import pytest

from tablee.games import shelf
from tablee.server import views
from tests.games.setups import EXTRA, choose, name_of
from tests.server.tables_for_tests import LONG_NAMES, act, players, reached, started

WAYS = [(lang, wide) for lang in ("fr", "en") for wide in (False, True)]
TABLES = [(card.name, seats, {}) for card in shelf() for seats in range(card.seats[0], card.seats[1] + 1)]
TABLES += [(game, 3, options) for game, sets in EXTRA.items() for options in sets]
EVERY = {"eko": 24}  # its board is large and open: fewer looks at it do
VOID = {"meta", "link", "input", "img", "br", "hr"}


class Drawn(HTMLParser):
    """What a browser finds in a view: its elements with an id, its buttons, what is not closed."""

    def __init__(self, html):
        super().__init__()
        self.ids, self.buttons, self.open = [], {}, []
        self.text = ""
        self.feed(html)
        self.close()
        assert not self.open, f"never closed: {self.open}"

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        assert len(found) == len(attrs), f"an attribute twice: {attrs}"
        assert not any(name.startswith("on") for name in found), "a script in an attribute"
        assert "style" not in found, "the policy forbids style attributes"
        assert tag not in ("b", "script", "style") or found.get("class") == "name" or tag == "b"
        if "id" in found:
            self.ids.append(found["id"])
        if tag == "button":
            self.buttons[found.get("id")] = found
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


@pytest.mark.parametrize("setup", TABLES, ids=name_of)
def test_every_choice_is_a_path_of_buttons(setup):
    every = EVERY.get(setup[0], 12)
    looks = 0
    for n, (live, _, _) in enumerate(reached(setup, "views", 62)):
        if n % every != 1:
            continue
        waiting = [f"p{seat}" for seat in live.table.match.waiting if seat >= 0]
        for player in dict.fromkeys([waiting[0] if waiting else None, None, players(live)[-1]]):
            looks += 1
            _check(live, player, *WAYS[looks % len(WAYS)])


def _check(live, player, lang, wide):
    live.views.clear()
    message = views.drawn(live, player, lang, wide)
    drawn = Drawn(message["html"])
    assert len(set(drawn.ids)) == len(drawn.ids), "an id twice"
    seat = live.table.seat_of(player)
    legal = [] if seat is None else live.table.eye(seat).legal
    assert [path["action"] for path in message["paths"] if "lasting" not in path] == legal
    assert all(path["action"] in legal for path in message["paths"])
    paths = [tuple(path["path"]) for path in message["paths"]]
    assert len(set(paths)) == len(paths), "two actions chosen alike"
    for path, whole in zip(paths, message["paths"], strict=True):
        assert path, "an action that nobody can choose"
        assert whole["say"].strip()
        for id_ in path:
            assert id_ in drawn.buttons, f"{id_} of {whole['action']} is no button"
        assert not any(other[: len(path)] == path for other in paths if other != path), "a path within a path"
    for id_, button in drawn.buttons.items():
        assert id_.startswith("do-") or button.get("aria-label", "").strip(), f"{id_} has no name"
    assert all(name in drawn.text for name in LONG_NAMES[: live.table.seats])


@pytest.mark.parametrize("card", shelf(), ids=lambda card: card.name)
def test_the_same_view_is_drawn_on_both_screens_and_in_both_languages(card):
    """What can be chosen, and how, does not depend on the screen; only the words on the language."""
    *_, (live, seat, _) = reached((card.name, card.seats[1], {}), "ways", 9)
    seat = next(seat for seat in live.table.match.waiting if seat >= 0)
    messages = []
    for lang, wide in WAYS:
        live.views.clear()
        messages.append(views.drawn(live, f"p{seat}", lang, wide))
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
        sheet = views.drawn(live, None, "en", True)["sheet"]
        for seat, colour in enumerate(colours):
            assert sheet.count(f'href="#{sign.format(colour, seat)}"') == 2, "in the list and at its line"
