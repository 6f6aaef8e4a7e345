"""The house: all live tables, the path of a move, and the programs and clocks that act at them.

A move is checked, stored, acknowledged and shown, in this order. Each table has a lock, a pulse that
wakes its watchers, and, while a program or a clock has something to do there, a host.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from math import inf
from secrets import token_hex, token_urlsafe
from typing import Any

import sqlalchemy as sql

from tablee.bots.levels import CALLED
from tablee.bots.players import Decision
from tablee.core.live import manners
from tablee.core.match import TABLE, Match
from tablee.core.shelf import find
from tablee.errors import IllegalAction, TableeError
from tablee.server import metrics
from tablee.server.eyes import Question
from tablee.server.store import (
    Change,
    Conflict,
    Event,
    Store,
    append,
    create,
    finish,
    log_of,
    rows,
    together,
    versions,
)
from tablee.server.store import sit as keep_place
from tablee.server.store import tables as table_rows
from tablee.server.tables import STAND_IN, Refused, Table
from tablee.server.thinkers import Thinkers

log = logging.getLogger("tablee")

ANSWERING = 8.0  # seconds people have to answer what all are asked
NEW_ROUND = 15.0  # seconds to read the score sheet, unless somebody has put it away
BOT_PAUSE = 0.8
AWAY_AFTER = 40.0
SWEEP = 5.0
POLL = 2.0
IDLE_AFTER = 900.0
STUMBLE = 2.0  # seconds until a host who met with an error tries again
RESUMED_WITHIN = 86400.0
QUIET = ("say", "pass", "lapse")  # events that change nothing lists show
PHASE_AFTER = {"start": "playing", "undo": "playing", "set": "open"}


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


@dataclass
class Plan:
    """What is to be stored of a change: events, the match after each that is an action, and what else is
    kept with them."""

    events: list[Event]
    played: list[Match] = field(default_factory=list)
    beside: list[Change] = field(default_factory=list)


class Live:
    """A table somebody is at, in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.pulse = Pulse()
        self.watchers = 0
        self.used = time.monotonic()
        self.here: dict[str, float] = {}  # by player, the last sign of life
        self.away: frozenset[str] = frozenset()
        self.views: dict[Any, tuple[int, Any]] = {}  # what was shown, by viewer, and at which beat
        self.logs: dict[Any, tuple[Any, list[str]]] = {}
        self.sheets: dict[Any, tuple[Any, str]] = {}
        self.host: asyncio.Task[None] | None = None
        self.hurried: float = -1  # up to this version somebody did not want to wait
        self.passed: set[tuple[int, int]] = set()  # version and seat of programs that let a chance pass

    @contextmanager
    def watching(self) -> Iterator[None]:
        self.watchers += 1
        try:
            yield
        finally:
            self.watchers -= 1
            self.used = time.monotonic()

    def changed(self) -> None:
        self.used = time.monotonic()
        self.pulse.beat()


class House:
    """Everything that is going on."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tables: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self.draining = asyncio.Event()
        self.nudged = asyncio.Event()

    async def open(self) -> None:
        """Wake the programs, and go on with every game that was being played."""
        self.thinkers.start()
        chores = (self._resume(), self._sweep(), self._poll(), self._drain())
        self._chores = [asyncio.create_task(chore) for chore in chores]
        loop = asyncio.get_running_loop()

        def nudge() -> None:
            loop.call_soon_threadsafe(self.nudged.set)

        self.store.listen(nudge)

    async def _resume(self) -> None:
        """Bring back what was being played, table by table, while others are served already."""
        recent = (
            sql.select(table_rows.c.id)
            .where(table_rows.c.phase == "playing", table_rows.c.changed > time.time() - RESUMED_WITHIN)
            .order_by(table_rows.c.changed.desc())
            .limit(500)
        )
        for row in await self.store.read(rows(recent)):
            self.tend(await self.live(row["id"]))

    async def _drain(self) -> None:
        """Wake whoever waits for news, to be told that the house closes."""
        await self.draining.wait()
        self._wake()

    def _wake(self) -> None:
        for live in self.tables.values():
            live.pulse.beat()

    async def close(self) -> None:
        self.draining.set()
        self._wake()
        hosts = [live.host for live in self.tables.values() if live.host is not None]
        for task in (*self._chores, *hosts):
            task.cancel()
        await asyncio.gather(*self._chores, *hosts, return_exceptions=True)
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
        return self.tables[table_id]

    async def _load(self, table_id: str) -> Live:
        events = await self.store.read(log_of(table_id))
        if not events:
            raise Refused("no-table", status=404)
        table = Table(table_id)
        await asyncio.to_thread(_fold, table, events)
        self.tables[table_id] = Live(table)
        metrics.TABLES.set(len(self.tables))
        return self.tables[table_id]

    async def create(self, events: Sequence[Event], players: Sequence[str]) -> Live:
        """A new table from its first events."""
        table = Table(token_urlsafe(9))
        for event in events:
            table.take(event)
        places = [keep_place(player, table.id) for player in players]
        await self.store.write(together(create(table.id, events, table.row()), *places))
        live = self.tables[table.id] = Live(table)
        self.tend(live)
        return live

    async def change(self, live: Live, plan: Callable[[Table], Plan]) -> int:
        """Store what a plan makes of the table as it stands, then show it; the version reached."""
        async with live.lock:
            for last in (False, True):
                try:
                    made = plan(live.table)
                    if not made.events:
                        return live.table.version
                    await self._commit(live, made)
                    break
                except Conflict:
                    await self._catch_up(live)
                    if last:
                        raise Refused("busy", status=503) from None
                except TableeError:  # perhaps only because another process wrote meanwhile
                    if last or not await self._catch_up(live):
                        raise
        live.changed()
        self.tend(live)
        return live.table.version

    async def _commit(self, live: Live, made: Plan) -> None:
        table = live.table
        row = table.row()
        if made.played:
            row["phase"] = "over" if made.played[-1].over else "playing"
        elif any(event.kind not in QUIET for event in made.events):
            row = _row_after(table, made.events)
        change = append(table.id, table.version, made.events, row)
        await self.store.write(together(change, *made.beside))
        played = iter(made.played)
        for event in made.events:
            table.take(event, next(played, None) if event.kind == "act" else None)
            if event.kind in ("start", "undo"):
                live.hurried = -1

    async def _catch_up(self, live: Live) -> bool:
        """Take in what another process wrote; whether there was anything."""
        missed = await self.store.read(log_of(live.table.id, live.table.version))
        for event in missed:
            live.table.take(event)
        return bool(missed)

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
    ) -> int:
        """One action of one seat, made against what it had `seen`, or with the table `at` a version.
        A `lasting` answer is given again whenever it is asked for.

        Returns the how-manyth action of that seat it is.
        """
        begun = time.perf_counter()

        def plan(table: Table) -> Plan:
            match = table.match
            if match is None:
                raise Refused("no-match")
            if (seen is not None and seen != table.eye(seat).count) or at not in (None, table.version):
                raise Refused("stale")
            done = manners(table.game).as_played(match, seat, " ".join(action.split()))
            if table.question is not None and _is_mere_no(table, seat, done):
                return Plan([Event("pass", {"seat": seat}, key, time.time())])
            return _carried_out(table, seat, done, key, lasting)

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

        def plan(table: Table) -> Plan:
            if table.phase == "playing":
                raise Refused("started-already")
            if any(chair.free for chair in table.chairs):
                raise Refused("seats-empty")
            data = {"number": table.number + 1, "seed": token_hex(32), "rules": find(table.game).version}
            return Plan([Event("start", data, at=time.time())])

        return await self.change(live, plan)

    # Signs of life

    async def sign_of_life(self, live: Live, player: str) -> None:
        """Somebody is there: their seat is theirs again."""
        live.here[player] = time.monotonic()
        seat = live.table.seat_of(player)
        if seat is None:
            return
        if player in live.away:
            live.away -= {player}
            live.changed()
        if live.table.chairs[seat].lent:

            def plan(table: Table) -> Plan:
                back = Event("back", {"seat": seat}, at=time.time())
                return Plan([back] if table.chairs[seat].lent else [])

            await self.change(live, plan)

    async def _sweep(self) -> None:
        """See who has gone, and put away tables nobody is at."""
        while True:
            await asyncio.sleep(SWEEP)
            now = time.monotonic()
            for live in list(self.tables.values()):
                gone = frozenset(p for p in live.table.people if now - live.here.get(p, 0) > AWAY_AFTER)
                if gone != live.away:
                    live.away = gone
                    live.pulse.beat()
                idle = live.host is None and not live.watchers and now - live.used > IDLE_AFTER
                if idle and not live.lock.locked():
                    del self.tables[live.table.id]
            metrics.TABLES.set(len(self.tables))

    async def _poll(self) -> None:
        """The net below: notice what other processes wrote."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self.nudged.wait()
            self.nudged.clear()
            ids = [live.table.id for live in self.tables.values() if live.watchers or live.host]
            with suppress(sql.exc.SQLAlchemyError):
                for table_id, version in (await self.store.read(versions(ids))).items():
                    live = self.tables[table_id]
                    if version > live.table.version:
                        async with live.lock:
                            await self._catch_up(live)
                        live.changed()
                        self.tend(live)

    # Programs and clocks

    def tend(self, live: Live) -> None:
        """See to it that somebody hosts the table while there is anything to do."""
        if live.host is None and not self.draining.is_set() and _errands(live):
            live.host = asyncio.create_task(self._host(live))

    async def _host(self, live: Live) -> None:
        try:
            while errands := _errands(live):
                before = live.pulse.count
                due, seat, bot = min(errands, key=lambda errand: errand[0])
                if live.table.question is not None:
                    await self._hear(live, live.table.question)
                elif bot is None:
                    await self._until(live, due, before)
                    if live.pulse.count == before:
                        await self._out_of_time(live, seat)
                else:
                    await self._let_play(live, seat, bot, due)
        except Exception:
            log.exception("the host of table %s stumbled", live.table.id)
            asyncio.get_running_loop().call_later(STUMBLE, self.tend, live)
        finally:
            live.host = None

    async def _until(self, live: Live, due: float, before: int) -> None:
        """Wait until it is time, or something happens."""
        left = due - time.time()
        if left > 0:
            with suppress(TimeoutError):  # (wait_for of Python 3.11 may swallow the end of the house)
                async with asyncio.timeout(left):
                    await live.pulse.above(before)

    async def _hear(self, live: Live, question: Question) -> None:
        """Let a question stand for its time; then the programs answer, in order, and it is over.

        They think meanwhile. Whoever has no answer by then does not take it up: how long it stands depends
        on who sits there, never on what they hold.
        """
        table = live.table
        match = table.match
        assert match is not None
        thoughts = {
            seat: asyncio.create_task(self.thinkers.decide(match, seat, bot))
            for seat in match.waiting
            if seat != TABLE and seat != question.by and (bot := table.chairs[seat].played_by) is not None
        }
        try:
            while table.question is question and time.time() < (due := answers_due(table, question)):
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
            await self.act(live, seat, action, at=live.table.version)

    async def _let_play(self, live: Live, seat: int, bot: str, due: float) -> None:
        """A program decides, waits its time, and acts, unless something happened meanwhile."""
        version = live.table.version
        match = live.table.match
        assert match is not None
        action = match.legal(TABLE)[0] if seat == TABLE else (await self._decide(match, seat, bot))
        if live.table.version != version:
            return
        if action is None:
            live.passed = {(version, seat), *(p for p in live.passed if p[0] == version)}
            return
        turn = TABLE != seat == match.asked  # a race or a closing moment takes its time whoever hurries
        if not _unseen(match, seat, action):
            while time.time() < due and live.table.version == version:
                if turn and live.hurried >= version:
                    break
                await self._until(live, due, live.pulse.count)
        if live.table.version != version:
            return
        try:
            await self.act(live, seat, action, at=version)
        except (IllegalAction, Refused) as error:
            log.warning("table %s: %s could not %s: %s", live.table.id, bot, action, error.key)
            live.passed = {(version, seat), *(p for p in live.passed if p[0] == version)}

    async def _decide(self, match: Match, seat: int, bot: str) -> str | None:
        decision = await self.thinkers.decide(match, seat, bot)
        if decision.trouble is not None:
            log.warning("a program was in trouble: %s", decision.trouble[0])
        if decision.action is None and match.asked == seat:
            return match.legal(seat)[0]
        return decision.action

    async def _out_of_time(self, live: Live, seat: int) -> None:
        """A person's clock has run out: a program takes the seat.

        Of somebody who is asked in secret a program decides this once: a seat taken would be seen.
        """
        match = live.table.match
        if match is not None and match.game.looks.awaited(match.look(None)) != seat:
            await self._let_play(live, seat, STAND_IN, 0.0)
            return

        def plan(table: Table) -> Plan:
            running = not table.chairs[seat].lent and table.phase == "playing"
            return Plan([Event("lend", {"seat": seat}, at=time.time())] if running else [])

        await self.change(live, plan)

    def hurry(self, live: Live, rest: bool = False) -> None:
        """Somebody does not want to wait for the programs' pauses, this once or for the rest of the game."""
        live.hurried = inf if rest else live.table.version
        live.pulse.beat()


def _once(key: str | None, plan: Callable[[Table], Plan]) -> Callable[[Table], Plan]:
    """A plan that is carried out only once for a key."""

    def checked(table: Table) -> Plan:
        return Plan([]) if key is not None and key in table.keys else plan(table)

    return checked


def _fold(table: Table, events: Sequence[Event]) -> None:
    for event in events:
        table.take(event)


def _row_after(table: Table, events: Sequence[Event]) -> dict[str, Any]:
    """What lists will show once some events that are no moves have happened."""
    twin = replace(table, chairs=[replace(chair) for chair in table.chairs], keys={}, eyes={})
    phase = table.phase
    for event in events:
        phase = PHASE_AFTER.get(event.kind, phase)
        if event.kind not in ("start", "undo"):
            twin.take(event)
    return twin.row() | {"phase": phase}


def _errands(live: Live) -> list[tuple[float, int, str | None]]:
    """What is to be done at a table: when, in which seat, by which program; without one a clock runs."""
    table = live.table
    match = table.match
    if match is None or match.over:
        return []
    if table.question is not None:
        return [(answers_due(table, table.question), TABLE, None)]
    eye = table.eye(None)
    fresh = NEW_ROUND if eye.marks[-1:] == [len(match.log)] and live.hurried < table.version else 0.0
    racing = manners(table.game).races(match.game.options)
    errands: list[tuple[float, int, str | None]] = []
    for seat in table.waiting_bots():
        if (table.version, seat) in live.passed:
            continue
        bot = "table" if seat == TABLE else (table.chairs[seat].played_by or "")
        errands.append((table.moved + _pause(bot, match, seat, racing, table.pace) + fresh, seat, bot))
    if table.clock:
        seat = match.asked  # who may act but need not has no clock
        if (
            seat != TABLE
            and table.chairs[seat].played_by is None
            and (table.version, seat) not in live.passed
        ):
            errands.append((table.moved + table.clock + fresh, seat, None))
    return errands


def _pause(bot: str, match: Match, seat: int, racing: bool, pace: float) -> float:
    """How long a program seems to think. In a race the quicker level is the quicker to react."""
    if seat == TABLE:
        return manners(match.game.name).moment(match.look(None)) or BOT_PAUSE
    level = CALLED.get(bot)
    if racing and level is not None and match.asked != seat:
        return level.reaction
    return (level.pause if level is not None else BOT_PAUSE) * pace


def answers_due(table: Table, question: Question, at_the_latest: bool = False) -> float:
    """When a question that all are asked is over: by who sits there, and who has answered."""
    others = {k: chair.played_by for k, chair in enumerate(table.chairs) if k != question.by}
    answered = set() if at_the_latest else question.answered
    people = [k for k, bot in others.items() if bot is None and k not in answered]
    levels = [CALLED.get(bot) for bot in others.values() if bot is not None]
    thinking = BOT_PAUSE + sum((level.seconds or 0) if level else BOT_PAUSE for level in levels)
    return (question.at + ANSWERING if people else question.heard) + (thinking if levels else 0)


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


def _carried_out(table: Table, seat: int, action: str, key: str | None, lasting: bool) -> Plan:
    """An action tried on a copy of the match, and the answers that follow it by themselves."""
    match = table.match
    assert match is not None
    after = match.copy()
    after.play(seat, action)
    data: dict[str, Any] = {"seat": seat, "action": after.log[-1][1]}
    if lasting:
        if manners(table.game).lasting(match.look(seat), action) is None:
            raise Refused("not-lasting")
        data["lasting"] = True
    events, played = [Event("act", data, key, time.time())], [after]
    while not after.over and (answer := table.lasting_answer(after)) is not None:
        after = after.copy()
        after.play(*answer)
        played.append(after)
        events.append(Event("act", {"seat": answer[0], "action": answer[1]}, at=time.time()))
    if not after.over:
        return Plan(events, played)
    data = dict(events[-1].data) | {"finished": token_urlsafe(9)}
    events[-1] = replace(events[-1], data=data)
    return Plan(events, played, [finish(_finished(data["finished"], table, after))])


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
