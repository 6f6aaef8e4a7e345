"""What an arena shows: win rates with intervals, ratings, thinking times, faults, and when it is decided.

Every seating meets the same deals, so it is deals that are counted: intervals and the sequential test take
all games of a deal together.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any

from tablee.lab.arena import Contest, Played
from tablee.lab.statistics import interval_by_deals

DOUBT = 0.05  # how often a sequential test may be wrong, either way
EVEN = 0.5  # the score of programs that are equally good
EDGE = 0.05  # the smallest advantage in score that is looked for
LEAST_DEALS = 16  # before anything is decided
LEAST_VARIANCE = 0.01


@dataclass
class Standing:
    """How one program has done. A seat at a table counts as one game of it."""

    name: str
    games: int = 0
    wins: float = 0.0
    moves: int = 0
    seconds: float = 0.0
    faults: int = (
        0  # decisions in which it crashed, stalled or answered nonsense, and the rule of thumb played
    )
    deals: dict[int, tuple[float, int]] = field(default_factory=dict)  # wins and games by deal

    def count(self, deal: int, wins: float) -> None:
        """One more seat at a table."""
        self.games += 1
        self.wins += wins
        so_far, games = self.deals.get(deal, (0.0, 0))
        self.deals[deal] = so_far + wins, games + 1

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the win rate, counted deal by deal."""
        return interval_by_deals(found for _, found in sorted(self.deals.items()))

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
    scores: list[float] = field(default_factory=list)  # of the first program against the second, by deal

    def __post_init__(self) -> None:
        from openskill.models import PlackettLuce

        self.rows = [Standing(name) for name in self.contest.bots]
        self._model = PlackettLuce()
        self._met: dict[
            int, dict[int, float]
        ] = {}  # by game, the mean payoffs of the programs that met there
        self._ratings: list[Any] | None = None  # of the games so far; none where they are to be reckoned anew
        self._round = self.contest.round
        self._next = 0
        self._open: dict[int, list[float | None]] = {}  # scores of the deals that are being played

    def add(self, played: Played) -> None:
        for seat, bot in enumerate(played.seating):
            self.rows[bot].moves += played.moves[seat]
            self.rows[bot].seconds += played.seconds[seat]
        for bot, _ in played.troubles:
            self.rows[bot].faults += 1
        deal = played.number // self._round
        if played.payoffs is None:
            self.unfinished += 1
            self._score(deal, None)
            return
        self.finished += 1
        best = max(played.payoffs)
        share = 1 / played.payoffs.count(best)
        for seat, bot in enumerate(played.seating):
            self.rows[bot].count(deal, share if played.payoffs[seat] == best else 0.0)
        means = self._means(played)
        self._met[played.number] = means
        self._ratings = None
        both = 0 in means and 1 in means
        self._score(deal, (1 + (means[0] > means[1]) - (means[0] < means[1])) / 2 if both else None)

    def _score(self, deal: int, score: float | None) -> None:
        """Note a game of a deal. A deal counts once all its games are played and all deals before it count,
        so that what is decided does not depend on which games are over first."""
        self._open.setdefault(deal, []).append(score)
        while len(self._open.get(self._next, ())) == self._round:
            scores = [one for one in self._open.pop(self._next) if one is not None]
            self._next += 1
            if scores:
                self.scores.append(sum(scores) / len(scores))

    def _means(self, played: Played) -> dict[int, float]:
        """The mean payoff of each program that sat at the table."""
        gains: dict[int, list[float]] = {}
        for seat, bot in enumerate(played.seating):
            gains.setdefault(bot, []).append((played.payoffs or [])[seat])
        return {bot: sum(values) / len(values) for bot, values in gains.items()}

    def _rated(self) -> list[Any]:
        """The ratings. Each game changes them by where they stand, so the order of the games counts: it is
        that of their numbers, and not the one in which they were over."""
        if self._ratings is None:
            ratings = [self._model.rating() for _ in self.rows]
            for _, means in sorted(self._met.items()):
                bots = list(means)
                if len(bots) > 1:
                    teams, scores = [[ratings[bot]] for bot in bots], [means[bot] for bot in bots]
                    for bot, (rated,) in zip(bots, self._model.rate(teams, scores=scores), strict=True):
                        ratings[bot] = rated
            self._ratings = ratings
        return self._ratings

    def rating(self, bot: int) -> float:
        """The rating of a program: its mean, 25 for somebody unknown."""
        return float(self._rated()[bot].mu)

    def rating_doubt(self, bot: int) -> float:
        return float(self._rated()[bot].sigma)

    def verdict(self) -> str | None:
        """Whether the first program is better than the second: `better`, `not better`, or open."""
        return sprt(self.scores)

    @property
    def faults(self) -> int:
        """How often a program failed."""
        return sum(row.faults for row in self.rows)

    def as_json(self) -> dict[str, Any]:
        """All of it as plain data."""
        return as_json(self)


def ratio(scores: Sequence[float]) -> float:
    """The logarithm of how much likelier these scores are with an edge than without.

    It is that of normal means with the variance seen so far.
    """
    n = len(scores)
    if not n:
        return 0.0
    mean = sum(scores) / n
    variance = max(sum((score - mean) ** 2 for score in scores) / n, LEAST_VARIANCE)
    low, high = EVEN, EVEN + EDGE
    return n * (high - low) * (2 * mean - low - high) / (2 * variance)


def sprt(scores: Sequence[float]) -> str | None:
    """A sequential test of "scores half" against "scores half and an edge"."""
    if len(scores) < LEAST_DEALS:
        return None
    found, bound = ratio(scores), log((1 - DOUBT) / DOUBT)
    if found >= bound:
        return "better"
    return "not better" if found <= -bound else None


def as_json(standings: Standings) -> dict[str, Any]:
    """The table for programs."""
    contest = standings.contest
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
        "games": standings.finished,
        "deals": len({deal for row in standings.rows for deal in row.deals}),
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
                "moves": row.moves,
                "faults": row.faults,
            }
            for k, row in enumerate(standings.rows)
        ],
        "faults": standings.faults,
        "verdict": standings.verdict(),
        "sprt": _test(standings) if len(standings.rows) == 2 else None,
    }


def _test(standings: Standings) -> dict[str, Any]:
    """What the sequential test asks and what it has found so far."""
    return {
        "even": EVEN,
        "edge": EVEN + EDGE,
        "doubt": DOUBT,
        "deals": len(standings.scores),
        "score": sum(standings.scores) / len(standings.scores) if standings.scores else None,
        "log_ratio": ratio(standings.scores),
    }
