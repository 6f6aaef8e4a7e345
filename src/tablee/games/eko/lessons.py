"""Learning ekô: joining and attacking, the Emperor, building and winning; then each rule more closely."""

from typing import Any

from tablee.core.lesson import Ask, Choice, Lesson
from tablee.games.eko.examples import pile, table
from tablee.games.eko.places import beside

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


# A land as games begin: every circled space has its pawn. Row by row, from the top left.
FULL = {
    "A": "3,-3 -1,-2 2,-2 -2,-1 0,-1 3,-1 -2,0 1,0 -2,1 -1,1 1,1 -3,2 -1,2 2,2 -4,3 -3,3 -2,3 -2,4 -1,4",
    "B": "1,-4 2,-4 1,-3 4,-3 -2,-2 0,-2 1,-2 3,-2 -3,-1 1,-1 -1,0 2,0 3,0 -3,1 0,1 3,1 0,2 1,2 0,3",
}
OWN, ADAS = ({*FULL[who].split()} for who in "AB")
SAFE = [space for space in sorted(OWN) if not ADAS & {*beside(space)}]  # none of Ada's touches it


def _full(emperor: str, **more: Any) -> Any:
    """A full land; one's own Emperor is somewhere, Ada's in the far corner."""
    crowned = {emperor, "1,-4"}
    pawns = [
        f"{who}1{'*' * (space in crowned)} {space}"
        for who, spaces in FULL.items()
        for space in spaces.split()
    ]
    return table(" ".join(pawns), **{"turns": [0, 0]} | more)


HOME = "-2,3"  # where the own Emperor is safe
PAIRS = [(start, goal) for start in sorted(OWN) for goal in beside(start) if goal in OWN]
ALONE = sorted(OWN - {start for start, _ in PAIRS})  # no other pawn of one's own beside it
NEAR = [(start, goal) for start, goal in PAIRS if ADAS & {*beside(start), *beside(goal)}]

JOIN = Lesson(
    "join",
    _full(HOME),
    [
        Ask(
            right=[
                Choice(f"move {start} {goal}", "two", {f"stacks.{goal}.pawns": 2})
                for start, goal in NEAR
                if HOME not in (start, goal)
            ],
            wrong=[
                *(Choice(f"move {start} {goal}", "crown") for start, goal in PAIRS if HOME in (start, goal)),
                Choice("move *", "far", {"turn": 1}),
                *(Choice(f"build {start} *", "stuck") for start in ALONE),
                Choice("build *", "later"),
            ],
            later=["build *"],
            replies=[(1, "move 3,0 2,0")],
        ),
        Ask(
            right=[
                Choice(f"move * {goal}", does={"reserve.1.pawns": 1})
                for goal in sorted(ADAS - {"2,0", "3,0", "1,-4"})
            ],
            wrong=[
                Choice("move *", "peaceful", {"reserve.1.pawns": 0}),
                Choice("build *", "later", {"reserve.1.pawns": 0}),
            ],
            later=["build *"],
        ),
    ],
)

SHELTER = Lesson(
    "shelter",
    _full("1,0", phase="swap", swapped=0),
    [
        Ask(
            right=[Choice(f"swap {space}", does={f"stacks.{space}.emperor": True}) for space in SAFE],
            wrong=[
                Choice("keep", "exposed", {"stacks.1,0.emperor": True}),
                Choice("swap *", "touched", {"stacks.1,0.emperor": False}),
            ],
        )
    ],
)

BUILD = Lesson(
    "build",
    _table(
        "A2 1,0 A2 -1,1 A2* -3,3 B3* 3,-3 B2 1,-2 B1 -2,-2 B1 3,1",
        "A castle -2,2 A castle 2,1 A tower -1,3 A tower -3,0 B village 0,-3 B tower 2,-3",
    ),
    [
        Ask(
            right=[
                Choice("build 1,0 2,-1 village", "back", {"points.0": 11, "phase": "reinforce"}),
            ],
            wrong=[
                Choice("build * 0,0 village", "palace-last", {"points.0": 11}),
                Choice("build *", "no-gain", {"points.0": 10}),
                Choice("move *", "move", {"points.0": 10}),
            ],
        ),
        Ask(
            right=[Choice("reinforce *", "palace", {"reserve.0.pawns": 0})],
            replies=[(1, "move -2,-2 -3,-1")],
            after={"turn": 0, "points.0": 11},
        ),
        Ask(
            right=[Choice("build * 0,0 village", does={"over": True, "points.0": 12})],
            wrong=[
                Choice("build *", "no-palace", {"over": False}),
                Choice("move *", "no-palace", {"over": False, "points.0": 11}),
            ],
        ),
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

LESSONS = (JOIN, SHELTER, BUILD, REINFORCE, TOWER, TAKE_OVER, PALACE, EMPEROR, KAMIKAZE, MARCH)
