"""Positions of ekô that show what its rules say, on the land for two."""

from typing import Any

from tablee.core.example import Example
from tablee.games.eko.building import PIECES
from tablee.games.eko.notation import BUILDINGS, NAMES
from tablee.games.eko.pieces import CAPTIVE_POINTS

SPACES = 49
LAND = {
    "0,0": "palace", "2,1": "mountain", "-1,3": "forest", "-2,2": "mountain", "-4,2": "rice",
    "-1,-1": "mountain", "-3,0": "forest", "2,-3": "forest", "0,-3": "rice", "4,-2": "forest", "2,-1": "rice",
}  # fmt: skip


def table(stacks: str, buildings: str = "", **more: Any) -> dict[str, Any]:
    """Stacks as `A3* 1,0`, buildings as `A tower 2,1`, one after the other; A looks and is on turn."""
    held = more.get("held", [[], []])
    built = [tuple(group) for group in _groups(buildings, 3)]
    kinds = [[kind for who, kind, _ in built if who == seat] for seat in "AB"]
    return {
        "turn": 0,
        "phase": "act",
        "swapped": 2,
        "marched": False,
        "board": {name: LAND.get(name, "sand") for name in NAMES[:SPACES]},
        "stacks": {
            space: {"seat": "AB".index(text[0])} | pile(text[1:]) for text, space in _groups(stacks, 2)
        },
        "buildings": {site: {"seat": "AB".index(who), "kind": kind} for who, kind, site in built},
        "reserve": [pile("0"), pile("0")],
        "held": held,
        "gone": [0, 0],
        "supply": [
            {kind: PIECES[k] - own.count(kind) for k, kind in enumerate(BUILDINGS, 1)} for own in kinds
        ],
        "points": [
            sum(BUILDINGS.index(kind) + 1 for kind in own) + CAPTIVE_POINTS * len(captives)
            for own, captives in zip(kinds, held, strict=True)
        ],
        "turns": [3, 3],
    } | more


def _groups(text: str, size: int) -> list[list[str]]:
    words = text.split()
    return [words[k : k + size] for k in range(0, len(words), size)]


def pile(text: str) -> dict[str, Any]:
    """A stack or a reserve: `3`, or `3*` with the Emperor."""
    return {"pawns": int(text[0]), "emperor": text.endswith("*")}


def _opening() -> dict[str, Any]:
    """Every circled space has a pawn."""
    circled = [name for name in NAMES[:SPACES] if name not in LAND]
    owners = "ABBABAABABBAABABBABAABABABBABAABABABAB"
    emperors = {owners.index("A", 8), owners.index("B", 24)}
    pawns = [
        f"{who}1{'*' * (k in emperors)} {name}"
        for k, (who, name) in enumerate(zip(owners, circled, strict=True))
    ]
    return table(" ".join(pawns), phase="swap", swapped=0, turns=[0, 0])


FEW = "A3* 1,0 A2 -1,1 A1 -3,1 B2* 0,2 B1 3,-1 B4 -2,-1 B1 1,1"
BUILT = "A village -2,2 B tower 2,1 B village 2,-1"
RESERVES = [pile("4"), pile("3")]

EXAMPLES = {
    "setup": Example(_opening(), plates=False),
    "moving": Example(
        table(FEW, BUILT),
        ("move -1,1 -2,1", "move -1,1 -1,2", "move -1,1 1,-1", "move -1,1 -3,1"),
        plates=False,
    ),
    "attack": Example(table(FEW, BUILT), ("move 1,0 0,2", "move 1,0 1,1", "move 1,0 3,-1"), plates=False),
    "emperor": Example(
        table("A2 1,0 A2 -1,1 B3 0,2 B1* 3,-1", BUILT, held=[[], [0]], reserve=RESERVES), ("move 1,0 3,-1",)
    ),
    "building": Example(table(FEW, BUILT), ("build 1,0 0,0 village", "build 1,0 2,-1 village"), plates=False),
    "march": Example(table(FEW, BUILT, phase="march", reserve=RESERVES), ("march", "rest")),
    "reinforcements": Example(
        table(FEW, BUILT, phase="reinforce", reserve=RESERVES), ("reinforce -1,1 2", "reinforce -3,1 3")
    ),
    "end": Example(
        table(
            "A2 1,0 A2 -1,1 A1 -3,1 B2 0,2 B1 3,-1",
            "A castle -2,2 A castle 2,1 A tower -1,3 B village 2,-1",
            held=[[1], []],
            reserve=[pile("5"), pile("6")],
        ),
        ("build 1,0 0,0 village",),
    ),
}

IN_SHORT = {
    "aim": "building",
    "turn": "moving",
    "end": "end",
}  # the pictures of the rules in short
