"""Learning Lobo 77: adding, the doublets, 77; then the cards that turn, double, save or bite."""

from typing import Any

from tablee.core.lesson import Ask, Choice, Lesson
from tablee.games.lobo77.examples import table

SEATS = 3
OTHERS = ["4 6 10 22 turn", "3 8 10 10 76"]


def _table(hand: str, laid: str, **more: Any) -> dict[str, Any]:
    """The learner is on turn; what was laid makes the total, a card a turn, so that the opener follows."""
    cards = laid.split()
    values = [int(card) for card in cards if card not in ("2x", "turn")]
    return table(sum(values), [hand, *OTHERS], laid, **{"opener": -len(cards) % SEATS} | more)


def _lays(why: str, **totals: int) -> list[Choice]:
    """Cards that are safe, and the totals they lead to: `c9=32`."""
    return [Choice(f"lay {card[1:]}", why, {"total": total, "turn": 1}) for card, total in totals.items()]


BITES = {"lives.0": 3}
ENDS = {"lives.0": 3, "round": 2}

ADD = Lesson(
    "add",
    _table("2 5 6 8 9", "10 9 4"),
    [Ask(right=_lays("", c2=25, c5=28, c6=29, c8=31, c9=32))],
    seats=SEATS,
    last=(2, "lay 4"),
)

DOUBLET = Lesson(
    "doublet",
    _table("3 10 10 10 -10", "10 10 9 5"),
    [
        Ask(
            right=[Choice("lay 3", does={"total": 37, "lives.0": 4}), Choice("lay -10", does={"total": 24})],
            wrong=[Choice("lay 10", "bites", BITES | {"total": 44})],
        )
    ],
    seats=SEATS,
    last=(2, "lay 5"),
)

END = Lesson(
    "end",
    _table("3 5 9 0 -10", "66 8", lives=[4, 3, 4]),
    [
        Ask(
            right=[
                Choice("lay -10", does={"total": 64, "lives.0": 4}),
                Choice("lay 0", does={"total": 74, "lives.0": 4}),
            ],
            wrong=[Choice(f"lay {card}", "ends", ENDS) for card in (3, 5, 9)],
        )
    ],
    seats=SEATS,
    last=(2, "lay 8"),
)

TURN = Lesson(
    "turn",
    _table("8 9 9 10 turn", "66 5", lives=[4, 3, 4]),
    [
        Ask(
            right=[Choice("lay turn", does={"total": 71, "way": -1, "turn": 2, "lives.0": 4})],
            wrong=[Choice(f"lay {card}", "ends", ENDS) for card in (8, 9, 10)],
        )
    ],
    seats=SEATS,
    last=(2, "lay 5"),
)

TWICE = Lesson(
    "twice",
    _table("4 5 7 10 2x", "10 10 10 10"),
    [
        Ask(
            right=[Choice("lay 2x", does={"total": 40, "turn": 1, "owed": 2})],
            wrong=[
                Choice("lay 4", "bites", BITES | {"total": 44}),
                Choice("lay *", "one-card", {"turn": 1, "owed": 1}),
            ],
            replies=[(1, "lay 10"), (1, "lay 6")],
            after={"total": 56, "turn": 2, "owed": 1},
        )
    ],
    seats=SEATS,
    last=(2, "lay 10"),
)

TWO = Lesson(
    "two",
    _table("2 5 7 10 2x", "10 10 9 10 2 2x", owed=2, barred=True),
    [
        Ask(
            right=[Choice("lay *", "second", {"turn": 0, "owed": 1})],
            wrong=[Choice("lay 2x", "not-first", clause="R7")],
        ),
        Ask(
            right=[Choice("lay 2x", does={"turn": 1, "owed": 2, "lives.0": 4})],
            wrong=[Choice("lay *", "one-card", {"turn": 1, "owed": 1})],
        ),
    ],
    seats=SEATS,
    last=(2, "lay 2x"),
)

SWIM = Lesson(
    "swim",
    _table("3 3 5 8 10", "66 -10 7", round=3, lives=[1, 3, 2]),
    [
        Ask(
            right=[Choice(f"lay {card}", does={"total": 63 + card, "lives.0": 1}) for card in (5, 8, 10)],
            wrong=[Choice("lay 3", "out", {"total": 66, "lives.0": 0, "hands.0": []})],
        )
    ],
    seats=SEATS,
    last=(2, "lay 7"),
)

KEEP = Lesson(
    "keep",
    _table("5 10 44 0 -10", "10 4"),
    [
        Ask(
            right=[
                Choice("lay 10", does={"total": 24, "lives.0": 4}),
                Choice("lay 44", does={"total": 58, "lives.0": 4}),
            ],
            wrong=[
                Choice("lay 0", "saves", {"total": 14}),
                Choice("lay -10", "saves", {"total": 4}),
                Choice("lay 5", "small", {"total": 19}),
            ],
        )
    ],
    seats=SEATS,
    last=(2, "lay 4"),
)

REPEAT = Lesson(
    "repeat",
    _table("5 8 0 2x turn", "10 10 2", lives=[4, 4, 3]),
    [
        Ask(
            right=[
                Choice("lay 5", does={"total": 27, "lives.0": 4}),
                Choice("lay 8", does={"total": 30, "lives.0": 4}),
                Choice("lay 2x", does={"total": 22, "lives.0": 4, "owed": 2}),
            ],
            wrong=[Choice(f"lay {card}", "repeats", BITES | {"total": 22}) for card in ("0", "turn")],
        )
    ],
    seats=SEATS,
    last=(2, "lay 2"),
)

LESSONS = (ADD, DOUBLET, END, TURN, TWICE, TWO, SWIM, KEEP, REPEAT)
