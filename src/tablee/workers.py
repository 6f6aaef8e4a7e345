"""Processes that work for this one."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from os import _exit
from threading import Thread


def crew(workers: int, begin: Callable[[], object] | None = None) -> ProcessPoolExecutor:
    """So many of them, each of which first does what `begin` says; none outlives this process."""
    return ProcessPoolExecutor(workers, get_context("spawn"), _settle_down, (begin,))


def _settle_down(begin: Callable[[], object] | None) -> None:
    Thread(target=_leave_with_parent, daemon=True).start()
    if begin is not None:
        begin()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        _exit(0)
