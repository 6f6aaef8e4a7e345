"""The store on PostgreSQL: what matters most, again. Needs its programs (Debian's package `postgresql`)."""

import threading

import pytest
import sqlalchemy as sql

from tablee.server.store import CHANNEL, Store
from tests.server import test_life as life
from tests.server import test_reliability as reliable
from tests.server.conftest import needs_postgresql

pytest.importorskip("psycopg")
pytestmark = needs_postgresql

test_a_key_is_known_to_every_house = reliable.test_a_key_is_known_to_every_house
test_a_house_notices_what_another_wrote = reliable.test_a_house_notices_what_another_wrote
test_two_houses_on_one_database = reliable.test_two_houses_on_one_database_lose_nothing_and_catch_up
test_the_same_key_acts_once = reliable.test_the_same_key_acts_once_and_is_answered_alike_even_after_a_restart
test_a_game_goes_on = pytest.mark.anyio(life.test_a_game_goes_on_where_it_stood_when_the_house_opens_again)


@pytest.fixture
def database(cluster):
    """An empty database."""
    return cluster.new_database()


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
        others = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
        assert line.execute(sql.text(others)).all() == [(True,)]
    admin.dispose()
    assert hears()
    store.close()
