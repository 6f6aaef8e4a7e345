"""What all are asked, answers that hold, and games of earlier rules: at live tables, over HTTP."""

import asyncio
import json
import time
from pathlib import Path

import pytest

from tablee.bots.players import Decision
from tablee.core.scene import WIDE
from tablee.server import errands, turns, views
from tablee.server.store import Store
from tablee.server.turns import answers_due
from tablee.server.wishes import HOUR
from tablee.testing.live_tables import act
from tests.server.conftest import asker, at, done, named, opened, table_of
from tests.server.positions import EKKO
from tests.server.test_life import three, until

pytestmark = pytest.mark.anyio

OFFER = {
    "turn": 0,
    "colours": ["r", "g", "b"],
    "rows": [{"head": "+5", "cards": []}] + [{"head": "+4", "cards": []}] * 3,
    "heads": ["+6"],
    "won": [[], [], []],
    "hands": [["r1", "r2", "r3", "r4"], ["b1", "b3", "g1", "r7"], ["b2", "b4", "r5", "r6"]],
    "stock": ["b5", "g3", "r8"],
    "discard": [],
    "offer": None,
    "declined": [],
    "must_lay": False,
    "idle": 0,
}
PAST = Path(__file__).parent.parent / "records" / "past"


def lay_out(live, state):
    """Set a table as a position says."""
    table = live.table
    table.match = table.match.game.position(state, seed=1)
    table.match.names = table.names
    table.eyes = {}
    table.eye(None)
    live.changed()


async def bargaining(app, *guests, hands=OFFER["hands"], **wish):
    live = await table_of(app, *guests, game="exhopp", seats=3, **wish)
    lay_out(live, OFFER | {"hands": hands})
    return live


async def look_of(guest, live):
    return await done(guest.get(at(live)))


# Offers in Ex & hopp


async def test_D4_everybody_is_asked_also_who_cannot_meet_an_offer(app):
    ana, bo, cy = await three(app)
    live = await bargaining(app, ana, bo, cy)
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for g"}))
    assert (await look_of(bo, live))["legal"] == ["accept g1", "decline"]
    assert (await look_of(cy, live))["legal"] == ["decline"]
    for guest in (ana, bo, cy):
        assert (await look_of(guest, live))["look"]["offer"]["by"] == 0
    assert (await look_of(cy, live))["look"]["offer"]["may_answer"] is False


async def test_D4_an_offer_nobody_can_meet_stands_as_long_as_any_other(app):
    ana, bo, cy = await three(app)
    nobody = [["g1", "r2", "r3", "r4"], ["b1", "b3", "r1", "r7"], ["b2", "b4", "r5", "r6"]]
    due = []
    for hands in (OFFER["hands"], nobody):
        live = await bargaining(app, ana, bo, cy, hands=hands)
        await done(ana.post(at(live) + "/act", json={"action": "offer r2 for g"}))
        assert live.table.question is not None
        assert (await look_of(bo, live))["look"]["turn"] == 0
        due.append(answers_due(live.table, live.table.question) - live.table.question.at)
    assert due == [turns.ANSWERING] * 2
    assert turns.ANSWERING >= 20, "people read it, look at their cards and decide"


async def test_D4_at_a_slow_table_an_offer_stands_as_long_as_any_decision(app, monkeypatch):
    ana, bo, cy = await three(app)
    live = await bargaining(app, ana, bo, cy, clock=8 * HOUR)
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for g"}))
    asked = live.table.question
    assert answers_due(live.table, asked) == asked.at + 8 * HOUR
    assert turns.noted(live.table)["wakes"] == asked.at + 8 * HOUR
    await until(lambda: live.croupier is None)
    assert live.table.question is asked, "nobody need be awake meanwhile"
    await done(bo.post(at(live) + "/act", json={"action": "decline"}))
    await done(cy.post(at(live) + "/act", json={"action": "decline"}))
    await until(lambda: live.table.question is None)
    assert (await look_of(ana, live))["look"]["turn"] == 1


async def test_D4_a_slow_table_wakes_when_an_offer_has_stood_its_time(app, monkeypatch):
    ana, bo, cy = await three(app)
    live = await bargaining(app, ana, bo, cy, clock=8 * HOUR)
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for g"}))
    live.table.question.at -= 8 * HOUR
    await app.state.house._wake_sleeper(live)
    await until(lambda: live.table.question is None)
    assert live.table.match.log == [(0, "offer r1 for g"), (1, "decline")]


async def test_D4_who_plays_with_programs_alone_and_without_a_clock_answers_without_haste(app):
    ana = await named(app, "Ana")
    for clock, stands in ((0, turns.UNHURRIED), (60, turns.ANSWERING)):
        live = await table_of(app, ana, game="exhopp", seats=3, bots=["amateur", "beginner"], clock=clock)
        nobody = [["g1", "r2", "r3", "r4"], ["b1", "b3", "r1", "r7"], ["b2", "b4", "r5", "r6"]]
        for hands in (OFFER["hands"], nobody):  # whatever anybody holds
            lay_out(live, OFFER | {"turn": 1, "hands": hands})
            await app.state.house.act(live, 1, f"offer {hands[1][0]} for r", program=False)
            asked = live.table.question
            assert answers_due(live.table, asked) >= asked.at + stands
            assert answers_due(live.table, asked) < asked.at + stands + 10
            drawn = views.drawn(live, live.table.chairs[0].player, "en", WIDE)
            assert drawn["timed"] is bool(clock), "a ring that runs out only where time does"


async def test_D4_the_ring_of_an_offer_runs_from_when_it_was_made_whoever_looks_later(app):
    ana, bo, cy = await three(app)
    live = await bargaining(app, ana, bo, cy)
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for g"}))
    asked = live.table.question
    asked.at -= 12
    live.pulse.beat()
    player = live.table.chairs[1].player
    drawn = views.drawn(live, player, "en", WIDE)
    assert f'data-since="{asked.at:.1f}"' in drawn["html"]
    assert drawn["call"]["seconds"] == turns.ANSWERING
    live.pulse.beat()
    assert views.drawn(live, player, "en", WIDE) is drawn


async def test_D4_silence_is_told_as_letting_the_exchange_pass(app, monkeypatch):
    monkeypatch.setattr(turns, "ANSWERING", 0.1)
    ana, bo, cy = await three(app)
    live = await bargaining(app, ana, bo, cy)
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for g"}))
    await until(lambda: live.table.question is None)
    for lang, told in (("en", "You let the exchange pass."), ("fr", "Tu laisses passer l’échange.")):
        assert told in views.drawn(live, live.table.chairs[1].player, lang, WIDE)["log"]


async def test_D4_behind_a_standing_offer_nobody_can_act(app):
    ana, bo, cy = await three(app)
    live = await bargaining(app, ana, bo, cy)
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for b"}))
    await done(cy.post(at(live) + "/act", json={"action": "decline"}))
    await done(bo.post(at(live) + "/act", json={"action": "decline"}))
    nobody = [["g1", "r2", "r3", "r4"], ["b1", "b3", "r1", "r7"], ["b2", "b4", "r5", "r6"]]
    live = await bargaining(app, ana, bo, cy, hands=nobody)
    await done(ana.post(at(live) + "/act", json={"action": "offer r2 for g"}))
    assert live.table.match.asked == 1, "the rules have gone on already"
    told = await done(bo.post(at(live) + "/act", json={"action": "lay b1 1"}), 422)
    assert told["key"] == "not-your-turn"
    assert (await done(bo.post(at(live) + "/hint"), 409))["key"] == "hint-one-choice"


async def test_D4_it_is_over_when_every_person_has_answered(app):
    ana, bo, cy = await three(app)
    live = await bargaining(app, ana, bo, cy)
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for g"}))
    first = await done(bo.post(at(live) + "/act", json={"action": "decline", "key": "k"}))
    again = await done(bo.post(at(live) + "/act", json={"action": "decline", "key": "k"}))
    assert first == again == {"done": True, "event": 1}
    assert live.table.question is not None
    assert await done(cy.post(at(live) + "/act", json={"action": "decline"})) == {"done": True, "event": 1}
    await until(lambda: live.table.question is None)
    assert live.table.match.log[-2:] == [(0, "offer r1 for g"), (1, "decline")]
    assert (await look_of(ana, live))["look"]["turn"] == 1


async def test_D4_who_does_not_answer_in_time_has_declined(app, monkeypatch):
    monkeypatch.setattr(turns, "ANSWERING", 0.3)
    ana, bo, cy = await three(app)
    live = await bargaining(app, ana, bo, cy)
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for g"}))
    begun = time.time()
    await until(lambda: live.table.question is None)
    assert time.time() - begun > 0.2
    assert live.table.match.log == [(0, "offer r1 for g"), (1, "decline")]
    assert (await look_of(cy, live))["look"]["turn"] == 1


async def test_who_could_have_said_yes_is_told_that_it_is_too_late_and_nobody_else(app, monkeypatch):
    monkeypatch.setattr(turns, "ANSWERING", 0.2)
    guests = ana, *_ = await three(app)
    live = await bargaining(app, *guests)
    before = views.drawn(live, live.table.chairs[2].player, "fr", WIDE)
    assert before["overdue"] is None
    assert "Temps pour ce qui est demandé à tous" in before["about"]
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for g"}))
    could = [seat for seat in (1, 2) if "accept" in " ".join(live.table.match.legal(seat))]
    await until(lambda: live.table.question is None)
    for seat, chair in enumerate(live.table.chairs):
        told = views.drawn(live, chair.player, "fr", WIDE)["overdue"]
        assert (told is not None) == (seat in could)
        if told:
            assert told["say"].startswith("Trop tard")


async def test_D4_the_first_to_accept_gets_it(app):
    ana, bo, cy = await three(app)
    live = await bargaining(app, ana, bo, cy)
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for b"}))
    await done(cy.post(at(live) + "/act", json={"action": "accept b2"}))
    assert live.table.question is None
    assert live.table.match.log[-1] == (2, "accept b2")
    told = await done(bo.post(at(live) + "/act", json={"action": "accept b1"}), 422)
    assert told["key"] == "no-offer"


async def test_D4_programs_answer_after_people(app, monkeypatch):
    monkeypatch.setattr(turns, "ANSWERING", 0.4)
    monkeypatch.setattr(turns, "BOT_PAUSE", 0.0)

    async def accept(match, seat, bot):
        return Decision(match.legal(seat)[0])

    monkeypatch.setattr(app.state.house.thinkers, "decide", accept)
    ana, bo = (await three(app))[:2]
    live = await bargaining(app, ana, bo, bots=["amateur"])  # the program sits between the two
    assert [chair.bot for chair in live.table.chairs] == [None, "amateur", None]
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for b"}))
    await asyncio.sleep(0.15)
    assert live.table.match.log == [(0, "offer r1 for b")], "the program waits for Bo"
    await done(bo.post(at(live) + "/act", json={"action": "decline"}))
    await until(lambda: live.table.question is None)
    assert live.table.match.log[-1] == (1, "accept b1")


async def test_an_offer_goes_on_standing_when_the_house_opens_again(database, house_rules, monkeypatch):
    monkeypatch.setattr(turns, "ANSWERING", 1.5)
    async with opened(database) as app:
        ana, bo, cy = await three(app)
        live = await table_of(app, ana, bo, cy, game="exhopp", seats=3)
        offer = next(action for action in live.table.match.legal(0) if action.startswith("offer"))
        await done(ana.post(at(live) + "/act", json={"action": offer}))
        await done(cy.post(at(live) + "/act", json={"action": "decline"}))
        cookies = cy.cookies
    async with opened(database) as app:
        again = await app.state.house.live(live.table.id)
        assert again.table.question is not None
        assert again.table.question.answered == {2}
        cy = asker(app)
        cy.cookies = cookies
        assert (await look_of(cy, again))["legal"] == []
        await until(lambda: again.table.question is None)


async def test_the_ring_shows_how_long_an_offer_stands(app):
    ana, bo, cy = await three(app)
    live = await bargaining(app, ana, bo, cy)
    await done(ana.post(at(live) + "/act", json={"action": "offer r1 for g"}))
    html = views.drawn(live, live.table.chairs[2].player, "en", WIDE)["html"]
    assert 'class="countdown"' in html
    assert "you have none: pass" in html


# A mirror that is let pass for as long as its card lies on top


ASKED = EKKO | {"hands": [["20", "21"], ["22", "75"], ["23", "24"]], "turn": 0, "phase": "ask", "layer": 2}


async def test_a_mirror_let_pass_for_this_card_is_not_asked_for_again(app):
    guests = await three(app)
    live = await table_of(app, *guests, game="ekko", seats=3)
    lay_out(live, ASKED)
    wish = {"action": "decline", "lasting": True}
    await done(guests[1].post(at(live) + "/act", json=wish))
    seen = (await look_of(guests[1], live))["version"]
    await done(guests[0].post(at(live) + "/act", json={"action": "draw"}))
    assert live.table.match.log == [(1, "decline"), (0, "draw"), (1, "decline")]
    look = await look_of(guests[1], live)
    assert (look["look"]["phase"], look["look"]["turn"]) == ("turn", 1)
    assert look["version"] == seen + 2
    await done(guests[1].post(at(live) + "/act", json={"action": "mirror 75"}))


async def test_a_program_asked_in_secret_answers_before_the_next_one_thinks_that_it_is_their_turn(app):
    """Whoever seems to be next would else see their turn come, and go."""
    guests = await three(app)
    live = await table_of(app, *guests, game="ekko", seats=3)
    lay_out(live, ASKED)
    match = live.table.match
    assert (match.asked, match.look(None)["turn"]) == (1, 0)
    assert errands.pause(live.table, 1, "amateur") == 0.0
    act(live, 1, "decline")
    assert live.table.match.asked == 0
    assert errands.pause(live.table, 0, "amateur") > 0


async def test_the_answer_holds_until_the_top_card_changes(app):
    guests = await three(app)
    live = await table_of(app, *guests, game="ekko", seats=3)
    lay_out(live, ASKED | {"hands": [["20", "64"], ["22", "75", "46"], ["23", "24"]], "pile": ["50", "51"]})
    await done(guests[1].post(at(live) + "/act", json={"action": "decline", "lasting": True}))
    await done(guests[0].post(at(live) + "/act", json={"action": "lay 64"}))
    assert (live.table.match.asked, live.table.match.state["phase"]) == (1, "ask")


async def test_only_such_answers_can_be_given_once_and_for_all(app):
    guests = await three(app)
    live = await table_of(app, *guests, game="ekko", seats=3)
    lay_out(live, ASKED)
    told = await done(guests[1].post(at(live) + "/act", json={"action": "mirror 75", "lasting": True}), 409)
    assert told["key"] == "not-lasting"
    assert live.table.match.log == []


async def test_the_page_offers_both_answers(app):
    guests = await three(app)
    live = await table_of(app, *guests, game="ekko", seats=3)
    lay_out(live, ASKED)
    message = views.drawn(live, live.table.chairs[1].player, "fr", WIDE)
    assert "Ne plus demander pour cette carte" in message["html"]
    assert [path["path"] for path in message["paths"] if path.get("lasting")] == [("do-decline-lasting",)]


# Games of earlier rules

QUICK = {"tokens": 1}


@pytest.mark.parametrize("name", ["ekko", "eko", "lobo77"])
async def test_a_game_of_version_1_can_be_looked_back_at_step_by_step(app, name):
    guest = await named(app, "Ana")
    whole = (PAST / f"{name}-1.jsonl").read_text(encoding="utf-8").splitlines()
    end = next(n for n, line in enumerate(whole) if '"result"' in line) + 1
    found = await done(guest.post("/api/records", content="\n".join(whole[:end])))
    page = await guest.get(f"/r/{found['id']}")
    assert page.status_code == 200
    assert "Played by version 1 of the rules." in page.text
    length = end - 2
    for n in (0, 1, length // 2, length):
        view = await done(guest.get(f"/api/finished/{found['id']}/view", params={"n": n, "seat": 0}))
        assert (view["n"], view["length"]) == (n, length)
        assert "felt" in view["html"]


async def test_a_game_whose_version_is_not_kept_is_shown_as_far_as_it_goes(app):
    guest = await named(app, "Ana")
    live = await table_of(app, guest, game="lobo77", seats=2, bots=["amateur"], options=QUICK, pace="instant")
    while not live.table.match.over:
        await until(lambda: live.table.match.over or live.table.match.asked == 0)
        if not live.table.match.over:
            legal = live.table.match.legal(0)
            await done(guest.post(at(live) + "/act", json={"action": legal[-1]}))
    game_id = live.table.finished

    def older(line):
        change = "UPDATE finished SET record = replace(record, '\"version\": 2', '\"version\": 0')"
        line.exec_driver_sql(change)

    await app.state.house.store.write(older)
    page = await guest.get(f"/r/{game_id}")
    assert page.status_code == 200
    assert "version 0 of the rules" in page.text
    assert "neither replayed nor verified" in page.text
    assert page.text.count("<code>") == len(live.table.match.log)
    view = await done(guest.get(f"/api/finished/{game_id}/view"), 422)
    assert "version 0" in view["error"]
    record = await guest.get(f"/api/finished/{game_id}/record")
    assert json.loads(record.text.splitlines()[0])["version"] == 0


async def test_a_finished_game_is_found_again_from_its_table_after_the_rules_have_changed(
    database, house_rules
):
    async with opened(database) as app:
        ana = await named(app, "Ana")
        live = await table_of(
            app, ana, game="lobo77", seats=2, bots=["amateur"], options=QUICK, pace="instant"
        )
        while not live.table.match.over:
            await until(lambda: live.table.match.over or live.table.match.asked == 0)
            if not live.table.match.over:
                await done(ana.post(at(live) + "/act", json={"action": live.table.match.legal(0)[-1]}))
        finished, cookies = live.table.finished, ana.cookies
    store = Store(database)
    change = "UPDATE events SET data = replace(data, '\"rules\":2', '\"rules\":0') WHERE kind = 'start'"
    await store.write(lambda line: line.exec_driver_sql(change))
    store.close()
    async with opened(database) as app:
        ana = asker(app, **{"Accept-Language": "en"})
        ana.cookies = cookies
        again = await app.state.house.live(live.table.id)
        assert (again.table.phase, again.table.finished) == ("open", finished)
        assert f"/r/{finished}" in views.drawn(again, again.table.chairs[0].player, "en", WIDE)["html"]
        await done(ana.post(at(live) + "/start"))
        assert again.table.phase == "playing"
