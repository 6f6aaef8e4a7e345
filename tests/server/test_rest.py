"""Between two rounds: play goes on when everybody who is here has put the sheet away, or after a visible time;
clocks that run out, and seats that programs take over."""

import asyncio
import re
import time

import pytest

from tablee.core.scene import WIDE
from tablee.server import croupier, rest, views
from tests.server.conftest import at, done, named, table_of, until

pytestmark = pytest.mark.anyio

# One card more, and the round is over: the total reaches 77.
ALMOST = {
    **{"round": 1, "opener": 0, "turn": 0, "way": 1, "total": 70, "owed": 1, "played": 0, "barred": False},
    **{
        "lives": [4, 4, 4],
        "hands": [["2", "3", "4", "5", "10"], ["2", "3", "4", "5", "6"], ["2", "3", "7", "8", "9"]],
    },
    **{"pile": ["8", "8", "9", "9", "10", "10", "10"], "laid": [], "aside": [], "draws": [0, 0, 0]},
}


async def ended(app, monkeypatch, longest=1000.0, people=2):
    """A table of people and programs at which a round of Lobo 77 is just over."""
    monkeypatch.setattr(rest, "LONGEST", longest)
    guests = [await named(app, name) for name in ("Ana", "Bo", "Cy")[:people]]
    bots = ["beginner"] * (3 - people)
    wish = {"seats": 3, "bots": [None] * (people - 1) + bots, "pace": "instant", "options": {"first": 0}}
    live = await table_of(app, *guests, game="lobo77", **wish)
    live.table.match = live.table.match.game.position(ALMOST)
    live.table.eyes = {}
    for seat in (None, 0, 1):
        live.table.eye(seat)
    await done(guests[0].post(at(live) + "/act", json={"action": "lay 10"}))
    assert live.table.match.look(None)["round"] == 2
    return live, guests


def drawn(live, seat=None, lang="en"):
    player = None if seat is None else live.table.chairs[seat].player
    return views.drawn(live, player, lang, WIDE)


async def test_the_next_round_waits_until_all_people_have_put_the_sheet_away(app, monkeypatch):
    live, (ana, bo) = await ended(app, monkeypatch)
    assert rest.readers(live) == [0, 1]
    assert drawn(live, 0)["rest"]["own"]
    await done(ana.post(at(live) + "/hurry"))
    assert rest.readers(live) == [1], "the first who has read does not count for all"
    assert rest.lasts(live)
    shown = drawn(live, 0)
    assert not shown["rest"]["own"]
    assert "Bo is still reading the score sheet." in shown["finale"]
    assert "still reading the score sheet" in drawn(live)["html"], "whoever watches sees it too"
    assert re.search(r'id="seat-1"\s+class="piece seat s1 reading"', shown["finale"])
    await done(bo.post(at(live) + "/hurry"))
    assert not rest.lasts(live)
    assert drawn(live, 0)["rest"] is None


async def test_programs_move_only_when_the_rest_is_over(app, monkeypatch):
    live, (ana, bo) = await ended(app, monkeypatch)
    length = len(live.table.match.log)
    live.table.chairs[live.table.match.asked].bot = "beginner"
    live.table.chairs[live.table.match.asked].player = None
    still = [client for client, seat in ((ana, 0), (bo, 1)) if live.table.chairs[seat].player]
    app.state.house.tend(live)
    for client in still[:-1]:
        await done(client.post(at(live) + "/hurry"))
    await asyncio.sleep(0.1)
    assert len(live.table.match.log) == length
    await done(still[-1].post(at(live) + "/hurry"))
    await until(lambda: len(live.table.match.log) > length)


async def test_a_rest_that_ends_while_it_is_looked_at_is_no_clock_that_runs_out(app, monkeypatch):
    live, _ = await ended(app, monkeypatch)
    house = app.state.house
    stumbled, until_then = [], time.time()
    monkeypatch.setattr(croupier, "_stumble", lambda house, live, error: stumbled.append(error))
    looks = iter([True])  # it lasts at the first look, and at no other
    monkeypatch.setattr(rest, "lasts", lambda live: next(looks, False))
    monkeypatch.setattr(rest, "until", lambda live: until_then)
    beats = live.pulse.count
    house.tend(live)
    await until(lambda: live.pulse.count > beats or stumbled)
    assert not stumbled


async def test_after_its_time_play_goes_on_without_those_who_still_read(app, monkeypatch):
    live, _ = await ended(app, monkeypatch, longest=0.2, people=2)
    assert rest.lasts(live)
    before = live.pulse.count
    await until(lambda: not rest.lasts(live))
    await until(lambda: live.pulse.count > before)
    assert drawn(live, 0)["rest"] is None


async def test_nobody_waits_for_those_who_are_away(app, monkeypatch):
    live, (ana, _) = await ended(app, monkeypatch)
    live.away = frozenset({live.table.chairs[1].player})
    live.pulse.beat()
    await done(ana.post(at(live) + "/hurry"))
    assert not rest.lasts(live)


async def test_a_clock_starts_when_the_rest_is_over(app, monkeypatch):
    live, (ana, bo) = await ended(app, monkeypatch)
    live.table.clock = 30
    live.table.moved -= 20
    live.pulse.beat()
    assert 'class="clock"' not in drawn(live, 0)["html"], "while people read no time runs"
    for client in (ana, bo):
        await done(client.post(at(live) + "/hurry"))
    assert abs(rest.until(live) - time.time()) < 5
    if live.table.chairs[live.table.match.asked].played_by is None:
        assert 'class="clock"' in drawn(live, 0)["html"]


async def test_what_a_clock_shows_does_not_change_by_itself(app):
    """A drawing that differs each time would tell of whatever happens in secret."""
    ana, bo = [await named(app, name) for name in ("Ana", "Bo")]
    live = await table_of(app, ana, bo, clock=300)
    first = drawn(live, 0)
    await asyncio.sleep(0.15)
    live.pulse.beat()
    assert drawn(live, 0) is first


async def test_that_a_program_took_over_is_told_to_all_and_that_somebody_is_back(app):
    ana, bo = [await named(app, name) for name in ("Ana", "Bo")]
    live = await table_of(app, ana, bo, clock=15, pace="instant")
    assert drawn(live, 1)["handed"] is None
    live.eyed.clear()
    live.table.clock = 0.05
    app.state.house.hurry(live)
    await until(lambda: live.table.chairs[0].lent)
    live.table.clock = 300
    assert drawn(live, 1)["handed"]["say"] == "Ana’s time is up: a program plays instead."
    assert drawn(live, 0, "fr")["handed"]["say"].startswith("Ton temps est écoulé")
    assert "a program plays instead" in drawn(live, 1)["html"]
    number = drawn(live, 1)["handed"]["number"]
    await done(ana.post(at(live) + "/here"))
    back = {"number": number + 1, "say": "Ana is back and plays again.", "own": False}
    assert drawn(live, 1)["handed"] == back


async def test_how_long_others_are_waited_for_is_counted_by_the_page(app):
    """From when it has shown whose turn it is: the house tells it no moment."""
    ana, bo = [await named(app, name) for name in ("Ana", "Bo")]
    live = await table_of(app, ana, bo, options={"first": 0})
    assert 'class="elapsed"' not in drawn(live, 0)["html"], "one’s own thinking is nobody’s business"
    assert '<span class="elapsed" aria-hidden="true">' in drawn(live, 1)["html"]


async def test_who_looks_at_the_table_is_waited_for_though_a_program_has_taken_the_seat(app, monkeypatch):
    live, (ana, bo) = await ended(app, monkeypatch)
    live.table.chairs[0].lent = True
    live.eyed.pop(live.table.chairs[0].player, None)
    assert rest.readers(live) == [1]
    live.note_look(live.table.chairs[0].player)
    assert rest.readers(live) == [0, 1]
    assert drawn(live, 0)["rest"]["own"]
    await done(bo.post(at(live) + "/hurry"))
    assert rest.lasts(live)
    await done(ana.post(at(live) + "/rise"))
    assert not rest.lasts(live), "who has left looks no more"


async def test_who_still_reads_is_told_to_all_others_alike(app, monkeypatch):
    live, (_, bo) = await ended(app, monkeypatch)
    assert "Ana and Bo are still reading" in drawn(live)["html"]
    over = "The round is over.", "La manche est finie."
    assert all(said in drawn(live, 0, lang)["finale"] for lang, said in zip(("en", "fr"), over, strict=True))
    assert "reading the score sheet." not in drawn(live, 0)["finale"], "the sheet is not laid yet"
    await done(bo.post(at(live) + "/hurry"))
    assert "Ana is still reading" in drawn(live)["html"]
    assert "Ana is still reading" in drawn(live, 1)["html"]
    assert over[0] in drawn(live, 0)["finale"]


async def test_what_a_program_did_for_somebody_is_told_among_what_others_did(app):
    ana, bo = [await named(app, name) for name in ("Ana", "Bo")]
    live = await table_of(app, ana, bo, clock=15, pace="instant", options={"first": 0})
    live.note_look(live.table.chairs[0].player)
    live.table.clock = 0.05
    app.state.house.hurry(live)
    await until(lambda: live.table.stood_in)
    live.table.clock = 300
    live.pulse.beat()
    if live.table.eye(0).last[0] == 0:
        assert drawn(live, 0)["aside"]
    assert not drawn(live, 1)["aside"]


async def test_that_somebody_is_gone_is_told_to_the_others(app):
    ana, bo = [await named(app, name) for name in ("Ana", "Bo")]
    live = await table_of(app, ana, bo)
    assert drawn(live, 0)["gone"] == {}
    live.away = frozenset({live.table.chairs[1].player})
    live.pulse.beat()
    assert drawn(live, 0)["gone"] == {1: "Bo is not there any more (page closed or connection lost)."}
    assert "connexion perdue" in drawn(live, None, "fr")["gone"][1]
    assert drawn(live, 1)["gone"] == {}
    live.table.clock = 86_400
    live.pulse.beat()
    assert drawn(live, 0)["gone"] == {}, "where people come and go nobody has gone"


async def test_who_reads_a_sheet_is_asked_on_it_whether_the_game_is_to_end(app, monkeypatch):
    live, (ana, _) = await ended(app, monkeypatch)
    assert drawn(live, 1)["again"] == ""
    await done(ana.post(at(live) + "/stop"))
    asked = drawn(live, 1)["again"]
    assert "Ana wants to stop the game" in asked
    assert asked.count('data-post="stop"') == 2
    assert drawn(live, 0)["again"] == drawn(live)["again"] == ""
