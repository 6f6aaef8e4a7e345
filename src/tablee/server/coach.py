"""A coach for who plays against programs alone and wants one: after a costly choice it says what would have
been better, before the programs go on: they wait for it, and for the player's answer, though not for ever.
Whether that is taken back is the player's; nothing of it is kept."""

import asyncio
from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request

from tablee.core.match import Match
from tablee.core.shelf import module
from tablee.lab.analysis import Decision
from tablee.server import answers
from tablee.server.agreement import seated
from tablee.server.answers import changing
from tablee.server.bodies import Wish
from tablee.server.felt import named, reason
from tablee.server.house import House
from tablee.server.page_words import page_words
from tablee.server.people import Player
from tablee.server.tables import Refused, Table
from tablee.server.visitor import SIGNED, Lang, Me, TheHouse, allow

COSTLY = 0.06  # of the chance to win: what costs less is not worth an interruption
ANSWERING = 60.0  # seconds that programs wait for somebody who thinks about taking a choice back
coach = APIRouter(prefix="/api/tables")


class Heeded(Wish):
    keep: bool = False  # the choice that was asked about


def last_choice(table: Table, seat: int) -> tuple[Match, str] | None:
    """The last action of a seat and the match before it, if it can still be taken back and was a choice."""
    match = table.match
    if match is None or match.over:
        return None
    own = [n for n, (who, _) in enumerate(match.log) if who == seat]
    if not own:
        return None
    before = match.at(own[-1])
    return (before, match.log[own[-1]][1]) if len(before.legal(seat)) > 1 else None


@coach.post(
    "/{table_id}/coach",
    response_model=answers.Coached,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def ask_coach(
    table_id: str,
    asking: Me,
    lang: Lang,
    request: Request,
    the_house: TheHouse,
    wish: Heeded | None = None,
) -> dict[str, Any]:
    """What the last choice of the one who asks cost, if it was costly for certain; against programs only.
    They wait with their reply; that the choice is kept (`keep`) lets them go on."""
    live = await the_house.live(table_id)
    table = live.table
    seat = seated(table, asking)
    if not table.solo:
        raise Refused("coach-alone")
    slip = None
    try:
        if wish is None or not wish.keep:
            allow(request, asking, "coach")
            slip = await _slip(the_house, table, asking, seat, lang)
    finally:
        the_house.heed(live, ANSWERING if slip else 0.0)
    return {"slip": slip}


async def _slip(
    the_house: House, table: Table, asking: Player, seat: int, lang: str
) -> dict[str, Any] | None:
    choice = await asyncio.to_thread(last_choice, table, seat)
    if choice is None:
        return None
    before, action = choice
    decision = await the_house.thoughts.weigh(before, seat, action, asking.id)
    if decision is None or decision.best is None or decision.cost < COSTLY:
        return None
    return _told(table, before, decision, lang)


def _told(table: Table, before: Match, decision: Decision, lang: str) -> dict[str, Any]:
    """A slip in words; `turn` counts the seat's own actions, so that nobody is asked twice about one."""
    assert decision.best is not None
    look = before.look(decision.seat)
    path = module(table.game, "table").path
    played = next(option.chance for option in decision.options if option.action == decision.action)
    why = _why(decision, look, lang, table.names)
    made = {"choice": named(decision.action, look, lang, table.names), "value": round(100 * played)}
    better = {
        "choice": named(decision.best, look, lang, table.names),
        "value": round(100 * min(1.0, played + decision.cost)),
        "why": why,
    }
    page = page_words(lang)
    told = [
        page.say(("coach-made", made)),
        page.say(("coach-better-why" if why else "coach-better", better)),
        page.say(("coach-ask", {})),
    ]
    return {
        "turn": sum(who == decision.seat for who, _ in before.log),
        "cost": decision.cost,
        "told": " ".join(told),
        "made": {"told": told[0], "path": path(decision.action, look)},
        "better": {"told": told[1], "path": path(decision.best, look)},
        "best": decision.best,
        "path": path(decision.best, look),
    }


def _why(decision: Decision, look: dict[str, Any], lang: str, names: Sequence[str]) -> str | None:
    """Why the better choice is better; nothing where the same is true of what was chosen: that is no why."""
    assert decision.best is not None
    why = reason(decision.best, look, lang, names)
    return None if why == reason(decision.action, look, lang, names) else why
