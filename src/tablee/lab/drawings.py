"""A study in pictures, each a matplotlib figure. Needs matplotlib."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
    blank_figure,
    calm,
    cut_note,
    histogram,
    legend,
    middles,
)
from tablee.lab.studies import Study

WIDTH = 10.0
FOOTER = "footer"  # the id of the line below each picture, which the page does not repeat
TENTHS = 10
TIGHT = 12  # between a title and a drawing without a legend
FEW = 10  # leaders say little when they are so few
LEAST_REACH = {"actions": 2.0, "opener": 0.05, "lead_changes": 0.5}  # of an axis, however small the effects
DOT = {"color": TEAL, "markeredgecolor": LINEN, "markersize": 9}
SPAN = {"color": TEAL, "linewidth": 2.2, "solid_capstyle": "round"}


@dataclass(frozen=True)
class Labels:
    """What a picture cannot know: names in the reader's words."""

    footer: str
    seats: list[str]  # a label for each row of `study.seats`
    clauses: list[str]
    variations: list[str]  # one for each option and value that was tried


def draw(study: Study, labels: Labels, say: Say) -> dict[str, Any]:
    """The pictures that this study has something for, by name."""
    if not study.finished:
        return {}
    figures = {
        "length": _length(study, say),
        "seats": _seats(study, labels.seats, say),
        "lead": _lead(study, say),
        "leaders": _leaders(study, say),
    }
    if study.clauses:
        figures["clauses"] = _clauses(study, labels.clauses, say)
    if study.effects:
        figures["effects"] = _effects(study, labels.variations, say)
    for figure in figures.values():
        figure.supxlabel(labels.footer, fontsize=8, color=QUIET, ha="right", x=0.99).set_gid(FOOTER)
    return figures


def _percent(say: Say) -> Callable[[float, Any], str]:
    return lambda value, _: say("percent-whole", value=value * 100)


def _length(study: Study, say: Say) -> Any:
    figure = blank_figure(WIDTH, 4.2)
    actions, choices = figure.subplots(1, 2)
    by_measure = {row["measure"]: row for row in study.figures}
    lengths = Counter(study.lengths)
    high = histogram(calm(actions, say("plot-lengths")), lengths, say)
    middles(actions, by_measure["actions"], say)
    actions.set_xlabel(say("lab-axis-actions") + cut_note(lengths, high, say), color=QUIET)
    actions.set_ylabel(say("plot-games-axis"), color=QUIET)
    histogram(calm(choices, say("lab-plot-choices")), Counter(study.choices), say)
    middles(choices, by_measure["choices"], say, places=1)
    choices.set_xlabel(say("lab-axis-choices"), color=QUIET)
    choices.set_ylabel(say("lab-axis-decisions"), color=QUIET)
    return figure


def _seats(study: Study, labels: Sequence[str], say: Say) -> Any:
    kinds = list(dict.fromkeys(row["by"] for row in study.seats))
    figure = blank_figure(WIDTH, 1.7 + 0.42 * study.players)
    sides = figure.subplots(1, len(kinds), squeeze=False)[0]
    highest = max(row["high"] for row in study.seats)
    for axes, kind in zip(sides, kinds, strict=True):
        calm(axes, say(f"lab-plot-by-{kind}"))
        rows = [(label, row) for label, row in zip(labels, study.seats, strict=True) if row["by"] == kind]
        for place, (_, row) in enumerate(rows):
            axes.plot([row["low"], row["high"]], [place, place], **SPAN)
            axes.plot(row["wins"], place, "o", **DOT)
            label = say("percent", value=100 * row["wins"])
            axes.annotate(
                label, (row["high"], place), (8, 0), textcoords="offset points", va="center", **NOTE
            )
        fair = say("sim-fair", share=say("percent", value=100 / study.players))
        axes.axvline(1 / study.players, color=TERRACOTTA, linestyle="--", linewidth=1.2, label=fair)
        axes.set_yticks(range(len(rows)), [label for label, _ in rows], color=INK)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlim(0, highest * 1.2)
        axes.tick_params(axis="y", length=0)
        axes.xaxis.set_major_formatter(_percent(say))
        axes.grid(axis="x", color=QUIET, alpha=0.15)
        axes.set_xlabel(say("plot-wins-axis"), color=QUIET)
        legend(axes)
    return figure


def _lead(study: Study, say: Say) -> Any:
    figure = blank_figure(WIDTH, 4.2)
    taken, changes = figure.subplots(1, 2)
    calm(taken, say("lab-plot-taken"), TIGHT)
    moments = [row["lead_taken"] for row in study.games if row["lead_taken"] is not None]
    bars = Counter(min(int(moment * TENTHS), TENTHS - 1) for moment in moments)
    places = [(k + 0.5) / TENTHS for k in range(TENTHS)]
    heights = [bars[k] / max(len(moments), 1) for k in range(TENTHS)]
    taken.bar(places, heights, width=0.078, **BARS)
    for place, height in zip(places, heights, strict=True):
        taken.annotate(_percent(say)(height, None), (place, height), (0, 3), ha="center",
                       textcoords="offset points", fontsize=8, color=INK)  # fmt: skip
    taken.set_xticks([k / TENTHS for k in range(0, TENTHS + 1, 2)])
    taken.set_xlim(0, 1)
    taken.set_xlabel(say("lab-axis-moment"), color=QUIET)
    calm(changes, say("lab-plot-changes"), TIGHT)
    counts = Counter(row["lead_changes"] for row in study.games if row["end"] is not None)
    numbers = range(max(counts) + 1)
    changes.bar(numbers, [counts[n] / study.finished for n in numbers], width=0.78, **BARS)
    changes.xaxis.get_major_locator().set_params(integer=True)
    changes.set_xlabel(say("lab-axis-changes"), color=QUIET)
    for axes in (taken, changes):
        axes.set_ylabel(say("lab-axis-games"), color=QUIET)
        axes.yaxis.set_major_formatter(_percent(say))
        axes.grid(axis="y", color=QUIET, alpha=0.15)
    taken.xaxis.set_major_formatter(_percent(say))
    return figure


def _leaders(study: Study, say: Say) -> Any:
    figure = blank_figure(WIDTH, 4.4)
    axes = calm(figure.subplots(), say("lab-plot-leaders"))
    rows = [row for row in study.leaders if row["led"] * study.finished >= FEW]
    moments = [row["moment"] for row in rows]
    axes.fill_between(
        moments,
        [row["low"] for row in rows],
        [row["high"] for row in rows],
        color=TEAL,
        alpha=0.2,
        linewidth=0,
    )
    axes.plot(moments, [row["won"] for row in rows], color=TEAL, linewidth=2.2, label=say("lab-line-won"))
    axes.plot(
        [row["moment"] for row in study.leaders],
        [row["led"] for row in study.leaders],
        color=QUIET,
        linestyle=":",
        linewidth=1.6,
        label=say("lab-line-led"),
    )
    axes.axhline(
        1 / study.players, color=TERRACOTTA, linestyle="--", linewidth=1.2, label=say("lab-line-fair")
    )
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1.02)
    for side in (axes.xaxis, axes.yaxis):
        side.set_major_formatter(_percent(say))
    axes.grid(color=QUIET, alpha=0.15)
    axes.set_xlabel(say("lab-axis-moment"), color=QUIET)
    legend(axes, 3)
    return figure


def _clauses(study: Study, labels: Sequence[str], say: Say) -> Any:
    rows = study.clauses
    figure = blank_figure(WIDTH, 1.4 + 0.27 * len(rows))
    axes = calm(figure.subplots(), say("lab-plot-clauses"), TIGHT)
    for place, row in enumerate(rows):
        axes.barh(place, row["share"], height=0.62, color=TEAL if row["share"] else QUIET)
        times = say(
            "lab-times", times=say("figure", value=row["times"], places=1 if row["times"] < 100 else 0)
        )
        text = (
            f"{say('percent-whole', value=100 * row['share'])} · {times}"
            if row["share"]
            else say("lab-never")
        )
        axes.annotate(text, (row["share"], place), (5, 0), textcoords="offset points", va="center", **NOTE)
    axes.set_yticks(range(len(rows)), labels, color=INK)
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlim(0, 1.35)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1])
    axes.tick_params(axis="y", length=0)
    axes.xaxis.set_major_formatter(_percent(say))
    axes.set_xlabel(say("lab-axis-fires"), color=QUIET)
    return figure


def _effects(study: Study, labels: Sequence[str], say: Say) -> Any:
    measures = list(dict.fromkeys(row["measure"] for row in study.effects))
    figure = blank_figure(WIDTH, 1.8 + 0.42 * len(labels))
    sides = figure.subplots(1, len(measures), sharey=True)
    for axes, measure in zip(sides, measures, strict=True):
        calm(axes, say(f"lab-plot-effect-{measure}"), TIGHT)
        axes.axvline(0, color=TERRACOTTA, linestyle="--", linewidth=1.2)
        for place, row in enumerate(row for row in study.effects if row["measure"] == measure):
            low, high = (row["difference"] if end is None else end for end in (row["low"], row["high"]))
            clear = low > 0 or high < 0
            axes.plot([low, high], [place, place], **SPAN | {"alpha": 1 if clear else 0.45})
            face = TEAL if clear else LINEN
            axes.plot(row["difference"], place, "o", **DOT | {"color": face, "markeredgecolor": TEAL})
        axes.set_yticks(range(len(labels)), labels, color=INK)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.tick_params(axis="y", length=0)
        axes.margins(x=0.12)
        least = LEAST_REACH[measure]
        axes.set_xlim(min(axes.get_xlim()[0], -least), max(axes.get_xlim()[1], least))
        axes.grid(axis="x", color=QUIET, alpha=0.15)
        axes.xaxis.get_major_locator().set_params(nbins=5, steps=[1, 2, 5, 10])
        axes.xaxis.set_major_formatter(_signed(measure == "opener", say))
        axes.set_xlabel(say(f"lab-axis-effect-{measure}"), color=QUIET)
    return figure


def _signed(shares: bool, say: Say) -> Callable[[float, Any], str]:
    def told(value: float, _: Any) -> str:
        size = round(abs(value) * (100 if shares else 1), 1)
        sign = "+" if value > 0 else "−"
        return (sign if size else "") + say("figure", value=size, places=0 if size == int(size) else 1)

    return told
