"""The pages on which a table is set: the box of a game, and the settings of a table between two games."""

from typing import Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from tablee.bots.players import known as known_bots
from tablee.core.card import Card
from tablee.core.lesson import FIRST_STEPS
from tablee.core.puzzle import puzzles_of
from tablee.core.shelf import find, shelf
from tablee.errors import TableeError
from tablee.server.about import kind
from tablee.server.agreement import choose
from tablee.server.archive import finished_list
from tablee.server.bodies import TableWish
from tablee.server.findings import findings
from tablee.server.forms import QUICK_LEVEL, filled_in, manners, usual, why_not, wish_of
from tablee.server.hall import open_table
from tablee.server.house import House
from tablee.server.page_words import page_words
from tablee.server.pages import box, page
from tablee.server.progress import offer
from tablee.server.tables import Refused, Table
from tablee.server.visitor import Lang, TheHouse, allow, count_reading, guest, known, player
from tablee.server.wishes import CLOCKS, PACES, change_settings, fitting, must_be_settable
from tablee.words import bot_name, words

box_pages = APIRouter(
    include_in_schema=False, default_response_class=HTMLResponse, dependencies=[Depends(count_reading)]
)


@box_pages.get("/box/{name}")
async def open_box(name: str, request: Request, lang: Lang, the_house: TheHouse) -> HTMLResponse:
    """One game: set a table, and how it has gone so far."""
    card = find(name)
    return await _box_page(card, request, lang, the_house, usual(card))


async def _box_page(
    card: Card,
    request: Request,
    lang: str,
    the_house: House,
    chosen: dict[str, Any],
    error: str = "",
    status: int = 200,
) -> HTMLResponse:
    return await page(
        request,
        "box.html",
        status,
        box=box(card, lang),
        levels=[(bot, bot_name(bot, lang)) for bot in known_bots()],
        stats=await the_house.statistics.of(card.name),
        finished=await finished_list(the_house, card.name, 8),
        error=error,
        lessons=await offer(the_house.store, await known(request), card.name),
        first_steps=FIRST_STEPS,
        puzzles=bool(puzzles_of(card.name)),
        findings=findings(card, lang),
        **_choices(card, lang, chosen),
    )


def _choices(card: Card, lang: str, chosen: dict[str, Any]) -> dict[str, Any]:
    """What can be chosen for a table, and what is chosen so far."""
    own = words(card.name, lang)
    options = [
        {
            "option": option,
            "label": own.say((f"option-{option.name}", {})),
            "about": own.say((f"option-{option.name}-about", {})),
            "values": [(value, own.say((f"value-{value}", {}))) for value in option.choices],
            "kind": kind(option),
            "set": option in card.changed(chosen["options"]),
        }
        for option in card.options
    ]
    return {"options": options, "paces": list(PACES), "clocks": CLOCKS, "chosen": chosen}


@box_pages.post("/play/{name}")
async def play_now(name: str, request: Request, the_house: TheHouse) -> Response:
    """One click from the box to the first card, against programs; or to a table with chairs for friends."""
    answer = Response(status_code=303)
    asking = await guest(request, answer)
    allow(request, asking, "table")
    card = find(name)
    form = await request.form()
    level = str(form.get("level") or QUICK_LEVEL)
    bots: list[str | None] = [] if form.get("company") == "friends" else [level] * (card.usual - 1)
    live = await open_table(the_house, asking, TableWish(game=name, seats=card.usual, bots=bots))
    answer.headers["location"] = f"/t/{live.table.id}"
    return answer


@box_pages.get("/tables")
async def no_form() -> Response:
    """Where the form of a table was once sent to: whoever kept that address finds the shelf."""
    return RedirectResponse("/", 303)


@box_pages.post("/box/{name}")
async def set_table(name: str, request: Request, lang: Lang, the_house: TheHouse) -> Response:
    """Set a table as the form says; if that cannot be, the form says why and keeps what was filled in."""
    form = {key: str(value) for key, value in (await request.form()).items()}
    card = find(name)
    answer = Response(status_code=303)
    asking = await guest(request, answer)
    allow(request, asking, "table")
    try:
        live = await open_table(the_house, asking, wish_of(card, form))
    except TableeError as error:
        told = why_not(card, error, lang)
        return await _box_page(card, request, lang, the_house, filled_in(card, form), told, 422)
    answer.headers["location"] = f"/t/{live.table.id}"
    return answer


@box_pages.get("/t/{table_id}/settings")
async def settings(
    table_id: str,
    request: Request,
    lang: Lang,
    the_house: TheHouse,
    game: str | None = None,
    other: str | None = None,
) -> HTMLResponse:
    """The host may set the table anew between two games: other rules, or another game for the same people.

    The others are told, and wait for it a while. Who comes from the form keeps what was filled in there, and
    is told beside it that the game has begun, if it has.
    """
    live = await the_house.live(table_id)
    asking = await player(request)
    card = find(other or game or live.table.game)
    filled = dict(request.query_params)
    chosen = _as_set(live.table, card) | (manners(filled) if "pace" in filled else {})
    try:
        must_be_settable(live.table, asking)
    except Refused as refused:
        if refused.key != "started-already":
            raise
        return await _settings_page(live.table, card, request, lang, chosen, *_too_late(card, refused, lang))
    await the_house.change(live, choose(asking, on=True))
    return await _settings_page(live.table, card, request, lang, chosen)


def _as_set(table: Table, card: Card) -> dict[str, Any]:
    """What is chosen at a table already; of another game what is usual, with the same chairs if it can be."""
    same = card.name == table.game
    return {
        "seats": fitting(table, card),
        "options": table.options if same else card.complete({}, card.usual),
        "pace": next(name for name, seconds in PACES.items() if seconds == table.pace),
        "clock": table.clock,
        "public": table.public,
        "hints": table.hints,
        "voices": table.voices,
    }


def _too_late(card: Card, error: TableeError, lang: str) -> tuple[str, int]:
    """Why something could not be set, and the status of that answer."""
    status = error.status if isinstance(error, Refused) else 422
    late = error.key == "started-already"
    return page_words(lang).say(("settings-too-late", {})) if late else why_not(card, error, lang), status


async def _settings_page(
    table: Table,
    card: Card,
    request: Request,
    lang: str,
    chosen: dict[str, Any],
    error: str = "",
    status: int = 200,
) -> HTMLResponse:
    return await page(
        request,
        "settings.html",
        status,
        table=table,
        box=box(card, lang),
        others=[{"name": other.name, "title": other.title} for other in shelf()],
        resized=fitting(table, card) != table.seats,
        error=error,
        **_choices(card, lang, chosen),
    )


@box_pages.post("/t/{table_id}/settings")
async def keep_settings(table_id: str, request: Request, lang: Lang, the_house: TheHouse) -> Response:
    """Set the table anew; who comes too late is told so beside the form, and keeps what was filled in."""
    live = await the_house.live(table_id)
    asking = await player(request)
    form = {key: str(value) for key, value in (await request.form()).items()}
    card = find(form.get("game") or live.table.game)
    if live.table.seat_of(asking.id) is None:
        must_be_settable(live.table, asking)
    try:
        must_be_settable(live.table, asking)
        wish = wish_of(card, form).model_dump() | {"game": card.name}
        await the_house.change(live, change_settings(asking, wish))
    except TableeError as error:
        told = _too_late(card, error, lang)
        return await _settings_page(live.table, card, request, lang, filled_in(card, form), *told)
    return RedirectResponse(f"/t/{table_id}", 303)
