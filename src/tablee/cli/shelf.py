"""`tablee games` and `tablee rules`: what is on the shelf and how it is played."""

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from os import environ

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee import __version__
from tablee.cli.arguments import Command, Given, card_of, show_commands
from tablee.cli.console import name_broken, option_words, out, say
from tablee.core.card import Card
from tablee.core.shelf import found, shelf
from tablee.words import words

TEXT_WIDTH = 96  # lines longer than this are hard to read


def version() -> int:
    """`tablee --version`."""
    out().print(f"tablee {__version__}")
    return 0


def overview(commands: Sequence[Command]) -> int:
    """`tablee` alone: what there is and how to begin."""
    console = out()
    console.print(Text("Tablée", "bold").append(f" · {say('overview-what')}", "not bold"))
    console.print()
    console.print(Padding(_names(), (0, 2)))
    console.print()
    show_commands(commands)
    console.print()
    console.print(Text(say("overview-hint"), "dim"))
    return 0


def _names() -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column(no_wrap=True, style="cyan")
    grid.add_column()
    for card in shelf():
        grid.add_row(card.title, card.name, say("card-players", low=card.seats[0], high=card.seats[1]))
    return grid


def games(given: Given) -> int:
    """`tablee games`."""
    console = out()
    for card in shelf():
        console.print(Text(card.title, "bold").append(f"  {card.name}", "not bold cyan"))
        console.print(Padding(Text(_facts(card), "dim"), (0, 2)))
        console.print(_paragraph(words(card.name).say(("about", {}))))
        console.print()
    console.print(Text(say("games-hint"), "dim"))
    name_broken(found().broken)
    return 0


def _paragraph(text: str) -> Padding:
    return Padding(Text(text), (0, 2))


def _facts(card: Card) -> str:
    facts = [
        say("card-players", low=card.seats[0], high=card.seats[1]),
        say("card-age", age=card.age),
    ]
    if card.minutes is not None:
        facts.append(say("card-minutes", minutes=card.minutes))
    return " · ".join([*facts, card.author, _publisher(card)])


def _publisher(card: Card) -> str:
    return card.publisher if card.year is None else f"{card.publisher} {card.year}"


def rules(given: Given) -> int:
    """`tablee rules GAME`."""
    console = out()
    console.print(rules_page(card_of(given.game)), width=min(console.width, TEXT_WIDTH))
    return 0


def rules_page(card: Card) -> RenderableType:
    """The complete rules of a game, its options and its credits."""
    own = words(card.name)
    parts: list[RenderableType] = [
        Text(card.title, "bold underline"),
        Text(say("card-players", low=card.seats[0], high=card.seats[1]), "dim").append(
            f" · {say('card-age', age=card.age)}"
        ),
        Text(),
        Text(own.say(("about", {})), "italic"),
    ]
    for section in own.sections():
        clauses = _clauses()
        for tag, text in section.clauses:
            clauses.add_row(Text(tag or "", "cyan" if tag and tag[0] == "R" else "magenta"), Text(text))
        parts += [Text(), Text(section.title, "bold"), clauses]
    parts += [Text(), Text(say("rules-tags"), "dim")]
    parts += [Text(), Text(say("rules-options"), "bold"), _options(card)]
    parts += [Text(), Text(say("rules-credits"), "bold"), _credits(card), Text(), Text(say("rules-tribute"))]
    return Group(*parts)


def _clauses() -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=4, justify="right", no_wrap=True)
    grid.add_column()
    return grid


def _options(card: Card) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(say("options-name"), no_wrap=True, style="cyan")
    table.add_column(say("options-default"), no_wrap=True)
    table.add_column(say("options-allowed"))
    table.add_column(say("options-what"))
    for option in card.options:
        default = option.text(option.default) if option.follows is None else say("options-follows")
        table.add_row(option.name, default, option.allowed(card.seats[1]), option_words(card, option))
    return table


def _credits(card: Card) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for role, name in card.credits:
        grid.add_row(say(f"credit-{role}"), _publisher(card) if role == "publisher" else name)
    return grid


def print_rules(console: Console, card: Card) -> None:
    """The rules, in the middle of a game; on a terminal, page by page."""
    environ.setdefault("LESS", "-R")  # so that the usual pager shows colours
    paged = console.is_terminal and sys.stdin.isatty()
    with console.pager(styles=True) if paged else nullcontext():
        console.print()
        console.print(rules_page(card), width=min(console.width, TEXT_WIDTH))
        console.print()
