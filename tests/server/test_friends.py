"""Friends at a table: beginning and ending by agreement, hosting, chairs, names, hints, talk and watching."""

import html
import json
import random
import re
from functools import partial

import pytest

from tablee.core.scene import WIDE
from tablee.core.shelf import find
from tablee.server import agreement, gossip, pulse, views
from tablee.server.page_words import page_words
from tablee.server.store import Event
from tablee.server.tables import Table, fold
from tablee.server.talk import mark
from tablee.server.viewers import page_kind
from tablee.testing.live_tables import act, opened, started, take
from tablee.words import Seat
from tablee.words import words as words_of
from tests.server.conftest import asker, at, done, named, table_of
from tests.server.conftest import opened as opened_house
from tests.server.positions import EKKO
from tests.server.test_life import agreed, finish, three, until
from tests.server.test_questions import lay_out

pytestmark = pytest.mark.anyio
SHORT = {"game": "lobo77", "options": {"tokens": 1}}


def drawn(live, guest_seat, lang="en"):
    player = None if guest_seat is None else live.table.chairs[guest_seat].player
    return views.drawn(live, player, lang, WIDE)


def told(live, lang="en"):
    return "".join(views.drawn(live, None, lang, WIDE)["chat"])


def gone(live, *seats):
    """Their browsers were closed a while ago."""
    live.away = frozenset(live.table.chairs[seat].player for seat in seats)
    live.pulse.beat()


async def played(app, *guests, **wish):
    """A table whose game is over."""
    live = await table_of(app, *guests, **(SHORT | wish))
    await finish(live, guests)
    return live


# Again, by agreement


async def test_nobody_begins_the_next_game_for_all(app):
    ana, bo, cy = await three(app)
    live = await played(app, ana, bo, cy)
    look = await done(bo.post(at(live) + "/start"))
    assert (look["phase"], look["match"], look["ready"]) == ("over", 1, [1])
    assert "Bo is ready" in told(live)
    shown = drawn(live, 0)["again"]
    assert shown.count("not ready yet") == 2
    assert 'data-seconds="30' in shown, "how long the others are waited for is seen"
    assert "not ready yet" in drawn(live, None)["again"], "by those who watch too"
    await done(bo.post(at(live) + "/start", json={"ready": False}))
    assert live.table.ready == frozenset()
    await agreed(live, ana, bo)
    assert live.table.phase == "over"
    await agreed(live, cy)
    assert (live.table.phase, live.table.number, live.table.ready) == ("playing", 2, frozenset())


async def test_who_is_ready_twice_is_ready_once(app):
    ana, bo, _ = await three(app)
    live = await played(app, ana, bo)
    await agreed(live, bo)
    version = live.table.version
    await agreed(live, bo)
    assert live.table.version == version


async def test_those_who_are_away_are_not_waited_for(app):
    ana, bo, cy = await three(app)
    live = await played(app, ana, bo, cy)
    await agreed(live, ana, bo)
    gone(live, 2)
    app.state.house.tend(live)
    await until(lambda: live.table.phase == "playing")


async def test_after_a_while_it_begins_without_the_last_answer(app, monkeypatch):
    monkeypatch.setattr(agreement, "READY_LASTS", 0.2)
    ana, bo, _ = await three(app)
    live = await played(app, ana, bo)
    await agreed(live, ana)
    await until(lambda: live.table.phase == "playing")


async def test_at_a_slow_table_those_who_look_do_not_decide_alone(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, **SHORT, clock=86400)
    gone(live, 0)
    app.state.house.tend(live)
    await done(bo.post(at(live) + "/stop"))
    assert live.table.phase == "playing", "who is not looking just now has not gone"
    assert live.table.host == live.table.chairs[0].player
    assert "1 day" in drawn(live, None)["about"]


async def test_new_settings_are_agreed_upon_anew(app):
    ana, bo, _ = await three(app)
    live = await played(app, ana, bo)
    await agreed(live, bo)
    await done(ana.post(at(live) + "/set", json={"clock": 60}))
    assert live.table.ready == frozenset()
    assert "set anew" in told(live)
    await agreed(live, ana)
    assert live.table.phase == "open"
    await agreed(live, bo)
    assert (live.table.phase, live.table.clock) == ("playing", 60)


async def test_who_saves_settings_too_late_is_told_beside_the_form_and_keeps_them(app):
    ana, bo, _ = await three(app)
    live = await played(app, ana, bo)
    form = {
        "game": "lobo77",
        "seats": "2",
        "option-tokens": "5",
        "clock": "60",
        "pace": "slow",
        "hints": "off",
    }
    assert (await ana.get(f"/t/{live.table.id}/settings")).status_code == 200
    await agreed(live, bo, ana)
    answer = await ana.post(f"/t/{live.table.id}/settings", data=form)
    assert answer.status_code == 409
    assert "has begun meanwhile" in answer.text
    assert 'name="option-tokens" value="5"' in answer.text
    assert '<option value="60" selected>' in answer.text
    assert '<option value="slow" selected>' in answer.text
    assert '<option value="off" selected>' in answer.text
    assert live.table.clock == 0


async def test_who_looks_for_another_game_too_late_keeps_the_form_and_finds_the_way_back(app):
    ana, bo, _ = await three(app)
    live = await played(app, ana, bo)
    await ana.get(f"/t/{live.table.id}/settings")
    await agreed(live, bo, ana)
    query = {"game": "lobo77", "seats": "2", "clock": "60", "pace": "slow", "other": "duo"}
    answer = await ana.get(f"/t/{live.table.id}/settings", params=query)
    assert answer.status_code == 409
    assert "has begun meanwhile" in answer.text
    assert 'name="game" value="duo"' in answer.text
    assert '<option value="60" selected>' in answer.text
    assert '<option value="slow" selected>' in answer.text
    back = f'href="/t/{live.table.id}">Back to the table'
    assert back in answer.text
    assert back in (await bo.get(f"/t/{live.table.id}/settings")).text, "who is not the host finds it too"


async def test_no_game_begins_over_the_head_of_a_host_who_looks_for_settings(app, monkeypatch):
    monkeypatch.setattr(agreement, "READY_LASTS", 0.1)
    ana, bo, cy = await three(app)
    live = await played(app, ana, bo, cy)
    await ana.get(f"/t/{live.table.id}/settings")
    await agreed(live, bo, cy)
    since, lasts = agreement.countdown(live.table)
    assert (since, lasts) == (live.table.choosing, agreement.CHOOSING_LASTS)
    assert agreement.due(live.table, ()) == since + lasts
    assert "Ana is choosing other settings: the game waits, 3 minutes at most." in drawn(live, 1)["again"]
    assert "Ana is choosing other settings." in told(live)
    await ana.get(f"/t/{live.table.id}")
    assert live.table.choosing is None, "the form was left"
    await until(lambda: live.table.phase == "playing")


async def test_a_host_who_is_ready_and_opens_the_settings_is_not_ready(app):
    ana, bo, _ = await three(app)
    live = await played(app, ana, bo)
    await agreed(live, ana)
    await ana.get(f"/t/{live.table.id}/settings")
    await agreed(live, bo)
    assert (live.table.phase, live.table.ready) == ("over", {1})
    await agreed(live, ana)
    assert live.table.phase == "playing"


async def test_a_game_nobody_wants_ends_when_all_who_are_there_agree(app):
    ana, bo, cy = await three(app)
    live = await table_of(app, ana, bo, cy, **SHORT)
    await done(ana.post(at(live) + "/stop"))
    assert live.table.phase == "playing"
    assert "proposes to stop" in told(live)
    assert "wants to stop the game" in drawn(live, 1)["html"]
    assert "wants to stop the game" not in drawn(live, 0)["html"]
    await done(bo.post(at(live) + "/stop", json={"agree": False}))
    assert live.table.stopping == frozenset()
    assert "wants to go on" in told(live)
    await done(ana.post(at(live) + "/stop"))
    gone(live, 2)
    await done(bo.post(at(live) + "/stop"))
    assert (live.table.phase, live.table.match, live.table.finished) == ("open", None, None)
    assert (await done(ana.post(at(live) + "/stop"), 409))["key"] == "no-match"
    assert "stopped by agreement" in told(live)
    assert "The game was stopped: nobody has won." in drawn(live, 0)["html"]
    await agreed(live, ana, bo)
    assert (live.table.phase, live.table.number) == ("playing", 2)


async def test_what_was_agreed_is_there_again_after_a_restart(app, database):
    ana, bo, _ = await three(app)
    live = await played(app, ana, bo)
    await agreed(live, bo)
    await done(ana.post("/api/me", json={"name": "Anna"}))
    async with opened_house(database) as other:
        again = await other.state.house.live(live.table.id)
        assert again.table.ready == {1}
        assert (again.table.doings, again.table.done) == (live.table.doings, live.table.done)
        assert (again.table.sat, again.table.played_by_names) == (live.table.sat, ["Anna", "Bo"])


KEPT = ("version", "changes", "chairs", "host", "number", "sat", "hints", "voices", "doings", "done", "ready",
        "ready_since", "stopping", "coming", "helped", "said", "phase")  # fmt: skip


async def test_an_evening_is_the_same_again_from_its_log(app, database):
    ana, bo, cy = await three(app)
    live = await table_of(app, ana, **SHORT, seats=3, bots=["amateur", "amateur"], voices=True, hints=True)
    await done(bo.post(at(live) + "/say", json={"text": "good evening"}))
    await done(bo.post(at(live) + "/sit", json={"seat": 1}))
    await done(ana.post(at(live) + "/stop"))
    for guest in (bo, cy):
        await done(guest.post(at(live) + "/sit", json={"seat": 1 if guest is bo else 2}))
    await done(ana.post(at(live) + "/host", json={"seat": 2}))
    await done(bo.post("/api/me", json={"name": "Bob"}))
    await done(bo.post(at(live) + "/rise"))
    await done(bo.post(at(live) + "/sit", json={"seat": 1}))
    await agreed(live, ana, bo, cy)
    asked = (ana, bo, cy)[live.table.match.asked]
    await done(asked.post(at(live) + "/hint"))
    await done(bo.post(at(live) + "/rise"))
    await done(ana.post(at(live) + "/stop"))
    async with opened_house(database) as other:
        again = await other.state.house.live(live.table.id)
        for name in KEPT:
            assert getattr(again.table, name) == getattr(live.table, name), name


# Hosting


async def test_the_host_hands_over(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, seats=3)
    assert (await done(bo.post(at(live) + "/host", json={"seat": 1}), 403))["key"] == "only-the-host"
    for seat in (2, 9, -1):
        assert (await done(ana.post(at(live) + "/host", json={"seat": seat}), 409))["key"] == "nobody-there"
    assert (await done(ana.post(at(live) + "/host", json={"seat": 1})))["host"] == 1
    assert "Bo hosts this table now" in told(live)
    assert "/settings" in drawn(live, 1)["html"]
    assert "/settings" not in drawn(live, 0)["html"]


async def test_when_the_host_is_gone_somebody_present_hosts(app):
    ana, bo, cy = await three(app)
    live = await table_of(app, ana, bo, cy, seats=4)
    gone(live, 0, 1)
    app.state.house.tend(live)
    await until(lambda: live.table.host == live.table.chairs[2].player)
    assert "Cy hosts" in told(live)


async def test_who_hosts_is_seen_on_the_sheet_at_once(app):
    ana, bo, _ = await three(app)
    live = await played(app, ana, bo)
    assert "/settings" not in drawn(live, 1)["sheet"]
    await done(ana.post(at(live) + "/rise"))
    assert "/settings" in drawn(live, 1)["sheet"]
    assert "Ana" in drawn(live, 1)["sheet"], "who played is still named there"


async def test_somebody_who_gets_up_during_a_game_hosts_no_more(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo)
    await done(ana.post(at(live) + "/rise"))
    assert live.table.host == live.table.chairs[1].player
    assert "A program has begun to play for Ana" in told(live)
    await done(ana.post(at(live) + "/here"))
    assert "Ana is back" in told(live)


async def test_the_chair_of_somebody_who_went_away_is_freed(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, seats=3)
    assert "away" not in drawn(live, 0)["html"]
    assert (await done(ana.post(at(live) + "/free", json={"seat": 1}), 409))["key"] == "not-away"
    gone(live, 1)
    assert "away" in drawn(live, 0)["html"]
    assert 'data-post="free"' in drawn(live, 0)["html"]
    await done(ana.post(at(live) + "/free", json={"seat": 1}))
    assert live.table.chairs[1].free
    assert "Bo is away from the table: the chair is free" in told(live)


async def test_a_closed_browser_is_noticed_in_the_waiting_room(app, monkeypatch):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, seats=3)
    monkeypatch.setattr(pulse, "AWAY_AFTER", -1.0)
    before = live.pulse.count
    app.state.house.tidy()
    assert live.pulse.count > before
    assert drawn(live, 0)["html"].count(' away"') == 2


async def test_whoever_gets_the_chair_of_somebody_a_program_played_for_plays_themselves(app):
    ana, bo, cy = await three(app)
    live = await table_of(app, ana, bo)
    gone(live, 1)
    await done(ana.post(at(live) + "/lend", json={"seat": 1}))
    assert "a program plays instead" in drawn(live, 0)["handed"]["say"]
    await done(ana.post(at(live) + "/stop"))
    await done(ana.post(at(live) + "/free", json={"seat": 1}))
    await done(cy.post(at(live) + "/sit", json={}))
    live.away = frozenset()
    await agreed(live, ana, cy)
    assert live.table.phase == "playing"
    assert not live.table.chairs[1].lent
    assert (drawn(live, 0)["handed"], drawn(live, 1)["handed"]) == (None, None)


async def test_a_new_game_begins_with_those_who_are_there_again_and_a_program_for_who_is_not(app):
    ana, bo, cy = await three(app)
    live = await table_of(app, ana, bo, cy)
    gone(live, 1, 2)
    for seat in (1, 2):
        await done(ana.post(at(live) + "/lend", json={"seat": seat}))
    await done(ana.post(at(live) + "/stop"))
    gone(live, 2)  # the page of the other is open again, if hidden
    await agreed(live, ana)
    await until(lambda: live.table.phase == "playing")
    assert [chair.lent for chair in live.table.chairs] == [False, False, True]
    assert drawn(live, 0)["handed"] is None


# Chairs


async def test_chairs_are_changed_without_leaving(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, seats=4)
    await done(ana.post(at(live) + "/bot", json={"seat": 2, "bot": "amateur"}))
    program = live.table.chairs[2].name
    look = await done(ana.post(at(live) + "/sit", json={"seat": 2}))
    assert (look["seat"], look["host"]) == (2, 2)
    assert live.table.names == [program, "Bo", "Ana", ""]
    assert (await done(ana.post(at(live) + "/sit", json={"seat": 1}), 409))["key"] == "seat-taken"
    assert "Ana changes chairs" in told(live)


async def test_another_game_with_the_same_people_at_the_same_link(app):
    ana, bo, cy = await three(app)
    live = await played(app, ana, bo, cy)
    form = (await ana.get(f"/t/{live.table.id}/settings?game=duo")).text
    assert 'name="game" value="duo"' in form
    page = drawn(live, 1)["page"]
    answer = await ana.post(f"/t/{live.table.id}/settings", data={"game": "duo", "seats": "3"})
    assert answer.status_code == 303
    assert (live.table.game, live.table.names) == ("duo", ["Ana", "Bo", "Cy"])
    assert drawn(live, 1)["page"] != page, "the pages of all load what the other game needs"
    await agreed(live, ana, bo, cy)
    assert (live.table.phase, live.table.match.game.name) == ("playing", "duo")


async def test_another_game_keeps_the_seats_of_the_table_if_it_can(app):
    ana, bo, cy = await three(app)
    live = await played(app, ana, bo, cy)
    form = (await ana.get(f"/t/{live.table.id}/settings?game=eko")).text
    assert re.search(r'value="3"\s+checked', form)
    assert "instead of" not in form
    await done(ana.post(at(live) + "/set", json={"game": "eko"}))
    assert (live.table.seats, live.table.full) == (3, True)
    assert ", 3 seats." in told(live)


async def test_seats_that_another_game_cannot_have_are_told(app):
    ana, bo, cy = await three(app)
    live = await table_of(app, ana, bo, cy, game="lobo77", seats=8)
    form = (await ana.get(f"/t/{live.table.id}/settings?game=exhopp")).text
    assert "seats instead of 8" in form


async def test_a_late_friend_takes_a_programs_chair_between_two_games(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, **SHORT, seats=3, bots=["amateur", "amateur"], pace="instant")
    await done(ana.post(at(live) + "/stop"))
    assert (await done(bo.post(at(live) + "/sit", json={"seat": 1})))["seat"] == 1
    assert "Bo takes" in told(live)
    assert live.table.phase == "open"
    await agreed(live, ana, bo)
    assert live.table.phase == "playing"


async def test_a_late_friend_takes_a_programs_chair_when_the_next_round_begins(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, game="ekko", seats=3, bots=["amateur", "amateur"], pace="instant")
    lay_out(live, EKKO | {"hands": [["58"], ["40", "30"], ["31", "32"]]})
    program = live.table.chairs[1].name
    look = await done(bo.post(at(live) + "/sit", json={"seat": 1}))
    assert (look["seat"], live.table.coming[1][1]) == (None, "Bo")
    assert f"Bo will take {program}" in told(live)
    assert "yours from the next round" in views.drawn(live, await who(bo), "en", WIDE)["html"]
    other = await named(app, "Di")
    assert (await done(other.post(at(live) + "/sit", json={"seat": 1}), 409))["key"] == "seat-taken"
    await done(ana.post(at(live) + "/act", json={"action": "lay 58"}))
    await until(lambda: live.table.chairs[1].name == "Bo")
    assert (await done(bo.get(at(live))))["seat"] == 1
    assert live.table.match.names[:2] == ["Ana", "Bo"]
    assert live.table.coming == {}


async def who(guest):
    return (await done(guest.get("/api/me")))["id"]


async def test_a_programs_chair_that_is_promised_can_be_left(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, seats=2, bots=["amateur"])
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    await done(bo.post(at(live) + "/sit", json={"seat": 1}))
    assert live.table.coming
    await done(bo.post(at(live) + "/rise"))
    assert live.table.coming == {}


# Before sitting down


async def test_a_guest_sees_what_is_played_and_who_is_there(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, game="lobo77", seats=3, options={"tokens": 5}, clock=60)
    html = drawn(live, None)["html"]
    for words in ("Lobo 77", "<dd>5</dd>", "1 minute", "Ana", "Bo", "Hints", "/rules/lobo77"):
        assert words in html, words
    assert 'data-post="rise"' in drawn(live, 0)["html"], "getting up is near the chair"


@pytest.mark.parametrize(("company", "free"), [("friends", 2), ("alone", 0)])
async def test_a_new_table_has_the_chairs_that_were_asked_for(app, company, free):
    ana = await named(app, "Ana")
    asked = {"bot-1": "asked", "bot-2": "asked"}
    answer = await ana.post("/box/duo", data={"seats": "3", "company": company, **asked})
    live = app.state.house.tables[answer.headers["location"].rsplit("/", 1)[1]]
    assert sum(chair.free for chair in live.table.chairs) == free


async def test_one_click_opens_a_table_with_chairs_for_friends(app):
    ana = await named(app, "Ana")
    answer = await ana.post("/play/duo", data={"company": "friends"})
    live = app.state.house.tables[answer.headers["location"].rsplit("/", 1)[1]]
    assert [chair.free for chair in live.table.chairs[1:]] == [True] * (live.table.seats - 1)


# Names


async def test_a_name_typed_is_a_name_taken(app):
    ana, stranger = await named(app, "Ana"), asker(app)
    live = await table_of(app, ana, seats=3)
    await done(stranger.post(at(live) + "/sit", json={"name": "Zoé"}))
    assert live.table.names[1] == "Zoé"
    assert (await done(stranger.get("/api/me")))["name"] == "Zoé"
    other = asker(app)
    found = await done(other.post(at(live) + "/sit", json={"name": "  "}))
    assert found["seat"] == 2, "what is no name keeps nobody from sitting down"
    assert live.table.names[2].strip()


async def test_a_new_name_is_seen_at_every_table_and_in_every_process(app, database):
    ana, bo, _ = await three(app)
    lives = [await table_of(app, ana, bo), await table_of(app, ana, seats=3), await played(app, ana, bo)]
    async with opened_house(database) as other:
        there = [await other.state.house.live(live.table.id) for live in lives]
        await done(ana.post("/api/me", json={"name": "Bo"}))
        other.state.house.leases.alone = False
        for live in there:
            await other.state.house.live(live.table.id)
        for live in (*lives, *there):
            assert live.table.names[0] == ("Bo" if live.table.seats == 3 else "Bo 2")
    assert lives[0].table.match.names[0] == "Bo 2"
    assert "Ana is now called Bo 2" in told(lives[0])
    assert "Bo 2" in drawn(lives[2], 1)["sheet"]


async def test_an_empty_name_is_answered_beside_the_field(app):
    ana = await named(app, "Ana")
    answer = await ana.post("/name", data={"name": "  ", "back": "/me"})
    assert answer.status_code == 422
    assert 'id="name-error"' in answer.text
    assert "visible characters" in answer.text
    assert (await done(ana.get("/api/me")))["name"] == "Ana"


def test_names_from_right_to_left_do_not_turn_figures_around():
    live = started(("lobo77", 2, {}))
    take(live, "name", seat=0, name="שרה")
    while not live.table.match.over:
        seat = live.table.match.asked
        act(live, seat, random.Random(1).choice(live.table.match.legal(seat)))
    shown = drawn(live, 1, "fr")
    said = [line for line in shown["log"] if "שרה" in line]
    assert said
    assert all("\u2068שרה\u2069" in line for line in said)
    assert "<bdi>שרה</bdi>" in shown["sheet"]
    assert not [line for line in shown["log"] if "\u2068Bo" in line], "others are written as they are"


# Fairness


async def test_hints_are_off_where_several_people_sit_unless_the_table_says_so(app):
    ana, bo, _ = await three(app)
    alone = await table_of(app, ana, seats=2, bots=["amateur"])
    assert drawn(alone, 0)["hint"] is True
    live = await table_of(app, ana, bo)
    assert drawn(live, 0)["hint"] is False
    assert (await done(ana.post(at(live) + "/hint"), 409))["key"] == "hints-off"
    allowed = await table_of(app, ana, bo, hints=True)
    assert drawn(allowed, 0)["hint"] is True
    for live_, words in ((live, "<dd>while one person plays alone</dd>"), (allowed, "<dd>yes</dd>")):
        assert words in drawn(live_, None)["about"].partition("Hints")[2], "seen by all"


async def test_who_took_a_hint_is_marked_on_the_sheet_and_not_before(app):
    ana, bo, cy = await three(app)
    live = await table_of(app, ana, bo, cy, game="ekko", hints=True)
    lay_out(live, EKKO | {"hands": [["58", "81"], ["40"], ["31", "32"]]})
    others = [json.dumps(drawn(live, seat)) for seat in (None, 1, 2)]
    await done(ana.post(at(live) + "/hint"))
    live.pulse.beat()
    assert [json.dumps(drawn(live, seat)) for seat in (None, 1, 2)] == others
    await done(ana.post(at(live) + "/act", json={"action": "lay 58"}))
    await done(bo.post(at(live) + "/act", json={"action": "lay 40"}))
    await until(lambda: "took a hint" in drawn(live, 1)["sheet"])
    assert "Ana took a hint" in drawn(live, 1)["sheet"]
    assert "Bo took" not in drawn(live, 1)["sheet"]


def test_a_hint_is_told_on_the_sheet_of_its_round_and_not_on_later_ones():
    table = started(("duo", 2, {})).table
    table.helped = ((2, 0, "hint"), (7, 1, "program"))
    assert table.helped_until(5) == {0: ["hint"]}
    assert table.helped_until(9, since=5) == {1: ["program"]}
    assert table.helped_until(9) == {0: ["hint"], 1: ["program"]}, "at the end of the game all of it"


async def test_who_was_played_for_is_marked_on_the_sheet(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, **SHORT, pace="instant")
    await done(bo.post(at(live) + "/rise"))
    await done(bo.post(at(live) + "/here"))
    await finish(live, (ana, bo))
    assert "A program played for Bo" in drawn(live, 0)["sheet"]
    assert "played for Ana" not in drawn(live, 0)["sheet"]


def test_taking_back_is_told():
    live = started(("duo", 2, {}))
    act(live, live.table.match.asked, "draw")
    take(live, "undo", seat=0, n=0)
    assert "takes the last move back" in told(live)


# Voices


async def test_those_who_watch_are_counted_seen_and_heard_if_the_host_lets_them(app):
    ana, bo, cy = await three(app)
    live = await table_of(app, ana, bo)
    assert drawn(live, 0)["watching"] == ""
    with live.looked_at_by(await who(cy), "Cy"), live.looked_at_by("", ""):
        assert drawn(live, 0)["watching"] == "Watching (2): Cy, somebody."
    assert drawn(live, 0)["watching"] == ""
    assert (await done(cy.post(at(live) + "/say", json={"text": "hi"}), 403))["key"] == "voices-off"
    heard = await table_of(app, ana, bo, voices=True)
    await done(cy.post(at(heard) + "/say", json={"text": "hi"}))
    assert "Cy" in told(heard)
    assert page_kind(heard.table, await who(cy)).endswith("talks")
    assert page_kind(heard.table, None).endswith("listens")


async def test_who_watches_in_another_process_is_seen_here(app):
    ana = await named(app, "Ana")
    live = await table_of(app, ana, seats=2)
    hear = partial(gossip.hear, app.state.house)
    hear(["spectators", live.table.id, "elsewhere", "p9=Zo%C3%A9%20B", "="])
    assert drawn(live, 0)["watching"] == "Watching (2): Zoé B, somebody."
    hear(["spectators", live.table.id, "elsewhere"])
    assert drawn(live, 0)["watching"] == ""


async def test_a_spectator_who_is_forgotten_leaves_no_words(app):
    ana, bo, cy = await three(app)
    live = await table_of(app, ana, bo, voices=True)
    await done(cy.post(at(live) + "/say", json={"text": "hi there"}))
    await done(cy.post("/api/me/forget"))
    app.state.house.tables.clear()
    again = await app.state.house.live(live.table.id)
    assert again.table.chat == []


# What earlier versions stored


def test_a_log_of_an_earlier_version_is_read_as_it_was_meant():
    table = Table("old")
    settings = {"game": "duo", "seats": 2, "options": {"turbo": False, "target": 0, "first": 0}}
    events = [
        Event("open", {**settings, "public": False, "pace": 1.0, "clock": 0, "host": "p0"}),
        Event("sit", {"seat": 0, "player": "p0", "name": "Ana"}),
        Event("sit", {"seat": 1, "player": "p1", "name": "Bo"}),
        Event("start", {"number": 1, "seed": "00" * 32, "rules": opened(("duo", 2, {})).number + 1}),
        Event("say", {"seat": 0, "phrase": "hello", "name": "Ana"}),
        Event("rise", {"seat": 1}),
    ]
    fold(table, events)
    assert (table.hints, table.voices, table.ready) == (None, False, frozenset())
    assert table.chat[0]["player"] == "p0"


# EKKO in race with penalties


async def test_D5_where_faults_cost_no_card_is_shown_as_right_and_whose_turn_it_is_is_said(app, monkeypatch):
    monkeypatch.setattr(agreement, "token_hex", lambda n: "01" * n)  # a deal that asks for no mirror at once
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, game="ekko", options={"faults": True, "reactions": "race"})
    assert live.table.match.asked == 0
    for seat in (0, 1):
        lays = [path for path in drawn(live, seat)["paths"] if path["action"].startswith("lay")]
        assert lays
        assert all(path["unlit"] for path in lays)
    assert [drawn(live, seat)["turn"] for seat in (0, 1)] == [True, False]
    assert "It is Ana’s turn." in drawn(live, 1)["html"]
    assert "It is Ana’s turn." not in drawn(live, 0)["html"]


async def test_without_faults_what_fits_lights_up(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, game="ekko")
    assert not [path for path in drawn(live, 0)["paths"] if path.get("unlit")]


# What friends stumbled over


async def test_the_waiting_room_says_what_it_waits_for(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, seats=3)
    assert "when every seat is taken" in drawn(live, 0)["html"]
    live = await table_of(app, ana, bo)
    await done(ana.post(at(live) + "/stop"))
    await done(bo.post(at(live) + "/stop"))
    for lang, waits, ready, not_yet in (
        ("en", "when everybody is ready", "I am ready", "not ready yet"),
        ("fr", "quand tout le monde est prêt", "Je suis prêt·e", "pas encore prêt·e"),
    ):
        shown = drawn(live, 0, lang)["html"]
        assert all(words in shown for words in (waits, ready, not_yet))
        assert "taken" not in shown
        assert "places sont prises" not in shown


async def test_who_is_ready_sees_on_the_table_whom_all_wait_for_and_takes_it_back(app):
    ana, bo, cy = await three(app)
    live = await played(app, ana, bo, cy)
    await agreed(live, bo)
    shown = drawn(live, 1)["html"]
    assert "You are ready; waiting for Ana and Cy." in unmarked(shown)
    assert f'data-since="{live.table.ready_since}"' in shown
    assert 'id="ask-wait"' in shown
    assert 'id="ask-wait"' not in drawn(live, 0)["html"]
    assert 'id="ask-again"' in drawn(live, 0)["html"]
    await done(bo.post(at(live) + "/start", json={"ready": False}))
    assert 'id="ask-wait"' not in drawn(live, 1)["html"]


async def test_what_somebody_does_is_marked_as_theirs_and_what_befalls_them_is_not(app):
    ana, bo, _ = await three(app)
    live = await played(app, ana, bo)
    await agreed(live, bo)
    await done(ana.post(at(live) + "/host", json={"seat": 1}))
    ready, host = drawn(live, None)["chat"][-2:]
    assert f'data-by="{mark(live.table.chairs[1].player)}"' in ready
    assert 'data-by=""' in host
    assert f'data-me="{mark(live.table.chairs[1].player)}"' in (await bo.get(f"/t/{live.table.id}")).text


async def test_whose_name_the_house_gave_finds_the_field_in_the_waiting_room(app):
    host = asker(app, **{"Accept-Language": "en"})
    answer = await host.post("/play/duo", data={"company": "friends"})
    address = answer.headers["location"]
    page = (await host.get(address)).text
    ids = re.findall(r' id="([^"]*)"', page)
    assert page.index('id="name"') < page.index('id="rail"') < page.index('id="own-name"')
    assert len(ids) == len(set(ids))
    await done(host.post("/api/me", json={"name": "Anna"}))
    page = (await host.get(address)).text
    assert 'id="name"' not in page
    assert 'id="own-name"' in page


async def test_an_invitation_says_what_the_game_is(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo, game="ekko", seats=3)
    card = find("ekko")
    for lang in ("en", "fr"):
        shown = html.unescape(drawn(live, None, lang)["html"])
        say = page_words(lang).say
        assert words_of("ekko", lang).say(("about", {})) in shown
        assert say(("fact-age", {"age": card.age})) in shown
        assert say(("fact-minutes", {"minutes": card.minutes})) in shown
    assert 'class="facts"' not in drawn(live, 0)["html"], "who sits there has chosen it"


async def test_a_spectator_without_a_name_gives_one_where_the_talk_is(app):
    ana, bo, _ = await three(app)
    stranger = asker(app, **{"Accept-Language": "en"})
    live = await table_of(app, ana, bo, voices=True)
    page = (await stranger.get(f"/t/{live.table.id}")).text
    assert 'id="talk-name"' in page
    assert 'href="/me"' not in page[page.index('id="panel-talk"') :]
    assert 'id="chat"' not in page
    await done(stranger.post("/api/me", json={"name": "Dora"}))
    assert 'id="chat"' in (await stranger.get(f"/t/{live.table.id}")).text
    quiet = await table_of(app, ana, bo)
    page = (await stranger.get(f"/t/{quiet.table.id}")).text
    assert "only those who sit" in page
    assert 'id="talk-name"' not in page


async def test_nobody_reports_themselves_and_who_reports_is_thanked_at_the_table(app):
    ana, bo, _ = await three(app)
    live = await table_of(app, ana, bo)
    for guest, saying in ((ana, "mine"), (bo, "rude")):
        await done(guest.post(at(live) + "/say", json={"text": saying}))
    form = (await ana.get(f"/t/{live.table.id}/report")).text
    assert 'value="seat 1"' in form
    assert "rude" in form
    assert 'value="seat 0"' not in form
    assert "mine" not in form
    answer = await ana.post(f"/t/{live.table.id}/report", data={"what": "seat 1"})
    assert answer.status_code == 303
    assert answer.headers["location"].startswith(f"/t/{live.table.id}?")
    assert "Thank you" in (await ana.get(answer.headers["location"])).text
    assert "Thank you" not in (await ana.get(f"/t/{live.table.id}")).text


@pytest.mark.parametrize("game", ["duo", "ekko", "lobo77"])
def test_who_begins_a_round_is_told_so_as_you(game):
    args = {"round": 2, "who": Seat(0), "name": Seat(0), "dealer": Seat(1), "card": "7"}
    for lang, you in (("en", "you "), ("fr", "à toi ")):
        own, name = (words_of(game, lang).say(("log-round", args), ["Anna", "Bo"], seat) for seat in (0, 1))
        assert "Anna" not in own
        assert you in own
        assert "Anna" in name


def test_whose_turn_it_is_is_said_with_elision():
    assert unmarked(page_words("fr").say(("turn-of", {"name": "Anna"}))) == "au tour d’Anna"
    assert unmarked(page_words("en").say(("turn-of", {"name": "Anna"}))) == "it is Anna’s turn"


def unmarked(text):
    """Without the signs that keep a name's direction to itself."""
    return re.sub("[\u2066-\u2069]", "", text)
