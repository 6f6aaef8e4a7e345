"""The command line's arguments: declared once, read by argparse, explained by `--help`.

argparse speaks English only, so it is asked just to sort the words of a command; every
value is read here, and every complaint is a sentence of ours.
"""

import argparse
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from rich.table import Table
from rich.text import Text

from tablee.cli.console import Trouble, out, say, says
from tablee.core.card import Card
from tablee.core.shelf import find, shelf

if TYPE_CHECKING:
    from tablee.core.game import Game

MOST = 10**12
ENDLESS_LIMIT = 2000  # decisions after which a game is cut that chance may never finish

Given = argparse.Namespace


@dataclass(frozen=True)
class Argument:
    """One argument; without a `metavar` it is a switch."""

    name: str
    metavar: str | None = None
    short: str | None = None
    many: bool = False

    @property
    def optional(self) -> bool:
        return self.name.startswith("--")

    def shape(self) -> str:
        """The argument as a usage line shows it."""
        word = say(f"metavar-{self.metavar}") if self.metavar else ""
        return f"{self.name} {word}".strip() if self.optional else word

    def usage(self, required: bool) -> str:
        shape = self.shape()
        return (shape if required else f"[{shape}]") + ("…" if self.many else "")


@dataclass(frozen=True)
class Command:
    """A command: the module that carries it out and what it takes."""

    name: str
    module: str
    arguments: tuple[Argument, ...] = ()
    required: tuple[str, ...] = ()


class _Sorter(argparse.ArgumentParser):
    """argparse without its own words."""

    def __init__(self, arguments: Sequence[Argument]) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False)
        self.flags = {a.name for a in arguments if a.optional and not a.metavar}
        for argument in arguments:
            names = [n for n in (argument.short, argument.name) if n]
            if not argument.optional:
                self.add_argument(argument.name, nargs="?")
            elif argument.metavar is None:
                self.add_argument(*names, action="store_true")
            else:
                self.add_argument(*names, action="append" if argument.many else "store")

    def error(self, message: str) -> NoReturn:
        raise Trouble("bad-arguments", reason=message)

    def sort(self, argv: Sequence[str]) -> Given:
        try:
            given, extra = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            name = (error.argument_name or "").split("/")[-1]
            raise Trouble("no-value-taken" if name in self.flags else "value-needed", name=name) from None
        if extra:
            raise Trouble("unknown-argument", argument=extra[0])
        return given


LANG = Argument("--lang", "lang")
HELP = Argument("--help", short="-h")
VERSION = Argument("--version")


def split(argv: Sequence[str]) -> tuple[Given, str | None, list[str]]:
    """What stands before the command, the command, and what follows it."""
    at = 0
    while at < len(argv) and argv[at].startswith("-") and argv[at] != "-":
        at += 2 if argv[at] == LANG.name else 1
    given = _Sorter([LANG, HELP, VERSION]).sort(argv[:at])
    return given, argv[at] if at < len(argv) else None, list(argv[at + 1 :])


def sort(command: Command, argv: Sequence[str]) -> Given:
    """A command's arguments, as texts."""
    given = _Sorter([*command.arguments, LANG, HELP]).sort(argv)
    for name in command.required:
        if getattr(given, name) is None and not given.help:
            raise Trouble("argument-needed", command=command.name, name=say(f"metavar-{name}"))
    return given


def number(given: Given, name: str, low: int = 1, high: int = MOST) -> int | None:
    """A whole number in a range, if one was given."""
    text = getattr(given, name)
    if text is None:
        return None
    value = digits(text)
    if value is None or not low <= value <= high:
        key = "bad-number-between" if high < MOST or (value or 0) > high else "bad-number"
        raise Trouble(key, name=f"--{name}", value=text, low=str(low), high=str(high))
    return value


def digits(text: str) -> int | None:
    """The number that ASCII digits write, leading zeros or not; None for any other text.

    >>> digits("007"), digits("٣"), digits("1_000"), digits("-1")
    (7, None, None, None)
    """
    if not re.fullmatch("[0-9]+", text):
        return None
    return int(text.lstrip("0")[:20] or 0)  # more digits are too many for anything


def limit_of(given: Given, card: Card) -> int | None:
    """After how many decisions a game is cut; never, if it ends by itself and nobody says when."""
    return number(given, "limit") or (ENDLESS_LIMIT if card.endless else None)


def options(given: Given, card: Card) -> dict[str, Any]:
    """The options of a game, each written `name=value`."""
    read: dict[str, Any] = {}
    for text in given.option or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise Trouble("bad-option-form", text=text)
        read[key.strip()] = card.option(key.strip()).parse(value.strip())
    return read


def card_of(text: str) -> Card:
    """The game of that name or title, in any case, with or without accents.

    >>> card_of("EX & Hopp").name, card_of("ekô").name
    ('exhopp', 'eko')
    """
    for card in shelf():
        if _bare(text) in (_bare(card.name), _bare(card.title)):
            return card
    return find(text)


def _bare(text: str) -> str:
    """Letters and digits only, small and without accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text).casefold() if c.isalnum())


def game_of(given: Given) -> "Game":
    """The game with the seats and options that were asked for."""
    card = card_of(given.game)
    seats = card.usual
    if given.seats is not None:
        asked = digits(given.seats)
        seats = card.check_seats(given.seats if asked is None else asked)
    chosen = card.complete(options(given, card), seats)
    from tablee.core.game import Game

    return Game(card.name, seats, chosen)


def show_help(command: Command) -> None:
    """The help of one command."""
    console = out()
    parts = [a.usage(a.name in command.required) for a in command.arguments]
    usage = Text(f"{say('help-usage')} ", "dim").append(f"tablee {command.name}", "bold not dim")
    console.print(usage.append(" " + " ".join(parts), "not dim"))
    console.print()
    console.print(Text(say(f"help-{command.name}")))
    console.print()
    console.print(_explained([*command.arguments, LANG, HELP], command.name))


def _explained(arguments: Sequence[Argument], command: str) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for argument in arguments:
        shape = Text("  ").append(", ".join(n for n in (argument.short, argument.shape()) if n), "cyan")
        name = argument.name.removeprefix("--")
        key = f"arg-{command}-{name}"
        grid.add_row(shape, say(key if says(key) else f"arg-{name}", endless=ENDLESS_LIMIT))
    return grid


def show_commands(commands: Sequence[Command]) -> None:
    """Every command in a line."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for command in commands:
        shown = [a.usage(a.name in command.required) for a in command.arguments if not a.optional]
        line = Text("  ").append(f"tablee {' '.join([command.name, *shown])}", "cyan")
        grid.add_row(line, say(f"about-{command.name}"))
    out().print(grid)
