"""Looking back at finished games: gone through once, off to the side, however long they are."""

import asyncio
import html
import json
import pickle
import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

import tablee
from tablee.core.records import replay
from tablee.core.scene import WIDE
from tablee.errors import BadRecord, IllegalAction
from tablee.server import replay as looking_back
from tablee.server import stories
from tablee.server.eyes import watch
from tablee.server.page_words import here
from tablee.server.replay import EVERY, Replay
from tablee.server.tables import Refused
from tablee.words import words
from tests.server.conftest import done, named
from tests.server.serving import Served

pytestmark = pytest.mark.anyio
RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    server = Served(tmp_path_factory.mktemp("served"))
    server.start()
    yield server
    server.stop()


def draws(count, names=("Ana", "Bo")):
    """A game of Duo in which everybody only ever draws."""
    match = tablee.game("duo", seats=2).start(seed=1, names=list(names))
    for _ in range(count):
        match.play(match.asked, "draw")
    return match.record()


@pytest.mark.parametrize("name", [card.name for card in tablee.shelf()])
def test_every_step_is_as_it_was_played(name):
    record = (RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")
    found, match = Replay(record), replay(record)
    steps = {0, 1, EVERY - 1, EVERY, EVERY + 1, found.length // 2, found.length - 1, found.length}
    for n in steps:
        if 0 <= n <= found.length:
            past = found.at(n)
            assert past.state == match.at(n).state
            assert past.log == match.log[:n]
    assert found.match.state == match.state, "looking back changes nothing"


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", [card.name for card in tablee.shelf()])
def test_every_step_is_told_on_the_table_as_the_log_tells_it(name, lang):
    found = Replay((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    steps = [step for step, _ in found.story[lang]]
    for n in (steps[0], steps[len(steps) // 2], *found.rounds[:1], steps[-1]):
        told = re.search(r'<p id="told" role="status">(.*?)</p>', found.view(n, None, lang, WIDE)["html"])
        eye = watch(found.match.at(n), None)
        first = words(name, lang).say(here(words(name, lang), eye.news[0]), found.match.names, None)
        assert html.unescape(told[1]).startswith(f"<span>{first}</span>")


def test_what_was_gone_through_can_be_sent_between_processes():
    found = Replay(draws(100))
    again = pickle.loads(pickle.dumps(found))
    assert again.view(77, 1, "fr", WIDE) == found.view(77, 1, "fr", WIDE)
    assert again.story == found.story


@pytest.mark.parametrize(
    "error",
    [
        BadRecord("at-line", line=3, reason=("not-json", {})),
        IllegalAction("not-yet", "duo", action="draw"),
        Refused("record-too-long", status=413, most=7),
    ],
)
def test_errors_come_back_whole_from_other_processes(error):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)
    assert again.say("en") == error.say("en")


async def test_a_record_of_too_many_actions_is_refused_with_a_sentence(app):
    ana = await named(app, "Ana")
    body = draws(looking_back.MOST_ACTIONS + 1)
    told = await done(ana.post("/api/records", content=body), 413)
    assert (told["key"], "5000" in told["error"].replace(",", "")) == ("record-too-long", True)
    answer = await ana.post("/records", files={"record": ("game.jsonl", body)})
    assert answer.status_code == 413
    await done(ana.post("/api/records", content=draws(looking_back.MOST_ACTIONS)))


async def test_a_game_is_gone_through_once(app, monkeypatch):
    ana = await named(app, "Ana")
    id_ = (await done(ana.post("/api/records", content=draws(300))))["id"]
    told = []
    tell = app.state.house.thinkers.tell

    async def counted(record):
        told.append(record)
        return await tell(record)

    monkeypatch.setattr(app.state.house.thinkers, "tell", counted)
    answers = await asyncio.gather(*(ana.get(f"/r/{id_}") for _ in range(5)))
    assert [answer.status_code for answer in answers] == [200] * 5
    for n in (0, 31, 32, 33, 299, 300):
        assert (await done(ana.get(f"/api/finished/{id_}/view?n={n}")))["n"] == n
    assert (await ana.get(f"/r/{id_}?lang=en")).status_code == 200
    assert len(told) == 1


async def test_only_so_many_are_kept(app, monkeypatch):
    monkeypatch.setattr(stories, "KEPT_STEPS", 500)
    ana = await named(app, "Ana")
    ids = [(await done(ana.post("/api/records", content=draws(200 + k))))["id"] for k in range(4)]
    for id_ in ids:
        await ana.get(f"/r/{id_}")
    assert list(app.state.house.stories._told) == ids[-1:]


async def test_a_game_that_was_removed_is_not_shown_from_memory(app):
    ana = await named(app, "Ana")
    id_ = (await done(ana.post("/api/records", content=draws(5))))["id"]
    assert (await ana.get(f"/r/{id_}")).status_code == 200
    await app.state.house.store.write(
        lambda line: line.exec_driver_sql(f"DELETE FROM finished WHERE id = '{id_}'")
    )
    assert (await ana.get(f"/r/{id_}")).status_code == 404
    assert (await ana.get(f"/api/finished/{id_}/view")).status_code == 404


async def test_a_game_that_cannot_be_played_any_more_is_tried_once(app, monkeypatch):
    ana = await named(app, "Ana")
    id_ = (await done(ana.post("/api/records", content=draws(5))))["id"]
    await app.state.house.store.write(
        lambda line: line.exec_driver_sql("UPDATE finished SET record = replace(record, 'draw', 'dance')")
    )
    first = await ana.get(f"/r/{id_}")
    monkeypatch.setattr(app.state.house.thinkers, "tell", None)
    again = await ana.get(f"/r/{id_}")
    assert first.status_code == again.status_code == 200
    assert "dance" in again.text
    assert (await ana.get(f"/api/finished/{id_}/view")).status_code == 422


async def test_names_in_records_are_cleaned_too(app):
    ana = await named(app, "Ana")
    body = draws(3, ["A\u202eb", "\u3164"])
    id_ = (await done(ana.post("/api/records", content=body)))["id"]
    first = json.loads((await ana.get(f"/api/finished/{id_}/record")).text.splitlines()[0])
    assert first["names"] == ["Ab", "B"]


def test_nobody_waits_while_somebody_looks_back_at_a_long_game(served):
    """Over HTTP, with real processes: a page that takes a second to tell, and others that come at once."""
    with httpx.Client(base_url=served.url, timeout=60) as ana, ThreadPoolExecutor(1) as pool:
        id_ = ana.post("/api/records", content=draws(looking_back.MOST_ACTIONS)).json()["id"]
        telling = pool.submit(lambda: httpx.get(f"{served.url}/r/{id_}", timeout=60))
        waits = []
        while not telling.done():
            begun = time.monotonic()
            assert ana.get("/api/games").status_code == 200
            waits.append(time.monotonic() - begun)
        assert telling.result().status_code == 200
        assert max(waits) < 0.5
        begun = time.monotonic()
        assert ana.get(f"/r/{id_}").status_code == 200
        assert time.monotonic() - begun < 0.5
