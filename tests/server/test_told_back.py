"""What a view tells besides the drawing: what was taken back, and how often somebody was helped."""

import re

import pytest

from tablee.core.scene import WIDE
from tablee.server import views
from tablee.server.sheet import _drawn, _helped
from tablee.server.viewers import viewer_of
from tablee.testing.live_tables import act, started, take


def drawn(live, seat, lang="fr"):
    live.views.clear()
    return views.drawn(live, None if seat is None else f"p{seat}", lang, WIDE)


def test_that_a_move_was_taken_back_is_told_to_who_did_it_too():
    live = started(("duo", 2, {}))
    seat = live.table.match.asked
    assert drawn(live, seat)["undone"] is None
    act(live, seat, "draw")
    take(live, "undo", seat=seat, n=0)
    own, other = drawn(live, seat)["undone"], drawn(live, 1 - seat)["undone"]
    assert own["say"] == "Tu reprends ton dernier coup."
    assert other["say"].endswith("reprend son dernier coup.")
    assert own["number"] == other["number"]
    act(live, seat, "draw")
    assert drawn(live, seat)["undone"] == own, "the same number: it is told once"


def test_taking_back_into_an_earlier_round_says_so():
    live = started(("duo", 2, {}))
    match = live.table.match
    while match.look(None)["round"] == 1:
        seat = match.asked
        lays = [action for action in match.legal(seat) if action != "draw"]
        act(live, seat, lays[0] if lays else "draw")
        match = live.table.match
    seat, _ = match.log[-1]
    take(live, "undo", seat=seat, n=len(match.log) - 1)
    assert "retour à la manche 1" in drawn(live, seat)["undone"]["say"]
    assert drawn(live, 1 - seat, "en")["undone"]["say"].endswith("takes the last move back: back in round 1.")


def test_taking_back_into_an_earlier_round_is_asked_about_first():
    live = started(("duo", 2, {}), bots=(1,))
    seen = []
    while live.table.match.look(None)["round"] == 1:
        match = live.table.match
        seat = match.asked
        if seat == 0:
            seen.append((drawn(live, 0)["undo"], drawn(live, 0).get("regret", "")))
        lays = [action for action in match.legal(seat) if action != "draw"]
        act(live, seat, lays[0] if lays else "draw")
    assert (True, "") in seen
    assert {asks for _, asks in seen} == {""}, "within a round nothing is asked"
    assert "dans la manche 1. Y revenir" in drawn(live, 0)["regret"]
    assert "in round 1. Go back there?" in drawn(live, 0, "en")["regret"]
    assert "regret" not in drawn(live, 1)


@pytest.mark.parametrize(
    ("times", "said"), [(1, "Tu as demandé un conseil."), (3, "Tu as demandé 3 conseils.")]
)
def test_the_sheet_counts_the_hints_of_its_round(times, said):
    live = started(("duo", 2, {}))
    table = live.table
    table.helped = (*[(k, 0, "hint") for k in range(times)], (9, 0, "hint"), (1, 1, "program"))
    helped = _helped(table, 0, 5)
    assert helped == {0: {"hint": times}, 1: {"program": 1}}
    sheet = _drawn(table, [0], viewer_of(table, "p0"), helped, "fr")
    assert said in sheet


def test_each_sentence_of_what_happened_stands_apart():
    live = started(("lobo77", 2, {"tokens": 9}))
    for _ in range(40):
        seat = live.table.match.asked
        act(live, seat, live.table.match.legal(seat)[0])
        told = re.search(r'<p id="told"[^>]*>(.*?)</p>', drawn(live, 0)["html"], re.DOTALL).group(1)
        if told.count("<span>") == 2:
            assert "</span> <span>" in told
            return
    raise AssertionError("nothing took two sentences")


def test_nobody_is_named_twice_on_a_plate():
    live = started(("duo", 2, {}))
    live.table.chairs[0].name = "Toi"
    label = re.search(r'id="seat-0".*?aria-label="([^"]*)"', drawn(live, 0)["html"], re.DOTALL).group(1)
    assert "(toi)" not in label


def test_the_rules_at_a_table_begin_with_how_it_is_played_there():
    for after, said in ((False, "non"), (True, "oui")):
        live = started(("exhopp", 3, {"lay_after_exchange": after}))
        told = re.findall(r"<d[td]>(.*?)</d[td]>", drawn(live, 0)["variant"])
        assert told == ["Poser après un échange", said]
    assert drawn(started(("duo", 2, {"target": 3})), None)["variant"].count("<dt>") == 2
