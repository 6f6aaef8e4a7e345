"""One's own page: results by game and level, accuracy and luck of weighed games, lessons; for guests too."""

import json
from dataclasses import asdict

import pytest

from tablee.core.records import replay
from tablee.lab.analysis import Effort, account, summary, weigh
from tablee.server.analyses import keep as keep_moments
from tablee.server.results import drawn, my_page
from tablee.server.store import Event, create, finish, sit
from tests.server.conftest import asker, done, named
from tests.server.test_what_if import played

pytestmark = pytest.mark.anyio
SMALL = Effort(course=8, search=8, choice=8, check=8)


async def finished_game(app, player, bots, seat=0, game="lobo77", id_="g1"):
    """A table with one finished game, as a house would have stored it."""
    match = played(game, steps=5000)
    assert match.over
    seats = match.game.seats
    others = [k for k in range(seats) if k != seat]
    events = [
        Event("open", {"game": game, "seats": seats, "options": match.game.options, "host": player}),
        Event("sit", {"seat": seat, "player": player, "name": "Ana"}),
        *(
            Event("sit", {"seat": k, "player": f"p{k}" if bot is None else None, "name": f"N{k}", "bot": bot})
            for k, bot in zip(others, bots * seats, strict=False)
        ),
        Event("act", {"seat": 0, "action": "x", "finished": id_}),
    ]
    store = app.state.house.store
    row = {"game": game, "phase": "over", "public": False, "people": "[]"}
    await store.write(create(f"t-{id_}", events, row))
    await store.write(sit(player, f"t-{id_}"))
    kept = {"id": id_, "table_id": f"t-{id_}", "game": game, "seats": seats, "ended": 1.0, "public": False}
    kept |= {"length": len(match.log), "names": "[]", "result": json.dumps(match.result)}
    await store.write(finish(kept | {"record": match.record()}))
    return match


async def asked(app, guest):
    return (await done(guest.get("/api/me")))["id"]


async def test_results_by_game_and_level(app):
    guest = await named(app, "Ana")
    me = await asked(app, guest)
    match = await finished_game(app, me, ["beginner"])
    winner = match.result["ranks"].index(1)
    await finished_game(app, me, ["beginner"], seat=winner, id_="g2")
    await finished_game(app, me, ["master", "beginner"], seat=winner, id_="g3")
    await finished_game(app, me, [None], seat=winner, id_="g4")
    found = await app.state.house.store.read(my_page(me))
    won = 50 if winner else 100
    assert found["results"] == [
        {"game": "lobo77", "against": "beginner", "games": 2, "percent": won},
        {"game": "lobo77", "against": "mixed", "games": 1, "percent": 100},
        {"game": "lobo77", "against": "people", "games": 1, "percent": 100},
    ]
    page = (await guest.get("/me")).text
    assert "programs of several levels" in page
    assert "Lobo 77" in page


async def test_accuracy_and_luck_are_those_of_the_analysis(app):
    guest = await named(app, "Ana")
    me = await asked(app, guest)
    match = await finished_game(app, me, ["beginner"], seat=1)
    store = app.state.house.store
    assert (await store.read(my_page(me)))["over_time"] == []
    assert "Open one of your finished games" in (await guest.get("/me")).text
    match = replay(match.record())
    moments = [weigh(match, n, SMALL) for n in range(len(match.log) + 1)]
    await store.write(keep_moments("g1", [asdict(moment) for moment in moments]))
    (found,) = (await store.read(my_page(me)))["over_time"]
    came, accuracy = account(moments, 1), summary(moments, 1).accuracy
    assert found["luck"] == round(100 * (came.cards + came.held))
    assert found["accuracy"] == (None if accuracy is None else round(100 * accuracy))
    assert "<circle" in (await guest.get("/me")).text


async def test_lessons_are_counted_taken_along_and_forgotten(app):
    guest = asker(app, **{"Accept-Language": "en"})
    await done(guest.post("/api/lessons/duo/fits", json={"action": "lay R3s left"}))
    page = (await guest.get("/me")).text
    assert "1 of 8" in page
    kept = await done(guest.get("/api/me/kept"))
    assert [(row["game"], row["lesson"]) for row in kept["lessons"]] == [("duo", "fits")]
    me = await asked(app, guest)
    await done(guest.post("/api/me/forget", json={}))
    found = await app.state.house.store.read(my_page(me))
    assert all(row["done"] == 0 for row in found["lessons"])
    assert found["results"] == []


async def test_a_stranger_has_a_page_without_anything(app):
    page = await asker(app).get("/me")
    assert page.status_code == 200
    assert 'class="mine"' not in page.text


def test_points_lie_within_the_drawing():
    points = drawn([0, None, 50, 100, 140], 0, 100)
    assert [point["value"] for point in points] == [0, 50, 100, 140]
    assert [point["y"] for point in points] == [132.0, 70.0, 8.0, 8.0]
    assert (points[0]["x"], points[-1]["x"]) == (8.0, 312.0)
