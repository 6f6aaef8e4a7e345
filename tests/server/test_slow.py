"""Games over hours and days: whose turn it is stands on the shelf, and a table sleeps until its clock runs out."""

import asyncio
import re

import pytest
import sqlalchemy as sql

from tablee.server import house as hosting
from tablee.server.mine import my_tables
from tablee.server.people import Player
from tablee.server.store import leases, tables
from tablee.server.turns import due_at, noted
from tests.server.conftest import at, done, named, opened, table_of, until
from tests.server.test_questions import bargaining, three

pytestmark = pytest.mark.anyio
DAY = 86400


async def mine(app, guest):
    me = await done(guest.get("/api/me"))
    return await my_tables(app.state.house, Player(me["id"], me["name"]))


def row_of(app, live):
    query = sql.select(tables).where(tables.c.id == live.table.id)
    return app.state.house.store.read_now(lambda line: line.execute(query).mappings().one())


def change_row(app, live, **values):
    def change(line):
        line.execute(sql.update(tables).where(tables.c.id == live.table.id).values(**values))

    return app.state.house.store.write(change)


def put_away(app, monkeypatch):
    monkeypatch.setattr(hosting, "IDLE_AFTER", -1.0)
    return app.state.house.tidy()


async def test_hours_and_days_can_be_chosen(app):
    ana = await named(app, "Ana")
    page = (await ana.get("/box/duo?lang=fr")).text
    found = re.findall(r'<option value="(\d+)">([^<]*(?:heure|jour)s?)</option>', page)
    assert found == [
        ("3600", "1 heure"),
        ("28800", "8 heures"),
        ("86400", "1 jour"),
        ("259200", "3 jours"),
        ("604800", "7 jours"),
    ]
    made = await ana.post("/box/duo", data={"seats": "2", "clock": "604800"})
    live = app.state.house.tables[made.headers["location"].rpartition("/")[2]]
    assert live.table.clock == 7 * DAY


async def test_ones_turn_comes_first_then_all_others_with_whose_turn_it_is(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    waiting = [await table_of(app, ana, bo, options={"first": 1}) for _ in range(5)]
    asked = [await table_of(app, ana, bo) for _ in range(2)]
    sitting = await table_of(app, ana, seats=2)
    left = await table_of(app, ana, bo, options={"first": 1})
    await done(ana.post(at(left) + "/rise", json={}))
    gone = await table_of(app, ana, seats=2)
    await done(ana.post(at(gone) + "/rise", json={}))
    listed = await mine(app, ana)
    assert [row.turn for row in listed] == ["yours"] * 2 + ["others"] * 5 + ["open", "lent"]
    assert {row.id for row in listed[:2]} == {live.table.id for live in asked}
    assert [row.id for row in listed[-2:]] == [sitting.table.id, left.table.id]
    assert {row.awaited for row in listed[2:7]} == {"Bo"}
    await done(bo.post(at(waiting[3]) + "/act", json={"action": "draw"}))
    assert waiting[3].table.id in {row.id for row in await mine(app, ana) if row.turn == "yours"}
    page = (await ana.get("/")).text
    assert page.count('class="yours"') == 3
    assert "it is Bo’s turn" in page
    assert gone.table.id not in page
    for live in (*waiting, *asked, sitting, left):
        assert live.table.id in page


async def test_what_is_kept_beside_a_table_is_what_it_stands_at(app):
    """After every kind of event, also while a question stands: nobody reads from it who could take it up."""
    ana, bo, cy = await three(app)
    live = await bargaining(app, ana, bo, cy)

    def stands():
        row = row_of(app, live)
        return {key: row[key] for key in ("due", "awaited", "wakes")} == noted(live.table)

    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for g"}))
    assert stands()
    assert row_of(app, live)["due"] == "[1, 2]"
    assert row_of(app, live)["awaited"] is None
    await done(cy.post(at(live) + "/act", json={"action": "decline"}))
    assert stands()
    await done(bo.post(at(live) + "/say", json={"phrase": "hello"}))
    assert stands()
    await done(bo.post(at(live) + "/act", json={"action": "decline"}))
    await until(lambda: live.table.question is None)
    assert stands()
    await done(ana.post(at(live) + "/rise", json={}))
    assert stands()
    await until(lambda: live.table.chairs[0].lent)
    await done(ana.post(at(live) + "/here", json={}))
    assert stands()


async def test_a_slow_table_sleeps_and_costs_nothing(app, monkeypatch):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo, clock=DAY)
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    assert live.croupier is None, "nobody sits beside it for a day"
    assert row_of(app, live)["wakes"] == live.table.moved + DAY
    left = put_away(app, monkeypatch)
    assert live.table.id in left
    await app.state.house.leases.release(left)
    assert live.table.id not in app.state.house.tables
    held = sql.select(leases).where(leases.c.table_id == live.table.id)
    assert app.state.house.store.read_now(lambda line: line.execute(held).all()) == []
    assert [row.turn for row in await mine(app, bo)] == ["yours"]
    assert live.table.id not in app.state.house.tables, "the shelf wakes nothing"
    await done(bo.post(at(live) + "/act", json={"action": "draw"}))
    assert due_at(app.state.house.tables[live.table.id].table) == [0]


async def test_it_wakes_when_its_clock_runs_out_and_a_program_plays_on(database, house_rules, monkeypatch):
    monkeypatch.setattr(hosting, "WAKE_EVERY", 0.05)
    async with opened(database) as app:
        ana, bo = await named(app, "Ana"), await named(app, "Bo")
        live = await table_of(app, ana, bo, clock=DAY)
        await done(ana.post(at(live) + "/act", json={"action": "draw"}))
        house = app.state.house
        await house.leases.release(put_away(app, monkeypatch))
    really = hosting.time.time
    async with opened(database) as app:
        await asyncio.sleep(0.2)
        assert live.table.id not in app.state.house.tables, "it sleeps through a restart too"
        monkeypatch.setattr(hosting.time, "time", lambda: really() + DAY + 1)
        await until(lambda: live.table.id in app.state.house.tables)
        woken = app.state.house.tables[live.table.id]
        await until(lambda: woken.table.chairs[1].lent)
        await until(lambda: woken.table.match.asked == 0)


async def test_a_table_that_was_woken_too_early_sleeps_on(app, monkeypatch):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo, clock=DAY)
    await change_row(app, live, wakes=1.0)
    await app.state.house._wake_sleeper(live)
    assert row_of(app, live)["wakes"] == live.table.moved + DAY
    assert live.croupier is None


async def test_rows_of_before_are_looked_at_once(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    await change_row(app, live, sitting=None, due=None, awaited=None, wakes=None)
    assert [row.turn for row in await mine(app, ana)] == ["yours"]
    assert row_of(app, live)["due"] == "[0]"
    assert [row.awaited for row in await mine(app, bo)] == ["Ana"]
