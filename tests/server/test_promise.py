"""The interface keeps what its description promises: Schemathesis, which nobody here wrote, finds nothing."""

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import asker, done, named, table_of
from tests.server.serving import Served

ROOT = Path(__file__).parent.parent.parent
PROGRAM = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from tablee.server import app, calls, rates, run, streams
from tests.server.conftest import Guessers

rates.EASE = 1e9
app.Thinkers = Guessers


def once(tell):
    async def told(*args, **ways):
        async for message in tell(*args, **ways):  # the fuzzer reads answers to their end: a stream has one message here
            yield message
            break

    return told


streams.tell = once(streams.tell)
calls.call = once(calls.call)
if __name__ == "__main__":
    run.serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], quiet=True)
"""
RECORD = (ROOT / "tests" / "records" / "duo.jsonl").read_text(encoding="utf-8")
CASES = "12"  # for each address, beside those that every phase makes


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    served = Served(tmp_path_factory.mktemp("promise"))
    served.program.write_text(PROGRAM)
    served.start()
    yield served
    served.stop()


def fuzz(served, folder, config, *flags):
    """What Schemathesis says after all its phases, and whether it found nothing."""
    token = httpx.post(f"{served.url}/api/players", json={"name": "F"}).json()["token"]
    (folder / "schemathesis.toml").write_text(config(token))
    command = [
        Path(sys.executable).with_name("schemathesis"), "--config-file", folder / "schemathesis.toml", "run",
        f"{served.url}/api/openapi.json", "--phases", "examples,coverage,fuzzing,stateful",
        "--header", f"Authorization: Bearer {token}", "--max-examples", CASES, "--continue-on-failure",
        "--request-timeout", "30", "--generation-deterministic", "--no-color", *flags,
    ]  # fmt: skip
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600)
    return ran.returncode, ran.stdout


def test_a_fuzzer_finds_nothing(served, tmp_path):
    found, told = fuzz(served, tmp_path, lambda token: "")
    assert found == 0, told
    generated = re.search(r"(\d+) generated", told)
    assert generated is not None, told
    assert int(generated[1]) > 500, told


def test_nor_does_it_at_a_table_that_is_played(served, tmp_path):
    """With a table at which the fuzzer sits and a game that is over, so that it gets beyond the door. What the
    rules of a game allow is in no schema: a refused action is no broken promise here."""

    def config(token):
        me = {"Authorization": f"Bearer {token}"}
        wish = {"game": "duo", "seats": 2, "bots": ["beginner"], "pace": "instant"}
        table = httpx.post(f"{served.url}/api/tables", json=wish, headers=me).json()["id"]
        first = RECORD[: RECORD.index("\n", RECORD.index('"result"')) + 1]
        game = httpx.post(f"{served.url}/api/records", content=first, headers=me).json()["id"]
        return f'[parameters]\n"path.table_id" = "{table}"\n"path.game_id" = "{game}"\n'

    flags = ("--exclude-checks", "positive_data_acceptance", "--exclude-path", "/api/me/forget")
    found, told = fuzz(served, tmp_path, config, *flags)  # whoever is forgotten sits nowhere any more
    assert found == 0, told


@pytest.mark.anyio
async def test_what_an_address_does_not_take_it_says_what_it_takes(app):
    guest = asker(app)
    for path, methods in (("/api/me", "HEAD, GET, POST"), ("/api/players", "POST"), ("/", "HEAD, GET")):
        answer = await guest.request("DELETE", path)
        assert answer.status_code == 405
        assert answer.headers["Allow"] == methods


@pytest.mark.anyio
async def test_whatever_can_be_got_can_be_asked_about(app):
    host = await named(app, "Ana")
    live = await table_of(app, host, seats=2)
    for path in ("/", "/box/duo", f"/t/{live.table.id}", "/api/games", "/health", "/static/icon.svg"):
        whole = {"Accept-Encoding": "identity"}
        got, asked = await host.get(path, headers=whole), await host.head(path, headers=whole)
        assert asked.status_code == got.status_code == 200
        assert asked.content == b""
        assert asked.headers["content-type"] == got.headers["content-type"]
        assert asked.headers["content-length"] == str(len(got.content))
        packed = await host.get(path), await host.head(path)
        assert packed[0].headers["content-length"] == packed[1].headers["content-length"]
    assert (await host.head("/nowhere")).status_code == 404
    assert (await host.head("/api/players")).status_code == 405
    told = await host.head(f"/api/tables/{live.table.id}/stream")  # ends, though the stream would not
    assert told.headers["content-type"].startswith("text/event-stream")


@pytest.mark.anyio
async def test_a_record_of_a_game_that_is_not_here_is_refused_as_such(app):
    line = '{"format": "tablee/1", "game": "chess"}'
    told = await done(asker(app).post("/api/records", content=line), 404)
    assert "chess" in told["error"]
