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
BARS = {"color": TEAL, "edgecolor": TEAL, "linewidth": 0.8}  # the edge keeps thin bars visible
BREADTH = 0.85  # of a seat's column, for its most frequent score
NOTE = {"fontsize": 9, "color": INK}
SHOWN = 0.995  # of all games; the few that last longest would flatten the others


def _figure(title: str, width: float, height: float) -> Any:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    layout = ConstrainedLayoutEngine(h_pad=0.15, w_pad=0.15)
    figure = Figure(figsize=(width, height), facecolor=LINEN, layout=layout)
    FigureCanvasAgg(figure)
    figure.suptitle(title, color=INK, fontsize=16, fontfamily="serif")
    return figure


def _save(figure: Any, file: str) -> None:
    metadata = {"Date": None} if Path(file).suffix == ".svg" else {}
    figure.savefig(file, dpi=150, metadata=metadata)


def picture(tally: Tally, title: str, score: str, ends: dict[str, int], file: str, say: Say) -> None:
    """Draw four panels into a file; its ending names the format. `score` and `ends` are in words."""
    figure = _figure(title, 11, 8)
    (lengths, scores), (wins, endings) = figure.subplots(2, 2)
    _lengths(_calm(lengths, say("plot-lengths")), tally, say)
    _scores(_calm(scores, say("plot-scores", score=score)), tally, say)
    _wins(_calm(wins, say("plot-wins")), tally, say)
    _ends(_calm(endings, say("plot-ends")), ends, tally.games, say)
    _save(figure, file)


Row = tuple[str, float, tuple[float, float], float]


def arena_picture(rows: list[Row], fair: float, title: str, file: str, say: Say) -> None:
    """Draw what an arena showed: each program's share of wins with its interval, and its time."""
    figure = _figure(title, 9, 1.6 + 0.7 * len(rows))
    axes = _calm(figure.subplots(), say("arena-plot"))
    for place, (name, share, (low, high), ms) in enumerate(reversed(rows)):
        axes.barh(place, share, color=TEAL, height=0.6)
        axes.plot([low, high], [place, place], color=INK, linewidth=1.6)
        axes.text(
            high + 0.01,
            place,
            f"{say('percent', value=100 * share)}  ·  {_whole(ms, say)} ms",
            va="center",
            **NOTE,
        )
        axes.text(-0.01, place, name, va="center", ha="right", **NOTE)
    axes.axvline(fair, color=TERRACOTTA, linestyle="--", linewidth=1.2, label=say("arena-plot-fair"))
    axes.set_xlim(0, min(1.25, max(high for _, _, (_, high), _ in rows) + 0.25))
    axes.set_yticks([])
    axes.xaxis.set_major_formatter(lambda value, _: say("percent-whole", value=value * 100))
    _legend(axes)
    _save(figure, file)


def _calm(axes: Any, title: str) -> Any:
    axes.set_facecolor(LINEN)
    axes.set_title(title, loc="left", color=INK, fontsize=12, fontfamily="serif", pad=24)
    axes.tick_params(colors=QUIET, labelsize=9)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(QUIET)
    axes.set_axisbelow(True)
    return axes


def _lengths(axes: Any, tally: Tally, say: Say) -> None:
    if not tally.finished:
        return _nothing(axes, say)
    counts = tally.lengths
    high = int(quantile(counts, SHOWN))
    shown = Counter({v: n for v, n in counts.items() if v <= high})
    width = _bin_width(shown)
    bars = _binned(shown, min(shown), width)
    axes.bar(list(bars), list(bars.values()), width=width * 0.78, **BARS)
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
    if tally.finished < tally.games:
        axis += "\n" + say("plot-finished-only", finished=tally.finished, games=tally.games)
    axes.set_xlabel(axis, color=QUIET)
    axes.set_ylabel(say("plot-games-axis"), color=QUIET)
    axes.grid(axis="y", color=QUIET, alpha=0.15)
    for side in (axes.xaxis, axes.yaxis):
        side.set_major_formatter(lambda value, _: _whole(value, say))
    return None


def _bin_width(counts: Counter[int]) -> int:
    """How many values share a bar, so that there are not too many bars."""
    return -(-(max(counts) - min(counts) + 1) // MOST_BARS)


def _binned(counts: Counter[int], low: int, width: int) -> dict[float, int]:
    """Whole numbers in bars of a width, the first from `low`: the middle of each with its count."""
    bars: Counter[float] = Counter()
    for value, count in sorted(counts.items()):
        bars[low + (value - low) // width * width + (width - 1) / 2] += count
    return dict(bars)


def _scores(axes: Any, tally: Tally, say: Say) -> None:
    """A standing histogram for each seat, as broad as a score is frequent; a dot for the mean."""
    if not tally.finished:
        return _nothing(axes, say)
    whole = sum(tally.scores, Counter())
    low, width = min(whole), _bin_width(whole)
    for seat, counts in enumerate(tally.scores):
        bars = _binned(counts, low, width)
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
    axes.set_yticks(range(len(names)), names)
    places = [place for place, count in enumerate(counts) if count]
    axes.barh(places, [counts[place] for place in places], height=0.5, **BARS)
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
    """Between title and bars, where it hides neither."""
    axes.legend(
        loc="lower right",
        bbox_to_anchor=(1, 1),
        ncols=2,
        labelcolor=INK,
        fontsize=9,
        frameon=False,
        borderaxespad=0.2,
        columnspacing=1.2,
    )
