"""Huit américain at tables worth trying, and what must be conserved there."""

from collections import Counter
from typing import Any

MIXTURES: list[dict[str, Any]] = [
    {"use_special_cards": True},
    {"use_special_cards": True, "reshuffle": True, "max_draw_cards": 2},
    {"reshuffle": True, "max_turns": 30, "points": "face", "first": 1},
    {"max_draw_cards": 104, "max_turns": 10_000},
]


def pieces(state: dict[str, Any]) -> Counter[Any]:
    """All cards of a state, wherever they are."""
    places = [[state["top"]], state["stock"], state["under"], *state["hands"]]
    return Counter(card for cards in places for card in cards)
