"""What is kept of people can be taken along and deleted; what is old goes when the keeper says so."""

import json
import time

import pytest
import sqlalchemy as sql

from tablee.server.retention import DAY, Limits, prune
from tablee.server.store import events, finished, players
from tests.server.conftest import asker, at, done, named, opened, table_of
from tests.server.test_security import first_record

pytestmark = pytest.mark.anyio


async def played_out(app, *guests, **wish):
    """A finished game of two people, each of whom has said something."""
    live = await table_of(app, *guests, options={"target": 1}, **wish)
    for guest, words in zip(guests, ("a word of mine", "another one"), strict=True):
        await done(guest.post(at(live) + "/say", json={"text": words}))
    while live.table.phase == "playing":
        seat = live.table.match.asked
        legal = live.table.match.legal(seat)
        action = next((a for a in legal if a.startswith("lay")), legal[0])
        await done(guests[seat].post(at(live) + "/act", json={"action": action}))
    return live


def all_there_is(app):
    """Everything in the database, as one text."""
    store = app.state.house.store

    def read(line):
        return json.dumps(
            [
                [str(v) for v in row]
                for table in sql.inspect(line).get_table_names()
                for row in line.exec_driver_sql(f'SELECT * FROM "{table}"')
            ],
            ensure_ascii=False,
        )

    return store.read_now(read)


async def test_whoever_asks_gets_what_is_kept_of_them_and_nothing_of_others(app):
    ana, bo = await named(app, "Anastasia"), await named(app, "Bonifaz")
    live = await played_out(app, ana, bo)
    running = await table_of(app, ana, bo)
    await done(ana.post(at(running) + "/act", json={"action": "draw"}))
    told = await done(ana.get("/api/me/kept"))
    text = json.dumps(told, ensure_ascii=False)
    assert told["name"] == "Anastasia"
    assert {t["id"] for t in told["tables"]} == {live.table.id, running.table.id}
    assert "a word of mine" in text
    assert "another one" not in text
    assert [game["id"] for game in told["games"]] == [live.table.finished]
    assert '"action": "draw"' in text
    assert running.table.match.seed.hex() not in text
    file = await ana.get("/kept/all.json")
    assert file.json() == told
    assert "attachment" in file.headers["content-disposition"]


async def test_whoever_wishes_is_forgotten_everywhere_and_the_others_lose_nothing(app, database):
    ana, bo = await named(app, "Anastasia"), await named(app, "Bonifaz")
    live = await played_out(app, ana, bo, public=True)
    running = await table_of(app, ana, bo)
    await done(ana.post(at(running) + "/act", json={"action": "draw", "key": "k"}))
    await done(ana.post(at(running) + "/say", json={"text": "a word of mine"}))
    mine = (await done(ana.get("/api/me")))["id"]
    length, seed = len(running.table.match.log), running.table.match.seed
    assert "Anastasia" in all_there_is(app)
    assert (await ana.post("/kept/forget")).status_code == 422
    assert "Anastasia" in all_there_is(app)
    assert (await ana.post("/kept/forget", data={"sure": "on"})).status_code == 303
    left = all_there_is(app)
    for word in ("Anastasia", "a word of mine", mine):
        assert word not in left
    assert "Bonifaz" in left
    assert "another one" in left
    assert (await done(ana.get("/api/me")))["id"] is None
    assert running.table.names == ["—", "Bonifaz"]
    assert running.table.chairs[0].lent
    assert [line["text"] for line in live.table.chat] == ["another one"]
    record = await bo.get(f"/api/finished/{live.table.finished}/record")
    assert json.loads(record.text.splitlines()[0])["names"] == ["—", "Bonifaz"]
    assert (await bo.get(f"/r/{live.table.finished}")).status_code == 200
    async with opened(database) as again:
        back = (await again.state.house.live(running.table.id)).table
        assert back.match.seed == seed
        assert len(back.match.log) >= length
        assert back.names == ["—", "Bonifaz"]
        assert back.version >= running.table.version - 1


async def test_nothing_goes_unless_asked_and_then_only_what_is_old(app):
    ana, bo = await named(app, "Anastasia"), await named(app, "Bonifaz")
    live = await played_out(app, ana, bo)
    empty = await table_of(app, await named(app, "Cyprian"), seats=2)
    await done(ana.post("/api/records", content=first_record()))
    store = app.state.house.store
    before = all_there_is(app)
    assert await store.write(prune(Limits(), time.time() + 900 * DAY)) == {}
    whole = Limits(guests=30, uploads=30, tables=30, chat=30)
    nothing = {"chat": 0, "tables": 0, "uploads": 0, "guests": 0}
    assert await store.write(prune(whole, time.time())) == nothing
    later = time.time() + 31 * DAY
    found = {"chat": 2, "tables": 1, "uploads": 1, "guests": 3}
    assert await store.write(prune(whole, later, only_count=True)) == found
    assert all_there_is(app) == before
    assert await store.write(prune(whole, later)) == found
    left = all_there_is(app)
    for word in ("Anastasia", "Bonifaz", "Cyprian", "a word of mine", empty.table.id):
        assert word not in left
    assert store.read_now(lambda line: line.execute(sql.select(finished.c.id)).scalars().all()) == [
        live.table.finished
    ]
    assert store.read_now(lambda line: line.execute(sql.select(players)).all()) == []
    count = store.read_now(
        lambda line: line.execute(sql.select(events).where(events.c.table_id == live.table.id)).all()
    )
    assert len(count) == live.table.version


async def test_a_page_says_what_is_kept_to_everybody(app):
    stranger, ana = asker(app), await named(app, "Ana")
    for lang in ("fr", "en"):
        page = (await stranger.get(f"/kept?lang={lang}")).text
        assert "cookie" in page
        assert "/kept/forget" not in page
        assert "/kept/forget" in (await ana.get(f"/kept?lang={lang}")).text
    assert 'href="/kept"' in (await stranger.get("/")).text
