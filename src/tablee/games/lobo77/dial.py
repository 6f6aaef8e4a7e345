"""Where the figures stand round Lobo 77's dial, which is drawn 120 wide with its middle at 0 0."""

from collections.abc import Sequence
from math import cos, hypot, radians, sin
from typing import Any

from tablee.core.scene import Place
from tablee.games.lobo77.notation import figure
from tablee.games.lobo77.rules import TOO_MUCH

DEGREES = 240 / TOO_MUCH  # zero lies on the horizon at the left
FIGURES = 7.8  # letters round the dial, which is 120 wide …
CAPTION = 6.2  # … and below the total, within the disc
MARKED = (-20, 0, 11, 22, 33, 44, 55, 66, 77)  # the figures round it
INSIDE = 38.8  # they keep within this, clear of the needle
BROAD = 0.35  # half a digit, at most, by the size of its letters
DISC = 28  # the disc they go round


def figures(least: float) -> dict[str, Any]:
    """How large the figures round the dial are, where they stand, and how large the disc is that they go
    round: the smaller the dial, the more room its letters take."""
    letters = max(FIGURES, least)
    marked = [_figure(value, letters) for value in MARKED]
    disc = round(_inside(marked, letters) / DISC, 3)
    small = max(CAPTION, least)
    return {"letters": round(letters, 1), "small": round(small, 1), "figures": marked, "disc": disc}


def _figure(value: int, letters: float) -> tuple[str, float, float]:
    """A figure and its middle: its outermost corner just keeps clear of the needle."""
    text, turn = figure(value), radians(value * DEGREES)
    x, y = -cos(turn), -sin(turn)
    half, high = _extent(text, letters)
    out = INSIDE - abs(x) * half - abs(y) * high
    return text, round(x * out, 1), round(y * out, 1) + 0.0  # no minus before a zero


def _extent(text: str, letters: float) -> Place:
    """Half the width and half the height of some digits."""
    return BROAD * len(text) * letters, 0.36 * letters


def _inside(figures: Sequence[tuple[str, float, float]], letters: float) -> float:
    """The radius of the largest disc that none of some figures reaches into."""
    nearest = []
    for text, x, y in figures:
        half, high = _extent(text, letters)
        nearest.append(hypot(max(abs(x) - half, 0), max(abs(y) - high, 0)))
    return min(*nearest, DISC)
