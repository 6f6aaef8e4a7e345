"""The same person on another device: by a link that works once; and known for as long as they come back."""

import asyncio
import re
import time

import pytest
import sqlalchemy as sql

from tablee.server import people
from tablee.server.store import passages
from tests.server.conftest import asker, at, done, named, table_of
from tests.server.test_retention import all_there_is

pytestmark = pytest.mark.anyio


async def link_of(guest):
    page = (await guest.post("/me/device")).text.replace("&#x2f;", "/")
    return re.search(r'<a id="passage" href="([^"]+)">', page)[1]


async def test_a_link_carries_name_seats_and_history_over_once(app):
    ana, bo, phone = await named(app, "Ana"), await named(app, "Bo"), asker(app)
    live = await table_of(app, ana, bo)
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    link = await link_of(ana)
    for _ in range(2):  # looking, as programs that preview links do, uses nothing up
        seen = await phone.get(link)
        assert "Ana" in seen.text
        assert "set-cookie" not in seen.headers
    assert (await phone.post(link)).status_code == 303
    me = await done(ana.get("/api/me"))
    assert await done(phone.get("/api/me")) == me
    assert (await done(phone.get(at(live))))["seat"] == 0
    assert live.table.id in (await phone.get("/")).text
    await done(bo.post(at(live) + "/act", json={"action": "draw"}))
    await done(phone.post(at(live) + "/act", json={"action": "draw"}))
    assert live.table.match.log[-1] == (0, "draw")
    await done(ana.post(at(live) + "/say", json={"phrase": "hello"}))  # the first device is no stranger
    for again in (asker(app), phone, bo):
        assert (await again.get(link)).status_code == 404
        assert (await again.post(link)).status_code == 404
    assert (await done(bo.get("/api/me")))["name"] == "Bo"


async def test_a_link_lasts_some_minutes_and_only_the_newest_leads_anywhere(app, monkeypatch):
    ana = await named(app, "Ana")
    first, second = await link_of(ana), await link_of(ana)
    assert (await asker(app).post(first)).status_code == 404
    late = time.time() + people.PASSAGE_LASTS + 1
    with monkeypatch.context() as later:
        later.setattr(people.time, "time", lambda: late)
        assert (await asker(app).post(second)).status_code == 404
    assert (await asker(app).post(second)).status_code == 303


async def test_of_two_who_open_it_at_once_one_comes_in(app):
    ana = await named(app, "Ana")
    secret = (await link_of(ana)).rpartition("/")[2]
    the_people = app.state.people

    async def attempt():
        try:
            return await the_people.pass_over(secret)
        except people.Refused:
            return None

    found = await asyncio.gather(*(attempt() for _ in range(5)))
    assert sum(one is not None for one in found) == 1


async def test_the_secret_of_a_link_is_kept_by_nobody(app, caplog):
    ana = await named(app, "Ana")
    answer = await ana.post("/me/device")
    assert answer.headers["cache-control"] == "no-store"
    secret = re.search(r"/come/([\w-]+)", answer.text.replace("&#x2f;", "/"))[1]
    assert (await asker(app).get(f"/come/{secret}")).headers["cache-control"] == "no-store"
    assert secret not in all_there_is(app)
    assert secret not in caplog.text


async def test_a_lost_device_can_be_shut_out(app):
    ana, phone, tablet = await named(app, "Ana"), asker(app), asker(app)
    for other in (phone, tablet):
        await other.post(await link_of(ana))
        assert (await done(other.get("/api/me")))["name"] == "Ana"
    assert "3 devices" in (await ana.get("/me")).text
    assert (await phone.post("/me/device/only")).status_code == 303
    assert (await done(phone.get("/api/me")))["name"] == "Ana"
    for other in (ana, tablet):
        assert (await done(other.get("/api/me")))["id"] is None


async def test_devices_and_links_are_told_and_deleted_with_their_player(app):
    ana, phone = await named(app, "Ana"), asker(app)
    await phone.post(await link_of(ana))
    await link_of(ana)
    me = await done(phone.get("/api/me"))
    assert len((await done(phone.get("/api/me/kept")))["devices"]) == 1
    await done(phone.post("/api/me/forget", json={}))
    assert me["id"] not in all_there_is(app)
    assert app.state.house.store.read_now(lambda line: line.execute(sql.select(passages)).all()) == []
    for one in (ana, phone):
        assert (await done(one.get("/api/me")))["id"] is None


async def test_whoever_comes_back_is_known_for_another_year(app):
    ana = await named(app, "Ana")
    token = ana.cookies["tablee"]
    for path in ("/", "/me", "/box/duo"):
        given = (await ana.get(path)).headers["set-cookie"]
        assert given.startswith(f"tablee={token};")
        assert "Max-Age=31536000" in given
        assert "HttpOnly" in given
    assert "set-cookie" not in (await asker(app).get("/")).headers
    program = asker(app, (await done(asker(app).post("/api/players", json={})))["token"])
    assert "set-cookie" not in (await program.get("/")).headers
