"""Looking back over HTTP: the analysis grows, is kept with the game, and everybody's game has its turn."""

import asyncio

import pytest

from tablee.core.records import replay
from tablee.games.exhopp.lessons import END
from tablee.lab.analysis import Effort
from tablee.server import analyses
from tests.server.conftest import asker, done, opened

pytestmark = pytest.mark.anyio
SMALL = Effort(course=10, search=10, choice=10, check=20)


@pytest.fixture
def in_this_process(monkeypatch):
    """The worker's work, done here; what was asked for is noted."""
    asked = []

    async def weigh_here(self, record, steps):
        asked.append((record, steps))
        await asyncio.sleep(0)
        return analyses.weigh_some(record, steps)

    monkeypatch.setattr(analyses, "effort_for", lambda match: SMALL)
    monkeypatch.setattr(analyses.Analysts, "_weigh", weigh_here)
    return asked


def slipped(action="lay g10 4"):
    match = END.start("exhopp")
    match.play(0, action)
    return match.record()


async def whole(guest, game_id, tries=200):
    for _ in range(tries):
        found = await done(guest.get(f"/api/finished/{game_id}/analysis"))
        if found["complete"]:
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("it never ends")


async def keep(guest, record):
    return (await done(guest.post("/api/records", content=record)))["id"]


async def test_it_grows_is_told_in_words_and_is_kept(database, house_rules, in_this_process):
    async with opened(database) as app:
        guest = asker(app, **{"Accept-Language": "en"})
        game_id = await keep(guest, slipped())
        first = await done(guest.get(f"/api/finished/{game_id}/analysis"))
        assert (first["moments"], first["complete"], first["length"]) == ([], False, 1)
        found = await whole(guest, game_id)
        assert [moment["n"] for moment in found["moments"]] == [0, 1]
        assert found["moments"][1]["own"] == [0.0, 1.0, 0.0]
        (slip,) = found["slips"]
        assert slip["told"] == "A, big slip (−100%): Play green 10 in row 4. Better: Play red 7 in row 4."
        assert (slip["path"], slip["made"]) == (
            ["c-r7", "row-4"],
            ["c-g10", "row-4"],
        ), "both can be shown"
        assert found["summaries"][0]["told"] == "1 of 1 choice mattered; 1 certain slip."
        assert found["summaries"][1]["told"] == "Nothing to decide."
        (turn,) = found["turns"]
        assert turn["told"].startswith("A plays green 10 "), "who did it, as the log tells it"
        for account in found["accounts"]:
            parts = [account[part] for part in ("start", "cards", "held", "choices", "others")]
            assert sum(parts) == pytest.approx(account["result"], abs=1e-9)
        french = await done(guest.get(f"/api/finished/{game_id}/analysis", headers={"Accept-Language": "fr"}))
        assert "grosse erreur" in french["slips"][0]["told"]
        page = (await guest.get(f"/r/{game_id}")).text
        assert 'id="course-lines"' in page
    work = len(in_this_process)
    async with opened(database) as app:
        again = await done(asker(app).get(f"/api/finished/{game_id}/analysis"))
        assert again["complete"], "kept with the game"
    assert len(in_this_process) == work


async def test_everybodys_game_has_its_turn(app, in_this_process, monkeypatch):
    monkeypatch.setattr(analyses, "AT_ONCE", 1)
    guest = asker(app)
    games = [slipped(), slipped("lay r7 4")]
    ids = [await keep(guest, record) for record in games]
    for game_id, record in zip(ids, games, strict=True):
        app.state.analysts.ask(game_id, record, [0, 1])
    for game_id in ids:
        await whole(guest, game_id)
    first = [games.index(replay(record).record()) for record, _ in in_this_process]
    assert first == [0, 1, 0, 1]


async def test_it_is_done_once_however_often_it_is_asked_for(app, in_this_process):
    guest = asker(app)
    game_id = await keep(guest, slipped())
    await asyncio.gather(*(done(guest.get(f"/api/finished/{game_id}/analysis")) for _ in range(5)))
    await whole(guest, game_id)
    assert sum(len(steps) for _, steps in in_this_process) == 2


async def test_too_many_at_once_are_told_to_wait(app, in_this_process, monkeypatch):
    monkeypatch.setattr(analyses, "MOST_WAITING", 0)
    guest = asker(app, **{"Accept-Language": "en"})
    game_id = await keep(guest, slipped())
    refused = await guest.get(f"/api/finished/{game_id}/analysis")
    assert refused.status_code == 503
    assert "waiting to be analysed" in refused.json()["error"]


async def test_what_is_too_long_is_not_begun(app, in_this_process, monkeypatch):
    monkeypatch.setattr(analyses, "LONGEST", 0)
    guest = asker(app)
    game_id = await keep(guest, slipped())
    found = await done(guest.get(f"/api/finished/{game_id}/analysis"))
    assert not found["possible"]
    assert in_this_process == []


async def test_work_that_fails_keeps_nobody_else_waiting(app, in_this_process, monkeypatch):
    here = analyses.Analysts._weigh

    async def fail_first(self, record, steps):
        if not in_this_process:
            in_this_process.append((record, steps))
            raise RuntimeError("gone")
        return await here(self, record, steps)

    monkeypatch.setattr(analyses.Analysts, "_weigh", fail_first)
    guest = asker(app)
    game_id = await keep(guest, slipped())
    await done(guest.get(f"/api/finished/{game_id}/analysis"))
    await whole(guest, game_id)  # asking again sets it going again


def test_the_curve_has_its_shape_soon():
    steps = analyses._spread(40)
    assert steps[:4] == [0, 39, 16, 32]
    assert sorted(steps) == list(range(40))
