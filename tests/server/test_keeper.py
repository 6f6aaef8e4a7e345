"""The keeper: sees what goes on, removes, renames, bars, answers and announces, by page and by command."""

import asyncio

import httpx
import pytest

from tablee.core.scene import WIDE
from tablee.server import keeper
from tablee.server.talk import mark
from tablee.server.views import drawn
from tests.server.conftest import asker, at, done, named, table_of

pytestmark = pytest.mark.anyio


async def let_in(app):
    """The keeper, come in by a link."""
    one = asker(app, **{"Accept-Language": "en"})
    link = await keeper.new_link(app.state.house.store)
    assert "/keeper/enter" in (await one.get("/keeper/enter", params={"key": link})).text
    answer = await one.post("/keeper/enter", data={"key": link})
    assert answer.status_code == 303
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    return one


async def do(one, what, **form):
    answer = await one.post(f"/keeper/{what}", data=form)
    assert answer.status_code == 303, answer.text


async def id_of(guest):
    return (await done(guest.get("/api/me")))["id"]


async def test_only_who_has_a_link_comes_in_and_a_link_opens_once(app):
    for path in ("/keeper", "/keeper/request"):
        assert (await asker(app).get(path)).status_code == 401
    assert (await asker(app).post("/keeper/bar", data={"id": "192.0.2.1"})).status_code == 401
    link = await keeper.new_link(app.state.house.store)
    first, second = asker(app), asker(app)
    assert (
        await second.get("/keeper/enter", params={"key": link})
    ).status_code == 200  # a preview spends nothing
    assert (await first.post("/keeper/enter", data={"key": link})).status_code == 303
    assert (await second.post("/keeper/enter", data={"key": link})).status_code == 401
    assert (await first.get("/keeper")).status_code == 200
    old = await keeper.new_link(app.state.house.store, lasts=-1)
    assert (await second.post("/keeper/enter", data={"key": old})).status_code == 401
    forged = asker(app, cookie=f"keeper={link}")
    assert (await forged.get("/keeper")).status_code == 401


async def test_a_report_is_read_acted_on_and_answered(app):
    ana, bo = await named(app, "Ana"), await named(app, "Rude Name")
    live = await table_of(app, ana, bo)
    await done(bo.post(at(live) + "/say", json={"text": "a rude saying"}))
    n = live.table.chat[0]["n"]
    assert "a rude saying" in (await ana.get(f"/t/{live.table.id}/report")).text
    for _ in range(2):  # saying it twice is saying it once
        form = {"what": f"saying {n}", "why": "it is rude"}
        assert (await ana.post(f"/t/{live.table.id}/report", data=form)).status_code == 303
    await done(ana.post(at(live) + "/report", json={"seat": 1}))
    one = await let_in(app)
    page = (await one.get("/keeper")).text
    assert page.count("a rude saying") == 1
    assert "it is rude" in page
    found = (await keeper.overview(app.state.house.store))["reports"]
    assert [r["kind"] for r in found] == ["saying", "name"]

    await do(one, "remove-saying", id=live.table.id, n=n)
    assert live.table.chat == []
    log = app.state.house.store.read_now(lambda line: str(line.exec_driver_sql("SELECT * FROM events").all()))
    assert "a rude saying" not in log
    await do(one, "rename", id=await id_of(bo), name="Bo")
    assert live.table.names == ["Ana", "Bo"]
    assert live.table.match.names == ["Ana", "Bo"]
    assert (await done(bo.get("/api/me")))["name"] == "Bo"
    for r in found:
        await do(one, "answer", id=r["id"], words="Removed, thank you.")
    assert (await keeper.overview(app.state.house.store))["reports"] == []
    assert "Removed, thank you." in (await ana.get("/kept")).text
    assert "Removed, thank you." not in (await bo.get("/kept")).text


@pytest.mark.parametrize("wish", [{"seat": 7}, {"seat": -1}, {}, {"saying": 3}, {"saying": 10**9}])
async def test_what_is_not_there_cannot_be_reported(app, wish):
    ana = await named(app, "Ana")
    live = await table_of(app, ana, seats=2)
    await done(ana.post(at(live) + "/report", json=wish), 404)
    answer = await ana.post(f"/t/{live.table.id}/report", data={"what": "x"})
    assert answer.status_code == 422


async def test_who_is_barred_can_do_nothing_more_and_a_program_plays_on(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    one = await let_in(app)
    await do(one, "bar", id=await id_of(bo), days="2", why="rude")
    assert live.table.chairs[1].lent
    for path, body in (("/say", {"phrase": "hello"}), ("/here", {}), ("/act", {"action": "draw"})):
        assert (await done(bo.post(at(live) + path, json=body), 403))["key"] == "barred"
    assert (await bo.post("/play/duo")).status_code == 403
    assert (await bo.get("/")).status_code == 200
    await done(ana.post(at(live) + "/say", json={"phrase": "hello"}))
    await do(one, "unbar", id=await id_of(bo))
    await done(bo.post(at(live) + "/here", json={}))
    assert not live.table.chairs[1].lent


async def test_an_address_is_barred_with_its_household(app):
    def neighbour(address):
        transport = httpx.ASGITransport(app, client=(address, 4000))
        return httpx.AsyncClient(transport=transport, base_url="http://tablee.test")

    one = await let_in(app)
    await do(one, "bar", id="192.0.2.7")
    await do(one, "bar", id="2001:db8:1:2:3::4")
    for address, status in (
        ("192.0.2.7", 403), ("192.0.2.8", 200), ("2001:db8:1:2:ffff::9", 403), ("2001:db8:1:3::4", 200),
    ):  # fmt: skip
        assert (await neighbour(address).post("/api/players", json={})).status_code == status, address
        assert (await neighbour(address).post("/api/tables", json={"game": "duo"})).status_code == status
    page = await one.post("/keeper/bar", data={"id": "no address and no player"})
    assert page.status_code == 404
    assert "Nobody here has this id" in page.text


async def test_a_table_and_a_game_can_be_removed(app):
    ana = await named(app, "Ana")
    live = await table_of(app, ana, seats=2, public=True)
    other = await table_of(app, ana, seats=2)
    one = await let_in(app)
    assert live.table.id in (await one.get("/keeper")).text
    await do(one, "remove-table", id=live.table.id)
    assert (await ana.get(f"/t/{live.table.id}")).status_code == 404
    assert live.table.id not in app.state.house.tables
    assert (await done(ana.get("/api/tables"))) == []
    assert (await ana.get(f"/t/{other.table.id}")).status_code == 200
    assert (await one.post("/keeper/remove-table", data={"id": live.table.id})).status_code == 404
    assert (await one.post("/keeper/remove-game", data={"id": "nothing"})).status_code == 404
    assert (await one.post("/keeper/dance")).status_code == 404


async def test_an_open_stream_ends_with_its_table_and_tells_of_a_closing(app):
    ana = await named(app, "Ana")
    live = await table_of(app, ana, seats=2)
    told = []

    async def listen():
        async with asyncio.timeout(20):
            answer = await ana.get(at(live) + "/stream?draw=wide&lang=en")
            told.append(answer.text)

    listening = asyncio.create_task(listen())
    while not live.watchers:
        await asyncio.sleep(0.01)
    one = await let_in(app)
    await do(one, "announce", minutes="5", words="Back at noon.")
    assert "in about 5 minutes" in (await ana.get("/?lang=en")).text
    assert "Back at noon." in (await ana.get("/?lang=fr")).text
    await asyncio.sleep(0.1)
    await do(one, "remove-table", id=live.table.id)
    await listening
    assert "event: announce" in told[0]
    assert "Back at noon." in told[0]
    await do(one, "announce", minutes="")
    assert "Back at noon." not in (await ana.get("/")).text


async def test_people_are_muted_not_names(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    for guest in (ana, bo):
        await done(guest.post(at(live) + "/say", json={"phrase": "hello"}))
    chat = "".join(drawn(live, None, "en", WIDE)["chat"])
    assert f'data-mute="{mark(await id_of(bo))}"' in chat
    assert await id_of(bo) not in chat
    assert mark(await id_of(ana)) != mark(await id_of(bo))


async def test_the_operators_notice_has_a_place(app):
    stranger, one = asker(app), await let_in(app)
    assert (await stranger.get("/notice")).status_code == 404
    assert "/notice" not in (await stranger.get("/")).text
    await do(one, "notice", words="Ana Example\nElm Street 1\n\n<b>Mail</b>: ana@example.org")
    page = (await stranger.get("/notice")).text
    assert "Elm Street 1" in page
    assert "&lt;b&gt;Mail" in page
    assert 'href="/notice"' in (await stranger.get("/")).text


async def test_the_keeper_sees_processes_their_queue_and_faults(app, monkeypatch):
    guest = await named(app, "Ana")
    live = await table_of(app, guest, seats=2)
    working = app.state.house.live
    monkeypatch.setattr(app.state.house, "live", None)
    number = (await done(guest.get(at(live)), 500))["error"].rstrip(".").split()[-1]
    monkeypatch.setattr(app.state.house, "live", working)
    the_keeper = app.state.keeper
    await app.state.house.store.write(keeper._sign(the_keeper.process, the_keeper.figures()))
    page = (await (await let_in(app)).get("/keeper")).text
    assert number in page
    assert "tables&#x2f;{table_id}" in page
    assert "thoughts waiting: 0" in page
