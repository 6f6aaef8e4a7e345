"""Nothing acknowledged is ever lost: stored first, acted once, and back after every kind of stop."""

import asyncio
import json
import random
import threading
import time
from itertools import count

import httpx
import pytest
import sqlalchemy as sql

from tablee.core.records import replay
from tablee.server.chairs import sit
from tablee.server.house import House
from tablee.server.people import People, Player
from tablee.server.pulse import Live
from tablee.server.store import Store, events, log_of
from tablee.server.store import tables as table_rows
from tablee.server.streams import tell
from tablee.server.wishes import openings
from tests.server.conftest import Guessers, asker, at, done, named, opened, table_of
from tests.server.serving import Served

anyio = pytest.mark.anyio
LINE = httpx.Client(timeout=60)


# Stored before acknowledged


class Lost(Exception):
    """The database is gone."""


def break_store(store, monkeypatch):
    def refuse():
        raise Lost

    monkeypatch.setattr(store.engine, "connect", refuse, raising=False)


@anyio
async def test_an_action_that_cannot_be_stored_is_refused_and_did_not_happen(app, monkeypatch):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    before = live.table.version, live.table.match.state, live.table.eye(0).count, live.pulse.count
    with monkeypatch.context() as broken:
        break_store(app.state.house.store, broken)
        for path, wish in (
            ("/act", {"action": "draw", "key": "k"}),
            ("/say", {"phrase": "hello"}),
            ("/rise", {}),
        ):
            answer = await ana.post(at(live) + path, json=wish)
            assert answer.status_code == 500
            assert "Nothing was lost" in answer.json()["error"]
    assert (live.table.version, live.table.match.state, live.table.eye(0).count, live.pulse.count) == before
    assert live.table.chat == []
    assert live.table.keys == {}
    await done(ana.post(at(live) + "/act", json={"action": "draw", "key": "k"}))
    assert live.table.match.log == [(0, "draw")]


@anyio
async def test_one_broken_change_does_not_take_its_neighbours_along(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    people = People(store)

    def broken(line):
        line.execute(sql.insert(table_rows).values(id="half"))

    made = await asyncio.gather(
        *(people.welcome(f"P{k}") for k in range(5)),
        store.write(broken),
        *(people.welcome(f"Q{k}") for k in range(5)),
        return_exceptions=True,
    )
    assert [isinstance(one, Exception) for one in made] == [False] * 5 + [True] + [False] * 5
    names = store.read_now(lambda line: line.exec_driver_sql("SELECT name FROM players").scalars().all())
    assert len(names) == 10
    store.close()


# Acted once


@anyio
async def test_the_same_key_acts_once_and_is_answered_alike_even_after_a_restart(database, house_rules):
    async with opened(database) as app:
        ana, bo = await named(app, "Ana"), await named(app, "Bo")
        live = await table_of(app, ana, bo)
        wish = {"action": "draw", "key": "once", "seen": 0}
        first = await done(ana.post(at(live) + "/act", json=wish))
        await done(bo.post(at(live) + "/act", json={"action": "draw", "key": "once"}))
        assert await done(ana.post(at(live) + "/act", json=wish)) == first
        assert live.table.match.log == [(0, "draw"), (1, "draw")], "a key is its player's own"
        cookies = ana.cookies
    async with opened(database) as app:
        again = asker(app)
        again.cookies = cookies
        assert await done(again.post(at(live) + "/act", json=wish)) == first
        assert len((await app.state.house.live(live.table.id)).table.match.log) == 2


@anyio
async def test_simultaneous_posts_with_one_key_act_once(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    wish = {"action": "draw", "key": "k", "seen": 0}
    answers = await asyncio.gather(*(done(ana.post(at(live) + "/act", json=wish)) for _ in range(20)))
    assert all(answer == answers[0] for answer in answers)
    assert live.table.match.log == [(0, "draw")]


@anyio
async def test_of_many_simultaneous_acts_one_is_accepted_at_each_step(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    for step in range(6):
        seen = [live.table.eye(seat).count for seat in (0, 1)]
        answers = await asyncio.gather(
            *(
                who.post(at(live) + "/act", json={"action": "draw", "seen": seen[seat]})
                for _ in range(8)
                for seat, who in enumerate((ana, bo))
            )
        )
        assert sum(a.status_code == 200 for a in answers) == 1
        assert {a.status_code for a in answers} <= {200, 409, 422}
        assert len(live.table.match.log) == step + 1
    stored = await app.state.house.store.read(log_of(live.table.id))
    assert len([event for event in stored if event.kind == "act"]) == 6


@anyio
async def test_a_stale_action_is_refused_without_harm(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    seen = (await done(bo.get(at(live))))["version"]
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    version = live.table.version
    told = await done(bo.post(at(live) + "/act", json={"action": "draw", "seen": seen}), 409)
    assert told["key"] == "stale"
    assert live.table.version == version
    await done(bo.post(at(live) + "/act", json={"action": "draw", "seen": seen + 1}))


@anyio
async def test_two_windows_of_one_seat_agree(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    other = asker(app)
    other.cookies = ana.cookies
    await done(other.post(at(live) + "/act", json={"action": "draw"}))
    assert await done(other.get(at(live))) == await done(ana.get(at(live)))
    assert (await done(ana.get(at(live))))["seat"] == 0


# Streams


def told_by(text):
    assert text.startswith(b"data: ")
    assert text.endswith(b"\n\n")
    return json.loads(text[6:])


@anyio
async def test_a_stream_tells_each_change_once_and_ends_when_the_house_closes(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    from tablee.core.scene import WIDE
    from tablee.server import views

    house = app.state.house
    stream = tell(house, live, lambda: views.drawn(live, None, "en", WIDE), "en", None, timed=False)
    first = told_by(await anext(stream))
    assert (first["seen"], first["log_from"]) == (0, 0)
    assert live.watchers == 1
    nothing = asyncio.ensure_future(anext(stream))
    live.pulse.beat()
    await asyncio.sleep(0.01)
    assert not nothing.done(), "a beat with nothing new for this viewer says nothing"
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    second = told_by(await nothing)
    assert second["seen"] == 1
    assert second["log_from"] == len(first["log"])
    assert second["log"] == ["Ana draws a card."]
    waiting = asyncio.ensure_future(anext(stream, "the end"))
    house.draining.set()
    assert await waiting == "the end"
    assert live.watchers == 0
    house.draining.clear()


# Two processes on one database


@anyio
async def test_two_houses_on_one_database_lose_nothing_and_catch_up(database):
    houses = [House(Store(database), Guessers()) for _ in range(2)]
    ana, bo = Player("a", "Ana"), Player("b", "Bo")
    start = openings(ana, "duo", 2, {"first": 0}, [], False, "usual", 0)
    here = await houses[0].create(start, [ana.id])
    there = await houses[1].live(here.table.id)
    await houses[1].change(there, sit(bo, None))
    await houses[0].start(here)
    assert here.table.names == ["Ana", "Bo"]
    lives = {0: (houses[0], here), 1: (houses[1], there)}
    for k in range(12):
        house, live = lives[k % 2]
        assert await house.act(live, k % 2, "draw", f"key{k}") >= 1
    assert there.table.version == len(start) + 1 + 1 + 12
    # both at once, at the same step: one wins, the other catches up and is refused
    done_ = await asyncio.gather(
        *(lives[k][0].act(lives[k][1], 0, "draw", f"both{k}", 12) for k in (0, 1)), return_exceptions=True
    )
    assert sorted(isinstance(one, Exception) for one in done_) == [False, True]
    await houses[0]._catch_up(here)
    await houses[1]._catch_up(there)
    assert here.table.match.log == there.table.match.log
    assert len(here.table.match.log) == 13
    assert here.table.keys == there.table.keys
    stored = await houses[0].store.read(log_of(here.table.id))
    assert len(stored) == here.table.version
    for house in houses:
        house.store.close()


@anyio
async def test_a_key_is_known_to_every_house(database):
    houses = [House(Store(database), Guessers()) for _ in range(2)]
    ana = Player("a", "Ana")
    start = openings(ana, "duo", 2, {"first": 0}, ["amateur"], False, "slow", 0)
    here = await houses[0].create(start, [ana.id])
    await houses[0].start(here)
    there = await houses[1].live(here.table.id)
    answers = await asyncio.gather(
        *(h.act(v, 0, "draw", "k") for h, v in ((houses[0], here), (houses[1], there)))
    )
    assert answers[0] == answers[1]
    stored = await houses[0].store.read(log_of(here.table.id))
    assert [event.key for event in stored].count("k") == 1
    for house in houses:
        await house.close()


@anyio
async def test_a_house_notices_what_another_wrote(database, monkeypatch):
    monkeypatch.setattr("tablee.server.house.POLL", 0.02)
    houses = [House(Store(database), Guessers()) for _ in range(2)]
    for house in houses:
        await house.open()
    ana = Player("a", "Ana")
    here = await houses[0].create(openings(ana, "duo", 2, {"first": 0}, [], False, "usual", 0), [ana.id])
    there: Live = await houses[1].live(here.table.id)
    with there.watching():
        before = there.pulse.count
        await houses[0].change(here, sit(Player("b", "Bo"), None))
        await asyncio.wait_for(there.pulse.above(before), 20)
        assert there.table.names == ["Ana", "Bo"]
    for house in houses:
        await house.close()


# Stopped and killed


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    found = Served(tmp_path_factory.mktemp("served"))
    yield found
    found.stop()


def new_table(url):
    """A table for two, played by one client with two tokens; where it is, and who sits there."""
    tokens = [LINE.post(f"{url}/api/players", json={"name": name}).json()["token"] for name in ("Ana", "Bo")]
    who = [{"Authorization": f"Bearer {token}"} for token in tokens]
    wish = {"game": "lobo77", "seats": 2, "options": {"first": 0, "tokens": 9}}
    table = LINE.post(f"{url}/api/tables", json=wish, headers=who[0]).json()["id"]
    LINE.post(f"{url}/api/tables/{table}/sit", json={}, headers=who[1]).raise_for_status()
    return table, who


def test_a_stopped_server_ends_its_streams_and_comes_back_with_every_table(served):
    served.start()
    table, who = new_table(served.url)
    path = f"{served.url}/api/tables/{table}"
    with httpx.Client(timeout=60) as line:
        for k in range(4):
            assert post_one(line, path, who, f"first{k}") == 200
    before = [LINE.get(path, headers=h).json() for h in who]
    with httpx.stream("GET", f"{path}/stream?draw=wide", timeout=60) as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("event: time")
        served.stop()
        list(lines)  # would complain about a stream cut off
    served.start()
    path = f"{served.url}/api/tables/{table}"
    assert [LINE.get(path, headers=h).json() for h in who] == before
    assert before[0]["version"] == 4


def test_a_killed_server_has_every_action_it_acknowledged(served):
    """Rounds of posting as fast as it goes, and killing in the midst of it."""
    served.start()
    table, who = new_table(served.url)
    acknowledged, numbers = [], count()
    dice = random.Random(1)
    for _ in range(2):
        served.start()
        enough = threading.Event()
        poster = threading.Thread(
            target=post_on, args=(served.url, table, who, acknowledged, numbers, enough)
        )
        poster.start()
        goal = len(acknowledged) + dice.randint(5, 25)
        while len(acknowledged) < goal and poster.is_alive():
            time.sleep(0.002)
        served.kill()
        enough.set()
        poster.join()
        assert len(acknowledged) >= goal
        stored = stored_keys(served.database, table)
        assert [key for key in acknowledged if key not in stored] == []
        assert len(stored) - len(acknowledged) <= 2, "at most one action was under way at each kill"
    served.start()
    look = LINE.get(f"{served.url}/api/tables/{table}", headers=who[0]).json()
    assert look["version"] == len(stored_keys(served.database, table)), "every action shows"


def post_on(url, table, who, acknowledged, numbers, enough):
    """Play on until the server is gone."""
    with httpx.Client(timeout=60) as line:
        while not enough.is_set():
            key = f"key{next(numbers)}"
            try:
                status = post_one(line, f"{url}/api/tables/{table}", who, key)
            except httpx.TransportError:
                return
            if status == 200:
                acknowledged.append(key)


def post_one(line, path, who, key):
    """One legal action of whoever is to play."""
    looks = [line.get(path, headers=headers).json() for headers in who]
    seat = looks[0]["look"]["turn"]
    wish = {"action": looks[seat]["legal"][0], "key": key, "seen": looks[seat]["version"]}
    return line.post(f"{path}/act", json=wish, headers=who[seat]).status_code


def stored_keys(database, table):
    engine = sql.create_engine(database)
    query = sql.select(events.c.key).where(events.c.table_id == table, events.c.kind == "act")
    with engine.connect() as line:
        found = [key.split(":")[1] for key in line.execute(query).scalars()]
    engine.dispose()
    return found


@anyio
async def test_a_finished_game_is_kept_with_its_seed_and_holds_together(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo, game="lobo77", options={"tokens": 1}, public=True)
    dice = random.Random(3)
    who = (ana, bo)
    while not live.table.match.over:
        seat = live.table.match.asked
        action = dice.choice(live.table.match.legal(seat))
        await done(who[seat].post(at(live) + "/act", json={"action": action}))
    look = await done(asker(app).get(at(live)))
    record = (await ana.get(f"/api/finished/{look['finished']}/record")).text
    match = replay(record)
    assert match.seed == live.table.match.seed
    assert match.commitment == look["commitment"]
    assert match.result == look["result"]
    assert [one["id"] for one in await done(ana.get("/api/finished?game=lobo77"))] == [look["finished"]]
    for n in (0, 1, 10_000):
        seen = await done(ana.get(f"/api/finished/{look['finished']}/view?n={n}&seat=1&lang=en"))
        assert "felt" in seen["html"]
    assert (await ana.get(f"/r/{look['finished']}")).status_code == 200


@anyio
async def test_a_host_who_stumbles_comes_back(app, monkeypatch):
    monkeypatch.setattr("tablee.server.croupier.STUMBLE", 0.01)
    house = app.state.house
    decide, calls = house.thinkers.decide, []

    async def stumbling(match, seat, bot):
        calls.append(seat)
        if len(calls) == 1:
            raise OSError("the worker is gone")
        return await decide(match, seat, bot)

    monkeypatch.setattr(house.thinkers, "decide", stumbling)
    guest = await named(app, "Zoé")
    wish = {"game": "duo", "seats": 2, "bots": ["amateur"], "options": {"first": 1}, "pace": "instant"}
    table = await done(guest.post("/api/tables", json=wish))
    async with asyncio.timeout(30):
        while not (await done(guest.get(f"/api/tables/{table['id']}")))["legal"]:
            await asyncio.sleep(0.05)
    assert len(calls) > 1
