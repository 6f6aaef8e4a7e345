"""Programs of others: any class with one method may sit down.

A package makes its bots known in the entry-point group `tablee.bots`; in contests and environments a bot may
also be named `module:Class`, or be an object at hand. A guest gets what its seat may see, its legal actions
and a clock, and nothing else. One that is named thinks in a process of its own, so that if it crashes,
stalls or answers nonsense it cannot harm the table; an object thinks where it is.
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pickle import PicklingError
from typing import Any, Literal, Protocol

from tablee.errors import UnknownBot
from tablee.words import Sentence
from tablee.workers import UNGUARDED, refuse_to_begin_again, unguarded

GROUP = "tablee.bots"
START = 20.0  # seconds a guest may take to be loaded
GONE = 5.0  # seconds that a process which has hung up may take to end

Wish = Literal["look", "row", "rows"]  # what a program wants to be shown


class Bot(Protocol):
    """What others write.

    >>> class First:
    ...     def choose(self, look, legal, clock):
    ...         return legal[0]
    """

    def choose(self, look: dict[str, Any], legal: list[str], clock: float) -> str | None:
        """One of the legal actions, within `clock` seconds; None lets a chance to jump in out of turn
        pass."""
        ...


class RowBot(Protocol):
    """The same for those who would rather have numbers.

    >>> class Lowest:
    ...     def act(self, observation, mask, clock):
    ...         return mask.argmax()
    """

    def act(self, observation: Any, mask: Any, clock: float) -> int | None:
        """The code of a legal action. `observation` is the seat's row of numbers as the game's `layout` says,
        `mask` has a flag for each action code."""
        ...


class RowsBot(Protocol):
    """A policy: many decisions at once, as learners have them; `tablee.policy` makes some.

    The rows need not add up to 1. What they give to actions that are not legal is left out of account as
    long as some legal one has a share; a row that gives the legal ones nothing is a fault.

    >>> def uniform(observations, masks):
    ...     return masks / masks.sum(axis=1, keepdims=True)
    """

    def __call__(self, observations: Any, masks: Any) -> Any:
        """For rows of observations and masks: a probability for each action of each row, from which one is
        drawn, or the code of one action for each row."""
        ...


@cache
def installed() -> dict[str, EntryPoint]:
    """The guests that installed packages bring, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def named(value: str) -> EntryPoint:
    """The bot called `module:Class`, looked for where Python looks and in the folder one is in."""
    module, _, name = value.partition(":")
    if not _there(module) and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # a program's own folder is not where Python looks for others
    if not name.isidentifier() or not _there(module):
        raise UnknownBot("no-such-class", name=value, folder=os.getcwd())
    return EntryPoint(value, value, GROUP)


def _there(module: str) -> bool:
    try:
        return bool(module) and find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def wish(bot: Any) -> Wish | None:
    """What a program is to be shown; None if it is none."""
    if callable(getattr(bot, "choose", None)):
        return "look"
    if callable(getattr(bot, "act", None)):
        return "row"
    return "rows" if callable(bot) else None


def made(bot: Any) -> Any:
    """A program at hand; one of its kind where it is a class."""
    if not isinstance(bot, type):
        return bot
    try:
        return bot()
    except Exception as error:
        raise UnknownBot("class-fails", name=bot.__name__, reason=repr(error)[:200]) from error


def asked(bot: Any, kind: Wish) -> Callable[[Any, Any, float], Any]:
    """How a program is asked for a decision; a policy for one row at a time."""
    if kind == "look":
        return bot.choose  # type: ignore[no-any-return]
    if kind == "row":
        return bot.act  # type: ignore[no-any-return]
    return lambda row, mask, clock: bot(row[None], mask[None])


class Own:
    """A program at hand: an object with `choose` or `act`, or a policy; it thinks in this process."""

    def __init__(self, bot: Any) -> None:
        bot = made(bot)
        kind = wish(bot)
        if kind is None:
            raise UnknownBot("no-bot", name=repr(bot)[:80])
        self.bot, self.wish = bot, kind
        self.name = name_of(bot)

    def ask(self, shown: Any, open_: Any, clock: float) -> tuple[Any, Sentence | None]:
        """The program's answer, or nothing and what went wrong. It is not watched: it has all the time."""
        try:
            return asked(self.bot, self.wish)(shown, open_, clock), None
        except Exception as error:
            return None, ("bot-crashes", {"bot": self.name, "reason": repr(error)[:200]})

    def close(self) -> None:
        """There is nothing to send away."""


def name_of(bot: Any) -> str:
    """What a program at hand is called: its `name`, if it has one, or that of its class or function."""
    name = getattr(bot, "name", None)
    if isinstance(name, str) and name.strip() and wish(bot) != "rows":
        return name.strip()
    return str(getattr(bot, "__name__", type(bot).__name__))


class Guest:
    """One guest at work in its own process, started anew after a stall or a crash."""

    def __init__(self, point: EntryPoint) -> None:
        self.point = point
        self.name = point.name
        self._wish: Wish = "look"
        self._unborn: Sentence | None = None  # why it cannot be had, if it was found that it cannot
        self._process: Any = None
        self._line: Any = None

    @property
    def wish(self) -> Wish:
        """What the guest wants to be shown; to know it, it must have come."""
        if self._process is None and self._unborn is None:
            self._start()
        return self._wish

    def come(self) -> None:
        """Have it loaded now; if that cannot be it is refused, rather than played for by others."""
        if self._process is None and self._unborn is None:
            self._start()
        if self._unborn is not None:
            self.close()
            key, args = self._unborn
            raise UnknownBot(key, **args)
        if self._process is None:
            raise UnknownBot("class-late", name=self.name, seconds=str(START))

    def ask(self, shown: Any, open_: Any, clock: float) -> tuple[Any, Sentence | None]:
        """The guest's answer, or nothing and what went wrong."""
        try:
            if self._process is None and self._unborn is None:
                self._start()
            if self._unborn is not None:
                return None, ("bot-crashes", {"bot": self.name, "reason": self._unborn[1]["reason"]})
            if self._process is None:
                return None, ("bot-stalls", {"bot": self.name, "seconds": str(START)})
            self._line.send((shown, open_, clock))
            if not self._line.poll(clock + 0.5):
                self.close()
                return None, ("bot-stalls", {"bot": self.name, "seconds": str(clock)})
            kind, answer = self._line.recv()
        except (EOFError, OSError):
            self.close()
            return None, ("bot-crashes", {"bot": self.name, "reason": "—"})
        if kind == "crash":
            return None, ("bot-crashes", {"bot": self.name, "reason": answer})
        return answer, None

    def _start(self) -> None:
        refuse_to_begin_again()
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(self.point.value, theirs), daemon=True)
        self._process.start()
        theirs.close()
        try:
            if not self._line.poll(START):
                self.close()
                return
            self._wish, self._unborn = self._line.recv()
        except (EOFError, OSError):  # it never came as far as the guest, or that one ended it
            self._process.join(GONE)
            code = self._process.exitcode
            self.close()
            if code == UNGUARDED:
                raise unguarded() from None
            self._unborn = "class-fails", {"name": self.name, "reason": f"exit {code}"}

    def close(self) -> None:
        """Send the guest away."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._line.close()
        self._process = self._line = None

    def __deepcopy__(self, memo: Any) -> "Guest":
        return Guest(self.point)

    def __reduce__(self) -> tuple[Any, ...]:
        return Guest, (self.point,)


def _serve(value: str, line: "Connection[Any, Any]") -> None:
    """The guest's own process: load the class, then answer for ever."""
    try:
        bot = EntryPoint("guest", value, GROUP).load()
        bot = bot() if isinstance(bot, type) else bot
        kind = wish(bot)
        if kind is None:
            raise TypeError(f"{value} has no method `choose` or `act` and cannot be called")
    except Exception as error:
        line.send(("look", _lacking(value, error)))
        return
    line.send((kind, None))
    decide = asked(bot, kind)
    with suppress(EOFError, OSError, KeyboardInterrupt):  # then nobody asks any more
        while True:
            shown, open_, clock = line.recv()
            try:
                answer = "action", decide(shown, open_, clock)
            except Exception as error:
                answer = "crash", repr(error)
            try:
                line.send(answer)
            except (TypeError, ValueError, AttributeError, PicklingError) as error:  # it cannot be sent
                line.send(("crash", repr(error)))


def _lacking(value: str, error: Exception) -> Sentence:
    """Why a program called `module:Class` cannot be had."""
    module, _, name = value.partition(":")
    if isinstance(error, AttributeError) and module in sys.modules and not hasattr(sys.modules[module], name):
        return "no-class-in-module", {"name": name, "module": module, "reason": repr(error)[:200]}
    return "class-fails", {"name": value, "reason": repr(error)[:200]}
