"""Three processes behind nginx on PostgreSQL: what one, two and three of them can do, and one of them killed.

    python -m bench.several [--quick] [--crowds N] [--processes N …]

People play, two at a table, as fast as they are answered, and are themselves played by some processes (the
crowds); at other tables programs play among themselves while somebody looks on. Then three processes are
given both, and one is killed: nothing that was acknowledged may be missing, and its tables go on elsewhere.
"""

import argparse
import asyncio
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from os import cpu_count
from typing import Any

from bench.goals import a_game, lasting
from bench.town import Person, Town, begin_addresses
from tablee.cli.prepare import prepare_all

PEOPLE_TABLES, PROGRAM_TABLES = 24, 24  # for each crowd; rates and paces bound what one table can do
LEVEL = "amateur"
KEYS = count()


class Pair:
    """Two people who play on and on at one table."""

    def __init__(self, port: int) -> None:
        self.people = [Person(port), Person(port)]
        self.table = ""
        self.acknowledged: list[str] = []
        self.odd: dict[int, int] = {}  # answers that are neither yes nor a lawful no
        self.longest = 0.0

    async def sit(self) -> None:
        for name, person in zip(("Ana", "Bo"), self.people, strict=True):
            await person.come(name)
        made = await self.people[0].insist("POST", "/api/tables", {"game": a_game(), "seats": 2})
        self.table = f"/api/tables/{made['id']}"
        await self.people[1].insist("POST", f"{self.table}/sit")

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            for person in self.people:
                now = await person.insist("GET", self.table)
                if now["phase"] == "over":
                    await person.ask("POST", f"{self.table}/start")
                elif now["legal"]:
                    await self._act(person, now)

    async def _act(self, person: Person, now: dict[str, Any]) -> None:
        """One action under one key, sent again until there is an answer to it."""
        key = f"k{next(KEYS)}"
        wish = {"action": now["legal"][0], "seen": now["version"], "key": key}
        begun = time.monotonic()
        while True:
            status, told = await person.ask("POST", f"{self.table}/act", wish)
            if status == 200:
                self.acknowledged.append(key)
                break
            if status == 409 and told and told["key"] == "stale":
                break
            if status != 429:
                self.odd[status] = self.odd.get(status, 0) + 1
            if status not in (0, 429, 502, 503):
                break
            await asyncio.sleep(0.1)
        self.longest = max(self.longest, time.monotonic() - begun)


async def set_programs(town: Town, tables: int) -> tuple[list[str], list[asyncio.Task[None]]]:
    """Tables of programs, each with somebody who looks on."""
    ids, watching = [], []
    for _ in range(tables):
        host = Person(town.port)
        await host.come("Zoé")
        wish = {"game": a_game(), "seats": 4, "bots": [LEVEL] * 4, "sit": False, "pace": "instant"}
        made = await host.insist("POST", "/api/tables", wish | {"options": lasting(a_game())})
        ids.append(made["id"])
        watching.append(asyncio.create_task(host.watch(made["id"])))
    return ids, watching


async def pairs_at(port: int, tables: int) -> list[Pair]:
    pairs = [Pair(port) for _ in range(tables)]
    await asyncio.gather(*(pair.sit() for pair in pairs))
    return pairs


def crowd(port: int, tables: int, seconds: float, number: int) -> float:
    """So many pairs in a process of their own; how many moves of theirs were acknowledged a second."""

    async def play() -> float:
        pairs = await pairs_at(port, tables)
        begun = time.monotonic()
        await asyncio.gather(*(pair.play(begun + seconds) for pair in pairs))
        return sum(len(pair.acknowledged) for pair in pairs) / (time.monotonic() - begun)

    begin_addresses(number)
    return asyncio.run(play())


def moves_a_second(town: Town, seconds: float, crowds: int) -> float:
    with ProcessPoolExecutor(crowds, get_context("spawn")) as pool:
        terms = town.port, PEOPLE_TABLES, seconds
        found = [pool.submit(crowd, *terms, number + 1) for number in range(crowds)]
        return sum(one.result() for one in found)


async def decisions_a_second(town: Town, seconds: float, tables: int) -> tuple[float, float]:
    """How many decisions of programs are stored, and how many processes keep their tables."""
    _, watching = await set_programs(town, tables)
    await asyncio.sleep(2)
    before, begun = stored_actions(town), time.monotonic()
    await asyncio.sleep(seconds)
    rate = (stored_actions(town) - before) / (time.monotonic() - begun)
    for task in watching:
        task.cancel()
    kept = town.postgres.ask("SELECT count(DISTINCT keeper) FROM leases", "tablee")[0][0]
    return rate, float(str(kept))


def stored_actions(town: Town) -> float:
    found = town.postgres.ask("SELECT count(*) FROM events WHERE kind = 'act'", "tablee")
    return float(str(found[0][0]))


async def one_killed(town: Town, seconds: float) -> dict[str, object]:
    """Both kinds of tables, and a process killed in the midst of it."""
    pairs = await pairs_at(town.port, PEOPLE_TABLES // 2)
    _, watching = await set_programs(town, PROGRAM_TABLES // 2)
    end = time.monotonic() + seconds
    playing = asyncio.gather(*(pair.play(end) for pair in pairs))
    await asyncio.sleep(seconds / 3)
    victim = town.processes[1]
    before = await asyncio.to_thread(lambda: versions(town, victim.keeper()))
    killed = time.monotonic()
    victim.kill()
    gone_on = await asyncio.to_thread(wait_for_all, town, before, killed)
    await playing
    for task in watching:
        task.cancel()
    keys = [key for pair in pairs for key in pair.acknowledged]
    found = town.postgres.ask("SELECT key FROM events WHERE key IS NOT NULL", "tablee")
    stored = [str(row[0]).split(":")[1] for row in found]
    odd = [status for pair in pairs for status in pair.odd]
    return {
        "acknowledged": len(keys),
        "missing": len(set(keys) - set(stored)),
        "twice": len(stored) - len(set(stored)),
        "tables it kept": len(before),
        "all of them went on after": f"{gone_on:.1f} s",
        "longest action": f"{max(pair.longest for pair in pairs):.1f} s",
        "answers that were no answer": {status: odd.count(status) for status in set(odd)},
    }


def versions(town: Town, keeper: str) -> dict[str, int]:
    """How far the tables of programs that a process keeps have come."""
    found = town.postgres.ask(
        "SELECT t.id, t.version FROM tables t JOIN leases l ON l.table_id = t.id "
        f"WHERE l.keeper = '{keeper}' AND t.phase = 'playing' AND t.people NOT LIKE '%\"bot\": null%'",
        "tablee",
    )
    return {str(table): int(str(version)) for table, version in found}


def wait_for_all(town: Town, before: dict[str, int], begun: float) -> float:
    """Seconds until another process has written to each of some tables."""
    left = set(before)
    while left and time.monotonic() - begun < 60:
        listed = ", ".join(f"'{table}'" for table in left)
        living = "SELECT id FROM keepers WHERE until >= extract(epoch FROM clock_timestamp())"
        found = town.postgres.ask(
            "SELECT t.id, t.version, t.phase FROM tables t JOIN leases l ON l.table_id = t.id "
            f"WHERE t.id IN ({listed}) AND l.keeper IN ({living})",
            "tablee",
        )
        left -= {str(t) for t, v, phase in found if int(str(v)) > before[str(t)] or phase == "over"}
        time.sleep(0.1)
    return time.monotonic() - begun


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.several", description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument(
        "--workers", type=int, default=1, help="processes in which each server's programs think"
    )
    crowds = max(1, min(4, (cpu_count() or 1) // 4))
    parser.add_argument("--crowds", type=int, default=crowds, help="processes that play the people")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 3])
    given = parser.parse_args()
    seconds = 5.0 if given.quick else 20.0
    prepare_all()
    for processes in given.processes:
        with Town(processes, given.workers) as town:
            moves = moves_a_second(town, seconds, given.crowds)
            decisions, keepers = asyncio.run(decisions_a_second(town, seconds, PROGRAM_TABLES * given.crowds))
            troubles = town.noise().count('"trouble"')
        people = f"{moves:,.0f} moves of people a second"
        programs = f"{decisions:,.0f} decisions of programs a second, at {keepers:.0f} keepers"
        print(f"{processes} processes | {people} | {programs} | {troubles} troubles", flush=True)
    with Town(3, given.workers) as town:
        for what, found in asyncio.run(one_killed(town, max(15.0, 2 * seconds))).items():
            print(f"one of three killed | {what} | {found}", flush=True)


if __name__ == "__main__":
    main()
