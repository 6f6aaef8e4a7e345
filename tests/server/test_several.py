"""Several processes behind nginx on PostgreSQL, as a town would run them. Needs both (Debian's packages)."""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest
from bench.components import NGINX, NO_NGINX
from bench.town import Person, Town

from tests.server.conftest import needs_postgresql

pytestmark = [needs_postgresql, pytest.mark.skipif(NGINX is None, reason=NO_NGINX)]
ROOT = Path(__file__).parents[2]


async def ask_on(town, statuses, enough):
    """A guest who says something, looks and opens the page, again and again; each word is said once or not at all."""
    guest = Person(town.port)
    await guest.come("Zoé")
    table = await guest.insist("POST", "/api/tables", {"game": "duo", "seats": 2})
    path = f"/api/tables/{table['id']}"
    said = 0
    while not enough.is_set():
        for method, where, wish in (
            ("POST", f"{path}/say", {"phrase": "hello"}),
            ("GET", path, None),
            ("GET", "/", None),
        ):
            status, _ = await guest.ask(method, where, wish)
            statuses.append(status)
            said += status == 200 and method == "POST"
            await asyncio.sleep(0.1)
        guest.hang_up()
    return table["id"], said


async def restart_in_turn(town):
    statuses, enough = [], asyncio.Event()
    asking = [asyncio.create_task(ask_on(town, statuses, enough)) for _ in range(6)]
    await asyncio.sleep(1)
    stops = []
    for process in town.processes:
        stops.append(await asyncio.to_thread(process.stop))
        process.start()
        await asyncio.to_thread(process.until_open)
        await asyncio.sleep(0.5)
    enough.set()
    return statuses, stops, dict(await asyncio.gather(*asking))


def test_processes_restarted_one_after_the_other_lose_no_request():
    with Town(2) as town:
        statuses, stops, said = asyncio.run(restart_in_turn(town))
        query = "SELECT table_id, count(*) FROM events WHERE kind = 'say' GROUP BY table_id"
        stored = {str(table): int(str(n)) for table, n in town.postgres.ask(query, "tablee")}
        assert '"trouble"' not in town.noise()
    assert set(statuses) == {200}
    assert len(statuses) > 50
    assert stored == said
    assert max(stops) < 5.5


def test_a_minute_of_troubles():
    """The soak: processes killed, the database restarted, lines cut, and everything compared at the end."""
    begun = time.monotonic()
    command = [sys.executable, "-m", "bench.soak", "--minutes", "1"]
    told = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=900)
    assert told.returncode == 0, told.stdout + told.stderr
    assert "all is well" in told.stdout
    assert time.monotonic() - begun > 60
