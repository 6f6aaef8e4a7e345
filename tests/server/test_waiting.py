"""A choice made while somebody else is secretly asked: it waits, is laid or comes back, and tells nobody anything."""

import asyncio
import json

import pytest

from tablee.core.scene import WIDE
from tablee.server import telling, views
from tests.server.conftest import at, done, table_of
from tests.server.positions import EKKO
from tests.server.test_life import three, until
from tests.server.test_questions import lay_out

pytestmark = pytest.mark.anyio
# Ana lays the 58; Cy, who holds its mirror, is asked in secret, and to Bo it is his turn.
SECRETLY_ASKED = EKKO | {"hands": [["58", "81", "83"], ["40", "30"], ["31", "85"]]}


async def asked_in_secret(app, **wish):
    guests = await three(app)
    live = await table_of(app, *guests, game="ekko", **wish)
    lay_out(live, SECRETLY_ASKED)
    await done(guests[0].post(at(live) + "/act", json={"action": "lay 58"}))
    assert (live.table.match.asked, live.table.match.look(None)["turn"]) == (2, 1)
    return live, *guests


async def look_of(guest, live):
    return await done(guest.get(at(live)))


def drawn(live, seat, lang="fr"):
    player = None if seat is None else live.table.chairs[seat].player
    return views.drawn(live, player, lang, WIDE)


async def let_wait(live, guest, action="lay 40", **wish):
    told = await done(guest.post(at(live) + "/act", json={"action": action, **wish}), 202)
    assert told == {"done": False, "waiting": True}


async def test_R15_a_card_waits_and_its_player_sees_it(app):
    live, _, bo, _ = await asked_in_secret(app)
    await let_wait(live, bo)
    assert (await look_of(bo, live))["waiting"] == "lay 40"
    shown = drawn(live, 1)
    assert "Ta carte attend… Les autres peuvent encore intervenir." in shown["html"]
    assert 'data-post="withdraw"' in shown["html"]
    assert shown["waiting"] == ("c-40",)
    assert shown["paths"], "another card may be chosen instead"
    assert "Your card waits…" in drawn(live, 1, "en")["html"]
    assert live.table.match.log == [(0, "lay 58")], "nothing is done yet"


async def test_R15_nobody_else_can_tell_that_a_card_waits(app):
    live, ana, bo, cy = await asked_in_secret(app)
    seats = (None, 0, 2)
    before = [json.dumps(drawn(live, seat)) for seat in seats]
    looks = [await look_of(guest, live) for guest in (ana, cy)]
    await let_wait(live, bo)
    live.pulse.beat()
    assert [json.dumps(drawn(live, seat)) for seat in seats] == before
    assert [await look_of(guest, live) for guest in (ana, cy)] == looks
    assert all(look["waiting"] is None for look in looks)


async def test_R15_it_is_laid_as_soon_as_it_may_be_and_once(app):
    live, _, bo, cy = await asked_in_secret(app)
    seen = (await look_of(bo, live))["version"]
    await let_wait(live, bo, seen=seen, key="k")
    await let_wait(live, bo, seen=seen, key="k")
    await done(cy.post(at(live) + "/act", json={"action": "decline"}))
    await until(lambda: len(live.table.match.log) == 3)
    assert live.table.match.log == [(0, "lay 58"), (2, "decline"), (1, "lay 40")]
    assert (await look_of(bo, live))["waiting"] is None
    again = await done(bo.post(at(live) + "/act", json={"action": "lay 40", "seen": seen, "key": "k"}))
    assert again == {"done": True, "event": 1}
    assert len(live.table.match.log) == 3


async def test_R15_it_comes_back_with_a_sentence_if_the_table_has_changed(app):
    live, _, bo, cy = await asked_in_secret(app)
    seen = (await look_of(bo, live))["version"]
    await let_wait(live, bo, seen=seen)
    assert drawn(live, 1)["returned"] is None
    await done(cy.post(at(live) + "/act", json={"action": "mirror 85"}))
    await until(lambda: not live.waiting.choices)
    told = drawn(live, 1)
    assert told["returned"]["number"] == 1
    assert told["returned"]["say"].startswith("Ton choix te revient")
    assert drawn(live, 0)["returned"] is drawn(live, None)["returned"] is None
    assert "40" in live.table.match.look(1)["hand"]
    live.table.number += 1
    assert telling.returned(live, 1, "fr") is None, "in another game nobody hears of it"


async def test_R15_one_choice_waits_the_last_one(app):
    live, _, bo, cy = await asked_in_secret(app)
    for k in range(20):
        await let_wait(live, bo, "lay 40" if k % 2 else "lay 30", key=f"k{k}")
    await let_wait(live, bo, "lay 30")
    assert [choice.action for choice in live.waiting.choices.values()] == ["lay 30"]
    await done(cy.post(at(live) + "/act", json={"action": "decline"}))
    await until(lambda: not live.waiting.choices)
    assert live.table.match.log[-1] == (1, "lay 30")


async def test_R15_it_can_be_taken_back(app):
    live, ana, bo, cy = await asked_in_secret(app)
    await let_wait(live, bo)
    assert await done(ana.post(at(live) + "/withdraw")) == {"done": False}
    assert await done(bo.post(at(live) + "/withdraw")) == {"done": True}
    assert "attend…" not in drawn(live, 1)["html"]
    await done(cy.post(at(live) + "/act", json={"action": "decline"}))
    await asyncio.sleep(0.05)
    assert len(live.table.match.log) == 2


async def test_R15_the_choice_of_somebody_who_got_up_is_not_laid(app):
    live, _, bo, _ = await asked_in_secret(app)
    await let_wait(live, bo)
    await done(bo.post(at(live) + "/rise"))
    await until(lambda: not live.waiting.choices)
    assert live.table.match.log == [(0, "lay 58")]


async def test_an_action_that_is_merely_wrong_does_not_wait(app):
    live, _, bo, _ = await asked_in_secret(app)
    await done(bo.post(at(live) + "/act", json={"action": "lay 99"}), 422)
    assert not live.waiting.choices
