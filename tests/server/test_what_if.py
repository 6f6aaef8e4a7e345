"""Playing on from a moment of a finished game: as the cards lay or dealt anew, kept like any other table."""

from contextlib import suppress
from html import unescape
from random import Random

import pytest

from tablee.core.game import Game
from tablee.core.records import read, replay
from tablee.core.shelf import shelf
from tablee.errors import IllegalAction
from tablee.server.tables import Refused
from tests.server.conftest import asker, done, opened

pytestmark = pytest.mark.anyio
GAMES = [card.name for card in shelf()]


def played(game, steps=12, names=("Ana", "Bo", "Cy", "Dora", "Eli")):
    """A game broken off after some steps; each does anything that is allowed."""
    dice = Random(1)
    match = Game(game).start(seed=5)
    match.names = list(names)[: match.game.seats]
    while len(match.log) < steps and not match.over:
        match.play(match.asked, dice.choice(match.legal()))
    return match


async def keep(guest, match):
    return (await done(guest.post("/api/records", content=match.record())))["id"]


@pytest.mark.parametrize("game", GAMES)
async def test_the_cards_lie_as_they_lay(app, game):
    guest = asker(app)
    match = played(game)
    game_id = await keep(guest, match)
    before = match.at(8)
    seat = max(before.asked, 0)
    found = await done(guest.post(f"/api/finished/{game_id}/on", json={"n": 8, "level": "beginner"}))
    table = app.state.house.tables[found["id"]].table
    assert (found["seat"], found["phase"]) == (seat, "playing")
    assert [chair.bot for chair in table.chairs].count("beginner") == match.game.seats - 1
    first = table.match.at(0)
    assert first.state == before.state
    assert first.look(seat) == before.look(seat)
    assert first.legal(seat) == before.legal(seat)


async def test_dealt_anew_the_seat_knows_what_it_knew_and_no_more(app):
    guest = asker(app)
    match = played("duo")
    game_id = await keep(guest, match)
    before = match.at(6)
    others = set()
    for _ in range(6):
        found = await done(guest.post(f"/api/finished/{game_id}/on", json={"n": 6, "seat": 1, "anew": True}))
        first = app.state.house.tables[found["id"]].table.match.at(0)
        assert first.look(1) == before.look(1)
        others.add(str(first.state["hands"][0]))
    assert len(others) > 1


async def test_it_comes_back_is_begun_anew_and_its_record_says_where_it_began(database, house_rules):
    match = played("lobo77")
    async with opened(database) as app:
        guest = asker(app)
        game_id = await keep(guest, match)
        (await guest.post("/api/me", json={"name": "Ana"})).raise_for_status()
        found = await done(guest.post(f"/api/finished/{game_id}/on", json={"n": 5, "level": "beginner"}))
        position = app.state.house.tables[found["id"]].table.match.start_position
        cookies = guest.cookies
    async with opened(database) as app:
        guest = asker(app)
        guest.cookies = cookies
        live = await app.state.house.live(found["id"])
        assert live.table.match.start_position == position == match.at(5).state
        dice = Random(2)
        for _ in range(3000):
            match = live.table.match
            if match.over:
                break
            with suppress(Refused, IllegalAction):  # a program was quicker
                await app.state.house.act(live, match.asked, dice.choice(match.legal()))
        assert live.table.phase == "over"
        record = (await guest.get(f"/api/finished/{live.table.finished}/record")).text
        assert replay(record).start_position == position
        (checked,) = read(record.splitlines(), check=True)
        assert checked.over
        assert (await guest.get("/box/lobo77")).text.count("/r/") == 0, "nobody else sees it"
        stats = await app.state.house.statistics.of("lobo77")
        assert stats["games"] == 0, "half a game is no game to count"
        await done(guest.post(f"/api/tables/{found['id']}/start", json={}))
        assert live.table.match.at(0).state == position, "another try begins there too"
        assert live.table.match.seed != checked.seed


async def test_what_cannot_be_played_on_is_refused_in_a_sentence(app):
    guest = asker(app, **{"Accept-Language": "en"})
    match = played("lobo77", steps=5000)
    assert match.over
    game_id = await keep(guest, match)
    on = f"/api/finished/{game_id}/on"
    over = await guest.post(on, json={"n": len(match.log)})
    assert (over.status_code, over.json()["key"]) == (409, "on-over")
    assert "a step back" in over.json()["error"]
    assert (await guest.post(on, json={"n": 1, "seat": 9})).status_code == 409
    assert (await guest.post(on, json={"n": 1, "level": "nobody"})).status_code == 422
    assert (await guest.post(on, json={"n": -1})).status_code == 422
    assert (await guest.post("/api/finished/nothing/on", json={"n": 1})).status_code == 404


async def test_the_form_of_the_page_leads_to_the_table(app):
    guest = asker(app)
    game_id = await keep(guest, played("lobo77"))
    form = {"n": "4", "seat": "2", "cards": "anew", "level": "beginner"}
    answer = await guest.post(f"/r/{game_id}/on", data=form)
    assert answer.status_code == 303
    live = await app.state.house.live(answer.headers["location"].removeprefix("/t/"))
    assert live.table.chairs[2].player is not None


async def test_a_moment_has_a_link_with_its_own_picture(app):
    guest = asker(app)
    game_id = await keep(guest, played("lobo77"))
    page = unescape((await guest.get(f"/r/{game_id}?n=3")).text)
    assert f'content="http://tablee.test/r/{game_id}/preview.png?n=3"' in page
    assert f'content="http://tablee.test/r/{game_id}?n=3"' in page
    pictures = set()
    for n in ("0", "5", "", "junk"):
        found = await guest.get(f"/r/{game_id}/preview.png?n={n}")
        assert found.headers["content-type"] == "image/png"
        pictures.add(found.content)
    assert len(pictures) == 3, "two moments and the end"


@pytest.mark.parametrize("game", GAMES)
async def test_all_hands_open_or_as_one_seat_saw_them(app, game):
    guest = asker(app)
    match = played(game)
    game_id = await keep(guest, match)
    view = f"/api/finished/{game_id}/view?n=8"
    assert (await done(guest.get(view)))["hands"] == []
    hands = (await done(guest.get(f"{view}&hands=true")))["hands"]
    held = match.at(8).state.get("hands")
    assert len(hands) == sum(bool(own) for own in held or [])
    for hand in hands:
        assert hand["html"].count('class="piece') == len(held[hand["seat"]])
