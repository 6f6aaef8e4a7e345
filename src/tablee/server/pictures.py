"""Pictures for places where a page is only linked to: the table as anybody may see it, and the icons.

They are drawn from the same scene as the page, of what is public only: pieces at their places as the game
says they look from afar (`afar` in its `table.py`, else as plain paper), who sits where, and the scores.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Any, cast
from unicodedata import normalize

from PIL import Image, ImageDraw, ImageFont

from tablee.core.scene import WIDE, Look, Piece, Scene, Setting
from tablee.core.shelf import find, module
from tablee.server.tables import Table
from tablee.words import words

if TYPE_CHECKING:
    from tablee.core.contract import Drawing

SIZE = (1200, 630)  # what those who show links expect
SCALE = 5.6  # pixels of a unit of the felt
FELT_AT = (28, 35)
PAGE, FELT, PAPER, INK, QUIET, LINE = "#f6f1e7", "#e9e0cf", "#fffdf7", "#1e2430", "#625c50", "#b9ae99"
SEATS = ("#b8472f", "#2f6f73", "#8a6a12", "#5b4a9c", "#94407a", "#3f6b2a", "#1f5d94", "#6b5344")
FINE = 2  # drawn so many times larger, then made small: smooth edges
LONGEST = 22
FLAT = 6.0  # units: what is not as high is a word, no thing
FONTS = ("DejaVuSans.ttf", "NotoSans-Regular.ttf", "LiberationSans-Regular.ttf", "FreeSans.ttf", "Arial.ttf")

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Shape:
    """A thing on the felt: where it lies, how it is turned, its ground, its ink and the word on it."""

    x: float
    y: float
    w: float
    h: float
    turn: float
    ground: str = PAPER
    ink: str = INK
    word: str = ""


@dataclass(frozen=True)
class Sketch:
    """All that a picture shows; the same sketch is the same picture."""

    title: str
    names: tuple[str, ...]
    scores: tuple[str, ...]
    seats_at: tuple[Box, ...]
    shapes: tuple[Shape, ...]


def sketch(table: Table, lang: str) -> Sketch:
    """What everybody may see of a table; before a game just its chairs."""
    names = tuple(chair.name or "…" for chair in table.chairs)
    return sketched(table.game, names, None if table.match is None else table.eye(None).look, lang)


def sketched(game: str, names: tuple[str, ...], look: Look | None, lang: str) -> Sketch:
    """What a look shows of a game that some people play; without one just their chairs."""
    title = find(game).title
    setting = Setting(names, words(game, lang), viewer=look["seat"] if look else None)
    chairs = tuple(setting.frame().seats_at)
    if look is None:
        return Sketch(title, names, ("",) * len(names), chairs, ())
    drawn = cast("Drawing", module(game, "table"))
    scene: Scene = drawn.scene(look, setting)
    afar = getattr(drawn, "afar", _as_paper)
    shapes = tuple(
        Shape(p.x, p.y, p.w, p.h, p.turn, *seen)
        for p in sorted(scene.pieces, key=lambda piece: piece.z)
        if "gone" not in p.marks and (seen := afar(p)) is not None
    )
    scores = tuple(seat.score for seat in scene.seats)
    return Sketch(title, names, scores, tuple(scene.seats_at or chairs), shapes)


def _as_paper(piece: Piece) -> tuple[str, str, str] | None:
    return (PAPER, INK, "") if piece.h > FLAT else None


@lru_cache(64)
def picture(shown: Sketch) -> bytes:
    """A sketch as a PNG."""
    image = Image.new("RGB", (SIZE[0] * FINE, SIZE[1] * FINE), PAGE)
    brush = ImageDraw.Draw(image)
    felt = (*FELT_AT, FELT_AT[0] + WIDE.width * SCALE, FELT_AT[1] + WIDE.height * SCALE)
    brush.rounded_rectangle(_finely(felt), 28 * FINE, FELT, LINE, 2 * FINE)
    for shape in shown.shapes:
        _lay(image, shape)
    for seat, place in enumerate(shown.seats_at):
        _seat(brush, place, seat, shown.names[seat], shown.scores[seat])
    left = felt[2] + 36
    _write(brush, (left, 60), shown.title, 64, INK)
    for seat, name in enumerate(shown.names):
        y = 176 + 44 * seat
        brush.ellipse(_finely((left, y + 4, left + 22, y + 26)), SEATS[seat % len(SEATS)])
        _write(brush, (left + 36, y), _short(name), 26, INK)
    _write(brush, (left, SIZE[1] - 78), "Tablée", 40, SEATS[0])
    return _png(image.reduce(FINE))


def _finely(box: tuple[float, ...]) -> list[float]:
    return [FINE * number for number in box]


def _lay(image: Any, shape: Shape) -> None:
    """One thing on the felt: paper or a back, turned as it lies."""
    width, height = (max(4, round(side * SCALE * FINE)) for side in (shape.w, shape.h))
    thing = Image.new("RGBA", (width, height))
    corner = max(2, min(width, height) // 9)
    brush = ImageDraw.Draw(thing)
    brush.rounded_rectangle((0, 0, width - 1, height - 1), corner, shape.ground, LINE, 2 * FINE)
    if shape.word:
        size = max(8, round(min(shape.h * 0.45, shape.w * 0.75) * SCALE))
        brush.text((width / 2, height / 2), shape.word, shape.ink, _font(size), anchor="mm")
    if shape.turn:
        thing = thing.rotate(-shape.turn, Image.Resampling.BICUBIC, expand=True)
    x = round((FELT_AT[0] + shape.x * SCALE) * FINE - thing.width / 2)
    y = round((FELT_AT[1] + shape.y * SCALE) * FINE - thing.height / 2)
    image.paste(thing, (x, y), thing)


def _seat(brush: Any, place: Box, seat: int, name: str, score: str) -> None:
    x, y, w, _ = place
    left, top = FELT_AT[0] + (x - w / 2) * SCALE, FELT_AT[1] + y * SCALE - 26
    box = (left, top, left + w * SCALE, top + 52)
    brush.rounded_rectangle(_finely(box), 12 * FINE, PAGE, SEATS[seat % len(SEATS)], 3 * FINE)
    _write(brush, (left + 12, top + 12), _short(name, 8 - len(score) // 2), 20, INK)
    if score:
        wide = _font(22).getlength(_writable(score)) / FINE
        _write(brush, (box[2] - 12 - wide, top + 12), score, 22, QUIET)


def _write(brush: Any, at: tuple[float, float], text: str, size: int, colour: str) -> None:
    brush.text(_finely(at), _writable(text), colour, _font(size))


def _short(name: str, longest: int = LONGEST) -> str:
    return name if len(name) <= longest else name[: longest - 1] + "…"


@lru_cache(32)
def _font(size: int) -> Any:
    name = _font_file()
    return ImageFont.truetype(name, size * FINE) if name else ImageFont.load_default(size * FINE)


@lru_cache(1)
def _font_file() -> str | None:
    """A font of the system with many letters, or none."""
    for name in FONTS:
        with suppress(OSError):
            ImageFont.truetype(name, 12)
            return name
    return None


def _writable(text: str) -> str:
    """A text without what the font has no letters for: the one that is always there has no accents."""
    if _font_file() is not None:
        return text
    plain = normalize("NFKD", text)
    return "".join(c if c.isascii() else "–" if c == "—" else "" for c in plain)


def _png(image: Any) -> bytes:
    kept = BytesIO()
    image.save(kept, "PNG")
    return kept.getvalue()


@lru_cache(1)
def shelf_picture(titles: tuple[str, ...], tagline: str) -> bytes:
    """The library itself: its name, and the games on its shelf."""
    image = Image.new("RGB", (SIZE[0] * FINE, SIZE[1] * FINE), PAGE)
    brush = ImageDraw.Draw(image)
    _write(brush, (70, 70), "Tablée", 96, SEATS[0])
    line, y = "", 200
    for word in tagline.split():
        if _font(32).getlength(f"{line} {word}") > 1040 * FINE:
            _write(brush, (72, y), line, 32, QUIET)
            line, y = "", y + 44
        line = f"{line} {word}".strip()
    _write(brush, (72, y), line, 32, QUIET)
    width = 1060 / max(1, len(titles))
    for k, title in enumerate(titles):
        left = 70 + k * width
        box = (left, 360, left + width - 18, 550)
        brush.rounded_rectangle(_finely(box), 16 * FINE, SEATS[k % len(SEATS)])
        _write(brush, (left + 16, 500), _short(title, 14), 28, PAPER)
    return _png(image.reduce(FINE))


@lru_cache(8)
def icon(size: int) -> bytes:
    """The icon of the pages as a PNG, for those who take no drawing: two cards on a red ground."""
    side = size * 4
    unit = side / 32
    image = Image.new("RGB", (side, side), SEATS[0])

    def card(at: Callable[[float], float], colour: str, turn: float, middle: tuple[float, float]) -> None:
        thing = Image.new("RGBA", (round(at(11)), round(at(15))))
        ImageDraw.Draw(thing).rounded_rectangle(
            (0, 0, thing.width - 1, thing.height - 1), at(2), colour, LINE, round(at(0.3))
        )
        thing = thing.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        place = (round(at(middle[0]) - thing.width / 2), round(at(middle[1]) - thing.height / 2))
        image.paste(thing, place, thing)

    card(lambda n: n * unit, PAPER, 9, (11.5, 16.5))
    card(lambda n: n * unit, PAGE, -8, (19.5, 15.5))
    return _png(image.reduce(4))
