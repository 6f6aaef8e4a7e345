"""The JSON interface, for the pages and for programs: people, games, and who sits at which table."""

import time
from collections.abc import Callable, Container
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, Depends, Request

from tablee.core.card import Card, Option
from tablee.core.shelf import shelf
from tablee.server import agreement, answers, chairs, views, wishes
from tablee.server.answers import changing, looking
from tablee.server.bodies import (
    ASeat,
    BotWish,
    Change,
    Consent,
    Naming,
    Readiness,
    Renaming,
    Saying,
    SeatWish,
    Sitting,
    TableWish,
)
from tablee.server.hall import open_table, public_tables
from tablee.server.house import House
from tablee.server.naming import call
from tablee.server.people import Player, clean_name
from tablee.server.plans import Planning
from tablee.server.pulse import Live
from tablee.server.tables import Refused
from tablee.server.visitor import (
    SIGNED,
    Guest,
    Lang,
    Me,
    TheHouse,
    admit,
    allow,
    count_reading,
    known,
    people,
    seated_at,
)
from tablee.words import words

api = APIRouter(prefix="/api", dependencies=[Depends(count_reading)])


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


@api.post("/tables", response_model=answers.Looked, responses=changing(404, 409))
async def set_table(wish: TableWish, asking: Guest, request: Request, the_house: TheHouse) -> dict[str, Any]:
    """Set a table; whoever sets it is its host."""
    allow(request, asking, "table")
    live = await open_table(the_house, asking, wish)
    return views.plain(live, asking.id)


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
    live.eyed.pop(asking.id, None)  # who has left looks no more
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
    live, _ = await seated_at(the_house, table_id, asking)
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
