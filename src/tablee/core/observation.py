"""What a seat knows, as a row of numbers: how such a row is laid out, and how it is written.

Seats are counted from the viewer: 0 is the viewer, 1 the player to the left, and so on. A row has
the same length at every table of a game; places of seats that nobody sits at hold 0.
"""

from dataclasses import dataclass
from math import inf

from tablee.core.build import from_game, rule
from tablee.core.chance import BITS, WORDS, bits_in


@dataclass(frozen=True)
class Part:
    """Some neighbouring numbers of a row that belong together."""

    name: str
    size: int
    low: float
    high: float
    meaning: str
    start: int

    @property
    def place(self) -> slice:
        return slice(self.start, self.start + self.size)


class Layout:
    """The parts of a row, in order.

    >>> layout = Layout()
    >>> layout.part("hand", 20, 4, "cards of each face")
    0
    >>> layout.number("total", "the total", low=-inf)
    20
    >>> layout.size, layout["total"].place
    (21, slice(20, 21, None))
    """

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        self.size = 0

    def part(self, name: str, size: int, high: float, meaning: str, low: float = 0) -> int:
        """Add a part and return where it starts."""
        start = self.size
        self.parts[name] = Part(name, size, low, high, meaning, start)
        self.size += size
        return start

    def number(self, name: str, meaning: str, high: float = inf, low: float = 0) -> int:
        return self.part(name, 1, high, meaning, low)

    def flag(self, name: str, meaning: str) -> int:
        return self.part(name, 1, 1, meaning)

    def __getitem__(self, name: str) -> Part:
        return self.parts[name]


show = from_game  # writes what a seat knows into a row of zeros


@rule
def observe(s, viewer, out):
    """Write what a seat knows into a row."""
    clear(out)
    show(s, viewer, out)


@rule
def clear(out):
    for i in range(len(out)):
        out[i] = 0


@rule
def from_viewer(s, viewer, seat):
    """How many places to the left of the viewer a seat is."""
    return seat - viewer if seat >= viewer else seat - viewer + s.seats


@rule
def show_table(s, out, start):
    """A 1 for every seat of the table."""
    for k in range(s.seats):
        out[start + k] = 1


@rule
def show_seat(s, viewer, seat, out, start):
    """A 1 at the place of a seat; none for nobody."""
    if seat >= 0:
        out[start + from_viewer(s, viewer, seat)] = 1


@rule
def show_each(s, viewer, numbers, out, start):
    """A number a seat."""
    for seat in range(s.seats):
        out[start + from_viewer(s, viewer, seat)] = numbers[seat]


@rule
def show_counts(counts, out, start):
    for i in range(len(counts)):
        out[start + i] = counts[i]


@rule
def show_set(cards, first, last, out, start):
    """A 1 for every card of a set; those from `last` on share the last place, counted."""
    for w in range(WORDS):
        rest = cards[w]
        while rest != 0:
            card = BITS * w + bits_in((rest & -rest) - 1)
            out[start + min(card, last) - first] += 1
            rest &= rest - 1
