"""What the command line says, and where: its words, its consoles and its own errors."""

import re
import sys
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, NoReturn

from fluent.runtime import FluentResource
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from tablee.core.card import Card, Option
from tablee.errors import TableeError
from tablee.words import Words, language, words

LONGEST_COMPLAINT = 600
SPACES = " \u00a0\u202f"

# rich breaks lines at no-break spaces too, so they are rendered as characters that are no spaces.
GLUE = {0x00A0: "\ue0a0", 0x202F: "\ue02f"}
UNGLUE = {ord(mark): chr(space) for space, mark in GLUE.items()}


class CommandWords(Words):
    """The words common to all games and those of the command line."""

    def __init__(self, lang: str) -> None:
        super().__init__(None, lang)
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

    A closed pipe is noticed where all troubles are.
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


def option_words(card: Card, option: Option) -> str:
    """What an option is called, and what it does."""
    own = words(card.name)
    return f"{own.say((f'option-{option.name}', {}))} · {own.say((f'option-{option.name}-about', {}))}"


def score_name(card: Card) -> str:
    """What a game's scores count: points, unless it has a word of its own."""
    return words(card.name).say(("score-name", {}))


def value_text(value: Any) -> str:
    """The value of an option as it is written on the command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "random" if value is None else str(value)


def end_words(card: Card, end: str) -> str:
    """How a game ended, in words."""
    return words(card.name).say((f"end-{end}", {})) if end in card.ends else say(f"end-{end}")
