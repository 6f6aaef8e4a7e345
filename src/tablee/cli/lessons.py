"""`tablee lessons`: what a game teaches, step by step, with the positions and what is said."""

import json
from typing import Any

from rich.padding import Padding
from rich.text import Text

from tablee.cli.arguments import Given, card_of
from tablee.cli.console import out, say
from tablee.core.card import Card
from tablee.words import language


def lessons(given: Given) -> int:
    """`tablee lessons GAME`."""
    from tablee.core.lesson import listed

    card = card_of(given.game)
    found = listed(card.name, language())
    if given.json:
        print(json.dumps({"game": card.name, "lessons": found}, ensure_ascii=False))
    else:
        _show(card, found)
    return 0


def _show(card: Card, found: list[dict[str, Any]]) -> None:
    console = out()
    console.print(Text(card.title, "bold"))
    if not found:
        console.print(say("no-lessons", title=card.title))
    for number, lesson in enumerate(found, 1):
        console.print()
        console.print(
            Text(f"{number}. {lesson['title']}", "bold").append(f"  {lesson['name']}", "not bold cyan")
        )
        console.print(Padding(Text(lesson["task"]), (0, 3)))
        for ask in lesson["asks"]:
            right = ", ".join(choice["action"] for choice in ask["right"])
            console.print(Padding(Text(f"→ {right}", "dim"), (0, 3)))
