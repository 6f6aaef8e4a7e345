"""Where everything of Duo lies on a felt: two stacks with the pile between them, or below them on a high one;
the hand leaves them room."""

from typing import NamedTuple

from tablee.core.scene import CARD_SHAPE, Box, Frame, Look, Place, Setting

LARGEST = 3  # so many cards of a hand are the largest: the stacks leave them room, and stay where they are
LOW = 44  # where the middle has so little height, the hand makes room for the stacks


class Plan(NamedTuple):
    """Where the middles of the two stacks and of the pile are, and how wide a card is on each."""

    stacks: tuple[Place, Place]
    card: float
    pile: Place
    pile_card: float


def laid_out(look: Look, setting: Setting) -> tuple[Plan, Frame]:
    """The stacks and the pile, and the frame with seats, words and hand around them."""
    frame = _frame(look, setting)
    bottom = min(frame.middle.bottom, setting.frame(LARGEST).middle.bottom)
    return _plan(setting, frame.middle._replace(bottom=bottom)), frame


def _frame(look: Look, setting: Setting) -> Frame:
    """The usual places; two rows of cards are smaller where they would leave hardly any room above them."""
    cards = len(look["hand"] or ())
    usual = setting.frame(cards)
    rows = len({place.y for place in usual.hand})
    crowded = setting.felt.kind == "tall" and rows > 1 and usual.middle.h < LOW
    return setting.frame(cards, largest=setting.felt.finger * 1.2) if crowded else usual


def _plan(setting: Setting, middle: Box) -> Plan:
    """The pile between the stacks, or below them where they are larger so."""
    x, y = middle.x, middle.y
    between = min(max(18.0, setting.felt.finger), (middle.w - 8) * 0.23)
    w = min((middle.w - 18 - between) / 2, (middle.h - 7) / CARD_SHAPE, 34)
    above = min((middle.w - 14) / 2, (middle.h - 38) / CARD_SHAPE)
    if above > 1.1 * w:
        return _one_below_another(middle, above)
    pile = min(between, w * 0.9)
    away = (pile + w) / 2 + 6
    return Plan(((x - away, y), (x + away, y)), w, (x, y), pile)


def _one_below_another(middle: Box, w: float) -> Plan:
    """On a high screen the pile lies below the stacks, with as much room above, between and below them."""
    spare = middle.h - 8 - w * CARD_SHAPE
    pile = min(max(20.0, (spare - 10) / CARD_SHAPE), 0.75 * w)
    gap = max(spare - pile * CARD_SHAPE, 0) / 3
    x, y = middle.x, middle.top + 4 + gap * 0.5 + w * CARD_SHAPE / 2
    stacks = (x - w * 0.5 - 3.5, y), (x + w * 0.5 + 3.5, y)
    return Plan(stacks, w, (x, y + (w + pile) * CARD_SHAPE / 2 + max(5.0, gap)), pile)
