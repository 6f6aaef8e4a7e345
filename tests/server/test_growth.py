"""What is held in memory and sent again and again stays small, however long a table lives."""

import asyncio
import json
import random
import threading
import time
from pathlib import Path

import pytest

import tablee
from tablee.core.scene import WIDE
from tablee.server import house as hosting
from tablee.server import people, statistics, thoughts, views
from tablee.server.eyes import watch
from tablee.server.store import finish
from tablee.server.tables import Table
from tests.server.conftest import asker, at, done, named, opened, table_of
from tests.server.test_life import until

pytestmark = pytest.mark.anyio
RECORDS = Path(__file__).parent.parent / "records"


def parsed(message):
    return json.loads(message.removeprefix(b"data: "))


async def test_talk_is_sent_as_it_grows(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)

    def drawn():
        return views.drawn(live, None, "fr", WIDE)

    first = drawn()
    quiet = len(first.written(None))
    for k in range(150):
        await done(ana.post(at(live) + "/say", json={"text": f"{k} " + "word " * 30}))
    talk = drawn()
    assert parsed(talk.written(None))["chat_from"] == 51, "whoever comes is told the last hundred"
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    moved = drawn()
    news = parsed(moved.written(talk))
    assert (news["chat"], news["chat_from"]) == ([], 151), "who sat down was told too"
    assert len(moved.written(talk)) < 2 * quiet
    await done(bo.post(at(live) + "/say", json={"text": "last"}))
    news = parsed(drawn().written(moved))
    assert (len(news["chat"]), news["chat_from"]) == (1, 151)
    assert "last" in news["chat"][0]
    assert parsed(drawn().written(first))["chat_from"] == 52, "a slow listener gets what is left"


async def test_a_saying_that_is_changed_is_sent_again(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    for k in range(5):
        await done(ana.post(at(live) + "/say", json={"text": f"saying {k}"}))
    before = views.drawn(live, None, "fr", WIDE)
    live.table.chat[3] = live.table.chat[3] | {"text": "…"}
    live.changed()
    news = parsed(views.drawn(live, None, "fr", WIDE).written(before))
    assert (len(news["chat"]), news["chat_from"]) == (2, 4)


async def test_the_log_is_told_anew_from_where_it_was_taken_back(app):
    ana = await named(app, "Ana")
    live = await table_of(app, ana, seats=2, bots=["amateur"], pace="slow")
    start = views.drawn(live, None, "en", WIDE)
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    drew = views.drawn(live, None, "en", WIDE)
    await done(ana.post(at(live) + "/undo"))
    news = parsed(views.drawn(live, None, "en", WIDE).written(drew))
    assert (news["log"], news["log_from"]) == ([], len(start["log"]))


@pytest.mark.parametrize("name", [card.name for card in tablee.shelf()])
def test_after_taking_back_everybody_has_seen_what_is_left(name):
    match = tablee.replay((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    for seat in (None, 0, 1):
        for n in (0, 1, 7, len(match.log) // 2, len(match.log) - 1):
            eye, left = watch(match, seat), watch(match.at(n), seat)
            seen = eye.count
            eye.back_to(match.at(n))
            assert eye.count == seen + 1
            assert {**vars(eye), "count": 0} == {**vars(left), "count": 0}


async def test_what_was_drawn_is_forgotten_when_the_last_has_gone(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    await done(ana.post(at(live) + "/say", json={"phrase": "hello"}))
    with live.watching():
        with live.watching():
            for lang in ("fr", "en"):
                views.drawn(live, None, lang, WIDE)
        assert live.views
        assert live.sayings
    assert [live.views, live.logs, live.sheets, live.sayings] == [{}] * 4


async def test_signs_of_life_of_strangers_are_not_kept(app):
    ana, stranger = await named(app, "Ana"), await named(app, "Stranger")
    live = await table_of(app, ana, seats=2)
    await done(ana.post(at(live) + "/here"))
    await done(stranger.post(at(live) + "/here"))
    assert list(live.here) == [live.table.chairs[0].player]
    await done(ana.post(at(live) + "/rise"))
    app.state.house.tidy()
    assert not live.here


async def test_only_so_many_players_are_remembered_and_all_are_known(app, monkeypatch):
    monkeypatch.setattr(people, "MOST_KNOWN", 3)
    monkeypatch.setattr(thoughts, "MOST_HOMES", 3)
    guests = [await named(app, f"Guest {k}") for k in range(6)]
    assert len(app.state.people._known) == 3
    assert len(app.state.house.thoughts.homes) <= 3
    names = [(await done(guest.get("/api/me")))["name"] for guest in guests]
    assert names == [f"Guest {k}" for k in range(6)]


async def test_of_too_many_tables_those_longest_unused_are_put_away(app, monkeypatch):
    monkeypatch.setattr(hosting, "MOST_IDLE", 2)
    ana = await named(app, "Ana")
    lives = [await table_of(app, ana, seats=2) for _ in range(5)]
    with lives[0].watching():
        app.state.house.tidy()
        assert set(app.state.house.tables) == {lives[k].table.id for k in (0, 3, 4)}
    assert (await done(ana.get(at(lives[1]))))["phase"] == "open"


# The statistics of the shelf


async def finished_game(app, id_, ended, length=10, scores=(7, 15), ranks=(2, 1)):
    result = {"scores": list(scores), "ranks": list(ranks)}
    row = {"id": id_, "table_id": None, "game": "duo", "seats": 2, "ended": ended, "length": length}
    row |= {"public": True, "names": '["Ana", "Bo"]', "result": json.dumps(result), "record": ""}
    await app.state.house.store.write(finish(row))


async def test_statistics_follow_what_is_finished(app, monkeypatch):
    known = app.state.house.statistics
    assert (await known.of("duo"))["games"] == 0
    now = time.time()
    for k in range(30):
        await finished_game(app, f"g{k}", now - 5000 + 100 * k, length=10 + k)
    assert (await known.of("duo"))["games"] == 30
    read = []
    monkeypatch.setattr(known, "_count", lambda row, count=known._count: (read.append(row["id"]), count(row)))
    await finished_game(app, "late", now - 2105, length=1)
    await finished_game(app, "new", now, length=100)
    told = await known.of("duo")
    assert set(read) == {"g29", "late", "new"}, "what was counted long ago is not read again"
    assert (told["games"], sum(bar["count"] for bar in told["lengths"])) == (32, 32)
    assert (await known.of("eko"))["games"] == 0
    page = (await asker(app, **{"Accept-Language": "en"}).get("/box/duo")).text
    assert "32 finished games" in page


async def test_statistics_are_of_the_newest_games_and_forget_what_was_removed(app, monkeypatch):
    monkeypatch.setattr(statistics, "WINDOW", 5)
    known = app.state.house.statistics
    now = time.time()
    for k in range(9):
        await finished_game(app, f"g{k}", now + k, length=k)
    told = await known.of("duo")
    assert (told["games"], told["lengths"][0]["low"]) == (5, 4)
    await app.state.house.store.write(lambda line: line.exec_driver_sql("DELETE FROM finished"))
    monkeypatch.setattr(statistics, "RECOUNT", 0.0)
    assert (await known.of("duo"))["games"] == 0


# Bringing a table back


async def played(app, games, **wish):
    """A table at which some games were played to the end, and another begun."""
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo, **wish)
    dice = random.Random(1)
    for _ in range(games):
        while not live.table.match.over:
            seat = live.table.match.asked
            action = dice.choice(live.table.match.legal(seat))
            await app.state.house.act(live, seat, action, f"key {live.table.version}")
        await app.state.house.start(live)
    for _ in range(3):
        seat = live.table.match.asked
        await app.state.house.act(live, seat, live.table.match.legal(seat)[0], f"key {live.table.version}")
    return live, ana


async def test_a_table_is_brought_back_from_its_last_match(database, house_rules, monkeypatch):
    async with opened(database) as app:
        live, _ = await played(app, 3, game="lobo77", options={"tokens": 1})
        before = live.table
    plays = []
    original = Table._act

    def counted(self, event, played):
        plays.append(event)
        original(self, event, played)

    monkeypatch.setattr(Table, "_act", counted)
    async with opened(database) as app:
        again = (await app.state.house.live(before.id)).table
        assert len(plays) == 3
        for name in ("version", "number", "acts", "names", "changes", "phase", "said", "finished", "host"):
            assert getattr(again, name) == getattr(before, name), name
        assert again.match.state == before.match.state
        assert again.match.log == before.match.log
        for seat in (None, 0, 1):
            assert again.eye(seat).look == before.eye(seat).look
            assert again.eye(seat).count == before.eye(seat).count
            assert again.eye(seat).told == before.eye(seat).told


async def test_a_table_set_anew_is_brought_back_without_any_match(database, house_rules):
    async with opened(database) as app:
        live, ana = await played(app, 1, game="lobo77", options={"tokens": 5})  # one more lasts
        while not live.table.match.over:
            await app.state.house.act(live, live.table.match.asked, live.table.match.legal()[0])
        finished = live.table.finished
        await done(ana.post(at(live) + "/set", json={"game": "duo"}))
    async with opened(database) as app:
        again = (await app.state.house.live(live.table.id)).table
        assert (again.phase, again.game, again.finished) == ("open", "duo", finished)
        assert (again.version, again.acts) == (live.table.version, live.table.acts)


async def test_a_key_of_the_last_match_still_acts_once(database, house_rules):
    async with opened(database) as app:
        live, ana = await played(app, 1, game="lobo77", options={"tokens": 1})
        who = live.table.chairs[0].player
        seat = live.table.match.asked
        await app.state.house.act(live, seat, live.table.match.legal(seat)[0], f"{who}:again")
        acted, cookies = dict(live.table.acts), ana.cookies
    async with opened(database) as app:
        ana = asker(app)
        ana.cookies = cookies
        await done(ana.post(at(live) + "/act", json={"action": "stop", "key": "again"}))
        assert (await app.state.house.live(live.table.id)).table.acts == acted


async def test_the_keys_of_long_ago_are_forgotten(app):
    live, _ = await played(app, 3, game="lobo77", options={"tokens": 1})
    assert len(live.table.keys) < sum(live.table.acts.values())


async def test_looking_at_a_long_game_does_not_stop_the_house(app, monkeypatch):
    """Who comes back to a long game is shown it while others are answered."""
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    live.table.eyes = {None: live.table.eye(None)}
    going, go_on = threading.Event(), threading.Event()

    def slowly(*seen):
        going.set()
        assert go_on.wait(20)
        return watch(*seen)

    monkeypatch.setattr(hosting, "watch", slowly)
    looking = asyncio.create_task(ana.get(at(live)))
    await until(going.is_set)
    assert (await bo.get("/api/games")).status_code == 200
    assert (await asker(app).get(at(live))).status_code == 200
    assert not looking.done()
    go_on.set()
    assert (await looking).json()["seat"] == 0
