"""Beats: what one would tell afterwards is named by its game, where it happened, and alike for all."""

import random
import re
from html import unescape
from importlib.resources import files

import pytest

from tablee.core.scene import BEATS, TALL, WIDE
from tablee.server import views
from tablee.testing.live_tables import act, started
from tablee.testing.tables import choose

BEAT = re.compile(r'class="piece beat (\w+)".*?data-piece="([^"]*)".*?<b>(.*?)</b>', re.S)

# By game, the seats and what is remarkable there, each by a part of its words in English.
REMARKABLE = {
    "duo": (2, {"target": 5}, ["The last card!", "One left!", "cards in a row!"]),
    "ekko": (
        3,
        {"reactions": "race", "faults": False, "target": 60},
        ["Mirror!", "one left!", "The last card!"],
    ),
    "eko": (2, {}, ["Emperor is taken!", "takes the palace!"]),
    "exhopp": (4, {}, ["+", "−", "A tie"]),
    "lobo77": (3, {}, ["Doublet: ", "it overflows!", "Swimming now!", "Splash!"]),
}


def beats(message):
    return BEAT.findall(message["finale"] or message["html"])


@pytest.mark.parametrize("game", REMARKABLE)
def test_what_is_remarkable_is_told_where_it_happened(game):
    seats, options, wanted = REMARKABLE[game]
    missing, dice = list(wanted), random.Random(f"beats of {game}")
    for n in range(40):
        live = started((game, seats, options), f"{game}/{n}")
        while not live.table.match.over and missing:
            act(live, *choose(live.table.match, dice))
            message = views.drawn(live, None, "en", WIDE)
            for kind, piece, told in beats(message):
                assert kind in BEATS
                html = message["finale"] or message["html"]
                assert f'id="{piece}"' in html, "what it is about lies on the table"
                assert message["sound"] in BEATS
                missing = [words for words in missing if words not in told]
        if not missing:
            return
    raise AssertionError(f"never told: {missing}")


@pytest.mark.parametrize("game", REMARKABLE)
def test_a_beat_is_the_same_for_everybody_and_most_actions_have_none(game):
    """Made of what all can see, it tells a seat nothing that others are not told; whoever it names is said to
    be “you” in their own words."""
    seats, options, _ = REMARKABLE[game]
    live, dice = started((game, seats, options), game), random.Random(game)
    actions = told = 0
    while not live.table.match.over and actions < 60:
        act(live, *choose(live.table.match, dice))
        actions += 1
        for felt in (WIDE, TALL):
            public = beats(views.drawn(live, None, "en", felt))
            for seat in range(seats):
                own = beats(views.drawn(live, f"p{seat}", "en", felt))
                assert [beat[:2] for beat in own] == [beat[:2] for beat in public]
                name = live.table.played_by_names[seat]
                for (*_, said), (*_, to_all) in zip(own, public, strict=True):
                    assert said == to_all or (name in unescape(to_all) and "you" in said.lower())
        told += bool(public)
    assert told <= actions / 2


def test_every_sound_that_games_name_is_one_that_pages_make():
    made = (files("tablee.server") / "static" / "js" / "wood.js").read_text(encoding="utf-8")
    known = set(re.findall(r"^  (\w+): (?:\[|strikes)", made, re.M))
    assert set(BEATS) <= known
    for game, (seats, options, _) in REMARKABLE.items():
        live, dice = started((game, seats, options), game), random.Random(game)
        for _ in range(30):
            if not live.table.match.over:
                act(live, *choose(live.table.match, dice))
            assert views.drawn(live, None, "en", WIDE)["sound"] in {"", *known}
