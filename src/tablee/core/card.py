"""A game's card: what can be said of a game without opening its box. Imports nothing heavy."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablee.errors import BadOption


def plain_value(value: Any) -> Any:
    """A number or flag of NumPy as Python's own; anything else as it is."""
    return value.item() if getattr(value, "ndim", None) == 0 and hasattr(value, "item") else value


@dataclass(frozen=True)
class Option:
    """A choice made before the game: a flag, a number in a range, one of some words, or a seat."""

    name: str
    default: Any
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()
    follows: tuple[str, Any] | None = None  # a flag that is on, unless it is set, where another option is so

    def usual(self, chosen: Mapping[str, Any]) -> Any:
        """The value where nothing is said, beside the options chosen so far."""
        if self.follows is None:
            return self.default
        other, value = self.follows
        return chosen[other] == value

    def check(self, value: Any, seats: int) -> None:
        if self.choices:
            fine = isinstance(value, str) and value in self.choices
        elif isinstance(self.default, bool):
            fine = isinstance(value, bool)
        elif self.low is None:
            fine = value is None or (type(value) is int and 0 <= value < seats)
        else:
            fine = type(value) is int and self.fits(value)
        if not fine:
            raise BadOption("bad-value", option=self.name, value=str(value), allowed=self.allowed(seats))

    def fits(self, value: int) -> bool:
        assert self.low is not None
        assert self.high is not None
        return self.low <= value <= self.high or value == self.default

    def allowed(self, seats: int) -> str:
        """The values this option takes, as they are written on the command line."""
        if self.choices:
            return ", ".join(self.choices)
        if isinstance(self.default, bool):
            return "on, off"
        if self.low is None:
            return f"random, 0–{seats - 1}"
        span = f"{self.low}–{self.high}"
        return span if self.low <= self.default else f"{self.default}, {span}"

    def parse(self, text: str) -> Any:
        """The value that a text names; the text itself if it names none."""
        if isinstance(self.default, bool):
            return {"on": True, "true": True, "off": False, "false": False}.get(text.lower(), text)
        if self.choices:
            return text
        if self.low is None and text.lower() in ("random", "null", "none"):
            return None
        return int(text) if text.isascii() and text.removeprefix("-").isdigit() else text

    @staticmethod
    def text(value: Any) -> str:
        """A value as it is written on the command line: what `parse` takes."""
        if isinstance(value, bool):
            return "on" if value else "off"
        return "random" if value is None else str(value)

    def number(self, value: Any) -> int:
        """The value as it stands in the record."""
        if self.choices:
            return self.choices.index(value)
        return -1 if value is None else int(value)


FIRST = Option("first", None)

# What options stand beside in the calls that take them: an option of such a name would be swallowed.
RESERVED = frozenset(
    ("name", "seats", "options", "first", "compiled", "version", "games", "device", "seed", "start", "by")
    + (
        "limit",
        "auto_reset",
        "observations",
        "checked",
        "threads",
        "arrays",
        "game",
        "seat",
        "bots",
        "players",
    )
    + ("max_cycles", "render_mode", "num_envs", "names", "position")
)


@dataclass(frozen=True)
class Card:
    """Everything about a game that a shelf shows."""

    name: str
    title: str
    history: tuple[str, ...]  # what each version of its rules brought, from the first one on
    author: str | None  # none where nobody knows who made it …
    publisher: str | None  # … or where it is nobody's
    seats: tuple[int, int]
    usual: int  # seats at a table when nobody says how many
    age: int
    ends: tuple[str, ...]
    art: str | None = None
    design: str | None = None
    proofreading: str | None = None
    online: str | None = None  # who put its sheet on line
    former: str | None = None  # a name it had before
    year: int | None = None
    minutes: int | None = None
    own_options: tuple[Option, ...] = ()
    environment: int = (
        1  # the version of its environments: what codes, observations and outcomes mean to a learner
    )
    endless: bool = False  # uniformly random play may never end, so bulk runs stop at a limit
    secrets: bool = True  # some know what others do not; else whoever looks at the table knows all of it

    def __post_init__(self) -> None:
        for option in self.own_options:
            if option.name in RESERVED:
                raise ValueError(f"an option cannot be called {option.name!r}: that is a word of ours")

    @property
    def credits(self) -> list[tuple[str, str]]:
        """Who made it: pairs of a role and a name."""
        roles = ("author", "art", "design", "proofreading", "publisher", "online", "former")
        return [(role, name) for role in roles if (name := getattr(self, role)) is not None]

    @property
    def version(self) -> int:
        """The version of its rules: records name it, and it changes only when behaviour does."""
        return len(self.history)

    @property
    def options(self) -> tuple[Option, ...]:
        return (*self.own_options, FIRST)

    def option(self, name: str) -> Option:
        for option in self.options:
            if isinstance(name, str) and option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise BadOption("unknown-option", title=self.title, option=str(name)[:80], known=known)

    def check_seats(self, seats: Any) -> int:
        low, high = self.seats
        number = plain_value(seats)
        if type(number) is not int or not low <= number <= high:
            raise BadOption("bad-seats", title=self.title, seats=repr(seats), low=low, high=high)
        return number

    def changed(self, options: Mapping[str, Any]) -> list[Option]:
        """The options that are not as usual, of a complete choice."""
        return [option for option in self.options if options[option.name] != option.usual(options)]

    def complete(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """All options with their values, those not given by default."""
        if not isinstance(options, Mapping):
            raise BadOption("bad-value", option="options", value=repr(options)[:80], allowed="{…}")
        given = {name: plain_value(value) for name, value in options.items()}
        for name, value in given.items():
            self.option(name).check(value, seats)
        chosen: dict[str, Any] = {}
        for option in self.options:
            chosen[option.name] = given[option.name] if option.name in given else option.usual(chosen)
        return chosen
