"""Writes of several processes: in one order, so that none waits for another for ever; repeated when asked to."""

import asyncio
import random
import time

import pytest
import sqlalchemy as sql

from tablee.server.database import Paused
from tablee.server.store import Conflict, Event, Store, append, create, log_of, players, tables
from tests.server.conftest import needs_postgresql

anyio = pytest.mark.anyio
ROW = {"game": "duo", "phase": "open", "public": False, "people": "[]"}


def said(k):
    return [Event("say", {"seat": 0, "name": "Zoé", "text": str(k)}, at=time.time() + k)]


async def write_all(store, ids, rounds, seed):
    """Batches over all tables, in another order each time; whoever is late tries again."""
    dice, versions = random.Random(seed), dict.fromkeys(ids, 1)

    async def one(table_id, k):
        for _ in range(100):
            try:
                await store.write(append(table_id, versions[table_id], said(k), ROW))
            except Conflict:
                versions[table_id] = 1 + len(await store.read(log_of(table_id, 1)))
            else:
                versions[table_id] += 1
                return
        raise AssertionError("never written")

    for k in range(rounds):
        await asyncio.gather(*(one(table_id, k) for table_id in dice.sample(ids, len(ids))))


@anyio
@needs_postgresql
async def test_opposed_writes_of_three_processes_never_deadlock(cluster):
    database = cluster.new_database()
    stores = [Store(database) for _ in range(3)]
    ids = [f"t{k}" for k in range(20)]
    for table_id in ids:
        await stores[0].write(create(table_id, said(0), ROW))
    before = deadlocks(cluster)
    await asyncio.gather(*(write_all(store, ids, 10, seed) for seed, store in enumerate(stores)))
    for table_id in ids:
        assert len(await stores[0].read(log_of(table_id))) == 1 + 3 * 10
    assert deadlocks(cluster) == before
    for store in stores:
        store.close()


def deadlocks(cluster):
    return cluster.ask("SELECT deadlocks FROM pg_stat_database WHERE datname = 'tablee'")


@anyio
@needs_postgresql
async def test_what_the_database_asks_to_be_repeated_is_repeated(cluster):
    """Two changes that take their rows in opposite orders, and say nothing of it: one of them is the victim."""
    database = cluster.new_database()
    stores = [Store(database) for _ in range(2)]
    for table_id in ("a", "b"):
        await stores[0].write(create(table_id, said(0), ROW))
    tried = []

    def both(*ids):
        def change(line):
            tried.append(ids)
            for table_id in ids:
                line.execute(
                    sql.update(tables).where(tables.c.id == table_id).values(version=tables.c.version + 1)
                )
                time.sleep(0.3)

        return change

    await asyncio.gather(stores[0].write(both("a", "b"), 20), stores[1].write(both("b", "a"), 20))
    assert len(tried) > 2, "there was a deadlock"
    query = sql.select(tables.c.version)
    assert await stores[0].read(lambda line: list(line.execute(query).scalars())) == [3, 3]
    for store in stores:
        store.close()


@anyio
@pytest.mark.parametrize("failing", [1, 2])
async def test_a_change_whose_answer_got_lost_is_stored_once(any_database, monkeypatch, failing):
    """The line breaks in the very moment of the commit: it was carried out, and nobody knows."""
    store = Store(any_database)
    lost = []
    commit = sql.Connection.commit

    def losing(line):
        commit(line)
        if len(lost) < failing:
            lost.append(line)
            raise sql.exc.OperationalError("COMMIT", {}, Exception("the line broke"))

    monkeypatch.setattr(sql.Connection, "commit", losing)
    await store.write(create("t", said(0), ROW))
    assert len(lost) == failing
    lost.clear()
    await store.write(append("t", 1, said(1), ROW))
    assert len(lost) == failing
    assert [event.data["text"] for event in await store.read(log_of("t"))] == ["0", "1"]
    with pytest.raises(Conflict):
        await store.write(append("t", 1, said(2), ROW))
    store.close()


@anyio
async def test_a_change_that_fails_for_itself_is_not_repeated(any_database):
    store, tried = Store(any_database), []

    def broken(line):
        tried.append(line)
        line.execute(sql.insert(players).values(id="half"))

    with pytest.raises(sql.exc.IntegrityError):
        await store.write(broken)
    assert len(tried) == 1
    store.close()


@anyio
async def test_a_database_that_stays_away_is_told_as_a_pause_and_nothing_is_done_later(
    any_database, monkeypatch
):
    store = Store(any_database)
    connect = store.engine.connect

    def gone():
        raise sql.exc.OperationalError("", {}, Exception("no line"))

    monkeypatch.setattr(store.engine, "connect", gone, raising=False)
    begun = time.monotonic()
    with pytest.raises(Paused):
        await store.write(create("t", said(0), ROW), 0.3)
    with pytest.raises(Paused):
        await store.read(log_of("t"), 0.3)
    assert time.monotonic() - begun < 3
    monkeypatch.setattr(store.engine, "connect", connect, raising=False)
    await store.write(create("u", said(0), ROW))
    assert await store.read(log_of("t")) == []
    store.close()
