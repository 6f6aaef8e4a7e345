"""What is kept of people and why, what they can take along or have deleted, and reporting what offends."""

import json
import time
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import Field

from tablee.server import answers, keeper
from tablee.server.answers import changing, looking
from tablee.server.bodies import Wish
from tablee.server.house import House
from tablee.server.pages import page
from tablee.server.people import Player
from tablee.server.retention import forget, taken_along
from tablee.server.tables import Refused
from tablee.server.visitor import COOKIE, SIGNED, Me, TheHouse, known, people, player

own_pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
own_api = APIRouter(prefix="/api")


class Report(Wish):
    """What offends: the name of whoever sits in a seat, or a saying by its number."""

    seat: int | None = None
    saying: int | None = None
    why: str = Field("", max_length=keeper.LONGEST_WORDS)


@own_pages.get("/kept")
async def what_is_kept(request: Request, the_house: TheHouse) -> HTMLResponse:
    """What is kept and why; for somebody known, also what became of their reports."""
    asking = await known(request)
    return await page(
        request,
        "privacy.html",
        answered=await keeper.answers_to(the_house.store, asking) if asking else [],
        when=lambda at: time.strftime("%Y-%m-%d", time.gmtime(at)),
    )


@own_pages.post("/kept/forget")
async def forget_me(request: Request, the_house: TheHouse) -> Response:
    """Delete all that is kept of the one who asks, if they mean it."""
    asking = await player(request)
    form = await request.form()
    if form.get("sure") != "on":
        raise Refused("forget-sure", status=422)
    await _forget(request, the_house, asking)
    answer = RedirectResponse("/", 303)
    answer.delete_cookie(COOKIE, path="/")
    return answer


@own_pages.get("/notice")
async def notice(request: Request) -> HTMLResponse:
    """Who is responsible for this house, in the operator's own words."""
    words: str = request.app.state.keeper.notice
    if not words:
        raise Refused("no-page", status=404)
    return await page(request, "notice.html", paragraphs=[p.splitlines() for p in words.split("\n\n")])


@own_pages.get("/t/{table_id}/report")
async def report_page(table_id: str, request: Request, the_house: TheHouse) -> HTMLResponse:
    """What may offend at a table: the others' names, and what they said."""
    asking = await player(request)
    table = (await the_house.live(table_id)).table
    return await page(
        request,
        "report.html",
        table=table,
        seats=[(k, c.name) for k, c in enumerate(table.chairs) if c.player not in (None, asking.id)],
        sayings=[
            line
            for line in reversed(table.chat)
            if "text" in line and line["player"] not in (None, asking.id)
        ],
    )


@own_pages.post("/t/{table_id}/report")
async def send_report(table_id: str, request: Request, the_house: TheHouse) -> Response:
    asking = await player(request)
    form = await request.form()
    kind, _, number = str(form.get("what", "")).partition(" ")
    if kind not in ("seat", "saying") or not (number.isascii() and number.isdecimal() and len(number) < 9):
        raise Refused("report-what", status=422)
    seat, n = (int(number), 0) if kind == "seat" else (None, int(number))
    await keeper.report(the_house, asking, table_id, seat, n, str(form.get("why", "")))
    return RedirectResponse(f"/t/{table_id}?reported", 303)


# For programs


@own_api.get("/me/kept", responses=looking(401), dependencies=SIGNED)
async def take_along(asking: Me, the_house: TheHouse) -> dict[str, Any]:
    """Everything that is kept of the one who asks."""
    return await taken_along(the_house, asking)


@own_pages.get("/kept/all.json")
async def take_file_along(request: Request, the_house: TheHouse) -> Response:
    """The same, as a file."""
    found = await taken_along(the_house, await player(request))
    return Response(
        json.dumps(found, ensure_ascii=False, indent=1),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="tablee.json"', "Cache-Control": "no-store"},
    )


@own_api.post("/me/forget", response_model=answers.Done, responses=changing(401), dependencies=SIGNED)
async def forget_by_wish(asking: Me, the_house: TheHouse, request: Request) -> dict[str, bool]:
    """Delete all that is kept of the one who asks; their token is worth nothing afterwards."""
    await _forget(request, the_house, asking)
    return {"done": True}


@own_api.post(
    "/tables/{table_id}/report",
    response_model=answers.Done,
    responses=changing(401, 404),
    dependencies=SIGNED,
)
async def report(table_id: str, wish: Report, asking: Me, the_house: TheHouse) -> dict[str, bool]:
    """Tell the keeper of a name or a saying that offends."""
    await keeper.report(the_house, asking, table_id, wish.seat, wish.saying or 0, wish.why)
    return {"done": True}


async def _forget(request: Request, the_house: House, asking: Player) -> None:
    await forget(the_house, asking.id)
    await the_house.store.write(keeper.forget_reports(asking.id))
    people(request).forget(asking.id)
