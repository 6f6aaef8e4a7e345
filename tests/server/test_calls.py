"""Whose turn it is, told to those who look at something else; and who listens is not away."""

import asyncio
import json
import time

import pytest

from tablee.server import calls, pulse
from tablee.server.turns import due_at
from tests.server.conftest import asker, at, done, named, table_of
from tests.server.test_questions import bargaining, three

pytestmark = pytest.mark.anyio


async def who(guest):
    return (await done(guest.get("/api/me")))["id"]


def told(message):
    return json.loads(message.decode().removeprefix("data: "))["turns"]


async def test_one_line_calls_for_all_tables(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    lives = [await table_of(app, ana, bo, options={"first": 1}) for _ in range(2)]
    line = calls.call(app.state.house, lives, await who(ana))
    assert told(await anext(line)) == []
    await done(bo.post(at(lives[1]) + "/act", json={"action": "draw"}))
    assert told(await anext(line)) == [lives[1].table.id]
    await done(bo.post(at(lives[0]) + "/act", json={"action": "draw"}))
    assert told(await anext(line)) == [live.table.id for live in lives]
    await done(ana.post(at(lives[1]) + "/act", json={"action": "draw"}))
    assert told(await anext(line)) == [lives[0].table.id]
    app.state.house.draining.set()
    assert await anext(line, "the end") == "the end"
    app.state.house.draining.clear()
    assert [live.listeners for live in lives] == [0, 0]


async def test_nothing_is_told_when_only_others_do_something(app, monkeypatch):
    """Not even by the moment of a ping: what happens at a table may be hidden."""
    monkeypatch.setattr(calls, "PING", 0.3)
    ana, bo, cy = [await named(app, name) for name in ("Ana", "Bo", "Cy")]
    live = await table_of(app, ana, bo, cy, options={"first": 1})
    line = calls.call(app.state.house, [live], await who(ana))
    await anext(line)
    begun = time.monotonic()
    ping = asyncio.ensure_future(anext(line))
    await done(bo.post(at(live) + "/act", json={"action": "draw"}))
    await done(bo.post(at(live) + "/say", json={"phrase": "hello"}))
    assert await ping == calls.PINGING
    assert time.monotonic() - begun >= 0.29


async def test_tables_of_others_and_tables_that_are_none_are_not_named(app):
    ana, bo, cy = [await named(app, name) for name in ("Ana", "Bo", "Cy")]
    live = await table_of(app, ana, bo)
    app.state.house.draining.set()
    answer = await cy.get("/api/me/turns", params={"tables": f"{live.table.id},nowhere"})
    assert answer.status_code == 200
    assert live.table.id not in answer.text
    assert (await asker(app).get("/api/me/turns", params={"tables": "x"})).status_code == 401
    for wrong in ("", "a,,b", "../x", ",".join(f"t{k}" for k in range(17))):
        assert (await cy.get("/api/me/turns", params={"tables": wrong})).status_code == 422, wrong


async def test_who_listens_is_not_away_and_who_has_closed_the_page_is(app, monkeypatch):
    monkeypatch.setattr(pulse, "AWAY_AFTER", 0.2)
    monkeypatch.setattr(calls, "PING", 0.05)
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    me = await who(ana)
    line = calls.call(app.state.house, [live], me)
    for _ in range(10):
        await anext(line)
        app.state.house.tidy()
        assert me not in live.away
    assert live.listeners == 1
    assert not live.idle, "a table that somebody listens to is not put away"
    await line.aclose()
    await asyncio.sleep(0.25)
    app.state.house.tidy()
    assert me in live.away


async def test_a_seat_that_was_lent_comes_back_when_somebody_looks_not_when_a_hidden_page_listens(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    await done(ana.post(at(live) + "/rise", json={}))
    line = calls.call(app.state.house, [live], await who(ana))
    assert told(await anext(line)) == []
    assert live.table.chairs[0].lent
    await line.aclose()
    await done(ana.post(at(live) + "/here", json={}))
    assert not live.table.chairs[0].lent


async def test_all_who_are_asked_are_called_also_who_could_only_say_no(app):
    ana, bo, cy = await three(app)
    live = await bargaining(app, ana, bo, cy)
    assert due_at(live.table) == [0]
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for g"}))
    assert due_at(live.table) == [1, 2]
    await done(cy.post(at(live) + "/act", json={"action": "decline"}))
    assert due_at(live.table) == [1]
