"""Positions of Ex & hopp that show what its rules say."""

from typing import Any

from tablee.core.example import Example
from tablee.games.exhopp.notation import NAMES, POINT_NAMES

COLOURS = "rgb"
COPIES = {"+": 4, "-": 2}


def _row(line: str) -> dict[str, Any] | None:
    """A point card and the cards laid under it; a closed row without."""
    head, *cards = line.split() or [""]
    return {"head": head, "cards": cards} if head else None


def table(hand: str, rows: list[str], **more: Any) -> dict[str, Any]:
    """Three players, the one who looks on turn; every card that is not named is in the stock."""
    lines = [_row(line) for line in rows]
    open_ = [line for line in lines if line]
    hands = [sorted(cards.split()) for cards in (hand, "g9 b2 r8 g12", "b11 g5 r3 b6")]
    out = {card for cards in (*hands, *(line["cards"] for line in open_)) for card in cards}
    heads = [name for name in POINT_NAMES for _ in range(COPIES[name[0]])]
    won = more.setdefault("won", [[] for _ in hands])
    for head in (*(line["head"] for line in open_), *(head for taken in won for head in taken)):
        heads.remove(head)
    return {
        "turn": 0,
        "colours": list(COLOURS),
        "rows": lines,
        "heads": sorted(heads),
        "hands": hands,
        "stock": sorted(card for card in NAMES.values() if card[0] in COLOURS and card not in out),
        "discard": [],
        "offer": None,
        "declined": [],
        "must_lay": False,
        "idle": 0,
    } | more


EXAMPLES = {
    "start": Example(table("r5 g2 b8 r10", ["+5", "-4", "+6", "+4"]), seats=3),
    "turn": Example(
        table(
            "g2 b8 r10 r5",
            ["+5 g3 r7", "-4 b1", "+6", "+4 r9 g4"],
            turn=1,
            offer={"by": 1, "card": "g9", "want": "r"},
        ),
        ("accept r5", "accept r10"),
        seats=3,
    ),
    "rows": Example(
        table("r6 g2 b8 b10", ["+5 b3 g7 r12 b1", "-4 g8 r4 b9", "+6 r2", "+4 r5 b5"]),
        ("lay r6 1",),
        seats=3,
    ),
    "end": Example(
        table(
            "r6 g2 b8 b10",
            ["+5 b3 g7 r12 b1", "-4 g8 r4 b9", "+6 r2", "+4 r5 b5"],
            won=[["+4", "+6"], ["+5", "-6"], ["-4"]],
        ),
        seats=3,
    ),
}

IN_SHORT = {
    "aim": "start",
    "turn": "rows",
    "end": "end",
}  # the pictures of the rules in short
