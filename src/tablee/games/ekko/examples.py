"""Positions of EKKO that show what its rules say."""

from typing import Any

from tablee.core.example import Example
from tablee.games.ekko.notation import NAMES


def table(top: str, hand: str, others: list[str], under: str = "", **more: Any) -> dict[str, Any]:
    """The one who looks is on turn; every card that is not named is in the pile."""
    hands = [sorted(cards.split()) for cards in (hand, *others)]
    out = {top, *under.split(), *(card for cards in hands for card in cards)}
    return {
        "round": 1,
        "dealer": len(others),
        "turn": 0,
        "phase": "turn",
        "top": top,
        "layer": len(others),
        "again": False,
        "free": False,
        "drawn": None,
        "barred": [[] for _ in hands],
        "hands": hands,
        "pile": [card for card in NAMES if card not in out],
        "aside": [[] for _ in hands],
        "under": sorted(under.split()),
        "scores": [0 for _ in hands],
    } | more


FOUR, FIVE = "04 27 46 92", "13 24 59 70 86"

EXAMPLES = {
    "deal": Example(table("44", "07 25 39 62 80 91", [FIVE + " 15"], turn=1, again=True)),
    "turn": Example(
        table("38", "22 33 67 90", [FOUR, FIVE], "51"), ("lay 22", "lay 33"), plates=False, seats=3
    ),
    "mirror": Example(
        table("37", "12 50 73", [FOUR, FIVE], "20", turn=1, phase="ask"),
        ("mirror 73",),
        plates=False,
        seats=3,
    ),
    "reactions": Example(
        table("37", "12 50 73", [FOUR, FIVE], "20", turn=1, phase="ask"),
        ("mirror 73", "decline"),
        plates=False,
        seats=3,
    ),
    "faults": Example(
        table("38", "45 67 90", [FOUR, FIVE], "51", barred=[["45"], [], []]),
        plates=False,
        options={"faults": True},
        seats=3,
    ),
    "end": Example(
        table("52", "25 40 66", [FOUR, ""], "61", layer=2, phase="closing"),
        ("mirror 25",),
        plates=False,
        seats=3,
    ),
}

IN_SHORT = {"aim": "deal", "turn": "turn", "end": "end"}  # the pictures of the rules in short
