"""What the command line says, and where: its words, its consoles and its own errors."""

import re
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NoReturn

from fluent.runtime import FluentResource
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from tablee.core.card import Card, Option
from tablee.core.shelf import Broken
from tablee.errors import TableeError
from tablee.lab.lab_words import LabWords
from tablee.words import language, words

LONGEST_COMPLAINT = 600
SPACES = " \u00a0\u202f"
PADDING = 2
LEAST_NAME = 28  # columns that the names of rows need, else a table is hard to read

# rich breaks lines at no-break spaces too, so they are rendered as characters that are no spaces.
GLUE = {0x00A0: "\ue0a0", 0x202F: "\ue02f"}
UNGLUE = {ord(mark): chr(space) for space, mark in GLUE.items()}


class CommandWords(LabWords):
    """The words common to all games, the lab's, and those of the command line."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self._bundle.add_resource(FluentResource(command_source(lang)))


def command_source(lang: str) -> str:
    """The Fluent source of the command line's words."""
    return files("tablee.cli").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def _command_words(lang: str) -> CommandWords:
    return CommandWords(lang)


def say(key: str, /, **args: Any) -> str:
    """A sentence of the command line, in the language in use."""
    return _command_words(language()).say((key, args))


def says(key: str) -> bool:
    """Whether the command line has words for a key."""
    return _command_words(language()).has(key)


class Trouble(TableeError):
    """A command that cannot be carried out as it was given."""

    def say(self, lang: str | None = None) -> str:
        return _command_words(lang or language()).say((self.key, self.args_))


class Out(Console):
    """A console that keeps no-break spaces unbroken and pads no line that goes into a file.

    What it is told it passes on at once, so that a journal has it in time. A closed pipe is noticed where all
    troubles are.
    """

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        if isinstance(renderable, str):
            renderable = Text(renderable)
        if not isinstance(renderable, Text):
            yield from super().render(renderable, options)
            return
        glued = renderable.copy()
        glued.plain = glued.plain.translate(GLUE)
        for text, style, control in super().render(glued, options):
            yield Segment(text.translate(UNGLUE), style, control)

    def print(self, *objects: Any, **ways: Any) -> None:
        if self.is_terminal:
            super().print(*objects, **ways)
            return
        with self.capture() as printed:
            super().print(*objects, **ways)
        self.file.write(re.sub(" +$", "", printed.get(), flags=re.MULTILINE))
        self.file.flush()


def out() -> Out:
    """What is asked for goes here."""
    return Out(highlight=False, markup=False, emoji=False)


def aside() -> Out:
    """Progress and notes go here, beside what is asked for."""
    return Out(highlight=False, markup=False, emoji=False, stderr=True)


def printable(text: str) -> str:
    """A text from outside without anything that would steer the terminal."""
    return "".join(c if c.isprintable() or c in SPACES else "\ufffd" for c in text)


def complain(sentence: str) -> None:
    """One sentence on one line of stderr."""
    line = printable(sentence)
    if len(line) > LONGEST_COMPLAINT:
        line = line[:LONGEST_COMPLAINT] + "…"
    print(line, file=sys.stderr)


def name_broken(games: Iterable[Broken]) -> None:
    """Say which games of other packages are left out, and why."""
    for game in games:
        complain(say("broken-game", name=game.name, package=game.package, reason=game.reason))


def option_words(card: Card, option: Option) -> str:
    """What an option is called, and what it does."""
    own = words(card.name)
    return f"{own.say((f'option-{option.name}', {}))} · {own.say((f'option-{option.name}-about', {}))}"


def score_name(card: Card) -> str:
    """What a game's scores count: points, unless it has a word of its own."""
    return words(card.name).say(("score-name", {}))


def end_words(card: Card, end: str) -> str:
    """How a game ended, in words."""
    return words(card.name).say((f"end-{end}", {})) if end in card.ends else say(f"end-{end}")


def plain_table(*heads: str) -> Table:
    """A table without lines: names at the left, figures at the right."""
    table = Table(box=None, header_style="dim", padding=(0, PADDING, 0, 0), pad_edge=False)
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", no_wrap=bool(place))
    return table


def figures_table(heads: Sequence[str], rows: Sequence[Sequence[str]], console: Console) -> RenderableType:
    """A table; on a narrow terminal, a paragraph for each of its rows."""
    columns = list(zip(heads, *rows, strict=True))
    needed = [max(map(len, column)) + PADDING for column in columns]
    if min(needed[0], LEAST_NAME) + sum(needed[1:]) > console.width:
        return Group(*(Text(_paragraph(heads, row)) for row in rows))
    table = plain_table(*heads)
    for row in rows:
        table.add_row(*row)
    return table


def _paragraph(heads: Sequence[str], row: Sequence[str]) -> str:
    named = zip(heads[1:], row[1:], strict=True)
    figures = ", ".join(f"{head}\u00a0{cell}" for head, cell in named if cell)
    return say("sim-line", name=row[0], figures=figures)
