"""What pages load: packed for who can unpack it."""

import gzip

import pytest

from tablee.server.editions import release
from tests.server.conftest import asker, named, table_of

pytestmark = pytest.mark.anyio
PLAIN = {"Accept-Encoding": "identity"}


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
