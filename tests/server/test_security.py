"""Who may do what: every address asked by everybody, and everything that has no business here refused."""

import json
import re
from pathlib import Path

import httpx
import numpy as np
import pytest

from tablee.core.lesson import lessons_of
from tablee.core.puzzle import puzzles_of
from tablee.core.scene import WIDE
from tablee.core.shelf import shelf
from tablee.server import rates
from tablee.server.app import GUARDS
from tablee.server.editions import release
from tests.server.conftest import asker, at, done, named, table_of

pytestmark = pytest.mark.anyio
RECORD = (Path(__file__).parent.parent / "records" / "duo.jsonl").read_text(encoding="utf-8")
ROLES = ("stranger", "forged", "other", "seated", "bearer", "host")

# For each address what a stranger, somebody with a forged token, a player who sits elsewhere, one who
# sits here, a program that sits here and the host are answered, while a game is played at the table.
PUBLIC = (200,) * 6
NOBODY = (404,) * 6
KEEPER = (401,) * 6  # nobody of these
SEATED = (401, 401, 403, 200, 200, 200)
SUBSCRIPTION = {
    "endpoint": "https://push.example.org/send/abc",
    "keys": {"p256dh": "BA" + "a" * 84 + "A", "auth": "a" * 21 + "A"},
}
ROUTES = {
    "GET /": (PUBLIC, None),
    "GET /me": (PUBLIC, None),
    "GET /health": (PUBLIC, None),
    "GET /metrics": (PUBLIC, None),
    "GET /robots.txt": (PUBLIC, None),
    "GET /sitemap.xml": (PUBLIC, None),
    "GET /manifest.webmanifest": (PUBLIC, None),
    "GET /service-worker.js": (PUBLIC, None),
    "GET /apple-touch-icon.png": (PUBLIC, None),
    "GET /icon-192.png": (PUBLIC, None),
    "GET /icon-512.png": (PUBLIC, None),
    "GET /favicon.ico": (PUBLIC, None),
    "GET /preview.png": (PUBLIC, None),
    "GET /box/{name}": (PUBLIC, None),
    "GET /first/{name}": (PUBLIC, None),
    "GET /rules/{name}": (PUBLIC, None),
    "GET /static/icon.svg": (PUBLIC, None),
    "GET /static/{edition}/{name}": (PUBLIC, None),
    "GET /t/{table_id}": (PUBLIC, None),
    "GET /t/{table_id}/qr.svg": (PUBLIC, None),
    "GET /t/{table_id}/preview.png": (PUBLIC, None),
    "GET /t/{table_id}/settings": ((401, 401, 403, 403, 403, 409), None),
    "POST /t/{table_id}/settings": ((401, 401, 403, 403, 403, 409), {"seats": "3"}),
    "GET /t/{table_id}/report": ((401, 401, 200, 200, 200, 200), None),
    "POST /t/{table_id}/report": ((401, 401, 303, 303, 303, 303), {"what": "seat 0"}),
    "GET /r/{game_id}": (PUBLIC, None),
    "GET /r/{game_id}/preview.png": (PUBLIC, None),
    "POST /r/{game_id}/on": ((303,) * 6, {"n": "1"}),
    "POST /api/finished/{game_id}/on": (PUBLIC, {"n": 1}),
    "GET /kept": (PUBLIC, None),
    "GET /kept/all.json": ((401, 401, 200, 200, 200, 200), None),
    "POST /kept/forget": ((401, 401, 303, 303, 303, 303), {"sure": "on"}),
    "POST /me/device": ((401, 401, 200, 200, 200, 200), {}),
    "POST /me/device/only": ((401, 401, 303, 303, 303, 303), {}),
    "GET /come/{secret}": (NOBODY, None),
    "POST /come/{secret}": (NOBODY, {}),
    "GET /notice": (NOBODY, None),
    "GET /keeper": (KEEPER, None),
    "GET /keeper/enter": (PUBLIC, None),
    "POST /keeper/enter": (KEEPER, {"key": "x"}),
    "GET /keeper/request": (KEEPER, None),
    "POST /keeper/{what}": (KEEPER, {"id": "x"}),
    "POST /play/{name}": ((303,) * 6, {}),
    "GET /tables": ((303,) * 6, None),
    "POST /box/{name}": ((303,) * 6, {}),
    "POST /records": ((303,) * 6, {"record": RECORD.splitlines(keepends=True)}),
    "POST /prefer": ((303,) * 6, {"lang": "en"}),
    "POST /name": ((303,) * 6, {"name": "Zoé"}),
    "GET /api/openapi.json": (PUBLIC, None),
    "POST /api/players": (PUBLIC, {"name": "Zoé"}),
    "GET /api/me": (PUBLIC, None),
    "POST /api/me": (PUBLIC, {"name": "Zoé"}),
    "GET /api/me/turns": ((401, 401, 200, 200, 200, 200), None),
    "GET /api/push": (PUBLIC, None),
    "POST /api/me/push": ((401, 401, 200, 200, 200, 200), SUBSCRIPTION),
    "POST /api/me/push/stop": ((401, 401, 200, 200, 200, 200), {"endpoint": SUBSCRIPTION["endpoint"]}),
    "GET /api/me/kept": ((401, 401, 200, 200, 200, 200), None),
    "POST /api/me/forget": ((401, 401, 200, 200, 200, 200), {}),
    "GET /api/games": (PUBLIC, None),
    "GET /api/tables": (PUBLIC, None),
    "POST /api/tables": (PUBLIC, {"game": "duo"}),
    "GET /api/tables/{table_id}": (PUBLIC, None),
    "GET /api/tables/{table_id}/stream": (PUBLIC, None),
    "POST /api/tables/{table_id}/sit": ((409, 409, 409, 200, 200, 200), {}),
    "POST /api/tables/{table_id}/rise": (SEATED, {}),
    "POST /api/tables/{table_id}/bot": ((401, 401, 403, 403, 403, 409), {"seat": 1, "bot": "amateur"}),
    "POST /api/tables/{table_id}/set": ((401, 401, 403, 403, 403, 409), {"public": True}),
    "POST /api/tables/{table_id}/start": ((401, 401, 403, 409, 409, 409), {}),
    "POST /api/tables/{table_id}/stop": (SEATED, {}),
    "POST /api/tables/{table_id}/host": ((401, 401, 403, 403, 403, 200), {"seat": 1}),
    "POST /api/tables/{table_id}/free": ((401, 401, 403, 403, 403, 409), {"seat": 1}),
    "POST /api/tables/{table_id}/act": ((401, 401, 403, 422, 422, 200), {"action": "draw"}),
    "POST /api/tables/{table_id}/undo": ((401, 401, 403, 409, 409, 409), {}),
    "POST /api/tables/{table_id}/say": (SEATED, {"phrase": "hello"}),
    "POST /api/tables/{table_id}/hint": ((401, 401, 403, 409, 409, 409), {}),
    "POST /api/tables/{table_id}/coach": ((401, 401, 403, 409, 409, 409), {}),
    "POST /api/tables/{table_id}/why": (SEATED, {"path": ["pile"]}),
    "POST /api/tables/{table_id}/hurry": (SEATED, {}),
    "POST /api/tables/{table_id}/withdraw": (SEATED, {}),
    "POST /api/tables/{table_id}/here": ((401, 401, 200, 200, 200, 200), {}),
    "POST /api/tables/{table_id}/report": ((401, 401, 200, 200, 200, 200), {"seat": 0}),
    "POST /api/tables/{table_id}/lend": ((401, 401, 403, 409, 409, 409), {"seat": 0}),
    "GET /api/finished": (PUBLIC, None),
    "GET /api/finished/{game_id}/record": (PUBLIC, None),
    "GET /api/finished/{game_id}/view": (PUBLIC, None),
    "POST /api/records": (PUBLIC, None),
    "GET /api/finished/{game_id}/analysis": (PUBLIC, None),
    "GET /learn/{name}": (PUBLIC, None),
    "GET /learn/{name}/{lesson}": (PUBLIC, None),
    "POST /api/lessons/{name}/{lesson}": (PUBLIC, {"played": []}),
    "GET /puzzles": (PUBLIC, None),
    "GET /puzzles/{name}": (PUBLIC, None),
    "GET /puzzles/{name}/{puzzle}": (PUBLIC, None),
    "POST /api/puzzles/{name}/{puzzle}": (PUBLIC, {"show": True}),
}


LESSON = lessons_of("duo")[0].name
PUZZLE = puzzles_of("duo")[0].name


def routes(holder):
    """Every method and path that is answered, also by the routers within."""
    found = set()
    for route in holder.routes:
        if hasattr(route, "original_router"):
            found |= routes(route.original_router)
        else:
            found |= {f"{method} {route.path}" for method in route.methods - {"HEAD"}}
    return found


def first_record():
    """The first whole game of the golden records."""
    lines = RECORD.splitlines(keepends=True)
    starts = [k for k, line in enumerate(lines) if '"seed"' in line or k == 0] + [len(lines)]
    return "".join(lines[: starts[1]])


async def ask(who, route, table_id, game_id, body):
    method, path = route.split()
    name = "base.css" if "static" in path else "duo"
    path = path.format(
        table_id=table_id,
        game_id=game_id,
        name=name,
        edition="x",
        what="bar",
        lesson=LESSON,
        puzzle=PUZZLE,
        secret="x",
    )
    if route == "POST /api/records":
        return await who.post(path, content=first_record())
    if route == "POST /records":
        return await who.post(path, files={"record": ("game.jsonl", first_record())})
    if route == "GET /api/me/turns":
        return await who.get(path, params={"tables": table_id})
    if method == "GET":
        return await who.get(path)
    if path.startswith("/api"):
        return await who.post(path, json=body)
    return await who.post(path, data=body)


async def test_every_address_answers_everybody_as_it_should(app):
    assert routes(app) == set(ROUTES), "an address that is not listed here, or no longer exists"
    house = app.state.house
    wrong = []
    for route, (expected, body) in ROUTES.items():
        host, seated, other = [await named(app, name) for name in ("Ana", "Bo", "Cy")]
        made = await done(asker(app).post("/api/players", json={"name": "Bot"}))
        bearer = asker(app, made["token"])
        game_id = (await done(host.post("/api/records", content=first_record())))["id"]
        if route.endswith(("/stream", "/turns")):
            house.draining.set()  # so that it ends
        askers = {
            "stranger": asker(app),
            "forged": asker(app, "x" * 43, cookie="tablee=" + "y" * 43),
            "other": other,
            "seated": seated,
            "bearer": bearer,
            "host": host,
        }
        for role, status in zip(ROLES, expected, strict=True):
            live = await table_of(app, host, bearer if role == "bearer" else seated)
            before = live.table.version
            answer = await ask(askers[role], route, live.table.id, game_id, body)
            if answer.status_code != status:
                wrong.append((route, role, answer.status_code, answer.text[:100]))
            if answer.status_code >= 400:
                assert live.table.version == before, (route, role)
                assert "error" in answer.text or "alert" in answer.text
            if "forget" in route and role in ("bearer", "seated", "other") and status < 400:
                fresh = await named(app, "Du")  # who was forgotten is nobody any more
                askers["other"] = other = fresh
                seated = seated if role != "seated" else await named(app, "Eo")
            for name, value in GUARDS.items():
                assert answer.headers[name] == value, (route, role)
        house.draining.clear()
    assert wrong == []


FAR = [
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "https://elsewhere.example"},
    {"Origin": "null"},
    {"Origin": "http://tablee.test.elsewhere.example"},
]


@pytest.mark.parametrize("headers", FAR, ids=str)
async def test_another_site_can_change_nothing(app, headers):
    host = await named(app, "Ana")
    live = await table_of(app, host, seats=2)
    before = live.table.version
    for path in (at(live) + "/say", at(live) + "/rise", "/api/tables", "/play/duo", "/prefer", "/api/me"):
        answer = await host.post(path, json={"phrase": "hello"}, headers=headers)
        assert answer.status_code == 403, path
    assert live.table.version == before
    assert live.table.chat == []


async def test_our_own_pages_and_programs_are_not_another_site(app):
    host = await named(app, "Ana")
    live = await table_of(app, host, seats=2)
    for headers in ({"Sec-Fetch-Site": "same-origin"}, {"Origin": "http://tablee.test"}, {}):
        await done(host.post(at(live) + "/say", json={"phrase": "hello"}, headers=headers))
    token = (await done(asker(app).post("/api/players", json={})))["token"]
    await done(
        asker(app, token, Origin="https://elsewhere.example").post("/api/tables", json={"game": "duo"})
    )


BAD = [
    ("/tables", '{"game": "duo"', 422),
    ("/tables", "[]", 422),
    ("/tables", "null", 422),
    ("/tables", '"duo"', 422),
    ("/tables", "{}", 422),
    ("/tables", '{"game": 5}', 422),
    ("/tables", '{"game": "chess"}', 404),
    ("/tables", '{"game": "duo", "seats": "2"}', 422),
    ("/tables", '{"game": "duo", "seats": 99}', 422),
    ("/tables", '{"game": "duo", "seats": 1e400}', 422),
    ("/tables", '{"game": "duo", "colour": "red"}', 422),
    ("/tables", '{"game": "duo", "options": {"colour": "red"}}', 422),
    ("/tables", '{"game": "duo", "options": {"first": {"a": []}}}', 422),
    ("/tables", '{"game": "duo", "options": {"turbo": 1}}', 422),
    ("/tables", '{"game": "duo", "bots": ["nobody at all"]}', 422),
    ("/tables", '{"game": "duo", "bots": ["amateur","amateur","amateur","amateur"]}', 422),
    ("/tables", '{"game": "duo", "pace": "never"}', 422),
    ("/tables", '{"game": "duo", "clock": 7}', 422),
    ("/tables", '{"game": "duo", "clock": -1}', 422),
    ("/tables", '{"game": "\\ud800"}', 422),
    ("/tables/T/act", "{}", 422),
    ("/tables/T/act", '{"action": null}', 422),
    ("/tables/T/act", '{"action": ""}', 422),
    ("/tables/T/act", '{"action": "   "}', 422),
    ("/tables/T/act", '{"action": "draw", "seen": "1"}', 422),
    ("/tables/T/act", '{"action": "draw", "seen": true}', 422),
    ("/tables/T/act", '{"action": "draw", "seat": 1}', 422),
    ("/tables/T/act", '{"action": "nonsense"}', 422),
    ("/tables/T/act", '{"action": "\\u0000\\ud800"}', 422),
    ("/tables/T/act", json.dumps({"action": "x" * 101}), 422),
    ("/tables/T/act", json.dumps({"action": "draw", "key": "x" * 65}), 422),
    ("/tables/T/sit", '{"seat": 2.5}', 422),
    ("/tables/T/bot", '{"bot": "amateur"}', 422),
    ("/tables/T/bot", '{"seat": 1, "bot": 3}', 422),
    ("/tables/T/say", '{"phrase": "rude"}', 422),
    ("/tables/T/say", "{}", 422),
    ("/tables/T/say", '{"text": "   "}', 422),
    ("/tables/T/say", json.dumps({"text": "x" * 201}), 422),
    ("/tables/T/lend", '{"seat": -1}', 409),
    ("/tables/T/lend", '{"seat": 99}', 409),
    ("/tables/T/set", '{"seats": 2}', 409),
    ("/tables/nowhere/act", '{"action": "draw"}', 404),
    ("/me", '{"name": ""}', 422),
    ("/me", '{"name": "\\u202e\\u0007"}', 422),
    ("/me", json.dumps({"name": "x" * 25}), 422),
    ("/me", json.dumps({"name": "x" * 201}), 422),
    ("/records", "", 422),
    ("/records", "not json", 422),
    ("/records", "{}", 422),
    ("/records", "[" * 5000, 422),
]


async def test_what_makes_no_sense_is_refused_in_the_readers_words_and_changes_nothing(app):
    host, other = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, host, other)
    before = live.table.version, len(app.state.house.tables)
    for path, body, status in BAD:
        path = "/api" + path.replace("/T/", f"/{live.table.id}/")
        said = {}
        for lang in ("en", "fr"):
            answer = await host.post(
                f"{path}?lang={lang}", content=body, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code == status, (path, body[:60], answer.text[:200])
            told = answer.json()
            assert told["error"]
            assert told["key"]
            assert "Traceback" not in answer.text
            said[lang] = told["error"]
        assert said["fr"] != said["en"], said
    assert (live.table.version, len(app.state.house.tables)) == before
    assert (await done(host.get("/api/me")))["name"] == "Ana"


async def test_what_is_too_large_is_refused_before_it_is_read(app):
    host = await named(app, "Ana")
    live = await table_of(app, host, seats=2)
    answer = await host.post(at(live) + "/say", json={"text": "x" * 70_000})
    assert answer.status_code == 413
    assert "64 kB" in answer.json()["error"]
    assert (await host.post("/api/records", content="x" * 4_000_001)).status_code == 413

    async def endless():
        for _ in range(3):
            yield b"{" * 1000

    assert (await host.post(at(live) + "/say", content=endless())).status_code == 411
    assert live.table.chat == []


async def test_who_asks_too_often_has_to_wait(app, monkeypatch):
    host, other = await named(app, "Ana"), await named(app, "Bo")
    live = await table_of(app, host, other)
    monkeypatch.setattr(rates, "EASE", 1.0)
    monkeypatch.setitem(rates.PLAYER, "write", rates.Budget(0.0, 5.0))
    monkeypatch.setitem(rates.ADDRESS, "newcomer", rates.Budget(0.0, 1.0))
    app.state.people.rates = rates.Rates()
    answers = [await host.post(at(live) + "/say", json={"phrase": "hello"}) for _ in range(8)]
    assert [a.status_code for a in answers] == [200] * 5 + [429] * 3
    assert answers[-1].json() == {"error": "Slow down! Wait a second, then try again.", "key": "too-fast"}
    assert len(live.table.chat) == 5
    await done(other.post(at(live) + "/say", json={"phrase": "hello"}))
    strangers = [await asker(app).post("/api/players", json={}) for _ in range(3)]
    assert [a.status_code for a in strangers] == [200, 429, 429]


NASTY = "<i>\"'&{{7*7}}</i>"


async def test_names_and_talk_are_shown_as_they_were_written(app):
    host, other = await named(app, NASTY), await named(app, "Bo")
    live = await table_of(app, host, other, public=True)
    talk = "<script>alert('x')</script> {{ 77771*3 }} </li>"
    await done(host.post(at(live) + "/say", json={"text": talk}))
    from tablee.server import views

    found = views.drawn(live, None, "fr", WIDE)
    texts = [(await other.get(p)).text for p in ("/", "/box/duo", f"/t/{live.table.id}")]
    chat = "".join(found["chat"])
    texts += [(await host.get("/")).text, found["html"], chat]
    for text in texts:
        assert "<i>" not in text.replace('<i class="bot"', "")
        assert "alert('x')" not in text
        assert "233313" not in chat
    assert "&lt;script&gt;" in chat
    assert "&lt;i&gt;" in found["html"]
    assert "&lt;i&gt;" in texts[0]


async def test_a_name_that_steers_the_reader_is_cleaned(app):
    guest = await named(app, "A\u202en\u200ba\n\x07  B")
    assert (await done(guest.get("/api/me")))["name"] == "Ana B"


async def test_static_serves_its_own_files_only(app):
    guest = asker(app)
    for name in ("icon.svg", "x/base.css", "x/table.js", "x/icon.svg", "x/duo.css"):
        assert (await guest.get(f"/static/{name}")).status_code == 200
    for name in (
        "..%2fapp.py", "%2e%2e%2fapp.py", "..%5capp.py", "....//app.py", "%2fetc%2fpasswd", "app.py",
        "__init__.py", "duo.html", "..css", ".css", "%00.css", "base.css%00", "look.css", "nothing.css",
        "..%2ftemplates%2fbase.html", "..%2f..%2fgames%2fduo%2ftable.css",
    ):  # fmt: skip
        for folder in ("/static", "/static/x", f"/static/{release()}"):
            answer = await guest.get(f"{folder}/{name}")
            assert answer.status_code == 404, name
            assert "import" not in answer.text
            assert answer.headers["Content-Security-Policy"]


async def test_what_the_page_loads_may_be_kept_and_an_old_edition_may_not(app):
    guest = asker(app)
    now = await guest.get(f"/static/{release()}/table.js")
    assert "immutable" in now.headers["Cache-Control"]
    assert (await guest.get("/static/older/table.js")).headers["Cache-Control"] == "no-cache"
    page = (await guest.get("/")).text
    assert f"/static/{release()}/page.js" in page


async def test_the_counters_are_for_this_machine_only(app):
    transport = httpx.ASGITransport(app, client=("192.0.2.7", 4000))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as elsewhere:
        assert (await elsewhere.get("/metrics")).status_code == 404


@pytest.mark.parametrize(
    "back",
    ["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example", "\\\\elsewhere.example",
     "javascript:alert(1)", "", "x", "/\t/elsewhere.example", "/\n/elsewhere.example", "/%0d%0aSet-Cookie:a=b"],
)  # fmt: skip
async def test_redirects_stay_here(app, back):
    answer = await asker(app).post("/prefer", data={"back": back, "lang": "en"})
    assert answer.status_code == 303
    where = answer.headers["location"]
    assert re.match(r"/(?![/\\\s])", where) or where == "/"
    assert "\n" not in where
    assert "\t" not in where
    assert {name.lower() for name, _ in answer.headers.multi_items()} >= {"set-cookie"}
    assert answer.headers.get_list("set-cookie")[0].startswith("lang=en")


async def test_the_secret_in_the_cookie_is_kept_from_scripts(app):
    answer = await asker(app).post("/api/me", json={"name": "Ana"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    token = re.match("tablee=([^;]+)", cookie)[1]
    rows = app.state.house.store.read_now(
        lambda line: str(line.exec_driver_sql("SELECT * FROM players").fetchall())
    )
    assert token not in rows


async def test_errors_have_the_guards_too_and_tell_nothing_of_the_inside(app, monkeypatch):
    guest = asker(app, **{"Accept-Language": "en"})
    live = await table_of(app, guest, seats=2)
    monkeypatch.setattr(app.state.house, "live", None)  # every table breaks
    for path, status in (
        ("/nowhere", 404), ("/api/nowhere", 404), ("/box/chess", 404), ("/api/me/x", 404),
        (f"/t/{live.table.id}", 500), (at(live), 500), ("/play/duo", 405), ("/api/finished?limit=x", 422),
        ("/api/finished?limit=1000", 422), ("/api/finished/x/record", 404), ("/r/x", 404),
    ):  # fmt: skip
        answer = await guest.get(path)
        assert answer.status_code == status, path
        for name, value in GUARDS.items():
            assert answer.headers.get(name) == value, (path, name)
        assert "Traceback" not in answer.text
        assert "NoneType" not in answer.text
        if path.startswith("/api"):
            assert answer.json()["error"]
        else:
            assert "text/html" in answer.headers["content-type"]


async def test_the_interface_is_described(app):
    told = await done(asker(app).get("/api/openapi.json"))
    assert told["openapi"].startswith("3.")
    paths = {f"{method.upper()} {path}" for path, ways in told["paths"].items() for method in ways}
    assert paths == {route for route in ROUTES if "/api/" in route and "openapi" not in route}


async def test_the_log_names_nobody(app, caplog):
    caplog.set_level("INFO", "tablee")
    host, other = await named(app, "Anastasia"), await named(app, "Bo")
    live = await table_of(app, host, other)
    await done(host.post(at(live) + "/say", json={"text": "a secret between us"}))
    await done(host.post(at(live) + "/act", json={"action": "draw"}))
    seed = live.table.match.seed.hex()
    for word in ("Anastasia", "secret", live.table.id, host.cookies["tablee"], seed):
        assert word not in caplog.text
    assert "/api/tables/{table_id}/act" in caplog.text


@pytest.mark.parametrize("card", shelf(), ids=lambda card: card.name)
async def test_no_seed_and_no_hand_leaves_the_house_before_the_game_is_over(app, card, caplog):
    caplog.set_level("DEBUG", "tablee")
    host = await named(app, "Ana")
    others = [await named(app, f"Bo{k}") for k in range(card.seats[0] - 1)]
    live = await table_of(app, host, *others, game=card.name)
    match = live.table.match
    seed = match.seed.hex()
    stranger = asker(app)
    hands = [match.look(seat).get("hand") for seat in range(match.game.seats)]
    for who in (stranger, host, *others):
        pages = [
            f"/t/{live.table.id}",
            at(live),
            "/",
            f"/box/{card.name}",
            "/api/tables",
            "/metrics",
            "/health",
        ]
        for path in pages:
            text = (await who.get(path)).text
            assert seed not in text
            assert seed.upper() not in text
    looked = await done(stranger.get(at(live)))
    assert looked["look"].get("hand") is None
    assert looked["legal"] == []
    assert looked["commitment"] == match.commitment
    if hands[0]:
        page = (await stranger.get(f"/t/{live.table.id}")).text
        live.table.match.imagine(None, np.array([1, 2, 3, 4], "i8"))
        assert [live.table.match.look(seat)["hand"] for seat in range(match.game.seats)] != hands
        assert (await stranger.get(f"/t/{live.table.id}")).text == page
    assert seed not in caplog.text


@pytest.mark.parametrize("seats", ["20", "²", "1000000000", "-3", "٣", "2.5"])
async def test_a_form_with_an_odd_number_of_seats_is_no_trouble(app, seats):
    host = await named(app, "Ana")
    live = (await done(host.post("/api/tables", json={"game": "duo", "seats": 2})))["id"]
    for path in ("/box/duo", f"/t/{live}/settings"):
        answer = await host.post(path, data={"game": "duo", "seats": seats, "clock": "²"})
        assert answer.status_code in (303, 422), answer.text
