"""The JSON interface of who plays: acting, a choice that waits, taking back, hints, and not to wait."""

import time
from typing import Any

from fastapi import APIRouter, Depends, Request, Response

from tablee.server import advice, answers, views, waiting
from tablee.server.answers import changing
from tablee.server.bodies import Action, Chosen, Hurry
from tablee.server.plans import Plan, Planning
from tablee.server.store import Event
from tablee.server.tables import Refused, Table
from tablee.server.visitor import SIGNED, Lang, Me, TheHouse, allow, count_reading, seated_at
from tablee.server.waiting import Choice

playing = APIRouter(prefix="/api/tables", dependencies=[Depends(count_reading)])
MOST_IDEAS = 5
WEIGHING = 12.0  # seconds that programs wait for the coach to weigh a choice


@playing.post(
    "/{table_id}/act",
    response_model=answers.Acted | answers.Waits,
    responses=changing(401, 404, 409) | {202: {"model": answers.Waits}},
    dependencies=SIGNED,
)
async def act(
    table_id: str, wish: Action, asking: Me, response: Response, the_house: TheHouse
) -> dict[str, Any]:
    """Do something: stored, then answered, then shown to all. `event` counts the seat's own actions.

    What comes a moment too early waits (202) until the table is ready for it, or is handed back.
    """
    live, seat = await seated_at(the_house, table_id, asking)
    await the_house.sign_of_life(live, asking.id)
    key = f"{asking.id}:{wish.key}" if wish.key else None
    choice = Choice(asking.id, wish.action, key, wish.seen, wish.lasting, live.table.number)
    heeded = wish.heed and live.table.solo
    if heeded:
        the_house.heed(live, WEIGHING)
    number = None
    try:
        number = await waiting.act(the_house, live, seat, choice)
    finally:
        if heeded and number is None:
            the_house.heed(live, 0.0)
    if number is None:
        response.status_code = 202
        return {"done": False, "waiting": True}
    return {"done": True, "event": number}


@playing.post(
    "/{table_id}/withdraw",
    response_model=answers.Done,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def withdraw(table_id: str, asking: Me, the_house: TheHouse) -> dict[str, bool]:
    """Take back a choice that waits."""
    live, seat = await seated_at(the_house, table_id, asking)
    return {"done": waiting.withdraw(live, seat)}


@playing.post(
    "/{table_id}/undo",
    response_model=answers.Done,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def undo(table_id: str, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Take the last action back, where nobody was told anything by it."""
    live, seat = await seated_at(the_house, table_id, asking)
    await the_house.undo(live, seat)
    the_house.heed(live, 0.0)
    return {"done": True}


@playing.post(
    "/{table_id}/hint",
    response_model=list[answers.Idea],
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def hint(
    table_id: str, asking: Me, lang: Lang, request: Request, the_house: TheHouse
) -> list[dict[str, Any]]:
    """The best choices as the search sees them, from the seat's own knowledge."""
    live, seat = await seated_at(the_house, table_id, asking)
    if live.table.match is None or not (shown := live.table.eye(seat).legal):
        raise Refused("hint-not-now")
    if len(shown) == 1 and live.table.question is not None:
        raise Refused("hint-one-choice")
    if not live.table.may_hint:
        raise Refused("hints-off")
    if len(shown) == 1 and views.is_ones_turn(live.table, live.table.eye(seat)):
        only = {"action": shown[0], "value": None, "error": 0.0, "tries": 0}  # nothing to think about
        return [advice.idea(live.table, seat, only, lang)]
    the_house.thoughts.refuse_second_hint(asking.id)
    allow(request, asking, "hint")
    before = _position(live.table, seat)
    match, still = live.table.match, lambda: _position(live.table, seat) == before
    ideas = await the_house.thoughts.hint(match, seat, asking.id, still)
    if _position(live.table, seat) != before:
        raise Refused("hint-late")
    await the_house.change(live, _took_hint(seat, live.table.number))
    best, others = ideas[:1], ideas[1:MOST_IDEAS]
    said = [advice.idea(live.table, seat, idea, lang, others) for idea in best]
    return said + [advice.idea(live.table, seat, idea, lang) for idea in others]


def _position(table: Table, seat: int) -> tuple[int, int]:
    """What a seat has seen so far: which game, and how many changes in it."""
    return table.number, table.eye(seat).count if table.match is not None else -1


def _took_hint(seat: int, match: int) -> Planning:
    """That a seat was given a hint is kept, and shown on the sheet once the round is over."""

    def plan(table: Table) -> Plan:
        still = table.number == match and table.phase == "playing"
        return Plan([Event("hint", {"seat": seat}, at=time.time())] if still else [])

    return plan


@playing.post(
    "/{table_id}/why",
    response_model=answers.Why,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def why(table_id: str, wish: Chosen, asking: Me, lang: Lang, the_house: TheHouse) -> dict[str, Any]:
    """Why some pieces cannot be chosen now."""
    live, seat = await seated_at(the_house, table_id, asking)
    return advice.why(live.table, seat, tuple(wish.path), lang)


@playing.post(
    "/{table_id}/hurry",
    response_model=answers.Done,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def hurry(table_id: str, asking: Me, the_house: TheHouse, wish: Hurry | None = None) -> dict[str, bool]:
    """Do not wait for the programs' pause; between two rounds: the score sheet is put away."""
    live, _ = await seated_at(the_house, table_id, asking)
    the_house.hurry(live, wish is not None and wish.rest, asking.id)
    return {"done": True}
