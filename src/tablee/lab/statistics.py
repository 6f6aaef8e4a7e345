"""Figures from counts: moments, quartiles and intervals."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, TypeVar

from tablee.core.card import Card
from tablee.lab.simulate import Run, Tally

NORMAL_95 = 1.959963984540054

Number = TypeVar("Number", int, float)
Spread = tuple[float, float]


def summary(counts: Counter[Number]) -> dict[str, float] | None:
    """Mean, standard deviation, extremes and quartiles of counted values; None if there are none.

    >>> summary(Counter({1: 1, 2: 2, 3: 1}))["median"]
    2.0
    """
    n = counts.total()
    if n == 0:
        return None
    values = sorted(v for v, count in counts.items() if count)
    mean = sum(v * counts[v] for v in values) / n
    spread = sum((v - mean) ** 2 * counts[v] for v in values)
    return {
        "mean": mean,
        "sd": sqrt(spread / (n - 1)) if n > 1 else 0.0,
        "min": values[0],
        "q1": quantile(counts, 0.25),
        "median": quantile(counts, 0.5),
        "q3": quantile(counts, 0.75),
        "max": values[-1],
    }


def quantile(counts: Counter[Number], share: float) -> float:
    """The value below which a share of all lies, between two values by straight line."""
    place = (counts.total() - 1) * share
    low = _nth(counts, int(place))
    high = _nth(counts, min(int(place) + 1, counts.total() - 1))
    return low + (high - low) * (place - int(place))


def _nth(counts: Counter[Number], n: int) -> Number:
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        if passed > n:
            return value
    raise IndexError(n)


def interval(share: float, n: float) -> Spread:
    """Wilson's 95 % interval for a share; a little too wide where wins are shared."""
    z = NORMAL_95
    middle = share + z * z / (2 * n)
    reach = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    whole = 1 + z * z / n
    low = (middle - reach) / whole if share > 0 else 0.0
    high = (middle + reach) / whole if share < 1 else 1.0
    return max(0.0, low), min(1.0, high)


def mean_interval(values: Sequence[float]) -> tuple[float, Spread | None]:
    """The mean and its 95 % interval; a single value has none.

    >>> mean_interval([1, 3])[0]
    2.0
    """
    return ratio_interval(values, [1] * len(values))


def ratio_interval(parts: Sequence[float], wholes: Sequence[float]) -> tuple[float, Spread | None]:
    """The sum of the parts over that of the wholes, game by game, and its 95 % interval.

    Decisions of one game are alike, so it is the games that count as independent, not the decisions.
    """
    n, whole = len(parts), sum(wholes)
    ratio = sum(parts) / whole
    if n < 2:
        return ratio, None
    errors = sum((part - ratio * size) ** 2 for part, size in zip(parts, wholes, strict=True))
    reach = NORMAL_95 * sqrt(errors * n / (n - 1)) / whole
    return ratio, (ratio - reach, ratio + reach)


def wins(tally: Tally) -> list[dict[str, float]] | None:
    """By seat, the share of wins with its interval; None if no game was finished."""
    if not tally.finished:
        return None
    shares = [tally.win_share(seat) for seat in range(tally.seats)]
    intervals = [interval(share, tally.finished) for share in shares]
    return [
        {"seat": seat, "share": share, "low": low, "high": high}
        for seat, (share, (low, high)) in enumerate(zip(shares, intervals, strict=True))
    ]


def ends(tally: Tally, card: Card) -> dict[str, int]:
    """How many games ended in each way; `unfinished` are those cut at the limit."""
    named = {end: tally.ends[k] for k, end in enumerate(card.ends, 1)}
    return named | ({"unfinished": tally.ends[0]} if tally.ends[0] else {})


def report(run: Run, card: Card) -> dict[str, Any]:
    """All figures of a run, for programs; lengths, wins and scores are those of the finished games."""
    tally = run.tally
    return {
        "games": tally.games,
        "finished": tally.finished,
        "moves": tally.moves,
        "seconds": run.seconds,
        "moves_per_second": tally.moves / run.seconds,
        "games_per_second": tally.games / run.seconds,
        "threads": run.threads,
        "length": summary(tally.lengths),
        "wins": wins(tally),
        "scores": [summary(counts) for counts in tally.scores],
        "ends": ends(tally, card),
    }


def interval_by_deals(deals: Iterable[tuple[float, int]]) -> tuple[float, float]:
    """The 95% interval of a share of wins, from the wins and games of each deal.

    Games of one deal are not independent of each other, so it is deals that are counted: the interval is that
    of as many independent games as would scatter as the deals do. As if one more deal had been seen whose
    games were independent, so that a few deals that happen to agree do not look sure.

    >>> low, high = interval_by_deals([(1, 2)] * 50)  # each deal is won once by either side
    >>> wide, _ = interval_by_deals([(0, 2), (2, 2)] * 25)  # each deal is won twice by the same side
    >>> wide < interval(0.5, 100)[0] < low
    True
    """
    rows = list(deals)
    games = sum(n for _, n in rows)
    if not games:
        return 0.0, 1.0
    share = sum(wins for wins, _ in rows) / games
    alone = share * (1 - share)
    scatter = sum((wins - share * n) ** 2 for wins, n in rows) + alone * games / len(rows)
    return interval(share, alone * games**2 / scatter if alone else games)
