"""One game between programs, traced: how long it lasted, who led when, and how much choice there was."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np

from tablee.bots.players import Player
from tablee.core.game import Game
from tablee.core.match import TABLE, Match
from tablee.lab.clauses import count_clauses
from tablee.lab.company import decisions, lots, sitting
from tablee.words import Sentence

NOBODY = -1
FIRST = "first"


@dataclass(frozen=True)
class Setting:
    """What is played: a game, its options and a program for each seat."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    limit: int  # actions after which a game is left unfinished
    replays: int = 0  # so many games, the first ones, are replayed to count their clauses


@dataclass(frozen=True)
class Trace:
    """What is remembered of one game."""

    number: int
    first: int  # the seat that began
    end: str | None  # None: unfinished
    actions: int
    rounds: int | None  # None: the game has none
    scores: list[int]
    payoffs: list[float]
    leads: list[tuple[int, int]]  # after so many actions this seat came to lead alone, or NOBODY
    choices: dict[int, int]  # how many decisions there were among so many legal actions
    clauses: dict[str, int] | None = None  # how often each fired; None: not counted
    troubles: list[Sentence] = field(default_factory=list)

    @property
    def wins(self) -> list[float]:
        """What each seat has of the victory: a tie among k is shared."""
        best = max(self.payoffs)
        return [(gain == best) / self.payoffs.count(best) for gain in self.payoffs]

    @property
    def winner(self) -> int:
        """Who won alone, or NOBODY."""
        return self.wins.index(1.0) if 1.0 in self.wins else NOBODY

    @property
    def lead_changes(self) -> int:
        """How often the lead passed from one seat to another, through a tie or not.

        >>> Trace(0, 0, "e", 9, 1, [], [], [(0, -1), (2, 1), (4, -1), (5, 1), (7, 0)], {}).lead_changes
        1
        """
        leaders = [seat for _, seat in self.leads if seat != NOBODY]
        return sum(a != b for a, b in pairwise(leaders))

    @property
    def lead_taken(self) -> float | None:
        """After which share of the game its winner led alone to the end; None if nobody won alone."""
        return None if self.winner == NOBODY else self.leads[-1][0] / self.actions

    @property
    def margin(self) -> int:
        """By how much the scores of the first and the second differ."""
        order = sorted(range(len(self.scores)), key=lambda seat: -self.payoffs[seat])
        return abs(self.scores[order[0]] - self.scores[order[1]])

    def leader(self, share: float) -> int:
        """Who led alone after that share of the game's actions, or NOBODY."""
        done = int(share * self.actions + 1e-9)
        return next(seat for since, seat in reversed(self.leads) if since <= done)


def trace_some(setting: Setting, numbers: Sequence[int]) -> list[Trace]:
    """The games of these numbers, each determined by the setting and its number."""
    with sitting(setting.bots) as players:
        return [trace(setting, number, players) for number in numbers]


def trace(setting: Setting, number: int, players: Sequence[Player]) -> Trace:
    """One game; where chance would say who begins, each seat does in turn."""
    first = setting.options[FIRST]
    if first is None:
        first = number % setting.seats
    game = Game(setting.game, setting.seats, setting.options | {FIRST: first})
    match = game.start(seed=f"{setting.seed}/{number}")
    troubles: list[Sentence] = []

    def decide(seat: int) -> str | None:
        decision = players[seat].decide(match, seat, lots(setting.seed, number, len(match.log)))
        if decision.trouble is not None:
            troubles.append(decision.trouble)
        return decision.action

    leads: list[tuple[int, int]] = []
    choices: Counter[int] = Counter()
    codes = np.zeros(game.rules.MOST_MOVES, "i4")
    for seat, _ in decisions(match, decide, setting.limit):
        _note_leader(match, leads)
        if seat != TABLE:
            out_of_turn = seat != match.asked  # where letting it pass is a choice too
            choices[int(game.moves(match.handle, seat, codes)) + out_of_turn] += 1
    _note_leader(match, leads)
    result = match.result
    return Trace(
        number,
        first,
        None if result is None else result["end"],
        len(match.log),
        match.view.round if "round" in (game.rules.State.names or ()) else None,
        [] if result is None else result["scores"],
        [] if result is None else result["payoffs"],
        leads,
        dict(choices),
        count_clauses(match) if number < setting.replays else None,
        troubles,
    )


def _note_leader(match: Match, leads: list[tuple[int, int]]) -> None:
    leader = leader_of(match)
    if not leads or leads[-1][1] != leader:
        leads.append((len(match.log), leader))


def leader_of(match: Match) -> int:
    """Who is ahead of all others by the game's standing, or NOBODY. Alone in front, one would gain 1."""
    gains = np.zeros(match.game.seats)
    match.game.payoffs(match.handle, gains)
    return int(gains.argmax()) if gains.max() == 1 else NOBODY
