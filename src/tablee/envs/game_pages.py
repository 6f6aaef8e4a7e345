"""The page of a game for those who write programs, made from the game itself.

`python -m tablee.envs.game_pages docs/games` writes all pages; a test holds them against the code.
"""

import re
import sys
from importlib import import_module
from itertools import groupby
from math import isinf
from pathlib import Path

from tablee.core.card import Card, Option
from tablee.core.game import Game
from tablee.core.shelf import home, module, shelf
from tablee.words import words

PAYOFFS = """\
At the end the first gets +1 and the last -1, the others are evenly spaced between; who ties shares the
mean. Before the end rewards are 0. An episode cut at its limit is paid by the standings at that moment."""


RECORD = """\
A record has {bytes} bytes: a row of `batch.states`. Its fields are those of `State` in the game's `rules.py`.
To set a table up by hand rather write a state of the notation, which is checked (`positions=…`);
`game.state_of(batch.states[0])` reads one."""
COMMON = {
    "rng": "the chance of the game",
    "seats": "how many sit at the table",
    "first": "the option; -1 is random",
    "over": "how the game ended, counted from 1; 0: it goes on",
    "due": "whether the table has yet to deal",
}


def page(card: Card) -> str:
    """The whole page, in Markdown."""
    game = Game(card.name)
    parts = {
        "Description": _description(card),
        "Rules": _rules(card),
        "Options": _options(card),
        "Action codes": _actions(game),
        "Observation": _observation(game),
        "Record": _record(game),
        "Payoffs": PAYOFFS,
        "End": "The names of the ends, as records give them: " + ", ".join(f"`{e}`" for e in card.ends) + ".",
        "Version history": "\n".join(reversed([f"- {v}: {what}" for v, what in enumerate(card.history, 1)])),
    }
    head = f"# {card.title}\n\nMade by `python -m tablee.envs.game_pages`: do not edit.\n"
    return head + "".join(f"\n## {name}\n\n{text}\n" for name, text in parts.items())


def _description(card: Card) -> str:
    about = (import_module(home(card.name)).__doc__ or "").partition(":")[2].strip()
    low, high = card.seats
    names = [f'`tablee.game("{card.name}")`', f"`tablee_{card.name}` in OpenSpiel"]
    told = f"{about[:1].upper()}{about[1:]} {low} to {high} seats. {' · '.join(names)}."
    if card.publisher is None:
        return told
    credit = f"{card.title}, by {card.author}, published by {card.publisher}; this is an unofficial tribute."
    return f"{told}\n\n{credit}"


def _rules(card: Card) -> str:
    """The clauses as the program tells them to players."""
    lines = []
    for section in words(card.name, "en").sections():
        lines.append(f"\n**{section.title}**\n")
        lines += [f"- `{tag}` {text}" if tag else f"- {text}" for tag, text in section.clauses]
    return "\n".join(lines).strip()


def _options(card: Card) -> str:
    rows = [f"| `{o.name}` | {o.allowed(card.seats[1])} | {_usual(o)} |" for o in card.options]
    return "\n".join(["| option | values | default |", "|---|---|---|", *rows])


def _usual(option: Option) -> str:
    if option.follows is None:
        return _shown(option.default)
    return f"on if `{option.follows[0]}` is {option.follows[1]}, else off"


def _shown(value: object) -> str:
    if value is None:
        return "random"
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _actions(game: Game) -> str:
    """Codes in runs of the same verb, the first and the last of each in full."""
    texts = list(enumerate(game.notation.ACTIONS))
    rows = []
    for verb, run in groupby(texts, key=lambda item: item[1].split()[0]):
        (first, start), *rest = run
        last, end = rest[-1] if rest else (first, start)
        codes, shown = (f"{first}–{last}", f"`{start}` … `{end}`") if rest else (str(first), f"`{start}`")
        rows.append(f"| {codes} | {verb} | {shown} |")
    return "\n".join([f"{len(texts)} codes.\n", "| codes | verb | texts |", "|---|---|---|", *rows])


def _observation(game: Game) -> str:
    rows = []
    for part in game.layout.parts.values():
        place = f"{part.start}–{part.start + part.size - 1}" if part.size > 1 else str(part.start)
        rows.append(f"| {place} | {part.name} | {_bound(part.low)} … {_bound(part.high)} | {part.meaning} |")
    about = f"{game.layout.size} numbers. Seats are counted from the viewer, who is the first.\n"
    return "\n".join([about, "| places | part | values | meaning |", "|---|---|---|---|", *rows])


def _record(game: Game) -> str:
    """The fields of a record, as `batch.states` has them."""
    rows, told = [], COMMON | {o.name: "the option" for o in game.card.own_options} | _remarks(game)
    for name in game.rules.State.names or ():
        kind = game.rules.State[name]
        shape = " × ".join(map(str, kind.shape)) or "1"
        if name != "tail":
            rows.append(f"| `{name}` | {kind.base.name} | {shape} | {told.get(name, '')} |")
    head = ["| field | type | numbers | |", "|---|---|---|---|"]
    return RECORD.format(bytes=game.rules.State.itemsize) + "\n\n" + "\n".join([*head, *rows])


def _remarks(game: Game) -> dict[str, str]:
    """What the rules' own source remarks beside the fields of their record."""
    source = Path(module(game.name, "rules").__file__ or "").read_text(encoding="utf-8")
    fields = source.partition("State = record(")[2].partition("\n)")[0]
    return dict(re.findall(r"(\w+)=.*,  # (.*)", fields))


def _bound(number: float) -> str:
    return ("-∞" if number < 0 else "∞") if isinf(number) else str(int(number))


def main(folder: str) -> None:
    for card in shelf():
        Path(folder, f"{card.name}.md").write_text(page(card), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
