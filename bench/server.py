"""The server: from its start to the first page, the weight of a page, how soon all eyes see a move, memory.

A server runs in a process of its own, as `tablee serve` starts it, on an empty database; this process
plays and watches over plain sockets of 127.0.0.1, as browsers would: every stream is a drawn one.
"""

import asyncio
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from statistics import median, quantiles
from urllib.request import Request, urlopen

import tablee
from bench.goals import a_game
from tablee.cli.prepare import prepare_all
from tablee.client import Client, Table
from tablee.server.run import free_port

HOST = "127.0.0.1"
PORT = 8310
LOADED = re.compile(r'<(?:link|script|img)[^>]*? (?:href|src)="(/[^"]*)"')
IMPORTED = re.compile(r'^import .* from "\./([^"]*)"', re.MULTILINE)
SEEN = re.compile(rb'"seen":(-?\d+)')
SCREENS = [f"draw={screen}&lang={lang}" for screen in ("wide", "tall") for lang in ("fr", "en")]
GAMES = [card.name for card in tablee.shelf()]
LIVE_TABLES, WATCHERS, IDLE_TABLES, AT_A_TABLE, PEOPLE = 200, 1000, 400, 6, 8
SETTLED = 3  # moves of each table of bots before anything is measured
LONGEST_START = 120.0  # seconds, on a machine with much else to do
PATIENT = """
import sys
from tablee.server import rates
from tablee.cli import main
rates.EASE = 1e9  # one address is to have as many tables, streams and requests as it likes
sys.exit(main())
"""


class Server:
    """`tablee serve` in its own process, on an empty database; a patient one refuses nobody."""

    def __init__(self, home: str, patient: bool = False) -> None:
        self.port = free_port(HOST, PORT)
        self.url = f"http://{HOST}:{self.port}"
        where = ["--port", str(self.port), "--database", f"{home}/tables.db", "--workers", "1"]
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, *(["-c", PATIENT] if patient else ["-m", "tablee"]), "serve", *where],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        while not self._answers():
            time.sleep(0.01)
            if time.perf_counter() - begun > LONGEST_START or self.process.poll() is not None:
                self.stop()
                raise RuntimeError("the server does not start")
        self.seconds = time.perf_counter() - begun
        self.people = [Client(self.url) for _ in range(PEOPLE)]

    def _answers(self) -> bool:
        try:
            return len(self.get("/")) > 0
        except OSError:
            return False

    def get(self, path: str, token: str | None = None) -> bytes:
        asked = Request(self.url + path, headers={"Authorization": f"Bearer {token}"} if token else {})
        with urlopen(asked, timeout=10) as answer:
            body: bytes = answer.read()
            return body

    def memory(self) -> float:
        """Kilobytes of the serving process, not of its thinkers."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize() / 1000

    def moves(self) -> float:
        counted = re.findall(r"^tablee_moves_total\{.*\} (\S+)$", self.get("/metrics").decode(), re.MULTILINE)
        return sum(map(float, counted))

    def stop(self) -> None:
        """The server and its thinkers."""
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(8)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@contextmanager
def serving() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as home:
        server = Server(home, patient=True)
        try:
            yield server
        finally:
            server.stop()


# The weight of a page


def weight(server: Server, table: Table) -> int:
    """Bytes of a table's page with everything it loads, and of the first drawing that its stream brings."""
    page = server.get(f"/t/{table.id}", table.client.token)
    missing = set(LOADED.findall(page.decode()))
    fetched: dict[str, bytes] = {}
    while missing:
        path = missing.pop()
        fetched[path] = server.get(path)
        imported = IMPORTED.findall(fetched[path].decode()) if ".js" in path else []
        missing |= {f"{path.rpartition('/')[0]}/{name}" for name in imported} - fetched.keys()
    with table.client.ask("GET", f"{table.path}/stream?draw=wide") as stream:
        first = stream.readline()
    return len(page) + sum(map(len, fetched.values())) + len(first)


def own_lines() -> int:
    scripts = files("tablee.server").joinpath("static").iterdir()
    return sum(len(s.read_text().splitlines()) for s in scripts if s.name.endswith(".js"))


# Eyes: streams on plain sockets


class Eye(asyncio.Protocol):
    """One open stream; notes when the last byte of each message came, and which change it showed."""

    def __init__(self, told: "Callable[[Eye], None]") -> None:
        self.seen, self.at, self.rest = -1, 0.0, b""
        self.told = told

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        *whole, self.rest = (self.rest + data).split(b"\n\n")
        for message in whole:
            if found := SEEN.search(message):
                self.seen, self.at = int(found[1]), now
                self.told(self)


class Audience:
    """Everybody who watches one table."""

    def __init__(self, server: Server, table_id: str) -> None:
        self.server, self.table_id = server, table_id
        self.eyes: list[Eye] = []
        self.waiting = 0
        self.target = 1 << 30
        self.done = asyncio.Event()

    def _told(self, eye: Eye) -> None:
        self.waiting -= eye.seen >= self.target
        if self.waiting <= 0:
            self.done.set()

    async def come(self, count: int, token: str | None = None) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(count):
            line, eye = await loop.create_connection(lambda: Eye(self._told), HOST, self.server.port)
            query = SCREENS[len(self.eyes) % len(SCREENS)]
            who = f"Authorization: Bearer {token}\r\n" if token else ""
            path = f"/api/tables/{self.table_id}/stream?{query}"
            assert isinstance(line, asyncio.Transport)
            line.write(f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\n{who}\r\n".encode())
            self.eyes.append(eye)
        await until(lambda: all(eye.seen >= 0 for eye in self.eyes))

    async def delays(self, act: Callable[[], Awaitable[None]]) -> list[float]:
        """Seconds from posting a move until each eye had all of the message."""
        self.done.clear()
        self.target = min(eye.seen for eye in self.eyes) + 1
        self.waiting = len(self.eyes)
        begun = time.perf_counter()
        await act()
        await asyncio.wait_for(self.done.wait(), 10)
        return [eye.at - begun for eye in self.eyes]


async def until(true: Callable[[], bool], seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise RuntimeError("waited in vain")
        await asyncio.sleep(0.02)


class Party:
    """Four people at a table."""

    def __init__(self, server: Server) -> None:
        self.server = server
        first = server.people[0].open(a_game(), seats=4)
        self.tables = [first] + [person.join(first.id) for person in server.people[1:4]]
        self.id = first.id
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def next_move(self) -> tuple[Table, str]:
        for table in self.tables:
            now = table.look()
            if now["legal"]:
                return table, now["legal"][-1]
        raise RuntimeError("nobody may act")

    async def act(self, table: Table, action: str) -> None:
        """Post an action on a line kept open, as a browser does."""
        if self.line is None or self.line[0].at_eof():
            self.line = await asyncio.open_connection(HOST, self.server.port)
        reader, writer = self.line
        body = json.dumps({"action": action}).encode()
        who = f"Host: {HOST}\r\nAuthorization: Bearer {table.client.token}"
        kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}"
        writer.write(f"POST /api{table.path}/act HTTP/1.1\r\n{who}\r\n{kind}\r\n\r\n".encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        answer = await reader.readexactly(int(re.findall(r"content-length: (\d+)", head)[0]))
        assert json.loads(answer).get("done"), answer

    async def moves_seen(self, audience: Audience, moves: int) -> list[list[float]]:
        """For each of some moves, how long each eye had to wait for it."""
        delays = []
        for _ in range(moves):
            table, action = await asyncio.to_thread(self.next_move)
            delays.append(await audience.delays(lambda t=table, a=action: self.act(t, a)))  # type: ignore[misc]
            await asyncio.sleep(0.05)
        return delays


# The measures


async def many_watchers(server: Server, moves: int) -> tuple[float, float, float]:
    """The 95th percentile over all watchers and moves, the median, and kilobytes a watcher."""
    party = Party(server)
    audience = Audience(server, party.id)
    await audience.come(len(SCREENS))
    before = server.memory()
    await audience.come(WATCHERS - len(SCREENS))
    await party.moves_seen(audience, 3)
    delays = [delay for move in await party.moves_seen(audience, moves) for delay in move]
    return quantiles(delays, n=20)[-1], median(delays), (server.memory() - before) / WATCHERS


async def busy_house(server: Server, moves: int) -> tuple[float, float, float]:
    """The median and the 95th percentile of a move to the last of all eyes; bots' moves a second."""
    for k in range(LIVE_TABLES):
        host, game = server.people[k % PEOPLE], GAMES[k % len(GAMES)]
        await Audience(server, host.open(game, seats=4, bots=["amateur"] * 4, sit=False).id).come(1)
    party = Party(server)
    audience = Audience(server, party.id)
    for table in party.tables:
        await audience.come(1, table.client.token)
    await audience.come(AT_A_TABLE)
    await until(lambda: server.moves() > SETTLED * LIVE_TABLES)
    before, begun = server.moves(), time.monotonic()
    last = [max(move) for move in await party.moves_seen(audience, moves)]
    rate = (server.moves() - before) / (time.monotonic() - begun)
    return median(last), quantiles(last, n=20)[-1], rate


def idle_tables(server: Server) -> float:
    """Kilobytes of a started table of four at which a program waits for a person."""
    before = server.memory()
    for k in range(IDLE_TABLES):
        host, game = server.people[k % PEOPLE], GAMES[k % len(GAMES)]
        host.open(game, seats=4, bots=["amateur"] * 3, options={"first": 0}, pace="slow")
    return (server.memory() - before) / IDLE_TABLES


def table(quick: bool) -> tuple[str, list[str], list[list[str]]]:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    moves = 10 if quick else 40
    prepare_all()
    with serving() as server:
        start = server.seconds
        boxes = [server.people[0].open(name, seats=4, bots=["amateur"] * 3) for name in GAMES]
        heaviest = max(weight(server, box) for box in boxes)
        idle = idle_tables(server)
        watching, usual, watcher = asyncio.run(many_watchers(server, moves))
    with serving() as server:
        eyes, slow, rate = asyncio.run(busy_house(server, moves))
    return (
        "The server",
        ["what", "measured", "goal"],
        [
            ["first page of a fresh start", f"{start:.2f} s", "2 s"],
            ["heaviest table page, with all it loads", f"{heaviest / 1000:.0f} kB", "150 kB"],
            ["own JavaScript", f"{own_lines()} lines", "250 lines"],
            [f"move to all {4 + AT_A_TABLE} eyes, {LIVE_TABLES} tables of bots: median", ms(eyes), "50 ms"],
            ["    95th percentile", ms(slow), ""],
            ["    moves of the bots meanwhile", f"{rate:,.0f} a second", ""],
            [f"move to {WATCHERS:,} watchers: 95th percentile", ms(watching), "150 ms"],
            ["    median", ms(usual), ""],
            ["memory of an idle table of four", f"{idle:.0f} kB", ""],
            ["memory of a watcher", f"{watcher:.0f} kB", ""],
        ],
    )


def ms(seconds: float) -> str:
    return f"{1000 * seconds:.0f} ms"


if __name__ == "__main__":
    for row in table(quick=False)[2]:
        print(*row, sep=" | ")
