"""Ex & hopp at tables worth trying, and what must be conserved there."""

from collections import Counter
from typing import Any

MIXTURES: list[dict[str, Any]] = [{"lay_after_exchange": True, "first": 1}]


def pieces(state: dict[str, Any]) -> Counter[Any]:
    """All number cards and point cards of a state, wherever they are."""
    rows = [row for row in state["rows"] if row]
    places = [state["stock"], state["discard"], *state["hands"], *(row["cards"] for row in rows)]
    places += [state["heads"], [row["head"] for row in rows], *state["won"]]
    return Counter(card for cards in places for card in cards)
