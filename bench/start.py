"""How long it takes to begin: importing, compiling from nothing, the first move of a new process."""

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

import tablee

FIRST_MOVE = "import tablee; m = tablee.game({name!r}).start(); m.play(m.asked, m.legal()[0])"


def seconds_of(*command: str, **environment: str) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, env=os.environ | environment, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def python(code: str) -> float:
    return median(seconds_of(sys.executable, "-c", code) for _ in range(5))


def table() -> tuple[str, list[str], list[list[str]]]:
    bare = python("pass")
    rows = [["import tablee", f"{python('import tablee') - bare:.3f} s", "0.15 s"]]
    with tempfile.TemporaryDirectory() as empty:
        spent = seconds_of(sys.executable, "-m", "tablee", "prepare", TABLEE_CACHE=empty)
    rows.append(["first compilation of all games", f"{spent:.1f} s", "90 s"])
    for card in tablee.shelf():
        rows.append(
            [f"first move of {card.title}", f"{python(FIRST_MOVE.format(name=card.name)):.2f} s", "1 s"]
        )
    return "Starting", ["what", "time", "goal"], rows
