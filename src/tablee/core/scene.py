"""What a drawn table is made of: pieces on a felt, each at its place. Knows no web.

A game's `table.py` turns a look into a `Scene`. The felt is 100 units wide and 148 high on a screen
held upright, 130 wide and 100 high on a wide one; places are the middles of things.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from tablee.words import Sentence, Words

Look = dict[str, Any]
Place = tuple[float, float]

TALL = (100, 148)
WIDE = (130, 100)
ONE_ROW = 7  # cards of a hand that fit side by side on a phone
CARD_SHAPE = 7 / 5  # height by width
STRIP = 4  # seats in a row above an upright table


@dataclass(frozen=True)
class Piece:
    """One thing on the felt, drawn by the macro `kind` of the game's `table.html` from its `face`.

    An id may follow a thing only as long as its viewer can follow it. A piece without a label is
    decoration. A new piece comes from where the piece `origin` lies. A piece that can ever be chosen is
    a button.
    """

    id: str
    kind: str
    x: float
    y: float
    w: float
    h: float
    label: str = ""
    face: Any = None
    turn: float = 0
    z: int = 0
    origin: str = ""
    marks: tuple[str, ...] = ()
    button: bool = False

    @property
    def at(self) -> str:
        numbers = (self.x, self.y, self.w, self.h, self.turn, self.z)
        return " ".join(f"{number:g}" for number in (round(n, 2) for n in numbers))


@dataclass(frozen=True)
class Seated:
    """What a seat shows beside its name; `face` is for the macro `seat` of the game's `table.html`."""

    score: str
    label: str
    cards: int | None = None
    out: bool = False
    face: Any = None


@dataclass(frozen=True)
class Scene:
    """A whole table as one viewer sees it."""

    pieces: list[Piece]
    seats: list[Seated]
    title: Sentence
    prompt_at: tuple[float, float, float]  # the middle of the prompt, and its width
    sound: str = ""
    speak: str = ""
    seats_at: list[tuple[float, float, float, float]] | None = None  # where not in the usual places


@dataclass(frozen=True)
class Setting:
    """What a drawing needs besides the look: names, words, the screen, and what happened last."""

    names: Sequence[str]
    words: Words
    wide: bool
    step: int = 0
    last: tuple[int, str] | None = None  # seat and action, as the viewer saw it
    before: Look | None = field(default=None, repr=False)
    viewer: int | None = None

    def say(self, key: str, /, **args: Any) -> str:
        return self.words.say((key, args), self.names)

    def words_of(self, sentence: Sentence) -> str:
        return self.words.say(sentence, self.names)

    @property
    def felt(self) -> tuple[int, int]:
        return WIDE if self.wide else TALL

    @property
    def seats_at(self) -> list[tuple[float, float, float, float]]:
        return seat_places(len(self.names), self.viewer, self.wide)

    @property
    def prompt_at(self) -> tuple[float, float, float]:
        """The usual place of the prompt, above the hand."""
        return self.prompt_above(0)

    def prompt_above(self, cards: int) -> tuple[float, float, float]:
        """The place of the prompt above a hand of so many cards: on a phone, many lie in two rows."""
        if self.wide:
            return 65, 71, 96
        return 50, 105 if cards <= ONE_ROW else 94, 96


def seat_places(seats: int, own: int | None, wide: bool) -> list[tuple[float, float, float, float]]:
    """Where each seat is: x, y, width and height; the viewer's below, the next one at the left, and round."""
    first = 0 if own is None else own + 1
    others = [(first + k) % seats for k in range(seats - (own is not None))]
    places = _around(len(others)) if wide else _strip(len(others))
    where = dict(zip(others, places, strict=True))
    if own is not None:
        where[own] = (15, 89, 24, 14) if wide else (50, 144, 96, 6.4)
    return [where[seat] for seat in range(seats)]


def _strip(count: int) -> list[tuple[float, float, float, float]]:
    """One row above, or two."""
    per_row = count if count <= STRIP else ceil(count / 2)
    width = min(96 / per_row, 32)
    places = []
    for k in range(count):
        row, column = divmod(k, per_row)
        in_row = min(per_row, count - row * per_row)
        x = 50 + (column - (in_row - 1) / 2) * width
        places.append((x, 8.5 + 15.5 * row, width - 1.5, 14.5))
    return places


def _around(count: int) -> list[tuple[float, float, float, float]]:
    """Up the left side, along the top, down the right side."""
    side = 0 if count < 3 else 1 if count < 6 else 2
    top = count - 2 * side
    heights = {0: [], 1: [36.0], 2: [49.0, 28.0]}[side]
    left = [(13.0, y, 23.0, 14.0) for y in heights]
    right = [(117.0, y, 23.0, 14.0) for y in reversed(heights)]
    gap = 28 if top < 4 else 25
    above = [(65 + (k - (top - 1) / 2) * gap, 8.5, 24.0, 14.0) for k in range(top)]
    return left + above + right


def middle(seats: int, own: int | None, wide: bool) -> tuple[float, float, float, float]:
    """The free middle of the felt: left, top, right, bottom."""
    others = seats - (own is not None)
    if wide:
        return (27 if others > 2 else 4, 17, 103 if others > 2 else 126, 66)
    return (2, 17 if others <= STRIP else 32.5, 98, 97)


def hand_places(count: int, wide: bool) -> list[tuple[float, float, float, float, float]]:
    """Where the cards of the viewer's hand lie: x, y, width, height and turn."""
    if wide:
        return _row(count, 78, 88, 13.5, 98)
    if count <= ONE_ROW:
        return _row(count, 50, 126.5, 15, 97)
    upper = ceil(count / 2)
    return _row(upper, 50, 118, 12.5, 97) + _row(count - upper, 50, 132, 12.5, 97)


def _row(
    count: int, x: float, y: float, width: float, room: float
) -> list[tuple[float, float, float, float, float]]:
    step = min(width * 1.06, (room - width) / max(count - 1, 1))
    return [(x + (k - (count - 1) / 2) * step, y, width, width * CARD_SHAPE, 0.0) for k in range(count)]


def hand_pieces(
    cards: Sequence[str],
    setting: Setting,
    kind: str,
    ids: Sequence[str],
    labels: Sequence[str],
    origin: str = "pile",
) -> list[Piece]:
    """The viewer's hand as pieces."""
    places = hand_places(len(cards), setting.wide)
    return [
        Piece(id_, kind, x, y, w, h, label, card, turn, 20 + k, origin, button=True)
        for k, (card, id_, label, (x, y, w, h, turn)) in enumerate(
            zip(cards, ids, labels, places, strict=True)
        )
    ]


def numbered(cards: Sequence[str], prefix: str) -> list[str]:
    """Ids for cards of which there may be several alike: the first, the second… of its kind."""
    seen: dict[str, int] = {}
    ids = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        ids.append(f"{prefix}-{card}" if seen[card] == 1 else f"{prefix}-{card}-{seen[card]}")
    return ids
