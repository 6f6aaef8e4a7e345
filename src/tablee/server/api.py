"""The JSON interface, for the pages and for programs."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Callable, Container
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Annotated, Any

import sqlalchemy as sql
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse
from fastapi.security import HTTPBearer
from pydantic import BaseModel, ConfigDict, Field, model_validator
from starlette.types import Receive, Scope, Send

from tablee.core.card import Card, Option
from tablee.core.company import COMPANY
from tablee.core.shelf import find, shelf
from tablee.errors import BadRecord
from tablee.server import agreement, answers, chairs, metrics, rates, views, waiting, wishes
from tablee.server.answers import changing, looking
from tablee.server.felt import DRAW, felt_of
from tablee.server.house import House
from tablee.server.naming import call
from tablee.server.people import LONGEST_NAME, Player, clean_name
from tablee.server.plans import Plan, Planning
from tablee.server.pulse import Live
from tablee.server.replay import Replay
from tablee.server.store import Event, finish, finished, new_id, places, rows
from tablee.server.store import tables as table_rows
from tablee.server.tables import Refused, Table
from tablee.server.visitor import (
    Lang,
    TheHouse,
    address,
    admit,
    allow,
    count_reading,
    guest,
    known,
    people,
    player,
)
from tablee.server.waiting import Choice
from tablee.server.wishes import LONGEST_SAYING
from tablee.words import words

api = APIRouter(prefix="/api", dependencies=[Depends(count_reading)])
PING = 12.0
PINGING = b"event: ping\ndata: {}\n\n"
MOST_IDEAS = 5
WEIGHING = 12.0  # seconds that programs wait for the coach to weigh a choice
GOING_ON = 3600.0  # seconds for which a table that stands still counts as one of its player's
BEARER = HTTPBearer(
    auto_error=False, scheme_name="token", description="The token of a player; pages send a cookie instead."
)
SIGNED = [Depends(BEARER)]  # for the description only: `player` reads the token
Me = Annotated[Player, Depends(player)]
Guest = Annotated[Player, Depends(guest)]


class Wish(BaseModel):
    """The body of a request: nothing but what is known."""

    model_config = ConfigDict(extra="forbid", strict=True)


VISIBLE = r"[^\s\p{C}\p{Z}]"  # something to be seen
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, pattern=VISIBLE)]


class Naming(Wish):
    name: Name | None = None


class Renaming(Wish):
    name: Name


class TableWish(Wish):
    game: str = Field(max_length=40)
    seats: int | None = None
    options: dict[str, Any] = {}
    bots: list[str | None] = Field([], max_length=len(COMPANY))
    public: bool = False
    pace: str = "usual"
    clock: int = 0
    hints: bool | None = None  # whether hints may be had; unless said, only while one person plays
    voices: bool = False  # whether those who only watch may talk
    sit: bool = True  # whether who sets the table also sits at it
    start: bool = True  # begin at once if no chair is free


class Change(Wish):
    game: str | None = None
    seats: int | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    pace: str | None = None
    clock: int | None = None
    hints: bool | None = None
    voices: bool | None = None


class Chosen(Wish):
    path: list[Annotated[str, Field(max_length=40)]] = Field(min_length=1, max_length=8)


class Hurry(Wish):
    rest: bool = False  # for the rest of the game


class SeatWish(Wish):
    seat: int | None = None


class Sitting(SeatWish):
    # what one wants to be called from now on; what is no name keeps nobody from sitting down
    name: str | None = Field(None, max_length=LONGEST_NAME)


class ASeat(Wish):
    seat: int


class Readiness(Wish):
    ready: bool = True  # or not, after all


class Consent(Wish):
    agree: bool = True  # to end the game; or to go on


class BotWish(Wish):
    seat: int
    bot: str | None = Field(None, max_length=60)


class Action(Wish):
    action: str = Field(max_length=100)
    seen: int | None = None  # what the seat had seen: the look's `version`
    key: str | None = Field(None, max_length=64)  # the same key acts once
    lasting: bool = False  # an answer that holds as long as it is asked for the same thing
    heed: bool = False  # the coach will be asked about it: programs wait for what it says


class Saying(Wish):
    """Words of one's own, or a phrase that everybody reads in their language."""

    model_config = ConfigDict(
        json_schema_extra={
            "anyOf": [
                {"required": [given], "properties": {given: {"type": "string"}}}
                for given in ("text", "phrase")
            ]
        }
    )
    text: Annotated[str, Field(max_length=LONGEST_SAYING, pattern=VISIBLE)] | None = None
    phrase: str | None = Field(None, json_schema_extra={"enum": [*wishes.PHRASES, None]})

    @model_validator(mode="after")
    def says_something(self) -> "Saying":
        if self.text is None and self.phrase is None:
            raise Refused("bad-saying", status=422, longest=LONGEST_SAYING)
        return self


def misread(field: str) -> Refused | None:
    """What to say of a field that is not as it should be, where there is a sentence for it."""
    if field == "name":
        return Refused("bad-name", status=422, longest=LONGEST_NAME)
    if field == "text":
        return Refused("bad-saying", status=422, longest=LONGEST_SAYING)
    return None


# People


@api.post("/players", response_model=answers.NewPlayer, responses=changing())
async def new_player(wish: Naming, request: Request) -> dict[str, str]:
    """A new player, with a token for programs: send it as `Authorization: Bearer …`."""
    admit(request, None)
    allow(request, None, "newcomer")
    made, token = await people(request).welcome(wish.name)
    return {"id": made.id, "name": made.name, "token": token}


@api.get("/me", response_model=answers.Somebody, responses=looking())
async def me(request: Request) -> dict[str, Any]:
    found = await known(request)
    return {"id": found.id if found else None, "name": found.name if found else None}


@api.post("/me", response_model=answers.Renamed, responses=changing())
async def rename(wish: Renaming, asking: Guest, request: Request, the_house: TheHouse) -> dict[str, str]:
    """Take a name: at all tables one sits at, from now on."""
    renamed = await call(the_house, people(request), asking, wish.name)
    return {"id": renamed.id, "name": renamed.name}


# Games and tables


@api.get("/games", response_model=list[answers.Box], responses=looking())
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


@api.get("/tables", response_model=list[answers.Listed], responses=looking())
async def tables(the_house: TheHouse) -> list[dict[str, Any]]:
    """Public tables, those with a free chair first."""
    return await public_tables(the_house)


async def public_tables(the_house: House, most: int = 50) -> list[dict[str, Any]]:
    """The first table of everybody, then everybody's second, as far as there is room: nobody has the list to
    themselves."""
    order = (table_rows.c.phase != "open", table_rows.c.created.desc())
    listed = (
        sql.select(
            places.c.table_id,
            sql.func.row_number().over(partition_by=places.c.player, order_by=order).label("nth"),
        )
        .join(table_rows, places.c.table_id == table_rows.c.id)
        .where(
            table_rows.c.public,
            table_rows.c.phase.in_(("open", "playing")),
            table_rows.c.changed > time.time() - 86400,
        )
        .subquery()
    )
    nth = sql.select(listed.c.table_id, sql.func.max(listed.c.nth).label("nth")).group_by(listed.c.table_id)
    fair = nth.subquery()
    query = (
        sql.select(table_rows, fair.c.nth)
        .join(fair, fair.c.table_id == table_rows.c.id)
        .order_by(fair.c.nth, *order)
        .limit(most)
    )
    found = sorted(await the_house.store.read(rows(query)), key=lambda row: row["phase"] != "open")
    return [
        {"id": r["id"], "game": r["game"], "phase": r["phase"], "people": json.loads(r["people"])}
        for r in found
    ]


@api.post("/tables", response_model=answers.Looked, responses=changing(404, 409))
async def set_table(wish: TableWish, asking: Guest, request: Request, the_house: TheHouse) -> dict[str, Any]:
    """Set a table; whoever sets it is its host."""
    allow(request, asking, "table")
    live = await open_table(the_house, asking, wish)
    return views.plain(live, asking.id)


async def open_table(the_house: House, asking: Player, wish: TableWish) -> Live:
    host = asking if wish.sit else None
    events = wishes.openings(
        host,
        wish.game,
        wish.seats,
        wish.options,
        wish.bots,
        wish.public,
        wish.pace,
        wish.clock,
        asking.id,
        wish.hints,
        wish.voices,
    )
    await must_have_room(the_house, asking)
    live = await the_house.create(events, [asking.id])
    if wish.start and not any(chair.free for chair in live.table.chairs):
        await the_house.start(live)
    return live


async def must_have_room(the_house: House, asking: Player) -> None:
    """Refuse another table to who has many that are going on."""
    query = (
        sql.select(sql.func.count())
        .select_from(places.join(table_rows, places.c.table_id == table_rows.c.id))
        .where(
            places.c.player == asking.id,
            table_rows.c.phase.in_(("open", "playing")),
            table_rows.c.changed > time.time() - GOING_ON,
        )
    )
    going_on = await the_house.store.read(lambda line: line.execute(query).scalar_one())
    if going_on >= rates.TABLES_OF_A_PLAYER * rates.EASE:
        raise Refused("too-many-tables", most=rates.TABLES_OF_A_PLAYER)


@api.get("/tables/{table_id}", response_model=answers.Looked, responses=looking(404))
async def look(table_id: str, request: Request, the_house: TheHouse) -> dict[str, Any]:
    """What the one who asks may see of a table."""
    asking = await known(request)
    live = await the_house.live(table_id)
    live.looked = time.monotonic()
    the_house.tend(live)
    await the_house.see(live, asking.id if asking else None)
    return views.plain(live, asking.id if asking else None)


@api.post("/tables/{table_id}/sit", response_model=answers.Looked, responses=changing(404, 409))
async def sit(
    table_id: str, wish: Sitting, asking: Guest, request: Request, the_house: TheHouse
) -> dict[str, Any]:
    """Sit down, or change to another chair; the first game begins when the last chair is taken.

    A program's chair can be taken too: between two games at once, else when the next round begins.
    """
    live = await the_house.live(table_id)
    if wish.name is not None and wish.name != asking.name:
        with suppress(Refused):
            asking = await call(the_house, people(request), asking, clean_name(wish.name))
    was_full = live.table.full
    await the_house.change(live, chairs.sit(asking, wish.seat))
    await the_house.sign_of_life(live, asking.id)
    first = live.table.phase == "open" and live.table.number == 0
    if first and live.table.full and not was_full:
        await the_house.start(live)
    return views.plain(live, asking.id)


async def _change(the_house: House, live: Live, asking: Player, plan: Planning) -> dict[str, Any]:
    await the_house.change(live, plan)
    return views.plain(live, asking.id)


@api.post(
    "/tables/{table_id}/rise",
    response_model=answers.Looked,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def rise(table_id: str, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Get up; in a running game a program plays on until you are back."""
    live = await the_house.live(table_id)
    return await _change(the_house, live, asking, chairs.rise(asking, live.away))


@api.post(
    "/tables/{table_id}/bot",
    response_model=answers.Looked,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def bot(table_id: str, wish: BotWish, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Put a program on a free chair, or send it away."""
    live = await the_house.live(table_id)
    return await _change(the_house, live, asking, chairs.place_bot(asking, wish.seat, wish.bot))


@api.post(
    "/tables/{table_id}/set",
    response_model=answers.Looked,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def change_settings(table_id: str, wish: Change, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Set the table anew between two games: another game, other options."""
    live = await the_house.live(table_id)
    return await _change(the_house, live, asking, wishes.change_settings(asking, wish.model_dump()))


@api.post(
    "/tables/{table_id}/start",
    response_model=answers.Looked,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def start(
    table_id: str, asking: Me, the_house: TheHouse, wish: Readiness | None = None
) -> dict[str, Any]:
    """Be ready to begin, or to play again: the game begins when everybody present is, or after a while."""
    return await _agree(the_house, table_id, asking, agreement.ready, wish is None or wish.ready)


@api.post(
    "/tables/{table_id}/stop",
    response_model=answers.Looked,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def stop(table_id: str, asking: Me, the_house: TheHouse, wish: Consent | None = None) -> dict[str, Any]:
    """Propose to end the running game, agree to it, or refuse: it ends when everybody present agrees."""
    return await _agree(the_house, table_id, asking, agreement.stop, wish is None or wish.agree)


async def _agree(
    the_house: House,
    table_id: str,
    asking: Player,
    to: Callable[[Player, bool, Container[str]], Planning],
    on: bool,
) -> dict[str, Any]:
    """Somebody at the table agrees to something, or does not; who does is there."""
    live, _ = await _seated(the_house, table_id, asking)
    await the_house.sign_of_life(live, asking.id)
    return await _change(the_house, live, asking, to(asking, on, live.away))


@api.post(
    "/tables/{table_id}/host",
    response_model=answers.Looked,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def host(table_id: str, wish: ASeat, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Let somebody else host the table."""
    live = await the_house.live(table_id)
    return await _change(the_house, live, asking, agreement.hand_over(asking, wish.seat))


@api.post(
    "/tables/{table_id}/free",
    response_model=answers.Looked,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def free(table_id: str, wish: ASeat, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """The host frees the chair of somebody who has gone away, between two games."""
    live = await the_house.live(table_id)
    return await _change(the_house, live, asking, agreement.free(asking, wish.seat, live.away))


@api.post(
    "/tables/{table_id}/act",
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
    live, seat = await _seated(the_house, table_id, asking)
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


@api.post(
    "/tables/{table_id}/withdraw",
    response_model=answers.Done,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def withdraw(table_id: str, asking: Me, the_house: TheHouse) -> dict[str, bool]:
    """Take back a choice that waits."""
    live, seat = await _seated(the_house, table_id, asking)
    return {"done": waiting.withdraw(live, seat)}


@api.post(
    "/tables/{table_id}/undo",
    response_model=answers.Done,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def undo(table_id: str, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Take the last action back, where nobody was told anything by it."""
    live, seat = await _seated(the_house, table_id, asking)
    await the_house.undo(live, seat)
    the_house.heed(live, 0.0)
    return {"done": True}


@api.post(
    "/tables/{table_id}/say",
    response_model=answers.Looked,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def say(table_id: str, wish: Saying, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Say something to the table."""
    live = await the_house.live(table_id)
    return await _change(the_house, live, asking, wishes.say(asking, wish.text, wish.phrase))


@api.post(
    "/tables/{table_id}/hint",
    response_model=list[answers.Idea],
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def hint(
    table_id: str, asking: Me, lang: Lang, request: Request, the_house: TheHouse
) -> list[dict[str, Any]]:
    """The best choices as the search sees them, from the seat's own knowledge."""
    live, seat = await _seated(the_house, table_id, asking)
    if live.table.match is None or not (shown := live.table.eye(seat).legal):
        raise Refused("hint-not-now")
    if len(shown) == 1 and live.table.question is not None:
        raise Refused("hint-one-choice")
    if not live.table.may_hint:
        raise Refused("hints-off")
    if len(shown) == 1 and views.is_ones_turn(live.table, live.table.eye(seat)):
        only = {"action": shown[0], "value": None, "error": 0.0, "tries": 0}  # nothing to think about
        return [views.idea(live.table, seat, only, lang)]
    the_house.thoughts.refuse_second_hint(asking.id)
    allow(request, asking, "hint")
    before = _position(live.table, seat)
    match, still = live.table.match, lambda: _position(live.table, seat) == before
    ideas = await the_house.thoughts.hint(match, seat, asking.id, still)
    if _position(live.table, seat) != before:
        raise Refused("hint-late")
    await the_house.change(live, _took_hint(seat, live.table.number))
    return [views.idea(live.table, seat, idea, lang) for idea in ideas[:MOST_IDEAS]]


def _position(table: Table, seat: int) -> tuple[int, int]:
    """What a seat has seen so far: which game, and how many changes in it."""
    return table.number, table.eye(seat).count if table.match is not None else -1


def _took_hint(seat: int, match: int) -> Planning:
    """That a seat was given a hint is kept, and shown on the sheet once the round is over."""

    def plan(table: Table) -> Plan:
        still = table.number == match and table.phase == "playing"
        return Plan([Event("hint", {"seat": seat}, at=time.time())] if still else [])

    return plan


@api.post(
    "/tables/{table_id}/why",
    response_model=answers.Why,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def why(table_id: str, wish: Chosen, asking: Me, lang: Lang, the_house: TheHouse) -> dict[str, Any]:
    """Why some pieces cannot be chosen now."""
    live, seat = await _seated(the_house, table_id, asking)
    return views.why(live.table, seat, tuple(wish.path), lang)


@api.post(
    "/tables/{table_id}/hurry",
    response_model=answers.Done,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def hurry(table_id: str, asking: Me, the_house: TheHouse, wish: Hurry | None = None) -> dict[str, bool]:
    """Do not wait for the programs' pause; between two rounds: the score sheet is put away."""
    live, _ = await _seated(the_house, table_id, asking)
    the_house.hurry(live, wish is not None and wish.rest, asking.id)
    return {"done": True}


@api.post(
    "/tables/{table_id}/here",
    response_model=answers.Done,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def here(table_id: str, asking: Me, the_house: TheHouse) -> dict[str, bool]:
    """A sign of life."""
    await the_house.sign_of_life(await the_house.live(table_id), asking.id)
    return {"done": True}


@api.post(
    "/tables/{table_id}/lend",
    response_model=answers.Looked,
    responses=changing(401, 404, 409),
    dependencies=SIGNED,
)
async def lend(table_id: str, wish: SeatWish, asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Let a program play for somebody who has gone."""
    live = await the_house.live(table_id)
    plan = chairs.lend(asking, -1 if wish.seat is None else wish.seat, live.away)
    return await _change(the_house, live, asking, plan)


async def _seated(the_house: House, table_id: str, asking: Player) -> tuple[Live, int]:
    """The table, and where somebody sits at it; refuses who does not."""
    live = await the_house.live(table_id)
    seat = agreement.seated(live.table, asking)
    await the_house.see(live, asking.id)
    return live, seat


# Streams


@api.get(
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

    def message() -> views.Message:
        return views.drawn(live, who, lang, felt_of(draw)) if draw else views.plain(live, who)

    counted, home = people(request).rates, address(request)
    counted.may_listen(who, home)
    told = _tell(the_house, live, message, lang, asking, timed=draw is not None)
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


async def _tell(
    the_house: House,
    live: Live,
    message: Callable[[], views.Message],
    lang: str,
    asking: Player | None,
    timed: bool,
) -> AsyncIterator[bytes]:
    """Messages until the client goes or the house closes; of log and talk only what is new is sent. A page,
    whose clock may be wrong, is told first what time it is."""
    metrics.STREAMS.inc()
    last: views.Message | None = None
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
                    yield views.announcement(announced, lang)
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


# Finished games


@api.get("/finished", response_model=list[answers.Summary], responses=looking())
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


@api.get("/finished/{game_id}/record", response_class=Response, responses=answers.RECORD | looking(404))
async def record(game_id: str, the_house: TheHouse) -> PlainTextResponse:
    """The record of a finished game, as JSON Lines."""
    row = await kept(the_house, game_id)
    name = f"{row['game']}-{game_id}.jsonl"
    return PlainTextResponse(row["record"], headers={"Content-Disposition": f'attachment; filename="{name}"'})


@api.get("/finished/{game_id}/view", response_model=answers.Drawn, responses=looking(404))
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


@api.post("/records", response_model=answers.Kept, responses=changing(404), openapi_extra=answers.RECORD_BODY)
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
