"""The JSON interface, for the pages and for programs."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from secrets import token_urlsafe
from typing import Annotated, Any

import sqlalchemy as sql
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import BaseModel, ConfigDict, Field

from tablee.core.card import Card, Option
from tablee.core.records import replay
from tablee.core.shelf import shelf
from tablee.errors import BadRecord
from tablee.server import metrics, views, wishes
from tablee.server.felt import felt_of
from tablee.server.house import House, Live
from tablee.server.people import Player
from tablee.server.replay import Replay
from tablee.server.store import finish, finished, places, rows
from tablee.server.store import tables as table_rows
from tablee.server.tables import Refused
from tablee.server.visitor import guest, house, known, language, people, player
from tablee.words import words

api = APIRouter(prefix="/api")
PING = 12.0
PINGING = b"event: ping\ndata: {}\n\n"
MOST_IDEAS = 5
DRAW = r"^(wide|tall|\d{2,4}x\d{2,4})$"  # how large a table is drawn
Me = Annotated[Player, Depends(player)]
Guest = Annotated[Player, Depends(guest)]
Lang = Annotated[str, Depends(language)]
TheHouse = Annotated[House, Depends(house)]


class Wish(BaseModel):
    """The body of a request: nothing but what is known."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Naming(Wish):
    name: str | None = Field(None, max_length=200)


class TableWish(Wish):
    game: str = Field(max_length=40)
    seats: int | None = None
    options: dict[str, Any] = {}
    bots: list[str | None] = Field([], max_length=8)
    public: bool = False
    pace: str = "usual"
    clock: int = 0
    sit: bool = True  # whether who sets the table also sits at it
    start: bool = True  # begin at once if no chair is free


class Change(Wish):
    game: str | None = None
    seats: int | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    pace: str | None = None
    clock: int | None = None


class Chosen(Wish):
    path: list[Annotated[str, Field(max_length=40)]] = Field(min_length=1, max_length=8)


class Hurry(Wish):
    rest: bool = False  # for the rest of the game


class SeatWish(Wish):
    seat: int | None = None


class BotWish(Wish):
    seat: int
    bot: str | None = Field(None, max_length=60)


class Action(Wish):
    action: str = Field(max_length=100)
    seen: int | None = None  # what the seat had seen: the look's `version`
    key: str | None = Field(None, max_length=64)  # the same key acts once
    lasting: bool = False  # an answer that holds as long as it is asked for the same thing


class Saying(Wish):
    text: str | None = Field(None, max_length=1000)
    phrase: str | None = Field(None, max_length=40)


# People


@api.post("/players")
async def new_player(wish: Naming, request: Request) -> dict[str, str]:
    """A new player, with a token for programs: send it as `Authorization: Bearer …`."""
    people(request).allow(f"a:{request.client.host if request.client else '?'}", 5)
    made, token = await people(request).welcome(wish.name)
    return {"id": made.id, "name": made.name, "token": token}


@api.get("/me")
async def me(request: Request) -> dict[str, Any]:
    found = await known(request)
    return {"id": found.id if found else None, "name": found.name if found else None}


@api.post("/me")
async def rename(wish: Naming, asking: Guest, request: Request) -> dict[str, str]:
    renamed = await people(request).rename(asking, wish.name or "")
    return {"id": renamed.id, "name": renamed.name}


# Games and tables


@api.get("/games")
async def games(lang: Lang) -> list[dict[str, Any]]:
    """The five boxes, with the options each has."""
    return [
        {
            "name": card.name,
            "title": card.title,
            "about": words(card.name, lang).say(("about", {})),
            "seats": list(card.seats),
            "usual": card.usual,
            "options": {o.name: _described(o, card) for o in card.options},
        }
        for card in shelf()
    ]


def _described(option: Option, card: Card) -> dict[str, Any]:
    """An option for programs; one that follows another has its default only while that one has its own."""
    told = {"default": option.default, "allowed": option.allowed(card.seats[1])}
    return told if option.follows is None else told | {"follows": dict([option.follows])}


@api.get("/tables")
async def tables(the_house: TheHouse) -> list[dict[str, Any]]:
    """Public tables, those with a free chair first."""
    return await public_tables(the_house)


async def public_tables(the_house: House, most: int = 50) -> list[dict[str, Any]]:
    query = (
        sql.select(table_rows)
        .where(
            table_rows.c.public,
            table_rows.c.phase.in_(("open", "playing")),
            table_rows.c.changed > time.time() - 86400,
        )
        .order_by(table_rows.c.phase != "open", table_rows.c.created.desc())
        .limit(most)
    )
    found = await the_house.store.read(rows(query))
    return [
        {"id": r["id"], "game": r["game"], "phase": r["phase"], "people": json.loads(r["people"])}
        for r in found
    ]


@api.post("/tables")
async def set_table(wish: TableWish, asking: Guest, the_house: TheHouse) -> dict[str, Any]:
    """Set a table; whoever sets it is its host."""
    live = await open_table(the_house, asking, wish)
    return views.plain(live, asking.id)


async def open_table(the_house: House, asking: Player, wish: TableWish) -> Live:
    host = asking if wish.sit else None
    events = wishes.openings(
        host, wish.game, wish.seats, wish.options, wish.bots, wish.public, wish.pace, wish.clock
    )
    live = await the_house.create(events, [asking.id])
    if wish.start and not any(chair.free for chair in live.table.chairs):
        await the_house.start(live)
    return live


@api.get("/tables/{table_id}")
async def look(table_id: str, request: Request, the_house: TheHouse) -> dict[str, Any]:
    """What the one who asks may see of a table."""
    asking = await known(request)
    return views.plain(await the_house.live(table_id), asking.id if asking else None)


@api.post("/tables/{table_id}/sit")
async def sit(table_id: str, wish: SeatWish, asking: Guest, the_house: TheHouse) -> dict[str, Any]:
    """Sit down; the game begins when the last chair is taken."""
    live = await the_house.live(table_id)
    await the_house.change(live, wishes.sit(asking, wish.seat))
    await the_house.sign_of_life(live, asking.id)
    if live.table.phase == "open" and not any(chair.free for chair in live.table.chairs):
        await the_house.start(live)
    return views.plain(live, asking.id)


async def _change(
    the_house: House, table_id: str, asking: Player, plan: Callable[..., Any]
) -> dict[str, Any]:
    live = await the_house.live(table_id)
    await the_house.change(live, plan)
    return views.plain(live, asking.id)


@api.post("/tables/{table_id}/rise")
async def rise(table_id: str, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Get up; in a running game a program plays on until you are back."""
    return await _change(the_house, table_id, asking, wishes.rise(asking))


@api.post("/tables/{table_id}/bot")
async def bot(table_id: str, wish: BotWish, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Put a program on a free chair, or send it away."""
    return await _change(the_house, table_id, asking, wishes.place_bot(asking, wish.seat, wish.bot))


@api.post("/tables/{table_id}/set")
async def change_settings(table_id: str, wish: Change, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Set the table anew between two games: another game, other options."""
    return await _change(the_house, table_id, asking, wishes.change_settings(asking, wish.model_dump()))


@api.post("/tables/{table_id}/start")
async def start(table_id: str, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Begin, or play again."""
    live = await _seated(the_house, table_id, asking)
    await the_house.start(live)
    return views.plain(live, asking.id)


@api.post("/tables/{table_id}/act")
async def act(table_id: str, wish: Action, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Do something: stored, then answered, then shown to all. `event` counts the seat's own actions."""
    live = await _seated(the_house, table_id, asking)
    seat = live.table.seat_of(asking.id)
    assert seat is not None
    await the_house.sign_of_life(live, asking.id)
    key = f"{asking.id}:{wish.key}" if wish.key else None
    number = await the_house.act(live, seat, wish.action, key, wish.seen, lasting=wish.lasting)
    return {"done": True, "event": number}


@api.post("/tables/{table_id}/undo")
async def undo(table_id: str, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Take the last action back, where nobody was told anything by it."""
    live = await _seated(the_house, table_id, asking)
    seat = live.table.seat_of(asking.id)
    assert seat is not None
    await the_house.undo(live, seat)
    return {"done": True}


@api.post("/tables/{table_id}/say")
async def say(table_id: str, wish: Saying, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Say something to the table."""
    return await _change(the_house, table_id, asking, wishes.say(asking, wish.text, wish.phrase))


@api.post("/tables/{table_id}/hint")
async def hint(table_id: str, asking: Me, lang: Lang, the_house: TheHouse) -> list[dict[str, Any]]:
    """The best choices as the search sees them, from the seat's own knowledge."""
    live = await _seated(the_house, table_id, asking)
    seat = live.table.seat_of(asking.id)
    match = live.table.match
    if match is None or seat is None or not (shown := live.table.eye(seat).legal):
        raise Refused("hint-not-now")
    if len(shown) == 1 and live.table.question is not None:
        raise Refused("hint-one-choice")
    ideas = await the_house.thinkers.hint(match, seat)
    return [views.idea(live.table, seat, idea, lang) for idea in ideas[:MOST_IDEAS]]


@api.post("/tables/{table_id}/why")
async def why(table_id: str, wish: Chosen, asking: Me, lang: Lang, the_house: TheHouse) -> dict[str, Any]:
    """Why some pieces cannot be chosen now."""
    live = await _seated(the_house, table_id, asking)
    seat = live.table.seat_of(asking.id)
    assert seat is not None
    return views.why(live.table, seat, tuple(wish.path), lang)


@api.post("/tables/{table_id}/hurry")
async def hurry(table_id: str, asking: Me, the_house: TheHouse, wish: Hurry | None = None) -> dict[str, bool]:
    """Do not wait for the programs' pause."""
    the_house.hurry(await _seated(the_house, table_id, asking), wish is not None and wish.rest)
    return {"done": True}


@api.post("/tables/{table_id}/here")
async def here(table_id: str, asking: Me, the_house: TheHouse) -> dict[str, bool]:
    """A sign of life."""
    await the_house.sign_of_life(await the_house.live(table_id), asking.id)
    return {"done": True}


@api.post("/tables/{table_id}/lend")
async def lend(table_id: str, wish: SeatWish, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Let a program play for somebody who has gone."""
    live = await the_house.live(table_id)
    plan = wishes.lend(asking, -1 if wish.seat is None else wish.seat, lambda who: who in live.away)
    return await _change(the_house, table_id, asking, plan)


async def _seated(the_house: House, table_id: str, asking: Player) -> Live:
    live = await the_house.live(table_id)
    if live.table.seat_of(asking.id) is None:
        raise Refused("not-seated", status=403)
    return live


# Streams


@api.get("/tables/{table_id}/stream")
async def stream(
    table_id: str,
    request: Request,
    lang: Lang,
    the_house: TheHouse,
    draw: Annotated[str | None, Query(pattern=DRAW)] = None,
) -> StreamingResponse:
    """Server-sent events: the whole table, anew whenever it changes for the one who watches.

    With `draw` it comes drawn, as HTML, for a room of that size in pixels (`360x592`); without, as JSON for
    programs.
    """
    live = await the_house.live(table_id)
    asking = await known(request)
    who = asking.id if asking else None

    def message() -> views.Message:
        return views.drawn(live, who, lang, felt_of(draw)) if draw else views.plain(live, who)

    return StreamingResponse(
        _tell(the_house, live, message),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


async def _tell(the_house: House, live: Live, message: Callable[[], views.Message]) -> AsyncIterator[bytes]:
    """Messages until the client goes or the house closes; only what is new of the log is sent again."""
    metrics.STREAMS.inc()
    told, last = 0, None
    try:
        with live.watching():
            while not the_house.draining.is_set():
                count = live.pulse.count
                now = message()
                if now is not last and now != last:
                    yield now.written(told if told <= now.lines else 0)
                    told = now.lines
                last = now
                try:
                    async with asyncio.timeout(PING):
                        await live.pulse.above(count)
                except TimeoutError:
                    yield PINGING
    finally:
        metrics.STREAMS.dec()


# Finished games


@api.get("/finished")
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


async def kept(the_house: House, game_id: str) -> Any:
    found = await the_house.store.read(rows(sql.select(finished).where(finished.c.id == game_id)))
    if not found:
        raise Refused("no-record", status=404)
    return found[0]


@api.get("/finished/{game_id}/record", response_class=PlainTextResponse)
async def record(game_id: str, the_house: TheHouse) -> PlainTextResponse:
    """The record of a finished game, as JSON Lines."""
    row = await kept(the_house, game_id)
    name = f"{row['game']}-{game_id}.jsonl"
    return PlainTextResponse(row["record"], headers={"Content-Disposition": f'attachment; filename="{name}"'})


@api.get("/finished/{game_id}/view")
async def replay_view(
    game_id: str,
    lang: Lang,
    the_house: TheHouse,
    n: Annotated[int, Query(ge=0)] = 0,
    seat: Annotated[int | None, Query(ge=0)] = None,
    draw: Annotated[str, Query(pattern=DRAW)] = "wide",
) -> dict[str, Any]:
    """A finished game as it stood before its n-th action."""
    row = await kept(the_house, game_id)
    return await asyncio.to_thread(Replay(row["record"]).view, n, seat, lang, felt_of(draw))


@api.post("/records")
async def upload(request: Request, response: Response, the_house: TheHouse) -> dict[str, str]:
    """Keep the record of a game played elsewhere, if it holds together."""
    await guest(request, response)
    body = await request.body()
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadRecord("not-json") from None
    return {"id": await keep_record(the_house, text)}


async def keep_record(the_house: House, text: str) -> str:
    match = await asyncio.to_thread(replay, text)
    row = {
        "id": token_urlsafe(9),
        "table_id": None,
        "game": match.game.name,
        "seats": match.game.seats,
        "ended": time.time(),
        "length": len(match.log),
        "public": False,
        "names": json.dumps(match.names, ensure_ascii=False),
        "result": json.dumps(match.result) if match.result else None,
        "record": match.record(),
    }
    await the_house.store.write(finish(row))
    return str(row["id"])
