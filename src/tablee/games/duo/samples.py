"""Duo at tables worth trying, and what must be conserved there."""

from collections import Counter
from typing import Any

MIXTURES: list[dict[str, Any]] = [{"turbo": True, "target": 5}]


def pieces(state: dict[str, Any]) -> Counter[Any]:
    """All cards of a state, wherever they are."""
    places = [state["tops"], state["under"], state["pile"], *state["hands"]]
    return Counter(card for cards in places for card in cards)
