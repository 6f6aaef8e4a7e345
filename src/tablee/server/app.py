"""The application: pages and JSON behind the same guards."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from ipaddress import ip_address

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee import __version__
from tablee.core.game import Game
from tablee.core.shelf import shelf
from tablee.errors import IllegalAction, TableeError, UnknownGame
from tablee.server import metrics
from tablee.server.analyses import Analysts, analyses
from tablee.server.api import api
from tablee.server.archive import archive
from tablee.server.bodies import misread
from tablee.server.box_pages import box_pages
from tablee.server.calls import calls
from tablee.server.coach import coach
from tablee.server.database import Paused
from tablee.server.devices import device_pages
from tablee.server.editions import editions
from tablee.server.health import Health
from tablee.server.house import House
from tablee.server.keeper import Keeper, Net
from tablee.server.keeper_pages import keeper_pages
from tablee.server.lessons import lessons
from tablee.server.logs import trouble
from tablee.server.own_pages import own_api, own_pages
from tablee.server.page_words import page_words
from tablee.server.pages import page, pages
from tablee.server.patience import patient
from tablee.server.people import People
from tablee.server.playing import playing
from tablee.server.push import Push, subject
from tablee.server.puzzles import puzzles
from tablee.server.site import site
from tablee.server.store import Store
from tablee.server.streams import streams
from tablee.server.tables import Refused
from tablee.server.thinkers import Thinkers
from tablee.server.visitor import language, same_site
from tablee.server.what_if import what_if
from tablee.words import LANGUAGES, words

log = logging.getLogger("tablee")
LARGEST = 64_000
LARGEST_RECORD = 4_000_000
RETRY_AFTER = "2"  # seconds, while the database pauses
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
GUARDS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

KEPT_BY_NOBODY = {"Cache-Control": "private, no-cache"}  # what is not said to be kept is asked for again


def create_app(
    database: str, public_url: str = "", workers: int | None = None, metrics_from: Sequence[Net] = ()
) -> FastAPI:
    """Tablée on a database."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database)
        app.state.house = House(store, Thinkers(workers))
        app.state.people = People(store)
        app.state.house.heard.append(app.state.people.hear)
        app.state.health = Health(app.state.house)
        app.state.keeper = Keeper(app.state.house, app.state.people)
        await app.state.keeper.look()
        app.state.analysts = Analysts(store)
        app.state.push = Push(app.state.house, subject(app.state.public_url))
        await app.state.house.open()
        await app.state.push.open()
        app.state.keeper.open()
        warming = asyncio.create_task(asyncio.to_thread(warm))
        yield
        await warming
        await app.state.analysts.close()
        await app.state.keeper.close()
        await app.state.push.close()
        await app.state.house.close()

    app = FastAPI(
        title="Tablée", version=__version__, lifespan=life, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json",
    )  # fmt: skip
    app.state.public_url = public_url.rstrip("/")
    app.state.near = None  # who serves may know the address of this computer on the network
    app.state.metrics_from = metrics_from
    for router in (
        api,
        playing,
        streams,
        archive,
        calls,
        own_api,
        site,
        pages,
        box_pages,
        editions,
        lessons,
        puzzles,
        analyses,
        what_if,
        coach,
        own_pages,
        device_pages,
        keeper_pages,
    ):
        app.include_router(router)
    app.add_api_route("/health", health, include_in_schema=False)
    app.add_api_route("/metrics", counted, include_in_schema=False)
    app.add_middleware(Guard)
    app.add_exception_handler(TableeError, refuse)
    app.add_exception_handler(Paused, paused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, not_found)
    return app


def warm() -> None:
    """Read every word and load every game's rules once, so that nobody waits for it."""
    for lang in LANGUAGES:
        page_words(lang)
        for card in shelf():
            words(card.name, lang).say(("about", {}))
            match = Game(card.name).start(seed=0)
            match.play(match.asked, match.legal()[0])


async def health(request: Request) -> JSONResponse:
    """Whether play is possible here: the database was written to just now."""
    found = await request.app.state.health.look()
    return JSONResponse(found, 200 if found["status"] == "ok" else 503, headers={"Cache-Control": "no-store"})


async def counted(request: Request) -> PlainTextResponse:
    """The counters, for this machine and whom the keeper named: they count hidden actions too."""
    if request.client is None or not _may_count(request.client.host, request.app.state.metrics_from):
        raise HTTPException(404)
    return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")


def _may_count(host: str, named: Sequence[Net]) -> bool:
    address = ip_address(host)
    return address.is_loopback or any(address in net for net in named)


class Guard:
    """Refuses what is too large or comes from another site, adds the headers, notes what was asked."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        request = Request(scope, receive)
        answered = False

        async def guarded(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                headers = MutableHeaders(scope=message)
                for name, value in (GUARDS | KEPT_BY_NOBODY).items():
                    headers.setdefault(name, value)
                _note(request, message["status"], time.perf_counter() - begun)
            await send(message)

        objection = _objection(request)
        if objection is not None:
            await (await refuse(request, objection))(scope, receive, guarded)
            return
        asked: Scope = scope
        sent: Send = guarded
        if scope["method"] == "HEAD":
            asked, sent = dict(scope) | {"method": "GET"}, _heads(guarded)
        try:
            await self.app(asked, patient(receive), sent)
        except asyncio.CancelledError:  # the house closes while the database pauses
            if not answered:
                await (await paused(request, Paused()))(scope, receive, sent)
            raise
        except Exception as error:
            if answered:  # a stream: the page opens it anew
                trouble(error, path=_route(request))
            else:
                await (await broken(request, error))(scope, receive, sent)


def _heads(send: Send) -> Send:
    """Of an answer only what stands above it: whatever can be got can be asked about."""

    async def head(message: Message) -> None:
        if message["type"] == "http.response.start":
            await send(message)
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    return head


def _note(request: Request, status: int, seconds: float) -> None:
    """One line of the log: nothing of who asked, nor of what was said."""
    metrics.answered(status)
    line = {
        "method": request.method,
        "path": _route(request),
        "status": status,
        "ms": round(1000 * seconds, 1),
    }
    log.info(line)


def _route(request: Request) -> str:
    """The shape of a path, without ids."""
    route = request.scope.get("route")
    return str(getattr(route, "path", "-"))


def _objection(request: Request) -> Refused | None:
    if request.method not in CHANGING:
        return None
    if not same_site(request):
        return Refused("cross-site", status=403)
    most = LARGEST_RECORD if request.url.path in ("/records", "/api/records") else LARGEST
    length = request.headers.get("content-length", "")
    if not length.isdigit() and request.headers.get("transfer-encoding"):
        return Refused("no-length", status=411)
    if length.isdigit() and int(length) > most:
        return Refused("too-large", status=413, most=most // 1000)
    return None


async def refuse(request: Request, error: Exception) -> Response:
    """What was wrong and what would be right, as JSON or as a page."""
    assert isinstance(error, TableeError)
    status = 422
    if isinstance(error, Refused):
        status = error.status
    elif isinstance(error, UnknownGame):
        status = 404
    metrics.REFUSALS.labels(error.key).inc()
    return await _answer(request, status, error.say(language(request)), error.key, error)


async def paused(request: Request, error: Exception) -> Response:
    """The database does not answer just now: whoever asked may try again, and pages do so by themselves."""
    if not hasattr(request.state, "player"):
        request.state.player = None  # nobody can be asked now who it is
    answer = await refuse(request, Refused("paused", status=503))
    if request.method == "GET" and not request.url.path.startswith("/api"):
        answer.headers["Refresh"] = RETRY_AFTER
    return answer


async def malformed(request: Request, error: Exception) -> Response:
    """A body that is not what the interface describes."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    own = first.get("ctx", {}).get("error") or misread(str(first["loc"][-1]))
    if isinstance(own, Refused):
        return await refuse(request, own)
    field = ".".join(str(part) for part in first["loc"])[:80]
    return await refuse(request, Refused("bad-request", status=422, field=field, reason=first["msg"][:120]))


async def not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = {404: "no-page", 405: "wrong-method"}.get(error.status_code, "bad-request-plain")
    answer = await _answer(request, error.status_code, page_words(language(request)).say((key, {})), key)
    if error.status_code == 405:
        answer.headers["Allow"] = ", ".join(_methods(request))
    return answer


def _methods(request: Request) -> list[str]:
    """How an address may be asked: several routes may share it, each with its own method."""

    def taken(method: str) -> bool:
        scope = dict(request.scope) | {"method": method}
        return any(route.matches(scope)[0] is Match.FULL for route in request.app.routes)

    found = [method for method in ("GET", *CHANGING) if taken(method)]
    return ["HEAD", *found] if "GET" in found else found


async def broken(request: Request, error: Exception) -> Response:
    """Our own mistake: a number to tell us, and nothing of what is inside."""
    number = trouble(error, path=_route(request))
    request.app.state.keeper.note_trouble(number, _route(request), type(error).__name__)
    if not hasattr(request.state, "player"):
        request.state.player = None
    sentence = page_words(language(request)).say(("our-mistake", {"number": number}))
    return await _answer(request, 500, sentence, "our-mistake")


async def _answer(
    request: Request, status: int, sentence: str, key: str, error: Exception | None = None
) -> Response:
    headers = {"Retry-After": RETRY_AFTER} if status == 503 else None
    if request.url.path.startswith("/api"):
        body: dict[str, object] = {"error": sentence, "key": key}
        if isinstance(error, IllegalAction):
            body |= {"clause": error.clause, "retry": key == "not-yet"}
        if status == 503:
            body |= {"retry": True}
        return JSONResponse(body, status, headers)
    answer = await page(request, "trouble.html", status, sentence=sentence)
    answer.headers.update(headers or {})
    return answer
