"""Backups between databases of two kinds, and what the keeper changes on PostgreSQL."""

import sqlite3

import pytest
import sqlalchemy as sql

from tablee.cli import main
from tablee.server import keeper
from tablee.server.backups import Unusable, back_up, put_back
from tests.server.conftest import asker, at, done, named, needs_postgresql, opened, table_of

pytestmark = [pytest.mark.anyio, needs_postgresql]


@pytest.fixture
def bases(cluster):
    """Two empty databases of one PostgreSQL."""
    return [cluster.new_database(name) for name in ("kept_here", "kept_there")]


def content(url):
    """All rows of all tables, but the signs of life of processes and what was taken to be in between."""
    engine = sql.create_engine(url)
    found = sql.MetaData()
    with engine.connect() as line:
        found.reflect(line)
        rows = {
            table.name: sorted(str(tuple(row)) for row in line.execute(sql.select(table)))
            for table in found.sorted_tables
            if table.name not in ("signs", "keepers")
        }
    engine.dispose()
    return rows


async def test_what_is_kept_moves_between_postgresql_and_sqlite(bases, house_rules, tmp_path):
    here, there = bases
    async with opened(here) as app:
        ana, bo = await named(app, "Ana"), await named(app, "Bo")
        live = await table_of(app, ana, bo, public=True)
        await done(ana.post(at(live) + "/act", json={"action": "draw"}))
        await done(ana.post(at(live) + "/say", json={"text": "hélas"}))
        await done(bo.post(at(live) + "/report", json={"saying": live.table.chat[0]["n"]}))
        size = back_up(here, tmp_path / "copy.db")  # while it runs
        assert size == (tmp_path / "copy.db").stat().st_size > 0
        with pytest.raises(Unusable) as refused:
            put_back(tmp_path / "copy.db", here)
        assert refused.value.why == "in-use"
    before = content(here)
    assert content(f"sqlite:///{tmp_path / 'copy.db'}") == before
    put_back(tmp_path / "copy.db", f"sqlite:///{tmp_path / 'moved.db'}")
    back_up(f"sqlite:///{tmp_path / 'moved.db'}", tmp_path / "again.db")
    put_back(tmp_path / "again.db", there)
    assert content(there) == before
    async with opened(there) as app:
        found = (await app.state.house.live(live.table.id)).table
        assert found.match.log == live.table.match.log
        assert found.chat == live.table.chat
        await done(ana_of(app, ana).post(at(live) + "/say", json={"phrase": "hello"}))
        with sqlite3.connect(tmp_path / "again.db") as line:
            assert line.execute("SELECT count(*) FROM reports").fetchone() == (1,)


def ana_of(app, ana):
    """The same guest at another house."""
    return asker(app, cookie=f"tablee={ana.cookies['tablee']}")


async def test_putting_back_takes_the_place_of_what_was_there(bases, house_rules, tmp_path):
    here, there = bases
    for url, name in ((here, "Ana"), (there, "Zoé")):
        async with opened(url) as app:
            await named(app, name)
    back_up(here, tmp_path / "copy.db")
    with pytest.raises(Unusable) as refused:
        put_back(tmp_path / "copy.db", there)
    assert (refused.value.why, refused.value.what) == ("full", there.replace("+psycopg", ""))
    assert "Zoé" in str(content(there)["players"])
    put_back(tmp_path / "copy.db", there, replace=True)
    assert "Zoé" not in str(content(there)["players"])
    assert content(there) == content(here)


async def test_where_a_house_was_opened_and_nobody_came_nothing_is_lost(bases, house_rules, tmp_path):
    here, there = bases
    async with opened(here) as app:
        await named(app, "Ana")
    async with opened(there):
        pass
    back_up(here, tmp_path / "copy.db")
    put_back(tmp_path / "copy.db", there)
    assert content(there) == content(here)


def said(capsys, *words):
    """What a command complains of."""
    assert main([*words, "--lang", "en"]) == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [("house",), ("prune", "--chat", "7"), ("backup", "new.db")], ids=lambda words: words[0]
)
def test_an_empty_database_is_no_house(bases, capsys, monkeypatch, tmp_path, words):
    monkeypatch.chdir(tmp_path)
    told = said(capsys, *words, "--database", bases[0])
    assert bases[0].replace("+psycopg", "") in told
    assert content(bases[0]) == {}
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [("serve",), ("house",), ("prune", "--chat", "7"), ("backup", "new.db")],
    ids=lambda words: words[0],
)
def test_a_database_that_turns_us_away_is_quoted(cluster, capsys, words):
    told = said(capsys, *words, "--database", cluster.url("nothing_here"))
    assert "refused: " in told
    assert 'FATAL: database "nothing_here" does not exist' in told
    assert "does not answer" not in told
    assert "psycopg" not in told


async def test_restoring_over_a_house_is_done_when_it_is_said(bases, house_rules, capsys, tmp_path):
    here, there = bases
    for url, name in ((here, "Ana"), (there, "Zoé")):
        async with opened(url) as app:
            await named(app, name)
    copy = str(tmp_path / "copy.db")
    assert main(["backup", copy, "--database", here]) == 0
    told = said(capsys, "restore", copy, "--database", there)
    assert "back it up first" in told
    assert "--replace" in told
    assert main(["restore", copy, "--database", there, "--replace"]) == 0
    assert content(there) == content(here)


async def test_the_keeper_works_on_postgresql(bases, house_rules):
    async with opened(bases[0]) as app:
        ana, bo = await named(app, "Ana"), await named(app, "Bo")
        live = await table_of(app, ana, bo)
        await done(bo.post(at(live) + "/say", json={"text": "rude"}))
        house, who = app.state.house, (await done(bo.get("/api/me")))["id"]
        await keeper.remove_saying(house, live.table.id, live.table.chat[0]["n"])
        await keeper.rename(house, who, "Polite")
        await keeper.bar(house, who, 1, "rude")
        await keeper.announce(house.store, 5, "Back soon.")
        await app.state.keeper.look()
        await done(bo.post(at(live) + "/say", json={"phrase": "hello"}), 403)
        found = await keeper.overview(house.store)
        assert found["people"][0]["name"] in ("Ana", "Polite")
        assert live.table.names == ["Ana", "Polite"]
        await done(ana.post("/api/me/forget"))
        assert "Ana" not in str(content(bases[0])["events"])
