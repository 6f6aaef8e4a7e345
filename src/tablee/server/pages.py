"""The pages: the shelf, the boxes, the rules, the tables and the finished games."""

import asyncio
import json
import re
import time
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, Request, Response, UploadFile
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.datastructures import FormData

from tablee.bots.levels import LEVELS
from tablee.bots.players import known as known_bots
from tablee.core.card import Card
from tablee.core.lesson import FIRST_STEPS
from tablee.core.puzzle import puzzles_of
from tablee.core.shelf import find, shelf
from tablee.core.shelf import home as home_of
from tablee.errors import BadRecord, TableeError
from tablee.server.about import kind
from tablee.server.agreement import choose
from tablee.server.archive import finished_list, keep_record, kept, story
from tablee.server.bodies import TableWish
from tablee.server.felt import score_words, signs, templates
from tablee.server.findings import findings
from tablee.server.forms import QUICK_LEVEL, filled_in, manners, number, usual, why_not, wish_of
from tablee.server.hall import open_table, public_tables
from tablee.server.house import House
from tablee.server.lean import flush, lean, packed
from tablee.server.links import public, qr_code, reaches_others
from tablee.server.messages import closing
from tablee.server.mine import my_tables
from tablee.server.naming import call
from tablee.server.page_words import page_words
from tablee.server.people import GIVEN, Player, clean_name
from tablee.server.progress import is_first_game, new_games, offer
from tablee.server.replay import written_actions
from tablee.server.results import MIXED, PEOPLE, drawn, my_page
from tablee.server.solving import Standing
from tablee.server.stills import in_short, sections
from tablee.server.tables import Refused, Table
from tablee.server.talk import mark
from tablee.server.viewers import page_kind
from tablee.server.visitor import (
    Lang,
    TheHouse,
    ThePeople,
    address,
    allow,
    count_reading,
    guest,
    house,
    keep_cookie,
    known,
    language,
    people,
    player,
    renew_cookie,
)
from tablee.server.wishes import CLOCKS, PACES, PHRASES, change_settings, fitting, must_be_settable
from tablee.words import LANGUAGES, bot_name, words

pages = APIRouter(
    include_in_schema=False, default_response_class=HTMLResponse, dependencies=[Depends(count_reading)]
)
THEMES = ("jour", "nuit")
STATIC = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
MOST_RATINGS = 60  # of the newest tries of puzzles, drawn
IMPORTED = re.compile(r'^(?:import|export)\b[^;]*?"\./([\w-]+)\.js";', re.MULTILINE)  # of a script of ours
MOST_TOGETHER = 16  # files of a kind in one answer
FIRST_SHOWN = 6  # of the games one is in the middle of; the others are behind a lid


async def page(request: Request, name: str, status: int = 200, **filled: Any) -> HTMLResponse:
    """A template filled with what every page needs."""
    lang = language(request)
    own = page_words(lang)
    asking: Player | None = filled.pop("asking", None) or await known(request)
    theme = request.cookies.get("theme")
    html = templates().render_template(
        name,
        lang=lang,
        other_lang=next(other for other in LANGUAGES if other != lang),
        theme=theme if theme in THEMES else "",
        large=request.cookies.get("large") == "1",
        here=request.url.path,
        asking=asking,
        release=release(),
        modules=modules,
        say=lambda key, **args: own.say((key, args)),
        has=own.has,
        scored=lambda game, score: score_words(game, score, lang),
        closing=closing(house(request).announced, lang),
        notice=bool(request.app.state.keeper.notice),
        address=public(request, filled.pop("address", request.url.path)),
        preview=public(request, filled.pop("preview", "/preview.png")),
        **filled,
    )
    answer = HTMLResponse(html, status)
    if asking is not None:
        renew_cookie(request, answer)
    return answer


def box(card: Card, lang: str) -> dict[str, Any]:
    """A game as the shelf shows it."""
    own = words(card.name, lang)
    low, high = card.seats
    return {
        "card": card,
        "name": card.name,
        "title": card.title,
        "about": own.say(("about", {})),
        "seats": f"{low}–{high}",
        "counts": list(range(low, high + 1)),
    }


@pages.get("/")
async def home(request: Request, lang: Lang, the_house: TheHouse) -> HTMLResponse:
    """The shelf."""
    asking = await known(request)
    mine = await my_tables(the_house, asking) if asking else []
    return await page(
        request,
        "shelf.html",
        boxes=[box(card, lang) for card in shelf()],
        titles={card.name: card.title for card in shelf()},
        new=await new_games(the_house.store, asking),
        open_tables=await public_tables(the_house, 12),
        mine=mine[:FIRST_SHOWN],
        more=mine[FIRST_SHOWN:],
    )


@pages.get("/first/{name}")
async def first_time(name: str, request: Request, lang: Lang) -> HTMLResponse:
    """Before somebody's first game: the lessons, or straight to the table. Nothing is played meanwhile."""
    asking = await known(request)
    return await page(
        request,
        "first.html",
        box=box(find(name), lang),
        first_steps=FIRST_STEPS,
        given=asking is None or asking.name in GIVEN,
    )


@pages.get("/me")
async def my_corner(request: Request, the_house: TheHouse) -> HTMLResponse:
    """One's name, the games that are over, and records to look at."""
    return await _my_corner(request, the_house)


async def _my_corner(
    request: Request, the_house: House, status: int = 200, tried: str | None = None, name_error: str = ""
) -> HTMLResponse:
    asking = await known(request)
    found = await the_house.store.read(my_page(asking.id)) if asking else None
    over_time = found["over_time"] if found else []
    return await page(
        request,
        "me.html",
        status,
        tried=tried,
        name_error=name_error,
        devices=await people(request).devices_of(asking) if asking else 0,
        titles={card.name: card.title for card in shelf()},
        mine=found,
        accuracy=drawn([game["accuracy"] for game in over_time], 0, 100),
        luck=drawn([game["luck"] for game in over_time], -100, 100),
        ratings=_ratings(found["puzzles"]) if found else {},
        against=lambda key: _against(key, language(request)),
        finished=await finished_list(the_house, None, 20, asking),
    )


def _ratings(stands: list[Standing]) -> dict[str, Any]:
    """Each game's ratings over time, between the lowest and the highest there were."""
    return {
        stand.game: drawn(list(stand.ratings[-MOST_RATINGS:]), min(stand.ratings) - 1, max(stand.ratings) + 1)
        for stand in stands
        if stand.ratings
    }


def _against(key: str, lang: str) -> str:
    """Whom one played against, in words."""
    return page_words(lang).say((f"against-{key}", {})) if key in (PEOPLE, MIXED) else bot_name(key, lang)


@pages.post("/name")
async def choose_name(request: Request, lang: Lang, the_people: ThePeople, the_house: TheHouse) -> Response:
    """Take a name, at all tables one sits at too; what is no name is answered beside the field."""
    form = await request.form()
    answer = RedirectResponse(_back(form), 303)
    name = str(form.get("name", ""))
    try:
        clean_name(name)
    except Refused as refused:
        return await _my_corner(request, the_house, refused.status, name, refused.say(lang))
    asking = await guest(request, answer)
    await call(the_house, the_people, asking, name)
    return answer


def _back(form: FormData) -> str:
    """Where a form was sent from, if that is one of our own pages."""
    back = str(form.get("back", "/"))
    local = back.startswith("/") and not back.startswith("//") and "\\" not in back
    return back if local else "/"


@pages.get("/box/{name}")
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


@pages.get("/rules/{name}")
async def rules(name: str, request: Request, lang: Lang) -> HTMLResponse:
    card = find(name)
    told = await asyncio.to_thread(sections, card, lang)
    short = await asyncio.to_thread(in_short, card, lang)
    return await page(request, "rules.html", box=box(card, lang), sections=told, short=short)


@pages.post("/play/{name}")
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


@pages.get("/tables")
async def no_form() -> Response:
    """Where the form of a table was once sent to: whoever kept that address finds the shelf."""
    return RedirectResponse("/", 303)


@pages.post("/box/{name}")
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


@pages.get("/t/{table_id}/settings")
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


@pages.post("/t/{table_id}/settings")
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


@pages.get("/t/{table_id}")
async def table(table_id: str, request: Request, lang: Lang, the_house: TheHouse) -> HTMLResponse:
    """The table itself; the stream brings what lies on it."""
    live = await the_house.live(table_id)
    card = find(live.table.game)
    asking = await known(request)
    if asking is not None:
        await the_house.change(live, choose(asking, on=False))
    needed = page_kind(live.table, asking.id if asking else None)
    link = public(request, f"/t/{table_id}")
    return await page(
        request,
        "table.html",
        table=live.table,
        box=box(card, lang),
        kind_of_page=needed,
        seated="sits" in needed.split(),
        name_given=asking is not None and asking.name in GIVEN,
        me=mark(asking.id) if asking else "",
        reported="reported" in request.query_params,
        talks="talks" in needed.split(),
        gentle=await is_first_game(the_house.store, asking, live.table),
        preview=f"/t/{table_id}/preview.png",
        canonical=public(request, f"/box/{card.name}"),
        link=link,
        reaches_others=reaches_others(link),
        phrases=PHRASES,
        sections=[section._asdict() for section in words(card.name, lang).sections()],
        short=in_short(card, lang, pictures=False),
    )


@pages.get("/t/{table_id}/qr.svg")
async def table_code(table_id: str, request: Request, the_house: TheHouse) -> Response:
    await the_house.live(table_id)
    return Response(qr_code(public(request, f"/t/{table_id}")), media_type="image/svg+xml")


@pages.get("/r/{game_id}")
async def looking_back(game_id: str, request: Request, lang: Lang, the_house: TheHouse) -> HTMLResponse:
    """A finished game, to be leafed through."""
    row = await kept(the_house, game_id, whole=False)
    try:
        found = await story(the_house, game_id, request)
    except TableeError as error:
        return await _kept_page(request, await kept(the_house, game_id), error.say(lang))
    match = found.match
    result = match.result
    step = number(request.query_params.get("n", ""), -1)
    moment = f"?n={min(step, found.length)}" if step >= 0 else ""
    return await page(
        request,
        "replay.html",
        game_id=game_id,
        box=box(match.game.card, lang),
        length=found.length,
        story=found.story[lang],
        curve=found.curve,
        names=match.names,
        result=result,
        signs=signs(match),
        order=sorted(range(len(match.names)), key=lambda k: result["ranks"][k]) if result else [],
        rounds=found.rounds,
        levels=[(level.name, bot_name(level.name, lang)) for level in LEVELS],
        address=f"/r/{game_id}{moment}",
        preview=f"/r/{game_id}/preview.png{moment}",
        link=public(request, f"/r/{game_id}{moment}"),
        ended=time.strftime("%Y-%m-%d", time.gmtime(row["ended"])),
        past=match.game.version if match.game.past else None,
    )


async def _kept_page(request: Request, row: Any, trouble: str) -> HTMLResponse:
    """What can be shown of a game that cannot be played any more: who won, and what was done."""
    result = json.loads(row["result"]) if row["result"] else None
    names = json.loads(row["names"])
    written = written_actions(row["record"])
    return await page(
        request,
        "kept.html",
        title=find(row["game"]).title,
        trouble=trouble,
        names=names,
        result=result,
        order=sorted(range(len(names)), key=lambda k: result["ranks"][k]) if result else [],
        actions=[(names[seat] if seat >= 0 else "–", action) for seat, action in written],
        game_id=row["id"],
    )


@pages.post("/records")
async def upload(
    request: Request, lang: Lang, the_house: TheHouse, record: Annotated[UploadFile, Form()]
) -> Response:
    """Keep an uploaded record and show it."""
    answer = Response(status_code=303)
    asking = await guest(request, answer)
    allow(request, asking, "record")
    try:
        text = (await record.read()).decode()
    except UnicodeDecodeError:
        raise BadRecord("not-json") from None
    answer.headers["location"] = f"/r/{await keep_record(the_house, text, asking, address(request))}"
    return answer


@pages.post("/prefer")
async def prefer(request: Request) -> Response:
    """Language, theme and size of text, kept in cookies."""
    form = await request.form()
    answer = RedirectResponse(_back(form), 303)
    for name, allowed in {"lang": LANGUAGES, "theme": THEMES, "large": ("0", "1")}.items():
        if form.get(name) in allowed:
            keep_cookie(request, answer, name, str(form[name]))
    return answer


@cache
def release() -> str:
    """A name for everything under /static as it is now, so that browsers may keep it for ever."""
    digest = sha256()
    own = files("tablee.server").joinpath("static")
    games = (files(home_of(card.name)) for card in shelf())
    for home in (*(own.joinpath(ending) for ending in STATIC), *games):
        for file in sorted(home.iterdir(), key=lambda file: file.name):
            if file.name.rpartition(".")[2] in STATIC:
                digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


@cache
def modules(name: str) -> list[str]:
    """The scripts that one imports, and those they import: named beforehand, all are asked for at once."""
    found, left = [name], [name]
    while left:
        file = files("tablee.server").joinpath("static", "js", f"{left.pop(0)}.js")
        new = [other for other in IMPORTED.findall(file.read_text("utf-8")) if other not in found]
        found += new
        left += new
    return found[1:]


@pages.get("/static/icon.svg")
async def icon() -> Response:
    return await static("", "icon.svg")


@pages.get("/static/{edition}/{name}")
async def static(edition: str, name: str) -> Response:
    """Our own style sheets, scripts and pictures, a folder for each kind, and each game's style sheet.

    Several of a kind, their names joined by a +, come as one.
    """
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if edition == release() else "no-cache"}
    stem, _, ending = name.rpartition(".")
    texts = [_sent(part, ending) for part in stem.split("+")[:MOST_TOGETHER]]
    if None in texts:
        return Response("", 404)
    return Response("\n".join(map(str, texts)), media_type=STATIC[ending], headers=headers)


@lru_cache(maxsize=256)  # anybody may ask for what is not there
def _sent(stem: str, ending: str) -> str | None:
    """A file as it is sent; nothing where there is none."""
    if (stem, ending) == ("lids", "css"):
        return _lids()
    if ending == "css" and stem in {card.name for card in shelf()}:
        home = files(home_of(stem)).joinpath("table.css")
    else:
        home = files("tablee.server").joinpath("static", ending, f"{stem}.{ending}")
    if ending not in STATIC or "/" in stem or not home.is_file():
        return None
    text = home.read_text(encoding="utf-8")
    if ending == "svg":
        return text
    return packed(text) if ending == "css" else flush(lean(text))


def _lids() -> str:
    """How the lids of the games look that bring a style sheet for it, all in one."""
    sheets = (files(home_of(card.name)).joinpath("box.css") for card in shelf())
    return "".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.is_file())
