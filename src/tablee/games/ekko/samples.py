"""EKKO at tables worth trying, and what must be conserved there."""

from collections import Counter
from typing import Any

MIXTURES: list[dict[str, Any]] = [
    {"reactions": "race", "faults": False},
    {"reactions": "ask", "faults": True, "target": 60},
]


def pieces(state: dict[str, Any]) -> Counter[Any]:
    """All cards of a state, wherever they are."""
    places = [[state["top"]], state["under"], state["pile"], *state["aside"], *state["hands"]]
    return Counter(card for cards in places for card in cards)
