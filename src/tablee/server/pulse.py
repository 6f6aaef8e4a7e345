"""What is alive of a table, in memory: its pulse, which wakes whoever waits for news, who is there, looks or
only watches, and what was drawn for them."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from typing import Any

from tablee.server.tables import Table
from tablee.server.waiting import Waiting

AWAY_AFTER = 40.0  # seconds without a sign of life
CLOSED_LASTS = 10.0  # the same, once the last page is closed
LOOKING = 10.0  # seconds for which who has asked how a table stands counts as watching it
EYED_LASTS = 20.0  # seconds for which somebody looks at a table who gave a sign that they do
SPECTATORS_LAST = 15.0  # seconds for which it is believed who watches in another process

Round = tuple[int, int]  # the how-manyth match of a table, and rounds that are over in it
Spectator = tuple[str, str]  # the id and the name of somebody who watches; nothing of a stranger


class Pulse:
    """Wakes everybody who waits for something newer than they have."""

    def __init__(self) -> None:
        self.count = 0
        self._next = asyncio.Event()

    def beat(self) -> None:
        self.count += 1
        self._next.set()
        self._next = asyncio.Event()

    async def above(self, count: int) -> int:
        while self.count <= count:
            await self._next.wait()
        return self.count


class Live:
    """A table somebody is at, in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.pulse = Pulse()
        self.watchers = 0
        self.listeners = 0  # pages that are hidden, and wait to be called
        self.lines: Counter[str] = Counter()  # by player, pages of theirs that are told how it stands
        self.removed = False  # by the keeper
        self.used = self.since = time.monotonic()
        self.here: dict[str, float] = {}  # by player, the last sign of life
        self.eyed: dict[str, float] = {}  # by player, the last sign that they look at it
        self.away: frozenset[str] = frozenset()
        self.views: dict[Any, tuple[int, Any]] = {}  # what was shown, by viewer, and at which beat
        self.logs: dict[Any, tuple[Any, list[str]]] = {}
        self.sheets: dict[Any, tuple[Any, str]] = {}
        self.sayings: dict[str, list[tuple[dict[str, Any], str]]] = {}  # by language, each with its drawing
        self.croupier: asyncio.Task[None] | None = None
        self.waiting = Waiting()
        self.looked = -inf  # when somebody last asked how it stands
        self.heeding = 0.0  # until then programs wait for what the coach says, and what is answered to it
        self.hurried: float = -1  # up to this change somebody did not want to wait
        self.read: dict[str, tuple[Round, float]] = {}  # by player, the last sheet put away, and when
        self.passed: set[tuple[int, int]] = set()  # change and seat of programs that let a chance pass
        self.spectating: dict[object, Spectator] = {}  # by stream, those who watch in this process
        self.elsewhere: dict[str, tuple[float, list[Spectator]]] = {}  # in others, as was told at a time
        self.told_spectators = False
        self.stumbles: list[str] = []  # what went wrong for its croupier since it last went well

    @contextmanager
    def watching(self) -> Iterator[None]:
        self.watchers += 1
        try:
            yield
        finally:
            self.watchers -= 1
            self.used = time.monotonic()
            if not self.watchers:
                self.forget()

    @contextmanager
    def looked_at_by(self, player: str, name: str) -> Iterator[None]:
        """Somebody who does not sit here watches; without a name nobody knows them."""
        stream = object()
        self.spectating[stream] = (player, name)
        self.pulse.beat()
        try:
            yield
        finally:
            del self.spectating[stream]
            self.pulse.beat()

    @contextmanager
    def line_to(self, player: str) -> Iterator[None]:
        """A page of somebody is told how it stands. Once the last of them is closed they are soon away,
        unless they give another sign of life."""
        self.lines[player] += 1
        try:
            yield
        finally:
            self.lines[player] -= 1
            if not self.lines[player]:
                del self.lines[player]
                soon = time.monotonic() - AWAY_AFTER + CLOSED_LASTS
                self.here[player] = min(self.here.get(player, soon), soon)

    def spectators(self) -> tuple[list[str], int]:
        """The names of those who only watch, and how many they are in all."""
        now = time.monotonic()
        others = [who for at, told in self.elsewhere.values() if now - at < SPECTATORS_LAST for who in told]
        there = [who for who in (*self.spectating.values(), *others) if who[0] not in self.table.people]
        known = dict(who for who in there if who[0])
        return sorted(known.values()), len(known) + sum(not player for player, _ in there)

    def note_spectators(self, process: str, told: list[Spectator]) -> None:
        """Who watches in another process, as it has told just now."""
        before = self.spectators()
        self.elsewhere = {**self.elsewhere, process: (time.monotonic(), told)}
        if self.spectators() != before:
            self.pulse.beat()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Somebody wants to know when it is their turn, and looks at something else meanwhile."""
        self.listeners += 1
        try:
            yield
        finally:
            self.listeners -= 1
            self.used = time.monotonic()

    def note_sign(self, player: str) -> None:
        """Somebody is not away."""
        self.here[player] = time.monotonic()
        if player in self.away and player in self.table.people:
            self.away -= {player}
            self.changed()

    def note_look(self, player: str) -> None:
        """Somebody looks at it."""
        self.eyed[player] = time.monotonic()

    def is_eyed_by(self, player: str | None) -> bool:
        """Whether somebody looks at it, as far as is known."""
        return time.monotonic() - self.eyed.get(player or "", -inf) < EYED_LASTS

    def note_who_is_away(self) -> bool:
        """See who has given no sign of life for a while; whether they are others than before."""
        now, people = time.monotonic(), self.table.people
        self.here = {player: at for player, at in self.here.items() if player in people}
        self.eyed = {player: at for player, at in self.eyed.items() if player in people}
        gone = frozenset(p for p in people if now - self.here.get(p, self.since) > AWAY_AFTER)
        if gone == self.away:
            return False
        self.away = gone
        self.pulse.beat()
        return True

    def forget(self) -> None:
        """Let go of all that was drawn; it is drawn anew for whoever comes next."""
        for drawn in (self.views, self.logs, self.sheets, self.sayings):
            drawn.clear()

    @property
    def watched(self) -> bool:
        return self.watchers > 0 or time.monotonic() - self.looked < LOOKING

    @property
    def idle(self) -> bool:
        """Whether nobody is at it just now."""
        busy = self.watchers or self.listeners or self.waiting.choices or self.lock.locked()
        return self.croupier is None and not busy

    def changed(self) -> None:
        self.used = time.monotonic()
        self.pulse.beat()
