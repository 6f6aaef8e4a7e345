"""A coach for who plays against programs alone and wants one: after a costly choice it says what would have
been better. Whether that is taken back is the player's; nothing of it is kept."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request

from tablee.core.match import Match
from tablee.core.shelf import module
from tablee.lab.analysis import Decision
from tablee.server import answers
from tablee.server.agreement import seated
from tablee.server.answers import changing
from tablee.server.api import SIGNED, Me
from tablee.server.house import House
from tablee.server.page_words import here, page_words
from tablee.server.people import Player
from tablee.server.tables import Refused, Table
from tablee.server.visitor import Lang, TheHouse, allow
from tablee.words import words

COSTLY = 0.06  # of the chance to win: what costs less is not worth an interruption
SECONDS = 0.8  # of a processor that weighing a choice takes, about
coach = APIRouter(prefix="/api/tables")


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


async def weighed(the_house: House, asking: Player, before: Match, seat: int, action: str) -> Decision | None:
    """What a choice cost, found in a worker when it is its player's turn."""
    async with the_house.thoughts.turn(SECONDS, asking.id, the_house.homes.get(asking.id)):
        found: Decision | None = await the_house.thinkers.weigh(before, seat, action)
    return found


@coach.post(
    "/{table_id}/coach",
    response_model=answers.Coached,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def ask_coach(
    table_id: str, asking: Me, lang: Lang, request: Request, the_house: TheHouse
) -> dict[str, Any]:
    """What the last choice of the one who asks cost, if it was costly for certain; against programs only."""
    live = await the_house.live(table_id)
    table = live.table
    seat = seated(table, asking)
    if not table.solo:
        raise Refused("coach-alone")
    allow(request, asking, "coach")
    choice = await asyncio.to_thread(last_choice, table, seat)
    if choice is None:
        return {"slip": None}
    before, action = choice
    decision = await weighed(the_house, asking, before, seat, action)
    if decision is None or decision.best is None or decision.cost < COSTLY:
        return {"slip": None}
    return {"slip": _told(table, before, decision, lang)}


def _told(table: Table, before: Match, decision: Decision, lang: str) -> dict[str, Any]:
    """A slip in words; `turn` counts the seat's own actions, so that nobody is asked twice about one."""
    assert decision.best is not None
    own = words(table.game, lang)
    looks = before.look(decision.seat)

    def named(action: str) -> str:
        return own.say(here(own, before.game.notation.action_words(action)), table.names, decision.seat)

    played = next(option.chance for option in decision.options if option.action == decision.action)
    args = {
        "action": named(decision.action),
        "best": named(decision.best),
        "played": round(100 * played),
        "better": round(100 * min(1.0, played + decision.cost)),
    }
    return {
        "turn": sum(who == decision.seat for who, _ in before.log),
        "cost": decision.cost,
        "told": page_words(lang).say(("coach-told", args)),
        "best": decision.best,
        "path": module(table.game, "table").path(decision.best, looks),
    }
