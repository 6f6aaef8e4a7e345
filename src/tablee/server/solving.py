"""What is kept of the puzzles somebody tried: which were solved, on which days, and the rating they lead to.

The first try of a puzzle moves the rating of its game, as a game of Elo's against the puzzle's own; nothing
else does. A day counts for the streak once the puzzle of that day is solved, in whichever game, before its
answer was shown.
"""

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from tablee.core.puzzle import Puzzle, puzzle_of_day, puzzles_of
from tablee.core.shelf import shelf
from tablee.server.store import puzzled

BEGIN = 1200  # the rating of who has tried nothing
STEP, FIRST_STEP, SETTLED = 20, 40, 10  # how far a try moves it, more in the first tries
PRACTICE = ""  # the day of a puzzle that was not that of its day
NEW = 5  # so many puzzles of a game are tried by who is new to it: those of few seats, the easiest first


def today() -> date:
    """The day of the puzzles, the same everywhere."""
    return datetime.now(UTC).date()


def day_of(game: str, puzzle: Puzzle, day: date) -> str:
    """The day for which a puzzle counts now, if it is that day's."""
    return day.isoformat() if puzzle == puzzle_of_day(game, day) else PRACTICE


# A try


@dataclass(frozen=True)
class Tried:
    """What came of a try: the rating afterwards, and by how much it moved; nothing, if it did not count."""

    rating: int
    change: int | None


def rated(rating: int, puzzle: int, won: bool, tries: int) -> int:
    """A rating after a first try of a puzzle.

    >>> rated(1200, 1200, True, 0), rated(1200, 1200, False, 0), rated(1200, 1600, False, 30)
    (1220, 1180, 1198)
    """
    expected = 1 / (1 + 10 ** ((puzzle - rating) / 400))
    return round(rating + (FIRST_STEP if tries < SETTLED else STEP) * (won - expected))


def attempt(
    player: str, game: str, puzzle: Puzzle, day: str, right: bool, shown: bool = False
) -> Callable[[Connection], Tried]:
    """Note a try of a puzzle, or that its answer was asked for."""

    def change(line: Connection) -> Tried:
        before = _rows(line, player, game)
        ratings = [row.rating for row in before if row.rating is not None]
        rating = ratings[-1] if ratings else BEGIN
        same = [row for row in before if row.puzzle == puzzle.name]
        here = next((row for row in same if row.day == day), None)
        if here is not None:
            solved = here.solved or (right and not here.shown)
            line.execute(
                sql.update(puzzled).where(*_key(here)).values(solved=solved, shown=here.shown or shown)
            )
            return Tried(rating, None)
        after = None if same else rated(rating, puzzle.rating, right, len(ratings))
        line.execute(
            sql.insert(puzzled).values(
                player=player,
                game=game,
                puzzle=puzzle.name,
                day=day,
                at=time.time(),
                first_try=right,
                solved=right,
                shown=shown,
                rating=after,
            )
        )
        return Tried(rating, None) if after is None else Tried(after, after - rating)

    return change


def _rows(line: Connection, player: str, game: str) -> list[Any]:
    chosen = sql.select(puzzled).where(puzzled.c.player == player, puzzled.c.game == game)
    return list(line.execute(chosen.order_by(puzzled.c.at)))


def _key(row: Any) -> list[Any]:
    return [puzzled.c[name] == getattr(row, name) for name in ("player", "game", "puzzle", "day")]


# How somebody stands


@dataclass(frozen=True)
class Standing:
    """A player's puzzles of one game."""

    game: str
    total: int
    solved: int
    rating: int
    ratings: tuple[int, ...]  # after each try that counted, the oldest first
    tried: frozenset[str]
    today: bool  # whether the puzzle of the day is solved


def standing(player: str, game: str, day: date) -> Callable[[Connection], Standing]:
    return lambda line: _standing(game, _rows(line, player, game), day)


def nobody(game: str) -> Standing:
    """Who has tried nothing yet."""
    return _standing(game, [], today())


def _standing(game: str, rows: list[Any], day: date) -> Standing:
    names = {puzzle.name for puzzle in puzzles_of(game)}
    ratings = tuple(row.rating for row in rows if row.rating is not None)
    return Standing(
        game,
        len(names),
        len({row.puzzle for row in rows if row.solved} & names),
        ratings[-1] if ratings else BEGIN,
        ratings,
        frozenset(row.puzzle for row in rows),
        any(row.solved and row.day == day.isoformat() for row in rows),
    )


def standings(player: str, day: date) -> Callable[[Connection], list[Standing]]:
    """How a player stands in each game that has puzzles."""

    def query(line: Connection) -> list[Standing]:
        named = [card.name for card in shelf() if puzzles_of(card.name)]
        return [_standing(game, _rows(line, player, game), day) for game in named]

    return query


def streak(player: str, day: date) -> Callable[[Connection], int]:
    """On how many days in a row, up to today or yesterday, a puzzle of the day was solved."""

    def query(line: Connection) -> int:
        chosen = sql.select(puzzled.c.day).where(puzzled.c.player == player, puzzled.c.solved).distinct()
        return in_a_row({found.day for found in line.execute(chosen)}, day)

    return query


def in_a_row(days: Collection[str], last: date) -> int:
    """How many days in a row end today, or yesterday while today's is still to come.

    >>> in_a_row({"2026-05-01", "2026-05-02", "2026-04-29"}, date(2026, 5, 3))
    2
    """
    end = last if last.isoformat() in days else last - timedelta(days=1)
    count = 0
    while (end - timedelta(days=count)).isoformat() in days:
        count += 1
    return count


def further(stand: Standing, but: str = "") -> Puzzle | None:
    """The puzzle to try next: of those not tried yet the one nearest to the rating, for who is new the
    easiest of the fewest seats; then any other."""
    found = [puzzle for puzzle in puzzles_of(stand.game) if puzzle.name != but]
    fresh = [puzzle for puzzle in found if puzzle.name not in stand.tried]
    if len(stand.tried) < NEW:
        return min(fresh, key=lambda puzzle: (puzzle.seats, puzzle.rating), default=None)
    return min(fresh or found, key=lambda puzzle: abs(puzzle.rating - stand.rating), default=None)
