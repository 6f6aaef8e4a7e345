"""What is in no log and in no file that others can read."""

import asyncio
import io
import json
import logging
import os
import re
import stat
from pathlib import Path

import pytest
import sqlalchemy as sql

from tablee.server import logs
from tablee.server.store import Store, insert_once, players
from tests.server.conftest import asker, at, done, named, table_of

anyio = pytest.mark.anyio
DEPLOY = Path(__file__).parents[2] / "docs" / "deploy.md"


@pytest.fixture(params=[True, False], ids=["quiet", "journal"])
def written(request):
    """What the house logs, as it is written."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    stream = io.StringIO()
    logs.settle(stream, request.param)
    logging.getLogger("httpx").setLevel(logging.WARNING)  # the asker's own lines
    yield stream
    root.handlers[:] = before
    root.setLevel(level)


SECRET = ("a1b2c3d4e5f6" * 5, "Ludivine", "0123456789abcdef" * 4)


@anyio
async def test_a_failed_write_logs_nothing_of_what_was_written(any_database, written):
    store = Store(any_database)
    row = dict(zip(("id", "name", "token"), SECRET, strict=True)) | {"created": 1.0}
    await store.write(insert_once(players, row))
    for broken in (row | {"id": "x"}, {"id": "y", "name": SECRET[1], "token": SECRET[2] + "z"}):
        with pytest.raises(sql.exc.IntegrityError) as failed:
            await store.write(lambda line, broken=broken: line.execute(sql.insert(players).values(**broken)))
        number = logs.trouble(failed.value)
        assert number in written.getvalue()
        assert "IntegrityError" in written.getvalue()
    for secret in SECRET:
        assert secret not in written.getvalue()
    store.close()


@anyio
async def test_a_trouble_has_a_number_is_logged_once_and_found_as_documented(app, monkeypatch, written):
    ana, bo = await named(app, "Ludivine"), await named(app, "Bo")
    live = await table_of(app, ana, bo)

    def fail(*_, **__):
        raise KeyError(live.table.id)

    monkeypatch.setattr("tablee.server.views.plain", fail)
    told = (await ana.get(at(live))).json()
    assert told["key"] == "our-mistake"
    number = re.search(r"\b([0-9a-f]{8})\b", told["error"])[1]
    lines = written.getvalue().splitlines()
    documented = re.search(r"journalctl -u tablee \| grep (\S+)`", DEPLOY.read_text())[1]
    assert re.fullmatch(r"[0-9a-f]{8}", documented), "the command searches for the number alone"
    assert len([line for line in lines if re.search(documented.replace(documented, number), line)]) == 1
    assert written.getvalue().count("builtins.KeyError") == 1
    assert live.table.id not in written.getvalue()
    assert "Ludivine" not in written.getvalue()
    page = await asker(app, **{"Accept-Language": "en"}).get(f"/t/{live.table.id}")
    assert page.status_code in (200, 500)


@anyio
async def test_a_host_who_stumbles_and_a_program_in_trouble_log_no_id(app, monkeypatch, written):
    monkeypatch.setattr("tablee.server.croupier.STUMBLE", 0.01)

    async def failing(match, seat, bot):
        raise OSError("the worker is gone")

    monkeypatch.setattr(app.state.house.thinkers, "decide", failing)
    guest = await named(app, "Ludivine")
    wish = {"game": "duo", "seats": 2, "bots": ["amateur"], "options": {"first": 1}, "pace": "instant"}
    table = await done(guest.post("/api/tables", json=wish))
    live = app.state.house.tables[table["id"]]
    async with asyncio.timeout(30):
        while len(live.stumbles) < 4:
            await asyncio.sleep(0.02)
    told = written.getvalue()
    assert told.count("trouble") == 1, "each trouble is logged once"
    assert table["id"] not in told
    assert "Ludivine" not in told


def test_lines_of_the_journal_are_json_whatever_is_in_them():
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    log = logging.getLogger("tablee.test")
    log.addHandler(handler)
    try:
        raise ValueError("secret")
    except ValueError as error:
        log.error({"trouble": "12345678"}, exc_info=error)
    log.removeHandler(handler)
    line = json.loads(stream.getvalue())
    assert line["trouble"] == "12345678"
    assert "ValueError" in line["trace"]
    assert "test_secrets.py" in line["trace"]
    assert "secret" not in line["trace"].replace("test_secrets", "").replace('raise ValueError("secret")', "")


def test_the_database_file_is_private_to_its_owner_even_if_it_was_not(tmp_path):
    database = tmp_path / "new" / "tablee.db"
    before = os.umask(0o022)
    try:
        for _ in range(2):
            store = Store(f"sqlite:///{database}")
            found = sorted(database.parent.iterdir())
            assert len(found) == 3, "the file, what was written last, and its index"
            assert {stat.S_IMODE(path.stat().st_mode) for path in found} == {0o600}
            assert stat.S_IMODE(database.parent.stat().st_mode) == 0o700
            store.close()
            database.chmod(0o644)
    finally:
        os.umask(before)
