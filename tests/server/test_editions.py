"""What pages load: packed for who can unpack it, and named beforehand in the order in which it is needed."""

import gzip
import re
from importlib.resources import files

import pytest

from tablee.server.editions import later, modules, release
from tests.server.conftest import asker, named, table_of

pytestmark = pytest.mark.anyio
PLAIN = {"Accept-Encoding": "identity"}
SCRIPTS = files("tablee.server").joinpath("static", "js")


@pytest.mark.parametrize(
    "path", ["/", "/box/duo", f"/static/{release()}/felt+seat.css", "/static/x/hands.js"]
)
async def test_texts_are_packed_for_who_can_unpack_them_and_say_the_same(app, path):
    guest = asker(app)
    plain = await guest.get(path, headers=PLAIN)
    assert "Content-Encoding" not in plain.headers
    async with guest.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
        sent = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert int(answer.headers["Content-Length"]) == len(sent) < len(plain.content) / 2
    assert gzip.decompress(sent) == plain.content


async def test_what_shows_a_hand_beside_what_others_say_is_never_packed(app):
    """Its size would tell of the hand to whoever can measure it and say something."""
    guest, other = await named(app, "Ana"), await named(app, "Bea")
    live = await table_of(app, guest, other)
    answer = await guest.get(f"/api/tables/{live.table.id}")
    assert len(answer.content) > 500
    assert "Content-Encoding" not in answer.headers


def imported(name):
    text = SCRIPTS.joinpath(f"{name}.js").read_text("utf-8")
    return set(re.findall(r'^(?:import|export)\b.*?"\./([\w-]+)\.js";', text, re.MULTILINE | re.DOTALL))


def test_what_it_takes_to_see_a_table_is_little_and_what_it_takes_to_play_comes_whole():
    first, rest = ["table", *modules("table")], later("table", "playing")
    assert len(first) <= 9, "each is another turn of the line before a table is seen"
    assert not set(first) & set(rest)
    assert len(rest) == len(set(rest))
    for name in first:
        assert imported(name) <= set(first), name
    for name in rest:
        assert imported(name) <= {*first, *rest}, name


async def test_a_table_names_beforehand_what_it_needs_to_be_seen_and_later_the_rest(app):
    guest, other = await named(app, "Ana"), await named(app, "Bea")
    live = await table_of(app, guest, other)
    page = (await guest.get(f"/t/{live.table.id}")).text
    preloaded = re.findall(rf'rel="modulepreload"[^>]*"/static/{release()}/([\w-]+)\.js"', page)
    assert set(preloaded) == {*modules("table"), *modules("page")}
    assert re.search(r'data-later="([^"]*)"', page)[1].split() == later("table", "playing")
