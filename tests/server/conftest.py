"""A house in this process, with programs that decide at once, and people who ask it over HTTP."""

import asyncio
import random
from contextlib import asynccontextmanager

import httpx
import pytest
from bench.components import NO_POSTGRESQL, Postgres, has_postgresql

from tablee.bots.players import Decision
from tablee.server import app as server
from tablee.server import rates, rest, store, thinkers
from tablee.server.replay import Replay, read


@pytest.fixture
def anyio_backend():
    return "asyncio"


class Guessers:
    """Programs that play any legal action, without processes of their own."""

    def __init__(self, workers=None):
        self.dice = random.Random(1)

    def start(self):
        pass

    def close(self):
        pass

    async def decide(self, match, seat, bot):
        return Decision(self.dice.choice(match.legal(seat)))

    async def tell(self, record):
        return await asyncio.to_thread(Replay, record)

    async def read(self, text):
        return await asyncio.to_thread(read, text)

    async def weigh(self, match, seat, action):
        return await asyncio.to_thread(thinkers._weigh, *thinkers._parcel(match, seat), seat, action)

    async def hint(self, match, seat):
        return [{"action": a, "value": 0.5, "error": 0.1, "tries": 1} for a in match.legal(seat)]


@pytest.fixture
def house_rules(monkeypatch):
    """No worker processes, no pause between rounds, nobody asks too often, and a slow disk is waited for."""
    monkeypatch.setattr(server, "Thinkers", Guessers)
    monkeypatch.setattr(rest, "LONGEST", 0.0)
    monkeypatch.setattr(rates, "EASE", 1e9)
    monkeypatch.setattr(store, "WAIT", 60.0)


@asynccontextmanager
async def opened(database):
    """The application on a database, open."""
    app = server.create_app(database)
    async with app.router.lifespan_context(app):
        yield app


@pytest.fixture
def database(tmp_path):
    return f"sqlite:///{tmp_path / 'tablee.db'}"


needs_postgresql = pytest.mark.skipif(not has_postgresql(), reason=NO_POSTGRESQL)
ENGINES = ["sqlite", pytest.param("postgresql", marks=needs_postgresql)]


@pytest.fixture(scope="session")
def cluster():
    """A PostgreSQL of our own."""
    found = Postgres()
    yield found
    found.close()


@pytest.fixture(params=ENGINES)
def any_database(request, tmp_path):
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tablee.db'}"
    return request.getfixturevalue("cluster").new_database()


@pytest.fixture
async def app(database, house_rules):
    async with opened(database) as found:
        yield found


def asker(app, token=None, **headers):
    """Somebody who asks; with a token as a program, else by cookie."""
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    if token:
        headers["Authorization"] = f"Bearer {token}"
    return httpx.AsyncClient(transport=transport, base_url="http://tablee.test", headers=headers)


async def named(app, name):
    """A guest with a name, known by a cookie."""
    guest = asker(app, **{"Accept-Language": "en"})
    (await guest.post("/api/me", json={"name": name})).raise_for_status()
    return guest


async def done(answer, status=200):
    """The JSON of an answer, which must be as expected."""
    found = await answer
    assert found.status_code == status, found.text
    return found.json()


async def until(condition, seconds=20.0):
    """Wait for something that must come about."""
    end = asyncio.get_running_loop().time() + seconds
    while not condition():
        assert asyncio.get_running_loop().time() < end, "it never came about"
        await asyncio.sleep(0.01)


async def table_of(app, *guests, game="duo", **wish):
    """A table set by the first guest; the others sit down, and the game begins when it is full."""
    host, *others = guests
    seats = wish.pop("seats", len(guests))
    options = {"first": 0} | wish.pop("options", {})
    wish = {"game": game, "seats": seats, "options": options} | wish
    found = await done(host.post("/api/tables", json=wish))
    for other in others:
        await done(other.post(f"/api/tables/{found['id']}/sit", json={}))
    return app.state.house.tables[found["id"]]


# A game whose first player always has several choices: where there is one only, nothing is thought about.
SEVERAL_CHOICES = "lobo77"


def at(live):
    return f"/api/tables/{live.table.id}"
