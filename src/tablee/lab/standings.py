"""What an arena shows: win rates with intervals, ratings, thinking times, and when it is decided."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any

from tablee.lab.arena import Contest, Played
from tablee.lab.statistics import interval

DOUBT = 0.05  # how often a sequential test may be wrong, either way
EDGE = 0.05  # the smallest advantage in score that is looked for


@dataclass
class Standing:
    """How one program has done. A seat at a table counts as one game of it."""

    name: str
    games: int = 0
    wins: float = 0.0
    moves: int = 0
    seconds: float = 0.0

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.win_rate, self.games)

    @property
    def ms_per_move(self) -> float:
        return 1000 * self.seconds / self.moves if self.moves else 0.0


@dataclass
class Standings:
    """The table of an arena, growing game by game."""

    contest: Contest
    rows: list[Standing] = field(init=False)
    finished: int = 0
    unfinished: int = 0
    scores: list[float] = field(default_factory=list)  # of the first program against the second

    def __post_init__(self) -> None:
        from openskill.models import PlackettLuce

        self.rows = [Standing(name) for name in self.contest.bots]
        self._model = PlackettLuce()
        self._ratings: list[Any] = [self._model.rating() for _ in self.rows]

    def add(self, played: Played) -> None:
        for seat, bot in enumerate(played.seating):
            self.rows[bot].moves += played.moves[seat]
            self.rows[bot].seconds += played.seconds[seat]
        if played.payoffs is None:
            self.unfinished += 1
            return
        self.finished += 1
        best = max(played.payoffs)
        share = 1 / played.payoffs.count(best)
        for seat, bot in enumerate(played.seating):
            self.rows[bot].games += 1
            self.rows[bot].wins += share if played.payoffs[seat] == best else 0.0
        means = self._means(played)
        self._rate(means)
        if 0 in means and 1 in means:
            self.scores.append((1 + (means[0] > means[1]) - (means[0] < means[1])) / 2)

    def _means(self, played: Played) -> dict[int, float]:
        """The mean payoff of each program that sat at the table."""
        gains: dict[int, list[float]] = {}
        for seat, bot in enumerate(played.seating):
            gains.setdefault(bot, []).append((played.payoffs or [])[seat])
        return {bot: sum(values) / len(values) for bot, values in gains.items()}

    def _rate(self, means: dict[int, float]) -> None:
        if len(means) < 2:
            return
        bots = list(means)
        teams = [[self._ratings[bot]] for bot in bots]
        for bot, (rated,) in zip(bots, self._model.rate(teams, scores=[means[b] for b in bots]), strict=True):
            self._ratings[bot] = rated

    def rating(self, bot: int) -> float:
        """The rating of a program: its mean, 25 for somebody unknown."""
        return float(self._ratings[bot].mu)

    def rating_doubt(self, bot: int) -> float:
        return float(self._ratings[bot].sigma)

    def verdict(self) -> str | None:
        """Whether the first program is better than the second: `better`, `not better`, or open."""
        return sprt(self.scores)


def sprt(scores: Sequence[float]) -> str | None:
    """A sequential test of "scores half" against "scores half and an edge".

    The log-likelihood ratio is that of normal means with the variance seen so far.
    """
    n = len(scores)
    if n < 16:
        return None
    mean = sum(scores) / n
    variance = max(sum((score - mean) ** 2 for score in scores) / n, 0.01)
    low, high = 0.5, 0.5 + EDGE
    ratio = n * (high - low) * (2 * mean - low - high) / (2 * variance)
    bound = log((1 - DOUBT) / DOUBT)
    if ratio >= bound:
        return "better"
    return "not better" if ratio <= -bound else None


def as_json(standings: Standings) -> dict[str, Any]:
    """The table for programs."""
    contest = standings.contest
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
        "games": standings.finished,
        "unfinished": standings.unfinished,
        "bots": [
            {
                "name": row.name,
                "games": row.games,
                "wins": row.wins,
                "win_rate": row.win_rate,
                "interval": list(row.interval),
                "rating": standings.rating(k),
                "ms_per_move": row.ms_per_move,
            }
            for k, row in enumerate(standings.rows)
        ],
    }
