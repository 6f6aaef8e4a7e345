"""Several processes behind nginx on PostgreSQL, and people who ask them over plain sockets."""

import asyncio
import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

from bench.components import NGINX, NO_NGINX, NO_POSTGRESQL, Nginx, Postgres, has_postgresql

HOST = "127.0.0.1"
LONGEST_START = 120.0
LONGEST_STOP = 10.0
ADDRESSES = count(1)  # everybody has an address of their own, as in a town
AGAIN = (429, 502, 503, 504)


def begin_addresses(crowd: int) -> None:
    """Let this process hand out addresses that no other crowd has."""
    global ADDRESSES
    ADDRESSES = count(crowd << 16)


def free_ports(wanted: int) -> list[int]:
    """Ports that nobody listens on."""
    doors = [socket.socket() for _ in range(wanted)]
    for door in doors:
        door.bind((HOST, 0))
    found = [int(door.getsockname()[1]) for door in doors]
    for door in doors:
        door.close()
    return found


class Process:
    """`tablee serve`, always at the same port."""

    def __init__(self, port: int, database: str, folder: Path, workers: int) -> None:
        self.port, self.url = port, f"http://{HOST}:{port}"
        where = ["--port", str(port), "--database", database, "--workers", str(workers)]
        self.command = [sys.executable, "-m", "tablee", "--lang", "en", "serve", *where]
        self.noise = folder / f"{port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with open(self.noise, "ab") as noise:
            self.process = subprocess.Popen(
                self.command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=noise
            )

    def until_open(self) -> None:
        give_up = time.monotonic() + LONGEST_START
        while not self.is_open():
            if time.monotonic() > give_up or self.process is None or self.process.poll() is not None:
                raise RuntimeError(f"the server does not start: {self.noise.read_text()[-2000:]}")
            time.sleep(0.05)

    def is_open(self) -> bool:
        try:
            with urlopen(f"{self.url}/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, HTTPError):
            return False

    def keeper(self) -> str:
        """The name under which this process keeps tables."""
        with urlopen(f"{self.url}/health", timeout=5) as answer:
            return str(json.load(answer)["process"])

    def stop(self) -> float:
        """Told to stop; how long that took."""
        begun = time.monotonic()
        if self.process is not None:
            self.process.terminate()
            self.process.wait(LONGEST_STOP)
            self._forget()
        return time.monotonic() - begun

    def kill(self) -> None:
        """Gone at once, with its workers."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self._forget()

    def _forget(self) -> None:
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process = None

    def memory(self) -> float:
        """Megabytes of the serving process."""
        assert self.process is not None
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize() / 1e6

    def files(self) -> int:
        """Open files of the serving process."""
        assert self.process is not None
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def moves(self) -> float:
        """Actions that this process has stored since it was started."""
        with urlopen(f"{self.url}/metrics", timeout=10) as answer:
            told = answer.read().decode()
        return sum(map(float, re.findall(r"^tablee_moves_total\{.*\} (\S+)$", told, re.MULTILINE)))


class Town:
    """Everything together, started by one command and gone at the end."""

    def __init__(self, processes: int, workers: int = 1, by_table: bool = True) -> None:
        if not has_postgresql():
            raise SystemExit(NO_POSTGRESQL)
        if NGINX is None:
            raise SystemExit(NO_NGINX)
        self.home = tempfile.TemporaryDirectory(prefix="tablee-town-")
        folder = Path(self.home.name)
        self.postgres = Postgres()
        self.database = self.postgres.new_database()
        port, *ports = free_ports(processes + 1)
        self.processes = [Process(own, self.database, folder, workers) for own in ports]
        self.nginx = Nginx(port, ports, by_table)
        self.port = port

    def __enter__(self) -> "Town":
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # told to stop: clean up too
        try:
            for process in self.processes:
                process.start()
            for process in self.processes:
                process.until_open()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        for process in self.processes:
            process.kill()
        self.nginx.close()
        self.postgres.close()
        self.home.cleanup()

    def noise(self) -> str:
        """All that the processes have logged."""
        return "".join(process.noise.read_text() for process in self.processes)


class Person:
    """Somebody with a line of their own, kept open, as a browser does."""

    def __init__(self, port: int) -> None:
        self.port = port
        n = next(ADDRESSES)
        self.address = f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}"
        self.token = ""
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def come(self, name: str) -> None:
        told = await self.insist("POST", "/api/players", {"name": name})
        self.token = told["token"]

    def head(self, method: str, path: str, more: str = "") -> str:
        who = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        where = f"Host: {HOST}\r\nX-Forwarded-For: {self.address}\r\n"
        return f"{method} {path} HTTP/1.1\r\n{where}{who}{more}\r\n"

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """One request: the status and what was said; 0 where there was no answer."""
        try:
            if self.line is None:
                self.line = await asyncio.open_connection(HOST, self.port, limit=1 << 22)
            return await asyncio.wait_for(self._exchange(method, path, body), 30)
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            self.hang_up()
            return 0, None

    async def _exchange(self, method: str, path: str, body: object) -> tuple[int, Any]:
        assert self.line is not None
        reader, writer = self.line
        data = b"" if method == "GET" else json.dumps(body or {}).encode()
        kind = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n" if data else ""
        writer.write(self.head(method, path, kind).encode() + data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = re.search(r"content-length: (\d+)", head)
        text = await reader.readexactly(int(length[1])) if length else b""
        if not length or "connection: close" in head:
            self.hang_up()
        told = json.loads(text) if "application/json" in head and text else None
        return int(head.split()[1]), told

    async def insist(self, method: str, path: str, body: object = None, seconds: float = 60.0) -> Any:
        """A request that must go well, sooner or later."""
        give_up = time.monotonic() + seconds
        while True:
            status, told = await self.ask(method, path, body)
            if status == 200:
                return told
            if status not in (0, *AGAIN) or time.monotonic() > give_up:
                raise RuntimeError(f"{method} was answered {status}: {told}")
            await asyncio.sleep(0.2)

    def hang_up(self) -> None:
        if self.line is not None:
            self.line[1].transport.abort()
            self.line = None

    async def watch(self, table: str) -> None:
        """Look on for ever, reading whatever comes."""
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(HOST, self.port)
                try:
                    writer.write(self.head("GET", f"/api/tables/{table}/stream").encode())
                    while await reader.read(1 << 16):
                        pass
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.3)
