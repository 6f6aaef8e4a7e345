"""The house: all live tables, and the path of a move.

A move is checked, stored, acknowledged and shown, in this order. Each table has a lock, a pulse that
wakes its watchers, and, while a program or a clock has something to do there, a croupier.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from math import inf

import sqlalchemy as sql

from tablee.errors import TableeError
from tablee.server import agreement, chairs, croupier, gossip, metrics, moves, rest, turns, waiting
from tablee.server.aside import Aside
from tablee.server.chores import watched
from tablee.server.database import Paused
from tablee.server.errands import NAP, at_hand
from tablee.server.eyes import watch
from tablee.server.freshness import Freshness
from tablee.server.leases import Leases
from tablee.server.plans import Plan, Planning, row_after
from tablee.server.pulse import Live
from tablee.server.queue import Queue
from tablee.server.statistics import Statistics
from tablee.server.store import (
    Conflict,
    Event,
    Store,
    append,
    create,
    log_of,
    new_id,
    note_turn,
    together,
    versions,
)
from tablee.server.store import sit as keep_place
from tablee.server.stories import Stories
from tablee.server.tables import Refused, Table, fold
from tablee.server.thinkers import Thinkers
from tablee.server.thoughts import Thoughts

SWEEP = 5.0
POLL = 2.0
WAKE_EVERY = 20.0
LEAVING = 0.7  # seconds to hand the tables over to other processes
IDLE_AFTER = 900.0
MOST_IDLE = 2000  # tables in memory at which nobody is
CONFLICTS = 6  # times that a change is planned anew because another process wrote first
SIGN_TOLD = 5.0  # seconds between two signs of life of somebody that other processes are told of


class House:
    """Everything that is going on."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tables: dict[str, Live] = {}
        self.queue = Queue(getattr(thinkers, "workers", 1))
        self.thoughts = Thoughts(thinkers, self.queue)
        self.stories = Stories(thinkers, self.queue)
        self.statistics = Statistics(store)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._croupiers: set[asyncio.Task[None]] = set()
        self.announced: tuple[str, float] | None = None  # words of the keeper, and when the house closes
        self.draining = asyncio.Event()
        self.leases = Leases(store)
        self.heard: list[Callable[[list[str]], None]] = []  # who else is told what other processes do …
        self.called: list[Callable[[Live, str], None]] = []  # … and whose turn begins by a change made here
        self._freshness = Freshness(store)
        self._aside = Aside(store)
        self._behind: set[str] = set()  # tables that others have written to
        self._nudged = asyncio.Event()
        self._returning: asyncio.Queue[str] = asyncio.Queue()  # tables to be brought back

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

        def hear(words: str) -> None:
            with suppress(RuntimeError):  # the house has closed
                loop.call_soon_threadsafe(partial(gossip.hear, self), words.split())

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
        if at_hand(live):
            self.tend(live)
        else:
            table = live.table
            await self.store.write(note_turn(table.id, table.version, turns.noted(table)))

    async def _poll(self) -> None:
        """The net below: notice what other processes wrote."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self._nudged.wait()
            self._nudged.clear()
            behind, self._behind = self._behind, set()
            ids = behind or {
                live.table.id
                for live in self.tables.values()
                if live.watchers or live.listeners or live.croupier
            }
            with suppress(Paused):
                for table_id, version in (await self.store.read(versions(sorted(ids)))).items():
                    live = self.tables.get(table_id)
                    if live is not None and version > live.table.version:
                        with suppress(Refused):
                            await self._take_in(live)

    def tell(self, *words: object) -> None:
        """Let other processes know, if there are any."""
        if not self.leases.alone:
            self.store.tell(*words)

    def fall_behind(self, table_ids: Iterable[str]) -> None:
        """Others may have written to these tables: the poll looks at once."""
        self._behind |= set(table_ids)
        self._nudged.set()

    async def _drain(self) -> None:
        """Wake whoever waits for news, to be told that the house closes."""
        await self.draining.wait()
        self._wake()
        for at_a_table in self._croupiers:
            at_a_table.cancel()
        await self.leases.leave()

    def _wake(self) -> None:
        for live in self.tables.values():
            live.pulse.beat()

    async def close(self) -> None:
        self.draining.set()
        self._wake()
        tasks = (*self._chores, *self._croupiers)
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
        self._aside.must_be_tried(table_id)
        table = Table(table_id)
        try:
            events = await self.store.read(log_of(table_id))
            if not events:
                raise Refused("no-table", status=404)
            await asyncio.to_thread(fold, table, events)
        except (Refused, Paused, sql.exc.SQLAlchemyError):
            raise
        except Exception as error:
            raise await self._set_aside(table, error) from None
        await self._aside.back(table_id)
        self.tables[table_id] = Live(table)
        metrics.TABLES.set(len(self.tables))
        return self.tables[table_id]

    async def _set_aside(self, table: Table, error: Exception) -> Refused:
        """A table that cannot be read is one bad table: it is noted, and all others go on."""
        await self._aside.put(table, error)
        self.tables.pop(table.id, None)
        return Refused("set-aside")

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

    async def change(self, live: Live, plan: Planning) -> int:
        """Store what a plan makes of the table as it stands, then show it; the version reached."""
        async with live.lock:
            before = turns.people_due(live.table)
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
        for player in turns.people_due(live.table) - before:
            for call in self.called:
                call(live, player)
        return live.table.version

    async def _commit(self, live: Live, made: Plan) -> None:
        table = live.table
        change = append(table.id, table.version, made.events, row_after(table, made))
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
            raise await self._set_aside(live.table, error) from None
        return bool(missed)

    async def _log_after(self, live: Live) -> list[Event]:
        try:
            return await self.store.read(log_of(live.table.id, live.table.version))
        except ValueError as error:  # an event that is no JSON
            raise await self._set_aside(live.table, error) from None

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
        overdue: bool = False,
    ) -> int:
        """One action of one seat, made against what it had `seen`, or with the match `at` a change.
        A `lasting` answer is given again whenever it is asked for. A `program` acts for somebody this once;
        `late`, if all may know that their time was over; `overdue`, if it was the time to answer.

        Returns the how-manyth action of that seat it is.
        """
        begun = time.perf_counter()
        known = key and live.table.keys.get(key)
        if known:
            return known
        how = {"lasting": lasting, "program": program, "late": late, "overdue": overdue}
        await self.change(live, moves.act(seat, action, key, seen, at, how))
        metrics.MOVES.labels(live.table.game).inc()
        metrics.MOVE_SECONDS.observe(time.perf_counter() - begun)
        return live.table.acts[seat] if key is None else live.table.keys[key]

    async def undo(self, live: Live, seat: int) -> int:
        """A seat takes its last choice back."""
        return await self.change(live, moves.take_back(seat))

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
        live.note_look(player)
        if live.eyed[player] - last >= SIGN_TOLD:
            self.tell("eyed", live.table.id, player)
        if live.table.chairs[seat].lent:
            await self.change(live, chairs.give_back(seat))

    def sign_of_listening(self, live: Live, player: str) -> None:
        """Somebody's page is open, if hidden: they are not away. A seat that was lent stays so until they
        look."""
        if live.table.seat_of(player) is None:
            return
        last = live.here.get(player, -SIGN_TOLD)
        live.note_sign(player)
        if live.here[player] - last >= SIGN_TOLD:
            self.tell("here", live.table.id, player)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.leases.release(self.tidy())
            gossip.tell_who_watches(self)

    def tidy(self) -> list[str]:
        """See who has gone, and put away tables nobody is at; of too many those longest unused. The ids of
        those put away."""
        for live in self.tables.values():
            if live.note_who_is_away():
                self.tend(live)
        now = time.monotonic()
        idle = [live for live in self.tables.values() if live.idle]
        idle.sort(key=lambda live: live.used, reverse=True)
        left = [
            live.table.id for n, live in enumerate(idle) if n >= MOST_IDLE or now - live.used > IDLE_AFTER
        ]
        for table_id in left:
            del self.tables[table_id]
        metrics.TABLES.set(len(self.tables))
        return left

    # Programs and clocks

    def tend(self, live: Live) -> None:
        """See to it that the table's keeper has a croupier there while there is anything to do."""
        if live.croupier is not None or self.draining.is_set() or not at_hand(live):
            return
        if not self.leases.holds(live.table.id):
            self.leases.want(live.table.id)
            return
        live.croupier = asyncio.create_task(croupier.attend(self, live))
        self._croupiers.add(live.croupier)
        live.croupier.add_done_callback(self._croupiers.discard)

    def heed(self, live: Live, seconds: float) -> None:
        """Let programs wait for the coach, or for what is answered to it; or, after no seconds, go on."""
        live.heeding = time.time() + seconds if seconds else 0.0
        live.pulse.beat()
        self.tell("heed", live.table.id, live.heeding)

    def hurry(self, live: Live, to_the_end: bool = False, player: str | None = None) -> None:
        """Somebody, or everybody, does not want to wait for the programs' pauses, this once or until the game
        is over. Whoever says so between two rounds has put the sheet away."""
        live.hurried = inf if to_the_end else live.table.changes
        for one in live.table.people if player is None else [player]:
            rest.put_away(live, one)
        live.pulse.beat()
        self.tell("hurry", live.table.id, live.hurried, *([] if player is None else [player]))
