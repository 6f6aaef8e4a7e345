"""ekô at tables worth trying, what must be conserved there, and the paces hoped for."""

from collections import Counter
from typing import Any

MIXTURES: list[dict[str, Any]] = [{"own_upgrade_only": True, "target": 3}]
GOALS = {
    "rules": 1.5,  # times the pace of a peer, random play
    "card": 0.2,  # billion actions a second on a GPU
    "playouts": 5_000,  # a second and core
    "python": 1_000,  # actions a second by text
}
PUZZLE_DEALS = 20_000  # behind the best choices of a puzzle: everything lies open, and a game takes long


def pieces(state: dict[str, Any]) -> Counter[Any]:
    """All pawns, Emperors and buildings of a state, wherever they are."""
    count: Counter[Any] = Counter()
    for stack in state["stacks"].values():
        count["pawn", stack["seat"]] += stack["pawns"]
        count["emperor", stack["seat"]] += stack["emperor"]
    for building in state["buildings"].values():
        count[building["kind"], building["seat"]] += 1
    for seat, reserve in enumerate(state["reserve"]):
        count["pawn", seat] += reserve["pawns"] + state["gone"][seat]
        count["emperor", seat] += reserve["emperor"]
        for kind, left in state["supply"][seat].items():
            count[kind, seat] += left
    for owner in (owner for held in state["held"] for owner in held):
        count["pawn", owner] += 1
        count["emperor", owner] += 1
    return +count
