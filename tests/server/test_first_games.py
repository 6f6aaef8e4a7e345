"""First games are gentle: what is new is explained when it happens, against programs only, and can be stopped."""

from random import Random

import pytest

from tablee.core.game import Game
from tablee.core.lesson import lessons_of
from tablee.core.scene import WIDE
from tablee.core.shelf import shelf
from tablee.server import telling, views
from tablee.server.eyes import Eye
from tablee.server.tables import Table
from tablee.words import words
from tests.server.conftest import asker, done, named, table_of

pytestmark = pytest.mark.anyio
GAMES = [card.name for card in shelf()]


def seen(game, games=12, most=400):
    """What the first seat sees in some games of chance players, action by action: its eye and what is new."""
    dice = Random(3)
    for seed in range(games):
        match = Game(game).start(seed=seed)
        eye, table = Eye(match, 0), Table("x", game=game)
        for _ in range(most):
            if match.over:
                break
            seat = match.asked
            action = dice.choice(match.legal(seat))
            match.play(seat, action)
            eye.follow(match, seat, action)
            yield eye, telling.news(eye, table, "en")


def explained(game):
    """All that some games would explain, by name."""
    return {new["name"] for _, news in seen(game) for new in news}


@pytest.mark.parametrize("game", [game for game in GAMES if game != "eko"])
def test_what_there_are_words_for_happens(game):
    own = words(game, "fr")
    wanted = {key.removeprefix("new-") for key in own.own_keys() if key.startswith("new-")}
    assert len(wanted) >= 5
    found = explained(game)
    told = {name for name in wanted if own.has(f"log-{name}") or own.has(f"prompt-{name}")}
    assert told | found == wanted, "all else is named by the hook"
    assert found <= wanted
    assert len(found) >= len(wanted) - 2, wanted - found


def test_a_capture_and_a_building_are_explained_in_eko():
    own = words("eko", "en")
    for name in ("attack", "capture", "kamikaze", "build", "conquer", "reinforce", "march"):
        assert own.has(f"log-{name}")
        assert own.has(f"new-{name}")


@pytest.mark.parametrize("game", ["ekko", "lobo77", "eko"])
def test_what_is_asked_is_explained_when_it_is_asked(game):
    """Not once it was done: having to draw, a card in hand that is no number, the Emperor's shelter."""
    wanted = {"ekko": "draw", "lobo77": "numberless", "eko": "shelter"}[game]
    for seed in range(60):
        match = Game(game).start(seed=seed)
        eye, table = Eye(match, match.asked), Table("x", game=game)
        assert eye.last is None
        if wanted in {news["name"] for news in telling.news(eye, table, "fr")}:
            return
    raise AssertionError(wanted)


def test_a_palace_taken_is_explained_in_eko():
    lesson = next(lesson for lesson in lessons_of("eko") if lesson.name == "palace")
    match = lesson.start("eko")
    eye, table = Eye(match, 0), Table("x", game="eko")
    match.play(0, "build 1,0 0,0 village")
    eye.follow(match, 0, "build 1,0 0,0 village")
    assert "palace" in {news["name"] for news in telling.news(eye, table, "fr")}


@pytest.mark.parametrize("game", ["duo", "lobo77", "ekko"])
def test_what_ends_a_round_is_explained_on_its_sheet(game):
    """And nothing else is: the table that is seen next is the one of another round."""
    found = [
        (new["sheet"], eye.ended_by_last or eye.look["over"]) for eye, news in seen(game, 6) for new in news
    ]
    assert (True, True) in found, "some end is explained"
    assert (True, False) not in found
    assert (False, False) in found


async def test_only_the_first_game_of_a_kind_against_programs_is_gentle(app):
    guest = await named(app, "Bo")
    wish = {"game": "duo", "seats": 2, "bots": ["beginner"]}
    first = await done(guest.post("/api/tables", json=wish))
    assert 'data-gentle="duo"' in (await guest.get(f"/t/{first['id']}")).text
    assert "data-gentle" not in (await asker(app).get(f"/t/{first['id']}")).text, "who only looks on"
    second = await done(guest.post("/api/tables", json=wish))
    assert "data-gentle" not in (await guest.get(f"/t/{second['id']}")).text
    other = await done(guest.post("/api/tables", json=wish | {"game": "lobo77"}))
    assert 'data-gentle="lobo77"' in (await guest.get(f"/t/{other['id']}")).text


async def test_at_a_table_of_people_nothing_is_explained(app):
    host, other = [await named(app, name) for name in ("Ana", "Bo")]
    live = await table_of(app, host, other)
    assert "data-gentle" not in (await host.get(f"/t/{live.table.id}")).text
    await done(host.post(f"/api/tables/{live.table.id}/act", json={"action": "draw"}))
    player = live.table.chairs[0].player
    assert views.drawn(live, player, "en", WIDE)["news"] == []


async def test_what_happens_comes_with_its_explanation(app):
    guest = await named(app, "Bo")
    live = await table_of(app, guest, seats=2, bots=["beginner"], pace="slow")
    await done(guest.post(f"/api/tables/{live.table.id}/act", json={"action": "draw"}))
    news = views.drawn(live, live.table.chairs[0].player, "en", WIDE)["news"]
    (new,) = news
    assert new["name"] == "draw"
    assert new["say"].startswith("Whoever cannot or will not play draws a card")
