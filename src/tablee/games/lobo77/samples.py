"""Lobo 77 at tables worth trying, and what must be conserved there."""

from collections import Counter
from typing import Any

MIXTURES: list[dict[str, Any]] = [{"draw_by_hand": True, "repeat_costs": False, "tokens": 5}]


def pieces(state: dict[str, Any]) -> Counter[Any]:
    """All cards of a state, wherever they are."""
    places = [state["laid"], state["pile"], state["aside"], *state["hands"]]
    return Counter(card for cards in places for card in cards)
