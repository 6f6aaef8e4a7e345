"""Learning ekô: joining, attacking, building; then reinforcements, grounds, the palace and the Emperor."""

from typing import Any

from tablee.core.lesson import Ask, Choice, Lesson
from tablee.games.eko.examples import pile, table

PAWNS = 19


def _table(stacks: str, buildings: str = "", reserve: tuple[str, str] = ("0", "0"), **more: Any) -> Any:
    """A position some turns on: all pawns that are nowhere else left the game on forced marches."""
    position = table(
        stacks, buildings, **{"reserve": [pile(text) for text in reserve], "turns": [9, 9]} | more
    )
    for seat in (0, 1):
        there = [stack["pawns"] for stack in position["stacks"].values() if stack["seat"] == seat]
        captive = seat in position["held"][1 - seat]
        position["gone"][seat] = PAWNS - sum(there) - position["reserve"][seat]["pawns"] - captive
    return position


JOIN = Lesson(
    "join",
    _table("A1 -1,1 A1 1,0 A2* -2,4 B2* 2,-4 B1 3,-1 B1 -2,-1"),
    [
        Ask(
            right=[
                Choice("move -1,1 1,0", does={"stacks.1,0.pawns": 2}),
                Choice("move 1,0 -1,1", does={"stacks.-1,1.pawns": 2}),
            ],
            wrong=[
                Choice("move -1,1 -2,4", "three", {"stacks.-2,4.pawns": 3}),
                Choice("move 1,0 -2,4", "three", {"stacks.-2,4.pawns": 3}),
                Choice("move -1,1 0,0", "site", clause="R8"),
                Choice("move 1,0 0,0", "site", clause="R8"),
                Choice("move 1,0 3,-1", "equal", clause="R9"),
                Choice("move -1,1 -2,-1", "equal", clause="R9"),
                Choice("move *", "apart", {"turn": 1}),
                Choice("build *", "later"),
            ],
        )
    ],
)

ATTACK = Lesson(
    "attack",
    _table("A2 1,0 A1 -1,1 A1* -2,4 B1 3,-1 B2* 0,2 B1 -3,-1"),
    [
        Ask(
            right=[
                Choice("move 1,0 3,-1", does={"stacks.3,-1.seat": 0, "reserve.1.pawns": 1}),
                Choice("move 1,0 -3,-1", does={"stacks.-3,-1.seat": 0, "reserve.1.pawns": 1}),
            ],
            wrong=[
                Choice("move 1,0 0,2", "equal", clause="R9"),
                *(Choice(f"move -1,1 {goal}", "smaller", clause="R9") for goal in ("3,-1", "0,2", "-3,-1")),
                *(
                    Choice(f"move -2,4 {goal}", "emperor", {"reserve.1.pawns": 1})
                    for goal in ("3,-1", "-3,-1")
                ),
                Choice("move *", "peaceful", {"reserve.1.pawns": 0}),
                Choice("build *", "later"),
            ],
        )
    ],
)

BUILD = Lesson(
    "build",
    _table("A2 1,0 A1 -1,1 A1* 1,-2 B1 3,-1 B2* 0,2 B1 -3,-1"),
    [
        Ask(
            right=[Choice("build * village", does={"points.0": 1, "reserve.0.pawns": 1})],
            wrong=[
                Choice("build 1,0 0,0 tower", "village-first", clause="R15"),
                Choice("build * emperor", "emperor", {"reserve.0.emperor": True}),
                Choice("move *", "move", {"points.0": 0}),
            ],
        )
    ],
)

REINFORCE = Lesson(
    "reinforce",
    _table("A2* 1,0 A1 -3,1 B2* 0,2 B1 3,-1 B1 -3,-1", "B village 2,-1", ("4", "0"), phase="reinforce"),
    [
        Ask(
            right=[
                Choice(f"reinforce -3,1 {n}", does={"stacks.-3,1.pawns": 1 + n, "reserve.0.pawns": 4 - n})
                for n in (1, 2, 3)
            ],
            wrong=[Choice(f"reinforce 1,0 {n}", "hindered", clause="R19") for n in (1, 2)],
        )
    ],
)

TOWER = Lesson(
    "tower",
    _table("A2 -1,2 A2 -4,3 A3* 1,1 B4* -2,-2 B3 3,-2", "A village -1,3 A village -4,2"),
    [
        Ask(
            right=[Choice("build -1,2 -1,3 tower", does={"points.0": 3, "reserve.0.pawns": 2})],
            wrong=[
                Choice("build -4,3 -4,2 tower", "rice", clause="R14"),
                Choice("build * village", "no-gain"),
                Choice("build *", "elsewhere"),
                Choice("move *", "move", {"points.0": 2}),
            ],
        )
    ],
)

TAKE_OVER = Lesson(
    "take-over",
    _table("A3 1,0 A1 3,-1 A3* -2,3 B3* -2,-2 B1 3,-3", "B village 2,-1"),
    [
        Ask(
            right=[Choice("build 1,0 2,-1 village", does={"buildings.2,-1.seat": 0, "points": [1, 0]})],
            wrong=[
                Choice("build 3,-1 2,-1 village", "too-few", clause="R13"),
                Choice("build 1,0 2,-1 tower", "rice", clause="R14"),
                Choice("build *", "elsewhere", {"points.1": 1}),
                Choice("move *", "elsewhere", {"points.1": 1}),
            ],
        )
    ],
)

PALACE = Lesson(
    "palace",
    _table(
        "A2* 1,0 A2 -1,1 A1 -3,1 B2 0,2 B1 3,-1",
        "A castle -2,2 A castle 2,1 A tower -1,3 B village 2,-1",
        ("5", "6"),
        held=[[1], []],
    ),
    [
        Ask(
            right=[
                Choice("build 1,0 0,0 village", does={"over": True, "points.0": 12}),
                Choice("build 1,0 0,0 village emperor", does={"over": True, "points.0": 12}),
                Choice("build -1,1 0,0 village", does={"over": True, "points.0": 12}),
            ],
            wrong=[
                Choice("build *", "no-palace", {"over": False}),
                Choice("move *", "no-palace", {"over": False, "points.0": 11}),
            ],
        )
    ],
)

EMPEROR = Lesson(
    "emperor",
    _table("A2* 1,0 A2 -1,1 B2* 0,2 B2 3,-1"),
    [
        Ask(
            right=[Choice("move 1,0 0,2", does={"held.0": [1], "points.0": 3})],
            wrong=[
                Choice("move -1,1 0,2", "equal", clause="R9"),
                Choice("move 1,0 3,-1", "no-crown", {"points.0": 0}),
                Choice("move *", "quiet", {"points.0": 0}),
                Choice("build *", "quiet"),
            ],
        )
    ],
)

KAMIKAZE = Lesson(
    "kamikaze",
    _table("A1 1,0 A3* -1,1 B4* 0,2 B3 3,-1"),
    [
        Ask(
            right=[
                Choice("move 1,0 0,2", does={"stacks.0,2": None, "reserve.1.pawns": 3, "held.0": [1]}),
            ],
            wrong=[
                Choice("move -1,1 0,2", "too-strong", clause="R9"),
                Choice("move 1,0 3,-1", "three", clause="R9"),
                Choice("move *", "quiet", {"held.0": []}),
                Choice("build *", "quiet", {"held.0": []}),
            ],
        )
    ],
)

MARCH = Lesson(
    "march",
    _table("A2 1,0 A1* -1,1 B1 3,-1 B3* -2,-2", "", ("4", "0"), phase="march"),
    [
        Ask(
            right=[Choice("march", "again", {"phase": "again", "reserve.0.pawns": 1, "gone.0": 15})],
            wrong=[Choice("rest", "rest", {"phase": "reinforce", "reserve.0.pawns": 4})],
        ),
        Ask(
            right=[
                Choice("move 1,0 3,-1", does={"reserve.1.pawns": 1, "phase": "reinforce"}),
                Choice("move -1,1 3,-1", does={"reserve.1.pawns": 1, "phase": "reinforce"}),
            ],
            wrong=[
                Choice("move *", "quiet", {"reserve.1.pawns": 0}),
                Choice("build *", "quiet", {"reserve.1.pawns": 0}),
            ],
        ),
    ],
)

LESSONS = (JOIN, ATTACK, BUILD, REINFORCE, TOWER, TAKE_OVER, PALACE, EMPEROR, KAMIKAZE, MARCH)
