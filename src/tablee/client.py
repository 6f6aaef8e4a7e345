"""A chair at a table elsewhere: what a program needs to play over the network. Standard library only.

A bot is the same class as everywhere in Tablée, with one method, `choose(look, legal, clock)`:

>>> from tablee.client import Client, join
>>> class First:
...     def choose(self, look, legal, clock):
...         return legal[0]

It sits down at somebody's table by its link, or sets one of its own, and plays to the end:

>>> join("http://127.0.0.1:7777/t/Vb3kUq0x9sTe", name="Zoé").play(First())          # doctest: +SKIP
{'scores': [7, 15], 'ranks': [2, 1], 'payoffs': [-1.0, 1.0], 'end': 'target'}
>>> table = Client("http://127.0.0.1:7777").open("duo", seats=2, bots=["amateur"])   # doctest: +SKIP
>>> table.act("draw")                                                                # doctest: +SKIP
"""

import json
import time
from collections.abc import Iterator, Sequence
from http.client import HTTPException, HTTPResponse
from secrets import token_hex
from typing import Any, Protocol
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

Look = dict[str, Any]  # a table as one may see it; its "look" is what a bot is shown

PATIENCE = 60.0  # seconds to try again for when no answer comes
SILENCE = 30.0  # seconds without a word after which a connection counts as lost; a stream pings every 12
PAUSE = 0.4
PASSING = (429, 502, 503, 504)  # too often, or a server that is just being started again
ALIVE = 15.0  # seconds between two signs of life; whoever gives none for 40 counts as away


class Refusal(Exception):
    """The server's no, in words; `key` names the reason, `clause` the rule, nothing was changed."""

    def __init__(self, status: int, said: str, key: str = "", clause: str | None = None, retry: bool = False):
        super().__init__(said)
        self.status, self.key, self.clause = status, key, clause
        self.passing = retry or status in PASSING  # whether the same may be allowed in a moment


class NoAnswer(ConnectionError):
    """The server could not be reached, or fell silent."""


class Bot(Protocol):
    """What others write: one of the legal actions, or None to let a chance out of turn pass."""

    def choose(self, look: dict[str, Any], legal: list[str], clock: float) -> str | None: ...


class Client:
    """A player on a server. With the `token` of an earlier one the same player is back."""

    def __init__(
        self, server: str, name: str | None = None, token: str | None = None, lang: str = "en"
    ) -> None:
        self.server, self.lang, self.token = server.rstrip("/"), lang, token
        if token is None:
            self.token = self.call("POST", "/players", {"name": name})["token"]
        self.id, self.name = (self.call("GET", "/me")[key] for key in ("id", "name"))
        if self.id is None:
            raise Refusal(401, "This token is not known here: leave it out to be a new player.", "bad-token")

    def games(self) -> list[dict[str, Any]]:
        """The games of this server with their seats and options."""
        return list(self.call("GET", "/games", again=True))

    def tables(self) -> list[dict[str, Any]]:
        """The public tables."""
        return list(self.call("GET", "/tables", again=True))

    def open(
        self, game: str, seats: int | None = None, bots: Sequence[str | None] = (), **wishes: Any
    ) -> "Table":
        """Set a table. Wishes: `options`, `public`, `pace`, `clock`, `sit`, `start`, as in docs/api.md."""
        wish = {"game": game, "seats": seats, "bots": list(bots), **wishes}
        return Table(self, self.call("POST", "/tables", wish)["id"])

    def join(self, table: str, seat: int | None = None) -> "Table":
        """Sit down at a table, given by its id or its link; who sits there already stays."""
        joined = self.watch(table)
        self.call("POST", f"{joined.path}/sit", {"seat": seat}, again=True)
        return joined

    def watch(self, table: str) -> "Table":
        """A table without sitting down."""
        return Table(self, table.rstrip("/").rsplit("/", 1)[-1])

    def record(self, finished: str) -> str:
        """The record of a finished game, for `tablee.replay`."""
        with self.ask("GET", f"/finished/{quote(finished, safe='')}/record") as answer:
            return answer.read().decode()

    def call(self, method: str, path: str, body: object = None, again: bool = False) -> Any:
        """One request of the JSON interface. What acts only once may be asked `again` if no answer comes.

        What a house did not do because it paused is asked again in any case.
        """
        begun = time.monotonic()
        give_up = begun + (PATIENCE if again else 0)
        while True:
            try:
                with self.ask(method, path, body) as answer:
                    return json.load(answer)
            except Refusal as refusal:
                patience = begun + PATIENCE if refusal.key == "paused" else give_up
                if not refusal.passing or time.monotonic() > patience:
                    raise
            except (OSError, HTTPException, ValueError) as error:
                if time.monotonic() > give_up:
                    raise NoAnswer(f"{self.server} does not answer: {error}") from error
            time.sleep(PAUSE)

    def ask(self, method: str, path: str, body: object = None) -> HTTPResponse:
        """The server's answer as it comes; a refusal is raised."""
        headers = {"Accept-Language": self.lang, "Content-Type": "application/json"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if method == "GET" else json.dumps(body or {}).encode()
        request = Request(f"{self.server}/api{path}", data, headers, method=method)
        try:
            answer: HTTPResponse = urlopen(request, timeout=SILENCE)
        except HTTPError as error:
            with error:
                raise _refusal(error.code, error.read()) from None
        return answer


class Table:
    """A table, as one player of it sees it."""

    def __init__(self, client: Client, id_: str) -> None:
        self.client, self.id = client, id_
        self.path = f"/tables/{quote(id_, safe='')}"
        self.link = f"{client.server}/t/{id_}"
        self._alive = 0.0

    def look(self) -> Look:
        """How the table stands."""
        return dict(self.client.call("GET", self.path, again=True))

    def act(self, action: str, seen: int | None = None) -> int:
        """Do something, once, even if the answer is lost on the way; how many times one has acted here.

        With `seen`, the `version` of a look, it is refused if something has happened since.
        """
        wish = {"action": action, "seen": seen, "key": token_hex(12)}
        while True:
            done = self.client.call("POST", f"{self.path}/act", wish, again=True)
            if done["done"]:
                return int(done["event"])
            time.sleep(PAUSE)  # it waits until the table is ready for it

    def do(self, what: str, **wishes: Any) -> Any:
        """Anything else one can do at a table: `do("start")`, `do("say", phrase="hello")`, `do("undo")`…"""
        return self.client.call("POST", f"{self.path}/{what}", wishes)

    def follow(self) -> Iterator[Look]:
        """The table now, and anew whenever it changes; a lost connection is taken up again."""
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                with self.client.ask("GET", f"{self.path}/stream") as stream:
                    for event, data in _messages(stream):
                        give_up = time.monotonic() + PATIENCE
                        if event == "message":
                            yield dict(json.loads(data))
                        self._sign_of_life()
            except Refusal as refusal:
                if not refusal.passing or time.monotonic() > give_up:
                    raise
            except (OSError, HTTPException) as error:
                if time.monotonic() > give_up:
                    raise NoAnswer(f"{self.client.server} does not answer: {error}") from error
            time.sleep(PAUSE)

    def play(self, bot: Bot, clock: float = 2.0) -> dict[str, Any]:
        """Let a bot play until the game is over, with so many seconds a decision; the result."""
        decided, playing = None, None
        for now in self.follow():
            if now["phase"] == "over":
                return dict(now["result"])
            round_ = now["match"], now.get("look", {}).get("round")
            if playing not in (None, round_):  # a program reads no score sheet: nobody is to wait for it
                self.client.call("POST", f"{self.path}/hurry", again=True)
            playing = round_
            moment = now["match"], now["version"]
            if not now.get("legal") or moment == decided:
                continue
            decided = moment
            action = bot.choose(now["look"], now["legal"], clock)
            if action is not None:
                try:
                    self.act(action, now["version"])
                except Refusal as refusal:
                    if refusal.key != "stale":  # else somebody was quicker, and the stream tells what it was
                        raise
        raise AssertionError("a stream goes on until the game is over")

    def _sign_of_life(self) -> None:
        if time.monotonic() - self._alive > ALIVE:
            self._alive = time.monotonic()
            self.client.call("POST", f"{self.path}/here", again=True)


def join(link: str, name: str | None = None, token: str | None = None, seat: int | None = None) -> Table:
    """Sit down at the table a link leads to."""
    server, found, _ = link.partition("/t/")
    if not found or urlsplit(server).scheme not in ("http", "https"):
        raise ValueError(f"not the link of a table: {link!r}; it should look like https://example.org/t/…")
    return Client(server, name, token).join(link, seat)


def _messages(stream: HTTPResponse) -> Iterator[tuple[str, str]]:
    """Server-sent events: the kind of each, and what it carries."""
    kind, data = "message", ""
    for line in stream:
        name, _, value = line.decode().rstrip("\r\n").partition(": ")
        if name == "event":
            kind = value
        elif name == "data":
            data += value
        elif not name:
            yield kind, data
            kind, data = "message", ""


def _refusal(status: int, body: bytes) -> Refusal:
    try:
        told = json.loads(body)
        return Refusal(status, told["error"], told["key"], told.get("clause"), told.get("retry", False))
    except (ValueError, KeyError, TypeError):
        return Refusal(status, f"The server answers {status}.")
