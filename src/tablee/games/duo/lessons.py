"""Learning Duo: what fits, chains, drawing; then jokers, and what is worth keeping."""

from collections.abc import Iterator

from tablee.core.lesson import Ask, Choice, Lesson
from tablee.games.duo.examples import table
from tablee.games.duo.notation import NAMES, STACKS

ADA = "B1s B2s B3s B4s G3t Y3t R4x"  # what the other one holds at the start of a round


def _unfit(
    cards: str, clause: str = "R9", why: str = "", stacks: tuple[str, ...] = ("left",)
) -> Iterator[Choice]:
    """Cards that do not fit. After the first lesson each is tried on one stack, so that touching a card is
    enough, as it is in a game where it goes on one stack only."""
    for card in cards.split():
        yield from (Choice(f"lay {card} {stack}", why, clause=clause) for stack in stacks)


FITS = Lesson(
    "fits",
    table(["R3c", "B1x"], "R3s G2t G4s Y2s Y4t G1s Y1s", ADA),
    [
        Ask(
            right=[Choice("lay R3s left", does={"tops.0": "R3s", "hands.0#": 6})],
            wrong=[
                Choice("lay R3s right", "other-stack", clause="R9"),
                *_unfit("G2t G4s Y2s Y4t G1s Y1s", stacks=STACKS),
                Choice("draw", "draw", {"hands.0#": 8, "turn": 1}),
            ],
        )
    ],
)

CHAIN = Lesson(
    "chain",
    table(["R3c", "B1x"], "R3s R4s G4s", "B2t G3x Y2c Y1t", "R1t R1x R2t R2x R3t R3x R4t"),
    [
        Ask(
            right=[Choice("lay R3s left", "first", {"stack": "left", "hands.0#": 2})],
            wrong=[
                *_unfit("R4s G4s"),
                Choice("draw", "draw", {"hands.0#": 4, "turn": 1}),
            ],
        ),
        Ask(
            right=[Choice("lay R4s left", "second", {"tops.0": "R4s", "hands.0": ["G4s"]})],
            wrong=[
                *_unfit("G4s"),
                Choice("stop", "stop", {"hands.0": ["G4s", "R4s"], "turn": 1}),
            ],
        ),
        Ask(
            right=[Choice("lay G4s left", does={"scores": [4, 0], "round": 2})],
            wrong=[Choice("stop", "stop", {"hands.0": ["G4s"], "turn": 1})],
        ),
    ],
)

DRAW = Lesson(
    "draw",
    table(["R3c", "B1x"], "G2t G4s Y2s Y4t G1s Y1s Y4s", ADA),
    [
        Ask(
            right=[Choice("draw", does={"hands.0#": 8, "turn": 1})],
            wrong=[*_unfit("G2t G4s Y2s Y4t G1s Y1s Y4s")],
        )
    ],
)

JOKER = Lesson(
    "joker",
    table(["-3-", "B1x"], "Y3t Y-- --c G2s G4s R2x B2c", "B1s B2s B3s B4s G3t Y1t R4x"),
    [
        Ask(
            right=[Choice("lay Y3t left", "on-joker", {"tops.0": "Y3t", "hands.0#": 6})],
            wrong=[
                *_unfit("Y-- --c", "R12", "two-jokers"),
                *_unfit("G2s G4s R2x B2c", "R10", "no-three"),
                Choice("draw", "draw", {"hands.0#": 8, "turn": 1}),
            ],
        ),
        Ask(
            right=[Choice("lay Y-- left", does={"tops.0": "Y--", "hands.0#": 5, "legal": ["stop"]})],
            wrong=[
                Choice("lay --c left", "no-feature", clause="R10"),
                *_unfit("G2s G4s R2x B2c"),
                Choice("stop", "stop", {"hands.0#": 6, "turn": 1}),
            ],
        ),
    ],
)

WHICH = Lesson(
    "which",
    table(["R3c", "B1x"], "R3s R4s G4s B1t Y2c G3x Y4x", "B1s B2s B3s B4s G1t Y3t R4x"),
    [
        Ask(
            right=[Choice("lay R3s left", "chain", {"legal": ["lay R4s left", "stop"]})],
            wrong=[
                Choice("lay B1t right", "alone", {"legal": ["stop"]}),
                *_unfit("R4s G4s Y2c G3x Y4x"),
                Choice("draw", "draw", {"hands.0#": 8, "turn": 1}),
            ],
        ),
        Ask(right=[Choice("lay R4s left", "chain")], wrong=[Choice("stop", "go-on", {"hands.0#": 6})]),
        Ask(
            right=[Choice("lay G4s left", does={"hands.0#": 4})],
            wrong=[Choice("stop", "go-on", {"hands.0#": 5})],
        ),
    ],
)

KEEP = Lesson(
    "keep",
    table(["R4s", "Y1c"], "G4s R--", "B1x B2c G3t Y3x", "B1s B4s B4x G1c G1x G4x R1c R1s"),
    [
        Ask(
            right=[Choice("lay G4s left", "kept", {"hands.0": ["R--"], "legal": ["stop"]})],
            wrong=[
                Choice("lay R-- left", "spent", {"hands.0": ["G4s"], "legal": ["stop"]}),
                Choice("draw", "draw", {"hands.0#": 3, "turn": 1}),
            ],
        ),
        Ask(
            right=[Choice("stop", does={"hands.0": ["R--"], "turn": 1})],
            wrong=[Choice("lay R-- left", "not-red", clause="R10")],
        ),
    ],
)

_SEEN = {*["R3c", "B1x", "R3s", "Y4t", "G2t"], *["B1s", "B2s", "B3s", "B4s", "G3t", "Y3t"], "***"}
PILE = Lesson(
    "pile",
    table(
        ["R3c", "B1x"],
        "R3s Y4t",
        "B1s B2s B3s B4s G3t Y3t",
        " ".join(name for name in NAMES if name not in _SEEN),  # all but one of the pile
    ),
    [
        Ask(
            right=[Choice("lay R3s left", "less", {"hands.0": ["Y4t"]})],
            wrong=[
                Choice("draw", "draw", {"scores": [-3, -6], "round": 2}),
                *_unfit("Y4t"),
            ],
        ),
        Ask(
            right=[Choice("stop", does={"turn": 1})],
            wrong=[Choice("lay Y4t left", clause="R9")],
            replies=[(1, "draw")],
            after={"scores": [-1, -7], "round": 2},
        ),
    ],
)

TURBO = Lesson(
    "turbo",
    table(["R3c", "B1x"], "*** -2-", "Y4t G1s B2s G2c Y4x", "B3x R1c R4c Y3s Y3x Y4c Y4s", turbos=3),
    [
        Ask(
            right=[Choice("lay *** left", "anything"), Choice("lay *** right", "anything")],
            wrong=[
                *_unfit("-2-", "R10", "joker-first"),
                Choice("draw", "draw", {"hands.0#": 3, "turn": 1}),
            ],
        ),
        Ask(
            right=[Choice("lay -2- *", does={"scores": [5, 0], "round": 2})],
            wrong=[Choice("stop", "stop", {"hands.0": ["-2-"], "turn": 1})],
        ),
    ],
    options={"turbo": True},
)

LESSONS = (FITS, CHAIN, DRAW, JOKER, WHICH, KEEP, PILE, TURBO)
