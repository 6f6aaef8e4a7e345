"""Who is refused for asking too often, and who is not: by player and by address, reading and listening too."""

import asyncio

import httpx
import pytest

from tablee.server import patience, rates
from tablee.server.rates import Budget, Rates, household
from tablee.server.tables import Refused
from tests.server.conftest import asker, at, done, named, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def strict(app, monkeypatch):
    """The house as it is opened to the world."""
    monkeypatch.setattr(rates, "EASE", 1.0)
    app.state.people.rates = Rates()
    return app


async def test_a_class_behind_one_address_gets_in(strict):
    answers = [await asker(strict).post("/api/me", json={"name": f"Pupil {k}"}) for k in range(30)]
    assert [answer.status_code for answer in answers] == [200] * 30


async def test_newcomers_without_end_do_not(strict):
    answers = [await asker(strict).post("/api/players", json={}) for _ in range(70)]
    assert 60 <= [answer.status_code for answer in answers].count(200) <= 62


async def test_known_players_are_charged_to_their_address_as_well(app, monkeypatch):
    guests = [await named(app, f"Guest {k}") for k in range(14)]
    tables = [await table_of(app, guest, seats=2) for guest in guests]
    monkeypatch.setattr(rates, "EASE", 1.0)
    for budgets in (rates.PLAYER, rates.ADDRESS, rates.RESERVE):
        monkeypatch.setitem(budgets, "write", Budget(0.0, budgets["write"].burst))
    app.state.people.rates = Rates()

    async def flood(guest, live):
        return [await guest.post(at(live) + "/say", json={"phrase": "hello"}) for _ in range(60)]

    answers = await asyncio.gather(*map(flood, guests, tables))
    heard = sum(answer.status_code == 200 for some in answers for answer in some)
    assert heard == 160 + 14 * 5, "840 asked: what the address may, and the reserve of each"


async def test_one_vandal_does_not_stop_the_others_at_the_address(app, monkeypatch):
    vandals = [await named(app, f"Vandal {k}") for k in range(4)]
    ana = await named(app, "Ana")
    live = await table_of(app, ana, seats=2)
    monkeypatch.setattr(rates, "EASE", 1.0)
    app.state.people.rates = Rates()
    for vandal in vandals:
        refused = [(await vandal.post("/api/me", json={"name": "V"})).status_code for _ in range(70)]
        assert 429 in refused
    for _ in range(3):
        await done(ana.post(at(live) + "/say", json={"phrase": "hello"}))


async def test_reading_is_counted(strict, monkeypatch):
    monkeypatch.setitem(rates.ADDRESS, "read", Budget(0.0, 10.0))
    guest = asker(strict)
    answers = [(await guest.get("/api/games")).status_code for _ in range(12)]
    assert answers == [200] * 10 + [429] * 2
    assert (await guest.get("/")).status_code == 429
    assert (await guest.get("/static/icon.svg")).status_code == 200


async def test_streams_are_bounded_by_player_and_by_address(strict, monkeypatch):
    monkeypatch.setattr(rates, "STREAMS_OF_A_PLAYER", 2)
    monkeypatch.setattr(rates, "STREAMS_OF_AN_ADDRESS", 3)
    ana = await named(strict, "Ana")
    live = await table_of(strict, ana, seats=2)
    known = strict.state.people.rates
    who = live.table.chairs[0].player
    with known.listening(who, "127.0.0.1"), known.listening(who, "127.0.0.1"):
        assert (await done(ana.get(at(live) + "/stream"), 429))["key"] == "too-many-streams"
        with known.listening(None, "127.0.0.1"):
            assert (await done(asker(strict).get(at(live) + "/stream"), 429))["key"] == "too-many-streams"
    known.may_listen(who, "127.0.0.1")
    assert not known._streams, "who has gone is no longer counted"


def test_of_ipv6_the_first_half_is_counted():
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household(None) == "?"


def test_of_too_many_counters_the_oldest_go_and_not_all(monkeypatch):
    monkeypatch.setattr(rates, "MOST_COUNTERS", 100)
    monkeypatch.setitem(rates.ADDRESS, "newcomer", Budget(0.0, 1.0))
    counted = Rates()
    for k in range(300):
        counted.allow("newcomer", None, f"192.0.2.{k}")
    assert len(counted) == 100
    with pytest.raises(Refused):
        counted.allow("newcomer", None, "192.0.2.299")
    counted.allow("newcomer", None, "192.0.2.0")


def test_who_is_refused_is_charged_nothing():
    counted = Rates()
    for _ in range(60):
        counted.allow("write", "ana", "192.0.2.1")
    for _ in range(500):
        with pytest.raises(Refused):
            counted.allow("write", "ana", "192.0.2.1")
    counted.allow("write", "bo", "192.0.2.1")


async def test_a_body_that_comes_too_slowly_is_not_waited_for(app, monkeypatch):
    monkeypatch.setattr(patience, "LONGEST_WAIT", 0.1)
    ana = await named(app, "Ana")
    live = await table_of(app, ana, seats=2)

    class Slow(httpx.AsyncByteStream):
        async def __aiter__(self):
            yield b'{"phrase": '
            await asyncio.sleep(1)
            yield b'"hello"}'

    headers = {"Content-Length": "19", "Content-Type": "application/json"}
    answer = await ana.post(at(live) + "/say", content=Slow(), headers=headers)
    assert answer.status_code in (400, 408)
    assert live.table.chat == []
