"""A closed page is told by a message that it is its player's turn: once, and not while they look."""

import asyncio
import json
import os
import socket
import threading
import time
from base64 import urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
import pytest
import sqlalchemy as sql
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tablee.server import push
from tablee.server.store import own_keys, subscriptions
from tests.server.conftest import asker, at, done, named, opened, table_of, until
from tests.server.test_devices import link_of
from tests.server.test_retention import all_there_is

pytestmark = pytest.mark.anyio


def text_of(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()


class Browser:
    """Somebody's browser: it has keys, and reads what its service is handed."""

    def __init__(self, name="abc"):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = {
            "endpoint": f"https://push.example.org/send/{name}?a=1",
            "keys": {"p256dh": text_of(point), "auth": text_of(self.secret)},
        }

    def read(self, body):
        told = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        return json.loads(told)


class Service:
    """A service for messages, on this computer: what it was handed, and what it answers."""

    def __init__(self):
        self.got, self.status = [], 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append((self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def line(self, host):
        assert host == "push.example.org"
        return socket.create_connection(self.server.server_address, timeout=10)


@pytest.fixture
def service(monkeypatch):
    """All lines lead to a service of our own, and nobody is given time to look."""
    found = Service()
    monkeypatch.setattr(push, "line_to", found.line)
    monkeypatch.setattr(push, "AFTER", 0.05)
    yield found
    found.server.shutdown()
    found.server.server_close()


async def settled(app):
    """Whatever had to be sent was sent."""
    await until(lambda: not app.state.push._turns)
    await asyncio.sleep(0.1)
    await until(lambda: app.state.push._waiting.empty())
    await asyncio.sleep(0.1)


def kept(app):
    return app.state.house.store.read_now(lambda line: line.execute(sql.select(subscriptions)).all())


async def test_a_closed_page_is_told_once_and_the_message_says_only_where(app, service):
    ana, bo, browser = await named(app, "Ana"), await named(app, "Bo"), Browser()
    await done(ana.post("/api/me/push", json=browser.subscription, headers={"Accept-Language": "fr"}))
    live = await table_of(app, ana, bo, options={"first": 1})
    await done(bo.post(at(live) + "/act", json={"action": "draw"}))
    await until(lambda: service.got)
    await done(bo.post(at(live) + "/say", json={"phrase": "hurry"}))
    await settled(app)
    assert len(service.got) == 1, "one message for a turn"
    path, headers, body = service.got[0]
    assert path == "/send/abc?a=1"
    assert browser.read(body) == {
        "title": "Duo",
        "body": "C’est à toi de jouer.",
        "path": f"/t/{live.table.id}",
        "tag": live.table.id,
    }
    assert headers["Topic"] == live.table.id
    assert int(headers["TTL"]) > 0
    assert Vapid02.verify(headers["Authorization"])
    key = (await done(asker(app).get("/api/push")))["key"]
    assert headers["Authorization"].endswith(f"k={key}")
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    await done(bo.post(at(live) + "/act", json={"action": "draw"}))
    await until(lambda: len(service.got) == 2)


async def test_nobody_is_told_who_looks_or_has_acted_or_plays_alone(app, service, monkeypatch):
    monkeypatch.setattr(push, "AFTER", 0.3)
    ana, bo, browser = await named(app, "Ana"), await named(app, "Bo"), Browser()
    await done(ana.post("/api/me/push", json=browser.subscription))
    looking = await table_of(app, ana, bo, options={"first": 1})
    await done(bo.post(at(looking) + "/act", json={"action": "draw"}))
    await done(ana.post(at(looking) + "/here", json={}))
    quick = await table_of(app, ana, bo, options={"first": 1})
    await done(bo.post(at(quick) + "/act", json={"action": "draw"}))
    await done(ana.post(at(quick) + "/act", json={"action": "draw"}))
    left = await table_of(app, ana, bo, options={"first": 1})
    await done(ana.post(at(left) + "/rise", json={}))
    await done(bo.post(at(left) + "/act", json={"action": "draw"}))
    await table_of(app, ana, seats=2, bots=["beginner"], pace="instant")
    await settled(app)
    assert service.got == []


async def test_a_hidden_page_that_listens_does_not_look(app, service):
    """A phone may be asleep with its line still open."""
    ana, bo, browser = await named(app, "Ana"), await named(app, "Bo"), Browser()
    me = (await done(ana.get("/api/me")))["id"]
    await done(ana.post("/api/me/push", json=browser.subscription))
    live = await table_of(app, ana, bo, options={"first": 1})
    await done(bo.post(at(live) + "/act", json={"action": "draw"}))
    app.state.house.sign_of_listening(live, me)
    await until(lambda: service.got)


async def test_unsubscribing_is_one_request_and_only_ones_own(app, service):
    ana, bo, browser = await named(app, "Ana"), await named(app, "Bo"), Browser()
    await done(ana.post("/api/me/push", json=browser.subscription))
    endpoint = {"endpoint": browser.subscription["endpoint"]}
    await done(bo.post("/api/me/push/stop", json=endpoint))
    assert len(kept(app)) == 1
    await done(ana.post("/api/me/push/stop", json=endpoint))
    assert kept(app) == []
    live = await table_of(app, ana, bo, options={"first": 1})
    await done(bo.post(at(live) + "/act", json={"action": "draw"}))
    await settled(app)
    assert service.got == []


async def test_a_browser_that_is_gone_is_forgotten_and_one_that_fails_is_not(app, service):
    ana, bo, browser = await named(app, "Ana"), await named(app, "Bo"), Browser()
    await done(ana.post("/api/me/push", json=browser.subscription))
    for status, left in ((500, 1), (410, 0)):
        service.status, before = status, len(service.got)
        live = await table_of(app, ana, bo, options={"first": 1})
        await done(bo.post(at(live) + "/act", json={"action": "draw"}))
        await until(lambda before=before: len(service.got) > before)
        await until(lambda left=left: len(kept(app)) == left)


async def test_keys_that_are_none_are_forgotten_and_the_next_message_arrives(app, service):
    ana, bo, browser = await named(app, "Ana"), await named(app, "Bo"), Browser()
    odd = {"p256dh": "BA" + "a" * 84 + "A", "auth": "a" * 21 + "A"}
    wrong = {"endpoint": "https://push.example.org/odd", "keys": odd}
    for subscription in (wrong, browser.subscription):
        await done(ana.post("/api/me/push", json=subscription))
    live = await table_of(app, ana, bo, options={"first": 1})
    await done(bo.post(at(live) + "/act", json={"action": "draw"}))
    await until(lambda: service.got)
    await until(lambda: len(kept(app)) == 1)


ELSEWHERE = [
    "http://push.example.org/x",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://10.0.0.1/x",
    "https://[::1]/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://push.example.org:8443/x",
    "https://user@push.example.org/x",
    "https://push.example.org\\@127.0.0.1/x",
    "https://push.example.org",
    "https://push.example.org/x\n",
    "https://push.example.org/x y",
    "https://push.example.org/#x",
    "file:///etc/passwd",
    "https://push.example.org/" + "x" * 900,
]


@pytest.mark.parametrize("endpoint", ELSEWHERE)
async def test_only_public_hosts_over_tls_are_taken(app, endpoint):
    ana = await named(app, "Ana")
    await done(ana.post("/api/me/push", json=Browser().subscription | {"endpoint": endpoint}), 422)
    assert kept(app) == []


@pytest.mark.parametrize(
    "addresses",
    [["127.0.0.1"], ["10.1.2.3"], ["169.254.169.254"], ["100.64.0.1"], ["0.0.0.0"], ["224.0.0.1"], ["::1"]]
    + [
        ["fe80::1%eth0"],
        ["fd00::1"],
        ["::ffff:127.0.0.1"],
        ["2002:7f00:1::"],
        ["93.184.216.34", "192.168.1.1"],
    ],
)
def test_a_name_that_leads_to_a_private_address_is_not_called(monkeypatch, addresses):
    """Also when it led elsewhere before: the name is looked up each time, and only that address is called."""
    found = [(0, 0, 0, "", (address, 443)) for address in addresses]
    monkeypatch.setattr(push.socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(push.socket, "create_connection", lambda *_, **__: pytest.fail("it was called"))
    with pytest.raises(push.NotPublic):
        push.line_to("push.example.org")


async def test_a_slow_service_stops_nobody(app, service, monkeypatch):
    """Neither the house nor a message to somebody else; and what waits is bounded."""
    ana, bo, browser = await named(app, "Ana"), await named(app, "Bo"), Browser()
    held = threading.Event()

    def stuck(host):
        held.wait(20)
        raise TimeoutError

    monkeypatch.setattr(push, "line_to", stuck)
    await done(ana.post("/api/me/push", json=browser.subscription))
    live = await table_of(app, ana, bo, options={"first": 1})
    await done(bo.post(at(live) + "/act", json={"action": "draw"}))
    await settled(app)
    begun = time.monotonic()
    await done(ana.post(at(live) + "/act", json={"action": "draw"}))
    assert time.monotonic() - begun < 5
    held.set()
    assert app.state.push._waiting.maxsize == push.MOST_WAITING


async def test_subscriptions_are_told_and_deleted_with_their_player(app):
    ana, browser = await named(app, "Ana"), Browser()
    await done(ana.post("/api/me/push", json=browser.subscription))
    told = (await done(ana.get("/api/me/kept")))["subscriptions"]
    assert [one["endpoint"] for one in told] == [browser.subscription["endpoint"]]
    await done(ana.post("/api/me/forget", json={}))
    assert "push.example.org" not in all_there_is(app)


async def test_a_player_has_a_few_browsers_and_a_browser_one_player(app):
    ana, bo = await named(app, "Ana"), await named(app, "Bo")
    for k in range(push.BROWSERS + 2):
        await done(ana.post("/api/me/push", json=Browser(f"b{k}").subscription))
    assert len(kept(app)) == push.BROWSERS
    assert {row.endpoint.rpartition("/")[2] for row in kept(app)} == {f"b{k}?a=1" for k in range(2, 7)}
    await done(bo.post("/api/me/push", json=Browser("b6").subscription))
    assert len([row for row in kept(app) if row.endpoint.endswith("b6?a=1")]) == 1


async def test_the_key_of_the_house_is_made_once_and_leaves_it_never(database, house_rules):
    found = []
    for _ in range(2):
        async with opened(database) as app:
            found.append((await done(asker(app).get("/api/push")))["key"])
            secret = app.state.house.store.read_now(
                lambda line: line.execute(sql.select(own_keys.c.key)).scalar_one()
            )
            assert secret.rstrip("=") not in found[-1]
    assert found[0] == found[1]


async def test_of_two_processes_the_one_that_stored_the_move_sends_the_message(
    database, house_rules, service
):
    async with opened(database) as one, opened(database) as other:
        ana, bo, browser = await named(one, "Ana"), await named(one, "Bo"), Browser()
        await done(ana.post("/api/me/push", json=browser.subscription))
        live = await table_of(one, ana, bo, options={"first": 1})
        there = asker(other, cookie=f"tablee={bo.cookies['tablee']}")
        await done(there.get(at(live)))
        await done(there.post(at(live) + "/act", json={"action": "draw"}))
        await one.state.house._take_in(live)
        assert live.table.match.asked == 0, "the first has taken it in"
        await until(lambda: service.got)
        await settled(one)
        await settled(other)
        assert len(service.got) == 1


async def test_a_device_that_was_shut_out_is_told_nothing(app):
    ana, phone = await named(app, "Ana"), asker(app)
    await phone.post(await link_of(ana))
    await done(ana.post("/api/me/push", json=Browser("computer").subscription))
    await done(phone.post("/api/me/push", json=Browser("phone").subscription))
    await ana.post("/me/device/only")
    assert [row.endpoint for row in kept(app)] == ["https://push.example.org/send/computer?a=1"]
