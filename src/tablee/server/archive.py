"""The archive: games that are over, listed, looked back at, and taken in from elsewhere."""

import asyncio
import json
import re
import time
from typing import Annotated, Any

import sqlalchemy as sql
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from tablee.core.shelf import find
from tablee.errors import BadRecord
from tablee.server import answers
from tablee.server.answers import changing, looking
from tablee.server.felt import DRAW, felt_of
from tablee.server.house import House
from tablee.server.people import Player
from tablee.server.replay import Replay
from tablee.server.store import finish, finished, new_id, places, rows
from tablee.server.tables import Refused
from tablee.server.visitor import Lang, TheHouse, address, allow, count_reading, guest, known

archive = APIRouter(prefix="/api", dependencies=[Depends(count_reading)])


@archive.get("/finished", response_model=list[answers.Summary], responses=looking())
async def finished_games(
    the_house: TheHouse, game: str | None = None, limit: Annotated[int, Query(ge=1, le=100)] = 20
) -> list[dict[str, Any]]:
    """Public games that are over, the newest first."""
    return await finished_list(the_house, game, limit)


async def finished_list(
    the_house: House, game: str | None, most: int, whose: Player | None = None
) -> list[dict[str, Any]]:
    """Games that are over: the public ones, and those of the one who asks."""
    shown: sql.ColumnElement[bool] = finished.c.public
    if whose is not None:
        own = sql.select(places.c.table_id).where(places.c.player == whose.id)
        shown = shown | finished.c.table_id.in_(own)
    query = sql.select(*(c for c in finished.c if c.name != "record")).where(shown)
    if game is not None:
        query = query.where(finished.c.game == game)
    found = await the_house.store.read(rows(query.order_by(finished.c.ended.desc()).limit(most)))
    return [_summary(row) for row in found]


def _summary(row: Any) -> dict[str, Any]:
    return {
        "id": row["id"],
        "game": row["game"],
        "seats": row["seats"],
        "ended": row["ended"],
        "length": row["length"],
        "names": json.loads(row["names"]),
        "result": json.loads(row["result"]) if row["result"] else None,
    }


async def kept(the_house: House, game_id: str, whole: bool = True) -> Any:
    """A finished game as it is kept; not `whole`, without its record, which may be long."""
    columns = [column for column in finished.c if whole or column.name != "record"]
    found = await the_house.store.read(rows(sql.select(*columns).where(finished.c.id == game_id)))
    if not found:
        raise Refused("no-record", status=404)
    return found[0]


async def story(the_house: House, game_id: str, request: Request) -> Replay:
    """A finished game to be leafed through; whoever asks first pays for the reading."""
    asking, home = await known(request), address(request)

    async def fetch() -> str:
        return str((await kept(the_house, game_id))["record"])

    return await the_house.stories.story(game_id, fetch, asking.id if asking else home, home)


@archive.get("/finished/{game_id}/record", response_class=Response, responses=answers.RECORD | looking(404))
async def record(game_id: str, the_house: TheHouse) -> PlainTextResponse:
    """The record of a finished game, as JSON Lines."""
    row = await kept(the_house, game_id)
    name = f"{row['game']}-{game_id}.jsonl"
    return PlainTextResponse(row["record"], headers={"Content-Disposition": f'attachment; filename="{name}"'})


@archive.get("/finished/{game_id}/view", response_model=answers.Drawn, responses=looking(404))
async def replay_view(
    game_id: str,
    lang: Lang,
    request: Request,
    the_house: TheHouse,
    n: Annotated[int, Query(ge=0)] = 0,
    seat: Annotated[int | None, Query(ge=0)] = None,
    draw: Annotated[str, Query(pattern=DRAW)] = "wide",
    hands: bool = False,
) -> dict[str, Any]:
    """A finished game as it stood before its n-th action, as a seat saw it, or with all `hands` open."""
    await kept(the_house, game_id, whole=False)
    found = await story(the_house, game_id, request)
    return await asyncio.to_thread(found.view, n, seat, lang, felt_of(draw), hands)


@archive.post(
    "/records", response_model=answers.Kept, responses=changing(404), openapi_extra=answers.RECORD_BODY
)
async def upload(request: Request, response: Response, the_house: TheHouse) -> dict[str, str]:
    """Keep the record of a game played elsewhere, if it holds together."""
    asking = await guest(request, response)
    allow(request, asking, "record")
    body = await request.body()
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadRecord("not-json") from None
    if named := re.match(answers.RECORD_BEGINS, text):
        find(named[1])  # a game that is not here is refused before anything is played
    return {"id": await keep_record(the_house, text, asking, address(request))}


async def keep_record(the_house: House, text: str, asking: Player, home: str) -> str:
    """Keep a record from elsewhere; its id."""
    read = await the_house.stories.read(text, asking.id, home)
    id_ = new_id()
    await the_house.store.write(
        finish({"id": id_, "table_id": None, "ended": time.time(), "public": False, **read})
    )
    return id_
