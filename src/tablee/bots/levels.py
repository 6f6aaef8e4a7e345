"""The four levels of company, the same in every game: how strongly each plays, and in what manner."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """A strength and a manner.

    A level searches for `seconds`, or plays by the rule of thumb; one decision in so many (`slips`)
    is a slip, any legal action. Where a game says so, and has weights that fit, it plays by its network
    instead, and looks `ahead` with it for so many seconds. `pause` and `reaction` are the seconds it seems to
    think at a live table, and takes to jump in out of turn.

    The clock is for live tables. Elsewhere it thinks `playouts` instead of seconds, and looks ahead for so
    many `rounds`: about as long, and the same each time.
    """

    name: str
    slips: float = 0.0
    seconds: float | None = None
    trees: int = 1
    ahead: float = 0.0
    playouts: int = 0
    rounds: int = 0
    pause: float = 0.7
    reaction: float = 1.5


BEGINNER = Level("beginner", slips=0.3, pause=1.2, reaction=2.6)
AMATEUR = Level("amateur", pause=0.9, reaction=1.9)
SKILLED = Level("skilled", seconds=0.015, playouts=500, pause=0.8, reaction=1.3)
MASTER = Level("master", seconds=1.0, trees=2, ahead=0.9, playouts=40_000, rounds=2, pause=0.7, reaction=0.9)

LEVELS = (BEGINNER, AMATEUR, SKILLED, MASTER)
RANDOM = Level("random", slips=1.0)  # no company, but a yardstick: every decision is a slip

# What people call them, in both languages; with and without accents.
CALLED = {
    "beginner": BEGINNER,
    "débutant": BEGINNER,
    "debutant": BEGINNER,
    "amateur": AMATEUR,
    "skilled": SKILLED,
    "confirmé": SKILLED,
    "confirme": SKILLED,
    "master": MASTER,
    "maître": MASTER,
    "maitre": MASTER,
    "random": RANDOM,
    "hasard": RANDOM,
}
