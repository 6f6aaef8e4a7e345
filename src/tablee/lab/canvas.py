"""What all pictures of the lab share: colours, calm axes, legends, histograms. Needs matplotlib."""

from collections import Counter
from collections.abc import Callable
from math import isqrt
from pathlib import Path
from typing import Any

from tablee.lab.statistics import quantile

Say = Callable[..., str]

LINEN, INK, QUIET, TERRACOTTA, TEAL = "#F6F1E7", "#1E2430", "#6B6558", "#B8472F", "#2F6F73"
MOST_BARS = 48
BARS = {"color": TEAL, "edgecolor": TEAL, "linewidth": 0.8}  # the edge keeps thin bars visible
NOTE = {"fontsize": 9, "color": INK}
SHOWN = 0.995  # of all games; the few that last longest would flatten the others


def blank_figure(width: float, height: float) -> Any:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    layout = ConstrainedLayoutEngine(h_pad=0.15, w_pad=0.15)
    figure = Figure(figsize=(width, height), facecolor=LINEN, layout=layout)
    FigureCanvasAgg(figure)
    return figure


def save(figure: Any, file: str | Path) -> None:
    metadata = {"Date": None} if Path(file).suffix == ".svg" else {}
    figure.savefig(file, dpi=150, metadata=metadata)


def calm(axes: Any, title: str, room: float = 24) -> Any:
    """Axes without clutter; between title and drawing there is room for a legend."""
    axes.set_facecolor(LINEN)
    axes.set_title(title, loc="left", color=INK, fontsize=12, fontfamily="serif", pad=room)
    axes.tick_params(colors=QUIET, labelsize=9)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(QUIET)
    axes.set_axisbelow(True)
    return axes


def histogram(axes: Any, counts: Counter[int], say: Say) -> int:
    """Bars for whole numbers, without the few that lie far out; the highest value shown."""
    high = int(quantile(counts, SHOWN))
    shown = Counter({v: n for v, n in counts.items() if v <= high})
    width = bin_width(shown, min(MOST_BARS, 4 + 2 * isqrt(counts.total())))
    bars = binned(shown, min(shown), width)
    axes.bar(list(bars), list(bars.values()), width=width * 0.78, **BARS)
    axes.grid(axis="y", color=QUIET, alpha=0.15)
    for side in (axes.xaxis, axes.yaxis):
        side.get_major_locator().set_params(integer=True)
        side.set_major_formatter(lambda value, _: whole(value, say))
    return high


def cut_note(counts: Counter[int], high: int, say: Say) -> str:
    """What an axis says of values beyond the highest one shown, if there are any."""
    if high >= max(counts):
        return ""
    share = sum(n for v, n in counts.items() if v <= high) / counts.total()
    return ", " + say("plot-lengths-cut", high=high, share=say("percent", value=share * 100))


def middles(axes: Any, figures: dict[str, Any], say: Say, places: int = 0) -> None:
    """Lines at the median and the mean."""
    for key, style in (("median", "-"), ("mean", "--")):
        label = f"{say('sim-' + key)} {say('figure', value=figures[key], places=places)}"
        axes.axvline(figures[key], color=TERRACOTTA, linestyle=style, linewidth=1.4, label=label)
    legend(axes)


def bin_width(counts: Counter[int], most: int = MOST_BARS) -> int:
    """How many values share a bar, so that there are not too many bars."""
    return -(-(max(counts) - min(counts) + 1) // most)


def binned(counts: Counter[int], low: int, width: int) -> dict[float, int]:
    """Whole numbers in bars of a width, the first from `low`: the middle of each with its count."""
    bars: Counter[float] = Counter()
    for value, count in sorted(counts.items()):
        bars[low + (value - low) // width * width + (width - 1) / 2] += count
    return dict(bars)


def nothing(axes: Any, say: Say) -> None:
    axes.text(0.5, 0.5, say("plot-none"), ha="center", va="center", transform=axes.transAxes, color=QUIET)
    axes.set_xticks([])
    axes.set_yticks([])


def whole(value: float, say: Say) -> str:
    return say("figure", value=value, places=0)


def legend(axes: Any, columns: int = 2) -> None:
    """Between title and bars, where it hides neither."""
    axes.legend(
        loc="lower right",
        bbox_to_anchor=(1, 1),
        ncols=columns,
        labelcolor=INK,
        fontsize=9,
        frameon=False,
        borderaxespad=0.2,
        columnspacing=1.2,
    )
