"""`tablee backup`, `restore`, `prune` and `doctor`: on real files, beside a server that runs and after a crash."""

import os
import shutil
import socket
import sqlite3
import ssl
import stat
import subprocess
import sys
from urllib.error import URLError

import httpx
import pytest
from tests.server.serving import Served


@pytest.fixture
def served(tmp_path):
    served = Served(tmp_path)
    served.start()
    yield served
    if served.process is not None:
        served.stop()


def said_at(served, words, table=None):
    """Something said at a table, acknowledged; the table, and who said it."""
    with httpx.Client(base_url=served.url, timeout=20) as guest:
        if table is None:
            table = guest.post("/api/tables", json={"game": "duo", "seats": 2}).json()["id"]
        else:
            guest.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
        guest.post(f"/api/tables/{table}/say", json={"text": words}).raise_for_status()
    return table


def sayings(file):
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as line:
        return [row[0] for row in line.execute("SELECT data FROM events WHERE kind = 'say' ORDER BY at")]


def test_a_backup_of_a_running_server_is_one_private_file(tablee, served, tmp_path):
    table = said_at(served, "first")
    copy = tmp_path / "copy.db"
    said = tablee("backup", str(copy), "--database", served.database)
    assert said.status == 0, said.err
    assert "copy.db" in said.out
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [name for name in os.listdir(tmp_path) if "copy.db" in name] == ["copy.db"]
    assert "first" in sayings(copy)[0]
    said_at(served, "second", table)
    assert len(sayings(copy)) == 1
    again = tablee("backup", str(copy), "--database", served.database)
    assert again.status == 2
    assert "already" in again.err


def test_nothing_is_put_back_while_the_server_runs(tablee, served, tmp_path):
    table = said_at(served, "first")
    copy = tmp_path / "copy.db"
    assert tablee("backup", str(copy), "--database", served.database).status == 0
    said_at(served, "second", table)
    said = tablee("restore", str(copy), "--database", served.database)
    assert said.status == 2
    assert "stop the server" in said.err
    with httpx.Client(base_url=served.url, timeout=20) as guest:
        assert guest.get(f"/api/tables/{table}").status_code == 200
    assert len(sayings(tmp_path / "served.db")) == 2
    assert sorted(p.name for p in tmp_path.glob("*.part")) == []


def test_after_a_crash_a_backup_is_put_back_whole_beside_a_left_over_log(tablee, served, tmp_path):
    file = tmp_path / "served.db"
    table = said_at(served, "first")
    copy = tmp_path / "copy.db"
    assert tablee("backup", str(copy), "--database", served.database).status == 0
    said_at(served, "second", table)
    served.kill()
    assert (tmp_path / "served.db-wal").stat().st_size > 0
    said = tablee("restore", str(copy), "--database", served.database)
    assert said.status == 0, said.err
    assert not (tmp_path / "served.db-wal").exists()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert ["first" in words for words in sayings(file)] == [True]
    aside = tmp_path / "served.db.before-restore"
    assert ["second" in words for words in sayings(aside)] == [False, True]
    with sqlite3.connect(file) as line:
        assert line.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    served.start()
    said_at(served, "third", table)
    assert len(sayings(file)) == 2


def test_a_spoilt_database_is_set_aside_and_replaced(tablee, served, tmp_path):
    said_at(served, "first")
    copy, file = tmp_path / "copy.db", tmp_path / "served.db"
    assert tablee("backup", str(copy), "--database", served.database).status == 0
    served.stop()
    file.write_bytes(b"not a database at all" * 1000)
    said = tablee("restore", str(copy), "--database", served.database)
    assert said.status == 0, said.err
    assert len(sayings(file)) == 1
    assert (tmp_path / "served.db.before-restore").read_bytes().startswith(b"not a database")
    assert tablee("restore", str(copy), "--database", served.database).status == 0
    assert (tmp_path / "served.db.before-restore").read_bytes().startswith(b"not a database")
    assert len(sayings(tmp_path / "served.db.before-restore-2")) == 1


def test_what_is_no_backup_is_refused_and_changes_nothing(tablee, tmp_path):
    target, other = tmp_path / "kept.db", tmp_path / "other.db"
    with sqlite3.connect(other) as line:
        line.execute("CREATE TABLE something (n INTEGER)")
    (tmp_path / "text").write_text("hello")
    shutil.copy(other, target)
    before = target.read_bytes()
    for file in ("other.db", "text", "nowhere", "."):
        said = tablee("restore", file, "--database", str(target))
        assert said.status == 2
        assert file in said.err
    assert target.read_bytes() == before
    assert tablee("backup", "new.db", "--database", "nowhere.db").status == 2
    assert not (tmp_path / "nowhere.db").exists()
    assert not (tmp_path / "new.db").exists()


NOBODY = 65534
only_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")


@only_root
def test_what_root_puts_back_belongs_to_who_served(tablee, served, tmp_path):
    said_at(served, "first")
    copy, house = tmp_path / "copy.db", tmp_path / "house"
    assert tablee("backup", str(copy), "--database", served.database).status == 0
    house.mkdir()
    os.chown(house, NOBODY, NOBODY)
    for _ in ("where there was no file", "where there was one"):
        said = tablee("restore", str(copy), "--database", str(house / "tablee.db"))
        assert said.status == 0, said.err
        about = (house / "tablee.db").stat()
        assert (about.st_uid, about.st_gid, stat.S_IMODE(about.st_mode)) == (NOBODY, NOBODY, 0o600)
    assert (house / "tablee.db.before-restore").stat().st_uid == NOBODY


def test_a_file_that_is_no_house_is_not_backed_up_and_named_as_it_was_given(tablee, tmp_path):
    with sqlite3.connect(tmp_path / "other.db") as line:
        line.execute("CREATE TABLE something (n INTEGER)")
    said = tablee("backup", "new.db", "--database", "other.db")
    assert said.status == 2
    assert "“other.db”" in said.err
    assert not (tmp_path / "new.db").exists()


def test_prune_makes_no_house(tablee, tmp_path):
    said = tablee("prune", "--chat", "7", "--database", "nowhere.db")
    assert said.status == 2
    assert "no house in “nowhere.db”" in said.err
    assert not (tmp_path / "nowhere.db").exists()


def test_prune_says_what_its_own_tables_are(tablee):
    assert "no game was begun" in " ".join(tablee("prune", "--help").out.split())


def test_prune_does_what_it_is_told_and_no_more(tablee, served, tmp_path):
    said_at(served, "first")
    served.stop()
    file = tmp_path / "served.db"
    assert tablee("prune", "--database", str(file)).status == 2
    assert tablee("prune", "--chat", "x", "--database", str(file)).status == 2
    with sqlite3.connect(file) as line:
        line.execute("UPDATE events SET at = at - 86400 * 10")
    dry = tablee("prune", "--chat", "7", "--dry-run", "--database", str(file))
    assert dry.status == 0
    assert "1 would be" in dry.out
    assert len(sayings(file)) == 1
    assert "1 taken away" in tablee("prune", "--chat", "7", "--database", str(file)).out
    assert sayings(file) == []
    assert "0 taken away" in tablee("prune", "--guests", "7", "--database", str(file)).out


# The doctor


def test_the_doctor_finds_a_healthy_house_healthy(tablee, served, tmp_path):
    (tmp_path / "served.db").chmod(0o600)
    said = tablee("doctor", "--database", served.database, "--public-url", served.url)
    assert said.status == 0, said.out
    for word in ("Database:", "Schema:", "Clock:", "Disk:", "Workers:", "Proxy:"):
        assert word in said.out
    french = tablee("--lang", "fr", "doctor", "--database", served.database)
    assert "Horloge" in french.out


def test_the_doctor_says_what_to_do(tablee, served, tmp_path):
    file = tmp_path / "served.db"
    said_at(served, "first")
    served.stop()
    file.chmod(0o644)
    with sqlite3.connect(file) as line:
        line.execute("UPDATE tables SET changed = changed + 3600")
        line.execute("DROP TABLE reports")
    said = tablee("doctor", "--database", str(file), "--public-url", served.url)
    assert said.status == 1
    for word in ("chmod 600", "clock is", "lacks: reports", "does not answer"):
        assert word in said.out.replace("\n", " "), said.out
    file.write_bytes(b"nothing" * 5000)
    assert "tablee restore" in tablee("doctor", "--database", str(file)).out.replace("\n", " ")
    new = tablee("doctor", "--database", "new.db")
    assert "first start" in new.out.replace("\n", " ")
    assert not (tmp_path / "new.db").exists()
    assert tablee("doctor", "--public-url", "https://example.org/games").status == 2


def test_the_doctor_notices_a_proxy_that_does_not_say_who_asks(tablee, served, monkeypatch):
    from tablee.server import keeper

    seen = {"scheme": "http", "host": "localhost:7777", "address": "127.0.0.1", "forwarded": None}
    monkeypatch.setattr(keeper, "seen_from_outside", lambda url, address: seen)
    told = tablee("doctor", "--database", served.database, "--public-url", "https://games.example.org")
    text = told.out.replace("\n", " ")
    assert told.status == 1
    for word in ("X-Forwarded-Proto", "Host header", "X-Forwarded-For"):
        assert word in text
    seen |= {"scheme": "https", "host": "games.example.org", "forwarded": "192.0.2.9", "address": "10.0.0.7"}
    told = tablee("doctor", "--database", served.database, "--public-url", "https://games.example.org")
    assert "FORWARDED_ALLOW_IPS" in told.out.replace("\n", " ")


def test_the_doctor_does_not_judge_a_proxy_that_it_reaches_on_this_machine(tablee, served, monkeypatch):
    from tablee.server import keeper

    seen = {"scheme": "https", "host": "games.example.org", "address": "127.0.0.1", "forwarded": "127.0.0.1"}
    monkeypatch.setattr(keeper, "seen_from_outside", lambda url, address: seen)
    told = tablee("doctor", "--database", served.database, "--public-url", "https://games.example.org")
    assert "cannot be judged from here" in told.out.replace("\n", " ")
    assert "FORWARDED_ALLOW_IPS" not in told.out
    assert told.status == 0, told.out


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (
            ssl.SSLCertVerificationError(1, "certificate verify failed"),
            "certificate of https://games.example.org",
        ),
        (socket.gaierror(-2, "Name or service not known"), "is not known (Name or service not known)"),
    ],
)
def test_the_doctor_says_what_kept_it_from_the_server(tablee, served, monkeypatch, reason, sentence):
    from tablee.server import keeper

    def fail(url, address):
        raise URLError(reason)

    monkeypatch.setattr(keeper, "seen_from_outside", fail)
    told = tablee("doctor", "--database", served.database, "--public-url", "https://games.example.org")
    text = told.out.replace("\n", " ")
    assert told.status == 1
    assert sentence in text
    assert "is the server running" not in text


def test_the_doctor_asks_nobody_and_makes_nothing_without_a_house(tablee, tmp_path):
    told = tablee("doctor", "--database", "new.db", "--public-url", "https://games.example.org")
    assert "was not asked" in told.out.replace("\n", " ")
    assert not (tmp_path / "new.db").exists()


def test_the_doctor_works_from_a_folder_that_cannot_be_entered(tablee, tmp_path):
    """As /root is for the user who serves; here it is gone, which stops a process that begins there too."""
    gone = tmp_path / "gone"
    gone.mkdir()
    program = f"import os; os.chdir({str(gone)!r}); os.rmdir({str(gone)!r})\n"
    program += (
        "from tablee.cli import main; raise SystemExit(main(['doctor', '--database', '/nowhere/x.db']))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "Traceback" not in told.stderr
    assert "Workers: one began" in told.stdout, told.stdout + told.stderr


@pytest.mark.parametrize(
    "url", ["https://example.org/games", "https://example.org/?a=b", "https://a@example.org"]
)
def test_a_public_address_below_a_path_is_refused_before_anything_starts(tablee, url):
    said = tablee("serve", "--public-url", url)
    assert said.status == 2
    assert "https://example.org" in said.err
