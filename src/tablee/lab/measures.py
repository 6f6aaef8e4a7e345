"""What traced games show, as tables: lists of rows, each a plain dictionary.

Every estimate stands between `low` and `high`, the ends of its 95 % interval (None where there are too
few games for one). All but the share of unfinished games is about finished ones.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tablee.lab.statistics import Number, Spread, interval, mean_interval, quantile, ratio_interval, summary
from tablee.lab.traces import NOBODY, Trace

Row = dict[str, Any]

MOMENTS = [k / 20 for k in range(1, 21)]  # shares of a game at which the leader is looked at


def finished(traces: Iterable[Trace]) -> list[Trace]:
    return [trace for trace in traces if trace.end is not None]


def game_rows(traces: Sequence[Trace]) -> list[Row]:
    """A row for each game."""
    return [
        {
            "game": trace.number,
            "first": trace.first,
            "end": trace.end,
            "actions": trace.actions,
            "rounds": trace.rounds,
            "winner": None if trace.end is None or trace.winner == NOBODY else trace.winner,
            "margin": None if trace.end is None else trace.margin,
            "lead_changes": trace.lead_changes,
            "lead_taken": None if trace.end is None else trace.lead_taken,
        }
        | {f"score_{seat}": score for seat, score in enumerate(trace.scores)}
        for trace in traces
    ]


# What one number of each game tells; None where the game has no such number.
VALUES: dict[str, Callable[[Trace], float | None]] = {
    "actions": lambda trace: trace.actions,
    "rounds": lambda trace: trace.rounds,
    "lead_changes": lambda trace: trace.lead_changes,
    "lead_taken": lambda trace: trace.lead_taken,
    "margin": lambda trace: trace.margin,
}


def figures(traces: Sequence[Trace]) -> list[Row]:
    """How long, how much choice, how close: mean, interval and quantiles of each measure."""
    rows = []
    for measure, value in VALUES.items():
        values = [x for x in map(value, traces) if x is not None]
        if values:
            mean, span = mean_interval(values)
            rows.append(_figure(measure, len(values), mean, _not_below_0(span), Counter(values)))
    if any(trace.choices for trace in traces):
        sums = [sum(n * times for n, times in trace.choices.items()) for trace in traces]
        mean, span = ratio_interval(sums, decisions(traces))
        rows.append(_figure("choices", sum(decisions(traces)), mean, span, counted_choices(traces)))
    return rows


def decisions(traces: Sequence[Trace]) -> list[int]:
    return [sum(trace.choices.values()) for trace in traces]


def counted_choices(traces: Sequence[Trace]) -> Counter[int]:
    """How many decisions there were among each number of legal actions."""
    counts: Counter[int] = Counter()
    for trace in traces:
        counts.update(trace.choices)
    return counts


def _figure(measure: str, n: int, mean: float, span: Spread | None, counts: Counter[Number]) -> Row:
    about = summary(counts)
    assert about is not None
    return {
        "measure": measure,
        "n": n,
        "mean": mean,
        **_ends(span),
        "sd": about["sd"],
        "min": about["min"],
        "q05": quantile(counts, 0.05),
        "q25": about["q1"],
        "median": about["median"],
        "q75": about["q3"],
        "q95": quantile(counts, 0.95),
        "max": about["max"],
    }


def _ends(span: Spread | None, prefix: str = "") -> Row:
    low, high = span or (None, None)
    return {f"{prefix}low": low, f"{prefix}high": high}


def _not_below_0(span: Spread | None) -> Spread | None:
    """The interval of something that cannot be negative, few as the games may be."""
    return span and (max(0.0, span[0]), span[1])


def shares(traces: Sequence[Trace]) -> list[Row]:
    """How often something is so: of all games, of the finished ones, of the decisions."""
    done = finished(traces)
    rows = [_share("unfinished", len(traces) - len(done), len(traces))]
    if done:
        rows.append(_share("tied", sum(trace.winner == NOBODY for trace in done), len(done)))
        rows.append(_share("never_changed", sum(trace.lead_changes == 0 for trace in done), len(done)))
    if any(trace.choices for trace in done):
        forced, span = ratio_interval([trace.choices.get(1, 0) for trace in done], decisions(done))
        rows.append(
            {"measure": "forced", "n": sum(decisions(done)), "share": forced, **_ends(_not_below_0(span))}
        )
    return rows


def _share(measure: str, count: int, n: int) -> Row:
    return {"measure": measure, "n": n, "share": count / n, **_ends(interval(count / n, n))}


def seat_rows(traces: Sequence[Trace], bots: Sequence[str]) -> list[Row]:
    """Wins and payoff by place from who began (0: who began, 1: to the left …); where the programs
    differ, by seat too."""
    seats = range(len(bots))
    rows = [
        {"by": "place", "seat": place, "bot": None}
        | _gains(traces, lambda trace, place=place: (trace.first + place) % len(bots))  # type: ignore[misc]
        for place in seats
    ]
    if len(set(bots)) > 1:
        rows += [
            {"by": "seat", "seat": seat, "bot": bots[seat]} | _gains(traces, lambda _, seat=seat: seat)  # type: ignore[misc]
            for seat in seats
        ]
    return rows if traces else []


def _gains(traces: Sequence[Trace], seat_in: Callable[[Trace], int]) -> Row:
    if not traces:
        return {}
    share = sum(trace.wins[seat_in(trace)] for trace in traces) / len(traces)
    payoff, span = mean_interval([trace.payoffs[seat_in(trace)] for trace in traces])
    return {
        "wins": share,
        **_ends(interval(share, len(traces))),
        "payoff": payoff,
        **_ends(span, "payoff_"),
    }


def leader_rows(traces: Sequence[Trace]) -> list[Row]:
    """At each moment of a game: how often somebody leads alone, and how often that one goes on to win."""
    rows = []
    for moment in MOMENTS if traces else ():
        led = [(trace, trace.leader(moment)) for trace in traces if trace.leader(moment) != NOBODY]
        won = sum(trace.wins[leader] for trace, leader in led) / len(led) if led else None
        span = None if won is None else interval(won, len(led))
        rows.append({"moment": moment, "led": len(led) / len(traces), "won": won, **_ends(span)})
    return rows


def clause_rows(traces: Sequence[Trace], clauses: Sequence[str]) -> list[Row]:
    """How often each clause fires in a game, and in what share of the games it does at all."""
    counts = [trace.clauses for trace in traces if trace.clauses is not None]
    rows = []
    for clause in clauses if counts else ():
        times = [fired.get(clause, 0) for fired in counts]
        mean, span = mean_interval(times)
        share = sum(n > 0 for n in times) / len(times)
        rows.append(
            {"clause": clause, "games": len(counts), "times": mean, **_ends(_not_below_0(span))}
            | {"share": share, **_ends(interval(share, len(times)), "share_")}
        )
    return rows


# What an option may change.
EFFECTS: dict[str, Callable[[Trace], float]] = {
    "actions": lambda trace: trace.actions,
    "opener": lambda trace: trace.wins[trace.first],
    "lead_changes": lambda trace: trace.lead_changes,
}


def effect_rows(usual: Sequence[Trace], varied: Sequence[Trace], option: str, value: Any) -> list[Row]:
    """What changes with an option, measured on games with the same deals that came to an end both ways."""
    there = {trace.number: trace for trace in varied}
    pairs = [(trace, there[trace.number]) for trace in usual if trace.number in there]
    rows = []
    for measure, of in EFFECTS.items() if pairs else ():
        difference, span = mean_interval([of(new) - of(old) for old, new in pairs])
        usual_mean, varied_mean = (sum(map(of, side)) / len(pairs) for side in zip(*pairs, strict=True))
        rows.append(
            {"option": option, "value": value, "measure": measure, "n": len(pairs)}
            | {"usual": usual_mean, "varied": varied_mean, "difference": difference, **_ends(span)}
        )
    return rows
