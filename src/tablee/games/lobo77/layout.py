"""Where everything of Lobo 77 lies on a felt: the dial in the middle, the piles in columns beside it or below
it, and the hand, whose cards alike lie beneath the first of them."""

from collections import Counter
from dataclasses import dataclass, replace

from tablee.core.scene import CARD_SHAPE, Frame, HandPlace, Look, Place, Setting

LINES = 2.2  # of words in a seat
WHOLE_HAND = 5
FAN = 0.52  # the part of a card beneath another like it that looks out …
PEEP = 0.7  # … and how far, where cards lie in two rows
LOW_CARD = 12.73  # the breadth of a card on a phone held sideways, where what the hand takes the dial lacks


@dataclass(frozen=True)
class Ground:
    """Where the dial is and how large, and the columns beside it."""

    x: float
    y: float
    size: float
    column: float
    height: float
    low: float | None = None  # where the columns lie below the dial

    @property
    def pile(self) -> Place:
        return self._beside(-1)

    @property
    def laid(self) -> Place:
        return self._beside(1)

    def _beside(self, side: int) -> Place:
        if self.low is not None:
            return self.x + side * self.column, self.low
        return self.x + side * (self.size + self.column) / 2, self.y


def laid_out(look: Look, setting: Setting) -> tuple[Ground, Frame]:
    """The dial with its columns, and the frame with seats, words and hand around them."""
    frame = _frame(look, setting)
    return _ground(setting, frame), frame


def _frame(look: Look, setting: Setting) -> Frame:
    """The usual places of a whole hand, whatever is left of it: the dial is not to change its size."""
    if look["hand"] is None:
        return setting.frame(0, LINES)
    usual = _whole_hand(setting)
    hand = setting.frame(len(set(look["hand"])), LINES, usual.hand[0].w).hand
    return replace(usual, hand=hand)


def _whole_hand(setting: Setting) -> Frame:
    """The usual places of a whole hand."""
    largest = max(LOW_CARD, setting.felt.finger) if setting.felt.kind == "low" else 0
    return setting.frame(WHOLE_HAND, LINES, largest)


def _ground(setting: Setting, frame: Frame) -> Ground:
    """The columns stand beside the dial, or below it where the dial is larger so."""
    width, height = frame.middle.w, frame.middle.h
    size = min(height, width - 2 * (14 if setting.wide else 18))
    above = min(width - 4, height - 36)
    if above > 1.1 * size:
        low = frame.middle.top + above + 18
        return Ground(frame.middle.x, frame.middle.top + above / 2 + 1, above, 23, 36, low)
    column = min((width - size) / 2, size * 0.4)
    return Ground(frame.middle.x, frame.middle.y, size, column, height)


def debt_places(ground: Ground) -> tuple[Place, Place, Place, float]:
    """Three cards in a column beside the dial, or below it in a row."""
    x, y = ground.laid
    if ground.low is None:
        w = min(ground.column - 3, (ground.height - 6) / 3 / CARD_SHAPE)
        step = w * CARD_SHAPE + 1.5
        return (x, y - step), (x, y), (x, y + step), w
    w = ground.column - 6
    right = ground.x + 2 * ground.column - w / 2
    return (right - 2 * w - 3, y), (right - w - 1.5, y), (right, y), w


def hand_places(look: Look, setting: Setting, frame: Frame) -> list[tuple[HandPlace, float]]:
    """Where the first of some cards alike lies, and how far each other looks out from beneath it, to its
    left: as far as the places of a whole hand leave room. The last one of a row is seen whole."""
    counts = list(Counter(look["hand"] or []).values())
    if not counts:
        return []
    whole = _whole_hand(setting).hand
    if len({place.y for place in frame.hand}) > 1:
        rows = [place.y for place in frame.hand]
        return [
            (place if rows[k + 1 : k + 2] == [place.y] else place._replace(seen=1.0), PEEP)
            for k, place in enumerate(frame.hand)
        ]
    first, w, more = frame.hand[0], frame.hand[0].w, sum(counts) - len(counts)
    step = frame.hand[1].x - first.x if len(counts) > 1 else w
    free = whole[-1].x - whole[0].x if len({place.y for place in whole}) == 1 else setting.felt.width - 3 - w
    peep = min(w * FAN, (free - (len(counts) - 1) * step) / max(more, 1))
    x = (first.x + frame.hand[-1].x - (len(counts) - 1) * step - more * peep) / 2
    places = []
    for k, count in enumerate(counts):
        x += (count - 1) * peep
        seen = min(step / w, 1.0) if k + 1 < len(counts) else 1.0
        places.append((first._replace(x=x, seen=seen), peep))
        x += step
    return places
