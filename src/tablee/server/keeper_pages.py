"""The keeper's page: entered by a link that `tablee house link` prints, it does what the commands do."""

import time
from typing import Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from starlette.datastructures import FormData

from tablee.core.shelf import shelf
from tablee.server import keeper
from tablee.server.house import House
from tablee.server.pages import page
from tablee.server.tables import Refused
from tablee.server.visitor import Lang, TheHouse

MOST_DAYS = 36500
MOST_MINUTES = 10_000

keeper_pages = APIRouter(prefix="/keeper", include_in_schema=False, default_response_class=HTMLResponse)


async def must_keep(request: Request, the_house: TheHouse) -> None:
    """Only the keeper comes in."""
    if not await keeper.is_keeper(the_house.store, request.cookies.get(keeper.COOKIE)):
        raise Refused("keepers-only", status=401)


AsKeeper = Depends(must_keep)


@keeper_pages.get("/enter")
async def at_the_door(request: Request, key: str = "") -> HTMLResponse:
    """The link leads here; a button opens, so that a preview of the link does not spend it."""
    return await page(request, "keeper_door.html", key=key)


@keeper_pages.post("/enter")
async def enter(request: Request, the_house: TheHouse) -> Response:
    form = await request.form()
    session = await keeper.enter(the_house.store, str(form.get("key", "")))
    answer = RedirectResponse("/keeper", 303)
    answer.set_cookie(
        keeper.COOKIE,
        session,
        max_age=int(keeper.SESSION_LASTS),
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        path="/keeper",
    )
    return answer


@keeper_pages.get("", dependencies=[AsKeeper])
async def what_goes_on(request: Request, the_house: TheHouse, lang: Lang) -> HTMLResponse:
    return await _page(request, the_house)


async def _page(request: Request, the_house: House, error: str = "", status: int = 200) -> HTMLResponse:
    found = await keeper.overview(the_house.store)
    return await page(
        request,
        "keeper.html",
        status,
        error=error,
        titles={card.name: card.title for card in shelf()},
        when=lambda at: time.strftime("%Y-%m-%d %H:%M", time.gmtime(at)),
        **{**found, "noted": found.pop("notes")},
    )


@keeper_pages.get("/request", dependencies=[AsKeeper], response_class=JSONResponse)
async def seen(request: Request) -> dict[str, Any]:
    """What the server sees of a request, for `tablee doctor`: whether the proxy says who asks, and how."""
    return {
        "scheme": request.url.scheme,
        "host": request.headers.get("host", ""),
        "address": request.client.host if request.client else None,
        "forwarded": request.headers.get("x-forwarded-for"),
    }


@keeper_pages.post("/{what}", dependencies=[AsKeeper])
async def do(what: str, request: Request, the_house: TheHouse, lang: Lang) -> Response:
    """Something the keeper does, then the page again."""
    form = await request.form()
    if what not in DEEDS:
        raise Refused("no-page", status=404)
    try:
        await DEEDS[what](the_house, form)
    except Refused as error:
        return await _page(request, the_house, error.say(lang), error.status)
    await request.app.state.keeper.look()
    return RedirectResponse("/keeper", 303)


def _text(form: FormData, name: str) -> str:
    return str(form.get(name, "")).strip()


def _number(form: FormData, name: str, most: int) -> int | None:
    """A whole number out of a field; none where nothing sensible was written."""
    text = _text(form, name)
    fits = text.isascii() and text.isdecimal() and len(text) < 9
    return min(int(text), most) if fits and int(text) > 0 else None


async def _remove_table(the_house: House, form: FormData) -> None:
    await keeper.remove_whole_table(the_house, _text(form, "id"))


async def _remove_game(the_house: House, form: FormData) -> None:
    await keeper.remove_game(the_house, _text(form, "id").rstrip("/").rsplit("/", 1)[-1])


async def _remove_saying(the_house: House, form: FormData) -> None:
    await keeper.remove_saying(the_house, _text(form, "id"), _number(form, "n", 10**8) or 0)


async def _rename(the_house: House, form: FormData) -> None:
    await keeper.rename(the_house, _text(form, "id"), _text(form, "name"))


async def _bar(the_house: House, form: FormData) -> None:
    days = _number(form, "days", MOST_DAYS)
    await keeper.bar(the_house, _text(form, "id"), days, _text(form, "why"))


async def _unbar(the_house: House, form: FormData) -> None:
    await keeper.unbar(the_house, _text(form, "id"))


async def _answer(the_house: House, form: FormData) -> None:
    await keeper.answer(the_house.store, _text(form, "id"), _text(form, "words"))


async def _announce(the_house: House, form: FormData) -> None:
    minutes = _number(form, "minutes", MOST_MINUTES)
    await keeper.announce(the_house.store, minutes, _text(form, "words"))


async def _notice(the_house: House, form: FormData) -> None:
    await keeper.set_notice(the_house.store, _text(form, "words"))


DEEDS = {
    "remove-table": _remove_table,
    "remove-game": _remove_game,
    "remove-saying": _remove_saying,
    "rename": _rename,
    "bar": _bar,
    "unbar": _unbar,
    "answer": _answer,
    "announce": _announce,
    "notice": _notice,
}
