"""What if: from any moment of a finished game somebody sits down and plays on against programs.

The table made so is like any other; its first event carries the position, so that it is brought back and
begun anew from there, and the record of what is played says from which position it began.
"""

import asyncio
import time
from secrets import randbits
from typing import Annotated, Any, Literal, get_args

import numpy as np
from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BeforeValidator, Field

from tablee.core.company import COMPANY
from tablee.core.match import Match
from tablee.server import answers, views
from tablee.server.answers import changing
from tablee.server.archive import kept, story
from tablee.server.bodies import Wish
from tablee.server.chairs import seat_bot
from tablee.server.hall import must_have_room
from tablee.server.house import House
from tablee.server.people import Player
from tablee.server.pictures import picture, sketched
from tablee.server.pulse import Live
from tablee.server.replay import Replay
from tablee.server.site import DAY
from tablee.server.store import Event
from tablee.server.tables import Refused
from tablee.server.visitor import Guest, Lang, TheHouse, allow, count_reading, guest
from tablee.server.wishes import PACES

Level = Literal["beginner", "amateur", "skilled", "master"]
what_if = APIRouter(dependencies=[Depends(count_reading)])


def _whole(value: Any) -> Any:
    """A whole number that came as 12.0 is one too."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Count = Annotated[int, Field(ge=0), BeforeValidator(_whole)]


class PlayOn(Wish):
    """Which moment to play on from, in which seat, against whom."""

    n: Count
    seat: Count | None = None  # by default who is asked there
    anew: bool = False  # what the seat could not know is dealt anew; else the cards lie as they lay
    level: Level = "skilled"


def moment(found: Replay, wish: PlayOn) -> tuple[Match, int]:
    """The match to be played on, and the seat to sit in; refuses where there is nothing to play."""
    if found.match.game.past is not None:
        raise Refused("on-past-rules")
    past = found.at(min(wish.n, found.length))
    if past.over:
        raise Refused("on-over")
    seat = max(past.asked, 0) if wish.seat is None else wish.seat
    if seat >= past.game.seats:
        raise Refused("on-no-seat", seats=past.game.seats)
    if wish.anew:
        past.imagine(seat, np.array([randbits(32) for _ in range(4)], dtype="i8"))
    return past, seat


def openings(past: Match, seat: int, asking: Player, level: str) -> list[Event]:
    """The first events of a table that begins where a match stands."""
    now = time.time()
    data = {
        "game": past.game.name,
        "seats": past.game.seats,
        "options": past.game.options,
        "public": False,
        "pace": PACES["usual"],
        "clock": 0,
        "host": asking.id,
        "by": asking.id,
        "position": past.state,
        "rules": past.game.version,
    }
    sitting = Event("sit", {"seat": seat, "player": asking.id, "name": asking.name}, at=now)
    others = [k for k in range(past.game.seats) if k != seat]
    company = [name for name in COMPANY if name != asking.name]
    bots = [seat_bot(k, level, name) for k, name in zip(others, company, strict=False)]
    return [Event("open", data, at=now), sitting, *bots]


async def play_on(the_house: House, game_id: str, asking: Player, wish: PlayOn, request: Request) -> Live:
    """A table that begins at a moment of a finished game."""
    await kept(the_house, game_id, whole=False)
    found = await story(the_house, game_id, request)
    past, seat = await asyncio.to_thread(moment, found, wish)
    events = openings(past, seat, asking, wish.level)
    allow(request, asking, "table")
    await must_have_room(the_house, asking)
    live = await the_house.create(events, [asking.id])
    await the_house.start(live)
    return live


@what_if.post("/api/finished/{game_id}/on", response_model=answers.Looked, responses=changing(404, 409))
async def on_by_wish(
    game_id: str, wish: PlayOn, asking: Guest, request: Request, the_house: TheHouse
) -> dict[str, Any]:
    """Play on from a moment of a finished game, against programs."""
    return views.plain(await play_on(the_house, game_id, asking, wish, request), asking.id)


@what_if.post("/r/{game_id}/on", include_in_schema=False)
async def on_by_form(game_id: str, request: Request, the_house: TheHouse) -> Response:
    """The same from the page of a game."""
    answer = Response(status_code=303)
    asking = await guest(request, answer)
    form = {key: str(value) for key, value in (await request.form()).items()}
    wish = PlayOn(
        n=number(form.get("n", "")) or 0,
        seat=number(form.get("seat", "")),
        anew=form.get("cards") == "anew",
        level=_level(form.get("level", "")),
    )
    live = await play_on(the_house, game_id, asking, wish, request)
    answer.headers["location"] = f"/t/{live.table.id}"
    return answer


def _level(text: str) -> Level:
    """A level out of a form; the usual one where there is none."""
    return next((level for level in get_args(Level) if level == text), "skilled")


def number(text: str) -> int | None:
    """A whole number out of a form or an address; nothing where there is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else None


@what_if.get("/r/{game_id}/preview.png", include_in_schema=False)
async def preview(
    game_id: str, lang: Lang, request: Request, the_house: TheHouse, n: Annotated[str, Query()] = ""
) -> Response:
    """A moment of a finished game as everybody saw it, for those who show a link to it; its end, where none
    is named."""
    await kept(the_house, game_id, whole=False)
    found = await story(the_house, game_id, request)

    def draw() -> bytes:
        step = number(n)
        past = found.at(found.length if step is None else min(step, found.length))
        return picture(sketched(past.game.name, tuple(past.names), past.look(None), lang))

    return Response(await asyncio.to_thread(draw), media_type="image/png", headers=DAY)
