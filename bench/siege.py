"""An honest table in a house under siege: how soon a move is seen, and how soon programs answer.

Four people and two programs play, first alone and then while attackers of every kind come at once: floods of
tables, hints, records, newcomers and talk, streams that nobody reads, bodies that come drop by drop, foreign
pages and plain noise, each kind from addresses of its own. A server runs as `tablee serve` starts it; it is
told the addresses as a proxy would tell it. What is printed is the same run with and without attackers.
"""

import argparse
import asyncio
import json
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from statistics import median, quantiles
from typing import Any

import tablee
from bench.goals import a_game, lasting
from bench.server import HOST, Server, ms
from tablee.cli.prepare import prepare_all

PEOPLE, PROGRAMS = 4, ("amateur", "skilled")
GAME = a_game(PEOPLE + len(PROGRAMS))
OPTIONS = lasting(GAME)
WATCHERS = 2
FEWEST = 10  # moves, and answers, that are measured
REST = 0.05  # seconds between two moves of people


# Asking


async def ask(
    port: int, method: str, path: str, body: Any = None, token: str | None = None, home: str = "192.0.2.1",
    raw: bytes | None = None, **headers: str,
) -> tuple[int, bytes]:  # fmt: skip
    """One request on a line of its own; the status and the body of the answer."""
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        sent = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
        head = {"Host": f"{HOST}:{port}", "Connection": "close", "X-Forwarded-For": home, **headers}
        if method == "POST":
            head |= {"Content-Type": "application/json", "Content-Length": str(len(sent))}
        if token:
            head["Authorization"] = f"Bearer {token}"
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in head.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode() + sent)
        answer = await reader.read()
        start, _, rest = answer.partition(b"\r\n\r\n")
        return int(start.split(b" ")[1]), rest
    finally:
        writer.close()


async def newcomer(port: int, home: str) -> str | None:
    status, told = await ask(port, "POST", "/api/players", {}, home=home)
    return str(json.loads(told)["token"]) if status == 200 else None


# The honest table


class Guest:
    """Somebody at the honest table, with a stream that tells how it stands."""

    def __init__(self, port: int, table: str, token: str | None, home: str) -> None:
        self.port, self.table, self.token, self.home = port, table, token, home
        self.now: dict[str, Any] = {}
        self.at = 0.0
        self.came = asyncio.Event()

    async def listen(self) -> None:
        reader, writer = await asyncio.open_connection(HOST, self.port, limit=1 << 20)
        who = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        writer.write(
            f"GET /api/tables/{self.table}/stream HTTP/1.1\r\nHost: {HOST}\r\n{who}"
            f"X-Forwarded-For: {self.home}\r\n\r\n".encode()
        )
        while line := await reader.readline():
            if line.startswith(b"data: ") and b'"id"' in line:
                self.now, self.at = json.loads(line[6:]), time.perf_counter()
                self.came.set()

    async def act(self, action: str) -> bool:
        path = f"/api/tables/{self.table}/act"
        status, _ = await ask(self.port, "POST", path, {"action": action}, self.token, self.home)
        return status == 200


class Honest:
    """The table whose people notice, or do not, that others are at work."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.guests: list[Guest] = []
        self.moves: list[float] = []
        self.answers: list[float] = []

    async def sit_down(self) -> None:
        homes = [f"203.0.113.{k + 1}" for k in range(PEOPLE + WATCHERS)]
        tokens = [await newcomer(self.port, home) for home in homes[:PEOPLE]]
        wish = {
            "game": GAME, "seats": PEOPLE + len(PROGRAMS), "options": OPTIONS,
            "bots": [None] * (PEOPLE - 1) + list(PROGRAMS),
        }  # fmt: skip
        _, told = await ask(self.port, "POST", "/api/tables", wish, tokens[0], homes[0])
        table = json.loads(told)["id"]
        for token, home in zip(tokens[1:], homes[1:], strict=False):
            await ask(self.port, "POST", f"/api/tables/{table}/sit", {}, token, home)
        who = [*tokens, *[None] * WATCHERS]
        self.guests = [Guest(self.port, table, *pair) for pair in zip(who, homes, strict=True)]
        self.lines = [asyncio.create_task(guest.listen()) for guest in self.guests]
        await self._all_have(lambda guest: bool(guest.now))

    async def _all_have(self, true: Callable[[Guest], bool], seconds: float = 60) -> None:
        async with asyncio.timeout(seconds):
            for guest in self.guests:
                while not true(guest):
                    guest.came.clear()
                    await guest.came.wait()

    async def play(self, seconds: float, fewest: int = 0) -> None:
        """Play on for a while, and for some moves at least; note how long things take."""
        self.moves, self.answers = [], []
        end = time.monotonic() + seconds
        while time.monotonic() < end or min(len(self.moves), len(self.answers)) < fewest:
            if self.guests[0].now["phase"] == "over":
                await self._play_again()
            if self.guests[0].now.get("resting"):
                await self._put_sheets_away()
            person = next((guest for guest in self.guests[:PEOPLE] if guest.now.get("legal")), None)
            if person is None:
                await self._program()
                continue
            before = {id(guest): guest.now["version"] for guest in self.guests}
            begun = time.perf_counter()
            await person.act(random.choice(person.now["legal"]))
            await self._all_have(lambda guest, old=before: guest.now["version"] > old[id(guest)])  # type: ignore[misc]
            self.moves.append(max(guest.at for guest in self.guests) - begun)
            await asyncio.sleep(REST)

    async def _play_again(self) -> None:
        host = self.guests[0]
        await ask(self.port, "POST", f"/api/tables/{host.table}/start", {}, host.token, host.home)
        await self._all_have(lambda guest: guest.now["phase"] == "playing")

    async def _put_sheets_away(self) -> None:
        """Between two rounds nobody moves before everybody has read the score sheet: that is no delay."""
        for guest in self.guests[:PEOPLE]:
            await ask(self.port, "POST", f"/api/tables/{guest.table}/hurry", {}, guest.token, guest.home)
        for guest in self.guests:
            guest.now["resting"] = False

    async def _program(self) -> None:
        watcher = self.guests[-1]
        before, since = watcher.now["version"], watcher.at
        await self._all_have(lambda guest: guest.now["version"] > before)
        self.answers.append(watcher.at - since)

    def leave(self) -> None:
        for line in self.lines:
            line.cancel()


# The attackers


class Attack:
    """Attackers of every kind, each going on without end; `told` counts what they were answered."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.told: Counter[str] = Counter()
        self.dice = random.Random(1)
        match = tablee.game(GAME, seats=2).start(seed=1)
        for _ in range(92_000):
            match.play(match.asked, "draw")
        lines = match.record().splitlines(keepends=True)
        self.huge = "".join(lines).encode()[:3_990_000]
        self.huge = self.huge[: self.huge.rindex(b"\n") + 1]
        self.long = "".join(lines[:5001]).encode()

    async def _ask(self, kind: str, *args: Any, **more: Any) -> tuple[int, bytes]:
        status, told = await ask(self.port, *args, **more)
        self.told[f"{kind} {status}"] += 1
        return status, told

    async def tables(self, home: str) -> None:
        """Public tables of four masters, each watched so that they think; under ever new names."""
        while True:
            token = await newcomer(self.port, home)
            while True:
                wish = {"game": GAME, "seats": 4, "bots": ["master"] * 4, "sit": False, "public": True}
                wish |= {"pace": "instant"}
                status, told = await self._ask("tables", "POST", "/api/tables", wish, token, home)
                if status != 200:
                    break
                await self._ask("tables", "GET", f"/api/tables/{json.loads(told)['id']}", None, token, home)
            await asyncio.sleep(0.2)

    async def hints(self, home: str) -> None:
        token = await newcomer(self.port, home)
        wish = {"game": GAME, "seats": 2, "bots": ["master"], "options": {"first": 0}}
        _, told = await self._ask("hints", "POST", "/api/tables", wish, token, home)
        path = f"/api/tables/{json.loads(told)['id']}/hint"
        while True:
            await asyncio.gather(*(self._ask("hints", "POST", path, {}, token, home) for _ in range(5)))

    async def records(self, home: str) -> None:
        token = await newcomer(self.port, home)
        while True:
            await self._ask("records", "POST", "/api/records", None, token, home, raw=self.huge)
            status, told = await self._ask(
                "records", "POST", "/api/records", None, token, home, raw=self.long
            )
            if status != 200:
                await asyncio.sleep(1)
                continue
            id_ = json.loads(told)["id"]
            for _ in range(20):
                n = self.dice.randrange(5000)
                await self._ask("records", "GET", f"/api/finished/{id_}/view?n={n}", None, token, home)
                await self._ask("records", "GET", f"/r/{id_}", None, token, home)

    async def newcomers(self, home: str) -> None:
        while True:
            await self._ask("newcomers", "POST", "/api/players", {}, home=home)

    async def talk(self, home: str) -> None:
        token = await newcomer(self.port, home)
        _, told = await self._ask("talk", "POST", "/api/tables", {"game": GAME}, token, home)
        path = f"/api/tables/{json.loads(told)['id']}/say"
        while True:
            await self._ask("talk", "POST", path, {"text": "x" * 200}, token, home)

    async def reads(self, home: str) -> None:
        while True:
            path = self.dice.choice(["/", f"/box/{GAME}", "/api/tables", "/api/finished", f"/rules/{GAME}"])
            await self._ask("reads", "GET", path, home=home)

    async def deaf(self, home: str) -> None:
        """Streams that nobody reads."""
        token = await newcomer(self.port, home)
        _, told = await self._ask("deaf", "POST", "/api/tables", {"game": GAME}, token, home)
        path = f"/api/tables/{json.loads(told)['id']}/stream?draw=wide"
        lines = []
        while True:
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            line.setblocking(False)
            with suppress(OSError):
                await asyncio.get_running_loop().sock_connect(line, (HOST, self.port))
                head = f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nX-Forwarded-For: {home}\r\n\r\n"
                await asyncio.get_running_loop().sock_sendall(line, head.encode())
                lines.append(line)
                self.told["deaf opened"] += 1
            if len(lines) > 400:
                lines.pop(0).close()
            await asyncio.sleep(0.02)

    async def drops(self, home: str) -> None:
        """Bodies that come drop by drop."""

        async def one() -> None:
            reader, writer = await asyncio.open_connection(HOST, self.port)
            head = f"POST /api/players HTTP/1.1\r\nHost: {HOST}\r\nX-Forwarded-For: {home}\r\n"
            writer.write(f"{head}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n".encode())
            with suppress(OSError):
                while not reader.at_eof():
                    writer.write(b" ")
                    await writer.drain()
                    await asyncio.sleep(0.5)
                    if reader._buffer:  # type: ignore[attr-defined]
                        break
            self.told["drops ended"] += 1
            writer.close()

        while True:
            await asyncio.gather(*(one() for _ in range(100)))

    async def foreign(self, home: str) -> None:
        """Other sites that post in a visitor's name."""
        while True:
            how = self.dice.choice([{"Origin": "https://evil.example"}, {"Sec_Fetch_Site": "cross-site"}])
            await self._ask("foreign", "POST", "/api/me", {"name": "x"}, home=home, **how)

    async def noise(self, home: str) -> None:
        """Whatever comes to mind."""
        token = await newcomer(self.port, home)
        while True:
            path = self.dice.choice(
                ["/api/tables", "/api/me", "/api/tables/x/act", "/api/records", f"/{self.dice.random()}"]
            )
            raw = self.dice.choice([self.dice.randbytes(300), b"[" * 20_000, b'{"game": ["?"]}', b"\xff\xfe"])
            await self._ask("noise", "POST", path, None, token, home, raw=raw)

    async def go_on(self) -> None:
        kinds: list[Callable[[str], Awaitable[None]]] = [
            self.tables, self.tables, self.hints, self.records, self.newcomers, self.talk, self.reads,
            self.deaf, self.drops, self.foreign, self.noise,
        ]  # fmt: skip
        homes = [f"198.51.100.{k + 1}" for k in range(len(kinds))]
        await asyncio.gather(*(self._again(kind, home) for kind, home in zip(kinds, homes, strict=True)))

    async def _again(self, kind: Callable[[str], Awaitable[None]], home: str) -> None:
        while True:
            with suppress(OSError, ValueError, KeyError, IndexError, TypeError):
                await kind(home)
            self.told[f"{getattr(kind, '__name__', '?')} began again"] += 1
            await asyncio.sleep(0.5)


async def attack(port: int) -> None:
    """Attack until told to stop; then say what was answered."""
    attackers = Attack(port)
    print("ready", flush=True)
    going_on = asyncio.create_task(attackers.go_on())
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()
    going_on.cancel()
    print(json.dumps(attackers.told), flush=True)


class Besiegers:
    """The attackers, in a process of their own, which gives way to all others."""

    def __init__(self, port: int) -> None:
        self.process = subprocess.Popen(
            ["nice", "-n", "10", sys.executable, "-m", "bench.siege", "--attack", str(port)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        if self.process.stdout.readline().strip() != "ready":
            raise RuntimeError("the attackers do not come")

    def stop(self) -> dict[str, int]:
        self.process.send_signal(signal.SIGTERM)
        told, _ = self.process.communicate(timeout=30)
        counted: dict[str, int] = json.loads(told.splitlines()[-1])
        return counted


# The measure


async def measure(server: Server, seconds: float) -> tuple[list[list[float]], dict[str, int]]:
    """Moves and answers in peace, moves and answers under siege; and what the attackers were answered."""
    honest = Honest(server.port)
    await honest.sit_down()
    await honest.play(3)
    await honest.play(seconds, FEWEST)
    found = [honest.moves, honest.answers]
    besiegers = await asyncio.to_thread(Besiegers, server.port)
    await honest.play(3)
    await honest.play(seconds, FEWEST)
    told = await asyncio.to_thread(besiegers.stop)
    honest.leave()
    return [*found, honest.moves, honest.answers], told


def high(values: list[float]) -> float:
    return quantiles(values, n=20)[-1] if len(values) > 1 else values[0]


def table(seconds: float) -> tuple[str, list[str], list[list[str]], dict[str, int]]:
    prepare_all()
    with tempfile.TemporaryDirectory() as home:
        server = Server(home)
        try:
            (moves, answers, moves_then, answers_then), told = asyncio.run(measure(server, seconds))
        finally:
            server.stop()
    rows = []
    for what, peace, siege, goal in (
        (
            f"move to all {PEOPLE + WATCHERS} eyes",
            moves,
            moves_then,
            {"median": "", "95th percentile": "150 ms"},
        ),
        ("a program answers", answers, answers_then, {"median": "2 ×", "95th percentile": ""}),
    ):
        for name, figure in (("median", median), ("95th percentile", high)):
            before, then = figure(peace), figure(siege)
            rows.append([f"{what}: {name}", ms(before), ms(then), f"{then / before:.2f} ×", goal[name]])
    counted = [f"{len(moves)}, {len(answers)}", f"{len(moves_then)}, {len(answers_then)}"]
    rows.append(["moves and answers counted", *counted, "", ""])
    return "A house under siege", ["what", "in peace", "under siege", "ratio", "goal"], rows, told


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.siege", description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each of the two runs lasts")
    parser.add_argument("--attack", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        asyncio.run(attack(given.attack))
        return
    title, columns, rows, told = table(given.seconds)
    print(title, " | ".join(columns), sep="\n")
    for row in rows:
        print(" | ".join(row))
    print("What the attackers were answered:")
    for what, count in sorted(told.items()):
        print(f"  {what}: {count}")


if __name__ == "__main__":
    main()
