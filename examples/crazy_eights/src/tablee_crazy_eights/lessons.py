"""Learning Huit américain: what fits, eights, drawing; then passing, what to keep, costs, special cards."""

from collections.abc import Iterator

from tablee.core.lesson import Ask, Choice, Lesson
from tablee_crazy_eights.examples import SPECIAL, table
from tablee_crazy_eights.notation import SUIT_NAMES


def _refused(cards: str, why: str = "", clause: str = "R5") -> Iterator[Choice]:
    """Cards of the hand that may not be played now."""
    return (Choice(f"play {card}", why, clause=clause) for card in cards.split())


def _named(suits: str, why: str) -> Iterator[Choice]:
    """Suits that may be named, and had better not be."""
    return (Choice(f"suit {suit}", why, {"suit": suit, "turn": 1}) for suit in suits)


FITS = Lesson(
    "fits",
    table("9C", "4C 9H 3D 5H JD KS 6S", "2D 6H 7C 10S QD QH AS"),
    [
        Ask(
            right=[
                Choice("play 4C", does={"top": "4C", "suit": "C", "hands.0#": 6, "turn": 1}),
                Choice("play 9H", does={"top": "9H", "suit": "H", "hands.0#": 6, "turn": 1}),
            ],
            wrong=[
                *_refused("3D 5H JD KS 6S", "apart"),
                Choice("draw", "draw", {"hands.0#": 8, "turn": 0}),
            ],
        )
    ],
)

EIGHT = Lesson(
    "eight",
    table("9C", "8D 5H JH KH 3S", "2D 4H 7C QD AS", under="6S 10S JS 9S"),
    [
        Ask(
            right=[Choice("play 8D", "name", {"naming": True, "turn": 0})],
            wrong=[
                *_refused("5H JH KH 3S", "apart"),
                Choice("draw", "draw", {"hands.0#": 6, "turn": 0}),
            ],
        ),
        Ask(
            right=[Choice("suit H", does={"suit": "H", "turn": 1})],
            wrong=[
                Choice("suit S", "one-spade", {"suit": "S", "turn": 1}),
                *_named("CD", "none-held"),
                *_refused("5H JH KH 3S", "name-first", "R6"),
            ],
            replies=[(1, "play 4H")],
            after={"legal": ["draw", "play 5H", "play JH", "play KH"]},
        ),
    ],
)

DRAW = Lesson(
    "draw",
    table("9C", "3D JH KS", "2D 4H 7C QD", stock="3C 5C 10C KC"),  # whatever is drawn fits
    [
        Ask(
            right=[Choice("draw", "fits", {"drawn": 1, "hands.0#": 4, "turn": 0})],
            wrong=[*_refused("3D JH KS", "apart"), Choice("pass", "not-yet", clause="R8")],
        ),
        Ask(
            right=[Choice("play *", does={"suit": "C", "hands.0": ["3D", "JH", "KS"], "turn": 1})],
            wrong=[
                *_refused("3D JH KS", "apart"),
                Choice("draw", "enough", {"drawn": 2, "hands.0#": 5}),
                Choice("pass", "not-yet", clause="R8"),
            ],
        ),
    ],
)

PASS = Lesson(
    "pass",
    table(
        "9C",
        *("2D 3D JD 6H QH 4S KS", "5C 10H AS"),
        stock="5D 3H 6S 7H 10S JS QS AD",  # whatever is drawn does not fit
        drawn=4,
    ),
    [
        Ask(
            right=[Choice("draw", "fifth", {"drawn": 5, "hands.0#": 8, "legal": ["pass"]})],
            wrong=[*_refused("2D 3D JD 6H QH 4S KS", "apart"), Choice("pass", "not-yet", clause="R8")],
        ),
        Ask(
            right=[Choice("pass", does={"turn": 1, "drawn": 0, "hands.0#": 8})],
            wrong=[
                *_refused("2D 3D JD 6H QH 4S KS", "apart"),
                Choice("draw", "no-more", clause="R7"),
            ],
        ),
    ],
)

KEEP = Lesson(
    "keep",
    table("9C", "4C 8S KD", "4H 10D QS 2S JH", under="3S 6S 6D 5D 5S AS AC JC"),
    [
        Ask(
            right=[Choice("play 4C", "kept", {"hands.0": ["8S", "KD"], "turn": 1})],
            wrong=[
                Choice("play 8S", "spent", {"hands.0": ["4C", "KD"], "naming": True}),
                *_refused("KD"),
                Choice("draw", "draw", {"hands.0#": 4, "turn": 0}),
            ],
            replies=[(1, "play 4H")],
            after={"legal": ["draw", "play 8S"]},
        ),
        Ask(
            right=[Choice("play 8S", "now", {"hands.0": ["KD"], "naming": True})],
            wrong=[*_refused("KD"), Choice("draw", "draw", {"hands.0#": 3, "turn": 0})],
        ),
        Ask(
            right=[Choice("suit D", "last", {"suit": "D", "turn": 1})],
            wrong=[*_named("CHS", "not-yours"), *_refused("KD", clause="R6")],
            replies=[(1, "play 10D")],
            after={"legal": ["draw", "play KD"]},
        ),
        Ask(
            right=[Choice("play KD", does={"hands.0": [], "over": True})],
            wrong=[Choice("draw", "draw", {"hands.0#": 2, "over": False})],
        ),
    ],
)

COSTS = Lesson(
    "costs",
    table("9C", "3D 8S KC", "8H", stock="2C 3H 4D 5H 6D 7S 10D JH QS AS"),
    [
        Ask(
            right=[Choice("play 8S", "lighter", {"hands.0": ["3D", "KC"], "naming": True})],
            wrong=[
                Choice("play KC", "dear", {"hands.0": ["3D", "8S"], "turn": 1}),
                *_refused("3D"),
                Choice("draw", "draw", {"hands.0#": 4, "turn": 0}),
            ],
        ),
        Ask(
            right=[Choice(f"suit {suit}", does={"suit": suit, "turn": 1}) for suit in SUIT_NAMES],
            wrong=[*_refused("3D KC", clause="R6")],
            replies=[(1, "play 8H")],
            after={"hands": [["3D", "KC"], []], "over": True},
        ),
    ],
)

QUEEN = Lesson(
    "queen",
    table("9C", "5C 7H QC AC", "10H", "2D 6S JC KH", stock="2C 3H 4D 5H 6D 7S 10D JH QS AS"),
    [
        Ask(
            right=[Choice("play QC", does={"turn": 2, "direction": 1})],
            wrong=[
                Choice("play AC", "ace", {"turn": 2, "direction": -1}),
                Choice("play 5C", "her-turn", {"turn": 1}),
                *_refused("7H"),
                Choice("draw", "draw", {"hands.0#": 5, "turn": 0}),
            ],
            replies=[(2, "play JC")],
            after={"turn": 0, "hands.1#": 1},
        )
    ],
    seats=3,
    options=SPECIAL,
)

TWOS = Lesson(
    "twos",
    table("2C", "2H 4D 6C JC", "3S 9D KS", stock="3H 4H 5H 6D 7S 10D JH QS AS", owed=2),
    [
        Ask(
            right=[Choice("play 2H", does={"owed": 4, "turn": 1})],
            wrong=[
                *_refused("6C JC 4D", "not-now", "R11"),
                Choice("draw", "draw", {"hands.0#": 6, "owed": 0, "turn": 1}),
            ],
            replies=[(1, "draw")],
            after={"hands.1#": 7, "owed": 0, "turn": 0},
        )
    ],
    options=SPECIAL,
)

LESSONS = (FITS, EIGHT, DRAW, PASS, KEEP, COSTS, QUEEN, TWOS)
