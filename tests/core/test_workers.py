"""Processes that work for another one leave with it, however it ends."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

PROCESSES = Path("/proc")

BUSY = """
import os, time
from tablee.workers import crew

def name_and_stay():
    print(os.getpid(), flush=True)
    time.sleep(600)

if __name__ == "__main__":
    with crew(2) as workers:
        for _ in range(2):
            workers.submit(name_and_stay)
"""


@pytest.mark.skipif(not PROCESSES.exists(), reason="asks Linux who is alive")
def test_workers_do_not_outlive_a_killed_process(tmp_path):
    script = tmp_path / "busy.py"
    script.write_text(BUSY, encoding="utf-8")
    boss = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    assert boss.stdout is not None
    workers = [int(boss.stdout.readline()) for _ in range(2)]
    assert all(alive(worker) for worker in workers)
    boss.kill()
    boss.wait()
    until = time.monotonic() + 20
    while any(alive(worker) for worker in workers):
        assert time.monotonic() < until, "a worker is still there"
        time.sleep(0.05)


def alive(process: int) -> bool:
    """Whether it runs; one that nobody has buried yet does not."""
    try:
        told = (PROCESSES / str(process) / "stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return told.rpartition(")")[2].split()[0] != "Z"
