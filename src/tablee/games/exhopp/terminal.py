"""Ex & hopp drawn in the terminal, from a look."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.games.exhopp.look import sums
from tablee.games.exhopp.notation import colour_words, some
from tablee.words import Words

STYLES = {
    "r": "bold red",
    "g": "bold green",
    "b": "bold blue",
    "y": "bold yellow",
    "o": "bold dark_orange",
    "v": "bold magenta",
}
ROW_WIDTH = 6 * 5  # six cards of the widest kind


def card(name: str) -> Text:
    """A number card: the letter of its colour and its value, in its colour."""
    return Text(f"[{name}]", STYLES[name[0]])


def head(name: str) -> Text:
    """A point card: positive ones add, negative ones subtract."""
    sign, points = name
    return (
        Text(f" +{points} ", "bold white on black")
        if sign == "+"
        else Text(f" −{points} ", "bold white on red")
    )


def draw(look: dict[str, Any], names: list[str], words: Words) -> RenderableType:
    def say(key: str, **args: Any) -> str:
        return words.say((key, args))

    lines = [_seat(look, k, names, words) for k in range(len(names))]
    lines.append(Text())
    lines += [_row(k + 1, row, words) for k, row in enumerate(look["rows"])]
    piles = say("table-piles", stock=look["stock"], discard=len(look["discard"]), heads=look["heads"])
    lines += [Text(), Text(f"  {piles}", "dim")]
    if look["offer"]:
        lines.append(_offer(look["offer"], names, words))
    if look["hand"] is not None:
        hand = Text(f"  {say('table-hand')}  ")
        for name in look["hand"]:
            hand.append(card(name)).append(" ")
        lines.append(hand)
    return Group(*lines)


def _seat(look: dict[str, Any], seat: int, names: list[str], words: Words) -> Text:
    letter = look["colours"][seat]
    colour = words.say(colour_words(letter))
    cards = words.say(("table-cards", {"count": look["sizes"][seat]}))
    points = words.say(("table-points", {"count": look["scores"][seat]}))
    line = Text("▶ " if seat == look["turn"] and not look["over"] else "  ")
    line.append(f"{names[seat]:<12} ", "bold" if seat == look["seat"] else "")
    line.append(f"■ {letter} {colour:<8}", STYLES[letter]).append(f"{cards:<9} {points:>10}  ")
    for name in look["won"][seat]:
        line.append(head(name))
    return line


def _row(number: int, row: dict[str, Any] | None, words: Words) -> Text:
    line = Text(f"  {number}  ")
    if row is None:
        return line.append(words.say(("table-closed", {})), "dim")
    line.append(head(row["head"])).append("  ")
    places = int(row["head"][1:])
    width = line.cell_len + ROW_WIDTH
    for name in row["cards"]:
        line.append(card(name))
    line.append("[ ]" * (places - len(row["cards"])), "dim")
    line.append(" " * max(2, width - line.cell_len))
    line.append(words.say(("table-left", {"count": places - len(row["cards"])})), "dim")
    for letter, total in sums(row["cards"]).items():
        line.append(f"  {letter}={total}", STYLES[letter])
    return line


def _offer(offer: dict[str, Any], names: list[str], words: Words) -> Text:
    args = {"name": names[offer["by"]], "give": some(offer["give"]), "want": some(offer["want"])}
    line = Text("  ").append(words.say(("table-offer", args)), "bold")
    if offer["card"]:
        line.append("  ").append(card(offer["card"]))
    return line
