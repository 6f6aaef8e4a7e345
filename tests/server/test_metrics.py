"""What is counted, who may read it, and that the dashboard asks for nothing else."""

import asyncio
import json
import re
import time
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from tablee.server import metrics
from tablee.server.store import Conflict
from tablee.server.thinkers import Thinkers
from tests.server.conftest import at, done, named, table_of

pytestmark = pytest.mark.anyio
DEPLOY = Path(__file__).parents[2] / "deploy"


def figure(name, **labels):
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


def asked_for():
    """Every figure that the dashboard and the alerts ask for."""
    board = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    wanted = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    alerts = yaml.safe_load((DEPLOY / "tablee-alerts.yml").read_text(encoding="utf-8"))
    wanted += [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    return {name for text in wanted for name in re.findall(r"\b(?:tablee|process)_\w+", text)}


async def test_the_dashboard_asks_for_what_is_counted(app):
    host = await named(app, "Ana")
    live = await table_of(app, host, await named(app, "Bo"))
    await done(host.post(at(live) + "/act", json={"action": "draw"}))
    await host.post(at(live) + "/act", json={"action": "nonsense"})
    with metrics.thinking("amateur"):
        pass
    text = (await host.get("/metrics")).text
    told = {sample.name for family in text_string_to_metric_families(text) for sample in family.samples}
    assert asked_for() - told == set()
    own = {name for name in told if name.startswith("tablee_") and not name.endswith(("_sum", "_created"))}
    shown = {re.sub("_(bucket|count)$", "", name) for name in asked_for()}
    assert {re.sub("_(bucket|count)$", "", name) for name in own} - shown == set(), (
        "counted and shown nowhere"
    )


async def test_faults_writes_and_conflicts_are_counted(app, monkeypatch):
    host = await named(app, "Ana")
    live = await table_of(app, host, seats=2)
    faults, writes = figure("tablee_answers_total", status="5xx"), figure("tablee_write_seconds_count")
    await done(host.post(at(live) + "/say", json={"phrase": "hello"}))
    assert figure("tablee_write_seconds_count") == writes + 1
    house, conflicts = app.state.house, figure("tablee_conflicts_total")
    commit, tries = house._commit, []

    async def late(*args):
        tries.append(args)
        if len(tries) == 1:
            raise Conflict
        await commit(*args)

    monkeypatch.setattr(house, "_commit", late)
    await done(host.post(at(live) + "/say", json={"phrase": "hello"}))
    assert figure("tablee_conflicts_total") == conflicts + 1
    monkeypatch.setattr(house, "live", None)
    await host.get(at(live))
    assert figure("tablee_answers_total", status="5xx") == faults + 1


async def test_a_loop_that_is_held_up_is_noticed(monkeypatch):
    monkeypatch.setattr(metrics, "LOOK_EVERY", 0.01)
    watching = asyncio.create_task(metrics.watch_the_loop())
    await asyncio.sleep(0.05)
    before = figure("tablee_loop_lag_seconds_sum")
    time.sleep(0.3)
    await asyncio.sleep(0.05)
    watching.cancel()
    assert figure("tablee_loop_lag_seconds_sum") - before > 0.2


def nap(seconds):
    time.sleep(seconds)
    return "awake"


async def timed(asking):
    """How long an answer took, which must be the right one."""
    begun = time.perf_counter()
    assert await asking == "awake"
    return time.perf_counter() - begun


async def test_a_thought_that_waits_is_told_from_one_that_is_thought():
    thinkers = Thinkers(1)
    thinkers.start()
    try:
        await thinkers._ask("beginner", nap, 0.0)
        before = figure("tablee_thought_wait_seconds_sum", level="master")
        thoughts = [asyncio.create_task(timed(thinkers._ask("master", nap, 0.3))) for _ in range(3)]
        await asyncio.sleep(0.05)
        assert metrics.thoughts_waiting() == 3
        took = await asyncio.gather(*thoughts)
    finally:
        thinkers.close()
    assert metrics.thoughts_waiting() == 0
    waited = figure("tablee_thought_wait_seconds_sum", level="master") - before
    assert (
        0.8 < waited < sum(took) - 0.85
    )  # 0 + 0.3 + 0.6, and what a busy machine adds; each naps 0.3 itself
    assert figure("tablee_thought_seconds_sum", level="master") >= 0.9


async def test_only_this_machine_and_whom_the_keeper_names_read_the_counters(app):
    async def read(address):
        transport = httpx.ASGITransport(app, client=(address, 4000))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as somebody:
            return (await somebody.get("/metrics")).status_code

    assert [await read(a) for a in ("127.0.0.1", "::1", "192.0.2.7")] == [200, 200, 404]
    app.state.metrics_from = [ip_network("192.0.2.0/24"), ip_network("2001:db8::/32")]
    assert [await read(a) for a in ("192.0.2.7", "2001:db8::1", "198.51.100.1")] == [200, 200, 404]
