"""How the house looks from outside: robots, map, icons, caches, previews that show only what is public."""

import re
from io import BytesIO
from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

from tablee.core.shelf import shelf
from tablee.server import run
from tablee.server.links import qr_code
from tablee.server.pictures import SIZE, picture, sketch
from tests.server.conftest import asker, at, done, named, table_of
from tests.server.serving import a_free_port

pytestmark = pytest.mark.anyio


def meta(page, name):
    found = re.search(rf'<meta property="og:{name}" content="([^"]*)">', page)
    assert found, name
    return found[1].replace("&#x2f;", "/").replace("&amp;", "&")


async def test_robots_and_the_map_name_addresses_that_are_there(app):
    guest = asker(app)
    robots = (await guest.get("/robots.txt")).text
    assert "Disallow: /api/" in robots
    where = re.search(r"^Sitemap: (.+)$", robots, re.M)[1]
    assert where == "http://tablee.test/sitemap.xml"
    told = ElementTree.fromstring((await guest.get("/sitemap.xml")).text)
    urls = [loc.text for loc in told.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert len(urls) == 2 + 2 * len(shelf())
    for url in urls:
        assert (await guest.get(url)).status_code == 200, url


async def test_addresses_are_those_players_see(app):
    app.state.public_url = "https://games.example.org"
    guest = asker(app)
    assert "https://games.example.org/box/duo" in (await guest.get("/sitemap.xml")).text
    page = (await guest.get("/box/duo")).text
    assert meta(page, "url") == "https://games.example.org/box/duo"
    assert meta(page, "image") == "https://games.example.org/preview.png"


HOSTS = [
    # how the host came, what the keeper named, this computer on the network, what is shown, whether others can
    ("http://127.0.0.1:7777", "", "http://192.168.1.7:7777", "http://192.168.1.7:7777", True),
    ("http://localhost:7777", "", "http://192.168.1.7:7777", "http://192.168.1.7:7777", True),
    ("http://[::1]:7777", "", "http://192.168.1.7:7777", "http://192.168.1.7:7777", True),
    (
        "http://127.0.0.1:7777",
        "https://games.example.org",
        "http://192.168.1.7:7777",
        "https://games.example.org",
        True,
    ),
    ("http://192.168.1.7:7777", "", "http://192.168.1.8:7777", "http://192.168.1.7:7777", True),
    ("http://127.0.0.1:7777", "", None, "http://127.0.0.1:7777", False),
    (
        "http://127.0.0.1:7777",
        "",
        "http://127.0.0.1:7777",
        "http://127.0.0.1:7777",
        False,
    ),  # there is no network
]


@pytest.mark.parametrize(("came", "named_by_keeper", "near", "shown", "reaches"), HOSTS)
async def test_the_link_that_is_shown_is_one_that_others_can_open(
    app, came, named_by_keeper, near, shown, reaches
):
    app.state.public_url = named_by_keeper
    app.state.near = near and (lambda: near)
    host = asker(app, **{"Accept-Language": "en"})
    host.base_url = came
    table = (await done(host.post("/api/tables", json={"game": "duo", "seats": 2})))["id"]
    page = (await host.get(f"/t/{table}")).text.replace("&#x2f;", "/")
    assert f'<a id="link" href="{shown}/t/{table}">' in page
    assert ("qr.svg" in page) == reaches
    assert ("opens only on the computer" not in page) == reaches
    assert (await host.get(f"/t/{table}/qr.svg")).content == qr_code(f"{shown}/t/{table}")


def test_a_server_for_all_knows_its_address_on_the_network_and_one_for_this_computer_has_none(
    monkeypatch, tmp_path
):
    made = []
    monkeypatch.setattr(
        run, "Server", lambda config, opened: made.append(config.app) or SimpleNamespace(run=close)
    )
    monkeypatch.setattr(run, "address_on_the_network", lambda: "192.168.1.7")
    monkeypatch.setattr(run.signal, "signal", lambda *_: None)
    monkeypatch.setattr(run.logs, "settle", lambda *_: None)

    def close(doors):
        for door in doors:
            door.close()

    port = a_free_port()
    for host in ("0.0.0.0", "127.0.0.1"):
        run.serve(host, port, f"sqlite:///{tmp_path / 'near.db'}", quiet=True)
    assert made[0].state.near() == f"http://192.168.1.7:{port}"
    assert made[1].state.near is None


async def test_icons_are_pictures_of_their_size(app):
    guest = asker(app)
    page = (await guest.get("/")).text
    for path, size in (("/apple-touch-icon.png", 180), ("/favicon.ico", 48)):
        assert Image.open(BytesIO((await guest.get(path)).content)).size == (size, size)
    assert 'href="/apple-touch-icon.png"' in page
    told = (await guest.get("/manifest.webmanifest")).json()
    for icon in told["icons"]:
        shown = Image.open(BytesIO((await guest.get(icon["src"])).content))
        assert f"{shown.width}x{shown.height}" == icon["sizes"]
    assert Image.open(BytesIO((await guest.get("/preview.png")).content)).size == SIZE


async def test_every_answer_says_how_long_it_may_be_kept(app):
    host = await named(app, "Ana")
    live = await table_of(app, host, seats=2)
    for path, said in (
        ("/", "private, no-cache"), (f"/t/{live.table.id}", "private, no-cache"), (at(live), "private, no-cache"),
        ("/robots.txt", "public, max-age=86400"), (f"/t/{live.table.id}/preview.png", "public, max-age=60"),
        ("/kept/all.json", "no-store"), ("/nowhere", "private, no-cache"),
    ):  # fmt: skip
        assert (await host.get(path)).headers["Cache-Control"] == said, path


@pytest.mark.parametrize("card", shelf(), ids=lambda card: card.name)
async def test_a_link_to_a_table_shows_what_is_public_and_nothing_else(app, card):
    host = await named(app, "Ana")
    others = [await named(app, f"Bo{k}") for k in range(card.seats[0] - 1)]
    guests = [host, *others]
    live = await table_of(app, *guests, game=card.name)
    for _ in range(6):
        seat = live.table.match.asked
        action = live.table.match.legal(seat)[0]
        await done(guests[seat].post(at(live) + "/act", json={"action": action}))
    page = (await asker(app).get(f"/t/{live.table.id}?lang=en")).text
    assert meta(page, "title") == f"{card.title.replace('&', '&')} · Tablée"
    assert meta(page, "image").endswith(f"/t/{live.table.id}/preview.png")
    box = f"http:&#x2f;&#x2f;tablee.test&#x2f;box&#x2f;{card.name}"
    assert f'<link rel="canonical" href="{box}">' in page  # what search engines are to list instead
    shown = (await asker(app).get(f"/t/{live.table.id}/preview.png?lang=en")).content
    assert Image.open(BytesIO(shown)).size == SIZE
    assert (await host.get(f"/t/{live.table.id}/preview.png?lang=en")).content == shown
    before = sketch(live.table, "en")
    live.table.match.imagine(None, np.array([1, 2, 3, 4], "i8"))
    live.table.eyes.clear()
    assert sketch(live.table, "en") == before
    assert picture(before) == shown


async def test_a_table_that_waits_for_people_has_a_picture_too(app):
    host = await named(app, "Ana")
    live = await table_of(app, host, seats=3)
    shown = sketch(live.table, "fr")
    assert shown.names == ("Ana", "…", "…")
    assert Image.open(BytesIO(picture(shown))).size == SIZE
    assert (await host.get("/t/nowhere/preview.png")).status_code == 404
