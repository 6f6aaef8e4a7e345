"""Fair thinking: whose thoughts come first, what a hint costs, how many tables one may have, who is listed."""

import asyncio

import pytest

from tablee.bots.players import Decision
from tablee.server import errands, pulse, rates
from tablee.server.queue import Queue
from tests.server.conftest import SEVERAL_CHOICES, at, done, named, table_of
from tests.server.test_life import until

pytestmark = pytest.mark.anyio


class Line:
    """Thoughts that wait in a queue, and the order in which they get their turn."""

    def __init__(self, places=1):
        self.queue = Queue(places)
        self.order = []
        self.go_on = asyncio.Event()
        self.tasks = []

    async def come(self, name, seconds, player, address=None):
        async def think():
            async with self.queue.turn(seconds, player, address):
                self.order.append(name)
                await self.go_on.wait()

        self.tasks.append(asyncio.create_task(think()))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def end(self):
        self.go_on.set()
        await asyncio.gather(*self.tasks)
        return self.order


async def test_a_flood_of_long_thoughts_makes_only_its_own_player_wait():
    line = Line()
    for k in range(40):
        await line.come(f"flood {k}", 2.0, "vandal", "192.0.2.1")
    await line.come("honest", 2.0, "ana", "192.0.2.2")
    assert line.order == ["flood 0"]
    assert (await line.end())[1] == "honest"


async def test_many_names_at_one_address_are_not_many_shares():
    line = Line()
    for k in range(60):
        await line.come(f"flood {k}", 2.0, f"vandal {k}", "192.0.2.1")
    await line.come("honest", 2.0, "ana", "192.0.2.2")
    assert (await line.end()).index("honest") < 10


async def test_a_quick_thought_does_not_wait_for_a_long_one():
    line = Line()
    await line.come("long", 2.0, "ana")
    await line.come("long too", 2.0, "bo")
    await line.come("quick", 0.01, "cy")
    assert line.order == ["long", "quick"]


async def test_quick_thoughts_go_first_but_not_for_ever():
    line = Line()
    await line.come("first", 2.0, "vandal")
    await line.come("first quick", 0.01, "vandal")
    for _ in range(300):
        await line.come("quick", 0.05, "vandal")
    await line.come("honest", 2.0, "ana")
    await line.come("honest and quick", 0.01, "bo")
    order = await line.end()
    assert order.index("honest and quick") < 5
    assert order.index("honest") < 60


async def test_who_gives_up_waiting_is_passed_over():
    line = Line()
    await line.come("first", 2.0, "ana")
    await line.come("given up", 2.0, "bo")
    await line.come("last", 2.0, "cy")
    line.tasks.pop(1).cancel()
    await asyncio.sleep(0)
    assert await line.end() == ["first", "last"]
    assert len(line.queue) == 0
    await line.come("next", 2.0, "ana")
    await asyncio.sleep(0)
    assert line.order[-1] == "next"


class Ponderous:
    """Programs of whom only one at a time thinks, for as long as their level takes, twenty times as fast."""

    workers = 1

    def __init__(self):
        self.thought = []

    async def decide(self, match, seat, bot):
        self.thought.append(bot)
        await asyncio.sleep(0.1 if bot == "master" else 0.001)
        return Decision(match.legal(seat)[0])


async def test_forty_tables_of_masters_do_not_keep_an_honest_table_waiting(app, monkeypatch):
    monkeypatch.setattr(errands, "pause", lambda *_: 0.0)
    house = app.state.house
    house.thinkers.decide = Ponderous().decide
    vandal, ana = await named(app, "Vandal"), await named(app, "Ana")
    flood = []
    for _ in range(40):
        live = await table_of(app, vandal, seats=4, bots=["master"] * 4, sit=False)
        live.watchers = 1
        house.tend(live)
        flood.append(live)
    await until(lambda: len(house.queue) > 30)
    live = await table_of(app, ana, seats=2, bots=["amateur"])
    begun = asyncio.get_running_loop().time()
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    await until(lambda: any(seat == 1 for seat, _ in live.table.match.log))
    assert asyncio.get_running_loop().time() - begun < 1.0


async def test_programs_alone_play_only_while_somebody_watches(app, monkeypatch):
    monkeypatch.setattr(pulse, "LOOKING", 0.2)
    ana = await named(app, "Ana")
    live = await table_of(app, ana, seats=2, bots=["amateur"] * 2, sit=False, pace="instant")
    await asyncio.sleep(0.3)
    assert live.table.match.log == []
    await done(ana.get(at(live)))
    await until(lambda: len(live.table.match.log) > 3)
    await until(lambda: live.croupier is None)
    stopped = len(live.table.match.log)
    await asyncio.sleep(0.1)
    assert len(live.table.match.log) == stopped
    with live.watching():
        app.state.house.tend(live)
        await until(lambda: len(live.table.match.log) > stopped + 3 or live.table.match.over)


async def test_a_hint_for_a_position_that_is_gone_is_not_given(app, monkeypatch):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo, game=SEVERAL_CHOICES, hints=True)
    go_on, begun = asyncio.Event(), asyncio.Event()
    usual = app.state.house.thinkers.hint

    async def hint(match, seat):
        ideas = await usual(match, seat)
        begun.set()
        await go_on.wait()
        return ideas

    monkeypatch.setattr(app.state.house.thinkers, "hint", hint)
    asked = asyncio.create_task(ana.post(at(live) + "/hint"))
    await begun.wait()
    action = live.table.match.legal(0)[0]
    await done(ana.post(at(live) + "/act", json={"action": action}))
    go_on.set()
    assert (await done(asked, 409))["key"] == "hint-late"
    assert live.table.helped == (), "and nobody is said to have had one"


async def test_one_hint_at_a_time_and_not_too_many(app, monkeypatch):
    ana = await named(app, "Ana")
    live = await table_of(app, ana, game=SEVERAL_CHOICES, seats=2, bots=["amateur"])
    go_on, begun = asyncio.Event(), asyncio.Event()

    async def hint(match, seat):
        begun.set()
        await go_on.wait()
        return []

    monkeypatch.setattr(app.state.house.thinkers, "hint", hint)
    first = asyncio.create_task(ana.post(at(live) + "/hint"))
    await begun.wait()
    monkeypatch.setattr(rates, "EASE", 1.0)
    for _ in range(9):  # a page that waits asks every second: that costs nothing
        assert (await done(ana.post(at(live) + "/hint"), 429))["key"] == "hint-one-at-a-time"
    go_on.set()
    assert (await first).status_code == 200
    app.state.people.rates = rates.Rates()
    monkeypatch.setitem(rates.PLAYER, "hint", rates.Budget(0.0, 6.0))
    answers = [(await ana.post(at(live) + "/hint")).status_code for _ in range(9)]
    assert answers == [200] * 6 + [429] * 3


async def test_who_asks_again_in_the_same_position_is_given_the_same_hint(app, monkeypatch):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo, game=SEVERAL_CHOICES, hints=True)
    asked = []

    async def hint(match, seat):
        asked.append(seat)
        value = 0.5 + len(asked) / 10
        return [{"action": a, "value": value, "error": 0.1, "tries": 1} for a in match.legal(seat)]

    monkeypatch.setattr(app.state.house.thinkers, "hint", hint)
    first = await done(ana.post(at(live) + "/hint"))
    assert await done(ana.post(at(live) + "/hint")) == first
    assert asked == [0]
    await done(ana.post(at(live) + "/act", json={"action": first[0]["action"]}))
    await done(bo.post(at(live) + "/hint"))
    assert len(asked) == 2


async def test_nobody_has_too_many_tables_at_a_time(app, monkeypatch):
    monkeypatch.setattr(rates, "EASE", 1.0)
    monkeypatch.setattr(rates, "TABLES_OF_A_PLAYER", 3)
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    wish = {"game": "duo", "seats": 2}
    for _ in range(3):
        live = await table_of(app, ana, seats=2)
    refused = await done(ana.post("/api/tables", json=wish), 409)
    assert (refused["key"], "3 tables" in refused["error"]) == ("too-many-tables", True)
    assert (await ana.post("/play/duo")).status_code == 409
    await done(bo.post("/api/tables", json=wish))
    await done(bo.post(at(live) + "/sit", json={}))
    while not live.table.match.over:
        who = ana if live.table.match.asked == 0 else bo
        action = next((a for a in live.table.match.legal() if a != "draw"), "draw")
        monkeypatch.setattr(rates, "EASE", 1e9)
        await done(who.post(at(live) + "/act", json={"action": action}))
    monkeypatch.setattr(rates, "EASE", 1.0)
    await done(ana.post("/api/tables", json=wish))


async def test_nobody_has_the_list_to_themselves(app):
    vandal, ana, bo = await named(app, "Vandal"), await named(app, "Ana"), await named(app, "Bo")
    honest = [await table_of(app, guest, seats=2, public=True) for guest in (ana, bo)]
    for _ in range(60):
        await table_of(app, vandal, seats=2, public=True)
    listed = [row["id"] for row in await done(ana.get("/api/tables"))]
    assert len(listed) == 50
    assert {live.table.id for live in honest} <= set(listed[:50])
    from tablee.server.hall import public_tables

    assert {live.table.id for live in honest} <= {
        row["id"] for row in await public_tables(app.state.house, 3)
    }


# Talk does not stop programs


async def test_talk_does_not_make_a_program_begin_anew(app, monkeypatch):
    monkeypatch.setattr(errands, "pause", lambda *_: 0.0)
    thought = []

    async def decide(match, seat, bot):
        thought.append(seat)
        await asyncio.sleep(0.3)
        return Decision(match.legal(seat)[0])

    monkeypatch.setattr(app.state.house.thinkers, "decide", decide)
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo, seats=3, bots=["master"])
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    for _ in range(8):
        await done(bo.post(at(live) + "/say", json={"phrase": "hurry"}))
        await done(bo.post(at(live) + "/rise"))
        await done(bo.post(at(live) + "/here"))
        await asyncio.sleep(0.06)
    assert any(seat == 1 for seat, _ in live.table.match.log)
    assert thought.count(1) <= 2


async def test_who_is_back_in_time_plays_themselves(app, monkeypatch):
    monkeypatch.setattr(errands, "pause", lambda *_: 0.0)

    async def decide(match, seat, bot):
        await asyncio.sleep(0.2)
        return Decision(match.legal(seat)[0])

    monkeypatch.setattr(app.state.house.thinkers, "decide", decide)
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo, seats=2)
    await done(ana.post(at(live) + "/rise"))
    await asyncio.sleep(0.05)
    await done(ana.post(at(live) + "/here"))
    await asyncio.sleep(0.4)
    assert live.table.match.log == []
