"""Where everything of EKKO lies on a felt: the top card large in the middle, with room for words below it,
and the piles left and right of it, or below where the felt is too narrow."""

from dataclasses import replace
from typing import NamedTuple

from tablee.core.scene import CARD_SHAPE, LINE, Frame, Look, Setting

LINES = 2.5  # of words in a seat
LOW = 50  # the least height of the middle in which the hand is as large as usual
GAP = 1.2  # between a pile and its name
TOLD = 3.6  # fingers of height that a question takes with what was told before it
AIR = 1.2  # between the line of the water and the words in it


class Stage(NamedTuple):
    """Where the top card lies, how far beside it the others, and how high a line of words is."""

    x: float
    y: float
    w: float
    h: float
    beside: float
    line: float
    low: float | None = None  # where the others lie below it, on a felt too narrow to have them beside it

    @property
    def foot(self) -> float:
        """Where the words end that go with the top card, and the water begins."""
        return self.y + self.h / 2 + 1 + self.line * 2.5


def laid_out(look: Look, setting: Setting) -> tuple[Stage, Frame]:
    """The top card with what lies beside it, and the frame with seats, words and hand around them."""
    frame = _frame(look, setting)
    return _stage(setting, frame), frame


def _frame(look: Look, setting: Setting) -> Frame:
    """The usual places; on a low felt the hand is smaller, so that the piles keep clear of the seats. Held
    sideways, the words stand above the water that the hand lies in."""
    cards = len(look["hand"] or ())
    usual = setting.frame(cards, LINES)
    if setting.felt.kind == "low":
        return replace(usual, say_at=usual.say_at._replace(bottom=usual.middle.bottom))
    crowded = setting.felt.kind == "tall" and usual.middle.h < LOW
    return setting.frame(cards, LINES, setting.felt.finger * 1.2) if crowded else usual


def _stage(setting: Setting, frame: Frame) -> Stage:
    """The top card as large as there is room above the words that go with it, and between the piles."""
    middle, line = frame.middle, setting.felt.text * LINE
    words = line * 1.5 + line + 1.5 + (0 if setting.felt.kind == "low" else AIR)
    pile = 15.0 if setting.wide else 18.0
    if middle.w - 2 * pile - 10 < pile:  # narrow: the top card is not to be the smallest of all
        pile = setting.felt.finger
    high = middle.h - words - 2
    foot = setting.felt.finger * CARD_SHAPE
    spare = 0.0  # a question and what has just happened want more room than the words have
    if setting.felt.kind == "tall":
        wanted = min(setting.felt.finger * TOLD - frame.say_at.h, high * 0.18, high - foot - 2 * line)
        spare = max(wanted, 0)
    h = min(high - spare, (middle.w - 2 * pile - 10) * CARD_SHAPE, 72)
    w = h / CARD_SHAPE
    above = min(middle.h - words - foot - line - 6, middle.w * CARD_SHAPE)
    if w < setting.felt.finger and above > h:
        low = middle.top + above + words + foot / 2 + 4
        beside = setting.felt.finger / 2 + 5
        return Stage(middle.x, middle.top + above / 2 + 1, above / CARD_SHAPE, above, beside, line, low)
    beside = min(w / 2 + pile / 2 + 8, (middle.w - pile) / 2 - 1)
    return Stage(middle.x, middle.y - (words + spare) / 2, w, h, beside, line)


def beside(setting: Setting, stage: Stage, widest: float) -> tuple[float, float]:
    """How high a pile beside the top card lies, and how wide it is: its name stays above what is said below
    the top card."""
    if stage.low is not None:
        return stage.low, setting.felt.finger
    foot = stage.h / 2 + 1 - GAP - stage.line
    w = min(widest, max((foot + stage.h / 2) / CARD_SHAPE, setting.felt.finger))
    lift = foot - 1 - w * CARD_SHAPE / 2
    return stage.y + (min(lift, 0) if is_named(stage, w) else 0), w


def is_named(stage: Stage, w: float) -> bool:
    """Whether a pile has room for its name below it: where it would be lifted over the seats, it has none."""
    return stage.low is not None or stage.h + 1 - GAP - stage.line >= w * CARD_SHAPE
