"""Messages to those whose page is closed: it is their turn. One for each turn, and none while they look.

A message is sent by the one process that stored the change by which a turn began. It says at which table, and
no more, and goes encrypted to the service that a browser named. Services are strangers: only public hosts are
spoken to, over TLS, in threads of their own, for some seconds, and of their answer only the status is read.
"""

import asyncio
import json
import logging
import socket
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address
from threading import Timer
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sql
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from prometheus_client import Counter
from sqlalchemy.engine import Connection

from tablee.core.shelf import find
from tablee.server.chores import watched
from tablee.server.house import House
from tablee.server.metrics import REGISTRY
from tablee.server.page_words import page_words
from tablee.server.people import Player, digest_of
from tablee.server.pulse import Live
from tablee.server.store import Change, Store, own_keys, rows, subscriptions
from tablee.server.turns import is_called

log = logging.getLogger("tablee")

AFTER = 20.0  # seconds in which a page that is looked at says so: only then is somebody called
MOST_WAITING = 1000  # messages; those beyond are not sent
MOST_TURNS = 20_000  # turns that may yet have to be told
SENDERS = 2
PATIENCE = 8.0  # seconds for each step of a conversation
LASTS = 12 * 3600  # seconds for which a service keeps a message for a phone that is off
SIGNED_FOR = 6 * 3600
BROWSERS = 5  # of one player; of more the oldest is forgotten
GONE = (404, 410)  # how a service says that a browser no longer wants anything
KEY = "vapid"
MESSAGES = Counter("tablee_messages", "Messages to closed pages", ["end"], registry=REGISTRY)
for end in ("sent", "failed", "dropped"):
    MESSAGES.labels(end)  # so that a rate of none is 0


@dataclass(frozen=True)
class Subscription:
    """Where a browser is reached, and the keys it alone can read with."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str


class NotPublic(OSError):
    """A host that is not out in the open is not spoken to."""


class Push:
    """The messages of one process."""

    def __init__(self, house: House, subject: str) -> None:
        self.house = house
        self.subject = subject
        self._key: ec.EllipticCurvePrivateKey | None = None
        self._turns: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._waiting: asyncio.Queue[tuple[Subscription, bytes, str]] = asyncio.Queue(MOST_WAITING)
        self._threads = ThreadPoolExecutor(SENDERS, "messages")
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Have the house's key, made at its first start, and listen for turns."""
        try:
            self._key = await self.house.store.write(_house_key)
        except sql.exc.IntegrityError:  # another process made it at the same moment
            self._key = await self.house.store.write(_house_key)
        self.house.called.append(self.turn_begins)
        for _ in range(SENDERS):
            self._start(watched("send messages", self._send_for_ever))

    def _start(self, chore: Any) -> None:
        task = asyncio.create_task(chore)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for timer in self._turns.values():
            timer.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def public_key(self) -> str:
        """By which browsers know the house."""
        assert self._key is not None
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    # Turns

    def turn_begins(self, live: Live, player: str) -> None:
        """Somebody's turn has begun; where nobody waits for them, nobody calls them."""
        if len(live.table.people) < 2 or len(self._turns) >= MOST_TURNS:
            return
        turn = (live.table.id, player)
        if turn in self._turns:
            self._turns[turn].cancel()
        since, loop = time.monotonic(), asyncio.get_running_loop()
        self._turns[turn] = loop.call_later(AFTER, self._time_is_up, live, player, since)

    def _time_is_up(self, live: Live, player: str, since: float) -> None:
        del self._turns[live.table.id, player]
        looks = live.eyed.get(player, 0.0) >= since
        if is_called(live.table, player) and not looks and not live.removed:
            self._start(self._call(live, player))

    async def _call(self, live: Live, player: str) -> None:
        for found in await self.house.store.read(_subscriptions_of(player)):
            try:
                self._waiting.put_nowait((found, _message(live, found.lang), live.table.id))
            except asyncio.QueueFull:
                MESSAGES.labels("dropped").inc()

    # Sending

    async def _send_for_ever(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            subscription, message, topic = await self._waiting.get()
            try:
                sent = await loop.run_in_executor(self._threads, self._send, subscription, message, topic)
            except (OSError, HTTPException, ValueError) as error:  # no line, no answer, or keys that are none
                log.info({"message": "a message did not arrive", "why": type(error).__name__})
                sent = 404 if isinstance(error, ValueError) else 0
            MESSAGES.labels("sent" if 200 <= sent < 300 else "failed").inc()
            if sent in GONE:
                await self.house.store.write(_forget(subscription.endpoint))

    def _send(self, subscription: Subscription, message: bytes, topic: str) -> int:
        """Hand a message to a browser's service, in a thread; the status it answers."""
        from py_vapid import Vapid02  # with what they bring along, these two take half a second to load
        from pywebpush import WebPusher

        where = urlsplit(subscription.endpoint)
        point = urlsafe_b64decode(subscription.p256dh + "=")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)  # complains of one that is none
        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        body = WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(message)["body"]
        claims = {
            "aud": f"https://{where.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self.subject,
        }
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": topic,  # a newer message takes the place of one that was not delivered yet
            **Vapid02(self._key).sign(claims),
        }
        assert where.hostname is not None
        line = HTTPConnection(where.hostname, timeout=PATIENCE)
        line.sock = line_to(where.hostname)
        end = Timer(2 * PATIENCE, line.sock.shutdown, (socket.SHUT_RDWR,))  # of who answers drop by drop
        end.daemon = True
        end.start()
        try:
            target = f"{where.path}?{where.query}" if where.query else where.path
            line.request("POST", target, body, headers)
            return line.getresponse().status
        finally:
            end.cancel()
            line.close()


def subject(public_url: str) -> str:
    """Whom services may turn to: the house itself, where it is out in the open."""
    host = urlsplit(public_url).hostname or ""
    return (
        f"https://{host}" if public_url.startswith("https://") and "." in host else "mailto:keeper@localhost"
    )


def line_to(host: str) -> socket.socket:
    """A line to a public host, over TLS; the address that was looked at is the one that is called."""
    found = socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    addresses = [str(address[0]) for *_, address in found]
    if not addresses or not all(_is_public(address) for address in addresses):
        raise NotPublic(host)
    bare = socket.create_connection((addresses[0], 443), timeout=PATIENCE)
    try:
        return ssl.create_default_context().wrap_socket(bare, server_hostname=host)
    except BaseException:
        bare.close()
        raise


def _is_public(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    return bool(inner.is_global and not inner.is_multicast and found.is_global)


def _message(live: Live, lang: str) -> bytes:
    """That it is somebody's turn: nothing of the game but its name."""
    told = {
        "title": find(live.table.game).title,
        "body": page_words(lang).say(("your-turn-call", {})),
        "path": f"/t/{live.table.id}",
        "tag": live.table.id,
    }
    return json.dumps(told, ensure_ascii=False).encode()


# What is kept


def _house_key(line: Connection) -> ec.EllipticCurvePrivateKey:
    """The key by which services know the house; made once, for all its processes."""
    query = sql.select(own_keys.c.key).where(own_keys.c.name == KEY)
    kept = line.execute(query).scalar()
    if kept is None:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        kept = urlsafe_b64encode(number.to_bytes(32)).decode()
        line.execute(sql.insert(own_keys).values(name=KEY, key=kept))
    return ec.derive_private_key(int.from_bytes(urlsafe_b64decode(kept)), ec.SECP256R1())


def _subscriptions_of(player: str) -> Callable[[Connection], list[Subscription]]:
    query = sql.select(subscriptions).where(subscriptions.c.player == player)

    def ask(line: Connection) -> list[Subscription]:
        return [Subscription(r["endpoint"], r["p256dh"], r["auth"], r["lang"]) for r in rows(query)(line)]

    return ask


async def subscribe(store: Store, player: Player, device: str, wanted: Subscription) -> None:
    """From now on a browser is told when it is its player's turn."""
    row = {
        "id": digest_of(wanted.endpoint),
        "player": player.id,
        "device": digest_of(device),
        "endpoint": wanted.endpoint,
        "p256dh": wanted.p256dh,
        "auth": wanted.auth,
        "lang": wanted.lang,
        "created": time.time(),
    }

    def change(line: Connection) -> None:
        _forget(wanted.endpoint)(line)  # a browser has one player at a time
        newest = (
            sql.select(subscriptions.c.id)
            .where(subscriptions.c.player == player.id)
            .order_by(subscriptions.c.created.desc())
        )
        for old in line.execute(newest).scalars().all()[BROWSERS - 1 :]:
            line.execute(sql.delete(subscriptions).where(subscriptions.c.id == old))
        line.execute(sql.insert(subscriptions).values(**row))

    await store.write(change)


async def unsubscribe(store: Store, player: Player, endpoint: str) -> None:
    """A browser is told nothing any more."""
    own = (subscriptions.c.player == player.id) & (subscriptions.c.id == digest_of(endpoint))
    await store.write(lambda line: line.execute(sql.delete(subscriptions).where(own)))


def _forget(endpoint: str) -> Change:
    return lambda line: line.execute(
        sql.delete(subscriptions).where(subscriptions.c.id == digest_of(endpoint))
    )
