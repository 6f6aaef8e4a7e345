"""What is asked by those who look from outside: robots, a map, icons, pictures for previews of links."""

import asyncio
from importlib.resources import files
from xml.sax.saxutils import escape

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from tablee.core.shelf import shelf
from tablee.server.links import public
from tablee.server.page_words import page_words
from tablee.server.pictures import icon, picture, shelf_picture, sketch
from tablee.server.visitor import Lang, TheHouse

DAY = {"Cache-Control": "public, max-age=86400"}
MINUTE = {"Cache-Control": "public, max-age=60"}
ICONS = {"apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512, "favicon.ico": 48}

site = APIRouter(include_in_schema=False)


@site.get("/robots.txt")
async def robots(request: Request) -> PlainTextResponse:
    """Pages may be read; what is for programs and the keeper is not for robots. In place of a table its page
    names its box, where anybody can begin; a game looked back at, which names people, is not to be listed."""
    lines = ["User-agent: *", "Disallow: /api/", "Disallow: /keeper", "Disallow: /kept/", ""]
    return PlainTextResponse(
        "\n".join([*lines, f"Sitemap: {public(request, '/sitemap.xml')}", ""]), headers=DAY
    )


@site.get("/sitemap.xml")
async def site_map(request: Request) -> Response:
    paths = ["/", *(f"/{kind}/{card.name}" for card in shelf() for kind in ("box", "rules")), "/kept"]
    urls = "".join(f"<url><loc>{escape(public(request, path))}</loc></url>\n" for path in paths)
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{urls}</urlset>\n'
    )
    return Response(text, media_type="application/xml", headers=DAY)


@site.get("/service-worker.js")
async def service_worker() -> Response:
    """What a browser runs when a message comes and no page is open; at the root, for all pages."""
    script = files("tablee.server").joinpath("static", "js", "service-worker.js")
    headers = {"Cache-Control": "no-cache"}
    return Response(script.read_text(encoding="utf-8"), media_type="text/javascript", headers=headers)


@site.get("/manifest.webmanifest")
async def manifest(lang: Lang) -> JSONResponse:
    """What a phone needs to put the library on its home screen."""
    told = {
        "name": "Tablée",
        "description": page_words(lang).say(("tagline", {})),
        "lang": lang,
        "start_url": "/",
        "display": "standalone",
        "background_color": "#f6f1e7",
        "theme_color": "#b8472f",
        "icons": [
            {"src": f"/{name}", "sizes": f"{size}x{size}", "type": "image/png"}
            for name, size in ICONS.items()
            if name.startswith("icon-")
        ],
    }
    return JSONResponse(
        told, media_type="application/manifest+json", headers=DAY | {"Vary": "Accept-Language"}
    )


def _answer_icon(name: str, size: int) -> None:
    async def answer() -> Response:
        return Response(await asyncio.to_thread(icon, size), media_type="image/png", headers=DAY)

    site.add_api_route(f"/{name}", answer, response_class=Response)


for _name, _size in ICONS.items():
    _answer_icon(_name, _size)


@site.get("/preview.png")
async def shelf_preview(lang: Lang) -> Response:
    """The library, for those who show a link to it."""
    tagline = page_words(lang).say(("tagline", {}))
    drawn = await asyncio.to_thread(shelf_picture, tuple(card.title for card in shelf()), tagline)
    return Response(drawn, media_type="image/png", headers=DAY | {"Vary": "Accept-Language"})


@site.get("/t/{table_id}/preview.png")
async def table_preview(table_id: str, lang: Lang, the_house: TheHouse) -> Response:
    """A table as anybody may see it, for those who show a link to it."""
    live = await the_house.live(table_id)
    drawn = await asyncio.to_thread(picture, sketch(live.table, lang))
    return Response(drawn, media_type="image/png", headers=MINUTE)
