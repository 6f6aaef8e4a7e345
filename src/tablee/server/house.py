"""The house: all live tables, the path of a move, and the programs and clocks that act at them.

A move is checked, stored, acknowledged and shown, in this order. Each table has a lock, a pulse that
wakes its watchers, and, while a program or a clock has something to do there, a host.
"""

import asyncio
import json
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from math import inf
from typing import Any
from urllib.parse import quote, unquote

import sqlalchemy as sql

from tablee.bots.hints import seconds_for
from tablee.bots.levels import CALLED
from tablee.bots.players import GUEST_CLOCK, Decision
from tablee.core.live import manners
from tablee.core.match import TABLE, Match
from tablee.errors import IllegalAction, TableeError
from tablee.server import agreement, aside, chairs, metrics, rest, turns, waiting
from tablee.server.chores import watched
from tablee.server.database import Paused
from tablee.server.eyes import Question, watch
from tablee.server.freshness import Freshness
from tablee.server.leases import Leases
from tablee.server.logs import trouble
from tablee.server.plans import Plan
from tablee.server.queue import Queue
from tablee.server.statistics import Statistics
from tablee.server.store import (
    Conflict,
    Event,
    Store,
    append,
    create,
    finish,
    log_of,
    new_id,
    note_turn,
    together,
    versions,
)
from tablee.server.store import sit as keep_place
from tablee.server.stories import Stories
from tablee.server.tables import SLOW, STAND_IN, Refused, Table, fold
from tablee.server.thinkers import Thinkers
from tablee.server.waiting import Waiting

log = logging.getLogger("tablee")

AWAY_AFTER = 40.0
CLOSED_LASTS = 10.0  # the same, once the last page is closed
SWEEP = 5.0
POLL = 2.0
LEAVING = 0.7  # seconds to hand the tables over to other processes
LOOKING = 10.0  # seconds for which who has asked how a table stands counts as watching it
THUMB = 0.01  # seconds a decision by rule of thumb takes
MOST_HOMES = 10_000
IDLE_AFTER = 900.0
MOST_IDLE = 2000  # tables in memory at which nobody is
STUMBLE = 2.0  # seconds until a host who met with an error tries again; twice as long each time
LONGEST_STUMBLE = 60.0
CONFLICTS = 6  # times that a change is planned anew because another process wrote first
UNREADABLE = 60.0  # seconds before a table that could not be read is tried again
MOST_SPECTATORS = 50  # told to other processes
SPECTATORS_LAST = 15.0  # seconds for which it is believed who watches in another process
NAP = 120.0  # seconds before a clock runs out in which a table is awake for it
WAKE_EVERY = 20.0
EYED_LASTS = 20.0  # seconds for which somebody looks at a table who gave a sign that they do
SIGN_TOLD = 5.0  # seconds between two signs of life of somebody that other processes are told of
# events that change nothing lists show
QUIET = ("say", "unsay", "pass", "lapse", "ready", "choose", "stop", "claim", "hint")
PHASE_AFTER = {"start": "playing", "undo": "playing", "set": "open", "end": "open"}
AGREED = "agreed"  # an errand: what those at the table have agreed upon
RESTING = "resting"  # an errand: the rest between two rounds is over


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


Spectator = tuple[str, str]  # the id and the name of somebody who watches; nothing of a stranger


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
        self.host: asyncio.Task[None] | None = None
        self.waiting = Waiting()
        self.looked = -inf  # when somebody last asked how it stands
        self.heeding = 0.0  # until then programs wait for what the coach says, and what is answered to it
        self.hurried: float = -1  # up to this change somebody did not want to wait
        self.read: dict[str, tuple[rest.Round, float]] = {}  # by player, the last sheet put away, and when
        self.passed: set[tuple[int, int]] = set()  # change and seat of programs that let a chance pass
        self.spectating: dict[object, Spectator] = {}  # by stream, those who watch in this process
        self.elsewhere: dict[str, tuple[float, list[Spectator]]] = {}  # in others, as was told at a time
        self.told_spectators = False
        self.stumbles: list[str] = []  # what went wrong for its host since it last went well

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

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Somebody wants to know when it is their turn, and looks at something else meanwhile."""
        self.listeners += 1
        try:
            yield
        finally:
            self.listeners -= 1
            self.used = time.monotonic()

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
        return self.host is None and not busy

    def changed(self) -> None:
        self.used = time.monotonic()
        self.pulse.beat()


class House:
    """Everything that is going on."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tables: dict[str, Live] = {}
        self.thoughts = Queue(getattr(thinkers, "workers", 1))
        self.homes: OrderedDict[str, str] = OrderedDict()  # by player, the address they last asked from
        self.stories = Stories(thinkers, self.thoughts)
        self.statistics = Statistics(store)
        self._hinted: set[str] = set()  # players who are being given a hint
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._hosts: set[asyncio.Task[None]] = set()
        self.announced: tuple[str, float] | None = None  # words of the keeper, and when the house closes
        self.draining = asyncio.Event()
        self.nudged = asyncio.Event()
        self.leases = Leases(store)
        self.heard: list[Callable[[list[str]], None]] = []  # who else is told what other processes do
        self.called: list[
            Callable[[Live, str], None]
        ] = []  # who is told whose turn begins by a change made here
        self._freshness = Freshness(store)
        self._behind: set[str] = set()  # tables that others have written to
        self._returning: asyncio.Queue[str] = asyncio.Queue()  # tables to be brought back
        self._unreadable: dict[str, float] = {}  # tables set aside, and when that was found

    async def open(self) -> None:
        """Wake the programs, and go on with every game that was being played and has no keeper."""
        self.thinkers.start()
        self._take(await self.leases.renew())
        self.store.tell("keepers")
        chores = (
            *(self._keep, self._bring_back, self._sweep, self._poll, self._wake_sleepers),
            *(metrics.watch_the_loop, self._drain),
        )
        self._chores = [asyncio.create_task(watched(chore.__name__.strip("_"), chore)) for chore in chores]
        loop = asyncio.get_running_loop()

        def hear(news: str) -> None:
            with suppress(RuntimeError):  # the house has closed
                loop.call_soon_threadsafe(self._hear_news, news.split())

        self.store.listen(hear)

    # Several processes

    async def _keep(self) -> None:
        """Renew the leases of this process, and take over tables whose keeper is gone."""
        while not self.draining.is_set():
            await self.leases.due()
            if not self.draining.is_set():
                self._take(await self.leases.renew())

    def _take(self, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            if table_id in self.tables:
                self.tend(self.tables[table_id])
            else:
                self._returning.put_nowait(table_id)

    async def _bring_back(self) -> None:
        """Bring back what was being played, table by table, while others are served already."""
        while True:
            table_id = await self._returning.get()
            with suppress(Refused):
                self.tend(await self.live(table_id))

    async def _wake_sleepers(self) -> None:
        """Bring back the tables whose slow clocks are about to run out."""
        while True:
            for table_id in await self.store.read(self.leases.sleepers(NAP)):
                with suppress(Refused):
                    await self._wake_sleeper(await self.live(table_id))
            await asyncio.sleep(WAKE_EVERY)

    async def _wake_sleeper(self, live: Live) -> None:
        """See to a table whose clock is said to run out; where it does not, note when it will."""
        if _at_hand(live):
            self.tend(live)
        else:
            table = live.table
            await self.store.write(note_turn(table.id, table.version, turns.noted(table)))

    def _hear_news(self, news: list[str]) -> None:
        """What another process did. Whatever is missed here the poll and the database tell."""
        match news:
            case ["table", table_id, version]:
                live = self.tables.get(table_id)
                if live is not None and int(version) > live.table.version:
                    self._behind.add(table_id)
                    self.nudged.set()
            case ["here", table_id, player] if table_id in self.tables:
                self._note_sign(self.tables[table_id], player)
            case ["eyed", table_id, player] if table_id in self.tables:
                self.tables[table_id].eyed[player] = time.monotonic()
            case ["hurry", table_id, version, *player] if table_id in self.tables:
                live = self.tables[table_id]
                live.hurried = max(live.hurried, float(version))
                for one in player or live.table.people:
                    rest.put_away(live, one)
                live.pulse.beat()
            case ["heed", table_id, until] if table_id in self.tables:
                self.tables[table_id].heeding = float(until)
                self.tables[table_id].pulse.beat()
            case ["watched", table_id] if table_id in self.tables:
                live = self.tables[table_id]
                live.looked = time.monotonic()
                self.tend(live)
            case ["spectators", table_id, process, *names] if table_id in self.tables:
                self._note_spectators(self.tables[table_id], process, names)
            case ["keepers"]:
                self.leases.hurry()
            case []:
                self._behind |= self.tables.keys()
                self.nudged.set()
        for hear in self.heard:
            hear(news)

    def _note_spectators(self, live: Live, process: str, names: list[str]) -> None:
        if process == self.leases.id:
            return
        before = live.spectators()
        told = [(player, unquote(name)) for player, _, name in (each.partition("=") for each in names)]
        live.elsewhere = {**live.elsewhere, process: (time.monotonic(), told)}
        if live.spectators() != before:
            live.pulse.beat()

    def _tell_spectators(self) -> None:
        """Let other processes know who watches here, as long as somebody does and once after."""
        if self.leases.alone:
            return
        for live in self.tables.values():
            there = list(live.spectating.values())[:MOST_SPECTATORS]
            if there or live.told_spectators:
                names = (f"{player}={quote(name)}" for player, name in there)
                self.store.tell("spectators", live.table.id, self.leases.id, *names)
            live.told_spectators = bool(there)

    async def _drain(self) -> None:
        """Wake whoever waits for news, to be told that the house closes."""
        await self.draining.wait()
        self._wake()
        for host in self._hosts:
            host.cancel()
        await self.leases.leave()

    def _wake(self) -> None:
        for live in self.tables.values():
            live.pulse.beat()

    async def close(self) -> None:
        self.draining.set()
        self._wake()
        tasks = (*self._chores, *self._hosts)
        leaving = self._chores[-1:]  # the last of them hands the tables over
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVING):
                await asyncio.gather(*leaving, return_exceptions=True)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        self.store.close()

    # Tables

    async def live(self, table_id: str) -> Live:
        """A table by its id, brought back from its log if need be."""
        if table_id not in self.tables:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            try:
                await asyncio.shield(self._loading[table_id])
            finally:
                self._loading.pop(table_id, None)
        elif not self.leases.alone:
            await self._freshen(self.tables[table_id])
        return self.tables[table_id]

    async def _freshen(self, live: Live) -> None:
        """Whatever another process has acknowledged is taken in before this one says anything."""
        if await self._freshness.version(live.table.id) > live.table.version:
            await self._take_in(live)

    async def _take_in(self, live: Live) -> None:
        """What others wrote to a table, shown to those who watch it here."""
        async with live.lock:
            missed = await self._catch_up(live)
        if missed:
            live.changed()
            self.tend(live)
            waiting.lay(self, live)

    async def _load(self, table_id: str) -> Live:
        if time.monotonic() - self._unreadable.get(table_id, -UNREADABLE) < UNREADABLE:
            raise Refused("set-aside")
        table = Table(table_id)
        try:
            events = await self.store.read(log_of(table_id))
            if not events:
                raise Refused("no-table", status=404)
            await asyncio.to_thread(fold, table, events)
        except (Refused, Paused, sql.exc.SQLAlchemyError):
            raise
        except Exception as error:
            await self._set_aside(table, error)
            raise Refused("set-aside") from None
        if table_id in self._unreadable:
            await self.store.write(aside.back(table_id))
            del self._unreadable[table_id]
        self.tables[table_id] = Live(table)
        metrics.TABLES.set(len(self.tables))
        return self.tables[table_id]

    async def _set_aside(self, table: Table, error: Exception) -> None:
        """A table that cannot be read is one bad table: it is noted, and all others go on."""
        if table.id not in self._unreadable:
            number = trouble(error, task="reading a table", event=table.version)
            await self.store.write(aside.put(table.id, table.version, error, number))
        self._unreadable[table.id] = time.monotonic()
        self.tables.pop(table.id, None)

    async def see(self, live: Live, player: str | None) -> None:
        """Have ready what a player has seen of a match; going through a long one takes a while."""
        seat = live.table.seat_of(player)
        if live.table.match is None or seat in live.table.eyes:
            return
        async with live.lock:
            table = live.table
            if table.match is not None and seat not in table.eyes:
                table.eyes[seat] = await asyncio.to_thread(watch, table.match.copy(), seat, table.question)

    async def create(self, events: Sequence[Event], players: Sequence[str]) -> Live:
        """A new table from its first events."""
        table = Table(new_id())
        for event in events:
            table.take(event)
        places = [keep_place(player, table.id) for player in players]
        kept = self.leases.with_table(table.id)
        await self.store.write(
            together(create(table.id, events, table.row() | turns.noted(table)), kept, *places)
        )
        self.leases.took(table.id)
        live = self.tables[table.id] = Live(table)
        self.tend(live)
        return live

    async def change(self, live: Live, plan: Callable[[Table], Plan]) -> int:
        """Store what a plan makes of the table as it stands, then show it; the version reached."""
        async with live.lock:
            before = _due_people(live.table)
            for left in reversed(range(CONFLICTS)):
                try:
                    made = plan(live.table)
                    if not made.events:
                        return live.table.version
                    await self._commit(live, made)
                    break
                except Conflict:
                    metrics.CONFLICTS.inc()
                    await self._catch_up(live)
                    if not left:
                        raise Refused("busy", status=503) from None
                except sql.exc.IntegrityError:  # a key of long ago
                    raise Refused("stale") from None
                except TableeError:  # perhaps only because another process wrote meanwhile
                    if not left or not await self._catch_up(live):
                        raise
        live.changed()
        self.tend(live)
        waiting.lay(self, live)
        for player in _due_people(live.table) - before:
            for call in self.called:
                call(live, player)
        return live.table.version

    async def _commit(self, live: Live, made: Plan) -> None:
        table = live.table
        row, after = table.row(), table
        around = [event for event in made.events if event.kind not in QUIET and event.kind != "act"]
        if around:
            row, after = _row_after(table, around)
        if made.played:
            row["phase"] = "over" if made.played[-1].over else "playing"
        row |= turns.noted_after(table, after, made.events, made.played[-1] if made.played else None)
        change = append(table.id, table.version, made.events, row)
        await self.store.write(together(change, *made.beside))
        played = iter(made.played)
        for event in made.events:
            table.take(event, next(played, None) if event.kind == "act" else None)
            if event.kind in ("start", "undo"):
                live.hurried = -1
                live.read.clear()

    async def _catch_up(self, live: Live) -> bool:
        """Take in what another process wrote; whether there was anything."""
        missed = await self._log_after(live)
        try:
            for event in missed:
                live.table.take(event)
        except Exception as error:
            await self._set_aside(live.table, error)
            raise Refused("set-aside") from None
        return bool(missed)

    async def _log_after(self, live: Live) -> list[Event]:
        try:
            return await self.store.read(log_of(live.table.id, live.table.version))
        except ValueError as error:  # an event that is no JSON
            await self._set_aside(live.table, error)
            raise Refused("set-aside") from None

    # The path of a move

    async def act(
        self,
        live: Live,
        seat: int,
        action: str,
        key: str | None = None,
        seen: int | None = None,
        at: int | None = None,
        lasting: bool = False,
        program: bool = False,
        late: bool = False,
    ) -> int:
        """One action of one seat, made against what it had `seen`, or with the match `at` a change.
        A `lasting` answer is given again whenever it is asked for. A `program` acts for somebody this once;
        `late`, if all may know that their time was over.

        Returns the how-manyth action of that seat it is.
        """
        begun = time.perf_counter()

        def plan(table: Table) -> Plan:
            match = table.match
            if match is None:
                raise Refused("no-match")
            if (seen is not None and seen != table.eye(seat).count) or at not in (None, table.changes):
                raise Refused("stale")
            done = manners(table.game).as_played(match, seat, " ".join(action.split()))
            if table.question is not None and _is_mere_no(table, seat, done):
                return Plan([Event("pass", {"seat": seat}, key, time.time())])
            how = {"lasting": lasting, "program": program, "late": late}
            return _carried_out(table, seat, done, key, how)

        known = key and live.table.keys.get(key)
        if known:
            return known
        await self.change(live, _once(key, plan))
        metrics.MOVES.labels(live.table.game).inc()
        metrics.MOVE_SECONDS.observe(time.perf_counter() - begun)
        return live.table.acts[seat] if key is None else live.table.keys[key]

    async def undo(self, live: Live, seat: int) -> int:
        def plan(table: Table) -> Plan:
            return Plan([Event("undo", {"seat": seat, "n": table.undo_to(seat)}, at=time.time())])

        return await self.change(live, plan)

    async def start(self, live: Live) -> int:
        """Begin a match, or the next one."""

        return await self.change(live, lambda table: Plan([agreement.beginning(table, live.away)]))

    # Signs of life

    async def sign_of_life(self, live: Live, player: str) -> None:
        """Somebody is there: their seat is theirs again."""
        seat = live.table.seat_of(player)
        if seat is None:
            return
        self.sign_of_listening(live, player)
        last = live.eyed.get(player, -SIGN_TOLD)
        live.eyed[player] = time.monotonic()
        if not self.leases.alone and live.eyed[player] - last >= SIGN_TOLD:
            self.store.tell("eyed", live.table.id, player)
        if live.table.chairs[seat].lent:

            def plan(table: Table) -> Plan:
                back = Event("back", {"seat": seat}, at=time.time())
                return Plan([back] if table.chairs[seat].lent else [])

            await self.change(live, plan)

    def sign_of_listening(self, live: Live, player: str) -> None:
        """Somebody's page is open, if hidden: they are not away. A seat that was lent stays so until they
        look."""
        if live.table.seat_of(player) is None:
            return
        last = live.here.get(player, -SIGN_TOLD)
        self._note_sign(live, player)
        if not self.leases.alone and live.here[player] - last >= SIGN_TOLD:
            self.store.tell("here", live.table.id, player)

    def _note_sign(self, live: Live, player: str) -> None:
        live.here[player] = time.monotonic()
        if player in live.away and player in live.table.people:
            live.away -= {player}
            live.changed()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.leases.release(self.tidy())
            self._tell_keepers()
            self._tell_spectators()

    def _tell_keepers(self) -> None:
        """Programs alone play on only while somebody watches, which may be in another process."""
        if self.leases.alone:
            return
        for live in self.tables.values():
            if live.table.alone and live.watched and not self.leases.holds(live.table.id):
                self.store.tell("watched", live.table.id)

    def tidy(self) -> list[str]:
        """See who has gone, and put away tables nobody is at; of too many those longest unused. The ids of
        those put away."""
        now = time.monotonic()
        for live in self.tables.values():
            people = live.table.people
            live.here = {player: at for player, at in live.here.items() if player in people}
            live.eyed = {player: at for player, at in live.eyed.items() if player in people}
            gone = frozenset(p for p in people if now - live.here.get(p, live.since) > AWAY_AFTER)
            if gone != live.away:
                live.away = gone
                live.pulse.beat()
                self.tend(live)
        idle = [live for live in self.tables.values() if live.idle]
        idle.sort(key=lambda live: live.used, reverse=True)
        left = [
            live.table.id for n, live in enumerate(idle) if n >= MOST_IDLE or now - live.used > IDLE_AFTER
        ]
        for table_id in left:
            del self.tables[table_id]
        metrics.TABLES.set(len(self.tables))
        return left

    async def _poll(self) -> None:
        """The net below: notice what other processes wrote."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self.nudged.wait()
            self.nudged.clear()
            behind, self._behind = self._behind, set()
            ids = behind or {
                live.table.id for live in self.tables.values() if live.watchers or live.listeners or live.host
            }
            with suppress(Paused):
                for table_id, version in (await self.store.read(versions(sorted(ids)))).items():
                    live = self.tables.get(table_id)
                    if live is not None and version > live.table.version:
                        with suppress(Refused):
                            await self._take_in(live)

    # Programs and clocks

    def tend(self, live: Live) -> None:
        """See to it that the table's keeper hosts it while there is anything to do."""
        if live.host is not None or self.draining.is_set() or not _at_hand(live):
            return
        if not self.leases.holds(live.table.id):
            self.leases.want(live.table.id)
            return
        live.host = asyncio.create_task(self._host(live))
        self._hosts.add(live.host)
        live.host.add_done_callback(self._hosts.discard)

    async def _host(self, live: Live) -> None:
        try:
            while (errands := _at_hand(live)) and self.leases.holds(live.table.id):
                before = live.pulse.count
                due, seat, bot = min(errands, key=lambda errand: errand[0])
                if bot == AGREED:
                    await self._until(live, due, before)
                    await self.change(live, agreement.settle(live.away))
                elif bot == RESTING:
                    await self._rest(live, due, before)
                elif live.table.question is not None:
                    await self._hear(live, live.table.question)
                elif bot is None:
                    await self._until(live, due, before)
                    if live.pulse.count == before:
                        await self._out_of_time(live, seat)
                else:
                    await self._let_play(live, seat, bot, due)
                live.stumbles.clear()
        except Exception as error:
            self._stumble(live, error)
        finally:
            live.host = None

    def _stumble(self, live: Live, error: Exception) -> None:
        """A host met with an error: told once, and tried again. A database that pauses is no error."""
        kind = type(error).__name__
        if kind not in live.stumbles and not isinstance(error, Paused):
            trouble(error, task="hosting a table", game=live.table.game)
        live.stumbles.append(kind)
        pause = min(STUMBLE * 2 ** min(len(live.stumbles) - 1, 10), LONGEST_STUMBLE)
        asyncio.get_running_loop().call_later(pause, self.tend, live)

    async def _until(self, live: Live, due: float, before: int) -> None:
        """Wait until it is time, or something happens."""
        left = due - time.time()
        if left > 0:
            with suppress(TimeoutError):  # (wait_for of Python 3.11 may swallow the end of the house)
                async with asyncio.timeout(left):
                    await live.pulse.above(before)

    async def _rest(self, live: Live, due: float, before: int) -> None:
        """Wait until the sheets are put away; that the time is over is shown to all."""
        await self._until(live, due, before)
        if live.pulse.count == before:
            live.pulse.beat()

    async def _hear(self, live: Live, question: Question) -> None:
        """Let a question stand for its time; then the programs answer, in order, and it is over.

        They think meanwhile. Whoever has no answer by then does not take it up: how long it stands depends
        on who sits there, never on what they hold.
        """
        table = live.table
        match = table.match
        assert match is not None
        thoughts = {
            seat: asyncio.create_task(self._think(live, match, seat, bot, lambda: table.question is question))
            for seat in match.waiting
            if seat != TABLE and seat != question.by and (bot := table.chairs[seat].played_by) is not None
        }
        try:
            while table.question is question and time.time() < (
                due := max(turns.answers_due(table, question), live.heeding)
            ):
                await self._until(live, due, live.pulse.count)
            for k in range(1, table.seats):
                seat = (question.by + k) % table.seats
                if table.question is not question or table.match is None:
                    return
                if seat in table.match.waiting and seat not in question.answered:
                    await self._answer(live, seat, thoughts.get(seat))
            if table.question is question:
                await self.change(live, _lapse(question))
        finally:
            for thought in thoughts.values():
                thought.cancel()

    async def _answer(self, live: Live, seat: int, thought: "asyncio.Task[Decision] | None") -> None:
        """What a seat answers to a question whose time is over."""
        no = manners(live.table.game).no
        thought_out = (
            thought is not None and thought.done() and not thought.cancelled() and not thought.exception()
        )
        action = (thought.result().action or no) if thought is not None and thought_out else no
        with suppress(IllegalAction, Refused):
            await self.act(live, seat, action, at=live.table.changes)

    async def _let_play(self, live: Live, seat: int, bot: str, due: float, late: bool = False) -> None:
        """A program decides, waits its time and acts, unless the match or who plays has changed meanwhile."""
        table = live.table
        match = table.match
        assert match is not None
        played_by = None if seat == TABLE else table.chairs[seat].played_by
        changes = table.changes

        def stands() -> bool:
            same = seat == TABLE or table.chairs[seat].played_by == played_by
            return table.changes == changes and same

        if seat == TABLE:
            action: str | None = match.legal(TABLE)[0]
        else:
            action = await self._decide(live, match, seat, bot, stands)
        if not stands():
            return
        if action is None:
            live.passed = {(changes, seat), *(p for p in live.passed if p[0] == changes)}
            return
        turn = TABLE != seat == match.asked  # a race or a closing moment takes its time whoever hurries
        if _unseen(match, seat, action):
            due = 0.0
        while (now := time.time()) < max(due, live.heeding) and stands():
            if turn and live.hurried >= changes and now >= live.heeding:
                break
            await self._until(live, live.heeding if now < live.heeding else due, live.pulse.count)
        if not stands():
            return
        try:
            once = seat != TABLE and played_by is None
            await self.act(live, seat, action, at=changes, program=once, late=late)
        except (IllegalAction, Refused) as error:
            log.warning({"message": "a program could not act", "program": bot, "key": error.key})
            live.passed = {(changes, seat), *(p for p in live.passed if p[0] == changes)}

    async def _decide(
        self, live: Live, match: Match, seat: int, bot: str, wanted: Callable[[], bool]
    ) -> str | None:
        decision = await self._think(live, match, seat, bot, wanted)
        if decision.trouble is not None:
            log.warning("a program was in trouble: %s", decision.trouble[0])
        if decision.action is None and match.asked == seat:
            return match.legal(seat)[0]
        return decision.action

    async def _think(
        self, live: Live, match: Match, seat: int, bot: str, wanted: Callable[[], bool]
    ) -> Decision:
        """What a program decides, when it is its turn to think, if that is still wanted then; whoever opened
        the table pays for it."""
        payer = live.table.host or live.table.by or live.table.id
        async with self.thoughts.turn(_effort(bot), payer, self.homes.get(payer)):
            if not wanted():
                return Decision(None)
            return await self.thinkers.decide(match, seat, bot)

    async def hint(
        self, live: Live, player: str, seat: int, wanted: Callable[[], bool]
    ) -> list[dict[str, Any]]:
        """The best choices of a seat; one hint at a time for each player, who pays for it. One that is not
        wanted any more once its turn to be thought about comes is none."""
        match = live.table.match
        assert match is not None
        self.refuse_second_hint(player)
        self._hinted.add(player)
        try:
            async with self.thoughts.turn(seconds_for(match.game), player, self.homes.get(player)):
                return await self.thinkers.hint(match, seat) if wanted() else []
        finally:
            self._hinted.discard(player)

    def refuse_second_hint(self, player: str) -> None:
        """Whoever is being given a hint waits for it; who asks again and again meanwhile pays nothing."""
        if player in self._hinted:
            raise Refused("hint-one-at-a-time", status=429)

    def comes_from(self, player: str, address: str) -> None:
        """Remember where a player is, as long as there are not too many."""
        self.homes[player] = address
        self.homes.move_to_end(player)
        while len(self.homes) > MOST_HOMES:
            self.homes.popitem(last=False)

    async def _out_of_time(self, live: Live, seat: int) -> None:
        """A person's clock has run out: a program takes the seat.

        Of somebody who is asked in secret a program decides this once: a seat taken would be seen. And of
        somebody who looks at the table: they need not come back.
        """
        match = live.table.match
        secretly = match is not None and match.game.looks.awaited(match.look(None)) != seat
        looks = time.monotonic() - live.eyed.get(live.table.chairs[seat].player or "", -inf) < EYED_LASTS
        if match is not None and (secretly or looks):
            await self._let_play(live, seat, STAND_IN, 0.0, late=not secretly)
            return

        def plan(table: Table) -> Plan:
            running = not table.chairs[seat].lent and table.phase == "playing"
            lent = Event("lend", {"seat": seat, "why": "clock"}, at=time.time())
            return Plan([lent] if running else [])

        await self.change(live, plan)

    def heed(self, live: Live, seconds: float) -> None:
        """Let programs wait for the coach, or for what is answered to it; or, after no seconds, go on."""
        live.heeding = time.time() + seconds if seconds else 0.0
        live.pulse.beat()
        if not self.leases.alone:
            self.store.tell("heed", live.table.id, live.heeding)

    def hurry(self, live: Live, to_the_end: bool = False, player: str | None = None) -> None:
        """Somebody, or everybody, does not want to wait for the programs' pauses, this once or until the game
        is over. Whoever says so between two rounds has put the sheet away."""
        live.hurried = inf if to_the_end else live.table.changes
        for one in live.table.people if player is None else [player]:
            rest.put_away(live, one)
        live.pulse.beat()
        if not self.leases.alone:
            self.store.tell("hurry", live.table.id, live.hurried, *([] if player is None else [player]))


def _once(key: str | None, plan: Callable[[Table], Plan]) -> Callable[[Table], Plan]:
    """A plan that is carried out only once for a key."""

    def checked(table: Table) -> Plan:
        return Plan([]) if key is not None and key in table.keys else plan(table)

    return checked


def _row_after(table: Table, events: Sequence[Event]) -> tuple[dict[str, Any], Table]:
    """What lists will show once some events that are no moves have happened, and the table they were taken
    from, without its match."""
    copies = [replace(chair) for chair in table.chairs]
    twin = replace(table, chairs=copies, keys={}, eyes={}, match=None)
    phase = table.phase
    for event in events:
        phase = PHASE_AFTER.get(event.kind, phase)
        if event.kind not in ("start", "undo"):
            twin.take(event)
    return twin.row() | {"phase": phase}, twin


def _errands(live: Live) -> list[tuple[float, int, str | None]]:
    """What is to be done at a table: when, in which seat, by which program; without one a clock runs."""
    table = live.table
    match = table.match
    if (agreed := agreement.due(table, live.away)) is not None:
        return [(agreed, TABLE, AGREED)]
    if match is None or match.over or (table.alone and not live.watched):
        return []
    if table.question is not None:
        return [(turns.answers_due(table, table.question), TABLE, None)]
    since = rest.until(live)
    if rest.lasts(live):
        return [(since, TABLE, RESTING)]
    racing = manners(table.game).races(match.game.options)
    errands: list[tuple[float, int, str | None]] = []
    for seat in table.waiting_bots():
        if (table.changes, seat) in live.passed:
            continue
        bot = "table" if seat == TABLE else (table.chairs[seat].played_by or "")
        errands.append((since + _pause(bot, match, seat, racing, table.pace), seat, bot))
    if table.clock:
        seat = match.asked  # who may act but need not has no clock
        if (
            seat != TABLE
            and table.chairs[seat].played_by is None
            and (table.changes, seat) not in live.passed
        ):
            errands.append((since + table.clock, seat, None))
    return errands


def _due_people(table: Table) -> set[str]:
    """The ids of those whose turn it is."""
    return {player for seat in turns.due_at(table) if (player := table.chairs[seat].player) is not None}


def _at_hand(live: Live) -> list[tuple[float, int, str | None]]:
    """Of what is to be done, all that one must be awake for: not slow clocks that run on for long."""
    slow = live.table.clock >= SLOW
    return [
        (due, seat, bot)
        for due, seat, bot in _errands(live)
        if not (slow and bot in (None, AGREED, RESTING) and due > time.time() + NAP)
    ]


def _effort(bot: str) -> float:
    """About how many seconds of a processor a program thinks."""
    level = CALLED.get(bot)
    if level is None:
        return GUEST_CLOCK
    return THUMB if level.seconds is None else level.seconds * level.trees


def _pause(bot: str, match: Match, seat: int, racing: bool, pace: float) -> float:
    """How long a program seems to think. In a race the quicker level is the quicker to react."""
    if seat == TABLE:
        return manners(match.game.name).moment(match.look(None)) or turns.BOT_PAUSE
    level = CALLED.get(bot)
    if racing and level is not None and match.asked != seat:
        return level.reaction
    if match.asked == seat and match.game.looks.awaited(match.look(None)) not in (seat, None):
        return 0.0  # asked in secret: whoever is thought to be next should not be told so, and then not be
    return (level.pause if level is not None else turns.BOT_PAUSE) * pace


def _lapse(question: Question) -> Callable[[Table], Plan]:
    def plan(table: Table) -> Plan:
        return Plan([Event("lapse", at=time.time())] if table.question is question else [])

    return plan


def _is_mere_no(table: Table, seat: int, action: str) -> bool:
    """Whether somebody says no to a question who could say nothing else; refuses what is no answer to it."""
    match = table.match
    assert match is not None
    eye = table.eye(seat)
    if action not in eye.legal:
        key, args = match.game.looks.refusal(eye.look, action)
        raise IllegalAction(key, match.game.name, action=action, **args)
    return action not in match.legal(seat) or seat not in match.waiting


def _carried_out(table: Table, seat: int, action: str, key: str | None, how: dict[str, bool]) -> Plan:
    """An action tried on a copy of the match, and the answers that follow it by themselves; `how` it is to be
    remembered."""
    match = table.match
    assert match is not None
    after = match.copy()
    after.play(seat, action)
    data: dict[str, Any] = {"seat": seat, "action": after.log[-1][1]}
    if how["lasting"] and manners(table.game).lasting(match.look(seat), action) is None:
        raise Refused("not-lasting")
    data |= {what: True for what, holds in how.items() if holds}
    events, played = [Event("act", data, key, time.time())], [after]
    while not after.over and (answer := table.lasting_answer(after)) is not None:
        after = after.copy()
        after.play(*answer)
        played.append(after)
        events.append(Event("act", {"seat": answer[0], "action": answer[1]}, at=time.time()))
    come = chairs.arrivals(table, match, after)
    if not after.over:
        return Plan([*events, *come.events], played, come.beside)
    data = dict(events[-1].data) | {"finished": new_id()}
    events[-1] = replace(events[-1], data=data)
    kept = finish(_finished(data["finished"], table, after))
    return Plan([*events, *come.events], played, [kept, *come.beside])


def _unseen(match: Match, seat: int, action: str) -> bool:
    """Whether nobody else notices an action, so that no pause is to hide it behind."""
    if seat == TABLE or match.game.looks.seen(action, seat, None) is not None:
        return False
    after = match.copy()
    after.play(seat, action)
    return bool(after.look(None) == match.look(None))


def _finished(id_: str, table: Table, match: Match) -> dict[str, Any]:
    return {
        "id": id_,
        "table_id": table.id,
        "game": table.game,
        "seats": table.seats,
        "ended": time.time(),
        "length": len(match.log),
        "public": table.public,
        "names": json.dumps(match.names, ensure_ascii=False),
        "result": json.dumps(match.result),
        "record": match.record(),
    }
