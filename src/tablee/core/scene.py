"""What a drawn table is made of: pieces on a felt, each at its place. Knows no web.

A game's `table.py` turns a look into a `Scene`. The felt is as large as the screen leaves room for,
counted in units: at least 100 by 148 of them on a screen held upright, 130 by 100 on a wide one, 130 by 64
on a phone held sideways. A `Frame` says where seats, middle, words and hand lie on it; places are the
middles of things.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from math import ceil
from typing import Any, NamedTuple

from tablee.words import Sentence, Words

Look = dict[str, Any]
Place = tuple[float, float]
SeatPlace = tuple[float, float, float, float]  # the middle, the width and the height

CARD_SHAPE = 7 / 5  # height by width
THICK = 3  # cards that a pile seems to have at most
STRIP = 4  # seats in a row above an upright table
COLUMN = 8  # seats in a column beside a low one
FINGER = 44  # pixels: nothing to be chosen is smaller
SMALLEST_TEXT = 12  # pixels
LARGER = 1.22  # large letters by usual ones
LINE = 1.3  # height of a line by the size of its letters
SEEN = {"tall": 0.6, "wide": 0.45, "low": 0.45}  # parts of a card that are seen at least in a row of them
LONGEST_LINE = 100  # units that words on a wide felt may take: longer lines are hard to read
LOW_SCREEN = 460  # pixels: a wide screen that is lower is a phone held sideways
LEAST = {"tall": (100, 148), "wide": (130, 100), "low": (130, 64)}  # units that every felt of a kind has
TEXT = {
    "tall": 3.3,
    "wide": 2.1,
    "low": 2.4,
}  # the size of letters in units, where the screen is large enough


class Box(NamedTuple):
    """A part of the felt."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def x(self) -> float:
        return (self.left + self.right) / 2

    @property
    def y(self) -> float:
        return (self.top + self.bottom) / 2

    @property
    def w(self) -> float:
        return self.right - self.left

    @property
    def h(self) -> float:
        return self.bottom - self.top

    @property
    def place(self) -> str:
        """Its middle, width and height, as a drawing writes them."""
        return " ".join(f"{round(number, 2):g}" for number in (self.x, self.y, self.w, self.h))


class Felt(NamedTuple):
    """How large the table is drawn: its kind, its units, and how many pixels one of them has."""

    kind: str = "wide"
    width: float = 130
    height: float = 100
    px: float = 7.2
    large: bool = False  # letters for who wants them large

    @property
    def wide(self) -> bool:
        return self.kind != "tall"

    @property
    def text(self) -> float:
        """The size of the smallest letters, in units."""
        return max(SMALLEST_TEXT / self.px, TEXT[self.kind] * (LARGER if self.large else 1))

    @property
    def finger(self) -> float:
        """The least width of what is to be chosen, in units."""
        return FINGER / self.px

    @property
    def fingertip(self) -> float:
        """The same by the finger alone, which large letters do not make any larger."""
        return self.finger / (LARGER if self.large else 1)

    def letters(self, usual: float, width: float, drawn: float = 50) -> float:
        """The size of letters in a drawing `drawn` wide that stands `width` units wide on the felt: the
        usual one, or what can still be read."""
        return round(max(usual, SMALLEST_TEXT / self.px * drawn / width), 1)


WIDE = Felt()
TALL = Felt("tall", 100, 164, 3.6)


@cache
def felt_for(width: int, height: int, large: bool = False) -> Felt:
    """The felt that fills so many pixels; where letters are large, pixels as large as those.

    >>> felt_for(360, 592)
    Felt(kind='tall', width=100, height=164, px=3.6, large=False)
    >>> felt_for(740, 312).kind
    'low'
    """
    width, height = min(max(width, 240), 4000), min(max(height, 200), 4000)
    kind = "tall" if width < height else "low" if height < LOW_SCREEN else "wide"
    across, down = LEAST[kind]
    px = min(width / across, height / down)
    return Felt(
        kind,
        min(int(width / px + 0.01), 2 * across),
        min(int(height / px + 0.01), 2 * down),
        int(10 * px) / 10,
        large,
    )


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
    close: str = ""  # in words, how near the seat is to winning, where it is
    role: str = ""  # in words, whom the viewer plays, in the viewer's own seat, where one has to know


BEATS = ("flip", "topple", "raise", "fold", "splash", "flood", "stamp", "poise")


@dataclass(frozen=True)
class Beat:
    """Something one would tell afterwards, made of what the viewer sees: said in a word or two where it
    happened, with the motion and the sound of its `kind`, for half a second."""

    kind: str
    words: str
    at: Place
    piece: str = ""  # the id of what moves with it
    by: int | None = None  # who brought it about …
    to: int | None = None  # … and at whose cost


@dataclass(frozen=True)
class Scene:
    """A whole table as one viewer sees it."""

    pieces: list[Piece]
    seats: list[Seated]
    title: Sentence
    say_at: Box  # where is said what happened and what is to be done
    sound: str = ""
    speak: str = ""
    seats_at: list[SeatPlace] | None = None  # where not in the usual places
    beats: Sequence[Beat] = ()  # what was remarkable in the last action


class HandPlace(NamedTuple):
    """Where a card of the hand lies, and which part of its width is seen beside the next."""

    x: float
    y: float
    w: float
    h: float
    seen: float


@dataclass(frozen=True)
class Frame:
    """Where everything has its room: the seats, the middle, the words, the hand."""

    seats_at: list[SeatPlace]
    middle: Box
    say_at: Box
    hand: list[HandPlace]


@dataclass(frozen=True)
class Setting:
    """What a drawing needs besides the look: names, words, the felt, and what happened last."""

    names: Sequence[str]
    words: Words
    felt: Felt = WIDE
    step: int = 0
    last: tuple[int, str] | None = None  # seat and action, as the viewer saw it
    before: Look | None = field(default=None, repr=False)
    viewer: int | None = None
    run: int = 1  # how many times in a row the same was done by whoever acted last
    lately: Sequence[tuple[int, str]] = ()  # what others did before that, since the viewer's own last action

    def say(self, key: str, /, **args: Any) -> str:
        return self.words.say((key, args), self.names)

    def words_of(self, sentence: Sentence) -> str:
        return self.words.say(sentence, self.names)

    def tell(self, key: str, /, **args: Any) -> str:
        """A sentence said to the viewer, who may be the one it speaks of."""
        return self.words.say((key, args), self.names, self.viewer)

    @property
    def wide(self) -> bool:
        return self.felt.wide

    @property
    def done(self) -> tuple[int, str, list[str]]:
        """What was done last: the seat, the verb and its words; nobody's, and empty, where nothing was."""
        if self.last is None:
            return -1, "", []
        verb, *words = self.last[1].split()
        return self.last[0], verb, words

    def begins(self, look: Look) -> bool:
        """Whether the last action ended a round, and the look is of the next one."""
        return self.before is not None and self.before.get("round") != look.get("round")

    def frame(self, cards: int = 0, lines: float = 2, largest: float = 0) -> Frame:
        """The usual places for a hand of so many cards, none wider than `largest`, and seats with so many
        lines of words."""
        return frame(self.felt, len(self.names), self.viewer, cards, lines, largest)


def frame(
    felt: Felt, seats: int, own: int | None, cards: int = 0, lines: float = 2, largest: float = 0
) -> Frame:
    """The usual places on a felt."""
    first = 0 if own is None else own + 1
    others = [(first + k) % seats for k in range(seats - (own is not None))]
    lay_out = {"tall": _tall, "wide": _wide, "low": _low}[felt.kind]
    places, own_place, middle, say_at, hand = lay_out(
        felt, len(others), own is not None, cards, lines, largest
    )
    where = dict(zip(others, places, strict=True))
    if own is not None:
        where[own] = own_place
    return Frame([where[seat] for seat in range(seats)], middle, say_at, hand)


Layout = tuple[list[SeatPlace], SeatPlace, Box, Box, list[HandPlace]]


def _tall(felt: Felt, others: int, own: bool, cards: int, lines: float, largest: float) -> Layout:
    """The others as a strip above, then the middle, the words, the hand, and one's own seat at the edge."""
    width, height = felt.width, felt.height
    plate = lines * LINE * felt.text + 2.4
    rows = 1 if others <= STRIP else max(2, ceil(others / (STRIP + 1)))
    strip = _strip(others, rows, width, plate)
    foot = max(felt.text * LINE + 2.2, 6.4) if own else 0.0
    room = Box(1.5, 0, width - 1.5, height - foot - 2.6)
    hand = _hand(cards, room, felt, largest or 24)
    above = min((place.y - place.h / 2 for place in hand), default=height - foot - 2) - 2
    say = min(max(118 / felt.px, 25), 29 if felt.large else 36) if own else 22
    top = 1.5 + rows * (plate + 1.2)
    return (
        strip,
        (width / 2, height - foot / 2 - 0.8, width - 3, foot),
        Box(2, top, width - 2, above - say),
        Box(2, above - say, width - 2, above),
        hand,
    )


def _strip(count: int, rows: int, width: float, plate: float) -> list[SeatPlace]:
    """One row above, or some."""
    per_row = ceil(count / rows)
    step = min((width - 3) / max(per_row, 1), 34)
    places = []
    for k in range(count):
        row, column = divmod(k, per_row)
        in_row = min(per_row, count - row * per_row)
        x = width / 2 + (column - (in_row - 1) / 2) * step
        places.append((x, 1.5 + plate / 2 + row * (plate + 1.2), step - 1.2, plate))
    return places


def _wide(felt: Felt, others: int, own: bool, cards: int, lines: float, largest: float) -> Layout:
    """The others up the left side, along the top and down the right side; words and hand below the middle, on
    its axis: one's own seat, at the left of the hand, leaves as much room free as there is at its right."""
    width, height = felt.width, felt.height
    plate = max(lines * LINE * felt.text + 2.4, 9)
    side = min(others // 3, 4)
    hand = _hand(cards, Box(29, height * 0.7, width - 29, height - 2.5), felt, largest or 14.5)
    above = min((place.y - place.h / 2 for place in hand), default=height - 4) - 2
    say = max(14.0, 116 / felt.px)
    middle = Box(27 if side else 4, plate + 3, width - (27 if side else 4), above - say)
    places = _around(others - 2 * side, side, felt, plate, middle)
    own_place = (15, height - plate / 2 - 2, 25, plate)
    role = LINE * felt.text + 0.8  # the line above one's own seat
    beside = 28.0 if not own or above > height - plate - 2 - role else max(4.0, width / 2 - LONGEST_LINE / 2)
    return places, own_place, middle, Box(beside, above - say, width - beside, above), hand


def _around(top: int, side: int, felt: Felt, plate: float, middle: Box) -> list[SeatPlace]:
    """Up the left side, along the top, down the right side."""
    step = middle.h / max(side, 1)
    heights = [middle.bottom - step * (k + 0.5) for k in range(side)]
    left = [(13.5, y, 24.0, plate) for y in heights]
    right = [(felt.width - 13.5, y, 24.0, plate) for y in reversed(heights)]
    gap = min(28, (felt.width - 3) / max(top, 1))
    above = [
        (felt.width / 2 + (k - (top - 1) / 2) * gap, 1.5 + plate / 2, gap - 2, plate) for k in range(top)
    ]
    return left + above + right


def _low(felt: Felt, others: int, own: bool, cards: int, lines: float, largest: float) -> Layout:
    """All seats in a column at the left, or in two; the words at the right of the middle and the hand, which
    lies on its axis; one too broad for that reaches below the words."""
    width, height = felt.width, felt.height
    column = max(26.0, 138 / felt.px)
    columns = 1 if others + own <= COLUMN else 2
    per_column = max(ceil((others + own) / columns), 1)
    step = min((height - 1.5) / per_column, 17)
    plates = [
        (column * (k // per_column + 0.5) + 1, 1 + step * (k % per_column + 0.5), column - 1, step - 0.9)
        for k in range(others)
    ]
    own_place = (column * (columns - 0.5) + 1, height - 0.5 - step / 2, column - 1, step - 0.9)
    left = columns * column + 2.5
    words = min(max((width - left) * 0.36, 190 / felt.px), 60)
    right = width - words - 1.5
    needed = _card(felt, largest or 15) + (cards - 1) * felt.finger
    reach = max(right, min(left + needed, width - 1.5))
    hand = _hand(cards, Box(left, height * 0.5, reach, height - 1.5), felt, largest or 15)
    above = min((place.y - place.h / 2 for place in hand), default=height) - 1.5
    foot = above if reach > right else height - 1.5
    return plates, own_place, Box(left, 1.5, right, above), Box(right + 1, 1.5, width - 1.5, foot), hand


# The hand: one row or a fan as long as each card can be touched, then two full rows, then three.


def _hand(count: int, room: Box, felt: Felt, largest: float) -> list[HandPlace]:
    """The cards of a hand at the lower edge of their room, as large as its width allows."""
    if not count:
        return []
    wanted = _card(felt, largest)
    step = max(felt.finger, SEEN[felt.kind] * wanted)
    rows = next((n for n in (1, 2) if _fits(ceil(count / n), room.w, wanted, step)), 3)
    if felt.kind == "low":
        rows = 1
    per_row = ceil(count / rows)
    w = min(max(room.w / per_row / 1.06, wanted), largest if rows == 1 else wanted)
    step = min(w * 1.06, (room.w - w) / max(per_row - 1, 1))
    h = w * CARD_SHAPE
    down = max(felt.finger + 1, h * (0.62 if rows == 2 else 0.5))
    places = []
    for k in range(count):
        row, column = divmod(k, per_row)
        in_row = min(per_row, count - row * per_row)
        x = room.x + (column - (in_row - 1) / 2) * step
        y = room.bottom - h / 2 - (rows - 1 - row) * down
        places.append(HandPlace(x, y, w, h, min(step / w, 1)))
    return places


def _card(felt: Felt, largest: float) -> float:
    """The width of a card in a hand that is full."""
    return min(max(66 / felt.px, 13.5 if felt.wide else 18), largest)


def _fits(count: int, room: float, w: float, step: float) -> bool:
    return count == 1 or (room - w) / (count - 1) >= step - 0.01


def hand_pieces(
    cards: Sequence[str],
    places: Sequence[HandPlace],
    kind: str,
    ids: Sequence[str],
    labels: Sequence[str],
    origin: str = "pile",
) -> list[Piece]:
    """The viewer's hand as pieces."""
    return [
        Piece(id_, kind, at.x, at.y, at.w, at.h, label, card, 0, 20 + k, origin, button=True)
        for k, (card, id_, label, at) in enumerate(zip(cards, ids, labels, places, strict=True))
    ]


def pile_pieces(
    at: Place,
    w: float,
    count: int,
    label: str,
    letters: float,
    lift: float = 0.7,
    kind: str = "back",
    marks: tuple[str, ...] = (),
) -> list[Piece]:
    """A pile that is drawn from: backs of cards, each a little above the one before, and on the last of them,
    which is the button, how many cards there are."""
    (x, y), h, above = at, w * CARD_SHAPE, max(min(THICK, count) - 1, 0)
    under = [Piece(f"under-{k}", "back", x + lift * k, y - lift * k, w, h, z=k) for k in range(above)]
    x, y, face = x + lift * above, y - lift * above, {"count": count, "letters": letters}
    return [*under, Piece("pile", kind, x, y, w, h, label, face, z=4, marks=marks, button=True)]


def numbered(cards: Sequence[str], prefix: str) -> list[str]:
    """Ids for cards of which there may be several alike: the first, the second… of its kind."""
    seen: dict[str, int] = {}
    ids = []
    for card in cards:
        seen[card] = seen.get(card, 0) + 1
        ids.append(f"{prefix}-{card}" if seen[card] == 1 else f"{prefix}-{card}-{seen[card]}")
    return ids
