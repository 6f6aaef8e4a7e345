"""Who is asking: guests are full players, known by a secret of which only the digest is kept."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from random import choice
from secrets import token_urlsafe

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tablee.server.rates import Rates
from tablee.server.store import Placed, Store, insert_once, new_id, players
from tablee.server.tables import Refused
from tablee.server.text import is_blank, one_line

LONGEST_NAME = 24
MOST_KNOWN = 10_000  # players remembered between two requests
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
    """A name fit to be shown: one line, nothing that is invisible or steers the reader, not too long."""
    name = one_line(text)
    if is_blank(name) or len(name) > LONGEST_NAME:
        raise Refused("bad-name", status=422, longest=LONGEST_NAME)
    return name


class People:
    """The players the house knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Player] = OrderedDict()  # by the digest of their secret
        self.rates = Rates()

    async def by_token(self, token: str | None) -> Player | None:
        if not token or len(token) > 100:
            return None
        digest = sha256(token.encode()).hexdigest()
        if digest not in self._known:
            query = sql.select(players).where(players.c.token == digest)
            row = await self.store.read(lambda line: line.execute(query).first())
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
        digest = sha256(token.encode()).hexdigest()
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
