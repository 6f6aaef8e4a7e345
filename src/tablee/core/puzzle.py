"""Puzzles: positions in which one choice is clearly the best, and what every choice there is worth.

A game's folder may have a `puzzles.json`, mined from games of programs (`tablee puzzles GAME --mine N`). The
chances in it are those of the seat that decides, from what that seat knows: each is the share of the games
won when the choice is played on from so many deals that fit this knowledge.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import date
from functools import cache, cached_property
from math import hypot, log2, sqrt
from typing import TYPE_CHECKING, Any

from tablee.core.shelf import find, folder, module_or_none

if TYPE_CHECKING:
    from tablee.core.match import Match

FILE = "puzzles.json"
DEALS = 100_000  # behind the best choices of a puzzle, unless the game's samples say otherwise
CLEARLY = 0.10  # of the chance to win, by which the best choice beats the second …
SURE = 5.0  # … and standard errors of the difference of two chances weighed apart
RATINGS = {"easy": 1000, "medium": 1350, "hard": 1700}  # of a puzzle with two choices
DIFFICULTIES = tuple(RATINGS)


@dataclass(frozen=True)
class Weighed:
    """A choice, the chance to win with it, and over how many deals that was found."""

    action: str
    chance: float
    deals: int

    @property
    def error(self) -> float:
        """At most: a chance that is shared spreads less than one that is won or lost."""
        return sqrt(max(self.chance * (1 - self.chance), 1 / self.deals) / self.deals)


@dataclass(frozen=True)
class Puzzle:
    """A position, who decides there, and every choice with its chance, the best first.

    `same` are actions that come to exactly what the best one does. `found` says how often, of so many tries,
    each level found the best choice; `game` and `step` where the position comes from.
    """

    position: Mapping[str, Any]
    seat: int
    choices: Sequence[Weighed]
    difficulty: str
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    same: Sequence[str] = ()
    found: Mapping[str, int] = field(default_factory=dict)
    game: str = ""
    step: int = 0

    @cached_property
    def name(self) -> str:
        """A short name that stays as long as the position does."""
        text = json.dumps([self.seats, self.seat, self.position], sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    @property
    def best(self) -> str:
        return self.choices[0].action

    @property
    def lead(self) -> float:
        """By how much the best choice beats the second."""
        return self.choices[0].chance - self.choices[1].chance

    @property
    def clear(self) -> bool:
        """Whether the best choice beats the second by as much as a puzzle asks for."""
        best, second = self.choices[:2]
        return self.lead >= max(CLEARLY, SURE * hypot(best.error, second.error))

    @property
    def rating(self) -> int:
        """How hard it is as a number, as of a player who solves it every other time: by who finds it, by how
        many choices there are, and by how far the best one stands out."""
        return round(RATINGS[self.difficulty] + 50 * log2(len(self.choices)) - 400 * (self.lead - CLEARLY))

    def is_best(self, action: str) -> bool:
        return action == self.best or action in self.same

    def chance_of(self, action: str) -> Weighed:
        """What a choice is worth."""
        if self.is_best(action):
            return self.choices[0]
        return next(choice for choice in self.choices if choice.action == action)

    def start(self, game: str) -> "Match":
        """The position, to be played on."""
        from tablee.core.game import Game

        return Game(game, self.seats, self.options).position(self.position, seed=self.name)


def plain(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as plain data, short: nothing that is as usual."""
    whole = asdict(puzzle)
    whole["choices"] = [[choice.action, round(choice.chance, 4), choice.deals] for choice in puzzle.choices]
    return {key: value for key, value in whole.items() if value not in ((), [], {}, "")}


def puzzle_of(row: Mapping[str, Any]) -> Puzzle:
    """A puzzle out of its plain data."""
    return Puzzle(**{**row, "choices": tuple(Weighed(*choice) for choice in row["choices"])})


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easier ones first; none, if it has none that were mined by its rules."""
    file = folder(game) / FILE
    if not file.is_file():
        return ()
    whole = json.loads(file.read_text(encoding="utf-8"))
    return tuple(puzzle_of(row) for row in whole["puzzles"]) if whole["rules"] == find(game).version else ()


def puzzle_of_day(game: str, day: date) -> Puzzle | None:
    """The same for everybody, and so one with the fewest seats, whose table is played by finger on a small
    phone; none comes twice before all of those have come."""
    everything = puzzles_of(game)
    fewest = min((puzzle.seats for puzzle in everything), default=0)
    small = [puzzle for puzzle in everything if puzzle.seats == fewest]
    small.sort(key=lambda puzzle: hashlib.sha256(puzzle.name.encode()).digest())
    return small[day.toordinal() % len(small)] if small else None


def deals_for(game: str) -> int:
    """Over how many deals the best choices of a puzzle of this game are weighed."""
    found: int = getattr(module_or_none(game, "samples"), "PUZZLE_DEALS", DEALS)
    return found


def listed(game: str) -> list[dict[str, Any]]:
    """All puzzles of a game as plain data: position, who decides, the best action and all chances."""
    return [
        {
            "name": puzzle.name,
            "difficulty": puzzle.difficulty,
            "seats": puzzle.seats,
            "seat": puzzle.seat,
            "options": dict(puzzle.options),
            "position": dict(puzzle.position),
            "best": puzzle.best,
            "same": list(puzzle.same),
            "lead": round(puzzle.lead, 4),
            "chances": [asdict(choice) | {"error": round(choice.error, 5)} for choice in puzzle.choices],
            "found": dict(puzzle.found),
            "game": puzzle.game,
            "step": puzzle.step,
        }
        for puzzle in puzzles_of(game)
    ]
