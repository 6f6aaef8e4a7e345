"""Learning EKKO: up, down, draw; then the multiples of 11, the mirrors and the last card."""

from collections.abc import Iterator
from typing import Any

from tablee.core.lesson import Ask, Choice, Lesson
from tablee.games.ekko.examples import table

ADA, BLAISE = "05 15 48 72 89 91", "06 14 28 35 79 97"


def _refused(cards: str, why: str, clause: str = "R7") -> Iterator[Choice]:
    return (Choice(f"lay {card}", why, clause=clause) for card in cards.split())


def _laid(cards: str, hand: int) -> list[Choice]:
    """Cards that may be laid, each the new top, and how many are left."""
    return [Choice(f"lay {card}", does={"top": card, "hands.0#": hand}) for card in cards.split()]


def _three(top: str, hand: str, others: list[str], under: str = "", **more: Any) -> dict[str, Any]:
    """Three players; Ada has laid the top card, Blaise is next, and the learner may break in."""
    return table(top, hand, others, under, **{"dealer": 1, "layer": 1, "turn": 2, "phase": "ask"} | more)


UP = Lesson(
    "up",
    table("37", "12 20 31 58 64 90", [ADA]),
    [
        Ask(
            right=_laid("58 64 90", 5),
            wrong=[*_refused("12 20 31", "too-low"), Choice("draw", "must", clause="R7")],
        )
    ],
)

DOWN = Lesson(
    "down",
    table("38", "12 31 47 59 70 95", [ADA]),
    [
        Ask(
            right=_laid("12 31", 5),
            wrong=[*_refused("47 59 70 95", "too-high"), Choice("draw", "must", clause="R7")],
        )
    ],
)

DRAW = Lesson(
    "draw",
    table("18", "25 39 47 62 70 93", [ADA]),
    [
        Ask(
            right=[
                Choice(
                    "draw",
                    does={"hands.0": ["25", "39", "47", "62", "64", "70", "93"], "turn": 1, "top": "18"},
                )
            ],
            wrong=[*_refused("25 39 47 62 70 93", "too-high")],
        )
    ],
)

AGAIN = Lesson(
    "again",
    table("40", "13 22 57 68 71 90", [ADA]),
    [
        Ask(
            right=[Choice("lay 22", "once-more", {"top": "22", "turn": 0, "legal": ["lay 13"]})],
            wrong=[
                Choice("lay 13", "one-card", {"hands.0#": 5, "turn": 1}),
                *_refused("57 68 71 90", "too-high"),
                Choice("draw", "must", clause="R7"),
            ],
        ),
        Ask(
            right=[Choice("lay 13", does={"hands.0#": 4, "turn": 1})],
            wrong=[*_refused("57 68 71 90", "still-lower", "R9"), Choice("draw", "must", clause="R7")],
        ),
    ],
)

MIRROR = Lesson(
    "mirror",
    _three("37", "12 21 50 66 73 94", [ADA, BLAISE]),
    [
        Ask(
            right=[Choice("mirror 73", "effect", {"top": "73", "phase": "effect"})],
            wrong=[
                Choice("decline", "let-pass", {"top": "37", "turn": 2, "hands.0#": 6}),
                *_refused("12 21 50 66 94", "not-the-mirror", "R10"),
            ],
        ),
        Ask(
            right=[Choice("aside *", does={"hands.0#": 4, "turn": 1})],
            wrong=[Choice("others", "next-lesson", {"hands.0#": 5, "hands.1#": 7, "hands.2#": 7})],
        ),
    ],
    seats=3,
)

OTHERS = Lesson(
    "others",
    _three("37", "12 50 73 94", ["48", "06 14 28 79 97"], "01 17 34 42 51 62 63 75 86 87 92"),
    [
        Ask(
            right=[Choice("mirror 73", "effect", {"top": "73", "phase": "effect"})],
            wrong=[Choice("decline", "let-pass", {"top": "37", "hands.1": ["48"]})],
        ),
        Ask(
            right=[Choice("others", does={"hands.1#": 2, "hands.2#": 6, "hands.0#": 3})],
            wrong=[Choice("aside *", "one-left", {"hands.1": ["48"], "turn": 1})],
        ),
    ],
    seats=3,
)

FREE = Lesson(
    "free",
    table(
        "95", "03 24 48 60 81", ["05 15 44 72 89 91 10", "06 14 28 35 79 82 20"], "71",
        dealer=2, layer=0, free=True,
    ),
    [
        Ask(
            right=[Choice("lay *", does={"hands.0#": 4})],
            wrong=[Choice("draw", "must", clause="R11")],
        )
    ],
    seats=3,
)  # fmt: skip

LAST = Lesson(
    "last",
    table(
        "52", "25 40 66", ["04 27 46 92", ""], "01 17 34 42 61 62 63 75 86 87 93 96",
        layer=2, phase="closing",
    ),
    [
        Ask(
            right=[Choice("mirror 25", "effect", {"hands.2#": 1, "phase": "effect", "round": 1})],
            wrong=[Choice("decline", "over", {"round": 2, "scores": [4, 4, 0]})],
        ),
        Ask(
            right=[
                Choice("aside 66", does={"hands.0": ["40"], "round": 1}),
                Choice("aside 40", does={"hands.0": ["66"], "round": 1}),
                Choice("others", does={"hands.1#": 5, "hands.2#": 1, "round": 1}),
            ]
        ),
    ],
    seats=3,
)  # fmt: skip

LESSONS = (UP, DOWN, DRAW, AGAIN, MIRROR, OTHERS, FREE, LAST)
