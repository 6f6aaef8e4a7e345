"""Mixed play while processes are killed, the database is restarted and lines are cut, again and again.

    python -m bench.soak --minutes N

Three processes behind nginx on PostgreSQL; people and programs play all the games. At the end the database
is read: every acknowledged action must be there once and in order, whatever a seat or a watcher was shown
must be what it may see and nothing else, finished games must hold together, and the process that was never
killed must be as large as before, with as many open files. Exits with 1 if anything is amiss.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from statistics import median
from typing import Any

import sqlalchemy as sql

from bench.town import HOST, Person, Process, Town
from tablee.cli.prepare import prepare_all
from tablee.core.records import replay
from tablee.core.shelf import shelf
from tablee.server.store import Event, events, finished
from tablee.server.tables import Table

EVERY = 4.0  # seconds between two troubles
LEVEL_FILES = 12  # open files more or less: lines to the database come and go
LEVEL_MEMORY = 0.15  # of what the process had in the middle of the time
Shown = tuple[str, int | None, int, int]  # the table, the seat, the match, what was seen of it


class Guest:
    """Somebody who plays any legal action, and notes what was acknowledged and shown."""

    def __init__(self, town: Town, name: str, dice: random.Random) -> None:
        self.person, self.name, self.dice = Person(town.port), name, dice
        self.table = ""
        self.seat = -1
        self.keys = 0
        self.acknowledged: list[tuple[str, int]] = []  # key, and the how-manyth action of the seat it was
        self.shown: dict[Shown, str] = {}
        self.wrong: list[str] = []
        self.statuses: Counter[int] = Counter()

    def note(self, now: dict[str, Any]) -> None:
        """What this guest was shown; the same moment must never look different."""
        if now["version"] is None:
            return
        moment = (now["id"], now["seat"], now["match"], now["version"])
        look = json.dumps(now["look"], sort_keys=True)
        if self.shown.setdefault(moment, look) != look:
            self.wrong.append(f"{self.name} was shown two looks of one moment")

    async def play(self, until: float) -> None:
        path = f"/api/tables/{self.table}"
        while time.monotonic() < until:
            now = await self.person.insist("GET", path)
            self.seat = now["seat"]
            self.note(now)
            if now["phase"] == "over":
                await self.person.ask("POST", f"{path}/start")
            elif now.get("legal"):
                await self._act(path, now)
            if self.dice.random() < 0.02:
                await self.person.ask("POST", f"{path}/say", {"phrase": "hello"})
            if self.dice.random() < 0.02:
                self.person.hang_up()
            await asyncio.sleep(self.dice.uniform(0.02, 0.15))

    async def _act(self, path: str, now: dict[str, Any]) -> None:
        self.keys += 1
        key = f"{self.name}-{self.keys}"
        wish = {"action": self.dice.choice(now["legal"]), "seen": now["version"], "key": key}
        for _ in range(200):
            status, told = await self.person.ask("POST", f"{path}/act", wish)
            self.statuses[status] += 1
            if status == 200:
                self.acknowledged.append((f"{key}", int(told["event"])))
                return
            if status in (409, 422):
                return
            if status == 500:
                self.wrong.append(f"a 500: {told}")
            await asyncio.sleep(0.25)
        self.wrong.append(f"no answer to {key}")

    async def watch(self, until: float) -> None:
        """Look on by a stream, as a program does."""
        while time.monotonic() < until:
            with suppress(OSError, asyncio.IncompleteReadError, TimeoutError, ValueError):
                reader, writer = await asyncio.open_connection(HOST, self.person.port, limit=1 << 22)
                try:
                    writer.write(self.person.head("GET", f"/api/tables/{self.table}/stream").encode())
                    while time.monotonic() < until:
                        line = await asyncio.wait_for(reader.readline(), 20)
                        if not line:
                            break
                        if line.startswith(b"data: {") and line != b"data: {}\n":
                            self.note(json.loads(line[6:]))
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.3)


async def company(town: Town, dice: random.Random) -> tuple[list[Guest], list[Guest]]:
    """Two tables of each game, one of people only and one with programs: those who play, those who watch."""
    playing, watching = [], []
    for card in shelf():
        for programs in (0, 1):
            seats = max(card.seats[0], 2 + programs)
            people = [Guest(town, f"{card.name}{programs}p{k}", dice) for k in range(seats - programs)]
            for guest in people:
                await guest.person.come(guest.name[:24])
            wish = {
                "game": card.name,
                "seats": seats,
                "bots": [None] * (len(people) - 1) + ["beginner"] * programs,
            }
            made = await people[0].person.insist("POST", "/api/tables", wish | {"pace": "instant"})
            watcher = Guest(town, f"{card.name}{programs}w", dice)
            for guest in (*people, watcher):
                guest.table = made["id"]
            for guest in people[1:]:
                await guest.person.insist("POST", f"/api/tables/{guest.table}/sit")
            playing += people
            watching.append(watcher)
    return playing, watching


def troubles(town: Town) -> list[tuple[str, Callable[[], None]]]:
    """What can happen; the first process is never killed, to see whether it grows."""
    _, second, third = town.processes
    postgres = town.postgres
    return [
        ("second process killed", partial(_again, second)),
        ("lines cut", postgres.cut_lines),
        ("third process stopped", partial(_stop, third)),
        ("database restarted", partial(postgres.restart, "fast", 0.5)),
        ("third process killed", partial(_again, third)),
        ("second process stopped", partial(_stop, second)),
        ("database crashed", partial(postgres.restart, "immediate", 0.5)),
    ]


def _again(process: Process) -> None:
    process.kill()
    process.start()


def _stop(process: Process) -> None:
    process.stop()
    process.start()


async def disturb(town: Town, until: float, happened: Counter[str], dice: random.Random) -> None:
    possible = troubles(town)
    for k in range(10_000):
        if time.monotonic() > until:
            return
        name, do = possible[k % len(possible)]
        happened[name] += 1
        await asyncio.to_thread(do)
        await asyncio.sleep(EVERY * dice.uniform(0.5, 1.5))


async def weigh(witness: Process, until: float, sizes: list[tuple[float, int]]) -> None:
    while time.monotonic() < until:
        sizes.append((witness.memory(), witness.files()))
        await asyncio.sleep(1)


async def soak(town: Town, minutes: float) -> tuple[list[Guest], Counter[str], list[tuple[float, int]]]:
    dice = random.Random(7)
    playing, watching = await company(town, dice)
    until = time.monotonic() + 60 * minutes
    happened: Counter[str] = Counter()
    sizes: list[tuple[float, int]] = []
    await asyncio.gather(
        *(guest.play(until) for guest in playing),
        *(guest.watch(until) for guest in watching),
        disturb(town, until - 3, happened, dice),
        weigh(town.processes[0], until, sizes),
    )
    return playing + watching, happened, sizes


# What is true afterwards


def logs(line: sql.Connection) -> dict[str, list[Event]]:
    """The events of every table, in order."""
    found: dict[str, list[Event]] = {}
    for row in line.execute(sql.select(events).order_by(events.c.table_id, events.c.version)):
        log = found.setdefault(row.table_id, [])
        assert row.version == len(log) + 1, "a table's log has no gaps"
        log.append(Event(row.kind, json.loads(row.data), row.key, row.at))
    return found


def check_acknowledged(guests: list[Guest], stored: dict[str, list[Event]]) -> list[str]:
    """Every acknowledged action is stored once, in the order of the answers."""
    wrong = []
    for guest in guests:
        acts: list[str | None] = [
            event.key and event.key.split(":", 1)[1]
            for event in stored[guest.table]
            if event.kind in ("act", "pass") and event.data["seat"] == guest.seat
        ]
        for key, number in guest.acknowledged:
            if acts.count(key) != 1:
                wrong.append(f"{key} is stored {acts.count(key)} times")
            elif acts.index(key) + 1 != number:
                wrong.append(f"{key} is action {acts.index(key) + 1}, was told {number}")
        order = [acts.index(key) for key, _ in guest.acknowledged if key in acts]
        if order != sorted(order):
            wrong.append(f"the actions of {guest.name} are not in order")
    return wrong


def check_shown(guests: list[Guest], stored: dict[str, list[Event]]) -> tuple[int, list[str]]:
    """Every look that was sent is the one its viewer may see at that moment, to the letter."""
    wrong, compared = [], 0
    for table_id, log in stored.items():
        seen: dict[Shown, str] = {}
        table = Table(table_id)
        for event in log:
            table.take(event)
            if table.match is not None:
                for seat in (None, *range(table.seats)):
                    eye = table.eye(seat)
                    moment = (table_id, seat, table.number, eye.count)
                    seen[moment] = json.dumps(json.loads(json.dumps(eye.look)), sort_keys=True)
        for guest in guests:
            for moment, look in guest.shown.items():
                if moment[0] == table_id:
                    compared += 1
                    if seen.get(moment) != look:
                        wrong.append(f"{guest.name} was shown something else at {moment[1:]}")
    return compared, wrong


def check_finished(line: sql.Connection) -> tuple[int, list[str]]:
    wrong, rows = [], list(line.execute(sql.select(finished)))
    for row in rows:
        if json.loads(row.result) != json.loads(json.dumps(replay(row.record).result)):
            wrong.append(f"a finished game of {row.game} does not hold together")
    return len(rows), wrong


def check_level(sizes: list[tuple[float, int]]) -> tuple[str, list[str]]:
    """The process that was never killed, in the middle of the time and at its end."""
    span = max(3, len(sizes) // 10)
    middle, end = sizes[len(sizes) // 2 :][:span], sizes[-span:]
    memory = [median(size[0] for size in part) for part in (middle, end)]
    files = [median(size[1] for size in part) for part in (middle, end)]
    wrong = []
    if memory[1] > memory[0] * (1 + LEVEL_MEMORY):
        wrong.append("memory grows")
    if abs(files[1] - files[0]) > LEVEL_FILES:
        wrong.append("open files grow")
    return f"{memory[0]:.0f} → {memory[1]:.0f} MB, {files[0]:.0f} → {files[1]:.0f} open files", wrong


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    minutes = parser.parse_args().minutes
    prepare_all()
    with Town(3) as town:
        guests, happened, sizes = asyncio.run(soak(town, minutes))
        engine = sql.create_engine(town.database)
        with engine.connect() as line:
            stored = logs(line)
            games, wrong = check_finished(line)
        engine.dispose()
        told = Counter(line.split('"trace"')[0] for line in town.noise().splitlines() if '"trouble"' in line)
    compared, leaks = check_shown(guests, stored)
    level, growth = check_level(sizes)
    wrong += check_acknowledged([guest for guest in guests if guest.seat >= 0], stored) + leaks + growth
    wrong += [complaint for guest in guests for complaint in guest.wrong]
    statuses = sum((guest.statuses for guest in guests), Counter[int]())
    print("troubles made       |", dict(happened))
    print("answers to actions  |", dict(statuses))
    print("acknowledged        |", sum(len(guest.acknowledged) for guest in guests))
    print("stored events       |", sum(map(len, stored.values())))
    print("finished games      |", games)
    print("looks compared      |", compared)
    print("never killed        |", level)
    print("faults in the logs  |", sum(told.values()))
    for complaint in wrong[:20]:
        print("WRONG               |", complaint)
    print("all is well" if not wrong else f"{len(wrong)} things are wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
