"""Duo at tables worth trying, what must be conserved there, and the paces hoped for."""

from collections import Counter
from typing import Any

MIXTURES: list[dict[str, Any]] = [{"turbo": True, "target": 5}]
LASTING = {"target": 100}  # a game that lasts, for benches
GOALS = {
    "rules": 20,  # times the pace of a peer, random play
    "card": 4,  # billion actions a second on a GPU
    "playouts": 60_000,  # a second and core
    "python": 10_000,  # actions a second by text
}


def pieces(state: dict[str, Any]) -> Counter[Any]:
    """All cards of a state, wherever they are."""
    places = [state["tops"], state["under"], state["pile"], *state["hands"]]
    return Counter(card for cards in places for card in cards)
