"""Names and sayings: nothing blank, nothing piled up, nothing that turns the line around, wherever they come in."""

import pytest

from tablee.server.text import is_blank, one_line
from tests.server.conftest import asker, at, done, named, table_of

pytestmark = pytest.mark.anyio
BLANK = [
    "\u3164",
    "\u2800\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u202e\u200b",
    "\u0301\u0301",
    " \u00a0 ",
    "\ufeff",
]
PILED = "Z" + "\u0336\u0353\u0355" * 20 + "oé"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Zoé\t\n B ", "Zoé B"),
        ("A\u202ebc\u2066d\u200f", "Abcd"),
        ("Ana\u3164\u3164Bo", "Ana Bo"),
        ("\u2800Ana\u2800", "Ana"),
        ("\u0301Ana", "Ana"),
        ("Nguye\u0302\u0303n", "Nguyễn"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("नमस्ते", "नमस्ते"),
        ("🎲 Élise", "🎲 Élise"),
    ],
)
def test_what_is_left_of_what_was_written(written, shown):
    from unicodedata import normalize

    assert one_line(written) == normalize("NFC", shown)


def test_marks_are_not_piled_up():
    assert len(one_line(PILED)) <= 5
    assert one_line(PILED).startswith("Z")


@pytest.mark.parametrize("name", BLANK)
async def test_a_blank_name_is_refused_everywhere(app, name):
    guest = await named(app, "Ana")
    assert is_blank(one_line(name))
    assert (await done(guest.post("/api/me", json={"name": name}), 422))["key"] == "bad-name"
    assert (await done(asker(app).post("/api/players", json={"name": name}), 422))["key"] == "bad-name"
    assert (await guest.post("/name", data={"name": name, "back": "/"})).status_code == 422
    live = await table_of(app, guest, seats=2)
    assert (await done(guest.post(at(live) + "/say", json={"text": name}), 422))["key"] == "bad-saying"


async def test_what_is_said_is_cleaned_like_a_name(app):
    guest = await named(app, PILED[-22:])
    live = await table_of(app, guest, seats=2)
    assert len(live.table.chairs[0].name) <= 5
    await done(guest.post(at(live) + "/say", json={"text": f"a\u202eb {PILED}"}))
    assert live.table.chat[-1]["text"] == "ab " + one_line(PILED)
