"""Calling people who look at something else: hidden pages by one line for all of a browser's tables, closed
ones by messages that the browser shows."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, suppress
from typing import Annotated

import sqlalchemy as sql
from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import StreamingResponse
from pydantic import Field

from tablee.server import answers, metrics
from tablee.server.answers import changing, looking
from tablee.server.bodies import Wish
from tablee.server.house import House
from tablee.server.pulse import Live
from tablee.server.push import Push, Subscription, subscribe, unsubscribe
from tablee.server.store import places, rows
from tablee.server.streams import PING, PINGING, Stream
from tablee.server.tables import Refused
from tablee.server.turns import is_called
from tablee.server.visitor import (
    SIGNED,
    Lang,
    Me,
    TheHouse,
    address,
    admit,
    allow,
    count_reading,
    known,
    people,
    secret_of,
)

MOST_TABLES = 16
TABLES = rf"^[A-Za-z0-9_-]{{1,40}}(,[A-Za-z0-9_-]{{1,40}}){{0,{MOST_TABLES - 1}}}$"

# A public host by its name, on the port of TLS; where it leads is looked at when something is sent there.
ENDPOINT = r"^https://([a-z0-9]([a-z0-9-]{0,40}[a-z0-9])?\.){1,6}[a-z]{2,20}/[A-Za-z0-9._~:/?=&%+-]{0,600}$"

calls = APIRouter(prefix="/api", dependencies=[Depends(count_reading)])


@calls.get(
    "/me/turns",
    response_class=StreamingResponse,
    responses=answers.TURNS | looking(401, 403),
    dependencies=SIGNED,
)
async def turns(
    request: Request,
    the_house: TheHouse,
    tables: Annotated[str, Query(pattern=TABLES, max_length=41 * MOST_TABLES)],
) -> StreamingResponse:
    """Server-sent events: at which of some tables (up to 16 ids, with commas) it is one's turn; again
    whenever that changes.

    As long as this is open, who asks is not away from those tables. Tables that do not exist, and those at
    which one does not sit, are never named.
    """
    asking = await known(request)
    if asking is None:
        raise Refused("who-are-you", status=401)
    admit(request, asking)
    counted, home = people(request).rates, address(request)
    counted.may_listen(asking.id, home)
    own = sql.select(places.c.table_id).where(
        places.c.player == asking.id, places.c.table_id.in_(tables.split(","))
    )
    lives = []
    for row in await the_house.store.read(rows(own)):
        with suppress(Refused):
            lives.append(await the_house.live(row["table_id"]))
    return Stream(call(the_house, lives, asking.id), counted.listening(asking.id, home))


# Closed pages

Endpoint = Annotated[str, Field(pattern=ENDPOINT, max_length=800)]


class Keys(Wish):
    """By which a browser alone can read what it is sent, as it gives them."""

    p256dh: str = Field(pattern=r"^B[A-P][A-Za-z0-9_-]{84}[AEIMQUYcgkosw048]$")
    auth: str = Field(pattern=r"^[A-Za-z0-9_-]{21}[AQgw]$")


class Subscribing(Wish):
    endpoint: Endpoint
    keys: Keys


class Unsubscribing(Wish):
    endpoint: Endpoint


@calls.get("/push", response_model=answers.PushKey, responses=looking())
async def push_key(request: Request) -> dict[str, str]:
    """The key of the house, for browsers that subscribe to Web Push."""
    the_push: Push = request.app.state.push
    return {"key": the_push.public_key}


@calls.post("/me/push", response_model=answers.Done, responses=changing(401), dependencies=SIGNED)
async def be_called(
    wish: Subscribing, asking: Me, lang: Lang, request: Request, the_house: TheHouse
) -> dict[str, bool]:
    """Be sent a message when it is one's turn at a table with other people, and one does not look."""
    allow(request, asking, "push")
    wanted = Subscription(wish.endpoint, wish.keys.p256dh, wish.keys.auth, lang)
    await subscribe(the_house.store, asking, secret_of(request) or "", wanted)
    return {"done": True}


@calls.post("/me/push/stop", response_model=answers.Done, responses=changing(401), dependencies=SIGNED)
async def be_left_alone(wish: Unsubscribing, asking: Me, the_house: TheHouse) -> dict[str, bool]:
    """Be sent nothing any more, in this browser."""
    await unsubscribe(the_house.store, asking, wish.endpoint)
    return {"done": True}


# Hidden pages


async def call(the_house: House, lives: Sequence[Live], player: str) -> AsyncIterator[bytes]:
    """Where it is a player's turn, until they go or the house closes. Nothing else is to be told from it: a
    ping comes at its time, whatever happens at the tables."""
    metrics.STREAMS.inc()
    last: list[str] | None = None
    silent_until = 0.0
    try:
        with ExitStack() as held:
            for live in lives:
                held.enter_context(live.listening())
                held.enter_context(live.line_to(player))
            while not the_house.draining.is_set():
                counts = [live.pulse.count for live in lives]
                for live in lives:
                    the_house.sign_of_listening(live, player)
                now = [live.table.id for live in lives if not live.removed and is_called(live.table, player)]
                if now != last or time.monotonic() >= silent_until:
                    yield PINGING if now == last else f"data: {json.dumps({'turns': now})}\n\n".encode()
                    silent_until = time.monotonic() + PING
                last = now
                await _until_news(the_house, lives, counts, silent_until)
    finally:
        metrics.STREAMS.dec()


async def _until_news(the_house: House, lives: Sequence[Live], counts: list[int], due: float) -> None:
    """Wait until something happens at one of some tables, or the house closes, or it is time."""
    news = [the_house.draining.wait()]
    pulses = [live.pulse.above(count) for live, count in zip(lives, counts, strict=True)]
    tasks = [asyncio.ensure_future(one) for one in (*news, *pulses)]
    try:
        left = max(0.0, due - time.monotonic())
        await asyncio.wait(tasks, timeout=left, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
