"""What every request is asked first: who, in which language, how often, from where, at which place."""

from typing import Annotated

from fastapi import Depends, Request, Response
from fastapi.security import HTTPBearer

from tablee.server.agreement import seated
from tablee.server.house import House
from tablee.server.people import People, Player
from tablee.server.pulse import Live
from tablee.server.rates import household
from tablee.server.tables import Refused
from tablee.words import LANGUAGES

COOKIE = "tablee"
YEAR = 31_536_000
READING = ("GET", "HEAD")
BEARER = HTTPBearer(
    auto_error=False, scheme_name="token", description="The token of a player; pages send a cookie instead."
)
SIGNED = [Depends(BEARER)]  # for the description only: `player` reads the token


def house(request: Request) -> House:
    found: House = request.app.state.house
    return found


def people(request: Request) -> People:
    found: People = request.app.state.people
    return found


def language(request: Request) -> str:
    """The reader's language: chosen, or the browser's first that we speak, or French."""
    chosen = request.query_params.get("lang") or request.cookies.get("lang")
    if chosen in LANGUAGES:
        return str(chosen)
    for part in request.headers.get("accept-language", "").lower().split(","):
        if part.strip()[:2] in LANGUAGES:
            return part.strip()[:2]
    return "fr"


async def _house(request: Request) -> House:
    return house(request)


async def _people(request: Request) -> People:
    return people(request)


async def _language(request: Request) -> str:
    return language(request)


# What an address asks for by its arguments. They are found on the loop: a plain function would have each
# request wait for a thread of its own, behind whatever keeps the threads busy.
TheHouse = Annotated[House, Depends(_house)]
ThePeople = Annotated[People, Depends(_people)]
Lang = Annotated[str, Depends(_language)]


def _bearer(request: Request) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def secret_of(request: Request) -> str | None:
    """The secret by which whoever asks may be known."""
    return _bearer(request) or request.cookies.get(COOKIE)


async def known(request: Request) -> Player | None:
    """The player who asks, if they are known."""
    if not hasattr(request.state, "player"):
        request.state.player = await people(request).by_token(secret_of(request))
    found: Player | None = request.state.player
    return found


async def player(request: Request) -> Player:
    """The player who asks; a stranger is refused."""
    found = await known(request)
    if found is None:
        raise Refused("who-are-you", status=401)
    admit(request, found)
    allow(request, found, "write")
    return found


async def guest(request: Request, response: Response) -> Player:
    """The player who asks; a stranger becomes a guest."""
    found = await known(request)
    admit(request, found)
    if found is None:
        allow(request, None, "newcomer")
        found, token = await people(request).welcome()
        request.state.player = found
        keep_cookie(request, response, COOKIE, token, secret=True)
    else:
        allow(request, found, "write")
    return found


Me = Annotated[Player, Depends(player)]
Guest = Annotated[Player, Depends(guest)]


async def seated_at(the_house: House, table_id: str, asking: Player) -> tuple[Live, int]:
    """The table, and where somebody sits at it; refuses who does not."""
    live = await the_house.live(table_id)
    seat = seated(live.table, asking)
    await the_house.see(live, asking.id)
    return live, seat


def renew_cookie(request: Request, response: Response) -> None:
    """Whoever comes back is known for another year."""
    token = request.cookies.get(COOKIE)
    if token and not _bearer(request):
        keep_cookie(request, response, COOKIE, token, secret=True)


def keep_cookie(request: Request, response: Response, name: str, value: str, secret: bool = False) -> None:
    https = request.url.scheme == "https"
    response.set_cookie(
        name, value, max_age=YEAR, httponly=secret, samesite="lax", secure=https and secret, path="/"
    )


def admit(request: Request, who: Player | None) -> None:
    """Refuse whom the keeper has barred."""
    host = request.client.host if request.client else None
    request.app.state.keeper.admit(who.id if who else None, host)


def allow(request: Request, who: Player | None, kind: str) -> None:
    """Refuse who asks too often, by themselves or with all others at their address."""
    people(request).rates.allow(kind, who.id if who else None, address(request))
    if who is not None:
        house(request).thoughts.comes_from(who.id, address(request))


def address(request: Request) -> str:
    """Where somebody asks from, as it is counted."""
    return household(request.client.host if request.client else None)


async def count_reading(request: Request) -> None:
    """Reading is counted as well; what browsers keep is not."""
    if request.method in READING and not request.url.path.startswith("/static/"):
        allow(request, await known(request), "read")


def same_site(request: Request) -> bool:
    """Whether a request that changes something comes from our own pages, or from a program."""
    if _bearer(request):
        return True
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("origin")
    return origin is None or origin.split("://")[-1] == request.headers.get("host")
