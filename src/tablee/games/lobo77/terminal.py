"""Lobo 77 drawn in the terminal, from a look."""

from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.games.lobo77.notation import figure
from tablee.words import Words

# The running total in large figures, three lines high.
BIG = {
    "0": ("┏━┓", "┃ ┃", "┗━┛"),
    "1": (" ┓ ", " ┃ ", " ┻ "),
    "2": ("╺━┓", "┏━┛", "┗━╸"),
    "3": ("╺━┓", " ━┫", "╺━┛"),
    "4": ("╻ ╻", "┗━┫", "  ╹"),
    "5": ("┏━╸", "┗━┓", "╺━┛"),
    "6": ("┏━╸", "┣━┓", "┗━┛"),
    "7": ("╺━┓", "  ┃", "  ╹"),
    "8": ("┏━┓", "┣━┫", "┗━┛"),
    "9": ("┏━┓", "┗━┫", "╺━┛"),
    "−": ("   ", "╺━╸", "   "),
}
SIGNS = {"2x": "2×", "turn": "⇄", "-10": "−10"}
STYLES = {"2x": "bold magenta", "turn": "bold cyan", "-10": "bold green", "0": "bold green"}
DOUBLETS = {"11", "22", "33", "44", "55", "66"}


def card(name: str) -> Text:
    """A card in a few columns: its print, in the colour of its kind."""
    number = "bold red" if name in DOUBLETS | {"76"} else "bold"
    return Text(f"[{SIGNS.get(name, name)}]", STYLES.get(name, number))


def draw(look: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    def say(key: str, **args: Any) -> str:
        return words.say((key, args), names, look["seat"])

    way = "clockwise" if look["way"] > 0 else "back"
    beside = [
        say("table-round", round=look["round"]),
        f"{'↻' if way == 'clockwise' else '↺'} {say('table-way', way=way)}",
        f"{say('table-pile')} {look['pile']}",
    ]
    rows: list[RenderableType] = list(_total(look["total"], beside))
    rows += [_seat(look, seat, names, say) for seat in range(len(names))]
    rows.append(Text(f"  {say('table-laid')}  ", "dim").append(_laid(look["laid"])))
    if look["hand"]:
        hand = Text(f"  {say('table-hand')}  ")
        for name in look["hand"]:
            hand.append(card(name)).append(" ")
        rows.append(hand)
    return Group(*rows)


def _total(total: int, beside: list[str]) -> list[Text]:
    style = "bold red" if total > 0 and total % 11 == 0 else "bold yellow"
    lines = [" ".join(BIG[sign][line] for sign in figure(total)) for line in range(3)]
    return [
        Text("  ").append(line, style).append(f"   {side}") for line, side in zip(lines, beside, strict=True)
    ]


def _seat(look: dict[str, Any], seat: int, names: list[str], say: Any) -> Text:
    lives, draws = look["lives"][seat], look["draws"][seat]
    mark = "▶ " if seat == look["turn"] and not look["over"] else "  "
    if lives == 0:
        return Text(f"{mark}{names[seat]:<12} ✗ {say('table-out')}", "dim")
    tokens = Text("●" * (lives - 1), "yellow") if lives > 1 else Text(f"~ {say('table-swims')}", "bold blue")
    line = Text(f"{mark}{names[seat]:<12} {say('table-cards', count=look['sizes'][seat]):<10} ").append(
        tokens
    )
    if draws:
        line.append(f"  {say('table-draws', count=draws)}", "italic")
    if seat == look["turn"] and look["owed"] == 2 and not look["over"]:
        line.append(f"  {say('table-two')}", "magenta")
    if seat == look["seat"]:
        line.stylize("bold")
    return line


def _laid(laid: list[str]) -> Text:
    """The cards laid, alike ones together."""
    line = Text()
    for name, count in Counter(laid).items():
        line.append(card(name)).append(f"·{count} " if count > 1 else " ", "dim")
    return line if laid else Text("–", "dim")
