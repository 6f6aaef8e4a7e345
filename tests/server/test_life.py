"""The life of a table: sitting down and getting up, one game after another, clocks, taking back, talk."""

import asyncio
import random
import time

import pytest

from tablee.core.scene import WIDE
from tablee.core.shelf import find, module, shelf
from tablee.server import errands, pulse, rest, views
from tablee.server import house as hosting
from tablee.server.chairs import sit
from tablee.server.house import House
from tablee.server.people import Player
from tablee.server.store import Event, Store, append, log_of
from tablee.server.tables import Refused, Table, fold
from tablee.server.wishes import PHRASES, openings
from tablee.testing.live_tables import act, started
from tablee.words import words
from tests.games.test_duo import table as duo
from tests.server.conftest import SEVERAL_CHOICES, Guessers, asker, at, done, named, opened, table_of, until
from tests.server.positions import EKKO

pytestmark = pytest.mark.anyio


async def three(app):
    return [await named(app, name) for name in ("Ana", "Bo", "Cy")]


# Sitting down and getting up


async def test_the_game_begins_when_the_last_chair_is_taken(app):
    ana, bo, cy = await three(app)
    live = await table_of(app, ana, seats=3)
    assert live.table.phase == "open"
    found = await done(bo.post(at(live) + "/sit", json={"seat": 2}))
    assert (found["seat"], found["phase"]) == (2, "open")
    assert (await done(cy.post(at(live) + "/sit", json={"seat": 2}), 409))["key"] == "seat-taken"
    assert (await done(cy.post(at(live) + "/sit", json={"seat": 7}), 409))["key"] == "seat-taken"
    assert (await done(bo.post(at(live) + "/sit", json={})))["seat"] == 2, "one chair each"
    found = await done(cy.post(at(live) + "/sit", json={}))
    assert (found["seat"], found["phase"]) == (1, "playing")
    assert live.table.names == ["Ana", "Cy", "Bo"]
    told = await done((await named(app, "Di")).post(at(live) + "/sit", json={}), 409)
    assert told["key"] == "table-full"


async def test_two_of_the_same_name_are_told_apart(app):
    ana, other = await named(app, "Ana"), await named(app, "Ana")
    live = await table_of(app, ana, other)
    assert live.table.names == ["Ana", "Ana 2"]


async def test_getting_up_frees_the_chair_and_hands_the_table_on(app):
    ana, bo, cy = await three(app)
    live = await table_of(app, ana, bo, seats=3)
    host = live.table.host
    await done(ana.post(at(live) + "/rise"))
    assert live.table.chairs[0].free
    assert live.table.host != host
    assert live.table.host == live.table.chairs[1].player
    await done(bo.post(at(live) + "/bot", json={"seat": 0, "bot": "amateur"}))
    assert (await done(ana.post(at(live) + "/bot", json={"seat": 2, "bot": "amateur"}), 403))["key"]
    await done(bo.post(at(live) + "/rise"))
    assert live.table.host is None
    await done(cy.post(at(live) + "/sit", json={}))


async def test_whoever_comes_to_a_table_left_by_all_can_go_on(app):
    """A table whose host left belongs to whoever sits down next, or nobody could ever set it."""
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, seats=3)
    await done(ana.post(at(live) + "/rise"))
    await done(bo.post(at(live) + "/sit", json={}))
    for seat in (1, 2):
        await done(bo.post(at(live) + "/bot", json={"seat": seat, "bot": "amateur"}))
    await done(bo.post(at(live) + "/start"))
    assert live.table.phase == "playing"


async def test_the_host_seats_programs_and_sends_them_away(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, seats=3)
    await done(ana.post(at(live) + "/bot", json={"seat": 1, "bot": "master"}))
    assert live.table.chairs[1].bot == "master"
    assert (await done(ana.post(at(live) + "/bot", json={"seat": 0, "bot": "amateur"}), 409))[
        "key"
    ] == "seat-taken"
    assert (await done(ana.post(at(live) + "/bot", json={"seat": 9, "bot": "amateur"}), 409))[
        "key"
    ] == "seat-taken"
    await done(ana.post(at(live) + "/bot", json={"seat": 2, "bot": "nobody"}), 422)
    await done(ana.post(at(live) + "/bot", json={"seat": 1, "bot": None}))
    assert live.table.chairs[1].free
    assert (await done(ana.post(at(live) + "/start"), 409))["key"] == "seats-empty"
    await done(bo.post(at(live) + "/sit", json={"seat": 1}))
    await done(ana.post(at(live) + "/bot", json={"seat": 2, "bot": " MASTER "}))
    assert (live.table.chairs[2].bot, live.table.phase) == ("master", "open")
    await agreed(live, ana, bo)
    assert live.table.phase == "playing"
    assert (await done(bo.post(at(live) + "/start"), 409))["key"] == "started-already"


async def test_a_table_can_be_set_for_others_or_for_programs_alone(app):
    ana = await named(app, "Ana")
    wish = {"game": "lobo77", "seats": 2, "sit": False, "bots": ["amateur", "beginner"], "pace": "instant"}
    found = await done(ana.post("/api/tables", json=wish | {"options": {"tokens": 1}}))
    assert found["seat"] is None
    live = app.state.house.tables[found["id"]]
    with live.watching():
        app.state.house.tend(live)
        await until(lambda: live.table.phase == "over")
        await until(lambda: live.croupier is None)


# One game after another


async def agreed(live, *guests):
    """Everybody is ready."""
    for guest in guests:
        await done(guest.post(at(live) + "/start"))


async def finish(live, guests, seed=1):
    dice = random.Random(seed)
    while not live.table.match.over:
        seat = live.table.match.asked
        action = dice.choice(live.table.match.legal(seat))
        await done(guests[seat].post(at(live) + "/act", json={"action": action}))


async def test_a_table_outlives_a_game(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, game="lobo77", options={"tokens": 1})
    first = live.table.match.commitment
    await finish(live, (ana, bo))
    again = views.drawn(live, live.table.chairs[1].player, "en", WIDE)["again"]
    assert 'data-post="start"' in again
    assert 'data-post="start"' not in views.drawn(live, None, "en", WIDE)["again"]
    await agreed(live, ana, bo)
    look = await done(ana.get(at(live)))
    assert (look["match"], look["phase"], look["finished"], look["version"]) == (2, "playing", None, 0)
    assert look["commitment"] != first
    assert (await done(ana.post(at(live) + "/set", json={"game": "duo"}), 409))["key"] == "started-already"


async def test_the_host_sets_the_table_anew_between_two_games(app):
    ana, bo, cy = await three(app)
    live = await table_of(app, ana, bo, game="lobo77", options={"tokens": 1})
    await finish(live, (ana, bo))
    await done(bo.post(at(live) + "/set", json={"game": "duo"}), 403)
    found = await done(
        ana.post(at(live) + "/set", json={"game": "duo", "seats": 3, "pace": "fast", "clock": 30})
    )
    assert (found["game"], found["seats"], found["phase"]) == ("duo", 3, "open")
    assert (live.table.clock, live.table.pace) == (30, 0.4)
    assert found["options"] == find("duo").complete({}, 3)
    await done(ana.post(at(live) + "/set", json={"options": {"turbo": True, "first": 2}}))
    told = await done(ana.post(at(live) + "/set", json={"seats": 2}))
    assert told["options"] == {"turbo": True, "target": 0, "first": None}
    await done(ana.post(at(live) + "/set", json={"seats": 3}))
    await done(cy.post(at(live) + "/sit", json={}))
    assert live.table.phase == "open", "who was there before has not agreed yet"
    await agreed(live, ana, bo, cy)
    assert live.table.phase == "playing"
    assert live.table.match.game.options["turbo"] is True


async def test_who_reads_the_last_sheet_is_told_what_comes_next_and_who_was_ready_why_not_any_more(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, game="lobo77", options={"tokens": 1})

    def shown(seat, lang="en"):
        player = None if seat is None else live.table.chairs[seat].player
        return views.drawn(live, player, lang, WIDE)

    await finish(live, (ana, bo))
    assert shown(1)["next"] == ""
    await agreed(live, bo)
    await done(ana.post(at(live) + "/set", json={"clock": 60}))
    assert "Ana has changed the settings" in shown(1)["next"]
    await done(ana.post(at(live) + "/set", json={"game": "duo"}))
    assert "Ana has chosen Duo." in shown(1)["next"]
    assert "Ana a choisi\u00a0: Duo." in shown(None, "fr")["next"]
    assert "everybody is asked anew" in shown(1)["html"]
    assert "everybody is asked anew" not in shown(0)["html"], "who was not ready has lost nothing"
    await agreed(live, bo)
    assert "everybody is asked anew" not in shown(1)["html"]
    await agreed(live, ana)
    assert shown(0)["next"] == shown(1)["next"] == "", "who was ready goes where all go"
    assert "The next game has begun" in shown(None)["next"]
    for one in (ana, bo):
        await done(one.post(at(live) + "/stop"))
    await done(ana.post(at(live) + "/set", json={"game": "lobo77"}))
    assert "Ana has chosen Lobo 77." in shown(1)["next"], "though they were ready for the last one"
    await agreed(live, ana, bo)
    again = Table(live.table.id)
    fold(again, await app.state.house.store.read(log_of(live.table.id)))
    assert again.started_by == live.table.started_by == {0, 1}


async def test_nobody_is_sent_away_by_a_smaller_table(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, seats=3)
    await done(bo.post(at(live) + "/sit", json={"seat": 2}))
    before = live.table.version
    wrong = ({"first": 9}, {"first": "x"}, {"first": [1]}, {"colour": 1}, {"turbo": None})
    for wish in ({"seats": 1}, {"seats": 7}, {"game": "chess"}, *({"options": one} for one in wrong)):
        answer = await ana.post(at(live) + "/set", json=wish)
        assert answer.status_code == (404 if "game" in wish else 422), wish
    assert live.table.version == before
    await done(ana.post(at(live) + "/set", json={"seats": 2}))
    assert live.table.names == ["Ana", "Bo"], "everybody keeps a chair"
    cy = await named(app, "Cy")
    await done(ana.post(at(live) + "/set", json={"seats": 3}))
    await done(cy.post(at(live) + "/sit", json={"seat": 2}))
    await done(ana.post(at(live) + "/stop"))
    await done(bo.post(at(live) + "/stop"))
    await done(cy.post(at(live) + "/stop"))
    assert (await done(ana.post(at(live) + "/set", json={"seats": 2}), 409))["key"] == "too-many-people"


async def test_a_wrong_pace_or_clock_is_refused_between_games_too(app):
    ana = await named(app, "Ana")
    live = await table_of(app, ana, seats=3)
    assert (await done(ana.post(at(live) + "/set", json={"pace": "never"}), 422))["key"] == "bad-pace"
    assert (await done(ana.post(at(live) + "/set", json={"clock": 7}), 422))["key"] == "bad-clock"


# Programs, clocks and absence


async def test_programs_play_on_by_themselves_until_a_person_is_asked(app):
    ana = await named(app, "Ana")
    live = await table_of(app, ana, seats=3, bots=["amateur", "beginner"], pace="instant")
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    await until(lambda: live.table.match.asked == 0 and len(live.table.match.log) >= 3)
    turns = [seat for seat, _ in live.table.match.log]
    assert list(dict.fromkeys(turns)) == [0, 1, 2]
    await until(lambda: live.croupier is None)


async def test_a_program_that_dares_something_impossible_does_not_stop_the_game(app, monkeypatch):
    ana = await named(app, "Ana")
    live = await table_of(app, ana, seats=2, bots=["amateur"], pace="instant")
    from tablee.bots.players import Decision

    async def odd(match, seat, bot):
        return Decision(None, ("bot-trouble", {}))

    monkeypatch.setattr(app.state.house.thinkers, "decide", odd)
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    await until(lambda: len(live.table.match.log) > 1)
    assert live.table.match.log[1][0] == 1


async def test_when_the_clock_runs_out_a_program_plays_and_gives_the_seat_back(app, monkeypatch):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, clock=15, pace="instant")
    assert live.croupier is not None, "somebody watches the clock"
    live.eyed.clear()  # Ana looks at something else
    live.table.clock = 0.05
    app.state.house.hurry(live)
    await until(lambda: live.table.chairs[0].lent)
    await until(lambda: len(live.table.match.log) >= 1)
    live.table.clock = 300
    person = (await done(ana.get(at(live))))["people"][0]
    assert (person["name"], person["bot"]) == ("Ana", "skilled")
    kinds = [e.kind for e in await app.state.house.store.read(log_of(live.table.id))]
    assert "lend" in kinds
    await done(ana.post(at(live) + "/here"))
    assert not live.table.chairs[0].lent
    assert (await done(bo.get(at(live))))["people"][0]["bot"] is None


async def test_who_looks_on_while_the_clock_runs_out_keeps_the_seat_and_is_told_what_was_played(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, clock=15, pace="instant", options={"first": 0})
    await done(ana.post(at(live) + "/here"))
    live.table.clock = 0.05
    app.state.house.hurry(live)
    await until(lambda: live.table.match.log)
    live.table.clock = 300
    assert not live.table.chairs[0].lent, "there is nothing to come back to"
    own, other = (views.drawn(live, live.table.chairs[k].player, "en", WIDE)["handed"] for k in (0, 1))
    told = live.table.eye(0).told[0]
    sentence = words(live.table.game, "en").say(told[1], live.table.names, None)
    assert own["say"] == f"Your time is up. A program played for you. {sentence}"
    assert own["own"]
    assert other == {"number": 1, "say": "Ana’s time is up: a program played instead.", "own": False}
    kinds = [e.kind for e in await app.state.house.store.read(log_of(live.table.id))]
    assert "lend" not in kinds
    assert "back" not in kinds


async def test_who_comes_back_is_told_what_was_played_last(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, clock=15, pace="instant", options={"first": 0})
    live.eyed.clear()
    live.table.clock = 0.05
    app.state.house.hurry(live)
    await until(lambda: live.table.match.log and live.table.chairs[0].lent)
    live.table.clock = 300
    await done(ana.post(at(live) + "/here"))
    told = views.drawn(live, live.table.chairs[0].player, "en", WIDE)["handed"]["say"]
    assert told.startswith("Your seat is yours again. A program played for you. ")
    assert "played for you" not in views.drawn(live, live.table.chairs[1].player, "en", WIDE)["handed"]["say"]


async def test_whose_last_page_is_closed_is_soon_away(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo)
    player = live.table.chairs[0].player
    with live.line_to(player), live.line_to(player):
        pass
    app.state.house.tidy()
    assert player not in live.away, "perhaps the page is only loaded anew"
    live.here[player] -= pulse.CLOSED_LASTS
    app.state.house.tidy()
    assert live.away == {player}


async def test_who_is_asked_is_called_over_whatever_lies_there(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, clock=60, options={"first": 0})
    own, other = (views.drawn(live, live.table.chairs[k].player, "en", WIDE)["call"] for k in (0, 1))
    assert own["seconds"] == 60
    assert own["say"]
    assert other is None
    await done(bo.post(at(live) + "/stop"))
    asked = views.drawn(live, live.table.chairs[0].player, "en", WIDE)["call"]
    assert asked == {"say": "Bo wants to stop the game. Do you agree?"}


# Hurrying programs on

OUT_OF_LOBO = {
    **{"round": 3, "opener": 1, "turn": 1, "way": 1, "total": 70, "owed": 1, "played": 0, "barred": False},
    **{"lives": [0, 1, 1], "hands": [[], ["2", "3", "4", "5", "6"], ["2", "3", "4", "5", "7"]]},
    **{"pile": ["8", "8", "9", "9", "10", "10", "10"], "laid": [], "aside": [], "draws": [0, 0, 0]},
}


async def test_who_is_out_can_have_the_end_at_once_and_the_next_game_takes_its_time_again(app, monkeypatch):
    monkeypatch.setattr(errands, "pause", lambda *_: 1000.0)
    ana = await named(app, "Ana")
    live = await table_of(app, ana, game="lobo77", seats=3, bots=["beginner", "beginner"])
    player = live.table.chairs[0].player
    assert "See the end" not in views.drawn(live, player, "en", WIDE)["html"]
    live.table.match = live.table.match.game.position(OUT_OF_LOBO)
    live.table.eyes = {}
    live.changed()
    assert "See the end" in views.drawn(live, player, "en", WIDE)["html"]
    assert "See the end" not in views.drawn(live, None, "en", WIDE)["html"], "it is not for those who watch"
    assert "You are watching: it is" in views.drawn(live, None, "en", WIDE)["html"]
    app.state.house.tend(live)
    await done(ana.post(at(live) + "/hurry", json={"rest": True}))
    await until(lambda: live.table.match.over)
    assert "See the end" not in views.drawn(live, player, "en", WIDE)["html"]
    await done(ana.post(at(live) + "/start"))
    assert live.hurried < live.table.changes


async def test_two_people_one_of_whom_is_out_are_not_hurried(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, game="lobo77", seats=3, bots=["beginner"])
    live.table.match = live.table.match.game.position(OUT_OF_LOBO)
    live.table.eyes = {}
    live.changed()
    assert "See the end" not in views.drawn(live, live.table.chairs[0].player, "en", WIDE)["html"]


async def test_nobody_can_hurry_a_closing_moment(app, monkeypatch):
    monkeypatch.setattr(module("ekko", "live"), "CLOSING", 1000.0)
    guests = await three(app)
    live = await table_of(app, *guests, game="ekko", options={"reactions": "race"}, pace="instant")
    position = EKKO | {"hands": [["58"], ["60", "84"], ["30", "85"]]}
    live.table.match = live.table.match.game.position(position)
    live.table.eyes = {}
    live.table.eye(None)
    await done(guests[0].post(at(live) + "/act", json={"action": "lay 58"}))
    assert live.table.match.look(None)["phase"] == "closing"
    await until(lambda: live.croupier is not None)
    for wish in ({}, {"rest": True}):
        await done(guests[0].post(at(live) + "/hurry", json=wish))
        await asyncio.sleep(0.1)
    assert len(live.table.match.log) == 1, "whoever holds the mirror has as long as ever"


SECRETLY_ASKED = EKKO | {"hands": [["58", "81", "83"], ["60", "84"], ["30", "85"]]}


async def test_a_clock_that_runs_out_does_not_tell_who_was_asked_in_secret(app):
    guests = await three(app)
    live = await table_of(app, *guests, game="ekko", clock=300, pace="instant")
    live.table.match = live.table.match.game.position(SECRETLY_ASKED)
    live.table.eyes = {}
    live.table.eye(None)
    await done(guests[0].post(at(live) + "/act", json={"action": "lay 58"}))
    assert live.table.match.asked == 2
    assert live.table.match.look(None)["turn"] == 1
    live.table.clock = 0.05
    app.state.house.hurry(live)
    await until(lambda: len(live.table.match.log) > 1)
    assert live.table.match.log[1][0] == 2, "a program answered for the one who was asked"
    assert not live.table.chairs[2].lent


async def test_no_clock_runs_for_who_may_act_but_need_not(app):
    guests = await three(app)
    live = await table_of(app, *guests, game="ekko", clock=300, options={"reactions": "race"})
    live.table.match = live.table.match.game.position(
        SECRETLY_ASKED | {"top": "58", "turn": 0, "hands": [["57", "81", "83"], ["60", "84"], ["30", "85"]]}
    )
    live.table.eyes = {}
    assert set(live.table.match.waiting) == {0, 2}
    assert [seat for _, seat, _ in errands.errands(live)] == [0]


async def test_getting_up_in_the_midst_of_a_game_lends_the_seat(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, pace="instant")
    await done(ana.post(at(live) + "/rise"))
    assert live.table.chairs[0].lent
    assert live.table.chairs[0].player is not None
    await until(lambda: live.table.match.asked == 1)
    played = len(live.table.match.log)
    await done(bo.post(at(live) + "/act", json={"action": live.table.match.legal(1)[0]}))
    await until(lambda: live.table.match.over or live.table.match.asked == 1)
    assert {seat for seat, _ in live.table.match.log[:played]} == {0}
    answer = await ana.post(at(live) + "/act", json={"action": "nonsense"})
    assert answer.status_code == 422
    assert not live.table.chairs[0].lent, "to act is a sign of life"


async def test_what_a_program_played_for_somebody_is_not_told_as_their_own(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, pace="instant", game="lobo77")
    await done(ana.post(at(live) + "/rise"))
    await until(lambda: live.table.match.asked == 1)
    own = views.drawn(live, live.table.chairs[0].player, "en", WIDE)
    assert any(line.startswith("Ana plays") for line in own["log"])
    assert not any(line.startswith("You play") for line in own["log"])
    await done(bo.post(at(live) + "/act", json={"action": live.table.match.legal(1)[0]}))
    own = views.drawn(live, live.table.chairs[1].player, "en", WIDE)
    assert any(line.startswith("You play") for line in own["log"])


async def test_those_who_wait_may_lend_the_seat_of_one_who_has_gone(app, monkeypatch):
    monkeypatch.setattr(hosting, "SWEEP", 0.01)
    app.state.house._chores.append(asyncio.create_task(app.state.house._sweep()))
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, pace="instant")
    await done(ana.post(at(live) + "/here"))
    assert (await done(bo.post(at(live) + "/lend", json={"seat": 0}), 409))["key"] == "not-away"
    monkeypatch.setattr(pulse, "AWAY_AFTER", 0.0)
    ana_id = live.table.chairs[0].player
    await until(lambda: ana_id in live.away)
    assert "away" in views.drawn(live, None, "en", WIDE)["html"]
    await done(bo.post(at(live) + "/lend", json={"seat": 0}))
    assert live.table.chairs[0].lent
    monkeypatch.setattr(pulse, "AWAY_AFTER", 1e9)
    await done(ana.post(at(live) + "/here"))
    assert not live.table.chairs[0].lent
    assert ana_id not in live.away


async def test_idle_tables_are_put_away_and_brought_back(app, monkeypatch):
    monkeypatch.setattr(hosting, "SWEEP", 0.01)
    house = app.state.house
    house._chores.append(asyncio.create_task(house._sweep()))
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo)
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    before = await done(bo.get(at(live)))
    with live.watching():
        monkeypatch.setattr(hosting, "IDLE_AFTER", 0.0)
        await asyncio.sleep(0.05)
        assert live.table.id in house.tables, "somebody looks on"
    await until(lambda: live.table.id not in house.tables)
    monkeypatch.setattr(hosting, "IDLE_AFTER", 900.0)
    assert await done(bo.get(at(live))) == before
    assert house.tables[live.table.id] is not live


async def test_a_table_whose_rules_have_changed_says_so_and_can_be_set_anew(database, house_rules):
    async with opened(database) as app:
        ana, bo, _ = await three(app)
        live = await table_of(app, ana, bo)
        await done(ana.post(at(live) + "/act", json={"action": "draw"}))
        cookies = ana.cookies
    store = Store(database)

    def older(line):
        line.exec_driver_sql(
            "UPDATE events SET data = replace(data, '\"rules\":1', '\"rules\":0') WHERE kind = 'start'"
        )

    await store.write(older)
    store.close()
    async with opened(database) as app:
        ana = asker(app, **{"Accept-Language": "en"})
        ana.cookies = cookies
        look = await done(ana.get(at(live)))
        assert (look["phase"], "look" in look) == ("outdated", False)
        assert (await ana.get(f"/t/{live.table.id}")).status_code == 200
        again = await app.state.house.live(live.table.id)
        for player in (None, again.table.chairs[0].player):
            assert views.drawn(again, player, "en", WIDE)["phase"] == "outdated"
        assert (await done(ana.post(at(live) + "/act", json={"action": "draw"}), 409))["key"] == "no-match"
        for path in ("/undo", "/hint"):
            assert (await ana.post(at(live) + path)).status_code == 409
        again.away = frozenset({again.table.chairs[1].player})
        await done(ana.post(at(live) + "/start"))
        assert again.table.phase == "playing"
        await done(ana.post(at(live) + "/act", json={"action": "draw"}))


async def test_a_game_goes_on_where_it_stood_when_the_house_opens_again(database, house_rules):
    async with opened(database) as app:
        ana = await named(app, "Ana")
        live = await table_of(app, ana, seats=2, bots=["amateur"], pace="slow")
        await done(ana.post(at(live) + "/act", json={"action": "draw"}))
        version = live.table.version
    store = Store(database)
    await store.write(
        append(live.table.id, version, [Event("say", {"seat": 0, "name": "Ana", "text": "x"})], {})
    )
    store.close()
    async with opened(database) as app:
        await until(lambda: live.table.id in app.state.house.tables)
        again = app.state.house.tables[live.table.id]
        assert again.table.version >= version + 1
        app.state.house.hurry(again)
        await until(lambda: again.table.match.asked == 0)
        assert again.table.match.log[0] == (0, "draw")


# Taking back


def may(live, seat):
    try:
        return live.table.undo_to(seat)
    except Refused as refused:
        return refused.key


def test_undo_never_before_one_has_played_nor_after_the_end():
    live = started(("lobo77", 2, {"tokens": 1, "first": 0}))
    assert may(live, 0) == "undo-nothing"
    dice = random.Random(2)
    while not live.table.match.over:
        seat = live.table.match.asked
        act(live, seat, dice.choice(live.table.match.legal(seat)))
    assert may(live, 0) == "undo-not-now"


def test_undo_never_after_the_turn_has_passed_or_others_acted():
    live = started(("lobo77", 2, {"first": 0}))
    act(live, 0, live.table.match.legal(0)[0])
    assert may(live, 0) == "undo-turn-passed"
    act(live, 1, live.table.match.legal(1)[0])
    assert may(live, 0) == "undo-others-acted"


def test_undo_never_after_something_was_shown_but_a_plain_move_comes_back():
    """In Duo a card laid can come back while the turn goes on; a drawn card cannot."""
    back, kept = 0, set()
    for seed in range(12):
        live = started(("duo", 2, {"first": 0}), f"undo{seed}")
        for _ in range(30):
            match = live.table.match
            if match.over:
                break
            seat = match.asked
            lays = [a for a in match.legal(seat) if a.startswith("lay")]
            state, count = match.state, live.table.eye(seat).count
            act(live, seat, lays[0] if lays else match.legal(seat)[0])
            told = may(live, seat)
            if isinstance(told, int):
                live.table.take(Event("undo", {"seat": seat, "n": told}))
                assert live.table.match.state == state
                assert live.table.taken_back
                assert live.table.eye(seat).count > count, "what was seen is never counted back"
                back += 1
                break
            kept.add(told)
    assert back
    assert kept <= {"undo-turn-passed", "undo-something-shown", "undo-not-now"}
    assert kept


@pytest.mark.parametrize("name", [card.name for card in shelf()])
def test_alone_a_choice_comes_back_and_not_what_was_done_for_want_of_another(name):
    """However far the game has gone: there are several ways to go on from where taking back leads."""
    dice = random.Random(3)
    live = started((name, 2, {}), bots=(1,))
    chosen = []  # by the person, each with what was on the table before
    for _ in range(150):
        match = live.table.match
        if match.over:
            break
        seat = match.asked
        if live.table.question is not None:
            live.table.take(Event("lapse", {}))
        if seat == 0 and len(match.legal(0)) > 1:
            chosen.append(match.state)
        act(live, seat, dice.choice(match.legal(seat)))
        if live.table.match.over or not chosen:
            continue
        assert live.table.match.at(live.table.undo_to(0)).state == chosen[-1]
    assert len(chosen) > 5


def test_a_card_laid_comes_back_together_with_the_stop_that_followed_by_itself():
    live = started(("duo", 2, {}), bots=(1,))
    seat_at(live, duo([["R3s", "B2t", "B4t"], ["Y1x", "Y2x"]]))
    before = live.table.match.state
    act(live, 0, "lay R3s left")
    assert live.table.match.legal(0) == ["stop"]
    act(live, 0, "stop")
    assert may(live, 0) == 0
    act(live, 1, "draw")
    live.table.take(Event("undo", {"seat": 0, "n": may(live, 0)}))
    assert live.table.match.state == before


def test_the_end_of_a_round_is_shown_once_though_the_choice_after_it_is_taken_back(monkeypatch):
    monkeypatch.setattr(rest, "LONGEST", 1000.0)
    live = started(("duo", 2, {}), bots=(1,))
    seat_at(live, duo([["R3s"], ["Y1x", "Y2x"]]))
    live.table.take(Event("act", {"seat": 0, "action": "lay R3s left"}, at=time.time()))
    live.changed()
    shown = views.drawn(live, "p0", "fr", WIDE)
    assert shown["finale"]
    assert shown["rest"]
    rest.put_away(live, "p0")
    first = live.table.match.asked
    act(live, first, "draw")
    live.table.take(Event("undo", {"seat": 0, "n": 1}, at=time.time()))  # to where the round began
    live.read.clear()  # as the house does it
    live.changed()
    again = views.drawn(live, "p0", "fr", WIDE)
    assert (again["finale"], again["rest"], again["rounds"]) == ("", None, shown["rounds"])
    assert not rest.lasts(live)
    assert again["sheet"] == shown["sheet"]


def seat_at(live, match):
    """A table whose game stands at a position."""
    live.table.match, live.table.eyes = match, {}
    match.names = live.table.names
    for seat in (None, 0):
        live.table.eye(seat)


async def test_alone_against_programs_everything_may_be_taken_back_and_is_marked(app):
    ana = await named(app, "Ana")
    live = await table_of(
        app, ana, seats=2, bots=["amateur"], pace="instant", game="lobo77", options={"tokens": 1}
    )
    before = live.table.match.state
    action = live.table.match.legal(0)[0]
    await done(ana.post(at(live) + "/act", json={"action": action}))
    await until(lambda: live.table.match.asked == 0 and len(live.table.match.log) > 1)
    assert not live.table.taken_back
    await done(ana.post(at(live) + "/undo"))
    assert live.table.match.state == before
    assert live.table.taken_back
    dice = random.Random(5)
    while not live.table.match.over:
        await until(lambda: live.table.match.over or live.table.match.asked == 0)
        if not live.table.match.over:
            action = dice.choice(live.table.match.legal(0))
            await ana.post(at(live) + "/act", json={"action": action})
    player = live.table.chairs[0].player
    assert "moves were taken back" in views.drawn(live, player, "en", WIDE)["sheet"]
    await done(ana.post(at(live) + "/start"))
    assert not live.table.taken_back


# Hints and talk


async def test_hints_are_for_the_seat_to_act_only(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, game=SEVERAL_CHOICES, hints=True)
    assert (await done(bo.post(at(live) + "/hint"), 409))["key"] == "hint-not-now"
    ideas = await done(ana.post(at(live) + "/hint"))
    assert {idea["action"] for idea in ideas} <= set(live.table.match.legal(0))
    for idea in ideas:
        assert idea["path"]
        assert "50%" in idea["told"]
    assert live.table.match.log == []


async def test_where_there_is_one_choice_the_hint_is_there_at_once_and_counts_for_nothing(app, monkeypatch):
    async def think(*_):
        raise AssertionError

    ana, bo, cy = await three(app)
    live = await table_of(app, ana, bo, cy, game="ekko", hints=True)
    live.table.match = live.table.match.game.position(
        EKKO | {"hands": [["58", "30"], ["40", "31"], ["32", "33"]]}
    )
    live.table.eyes = {}
    live.table.eye(None)
    monkeypatch.setattr(app.state.house.thinkers, "hint", think)
    assert live.table.match.legal(0) == ["lay 58"]
    (idea,) = await done(ana.post(at(live) + "/hint"))
    assert (idea["action"], idea["path"], idea["value"]) == ("lay 58", ["c-58"], None)
    assert idea["told"].startswith("You have one choice only")
    assert live.table.helped == ()


async def test_a_hint_says_why_in_the_words_of_the_game(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, game=SEVERAL_CHOICES, hints=True)
    match = live.table.match
    for idea in await done(ana.post(at(live) + "/hint")):
        found = module(match.game.name, "reasons").reason(match.look(0), idea["action"])
        why = words(match.game.name, "en").say(found, match.names, 0) if found else ""
        share = "Your chances to win: about 50% (an equal share: 50%)."
        assert idea["told"].endswith(f": {why}. {share}" if why else f". {share}")


async def test_a_hint_does_not_tell_that_somebody_else_is_asked_in_secret(app):
    guests = await three(app)
    live = await table_of(app, *guests, game="ekko", hints=True)
    live.table.match = live.table.match.game.position(SECRETLY_ASKED)
    live.table.eyes = {}
    await done(guests[0].post(at(live) + "/act", json={"action": "lay 58"}))
    assert live.table.match.asked == 2
    assert await done(guests[1].post(at(live) + "/hint")), "to the next player it looks like their turn"
    assert (await done(guests[0].post(at(live) + "/hint"), 409))["key"] == "hint-not-now"


async def test_talk_is_read_by_everybody_in_their_own_language(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo)
    for phrase in PHRASES:
        await done(bo.post(at(live) + "/say", json={"phrase": phrase}))
    await done(ana.post(at(live) + "/say", json={"text": "  what\n a   day "}))
    french, english = ("".join(views.drawn(live, None, lang, WIDE)["chat"]) for lang in ("fr", "en"))
    assert "Bonjour" in french
    assert "Hello!" in english
    assert "what a day" in french
    assert live.table.phase == "playing"
    stranger = await named(app, "Di")
    assert (await done(stranger.post(at(live) + "/say", json={"phrase": "hello"}), 403))[
        "key"
    ] == "voices-off"


async def test_only_the_last_sayings_are_kept_in_memory(tmp_path):
    live = started(("duo", 2, {}))
    for k in range(150):
        live.table.take(Event("say", {"seat": 0, "name": "Ana", "text": str(k)}))
    assert [line["text"] for line in live.table.chat] == [str(k) for k in range(50, 150)]


async def test_a_table_that_does_not_exist_is_not_remembered(app):
    house: House = app.state.house
    for _ in range(3):
        with pytest.raises(Refused) as refused:
            await house.live("nowhere")
        assert refused.value.status == 404
    assert house.tables == {}
    assert house._loading == {}


async def test_many_who_come_at_once_find_one_table(database, house_rules):
    async with opened(database) as app:
        live = await table_of(app, await named(app, "Ana"), await named(app, "Bo"))
    house = House(Store(database), Guessers())
    found = await asyncio.gather(*(house.live(live.table.id) for _ in range(20)))
    assert all(one is found[0] for one in found)
    await house.close()


async def test_the_house_closes_while_its_hosts_are_being_woken(database):
    """Whoever waits for a clock must not take the end of the house for the change it waited for."""
    house = House(Store(database), Guessers())
    await house.open()
    host, guest = Player("a", "Ana"), Player("b", "Bo")
    live = await house.create(openings(host, "duo", 2, {"first": 0}, [], False, "usual", 300), ["a"])
    await house.change(live, sit(guest, None))
    await house.start(live)
    await until(lambda: live.croupier is not None)
    await asyncio.sleep(0.01)
    live.changed()
    await asyncio.sleep(0)  # the change is known, and its host not yet awake
    async with asyncio.timeout(30):
        await house.close()
