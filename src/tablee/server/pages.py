"""The pages: the shelf, the rules, one's own corner, the tables and the finished games."""

import asyncio
import json
import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Form, Request, Response, UploadFile
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.datastructures import FormData

from tablee.bots.levels import LEVELS
from tablee.core.card import Card
from tablee.core.lesson import FIRST_STEPS
from tablee.core.shelf import find, shelf
from tablee.errors import BadRecord, TableeError
from tablee.server.agreement import choose
from tablee.server.archive import finished_list, keep_record, kept, story
from tablee.server.editions import later, modules, release
from tablee.server.felt import score_words, signs, templates
from tablee.server.forms import number
from tablee.server.hall import public_tables
from tablee.server.house import House
from tablee.server.links import public, qr_code, reaches_others
from tablee.server.messages import closing
from tablee.server.mine import my_tables
from tablee.server.naming import call
from tablee.server.packing import pack
from tablee.server.page_words import page_words
from tablee.server.people import GIVEN, Player, clean_name
from tablee.server.progress import is_first_game, new_games
from tablee.server.replay import written_actions
from tablee.server.results import MIXED, PEOPLE, drawn, my_page
from tablee.server.solving import Standing
from tablee.server.stills import in_short, sections
from tablee.server.tables import Refused
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
    renew_cookie,
)
from tablee.server.wishes import PHRASES
from tablee.words import LANGUAGES, bot_name, words

pages = APIRouter(
    include_in_schema=False, default_response_class=HTMLResponse, dependencies=[Depends(count_reading)]
)
THEMES = ("jour", "nuit")
MOST_RATINGS = 60  # of the newest tries of puzzles, drawn
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
        later=later,
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
    pack(request, answer)
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
        "motto": own.say(("motto" if own.has("motto") else "about", {})),
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


@pages.get("/rules/{name}")
async def rules(name: str, request: Request, lang: Lang) -> HTMLResponse:
    card = find(name)
    told = await asyncio.to_thread(sections, card, lang)
    short = await asyncio.to_thread(in_short, card, lang)
    return await page(request, "rules.html", box=box(card, lang), sections=told, short=short)


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
