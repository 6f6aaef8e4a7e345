"""Positions of Lobo 77 that show what its rules say."""

from typing import Any

from tablee.core.example import Example
from tablee.games.lobo77.notation import NAMES
from tablee.games.lobo77.rules import COPIES


def table(total: int, hands: list[str], laid: str, **more: Any) -> dict[str, Any]:
    """The one who looks is on turn; every card that is not named is in the pile."""
    held = [sorted(hand.split(), key=NAMES.index) for hand in hands]
    out = [*laid.split(), *(card for hand in held for card in hand)]
    pile = [name for name, copies in zip(NAMES, COPIES, strict=True) for _ in range(copies - out.count(name))]
    return {
        "round": 1,
        "opener": 0,
        "turn": 0,
        "way": 1,
        "total": total,
        "owed": 1,
        "played": 0,
        "barred": False,
        "lives": [4 for _ in hands],
        "hands": held,
        "pile": pile,
        "laid": sorted(laid.split(), key=NAMES.index),
        "aside": [],
        "draws": [0 for _ in hands],
    } | more


TWO = ["4 6 10 22 turn", "3 8 10 10 76"]

EXAMPLES = {
    "round": Example(table(19, ["3 5 9 10 0", *TWO], "10 9"), ("lay 5",), seats=3),
    "double": Example(
        table(41, ["2 5 7 2x 10", *TWO], "10 10 9 10 2 2x", owed=2, barred=True),
        ("lay 7", "lay 5"),
        seats=3,
    ),
    "tokens": Example(table(37, ["4 7 10 -10 0", *TWO], "10 10 9 8", lives=[2, 4, 1]), ("lay 7",), seats=3),
    "end": Example(
        table(74, ["3 5 9 -10 turn", *TWO], "66 8", lives=[2, 4, 1]), ("lay -10", "lay turn"), seats=3
    ),
    "forgetting": Example(
        table(33, ["5 9 10 0", "4 6 10 22 turn", "3 8 10 10 76"], "10 10 9 4", turn=1, draws=[1, 0, 0]),
        ("draw",),
        options={"draw_by_hand": True},
        seats=3,
    ),
}

IN_SHORT = {
    "aim": "tokens",
    "turn": "round",
    "end": "end",
}  # the pictures of the rules in short
