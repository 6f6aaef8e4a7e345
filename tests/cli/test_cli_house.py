"""`tablee house`: the keeper's commands, on a database that no server has open."""

import asyncio
import re
import sqlite3
import time

import pytest

from tablee.server import keeper
from tablee.server.chairs import sit
from tablee.server.house import House
from tablee.server.people import People
from tablee.server.store import Store
from tablee.server.thinkers import Thinkers
from tablee.server.wishes import openings, say


@pytest.fixture
def kept(tmp_path):
    """A database with a table of two people, one of whom is rude and was reported."""
    file = tmp_path / "kept.db"

    async def fill():
        store = Store(f"sqlite:///{file}")
        house, people = House(store, Thinkers(1)), People(store)
        house.draining.set()
        ana, bo = [(await people.welcome(name))[0] for name in ("Ana", "Bo")]
        live = await house.create(openings(ana, "duo", 2, {}, [], False, "usual", 0), [ana.id])
        await house.change(live, sit(bo, None))
        await house.change(live, say(bo, "a \x1b[31m rude saying", None))
        await keeper.report(house, ana, live.table.id, None, live.table.chat[0]["n"], "it is rude")
        store.close()
        return {"file": str(file), "table": live.table.id, "bo": bo.id, "n": str(live.table.chat[0]["n"])}

    return asyncio.run(fill())


def rows(kept, query):
    with sqlite3.connect(kept["file"]) as line:
        return line.execute(query).fetchall()


def test_the_house_is_shown_and_nothing_in_it_steers_the_terminal(tablee, kept):
    said = tablee("house", "--database", kept["file"])
    assert said.status == 0, said.err
    for word in ("Players known: 2", "No server", kept["table"], "Ana", "rude saying", "it is rude"):
        assert word in said.out
    assert "\x1b" not in said.out
    assert "Signalements" in tablee("--lang", "fr", "house", "--database", kept["file"]).out


def test_a_keeper_acts_by_command(tablee, kept):
    def house(*words):
        said = tablee("house", *words, "--database", kept["file"])
        assert said.status == 0, said.err
        return said.out

    report = rows(kept, "SELECT id FROM reports")[0][0]
    house("remove-saying", kept["table"], kept["n"])
    assert "rude saying" not in str(rows(kept, "SELECT data FROM events"))
    assert "rude saying" not in house()
    assert rows(kept, "SELECT words, why FROM reports") == [("—", "it is rude")]
    house("rename", kept["bo"], "Polite")
    assert rows(kept, "SELECT name FROM players ORDER BY name") == [("Ana",), ("Polite",)]
    house("answer", report, "Removed.")
    assert rows(kept, "SELECT answer FROM reports") == [("Removed.",)]
    assert "192.0.2.0/24" in house("bar", "192.0.2.9/24", "--days", "3", "--why", "noise")
    house("bar", kept["bo"])
    assert {(kind, until is None) for kind, until in rows(kept, "SELECT kind, until FROM bars")} == {
        ("address", False), ("player", True),
    }  # fmt: skip
    house("unbar", kept["bo"])
    assert "5 minutes" in house("announce", "5", "Back soon.")
    assert rows(kept, "SELECT at FROM notes WHERE name = 'closing'")[0][0] > time.time() + 200
    house("announce")
    assert rows(kept, "SELECT * FROM notes WHERE name = 'closing'") == []
    house("remove-table", f"https://games.example.org/t/{kept['table']}")
    assert rows(kept, "SELECT * FROM events") == []


def test_a_link_to_the_keepers_page_is_printed_and_only_its_digest_kept(tablee, kept):
    said = tablee("house", "link", "--public-url", "https://games.example.org/", "--database", kept["file"])
    found = re.search(
        r"https://games\.example\.org/keeper/enter\?key=([\w-]{32})", said.out.replace("\n", "")
    )
    assert found, said.out
    assert found[1] not in str(rows(kept, "SELECT * FROM keeper_keys"))


def test_a_notice_is_read_from_a_file(tablee, kept, tmp_path):
    (tmp_path / "notice.txt").write_text("Ana Example, Elm Street", encoding="utf-8")
    assert tablee("house", "notice", "notice.txt", "--database", kept["file"]).status == 0
    assert rows(kept, "SELECT words FROM notes") == [("Ana Example, Elm Street",)]
    assert tablee("house", "notice", "nowhere.txt", "--database", kept["file"]).status == 2
    assert "no notice" in tablee("house", "notice", "--database", kept["file"]).out


def test_no_house_is_made_where_there_is_none(tablee, tmp_path):
    with sqlite3.connect(tmp_path / "other.db") as line:
        line.execute("CREATE TABLE something (n INTEGER)")
    for name in ("nowhere.db", "other.db"):
        said = tablee("house", "--database", name)
        assert said.status == 2
        assert f"no house in “{name}”" in said.err
    assert not (tmp_path / "nowhere.db").exists()
    assert rows({"file": tmp_path / "other.db"}, "SELECT name FROM sqlite_master") == [("something",)]


def test_a_database_of_a_newer_version_is_left_alone(tablee, kept):
    with sqlite3.connect(kept["file"]) as line:
        line.execute("UPDATE alembic_version SET version_num = '9999'")
    for words in (("house",), ("prune", "--chat", "7")):
        said = tablee(*words, "--database", kept["file"])
        assert said.status == 2
        assert "newer version of Tablée" in said.err


def test_a_database_that_may_not_be_opened_is_named(tablee, kept, monkeypatch):
    from tablee.server import database

    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(database, "keep_private", refuse)
    said = tablee("house", "--database", kept["file"])
    assert said.status == 2
    assert "The database cannot be written to: Permission denied." in said.err


def test_what_is_announced_is_a_closing(tablee, kept):
    assert "the house closes in 5 minutes" in tablee("house", "announce", "5", "--database", kept["file"]).out
    said = tablee("house", "announce", "soon", "--database", kept["file"])
    assert "closes" in said.err
    assert "--minutes" not in said.err


@pytest.mark.parametrize(
    "words",
    [("dance",), ("bar",), ("bar", "nobody"), ("rename", "nobody", "X"), ("remove-table", "nothing"),
     ("remove-saying", "TABLE", "1"), ("remove-saying", "TABLE"), ("announce", "soon"), ("answer", "nothing"),
     ("bar", "192.0.2.1", "--days", "0"), ("rename", "nobody", "\u202e")],
)  # fmt: skip
def test_what_cannot_be_done_is_said(tablee, kept, words):
    words = [kept["table"] if word == "TABLE" else word for word in words]
    said = tablee("house", *words, "--database", kept["file"])
    assert said.status == 2
    assert said.err.count("\n") == 1
    assert said.err.strip().endswith((".", "help”."))
