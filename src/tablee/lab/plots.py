"""A picture of a simulation: lengths, scores, winners and ends. Needs matplotlib."""

from collections import Counter
from typing import Any

from tablee.lab.canvas import (
    BARS,
    INK,
    LINEN,
    NOTE,
    QUIET,
    TEAL,
    TERRACOTTA,
    Say,
    bin_width,
    binned,
    blank_figure,
    calm,
    cut_note,
    histogram,
    legend,
    middles,
    nothing,
    save,
    whole,
)
from tablee.lab.simulate import Tally
from tablee.lab.statistics import interval, summary

EVEN = 0.5
BREADTH = 0.85  # of a seat's column, for its most frequent score


def _figure(title: str, width: float, height: float) -> Any:
    figure = blank_figure(width, height)
    figure.suptitle(title, color=INK, fontsize=16, fontfamily="serif")
    return figure


def picture(tally: Tally, title: str, score: str, ends: dict[str, int], file: str, say: Say) -> None:
    """Draw four panels into a file; its ending names the format. `score` and `ends` are in words."""
    figure = _figure(title, 11, 8)
    (lengths, scores), (wins, endings) = figure.subplots(2, 2)
    _lengths(calm(lengths, say("plot-lengths")), tally, say)
    _scores(calm(scores, say("plot-scores", score=score)), tally, say)
    _wins(calm(wins, say("plot-wins")), tally, say)
    _ends(calm(endings, say("plot-ends")), ends, tally.games, say)
    save(figure, file)


Row = tuple[str, float, tuple[float, float], float]


def arena_picture(rows: list[Row], fair: float, title: str, file: str, say: Say) -> None:
    """Draw what an arena showed: each program's share of wins with its interval, and its time."""
    figure = _figure(title, 9, 1.6 + 0.7 * len(rows))
    axes = calm(figure.subplots(), say("arena-plot"))
    for place, (name, share, (low, high), ms) in enumerate(reversed(rows)):
        axes.barh(place, share, color=TEAL, height=0.6)
        axes.plot([low, high], [place, place], color=INK, linewidth=1.6)
        axes.text(
            high + 0.01,
            place,
            f"{say('percent', value=100 * share)}  ·  {whole(ms, say)} ms",
            va="center",
            **NOTE,
        )
        axes.text(-0.01, place, name, va="center", ha="right", **NOTE)
    axes.axvline(fair, color=TERRACOTTA, linestyle="--", linewidth=1.2, label=say("arena-plot-fair"))
    axes.set_xlim(0, min(1.25, max(high for _, _, (_, high), _ in rows) + 0.25))
    axes.set_yticks([])
    axes.xaxis.set_major_formatter(lambda value, _: say("percent-whole", value=value * 100))
    legend(axes)
    save(figure, file)


Cell = tuple[float, tuple[float, float]]


def matrix_picture(
    names: list[str], cells: dict[tuple[int, int], Cell], title: str, file: str, say: Say
) -> None:
    """Draw what each program (a row) won against each other one: the more, the darker."""
    many = len(names)
    figure = _figure(title, 3 + 1.6 * many, 1.8 + 0.9 * many)
    axes = calm(figure.subplots(), say("matrix-plot"))
    for (row, column), (share, (low, high)) in cells.items():
        colour = TEAL if share >= EVEN else TERRACOTTA
        depth = 0.06 + 0.5 * min(1.0, 2 * abs(share - EVEN))
        axes.add_patch(_tile(column, row, colour, depth))
        axes.text(column, row - 0.08, say("percent", value=100 * share), ha="center", va="center", **NOTE)
        span = f"{whole(100 * low, say)} – {whole(100 * high, say)}"
        axes.text(column, row + 0.24, span, ha="center", va="center", color=INK, fontsize=8)
    axes.set_xlim(-0.5, many - 0.5)
    axes.set_ylim(many - 0.5, -0.5)
    axes.set_xticks(range(many), names)
    axes.set_yticks(range(many), names)
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_visible(False)
    axes.set_xlabel(say("matrix-plot-against"), color=QUIET)
    save(figure, file)


def _tile(column: int, row: int, colour: str, depth: float) -> Any:
    from matplotlib.patches import Rectangle

    return Rectangle((column - 0.48, row - 0.46), 0.96, 0.92, color=colour, alpha=depth, linewidth=0)


Curve = list[tuple[float, float]]


def curve_picture(lines: dict[str, Curve], title: str, file: str, say: Say) -> None:
    """Draw shares of games won over minutes of learning, a line for each of those played against."""
    figure = _figure(title, 9, 5)
    axes = calm(figure.subplots(), "")
    colours = (TEAL, TERRACOTTA, INK, QUIET)
    for place, (name, line) in enumerate(lines.items()):
        minutes, shares = zip(*line, strict=True)
        axes.plot(minutes, shares, "o-", color=colours[place % len(colours)], markersize=3, label=name)
    axes.set_ylim(0, 1)
    axes.set_xlabel(say("learn-plot-minutes"), color=QUIET)
    axes.yaxis.set_major_formatter(lambda value, _: say("percent-whole", value=value * 100))
    axes.grid(axis="y", color=QUIET, alpha=0.15)
    legend(axes)
    save(figure, file)


def _lengths(axes: Any, tally: Tally, say: Say) -> None:
    if not tally.finished:
        return nothing(axes, say)
    counts = tally.lengths
    high = histogram(axes, counts, say)
    figures = summary(counts)
    assert figures is not None
    middles(axes, figures, say)
    axis = say("plot-lengths-axis") + cut_note(counts, high, say)
    if tally.finished < tally.games:
        axis += "\n" + say("plot-finished-only", finished=tally.finished, games=tally.games)
    axes.set_xlabel(axis, color=QUIET)
    axes.set_ylabel(say("plot-games-axis"), color=QUIET)
    return None


def _scores(axes: Any, tally: Tally, say: Say) -> None:
    """A standing histogram for each seat, as broad as a score is frequent; a dot for the mean."""
    if not tally.finished:
        return nothing(axes, say)
    every = sum(tally.scores, Counter())
    low, width = min(every), bin_width(every)
    for seat, counts in enumerate(tally.scores):
        bars = binned(counts, low, width)
        broadest = max(bars.values())
        breadths = [BREADTH * count / broadest for count in bars.values()]
        lefts = [seat - breadth / 2 for breadth in breadths]
        axes.barh(list(bars), breadths, left=lefts, height=width * 0.92, **BARS)
        figures = summary(counts)
        assert figures is not None
        axes.plot(seat, figures["mean"], "o", color=TERRACOTTA, markeredgecolor=LINEN, markersize=8)
    axes.set_xticks(range(tally.seats))
    axes.set_xlabel(say("plot-seat-axis"), color=QUIET)
    axes.set_xlim(-0.6, tally.seats - 0.4)
    axes.plot([], [], "o", color=TERRACOTTA, label=say("sim-mean"))
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.grid(axis="y", color=QUIET, alpha=0.15)
    legend(axes)
    return None


def _wins(axes: Any, tally: Tally, say: Say) -> None:
    if not tally.finished:
        return nothing(axes, say)
    seats = range(tally.seats)
    shares = [tally.win_share(seat) for seat in seats]
    spans = [interval(share, tally.finished) for share in shares]
    reach = [
        [share - low for share, (low, _) in zip(shares, spans, strict=True)],
        [high - share for share, (_, high) in zip(shares, spans, strict=True)],
    ]
    axes.bar(seats, shares, width=0.6, color=TERRACOTTA, alpha=0.85)
    axes.errorbar(seats, shares, yerr=reach, fmt="none", ecolor=INK, capsize=4, linewidth=1.2)
    even = 1 / tally.seats
    axes.axhline(
        even, color=QUIET, linestyle=":", label=say("sim-fair", share=say("percent", value=even * 100))
    )
    for seat, (_, high) in zip(seats, spans, strict=True):
        label = say("percent", value=shares[seat] * 100)
        axes.annotate(label, (seat, high), (0, 4), textcoords="offset points", ha="center", **NOTE)
    axes.set_ylim(0, max(high for _, high in spans) * 1.25)
    axes.set_xticks(seats)
    axes.set_xlabel(say("plot-seat-axis"), color=QUIET)
    axes.yaxis.get_major_locator().set_params(steps=[1, 2, 5, 10])
    axes.yaxis.set_major_formatter(lambda value, _: say("percent-whole", value=value * 100))
    axes.set_ylabel(say("plot-wins-axis"), color=QUIET)
    legend(axes)
    return None


def _ends(axes: Any, ends: dict[str, int], games: int, say: Say) -> None:
    names = list(ends)[::-1]
    counts = [ends[name] for name in names]
    axes.set_yticks(range(len(names)), names)
    places = [place for place, count in enumerate(counts) if count]
    axes.barh(places, [counts[place] for place in places], height=0.5, **BARS)
    for place, count in enumerate(counts):
        label = f" {whole(count, say)} ({say('percent', value=count / games * 100)})"
        axes.annotate(label, (count, place), va="center", **NOTE)
    axes.set_xlim(0, max(counts) * 1.35)
    axes.set_ylim(-1, len(names))
    axes.set_xlabel(say("plot-games-axis"), color=QUIET)
    axes.xaxis.get_major_locator().set_params(integer=True, nbins=5)
    axes.xaxis.set_major_formatter(lambda value, _: whole(value, say))
