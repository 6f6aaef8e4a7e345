"""The schema has a version: raised at the start, by one process at a time, and never lowered."""

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from tablee.server.database import open_engine
from tablee.server.migrations import FIRST, NewerSchema, newest, raise_schema, version_of
from tablee.server.store import Store, log_of, schema
from tests.server.conftest import asker, done, named, opened, table_of
from tests.server.serving import a_free_port

anyio = pytest.mark.anyio


def noted(database):
    engine = open_engine(database)
    with engine.connect() as line:
        found = version_of(line)
    engine.dispose()
    return found


def said(database, statement):
    engine = open_engine(database)
    with engine.connect() as line:
        line.exec_driver_sql(statement)
        line.commit()
    engine.dispose()


def test_the_versions_make_the_schema_that_the_store_works_with(any_database):
    engine = open_engine(any_database)
    raise_schema(engine)
    with engine.connect() as line:
        assert compare_metadata(MigrationContext.configure(line), schema) == []
    engine.dispose()


def test_a_start_on_the_newest_schema_changes_nothing(any_database):
    for _ in range(2):
        Store(any_database).close()
        assert noted(any_database) == newest()


@anyio
async def test_a_database_from_before_there_were_versions_is_recognised_and_raised(any_database, house_rules):
    async with opened(any_database) as app:
        ana, bo = await named(app, "Ana"), await named(app, "Bo")
        live = await table_of(app, ana, bo)
        stored = await app.state.house.store.read(log_of(live.table.id))
    later = (
        "leases",
        "keepers",
        "set_aside",
        "keeper_keys",
        "reports",
        "bars",
        "notes",
        "signs",
        "learnt",
        "weighed",
        "puzzled",
        "devices",
        "passages",
        "subscriptions",
        "own_keys",
    )
    for table in ("alembic_version", *later):
        said(any_database, f"DROP TABLE {table}")
    said(any_database, "DROP INDEX ix_tables_wakes")
    for column in ("sitting", "due", "awaited", "wakes"):
        said(any_database, f"ALTER TABLE tables DROP COLUMN {column}")
    assert noted(any_database) is None
    async with opened(any_database) as app:
        assert await app.state.house.store.read(log_of(live.table.id)) == stored
        assert (await done(asker(app).get(f"/api/tables/{live.table.id}")))["phase"] == "playing"
        async with asyncio.timeout(20):
            while live.table.id not in app.state.house.tables:
                await asyncio.sleep(0.01)
    assert noted(any_database) == newest()
    assert newest() != FIRST


def test_a_newer_schema_is_refused(any_database):
    Store(any_database).close()
    said(any_database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerSchema) as refused:
        Store(any_database)
    assert (refused.value.found, refused.value.known) == ("9999", newest())
    assert noted(any_database) == "9999"


def test_a_newer_schema_is_refused_with_a_sentence_and_nothing_says_it_is_open(any_database):
    Store(any_database).close()
    said(any_database, "UPDATE alembic_version SET version_num = '9999'")
    command = [
        sys.executable,
        "-m",
        "tablee",
        "--lang",
        "en",
        "serve",
        "--port",
        str(a_free_port()),
        "--database",
        any_database,
    ]
    told = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert told.returncode == 2
    assert "newer version of Tablée" in told.stderr
    assert "Traceback" not in told.stderr
    assert "open" not in told.stdout


def test_two_first_starts_at_once_both_succeed(any_database):
    def start(_):
        Store(any_database).close()
        return noted(any_database)

    with ThreadPoolExecutor(4) as starts:
        assert list(starts.map(start, range(4))) == [newest()] * 4
