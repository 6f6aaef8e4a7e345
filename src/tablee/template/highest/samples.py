"""Highest at tables worth trying, and what must be conserved there."""

from collections import Counter
from typing import Any

MIXTURES: list[dict[str, Any]] = [{"low_wins": True, "first": 1}]


def pieces(state: dict[str, Any]) -> Counter[Any]:
    """All cards of a state, wherever they are."""
    played = [card for card in state["played"] if card is not None]
    places = [played, state["gone"], state["away"], *state["hands"]]
    return Counter(card for cards in places for card in cards)
