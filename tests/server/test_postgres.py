"""The store on PostgreSQL: what matters most, again. Needs its programs (Debian's package `postgresql`)."""

import os
import pwd
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path

import pytest
import sqlalchemy as sql

from tablee.server.store import CHANNEL, Store
from tests.server import test_life as life
from tests.server import test_reliability as reliable

pytest.importorskip("psycopg")
HOMES = [Path(found).parent for found in [shutil.which("pg_ctl")] if found]
HOMES += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
OTHER = "postgres"  # PostgreSQL will not be run by root, but by this user


def can_be_run():
    """Whether its programs are here, and somebody to run them."""
    if os.geteuid() != 0:
        return bool(HOMES)
    return bool(HOMES and shutil.which("runuser") and any(user.pw_name == OTHER for user in pwd.getpwall()))


pytestmark = pytest.mark.skipif(not can_be_run(), reason="PostgreSQL is not installed")

test_a_key_is_known_to_every_house = reliable.test_a_key_is_known_to_every_house
test_a_house_notices_what_another_wrote = reliable.test_a_house_notices_what_another_wrote
test_two_houses_on_one_database = reliable.test_two_houses_on_one_database_lose_nothing_and_catch_up
test_the_same_key_acts_once = reliable.test_the_same_key_acts_once_and_is_answered_alike_even_after_a_restart
test_a_game_goes_on = pytest.mark.anyio(life.test_a_game_goes_on_where_it_stood_when_the_house_opens_again)


def run(program, *arguments):
    """A program of PostgreSQL's."""
    other = ["runuser", "-u", OTHER, "--"] if os.geteuid() == 0 else []
    subprocess.run([*other, HOMES[0] / program, *arguments], check=True, stdout=subprocess.DEVNULL, cwd="/")


@pytest.fixture(scope="module")
def cluster():
    """A PostgreSQL of our own, reached through a socket in its folder."""
    folder = Path(tempfile.mkdtemp())
    if os.geteuid() == 0:
        shutil.chown(folder, OTHER)
    data = folder / "data"
    run("initdb", "-D", data, "-A", "trust", "-U", "tablee", "--no-sync")
    run(
        "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", f"-c listen_addresses='' -k {folder}", "start"
    )
    yield f"postgresql+psycopg://tablee@/postgres?host={folder}"
    run("pg_ctl", "-D", data, "-m", "immediate", "stop")
    shutil.rmtree(folder)


@pytest.fixture
def database(cluster):
    """An empty database."""
    engine = sql.create_engine(cluster, isolation_level="AUTOCOMMIT")
    with engine.connect() as line:
        line.execute(sql.text("DROP DATABASE IF EXISTS tablee WITH (FORCE)"))
        line.execute(sql.text("CREATE DATABASE tablee"))
    engine.dispose()
    return cluster.replace("/postgres?", "/tablee?")


def test_a_lost_line_is_opened_anew(database, monkeypatch):
    monkeypatch.setattr("tablee.server.store.LINE_PAUSE", 0.01)
    store, heard = Store(database), threading.Event()
    store.listen(lambda news: heard.set())

    def hears():
        heard.clear()
        for _ in range(200):
            with store.engine.begin() as line:
                line.execute(sql.text(f"NOTIFY {CHANNEL}"))
            if heard.wait(0.05):
                return True
        return False

    assert hears()
    admin = sql.create_engine(database, isolation_level="AUTOCOMMIT")
    with admin.connect() as line:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        assert line.execute(sql.text(others)).all() == [(True,)]
    admin.dispose()
    assert hears()
    store.close()
