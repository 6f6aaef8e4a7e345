"""A picture of a simulation: lengths, scores, winners and ends. Needs matplotlib."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tablee.lab.simulate import Tally
from tablee.lab.statistics import interval, quantile, summary

Say = Callable[..., str]

LINEN, INK, QUIET, TERRACOTTA, TEAL = "#F6F1E7", "#1E2430", "#6B6558", "#B8472F", "#2F6F73"
MOST_BARS = 48
BREADTH = 0.85  # of a seat's column, for its most frequent score
NOTE = {"fontsize": 9, "color": INK}
SHOWN = 0.995  # of all games; the few that last longest would flatten the others


def picture(tally: Tally, title: str, ends: dict[str, int], file: str, say: Say) -> None:
    """Draw four panels into a file; its ending names the format. `ends` are in words."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    layout = ConstrainedLayoutEngine(h_pad=0.15, w_pad=0.15)
    figure = Figure(figsize=(11, 8), facecolor=LINEN, layout=layout)
    FigureCanvasAgg(figure)
    figure.suptitle(title, color=INK, fontsize=16, fontfamily="serif")
    (lengths, scores), (wins, endings) = figure.subplots(2, 2)
    _lengths(_calm(lengths, say("plot-lengths")), tally.lengths, say)
    _scores(_calm(scores, say("plot-scores")), tally, say)
    _wins(_calm(wins, say("plot-wins")), tally, say)
    _ends(_calm(endings, say("plot-ends")), ends, tally.games, say)
    metadata = {"Date": None} if Path(file).suffix == ".svg" else {}
    figure.savefig(file, dpi=150, metadata=metadata)


def _calm(axes: Any, title: str) -> Any:
    axes.set_facecolor(LINEN)
    axes.set_title(title, loc="left", color=INK, fontsize=12, fontfamily="serif", pad=10)
    axes.tick_params(colors=QUIET, labelsize=9)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(QUIET)
    axes.set_axisbelow(True)
    return axes


def _lengths(axes: Any, counts: Counter[int], say: Say) -> None:
    high = int(quantile(counts, SHOWN))
    bars, width = _binned(Counter({v: n for v, n in counts.items() if v <= high}), MOST_BARS)
    axes.bar(list(bars), list(bars.values()), width=width * 0.92, color=TEAL)
    figures = summary(counts)
    assert figures is not None
    for key, style in (("median", "-"), ("mean", "--")):
        label = f"{say('sim-' + key)} {_whole(figures[key], say)}"
        axes.axvline(figures[key], color=TERRACOTTA, linestyle=style, linewidth=1.4, label=label)
    _legend(axes)
    axis = say("plot-lengths-axis")
    if high < max(counts):
        share = sum(n for v, n in counts.items() if v <= high) / counts.total()
        axis += ", " + say("plot-lengths-cut", high=high, share=say("percent", value=share * 100))
    axes.set_xlabel(axis, color=QUIET)
    axes.set_ylabel(say("plot-games-axis"), color=QUIET)
    axes.grid(axis="y", color=QUIET, alpha=0.15)
    for side in (axes.xaxis, axes.yaxis):
        side.set_major_formatter(lambda value, _: _whole(value, say))


def _binned(counts: Counter[int], most: int) -> tuple[dict[float, int], int]:
    """Whole numbers in at most so many bars: the middle of each with its count, and their width."""
    low, high = min(counts), max(counts)
    width = -(-(high - low + 1) // most)
    bars: Counter[float] = Counter()
    for value, count in sorted(counts.items()):
        bars[low + (value - low) // width * width + (width - 1) / 2] += count
    return dict(bars), width


def _scores(axes: Any, tally: Tally, say: Say) -> None:
    """A standing histogram for each seat, as broad as a score is frequent; a dot for the mean."""
    if not tally.finished:
        return _nothing(axes, say)
    for seat, counts in enumerate(tally.scores):
        bars, width = _binned(counts, MOST_BARS)
        broadest = max(bars.values())
        breadths = [BREADTH * count / broadest for count in bars.values()]
        lefts = [seat - breadth / 2 for breadth in breadths]
        axes.barh(list(bars), breadths, left=lefts, height=width * 0.92, color=TEAL)
        figures = summary(counts)
        assert figures is not None
        axes.plot(seat, figures["mean"], "o", color=TERRACOTTA, markeredgecolor=LINEN, markersize=8)
    axes.set_xticks(range(tally.seats))
    axes.set_xlabel(say("plot-seat-axis"), color=QUIET)
    axes.set_xlim(-0.6, tally.seats - 0.4)
    axes.plot([], [], "o", color=TERRACOTTA, label=say("sim-mean"))
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.grid(axis="y", color=QUIET, alpha=0.15)
    _legend(axes)
    return None


def _wins(axes: Any, tally: Tally, say: Say) -> None:
    if not tally.finished:
        return _nothing(axes, say)
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
    _legend(axes)
    return None


def _ends(axes: Any, ends: dict[str, int], games: int, say: Say) -> None:
    names = list(ends)[::-1]
    counts = [ends[name] for name in names]
    axes.barh(names, counts, height=0.5, color=TEAL)
    for place, count in enumerate(counts):
        label = f" {_whole(count, say)} ({say('percent', value=count / games * 100)})"
        axes.annotate(label, (count, place), va="center", **NOTE)
    axes.set_xlim(0, max(counts) * 1.35)
    axes.set_ylim(-1, len(names))
    axes.set_xlabel(say("plot-games-axis"), color=QUIET)
    axes.xaxis.get_major_locator().set_params(integer=True, nbins=5)
    axes.xaxis.set_major_formatter(lambda value, _: _whole(value, say))


def _nothing(axes: Any, say: Say) -> None:
    axes.text(0.5, 0.5, say("plot-none"), ha="center", va="center", transform=axes.transAxes, color=QUIET)
    axes.set_xticks([])
    axes.set_yticks([])


def _whole(value: float, say: Say) -> str:
    return say("figure", value=value, places=0)


def _legend(axes: Any) -> None:
    axes.legend(labelcolor=INK, facecolor=LINEN, edgecolor=LINEN, framealpha=0.8, fontsize=9)
