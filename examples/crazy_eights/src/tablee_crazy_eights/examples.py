"""Positions of Huit américain that show what its rules say."""

from typing import Any

from tablee.core.example import Example
from tablee_crazy_eights.notation import NAMES

SPECIAL = {"use_special_cards": True}


def table(top: str, *hands: str, under: str = "", stock: str = "", **more: Any) -> dict[str, Any]:
    """A whole pack, the one who looks on turn: cards not named are the stock or, where it is, in the pile."""
    held = [hand.split() for hand in hands]
    named = {top, *under.split(), *stock.split(), *(card for hand in held for card in hand)}
    rest = [card for card in NAMES if card not in named]
    pile = under.split() + (rest if stock else [])
    return {
        "turn": 0,
        "direction": 1,
        "top": top,
        "suit": top[-1],
        "naming": False,
        "owed": 0,
        "drawn": 0,
        "passes": 0,
        "plays": len(pile),  # the first card of the pile was not played but turned up
        "hands": held,
        "stock": stock.split() or rest,
        "under": pile,
    } | more


EXAMPLES = {
    "turn": Example(
        table("9C", "4C 9H 8D 3D 5H JD KS", "2D 6H 7C 10S QD QH AS"),
        ("play 4C", "play 9H", "play 8D"),
    ),
    "special": Example(
        table("2C", "2H 6C JC 4D", "3S 9D KS", "5H 7H 10D", under="5S 5C 3C", owed=2),
        ("play 2H", "draw"),
        options=SPECIAL,
        seats=3,
    ),
    "end": Example(table("9C", "9H", "8H KC 3D", under="6S 6D 5D 5S AS AC JC"), ("play 9H",)),
}
