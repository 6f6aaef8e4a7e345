"""Ex & hopp at tables worth trying, what must be conserved there, and the paces hoped for."""

from collections import Counter
from typing import Any

MIXTURES: list[dict[str, Any]] = [{"lay_after_exchange": True, "first": 1}]
GOALS = {
    "rules": 10,  # times the pace of a peer, random play
    "card": 2,  # billion actions a second on a GPU
    "playouts": 30_000,  # a second and core
    "python": 10_000,  # actions a second by text
}


def pieces(state: dict[str, Any]) -> Counter[Any]:
    """All number cards and point cards of a state, wherever they are."""
    rows = [row for row in state["rows"] if row]
    places = [state["stock"], state["discard"], *state["hands"], *(row["cards"] for row in rows)]
    places += [state["heads"], [row["head"] for row in rows], *state["won"]]
    return Counter(card for cards in places for card in cards)
