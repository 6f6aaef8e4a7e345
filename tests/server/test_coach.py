"""The coach: against programs alone, after a costly choice only, from what the seat knew."""

import asyncio
import time

import pytest

from tablee.core.game import Game
from tablee.games.lobo77.examples import table as lobo_table
from tablee.lab.analysis import Decision
from tablee.server import coach
from tests.server.conftest import asker, at, done, named, table_of

pytestmark = pytest.mark.anyio


async def at_the_brink(app, guest):
    """A table at 75 where all swim: a 0 is safe, a 9 is the end."""
    state = lobo_table(75, ["9 8 9 8 0", "10 10 10 10 7", "10 8 7 7 5"], "66 9", lives=[1, 1, 1])
    match = Game("lobo77", 3).position(state, seed=1)
    game_id = (await done(guest.post("/api/records", content=match.record())))["id"]
    found = await done(guest.post(f"/api/finished/{game_id}/on", json={"n": 0, "level": "beginner"}))
    return app.state.house.tables[found["id"]]


async def test_a_costly_choice_is_told_and_may_be_taken_back(app):
    guest = asker(app, **{"Accept-Language": "en"})
    live = await at_the_brink(app, guest)
    assert (await done(guest.post(f"{at(live)}/coach")))["slip"] is None, "nothing was done yet"
    await done(guest.post(f"{at(live)}/act", json={"action": "lay 9"}))
    slip = (await done(guest.post(f"{at(live)}/coach")))["slip"]
    assert (slip["best"], slip["turn"]) == ("lay 0", 0)
    assert slip["cost"] > 0.06
    assert "Your choice: Play 9 (0% chance to win)." in slip["told"]
    assert "Better: Play 0 (" in slip["told"]
    assert (slip["made"]["path"], slip["better"]["path"]) == (["c-9"], ["c-0"])
    assert "Take this choice back?" in slip["told"]
    assert slip["path"] == ["c-0"]
    await done(guest.post(f"{at(live)}/undo"))
    assert live.table.match.log == []
    await done(guest.post(f"{at(live)}/act", json={"action": "lay 0"}))
    assert (await done(guest.post(f"{at(live)}/coach")))["slip"] is None


async def test_programs_wait_for_the_coach_and_for_what_is_answered_to_it(app):
    guest = asker(app)
    live = await at_the_brink(app, guest)
    await done(guest.post(f"{at(live)}/act", json={"action": "lay 9", "heed": True}))
    assert (await done(guest.post(f"{at(live)}/coach")))["slip"]
    assert live.heeding > time.time() + 30, "somebody thinks about it"
    await done(guest.post(f"{at(live)}/undo"))
    assert live.heeding == 0
    await done(guest.post(f"{at(live)}/act", json={"action": "lay 0", "heed": True}))
    await asyncio.sleep(2)  # longer than a program pauses
    assert live.table.match.log == [(0, "lay 0")]
    await done(guest.post(f"{at(live)}/coach", json={"keep": True}))
    async with asyncio.timeout(20):
        while len(live.table.match.log) == 1:
            await asyncio.sleep(0.05)


async def test_it_speaks_to_nobody_who_plays_with_people(app):
    host, other = [await named(app, name) for name in ("Ana", "Bo")]
    live = await table_of(app, host, other)
    await done(host.post(f"{at(live)}/act", json={"action": "draw"}))
    refused = await host.post(f"{at(live)}/coach")
    assert (refused.status_code, refused.json()["key"]) == (409, "coach-alone")


async def test_what_is_weighed_is_what_the_seat_could_know(app, monkeypatch):
    guest = asker(app)
    live = await at_the_brink(app, guest)
    sent = []
    monkeypatch.setattr(
        type(app.state.house.thinkers), "weigh", lambda self, match, seat, action: kept(sent, match, seat)
    )
    await done(guest.post(f"{at(live)}/act", json={"action": "lay 9"}))
    await done(guest.post(f"{at(live)}/coach"))
    ((match, seat),) = sent
    assert (len(match.log), seat) == (0, 0)
    assert match is not live.table.match


def test_what_is_true_of_both_choices_is_no_why(monkeypatch):
    reasons = {"lay 0": "it is safe", "lay 9": "it is the end", "lay 8": "it is the end"}
    monkeypatch.setattr(coach, "reason", lambda action, look, lang, names: reasons.get(action))

    def why(action, best):
        return coach._why(Decision(0, 0, action, (), best=best), {}, "en", [])

    assert why("lay 9", "lay 0") == "it is safe"
    assert why("lay 9", "lay 8") is None
    assert why("lay 9", "draw") is None


async def kept(sent, match, seat):
    sent.append((match, seat))
