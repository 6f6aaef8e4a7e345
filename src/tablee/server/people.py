"""Who is asking: guests are full players, known by a secret of which only the digest is kept."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from random import choice
from secrets import token_urlsafe
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tablee.server.rates import Rates
from tablee.server.store import Placed, Store, devices, insert_once, new_id, passages, players, subscriptions
from tablee.server.tables import Refused
from tablee.server.text import is_blank, one_line

LONGEST_NAME = 24
PASSAGE_LASTS = 600.0  # seconds for which a link to another device can be used
MOST_KNOWN = 10_000  # players remembered between two requests
GIVEN = (
    *("Alba", "Basile", "Céleste", "Darius", "Elsa", "Fantin", "Garance", "Hélios", "Iris", "Jonas"),
    *("Kenza", "Léandre", "Maïa", "Nino", "Olympe", "Paco", "Quitterie", "Romane", "Sacha", "Théa"),
    *("Ulysse", "Valère", "Wassim", "Xénia", "Yaël", "Zélie"),
)


@dataclass(frozen=True)
class Player:
    id: str
    name: str


def clean_name(text: object) -> str:
    """A name fit to be shown: one line, nothing that is invisible or steers the reader, not too long."""
    name = one_line(text)
    if is_blank(name) or len(name) > LONGEST_NAME:
        raise Refused("bad-name", status=422, longest=LONGEST_NAME)
    return name


def digest_of(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


def _known_by(line: Connection, digest: str) -> Any:
    """The player with a secret, on whichever device."""
    found = line.execute(sql.select(players).where(players.c.token == digest)).first()
    if found is not None:
        return found
    by_device = sql.select(players).join(devices, devices.c.player == players.c.id)
    return line.execute(by_device.where(devices.c.token == digest)).first()


class People:
    """The players the house knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Player] = OrderedDict()  # by the digest of their secret
        self.rates = Rates()

    async def by_token(self, token: str | None) -> Player | None:
        if not token or len(token) > 100:
            return None
        digest = digest_of(token)
        if digest not in self._known:
            row = await self.store.read(lambda line: _known_by(line, digest))
            if row is None:
                return None
            self._remember(digest, Player(row.id, row.name))
        self._known.move_to_end(digest)
        return self._known[digest]

    def _remember(self, digest: str, player: Player) -> None:
        self._known[digest] = player
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def welcome(self, name: str | None = None) -> tuple[Player, str]:
        """A new player and the secret by which they are known."""
        token = token_urlsafe(32)
        player = Player(new_id(), clean_name(name) if name else choice(GIVEN))
        digest = digest_of(token)
        row = {"id": player.id, "token": digest, "name": player.name, "created": time.time()}
        await self.store.write(insert_once(players, row))
        self._remember(digest, player)
        return player, token

    async def rename(self, player: Player, name: str) -> Player:
        renamed = Player(player.id, clean_name(name))

        def change(line: Connection) -> None:
            line.execute(sql.update(players).where(players.c.id == player.id).values(name=renamed.name))

        await self.store.write(Placed(change, f"player {player.id}"))
        self.store.tell("player", player.id)
        for digest, known in list(self._known.items()):
            if known.id == player.id:
                self._known[digest] = renamed
        return renamed

    # Other devices

    async def open_passage(self, player: Player) -> str:
        """The secret of a link by which a player comes to another device; one before it leads nowhere now."""
        secret = token_urlsafe(32)
        row = {"digest": digest_of(secret), "player": player.id, "until": time.time() + PASSAGE_LASTS}

        def change(line: Connection) -> None:
            old = (passages.c.player == player.id) | (passages.c.until < time.time())
            line.execute(sql.delete(passages).where(old))
            line.execute(sql.insert(passages).values(**row))

        await self.store.write(change)
        return secret

    async def who_passes(self, secret: str) -> Player:
        """Whom a link belongs to; refuses one that has been used, or is too old."""
        query = (
            sql.select(players.c.id, players.c.name)
            .join(passages, passages.c.player == players.c.id)
            .where(passages.c.digest == digest_of(secret), passages.c.until >= time.time())
        )
        row = await self.store.read(lambda line: line.execute(query).first())
        if row is None:
            raise Refused("passage-spent", status=404)
        return Player(row.id, row.name)

    async def pass_over(self, secret: str) -> tuple[Player, str]:
        """A player on another device, and the secret by which they are known there. The link is used up."""
        player, token = await self.who_passes(secret), token_urlsafe(32)
        used = (passages.c.digest == digest_of(secret)) & (passages.c.until >= time.time())
        digest = digest_of(token)

        def change(line: Connection) -> bool:
            if not line.execute(sql.delete(passages).where(used)).rowcount:
                return False
            line.execute(sql.insert(devices).values(token=digest, player=player.id, created=time.time()))
            return True

        if not await self.store.write(change):
            raise Refused("passage-spent", status=404)
        self._remember(digest, player)
        return player, token

    async def devices_of(self, player: Player) -> int:
        """On how many devices somebody is known."""
        own = sql.select(sql.func.count()).where(devices.c.player == player.id)
        return 1 + int(await self.store.read(lambda line: line.execute(own).scalar_one()))

    async def keep_only(self, player: Player, token: str) -> None:
        """Let a player be known by one secret only: all other devices are strangers from now on."""
        digest = digest_of(token)

        def change(line: Connection) -> None:
            line.execute(sql.delete(devices).where(devices.c.player == player.id))
            line.execute(sql.delete(passages).where(passages.c.player == player.id))
            others = (subscriptions.c.player == player.id) & (subscriptions.c.device != digest)
            line.execute(sql.delete(subscriptions).where(others))
            line.execute(sql.update(players).where(players.c.id == player.id).values(token=digest))

        await self.store.write(Placed(change, f"player {player.id}"))
        self.store.tell("player", player.id)
        self.forget(player.id)

    def hear(self, news: list[str]) -> None:
        """What another process did; nothing, when it may have been anything."""
        match news:
            case ["player", player]:
                self.forget(player)
            case []:
                self.forget()

    def forget(self, player: str | None = None) -> None:
        """Somebody was renamed in another process, or perhaps everybody: ask the database again."""
        for digest, known in list(self._known.items()):
            if player in (None, known.id):
                del self._known[digest]
