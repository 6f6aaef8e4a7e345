"""Programs of others: any class with one method may sit down.

A package makes its bots known in the entry-point group `tablee.bots`. A guest gets what its seat may
see, its legal actions and a clock, and nothing else; it thinks in a process of its own, so that one
that crashes, stalls or answers nonsense cannot harm the table.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Protocol

from tablee.words import Sentence

GROUP = "tablee.bots"
START = 20.0  # seconds a guest may take to be loaded


class Bot(Protocol):
    """What others write.

    >>> class First:
    ...     def choose(self, look, legal, clock):
    ...         return legal[0]
    """

    def choose(self, look: dict[str, Any], legal: list[str], clock: float) -> str:
        """One of the legal actions, within `clock` seconds."""
        ...


@cache
def installed() -> dict[str, EntryPoint]:
    """The guests that installed packages bring, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


class Guest:
    """One guest at work in its own process, started anew after a stall or a crash."""

    def __init__(self, point: EntryPoint) -> None:
        self.point = point
        self._process: Any = None
        self._line: Any = None

    def choose(
        self, look: dict[str, Any], legal: list[str], clock: float
    ) -> tuple[str | None, Sentence | None]:
        """The guest's action, or nothing and what went wrong."""
        try:
            if self._process is None:
                self._start()
            self._line.send((look, legal, clock))
            if not self._line.poll(clock + 0.5):
                self.close()
                return None, ("bot-stalls", {"bot": self.point.name, "seconds": str(clock)})
            kind, answer = self._line.recv()
        except (EOFError, OSError):
            self.close()
            return None, ("bot-crashes", {"bot": self.point.name, "reason": "—"})
        if kind == "crash":
            return None, ("bot-crashes", {"bot": self.point.name, "reason": answer})
        if answer not in legal:
            return None, ("bot-nonsense", {"bot": self.point.name, "answer": str(answer)[:60]})
        return answer, None

    def _start(self) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(self.point.value, theirs), daemon=True)
        self._process.start()
        theirs.close()
        if self._line.poll(START):
            self._line.recv()

    def close(self) -> None:
        """Send the guest away."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._line.close()
        self._process = self._line = None


def _serve(value: str, line: "Connection[Any, Any]") -> None:
    """The guest's own process: load the class, then answer for ever."""
    try:
        bot = EntryPoint("guest", value, GROUP).load()()
        line.send("ready")
    except Exception as error:
        line.send("ready")
        trouble = repr(error)
        while True:
            line.recv()
            line.send(("crash", trouble))
    while True:
        look, legal, clock = line.recv()
        try:
            line.send(("action", bot.choose(look, legal, clock)))
        except Exception as error:
            line.send(("crash", repr(error)))
