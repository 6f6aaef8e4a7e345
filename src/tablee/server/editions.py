"""Style sheets, scripts and icons as browsers get them: named by edition, so that they may keep them."""

import re
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files

from fastapi import APIRouter, Request, Response

from tablee.core.shelf import home as home_of
from tablee.core.shelf import shelf
from tablee.server.lean import bare, flush, lean, packed
from tablee.server.packing import pack

editions = APIRouter(include_in_schema=False)
STATIC = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
IMPORTED = re.compile(r'^(?:import|export)\b[^;]*?"\./([\w-]+)\.js";', re.MULTILINE)  # of a script of ours
MOST_TOGETHER = 16  # files of a kind in one answer


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


@cache
def later(first: str, then: str) -> list[str]:
    """What a script that comes later needs besides what came with the first one, itself included."""
    here = {first, *modules(first)}
    return [name for name in (then, *modules(then)) if name not in here]


@editions.get("/static/icon.svg")
async def icon(request: Request) -> Response:
    return await static("", "icon.svg", request)


@editions.get("/static/{edition}/{name}")
async def static(edition: str, name: str, request: Request) -> Response:
    """Our own style sheets, scripts and pictures, a folder for each kind, and each game's style sheet.

    Several of a kind, their names joined by a +, come as one.
    """
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if edition == release() else "no-cache"}
    stem, _, ending = name.rpartition(".")
    texts = [_sent(part, ending) for part in stem.split("+")[:MOST_TOGETHER]]
    if None in texts:
        return Response("", 404)
    answer = Response("\n".join(map(str, texts)), media_type=STATIC[ending], headers=headers)
    pack(request, answer, kept=True)
    return answer


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
    return packed(text) if ending == "css" else bare(flush(lean(text)))


def _lids() -> str:
    """How the lids of the games look that bring a style sheet for it, all in one."""
    sheets = (files(home_of(card.name)).joinpath("box.css") for card in shelf())
    return "".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.is_file())
