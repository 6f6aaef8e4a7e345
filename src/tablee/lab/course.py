"""A picture of a game looked back at: everybody's chance to win, and where the results came from."""

from typing import Any

from tablee.lab.analysis import Account, Analysis
from tablee.lab.canvas import INK, QUIET, TEAL, TERRACOTTA, Say, blank_figure, calm, legend, save

SEATS = ("#B8472F", "#2F6F73", "#8A6A12", "#5B4A9C", "#94407A", "#3F6B2A", "#1F5D94", "#6B5344")
PARTS = {"cards": TEAL, "held": "#8A6A12", "choices": TERRACOTTA, "others": QUIET}


def picture(found: Analysis, title: str, file: str, say: Say) -> None:
    """Draw the course of the game and its accounts into a file; its ending names the format."""
    figure = blank_figure(11, 7.5)
    figure.suptitle(title, color=INK, fontsize=16, fontfamily="serif")
    above, below = figure.subplots(2, 1, height_ratios=[3, 2])
    _course(calm(above, say("analysis-course")), found, say)
    _accounts(calm(below, say("analysis-accounts")), found, say)
    save(figure, file)


def _course(axes: Any, found: Analysis, say: Say) -> None:
    steps = [moment.n for moment in found.moments]
    for seat, name in enumerate(found.names):
        chances = [100 * moment.own[seat] for moment in found.moments]
        axes.plot(steps, chances, color=SEATS[seat % len(SEATS)], linewidth=1.8, label=name)
    for decision in found.decisions:
        if decision.word:
            height = 100 * found.moments[decision.n].own[decision.seat]
            axes.plot(decision.n, height, "o", color=SEATS[decision.seat % len(SEATS)], markersize=5)
    axes.set_ylim(-2, 102)
    axes.grid(axis="y", color=QUIET, alpha=0.15)
    axes.set_xlabel(say("analysis-step"), color=QUIET, fontsize=9)
    legend(axes, columns=4)


def _accounts(axes: Any, found: Analysis, say: Say) -> None:
    """For each player the parts that brought the chance to win up, to the right, or down, to the left."""
    for place, account in enumerate(reversed(found.accounts)):
        _bar(axes, place, account)
    for part, colour in PARTS.items():
        axes.barh(0, 0, color=colour, label=say(f"analysis-part-{part}"))
    axes.set_yticks(range(len(found.names)), list(reversed(found.names)))
    axes.axvline(0, color=INK, linewidth=0.8)
    legend(axes, columns=4)


def _bar(axes: Any, place: int, account: Account) -> None:
    ends = {True: 0.0, False: 0.0}
    for part, colour in PARTS.items():
        value = 100 * getattr(account, part)
        axes.barh(place, value, left=ends[value > 0], color=colour, height=0.6)
        ends[value > 0] += value
