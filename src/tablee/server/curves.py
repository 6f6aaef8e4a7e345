"""Small drawings of numbers: the points of score curves and bars, which templates draw as SVG."""

from collections.abc import Sequence
from typing import Any

WIDTH, HEIGHT, EDGE = 320.0, 140.0, 8.0
MOST_POINTS = 160
BARS = 12


def score_curve(scores: Sequence[Sequence[int]]) -> dict[str, Any]:
    """One line per seat: its score after each action, and where it ends."""
    steps = _thinned(len(scores))
    low = min(min(row) for row in scores)
    high = max(max(row) for row in scores)
    span = max(high - low, 1)
    across = max(len(scores) - 1, 1)

    def at(n: int, value: int) -> tuple[float, float]:
        x = EDGE + (WIDTH - 2 * EDGE) * n / across
        return round(x, 1), round(HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (value - low) / span, 1)

    lines = []
    for seat in range(len(scores[0])):
        points = [at(n, scores[n][seat]) for n in steps]
        lines.append({"seat": seat, "points": " ".join(f"{x:g},{y:g}" for x, y in points), "end": points[-1]})
    zero = at(0, 0)[1] if low < 0 < high else None
    return {"lines": lines, "low": low, "high": high, "zero": zero, "width": WIDTH, "height": HEIGHT}


def _thinned(count: int) -> list[int]:
    if count <= MOST_POINTS:
        return list(range(count))
    return sorted({round(k * (count - 1) / (MOST_POINTS - 1)) for k in range(MOST_POINTS)})


def bars(values: Sequence[int]) -> list[dict[str, Any]]:
    """How often values fall into each of a few ranges of equal width."""
    if not values:
        return []
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BARS))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    most = max(counts)
    return [
        {
            "low": low + k * width,
            "high": low + (k + 1) * width - 1,
            "count": n,
            "height": round(100 * n / most),
        }
        for k, n in enumerate(counts)
    ]
