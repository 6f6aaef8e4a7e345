"""The database may pause, freeze, fill up or be gone: the house says so, waits briefly, and can always be closed."""

import socket
import subprocess
import sys
import threading
import time

import httpx
import pytest
import sqlalchemy as sql

from tablee.client import Client
from tests.server.conftest import asker, done, named, needs_postgresql, opened, table_of
from tests.server.serving import Served, a_free_port

anyio = pytest.mark.anyio


class First:
    """Plays the first legal action, slowly enough for something to happen meanwhile."""

    def __init__(self):
        self.chosen = 0

    def choose(self, look, legal, clock):
        self.chosen += 1
        time.sleep(0.05)
        return legal[0]


@pytest.fixture
def served(cluster, tmp_path):
    found = Served(tmp_path)
    found.database = cluster.new_database()
    found.start()
    yield found
    if found.process is not None:
        found.kill()


@needs_postgresql
def test_a_game_goes_on_while_the_database_is_restarted(served, cluster):
    client = Client(served.url, name="Zoé")
    table = client.open("lobo77", seats=2, bots=["amateur"], pace="instant")
    bot, results = First(), []
    player = threading.Thread(target=lambda: results.append(table.play(bot)))
    player.start()
    for mode in ("fast", "immediate"):
        goal = bot.chosen + 3
        while bot.chosen < goal and player.is_alive():
            time.sleep(0.01)
        cluster.restart(mode, pause=0.5)
    player.join(240)
    assert not player.is_alive()
    assert results[0]["end"] == "last"


@needs_postgresql
def test_requests_get_503_with_a_retry_while_the_database_is_away_and_never_500(served, cluster):
    line = httpx.Client(base_url=served.url, timeout=30, headers={"Accept-Language": "en"})
    token = line.post("/api/players", json={"name": "Ana"}).json()["token"]
    who = {"Authorization": f"Bearer {token}"}
    table = line.post("/api/tables", json={"game": "duo", "seats": 2}, headers=who).json()["id"]
    cluster.stop()
    try:
        begun = time.monotonic()
        for path, wish in (
            ("/api/tables", {"game": "duo"}),
            (f"/api/tables/{table}/say", {"phrase": "hello"}),
        ):
            told = line.post(path, json=wish, headers=who)
            assert told.status_code == 503
            assert int(told.headers["retry-after"]) > 0
            assert told.json()["retry"] is True
            assert "nothing was lost" in told.json()["error"]
        page = line.get("/")
        assert page.status_code == 503
        assert int(page.headers["refresh"]) > 0
        assert "try again" in page.text
        assert line.get("/health").json()["status"] == "trouble"
        assert time.monotonic() - begun < 25
        # what is asked while it is being started again waits for it
        answers = []
        asking = threading.Thread(
            target=lambda: answers.append(
                line.post(f"/api/tables/{table}/say", json={"phrase": "hello"}, headers=who)
            )
        )
        asking.start()
    finally:
        cluster.start()
    asking.join()
    assert answers[0].status_code in (200, 503)
    give_up = time.monotonic() + 20
    while line.get("/health").status_code != 200:
        assert time.monotonic() < give_up
        time.sleep(0.1)
    assert line.get("/").status_code == 200
    assert '"trouble"' not in served.noise.read_text()


@needs_postgresql
def test_a_frozen_database_hangs_nobody_and_the_house_closes_within_five_seconds(served, cluster):
    line = httpx.Client(base_url=served.url, timeout=30)
    line.post("/api/players", json={"name": "Ana"}).raise_for_status()
    frozen = cluster.freeze()
    time.sleep(1.1)  # for a second the answer given before is good
    try:
        begun = time.monotonic()
        told = line.get("/health")
        assert (told.status_code, told.json()["status"]) == (503, "trouble")
        assert time.monotonic() - begun < 5
        assert line.post("/api/players", json={"name": "Bo"}).status_code == 503
        waiting = threading.Thread(
            target=lambda: httpx.post(f"{served.url}/api/players", json={}, timeout=30)
        )
        waiting.start()
        time.sleep(0.2)
        begun = time.monotonic()
        served.stop()
        assert time.monotonic() - begun < 5.5
    finally:
        cluster.thaw(frozen)
    waiting.join()


# Health


@anyio
async def test_health_is_told_in_json_and_includes_a_write(any_database, house_rules):
    async with opened(any_database) as app:
        told = await done(asker(app).get("/health"))
        assert (told["status"], told["database"], told["set_aside"]) == ("ok", "ok", 0)
        assert told["schema"] == app.state.house.store.schema_version


@anyio
async def test_a_full_disk_is_no_health_and_an_action_is_refused_with_a_retry(app, monkeypatch):
    """SQLite says the same when its own limit of pages is reached as when the disk is full."""
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, ana, bo)
    engine = app.state.house.store.engine

    def fill(connection, _):
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")

    sql.event.listen(engine, "connect", fill)
    engine.dispose()
    monkeypatch.setattr("tablee.server.store.WAIT", 1.0)
    statuses = set()
    for _ in range(400):
        told = await ana.post(f"/api/tables/{live.table.id}/say", json={"text": "x" * 200})
        statuses.add(told.status_code)
        if told.status_code != 200:
            break
    assert statuses == {200, 503}
    sql.event.remove(engine, "connect", fill)
    engine.dispose()
    monkeypatch.setattr("tablee.server.store.WAIT", 60.0)
    await done(ana.post(f"/api/tables/{live.table.id}/say", json={"text": "y"}))


@anyio
async def test_health_fails_where_nothing_can_be_written(app, monkeypatch):
    monkeypatch.setattr("tablee.server.health.BOUND", 0.2)
    engine = app.state.house.store.engine
    sql.event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA query_only=1"))
    engine.dispose()
    told = await done(asker(app).get("/health"), 503)
    assert told["status"] == "trouble"


# A start that fails


def started(*flags, timeout=120):
    command = [sys.executable, "-m", "tablee", "--lang", "en", "serve", *flags]
    return subprocess.run(command, capture_output=True, text=True, timeout=timeout)


def fails_with(told, sentence):
    assert told.returncode == 2
    assert sentence in " ".join(told.stderr.split())
    assert "Traceback" not in told.stderr
    assert "open" not in told.stdout


def test_a_busy_port_is_named(tmp_path):
    with socket.socket() as taken:
        port = a_free_port()
        taken.bind(("127.0.0.1", port))
        taken.listen()
        told = started("--port", str(port), "--database", str(tmp_path / "x.db"))
    fails_with(told, f"Port {port} is taken by another program")


def test_a_database_that_cannot_be_reached_is_named(tmp_path):
    told = started("--port", str(a_free_port()), "--database", f"postgresql://x@/x?host={tmp_path}")
    fails_with(told, "The database does not answer")


def test_a_place_where_nothing_can_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    told = started("--port", str(a_free_port()), "--database", str(tmp_path / "file" / "x.db"))
    fails_with(told, "The database cannot be written to")


def test_a_file_that_is_no_database_is_named(tmp_path):
    (tmp_path / "x.db").write_text("no database at all, just words" * 100)
    told = started("--port", str(a_free_port()), "--database", str(tmp_path / "x.db"))
    fails_with(told, "The database does not answer: file is not a database")


@needs_postgresql
def test_a_database_that_may_only_be_read_is_named(cluster):
    database = cluster.new_database()
    cluster.ask("ALTER DATABASE tablee SET default_transaction_read_only = on")
    fails_with(
        started("--port", str(a_free_port()), "--database", database), "The database cannot be written to"
    )
