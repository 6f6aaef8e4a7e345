"""Positions of Duo that show what its rules say."""

from typing import Any

from tablee.core.example import Example
from tablee.games.duo.notation import NAMES


def table(
    tops: list[str], hand: str, other: str, under: str = "", turbos: int = 0, **more: Any
) -> dict[str, Any]:
    """Two players, the one who looks on turn; every card that is not named is in the pile."""
    hands = [sorted(hand.split()), sorted(other.split())]
    covered = sorted(under.split())
    out = {*tops, *covered, *hands[0], *hands[1], "***"}
    return {
        "round": 1,
        "starter": 0,
        "turn": 0,
        "stack": None,
        "tops": tops,
        "under": covered,
        "hands": hands,
        "pile": sorted([name for name in NAMES if name not in out] + turbos * ["***"]),
        "scores": [0, 0],
    } | more


SEVEN = "B1c B2s G1t G2x Y1s Y2t Y3t"

EXAMPLES = {
    "match": Example(table(["G2s", "Y4t"], "B3x G4s R1c R2s Y1x Y4c -1-", SEVEN)),
    "turn": Example(table(["R3c", "B1x"], "R3s R4s G4s Y2c B4t", SEVEN), ("lay R3s left",), plates=False),
    "fitting": Example(
        table(["R--", "G3c"], "R1x B1x Y3c G4c --c -2-", SEVEN),
        ("lay R1x left", "lay G4c right", "lay Y3c right", "lay --c right"),
        plates=False,
    ),
    "end": Example(table(["R3c", "B1x"], "R3s", "G1t Y2t Y3c"), ("lay R3s left",)),
}

IN_SHORT = {
    "aim": "match",
    "turn": "turn",
    "end": "end",
}  # the pictures of the rules in short
