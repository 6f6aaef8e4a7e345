"""Choosing an action in the terminal: numbered lists that stay short.

Many actions are narrowed word by word: first the verb, then what it is done with, and so on.
That works for every game, since an action is a line of words.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from rich.columns import Columns
from rich.text import Text

from tablee.cli.arguments import digits

FEW = 20  # so many are shown at once
FEW_ENOUGH_FOR_TEXTS = 8  # with so few there is room for what could be typed instead

Words = Callable[[str], str]


@dataclass(frozen=True)
class Entry:
    """One line of a list: the actions that begin with some words."""

    text: str
    label: str
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Menu:
    """A list to choose from."""

    actions: tuple[str, ...]
    entries: tuple[Entry, ...]

    def find(self, typed: str) -> Entry | None:
        """What a typed number, action or beginning of an action stands for."""
        number = digits(typed)
        if number is not None:
            return self.entries[number - 1] if 1 <= number <= len(self.entries) else None
        if not typed:
            return self.entries[0] if len(self.actions) == 1 else None
        begun = meant(typed, self.actions)
        return Entry(typed, typed, begun) if begun else None

    def shown(self) -> Columns:
        texts = len(self.entries) <= FEW_ENOUGH_FOR_TEXTS
        cells = [_cell(number, entry, texts) for number, entry in enumerate(self.entries, 1)]
        return Columns(cells, padding=(0, 2), column_first=True, equal=True)


def meant(typed: str, actions: Sequence[str]) -> tuple[str, ...]:
    """The actions that a text writes out or begins: as it stands, or else in any case.

    >>> meant("LAY 5", ["lay 5", "lay 50", "draw"]), meant("lay r3", ["lay R3", "lay r3"])
    (('lay 5',), ('lay r3',))
    """
    for form in (str, str.casefold):
        words = form(typed).split()
        begun = tuple(a for a in actions if form(a).split()[: len(words)] == words)
        if begun:
            return tuple(a for a in begun if len(a.split()) == len(words)) or begun
    return ()


def _cell(number: int, entry: Entry, with_text: bool) -> Text:
    cell = Text(f"{number:>3}  ", "cyan").append(entry.label, "not dim default")
    if len(entry.actions) > 1:
        cell.append(f" ({len(entry.actions)})", "dim")
    elif with_text:
        cell.append(f"  {entry.text}", "dim")
    return cell


def menu(actions: Sequence[str], words: Words) -> Menu:
    """The actions as a list, or as few lists as narrow them down."""
    ordered = tuple(sorted(actions, key=_natural))
    if len(ordered) <= FEW:
        return Menu(ordered, tuple(Entry(a, words(a), (a,)) for a in ordered))
    return Menu(ordered, tuple(_grouped(ordered, words)))


def _grouped(actions: Sequence[str], words: Words) -> list[Entry]:
    shared = len(_beginning([a.split() for a in actions]))
    groups: dict[str, list[str]] = {}
    for action in actions:
        groups.setdefault(" ".join(action.split()[: shared + 1]), []).append(action)
    labels = {text: _label([words(a) for a in group]) for text, group in groups.items()}
    seen = Counter(labels.values())
    return [
        Entry(text, f"{labels[text]} [{text}]" if seen[labels[text]] > 1 else labels[text], tuple(group))
        for text, group in groups.items()
    ]


def _label(sentences: Sequence[str]) -> str:
    """The words that some sentences begin with."""
    if len(sentences) == 1:
        return sentences[0]
    return " ".join([*_beginning([s.split(" ") for s in sentences]), "…"])


def _beginning(lines: Sequence[list[str]]) -> list[str]:
    """The words that all lines begin with."""
    alike = takewhile(lambda words: len(set(words)) == 1, zip(*lines, strict=False))
    return [words[0] for words in alike]


def _natural(action: str) -> list[tuple[int, int, str]]:
    """Sorts numbers inside a text as numbers."""
    parts = re.findall(r"-?\d+|\D", action)
    return [(0, int(p), "") if p.lstrip("-").isdecimal() else (1, 0, p) for p in parts]
