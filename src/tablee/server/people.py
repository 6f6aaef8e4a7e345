"""Who is asking: guests are full players, known by a secret of which only the digest is kept."""

import time
from dataclasses import dataclass
from hashlib import sha256
from random import choice
from secrets import token_urlsafe
from unicodedata import category

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tablee.server.store import Store, players
from tablee.server.tables import Refused

LONGEST_NAME = 24
RATE, BURST = 12.0, 60.0  # requests a second, and at once
GIVEN = (
    *("Alba", "Basile", "Céleste", "Darius", "Elsa", "Fantin", "Garance", "Hélios", "Iris", "Jonas"),
    *("Kenza", "Léandre", "Maïa", "Nino", "Olympe", "Paco", "Quitterie", "Romane", "Sacha", "Théa"),
    *("Ulysse", "Violette", "Wassim", "Xénia", "Yaël", "Zélie"),
)


@dataclass(frozen=True)
class Player:
    id: str
    name: str


def clean_name(text: object) -> str:
    """A name fit to be shown: one line, no control or invisible steering characters, not too long."""
    kept = "".join(c for c in str(text) if category(c)[0] != "C")
    name = " ".join(kept.split())
    if not name or len(name) > LONGEST_NAME:
        raise Refused("bad-name", status=422, longest=LONGEST_NAME)
    return name


class People:
    """The players the house knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Player] = {}
        self._buckets: dict[str, tuple[float, float]] = {}

    async def by_token(self, token: str | None) -> Player | None:
        if not token or len(token) > 100:
            return None
        digest = sha256(token.encode()).hexdigest()
        if digest not in self._known:
            query = sql.select(players).where(players.c.token == digest)
            row = await self.store.read(lambda line: line.execute(query).first())
            if row is None:
                return None
            self._known[digest] = Player(row.id, row.name)
        return self._known[digest]

    async def welcome(self, name: str | None = None) -> tuple[Player, str]:
        """A new player and the secret by which they are known."""
        token = token_urlsafe(32)
        player = Player(token_urlsafe(9), clean_name(name) if name else choice(GIVEN))
        digest = sha256(token.encode()).hexdigest()
        row = {"id": player.id, "token": digest, "name": player.name, "created": time.time()}

        def change(line: Connection) -> None:
            line.execute(sql.insert(players).values(**row))

        await self.store.write(change)
        self._known[digest] = player
        return player, token

    async def rename(self, player: Player, name: str) -> Player:
        renamed = Player(player.id, clean_name(name))

        def change(line: Connection) -> None:
            line.execute(sql.update(players).where(players.c.id == player.id).values(name=renamed.name))

        await self.store.write(change)
        for digest, known in list(self._known.items()):
            if known.id == player.id:
                self._known[digest] = renamed
        return renamed

    def unlearn(self, player: str) -> None:
        """Ask the database anew who that is: another process has renamed or forgotten them."""
        for digest, known in list(self._known.items()):
            if known.id == player:
                del self._known[digest]

    def allow(self, who: str, cost: float = 1.0) -> None:
        """A bucket per person (or address) that fills at a steady rate; an empty one refuses."""
        now = time.monotonic()
        level, since = self._buckets.get(who, (BURST, now))
        level = min(BURST, level + (now - since) * RATE)
        if level < cost:
            raise Refused("too-fast", status=429)
        if len(self._buckets) > 50_000:
            self._buckets.clear()
        self._buckets[who] = (level - cost, now)
