"""Tables as a browser gets them: every choice can be clicked, and nothing hidden is sent."""

import copy
import json
import random
from html.parser import HTMLParser
from typing import Any

import numpy as np

from tablee.core.live import manners
from tablee.core.scene import WIDE, Felt, felt_for
from tablee.errors import IllegalAction
from tablee.server import eyes, views
from tablee.server.pulse import Live
from tablee.server.tables import Refused
from tablee.testing.live_tables import LONG_NAMES, players, reached
from tablee.testing.tables import Setup

WAYS = [(lang, felt_for(*room)) for lang in ("fr", "en") for room in ((360, 592), (740, 312), (940, 752))]
VOID = {"meta", "link", "input", "img", "br", "hr"}
ODD = ["", "nothing", "lay", "decline", "close"]  # what no seat may be allowed by accident


class Drawn(HTMLParser):
    """What a browser finds in a view: its elements with an id, its buttons, what is not closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.buttons: dict[str, dict[str, str | None]] = {}
        self.open: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()
        assert not self.open, f"never closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        assert len(found) == len(attrs), f"an attribute twice: {attrs}"
        assert not any(name.startswith("on") for name in found), "a script in an attribute"
        assert "style" not in found, "the policy forbids style attributes"
        assert tag not in ("script", "style"), "the policy forbids scripts and styles inside a page"
        if found.get("id") is not None:
            self.ids.append(found["id"] or "")
        if tag == "button":
            self.buttons[found.get("id") or ""] = found
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def every_choice_can_be_clicked(setup: Setup, every: int) -> None:
    """At a table played at random, each legal action is a path of buttons with names."""
    looks = 0
    for n, (live, _, _) in enumerate(reached(setup, "views", 62)):
        if n % every != 1:
            continue
        assert live.table.match is not None
        waiting = [f"p{seat}" for seat in live.table.match.waiting if seat >= 0]
        for player in dict.fromkeys([waiting[0] if waiting else None, None, players(live)[-1]]):
            looks += 1
            check_view(live, player, *WAYS[looks % len(WAYS)])


def check_view(live: Live, player: str | None, lang: str, felt: Felt) -> None:
    """One view: ids once, a path for every action, no path within another, a name for every button."""
    live.views.clear()
    message = views.drawn(live, player, lang, felt)
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
        assert id_.startswith("do-") or (button.get("aria-label") or "").strip(), f"{id_} has no name"
    named = [k for k in range(live.table.seats) if k != seat or felt.kind != "low"]  # there one is “you”
    assert all(LONG_NAMES[k] in drawn.text for k in named)


# Secrecy as a property over bytes


def sent(live: Live, player: str | None, way: tuple[str, Felt] = ("fr", WIDE)) -> str:
    """All that a viewer is sent of a table as it stands, as text."""
    live.views.clear()
    return json.dumps([views.drawn(live, player, *way), views.plain(live, player)], ensure_ascii=False)


def refusals(live: Live, player: str | None) -> list[str]:
    """What a seat is told when it tries this and that; being told to wait is not a refusal of the action."""
    table = live.table
    seat, match = table.seat_of(player), table.match
    if seat is None or match is None:
        return []
    shown, texts = table.eye(seat).legal, match.game.notation.ACTIONS
    told = [_undo(live, seat)]
    for action in random.Random(7).sample(texts, min(len(texts), 16)) + ODD:
        if action in shown:
            continue
        trial = match.copy()
        try:
            trial.play(seat, manners(table.game).as_played(trial, seat, action))
            told.append("accepted")
        except IllegalAction as error:
            told += [error.key, error.say("fr"), error.say("en")]
    return told


def _undo(live: Live, seat: int) -> str:
    try:
        live.table.undo_to(seat)
    except Refused as error:
        return error.key
    return "yes"


def imagined(live: Live, player: str | None, dice: random.Random) -> Live:
    """The same table in a world where all that the viewer cannot know is otherwise."""
    seat, match = live.table.seat_of(player), live.table.match
    assert match is not None
    table = copy.copy(live.table)
    world = table.match = match.copy()
    world.imagine(seat, np.array([dice.getrandbits(32) for _ in range(4)], "i8"))
    table.eyes = {}
    for whose, eye in live.table.eyes.items():
        if whose in (seat, None):
            twin = table.eyes[whose] = copy.copy(eye)
            if table.question is None:
                twin.look = world.look(whose)
                twin.legal = eyes.shown(world, whose)
            elif whose is not None and whose not in table.question.answered:
                twin.legal = eyes.answers(world, whose, table.question)
    other = Live(table)
    other.away = live.away
    return other


def nothing_hidden_is_sent(setup: Setup, every: int) -> None:
    """Deal anew all that a viewer cannot know, and everything sent to that viewer stays the same."""
    dice = random.Random(1)
    states = 0
    for n, (live, _, _) in enumerate(reached(setup, "secret", 55)):
        if n % every != every - 1:
            continue
        states += 1
        for k, player in enumerate(players(live)):
            way = WAYS[(k + states) % len(WAYS)]
            before: Any = sent(live, player, way), refusals(live, player)
            twin = imagined(live, player, dice)
            assert (sent(twin, player, way), refusals(twin, player)) == before
