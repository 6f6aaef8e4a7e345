"""EKKO drawn in the terminal, from a look.

Odd cards are warm and go up (+ ▲), even cards cool and go down (− ▼); multiples of 11 have double
brackets, the mirror of the top card is marked ⇄, a barred card ✗.
"""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.games.ekko.notation import card_words, mirror_name
from tablee.words import Words

ODD, EVEN = "bold dark_orange", "bold deep_sky_blue1"


def _is_odd(name: str) -> bool:
    return int(name) % 2 == 1


def card(name: str, mark: str = "") -> Text:
    """A card in a few columns: its number and its sign, in its colour."""
    left, right = "[]" if mirror_name(name) else "⟦⟧"
    sign = "+" if _is_odd(name) else "−"
    return Text(f"{left}{name}{sign}{right}{mark}", ODD if _is_odd(name) else EVEN)


def _large(name: str) -> Text:
    """A card in four lines, with its mirror number below."""
    odd = _is_odd(name)
    tl, tr, bl, br, across, down = "╭╮╰╯─│" if mirror_name(name) else "╔╗╚╝═║"
    sign = "+" if odd else "−"
    arrow = "▲" if odd else "▼"
    lines = [
        f"{tl}{across * 8}{tr}",
        f"{down} {sign}  {name[0]} {name[1]} {down}",
        f"{down} {arrow} {'⇄ ' + (mirror_name(name) or '··')} {down}",
        f"{bl}{across * 8}{br}",
    ]
    return Text("\n".join(lines), ODD if odd else EVEN)


def draw(look: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    def say(key: str, **args: Any) -> str:
        return words.say((key, args))

    head = Text(say("table-round", round=look["round"], target=look["target"]), "bold")
    seats = [_seat(look, k, names, say) for k in range(len(names))]
    middle = Table.grid(padding=(0, 2))
    middle.add_row(Text(), _large(look["top"]), _beside(look, names, say))
    rows: list[RenderableType] = [head, *seats, middle]
    if look["hand"] is not None:
        rows.append(_row(say("table-hand"), [card(name, _mark(look, name)) for name in look["hand"]]))
        if look["aside_own"]:
            rows.append(_row(say("table-own-aside"), [card(name) for name in look["aside_own"]]))
    return Group(*rows)


def _seat(look: dict[str, Any], seat: int, names: list[str], say: Callable[..., str]) -> Text:
    mark = "▶ " if seat == look["turn"] and not look["over"] else "  "
    cards = say("table-cards", count=look["sizes"][seat])
    line = Text(f"{mark}{names[seat]:<12} {cards:<10} {look['scores'][seat]:>4}")
    if look["barred"][seat]:
        line.append("   ✗ " + say("table-barred", count=look["barred"][seat]), "dim")
    if seat == look["seat"]:
        line.stylize("bold")
    return line


def _beside(look: dict[str, Any], names: list[str], say: Callable[..., str]) -> Text:
    """What is to be known of the top card and the piles."""
    top = look["top"]
    mirror = mirror_name(top)
    lines = [
        say("table-higher" if _is_odd(top) else "table-lower"),
        say("table-mirror", card=card_words(mirror)) if mirror else say("table-no-mirror"),
        say("table-laid-by", name=names[look["layer"]]),
        f"{say('table-pile', count=look['pile'])} · {say('table-aside', count=look['aside'])}",
    ]
    if look["phase"] == "closing" and not look["over"]:
        lines[0] = say("table-closing")
    return Text("\n".join(lines), "dim")


def _row(title: str, cards: list[Text]) -> Text:
    line = Text(f"  {title}  ")
    for drawn in cards:
        line.append(drawn).append(" ")
    return line


def _mark(look: dict[str, Any], name: str) -> str:
    """A mirror glints for its holder, unless the table leaves finding it to the players (D5)."""
    if name in look["barred_own"]:
        return "✗"
    return "⇄" if name == mirror_name(look["top"]) and not look["faults"] else ""
