"""Secrecy as a property over bytes: deal anew all that a viewer cannot know, and everything that is sent
to that viewer stays the same."""

import copy
import random
import time

import numpy as np
import pytest

from tablee.server.pulse import Live
from tablee.testing import name_of
from tablee.testing.drawn import WAYS, sent
from tablee.testing.live_tables import act, laid_out, players, reached, take
from tests.server.positions import EKKO


@pytest.fixture(autouse=True)
def a_clock_that_stands_still(monkeypatch):
    """What is shown of time that is left is not what is compared here."""
    monkeypatch.setattr(time, "time", lambda: 1.0)


HIDING = [
    ("ekko", 3, {"target": 60}),
    ("ekko", 5, {"faults": True}),
    ("exhopp", 4, {}),
    ("exhopp", 5, {"lay_after_exchange": True}),
]


@pytest.mark.parametrize("setup", HIDING, ids=name_of)
def test_nothing_is_sent_when_only_something_hidden_happened(setup):
    hidden = 0
    for live, seat, action in reached(setup, "hidden", 260):
        if live.table.match.over or action != "decline" or hidden > 12:
            continue
        others = [p for p in players(live) if p != f"p{seat}"]
        before = {p: (live.table.eye(live.table.seat_of(p)).count, sent(live, p)) for p in others}
        after = started_over(live)
        act(after, seat, action)
        for player in others:
            count, message = before[player]
            if after.table.eye(after.table.seat_of(player)).count == count:
                hidden += 1
                assert sent(after, player) == message
    assert hidden, "no hidden action was tried"


def started_over(live):
    """The same table once more, to try something on."""
    table = copy.copy(live.table)
    table.match = live.table.match.copy()
    table.eyes = {seat: copy.deepcopy(eye) for seat, eye in live.table.eyes.items()}
    table.acts, table.question = dict(live.table.acts), copy.deepcopy(live.table.question)
    return Live(table)


# Two worlds that differ for one seat only: in the first it is asked for its mirror and declines, in the
# second it has none. Nobody else may notice.
ASKED = EKKO | {
    "hands": [["58", "81", "83"], ["60", "84"], ["30", "85"]],
    "pile": ["50", "51", "52", "53", "40"],
}
UNASKED = EKKO | {
    "hands": [["58", "81", "83"], ["60", "84"], ["30", "40"]],
    "pile": ["50", "51", "52", "53", "85"],
}


def test_ekko_a_hidden_refusal_leaves_no_trace_later_on():
    asked, unasked = (laid_out(("ekko", 3, {}), state) for state in (ASKED, UNASKED))
    for live in (asked, unasked):
        act(live, 0, "lay 58")
    assert (asked.table.match.asked, unasked.table.match.asked) == (2, 1)
    act(asked, 2, "decline")
    for live in (asked, unasked):
        act(live, 1, "draw")
    for player in (None, "p0"):
        for way in WAYS:
            assert sent(asked, player, way) == sent(unasked, player, way)
    assert asked.table.acts[0] == unasked.table.acts[0], "what an action is answered with"
    assert asked.table.acts[1] == unasked.table.acts[1]


OFFER = {
    "turn": 0,
    "colours": ["r", "g", "b", "y"],
    "rows": [{"head": "+5", "cards": []}] + [{"head": "+4", "cards": []}] * 3,
    "heads": ["+6"],
    "won": [[], [], [], []],
    "hands": [["r1", "r2"], ["g1", "b3"], ["g2", "y1"], ["b1", "b2"]],
    "stock": ["g3", "r3", "y2", "y3"],
    "discard": [],
    "offer": None,
    "declined": [],
    "must_lay": False,
    "idle": 0,
}


def test_exhopp_who_declined_and_how_many_were_asked_leaves_no_trace():
    two, one = (
        laid_out(("exhopp", 4, {}), OFFER | {"hands": hands, "stock": stock})
        for hands, stock in (
            (OFFER["hands"], OFFER["stock"]),
            ([["r1", "r2"], ["g1", "b3"], ["y2", "y1"], ["b1", "b2"]], ["g3", "r3", "g2", "y3"]),
        )
    )
    for live in (two, one):
        act(live, 0, "offer r1 for g")
    act(two, 2, "decline")
    for live in (two, one):
        act(live, 1, "accept g1")
    for player in (None, "p0", "p3"):
        assert sent(two, player) == sent(one, player)
    assert two.table.acts[0] == one.table.acts[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_exhopp_nobody_can_tell_from_an_offer_who_could_meet_it(seats):
    """Two worlds alike for a viewer: all that the viewer is sent while an offer stands, and once it has
    failed, is the same, whoever could have met it."""
    dice = random.Random(seats)
    could = set()
    for live, _, _ in reached(("exhopp", seats, {}), "offers", 120):
        match = live.table.match
        if live.table.question is not None or match.over or match.state["offer"]:
            continue
        by = match.asked
        offers = [action for action in match.legal(by) if action.startswith("offer")]
        for player in players(live) if offers else ():
            viewer = live.table.seat_of(player)
            other = match.copy()
            other.imagine(viewer, np.array([dice.getrandbits(32) for _ in range(4)], "i8"))
            worlds = [laid_out(("exhopp", seats, {}), state) for state in (match.state, other.state)]
            colours = dice.choice(offers)
            asked = [_same_offer(world, by, colours) for world in worlds]
            if viewer == by or None in asked:
                continue
            told = [_course(world, by, offer, player) for world, offer in zip(worlds, asked, strict=True)]
            assert told[0] == told[1]
            could.add(tuple(world.table.acts.get("real", 0) for world in worlds))
    assert {a == b for a, b in could} == {True, False}, "worlds where more could meet it than in the other"


def _same_offer(world, by, colours):
    """An offer of the same two colours, if the proposer can make it in this world."""
    _, give, _, want = colours.split()
    held = [card for card in world.table.match.state["hands"][by] if card[0] == give[0]]
    return f"offer {held[0]} for {want}" if held else None


def _course(world, by, offer, player):
    """What a viewer is sent from an offer on until it has failed: everybody says no, one after the other."""
    table = world.table
    viewer = table.seat_of(player)
    act(world, by, offer)
    told = [sent(world, player)]
    real = 0
    for k in range(1, table.seats):
        seat = (by + k) % table.seats
        if seat in table.match.waiting and table.match.state["offer"]:
            act(world, seat, "decline")
            real += 1
        else:
            take(world, "pass", seat=seat)
        told.append(sent(world, player))
    take(world, "lapse")
    told.append(sent(world, player))
    counts = {seat: count for seat, count in table.acts.items() if seat == viewer}
    table.acts["real"] = real
    return told, counts
