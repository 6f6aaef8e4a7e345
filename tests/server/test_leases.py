"""Several processes on one database: a table has one keeper, and any process serves any request."""

import asyncio
import time
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sql

from tablee.server import aside
from tablee.server.house import House
from tablee.server.leases import Leases
from tablee.server.people import People, Player
from tablee.server.store import Store, events, leases, log_of
from tablee.server.wishes import openings
from tests.server.conftest import Guessers, asker, done, named, needs_postgresql, opened, table_of, until

anyio = pytest.mark.anyio
ANA = Player("a", "Ana")


class Counting(Guessers):
    """Programs that note how often they were asked."""

    def __init__(self, workers=None):
        super().__init__()
        self.asked = 0

    async def decide(self, match, seat, bot):
        self.asked += 1
        return await super().decide(match, seat, bot)


@pytest.fixture
def quick(monkeypatch):
    """Leases that are renewed and lost within moments, rounds without a pause, and tables of programs that
    play on although nobody watches."""
    monkeypatch.setattr("tablee.server.pulse.Live.watched", property(lambda live: True))
    monkeypatch.setattr("tablee.server.leases.BEAT", 0.05)
    monkeypatch.setattr("tablee.server.leases.LASTS", 1.5)
    monkeypatch.setattr("tablee.server.house.POLL", 0.1)
    monkeypatch.setattr("tablee.server.rest.LONGEST", 0.0)


@asynccontextmanager
async def houses(database, count):
    found = [House(Store(database), Counting()) for _ in range(count)]
    for house in found:
        await house.open()
    yield found
    for house in found:
        await house.close()


def programs(target=99):
    return openings(None, "duo", 4, {"target": target}, ["amateur"] * 4, False, "instant", 0)


async def keeper_of(house, table_id):
    query = sql.select(leases.c.keeper).where(leases.c.table_id == table_id)
    return await house.store.read(lambda line: line.execute(query).scalar())


async def acts(house, table_id):
    return [event for event in await house.store.read(log_of(table_id)) if event.kind == "act"]


@anyio
async def test_programs_play_at_the_keeper_alone_and_no_decision_is_thrown_away(any_database, quick):
    async with houses(any_database, 3) as (here, there, elsewhere):
        live = await here.create(programs(), [])
        await here.start(live)
        others = [await house.live(live.table.id) for house in (there, elsewhere)]
        with others[0].watching(), others[1].watching():
            await until(lambda: here.thinkers.asked > 60)
        asked = here.thinkers.asked  # they play on while the table is read
        stored = await acts(here, live.table.id)
        assert asked - len(stored) <= 1, "only the one under way is not stored"
        assert (there.thinkers.asked, elsewhere.thinkers.asked) == (0, 0)
        assert await keeper_of(there, live.table.id) == here.leases.id
        assert not there.leases.holds(live.table.id)


@anyio
async def test_a_table_whose_keeper_is_gone_goes_on_elsewhere(any_database, quick):
    async with houses(any_database, 2) as (here, there):
        live = await here.create(programs(), [])
        await here.start(live)
        await until(lambda: here.thinkers.asked > 5)
        for task in (*here._chores, *here._croupiers):  # as if it were killed
            task.cancel()
        gone = time.monotonic()
        await until(lambda: there.thinkers.asked > 5)
        assert time.monotonic() - gone < 15
        assert await keeper_of(there, live.table.id) == there.leases.id
        assert not here.leases.holds(live.table.id), "who cannot renew knows that it is keeper no longer"


@anyio
async def test_a_keeper_that_closes_hands_its_tables_over_at_once(any_database, quick, monkeypatch):
    monkeypatch.setattr("tablee.server.leases.LASTS", 600)
    async with houses(any_database, 2) as (here, there):
        live = await here.create(programs(), [])
        await here.start(live)
        await until(lambda: here.thinkers.asked > 5)
        here.draining.set()
        await until(lambda: there.thinkers.asked > 5)
        assert await keeper_of(there, live.table.id) == there.leases.id


@anyio
async def test_two_that_want_a_table_do_not_both_get_it(any_database):
    store = Store(any_database)
    table = (await House(store, Guessers()).create(programs(), [])).table.id
    await store.write(lambda line: line.execute(sql.delete(leases)))
    several = [Leases(store) for _ in range(5)]
    for one in several:
        one.want(table)
    await asyncio.gather(*(one.renew() for one in several))
    assert sum(one.holds(table) for one in several) == 1
    assert all(one.alone is False for one in several[1:])
    store.close()


@anyio
async def test_what_one_process_acknowledged_the_next_one_says(any_database, house_rules):
    async with opened(any_database) as one, opened(any_database) as other:
        ana, bo = await named(one, "Ana"), await named(one, "Bo")
        live = await table_of(one, ana, bo)
        asking = [asker(other) for _ in range(2)]
        for guest, cookies in zip(asking, (ana.cookies, bo.cookies), strict=True):
            guest.cookies = cookies
        one.state.house.leases.alone = other.state.house.leases.alone = False
        path = f"/api/tables/{live.table.id}"
        for k in range(8):
            await done((ana, bo)[k % 2].post(f"{path}/act", json={"action": "draw", "seen": k}))
            assert (await done(asking[(k + 1) % 2].get(path)))["version"] == k + 1
        assert (await done(asking[0].post(f"{path}/act", json={"action": "draw", "seen": 8})))["done"]


@anyio
@needs_postgresql
async def test_a_new_name_is_known_to_every_process(cluster):
    database = cluster.new_database()
    async with houses(database, 2) as (here, there):
        people = [People(house.store) for house in (here, there)]
        there.heard.append(people[1].hear)
        player, token = await people[0].welcome("Ana")
        assert (await people[1].by_token(token)).name == "Ana"
        await people[0].rename(player, "Anne")
        async with asyncio.timeout(10):
            while (await people[1].by_token(token)).name != "Anne":
                await asyncio.sleep(0.02)


@anyio
@needs_postgresql
async def test_signs_of_life_and_hurry_reach_the_process_that_keeps_the_table(cluster):
    async with houses(cluster.new_database(), 2) as (here, there):
        live = await here.create(openings(ANA, "duo", 2, {}, ["amateur"], False, "slow", 0), [ANA.id])
        other = await there.live(live.table.id)
        there.leases.alone = False
        live.away = frozenset({ANA.id})
        await there.sign_of_life(other, ANA.id)
        await until(lambda: ANA.id in live.here and ANA.id not in live.away)
        there.hurry(other, to_the_end=True, player=ANA.id)
        await until(lambda: live.hurried == float("inf"))


# A bad table is one bad table


async def damage(store, table_id, version, **values):
    which = sql.update(events).where(events.c.table_id == table_id, events.c.version == version)
    await store.write(lambda line: line.execute(which.values(**values)))


@anyio
@pytest.mark.parametrize(
    ("which", "damaged", "noticed"),
    [
        (1, {"data": "{not JSON"}, False),
        (2, {"data": '{"seat": 0, "action": "fly to the moon"}'}, True),
        (2, {"kind": "never-heard-of"}, True),
        (1, {"data": '{"number": 1, "seed": "xyz", "rules": 1}'}, True),
    ],
)
async def test_a_table_that_cannot_be_read_is_set_aside_and_all_others_resume(
    any_database, quick, caplog, which, damaged, noticed
):
    async with houses(any_database, 1) as (house,):
        tables = [await house.create(programs(), []) for _ in range(3)]
        bad = tables[1].table.id
        version = tables[1].table.version
    for live in tables:
        store = Store(any_database)
        again = House(store, Guessers())
        begun = await again.live(live.table.id)
        await again.start(begun)
        await again.act(begun, begun.table.match.asked, begun.table.match.legal()[0])
        if live.table.id == bad:
            await damage(store, bad, version + which, **damaged)
        store.close()
    async with houses(any_database, 1) as (house,):
        await until(lambda: sum(live.table.id in house.tables for live in tables) == 2)
        await until(
            lambda: all(
                len(house.tables[t.table.id].table.match.log) > 3 for t in tables if t.table.id != bad
            )
        )
        async with asyncio.timeout(20):
            while not (listed := await house.store.read(aside.listed())):
                await asyncio.sleep(0.02)
        (found,) = listed
        assert (found["table_id"], found["version"]) == (bad, version + which if noticed else 0)
        assert found["reason"]
        for _ in range(3):
            with pytest.raises(Exception, match="set aside"):
                await house.live(bad)
        told = [record for record in caplog.records if found["trouble"] in str(record.msg)]
        assert len(told) == 1, "each trouble is told once"
        assert bad not in caplog.text


@anyio
async def test_a_table_set_aside_is_back_once_it_can_be_read(any_database, quick, monkeypatch):
    monkeypatch.setattr("tablee.server.aside.TRY_AFTER", 0.0)
    async with houses(any_database, 1) as (house,):
        table = (await house.create(programs(), [])).table.id
        del house.tables[table]
        await damage(house.store, table, 2, kind="never-heard-of")
        with pytest.raises(Exception, match="set aside"):
            await house.live(table)
        await damage(house.store, table, 2, kind="sit")
        assert (await house.live(table)).table.id == table
        assert await house.store.read(aside.listed()) == []


@anyio
async def test_an_event_that_cannot_be_taken_in_sets_the_table_aside_in_a_running_house(database, quick):
    async with houses(database, 2) as (here, there):
        live = await here.create(programs(), [])
        other = await there.live(live.table.id)
        await here.change(live, lambda table: _plan_say())
        await damage(here.store, live.table.id, live.table.version, kind="never-heard-of")
        with pytest.raises(Exception, match="set aside"):
            await there._catch_up(other)
        assert live.table.id not in there.tables


def _plan_say():
    from tablee.server.plans import Plan
    from tablee.server.store import Event

    return Plan([Event("say", {"seat": 0, "name": "Zoé", "phrase": "hello"}, at=time.time())])


@anyio
async def test_a_background_task_that_fails_is_started_again_and_told_once(database, monkeypatch, caplog):
    monkeypatch.setattr("tablee.server.chores.PAUSE", 0.01)
    monkeypatch.setattr("tablee.server.house.SWEEP", 0.01)
    async with houses(database, 1) as (house,):
        released = []

        async def failing(ids):
            released.append(ids)
            if len(released) < 5:
                raise RuntimeError("out of order")

        monkeypatch.setattr(house.leases, "release", failing)
        await until(lambda: len(released) > 8)
        troubles = [record for record in caplog.records if "trouble" in str(record.msg)]
        assert len(troubles) == 1
        assert "out of order" not in str(troubles[0].msg)
