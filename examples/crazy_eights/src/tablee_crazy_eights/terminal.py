"""Huit américain drawn in the terminal, from a look."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.words import Words

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def sign(suit: str) -> Text:
    return Text(SIGNS[suit], "bold red" if suit in "DH" else "bold")


def card(name: str) -> Text:
    """A card in a few columns."""
    return Text("[").append(f"{name[:-1]:>2}", "bold").append(sign(name[-1])).append("]")


def cards(names: list[str]) -> Text:
    return Text(" ").join(card(name) for name in names)


def draw(look: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    rows: list[RenderableType] = [_middle(look, words)]
    for seat, name in enumerate(names):
        on_turn = seat == look["turn"] and not look["over"]
        line = Text(f"{'▶' if on_turn else ' '} {name:<12} ", "bold" if seat == look["seat"] else "")
        if look["over"]:
            line.append(f"{words.say(('table-points', {'count': look['points'][seat]})):<12} ")
            line.append(cards(look["hands"][seat]))
        else:
            line.append(words.say(("table-cards", {"count": look["sizes"][seat]})))
        rows.append(line)
    if look["hand"] is not None and not look["over"]:
        rows.append(Text(f"  {words.say(('table-hand', {}))}  ").append(cards(look["hand"])))
    return Group(*rows)


def _middle(look: dict[str, Any], words: Words) -> Text:
    """The top card, the suit to follow, the stock, and which way the turn goes."""
    line = Text("  ").append(card(look["top"]))
    line.append(f"  {words.say(('table-suit', {}))} ").append(sign(look["suit"]))
    line.append(f"   {words.say(('table-stock', {'count': look['left']}))}")
    if look["special"]:
        line.append("  ↓" if look["direction"] > 0 else "  ↑")
    if look["owed"]:
        line.append(f"  +{look['owed']}", "bold")
    return line
