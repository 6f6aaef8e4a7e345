"""Small products of matrices on one thread.

NumPy's linear algebra shares every product out among all cores. Where products are small, or others are at
work on the machine, its threads wait for each other far longer than they work. What NumPy brings along is
asked for one thread as long as something small is evaluated, and has its own number again afterwards; where
it brings something else nothing is changed.
"""

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import numpy as np

NAMES = ("scipy_openblas_{}_num_threads64_", "openblas_{}_num_threads64_", "openblas_{}_num_threads")


class Threads(NamedTuple):
    """How many threads the linear algebra takes: to ask, and to say."""

    get: Callable[[], int]
    set: Callable[[int], Any]


@cache
def threads() -> Threads | None:
    """Those of the OpenBLAS that lies beside NumPy; None if there is none."""
    home = Path(np.__file__).parent
    for folder in (home.parent / "numpy.libs", home / ".libs", home / ".dylibs"):
        for file in sorted(folder.glob("*openblas*")):
            try:
                library = ctypes.CDLL(str(file))
            except OSError:
                continue
            for name in NAMES:
                if hasattr(library, name.format("set")):
                    return Threads(getattr(library, name.format("get")), getattr(library, name.format("set")))
    return None


_lock = Lock()
_inside = 0  # how many are evaluating something small just now
_before = 1


@contextmanager
def one_thread() -> Iterator[None]:
    """Products in here are not shared out among threads."""
    global _inside, _before
    found = threads()
    if found is None:
        yield
        return
    with _lock:
        if _inside == 0:
            _before = found.get()
            if _before > 1:
                found.set(1)
        _inside += 1
    try:
        yield
    finally:
        with _lock:
            _inside -= 1
            if _inside == 0 and _before > 1:
                found.set(_before)
