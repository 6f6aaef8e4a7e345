"""Learning Ex & hopp: one's colour, the end of a row, negative points; then ties, exchanges and the end."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from tablee.core.lesson import Ask, Choice, Lesson
from tablee.games.exhopp.examples import table

SEATS = 3  # the learner plays red, Ada green, Blaise blue
SOME_ROWS = ["+5 g3 b7", "-4 b1", "+6", "+4 r9 g4"]


def _lays(
    cards: str, rows: str, why: str = "", does: Mapping[str, Any] = MappingProxyType({})
) -> Iterator[Choice]:
    """Each of some cards in each of some rows."""
    for card in cards.split():
        yield from (Choice(f"lay {card} {row}", why, does) for row in rows.split())


LEAD = Lesson(
    "lead",
    table("r5 g2 b8 r10", SOME_ROWS),
    [
        Ask(
            right=[*_lays("r5 r10", "1 3 4")],
            wrong=[
                Choice("lay r5 2", "red-row", {"rows.1.cards": ["b1", "r5"]}),
                Choice("lay r10 2", "red-row", {"rows.1.cards": ["b1", "r10"]}),
                *_lays("g2 b8", "1 2 3 4", "not-yours"),
                Choice("offer *", "later", {"turn": 0}),
            ],
        )
    ],
    seats=SEATS,
)

FULL = Lesson(
    "full",
    table("r6 g2 b10 b9", ["+5 b3 g7 r12 b1", "-4 g8 r4", "+6 r2", "+4 r5 b5"]),
    [
        Ask(
            right=[*_lays("r6 g2", "1", does={"won.0": ["+5"], "rows.0.cards": []})],
            wrong=[
                *_lays("b9 b10", "1", "helps-blue", does={"won.2": ["+5"]}),
                Choice("lay *", "other-row", {"won.0": []}),
                Choice("offer *", "later", {"won.0": []}),
            ],
        )
    ],
    seats=SEATS,
)

RED = Lesson(
    "red",
    table("r6 g2 b8 r10", ["+5 b3 g7", "-4 g6 r7 b9", "+6 r2", "+4 r5 b5"]),
    [
        Ask(
            right=[Choice("lay b8 2", does={"won.2": ["-4"]}), Choice("lay g2 2", does={"won.2": ["-4"]})],
            wrong=[
                *_lays("r6 r10", "2", "yours", does={"won.0": ["-4"]}),
                Choice("lay *", "other-row", {"rows.1.cards": ["g6", "r7", "b9"]}),
                Choice("offer *", "later", {"rows.1.cards": ["g6", "r7", "b9"]}),
            ],
        )
    ],
    seats=SEATS,
    seed=1,  # another head comes, so that one sees that the red one is gone
)

TIE = Lesson(
    "tie",
    table("r6 r1 g4 b8", ["+4 r4 b10 g2", "-4 g8 r12", "+6 r2", "+5 r5 b5"]),
    [
        Ask(
            right=[Choice("lay r6 1", does={"rows.0": {"head": "+4", "cards": []}, "won.2": []})],
            wrong=[
                *_lays("r1 g4 b8", "1", "blue-wins", does={"won.2": ["+4"]}),
                Choice("lay *", "open", {"rows.0.cards": ["r4", "b10", "g2"]}),
                Choice("offer *", "open", {"rows.0.cards": ["r4", "b10", "g2"]}),
            ],
        )
    ],
    seats=SEATS,
)

LENGTH = Lesson(
    "length",
    table("r9 r7 g10 b12", ["+6 r2 g3 b4 r1", "+4 b5 g6 r4", "-5 g1 b3 r5", "+5 b7 g4 b1"]),
    [
        Ask(
            right=[*_lays("r9 r7", "2", does={"won.0": ["+4"], "rows.1.cards": []})],
            wrong=[
                Choice("lay g10 2", "green-wins", {"won.1": ["+4"]}),
                Choice("lay b12 2", "blue-wins", {"won.2": ["+4"]}),
                Choice("lay *", "not-full", {"won": [[], [], []]}),
                Choice("offer *", "not-full", {"won": [[], [], []]}),
            ],
        )
    ],
    seats=SEATS,
)

OFFER = Lesson(
    "offer",
    table("r5 g2 b8 g10", SOME_ROWS),
    [
        Ask(
            right=[Choice("offer g* for r", does={"offer.want": "r"}), Choice("offer b* for r")],
            wrong=[
                Choice("offer r* for *", "own-colour"),
                Choice("offer * for *", "not-red"),
                Choice("lay *", "lay"),
            ],
            replies=[(1, "accept r8")],
            after={"offer": None, "turn": 1, "hands.0#": 4},
        )
    ],
    seats=SEATS,
)

ANSWER = Lesson(
    "answer",
    table("g2 g11 r10 r5", SOME_ROWS, turn=1, offer={"by": 1, "card": "r8", "want": "g"}),
    [
        Ask(
            right=[Choice("accept g2", does={"hands.0": ["g11", "r10", "r5", "r8"]})],
            wrong=[
                Choice("accept g11", "too-good", {"hands.0": ["g2", "r10", "r5", "r8"]}),
                Choice("accept r5", "wanted", clause="R7"),
                Choice("accept r10", "wanted", clause="R7"),
                Choice("decline", "no-gain", {"hands.0": ["g11", "g2", "r10", "r5"]}),
            ],
        )
    ],
    seats=SEATS,
)

END = Lesson(
    "end",
    table(
        "r7 r1 g10 b1",
        ["", "", "", "+4 g6 r4 b3"],
        won=[
            ["+4", "+5", "+6", "-4"],
            ["+4", "+5", "+5", "+6", "-5", "-6"],
            ["+4", "+5", "+6", "+6", "-4", "-5", "-6"],
        ],
    ),
    [
        Ask(
            right=[Choice("lay r7 4", does={"over": True, "won.0": ["+4", "+4", "+5", "+6", "-4"]})],
            wrong=[
                *_lays(
                    "r1 g10 b1",
                    "4",
                    "ada-wins",
                    {"over": True, "won.1": ["+4", "+4", "+5", "+5", "+6", "-5", "-6"]},
                ),
                Choice("offer *", "later", {"over": False}),
            ],
        )
    ],
    seats=SEATS,
)

LESSONS = (LEAD, FULL, RED, TIE, LENGTH, OFFER, ANSWER, END)
