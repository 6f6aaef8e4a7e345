"""The same person on another device: a link or a QR code, good once and for some minutes."""

from base64 import b64encode

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from tablee.server.links import public, qr_code, reaches_others
from tablee.server.pages import page
from tablee.server.people import PASSAGE_LASTS
from tablee.server.visitor import (
    COOKIE,
    ThePeople,
    admit,
    allow,
    count_reading,
    keep_cookie,
    known,
    player,
    secret_of,
)

device_pages = APIRouter(
    include_in_schema=False, default_response_class=HTMLResponse, dependencies=[Depends(count_reading)]
)
KEPT_NOWHERE = {"Cache-Control": "no-store"}


@device_pages.post("/me/device")
async def offer_passage(request: Request, the_people: ThePeople) -> HTMLResponse:
    """A new link to another device, shown once."""
    asking = await player(request)
    allow(request, asking, "passage")
    link = public(request, f"/come/{await the_people.open_passage(asking)}")
    answer = await page(
        request,
        "passage.html",
        link=link,
        code=f"data:image/svg+xml;base64,{b64encode(qr_code(link)).decode()}",
        reaches_others=reaches_others(link),
        minutes=round(PASSAGE_LASTS / 60),
    )
    answer.headers.update(KEPT_NOWHERE)
    return answer


@device_pages.post("/me/device/only")
async def only_here(request: Request, the_people: ThePeople) -> Response:
    """All other devices are strangers from now on."""
    asking = await player(request)
    secret = secret_of(request)
    assert secret is not None
    await the_people.keep_only(asking, secret)
    return RedirectResponse("/me", 303)


@device_pages.get("/come/{secret}")
async def arrive(secret: str, request: Request, the_people: ThePeople) -> HTMLResponse:
    """Whom a link belongs to. Looking uses nothing up: programs that preview links look as well."""
    who = await the_people.who_passes(secret)
    answer = await page(request, "arrival.html", who=who, secret=secret)
    answer.headers.update(KEPT_NOWHERE)
    return answer


@device_pages.post("/come/{secret}")
async def come_in(secret: str, request: Request, the_people: ThePeople) -> Response:
    """This device is the player's too."""
    here = await known(request)
    admit(request, here)
    allow(request, here, "passage")
    answer = RedirectResponse("/", 303)
    if here is not None and here == await the_people.who_passes(secret):
        return answer
    _, token = await the_people.pass_over(secret)
    keep_cookie(request, answer, COOKIE, token, secret=True)
    return answer
