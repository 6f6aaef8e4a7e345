"""Streams: a table as it stands, sent anew to whoever watches, as long as they do."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from tablee.server import agreement, answers, metrics, views
from tablee.server.answers import looking
from tablee.server.felt import DRAW, felt_of
from tablee.server.house import House
from tablee.server.messages import Message, announcement
from tablee.server.people import Player
from tablee.server.pulse import Live
from tablee.server.visitor import Lang, TheHouse, address, count_reading, known, people

streams = APIRouter(prefix="/api", dependencies=[Depends(count_reading)])
PING = 12.0
PINGING = b"event: ping\ndata: {}\n\n"


@streams.get(
    "/tables/{table_id}/stream", response_class=StreamingResponse, responses=answers.STREAM | looking(404)
)
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
    await the_house.see(live, who)
    if asking is not None and draw and live.table.choosing is not None:
        await the_house.change(live, agreement.choose(asking, on=False))

    def message() -> Message:
        return views.drawn(live, who, lang, felt_of(draw)) if draw else views.plain(live, who)

    counted, home = people(request).rates, address(request)
    counted.may_listen(who, home)
    told = tell(the_house, live, message, lang, asking, timed=draw is not None)
    return Stream(told, counted.listening(who, home))


class Stream(StreamingResponse):
    """Events until somebody goes; counted from its first byte to its last, however it ends."""

    def __init__(self, told: AsyncIterator[bytes], counted: AbstractContextManager[None]) -> None:
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        super().__init__(told, media_type="text/event-stream", headers=headers)
        self._counted = counted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._counted:
            await super().__call__(scope, receive, send)


async def tell(
    the_house: House,
    live: Live,
    message: Callable[[], Message],
    lang: str,
    asking: Player | None,
    timed: bool,
) -> AsyncIterator[bytes]:
    """Messages until the client goes or the house closes; of log and talk only what is new is sent. A page,
    whose clock may be wrong, is told first what time it is."""
    metrics.STREAMS.inc()
    last: Message | None = None
    announced: tuple[str, float] | None = None
    try:
        with live.watching(), _seen(live, asking, timed):
            the_house.tend(live)
            if timed and asking is not None:
                the_house.sign_of_listening(live, asking.id)
            if timed:
                yield f"event: time\ndata: {time.time():.1f}\n\n".encode()
            while not the_house.draining.is_set() and not live.removed:
                count = live.pulse.count
                if the_house.announced != announced:
                    announced = the_house.announced
                    yield announcement(announced, lang)
                now = message()
                if now is not last and now != last:
                    yield now.written(last)
                last = now
                try:
                    async with asyncio.timeout(PING):
                        await live.pulse.above(count)
                except TimeoutError:
                    yield PINGING
    finally:
        metrics.STREAMS.dec()


def _seen(live: Live, asking: Player | None, drawn: bool) -> AbstractContextManager[None]:
    """Who does not sit at a table is seen by all as somebody who watches; who does is there for as long as a
    page is open."""
    if asking is not None and live.table.seat_of(asking.id) is not None:
        return live.line_to(asking.id) if drawn else nullcontext()
    return live.looked_at_by(asking.id, asking.name) if asking else live.looked_at_by("", "")
