"""A server in a process of its own, to be stopped and killed."""

import os
import signal
import socket
import subprocess
import sys
import time

import httpx

FIRST_PORT, LAST_PORT = 8100, 8199
PROGRAM = """
import sys
from tablee.server import agreement, rates, run, thinkers
if {patient}:
    rates.EASE = 1e9
if {alike}:
    agreement.token_hex, thinkers.randbits = lambda size: "07" * size, lambda bits: 7
if __name__ == "__main__":
    run.serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], workers=1, quiet=True)
"""
PATIENCE = 90.0
GIVEN: list[int] = []  # ports


def a_free_port():
    """A port nobody listens on, another one for each process of the tests, and for each server in it: one that
    is just being started again finds its own still free."""
    span = LAST_PORT - FIRST_PORT + 1
    for k in range(span):
        port = FIRST_PORT + (10 * os.getpid() + k) % span
        if port in GIVEN:
            continue
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            GIVEN.append(port)
            return port
    raise AssertionError("no free port")


class Served:
    """Always at the same address, on the same tables. A patient one lets everybody ask as often as they like; at
    one where all is alike the same cards are dealt again and again, and programs think alike."""

    def __init__(self, folder, patient=True, alike=False):
        self.program = folder / "serve.py"
        self.program.write_text(PROGRAM.format(patient=patient, alike=alike))
        self.database = f"sqlite:///{folder / 'served.db'}"
        self.noise = folder / "noise.txt"
        self.port = a_free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = None

    def start(self):
        """Up and answering, if it is not already."""
        if self.process is not None:
            return
        command = [sys.executable, str(self.program), str(self.port), self.database]
        with open(self.noise, "ab") as noise:
            self.process = subprocess.Popen(command, start_new_session=True, stdout=noise, stderr=noise)
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            assert self.process.poll() is None, self.noise.read_text()
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def stop(self):
        """Told to stop; its exit status."""
        if self.process is None:
            return None
        process, self.process = self.process, None
        process.terminate()
        return process.wait(PATIENCE)

    def kill(self):
        """Gone at once, with the processes it had."""
        process, self.process = self.process, None
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)
