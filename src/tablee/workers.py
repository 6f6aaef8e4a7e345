"""Processes that work for this one."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import current_process, get_context, parent_process
from os import _exit, environ
from threading import Thread

from tablee.errors import Unguarded

# Each worker is for one core: where small products are shared out among threads, these only wait for each
# other, and on a busy machine for long.
ONE_THREAD = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")

UNGUARDED = 86  # what a process ends with that found a script without a guard


def crew(workers: int, begin: Callable[[], object] | None = None) -> ProcessPoolExecutor:
    """So many of them, each of which first does what `begin` says; none outlives this process."""
    refuse_to_begin_again()
    for name in ONE_THREAD:
        environ.setdefault(name, "1")
    return ProcessPoolExecutor(workers, get_context("spawn"), _settle_down, (begin,))


def refuse_to_begin_again() -> None:
    """Each process reads the script that started it. One that starts processes as it is read would never end:
    so the first process it starts ends at once, whatever the script would catch, and the script is told why
    where it runs itself."""
    if getattr(current_process(), "_inheriting", False):
        _exit(UNGUARDED)


def unguarded() -> Unguarded:
    """What is to be said of a script without a guard."""
    return Unguarded("no-main-guard")


def _settle_down(begin: Callable[[], object] | None) -> None:
    Thread(target=_leave_with_parent, daemon=True).start()
    if begin is not None:
        begin()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        _exit(0)
