"""Duo drawn in the terminal, from a look."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.words import Words

STYLES = {"B": "bold blue", "R": "bold red", "Y": "bold yellow", "G": "bold green"}
SHAPES = {"c": "●", "s": "■", "t": "▲", "x": "✚"}


def card(name: str) -> Text:
    """A card in a few columns: its letter, its number and its shape, in its colour."""
    if name == "***":
        return Text("[★★★]", "bold magenta")
    colour, number, shape = name
    face = f"[{colour.replace('-', ' ')}{number.replace('-', ' ')}{SHAPES.get(shape, ' ')}]"
    return Text(face, STYLES.get(colour, "bold"))


def draw(look: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    def say(key: str, **args: Any) -> str:
        return words.say((key, args))

    head = Text(say("table-round", round=look["round"], goal=look["goal"]), "bold")
    seats = [_seat(look, k, names, say("table-cards", count=look["sizes"][k])) for k in range(len(names))]
    middle = Text("  ")
    for stack, top in zip(("left", "right"), look["tops"], strict=True):
        middle.append(f"{say('table-' + stack)} ").append(card(top))
        middle.append(" ◀ " + say("table-bound") if look["stack"] == stack else "", "dim").append("   ")
    middle.append(f"{say('table-pile')} {look['pile']}", "dim")
    rows: list[RenderableType] = [head, *seats, Text(), middle]
    if look["hand"] is not None:
        hand = Text(f"  {say('table-hand')}  ")
        for name in look["hand"]:
            hand.append(card(name)).append(" ")
        rows.append(hand)
    return Group(*rows)


def _seat(look: dict[str, Any], seat: int, names: list[str], cards: str) -> Text:
    mark = "▶ " if seat == look["turn"] and not look["over"] else "  "
    line = Text(f"{mark}{names[seat]:<12} {cards:<10} {look['scores'][seat]:>4}")
    if seat == look["seat"]:
        line.stylize("bold")
    return line
