"""Highest drawn in the terminal, from a look."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.words import Words


def card(name: str) -> Text:
    """A card in a few columns."""
    return Text(f"[{name:>2}]", "bold")


def draw(look: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    rows: list[RenderableType] = []
    for seat, name in enumerate(names):
        on_turn = seat == look["turn"] and not look["over"]
        line = Text(f"{'▶' if on_turn else ' '} {name:<12} ", "bold" if seat == look["seat"] else "")
        line.append(f"{words.say(('table-tricks', {'count': look['tricks'][seat]})):<12} ")
        rows.append(line.append(card(look["played"][seat]) if look["played"][seat] else ""))
    if look["hand"] is not None:
        hand = Text(f"  {words.say(('table-hand', {}))}  ")
        for name in look["hand"]:
            hand.append(card(name)).append(" ")
        rows.append(hand)
    return Group(*rows)
