"""Where everything of Duo lies on a felt: two stacks, each on its sheet, with the pile between them on one
line, a roller above them where there is room; the hand leaves them room, in one fan or in two rows."""

from dataclasses import replace
from math import ceil
from typing import NamedTuple

from tablee.core.scene import CARD_SHAPE, Box, Felt, Frame, HandPlace, Look, Place, Setting

LARGEST = 3  # so many cards of a hand are the largest: the stacks leave them room, and stay where they are
LOW = 48  # where the middle has so little height, the hand makes room for the stacks
WIDEST = 37.0  # a card on a stack
STRIP = 0.42  # the part of a card's width in which its number, colour and shape stand …
HEAD = 0.3  # … and the part of its height
RAISED = 2.6  # how far a chosen card rises over the row above it
ROW = 21.0  # the widest card of two rows
ROLLER = 5.0  # how high the roller is
UNSPOILT = {"tall": 0.95, "wide": 0.85}  # how large a stack must stay below a roller, by its size without
MARGIN = 13.0  # the most that a sheet is higher than its card, above and below


class Plan(NamedTuple):
    """Where the middles of the two stacks and of the pile are, how wide a card is on each, the sheets below
    the stacks, and the roller above them."""

    stacks: tuple[Place, Place]
    card: float
    pile: Place
    pile_card: float
    sheets: tuple[Box, Box]
    roller: Box | None


def laid_out(look: Look, setting: Setting) -> tuple[Plan, Frame]:
    """The stacks and the pile, and the frame with seats, words and hand around them."""
    frame = _frame(look, setting)
    bottom = min(frame.middle.bottom, setting.frame(LARGEST).middle.bottom)
    return _plan(setting.felt, frame.middle._replace(bottom=bottom)), frame


# The hand


def _frame(look: Look, setting: Setting) -> Frame:
    """The usual places, but for a hand that has no room in one row of the usual breadth: a closer fan as long
    as of each card is seen what it shows, and a finger finds it; then two rows from edge to edge."""
    felt, cards = setting.felt, len(look["hand"] or ())
    usual = setting.frame(cards)
    if len({place.y for place in usual.hand}) < 2:
        return usual
    edge = 1.5 if felt.kind == "tall" else 3.0
    left = 1.5 if felt.kind == "tall" else 29.0
    room = Box(left, 0, felt.width - edge, max(place.y + place.h / 2 for place in usual.hand))
    least = setting.frame(1).hand[0].w if felt.wide else max(66 / felt.px, 18.0)
    if (room.w - least) / (cards - 1) >= max(felt.finger, STRIP * least):
        return _moved(usual, [*_row(cards, room, least, room.bottom)])
    return _two_rows(usual, cards, room, felt, least)


def _two_rows(usual: Frame, cards: int, room: Box, felt: Felt, least: float) -> Frame:
    """Two rows, as large as they leave the stacks room."""
    upper = ceil(cards / 2)
    for w in (max(min(room.w / upper / 1.03, ROW), least), least, felt.finger * 1.2):
        down = max(felt.finger + 1, w * CARD_SHAPE * HEAD + RAISED)
        hand = [
            *_row(upper, room, w, room.bottom - down),
            *_row(cards - upper, room, w, room.bottom),
        ]
        found = _moved(usual, hand)
        if found.middle.h >= LOW:
            break
    return found


def _row(count: int, room: Box, w: float, bottom: float) -> list[HandPlace]:
    """Cards from edge to edge."""
    step, h = (room.w - w) / max(count - 1, 1), w * CARD_SHAPE
    first = room.left + w / 2
    return [HandPlace(first + k * step, bottom - h / 2, w, h, min(step / w, 1)) for k in range(count)]


def _moved(usual: Frame, hand: list[HandPlace]) -> Frame:
    """The words and the middle, as far up or down as another hand reaches."""
    say = usual.say_at
    by = min(place.y - place.h / 2 for place in hand) - min(place.y - place.h / 2 for place in usual.hand)
    return replace(
        usual,
        hand=hand,
        say_at=say._replace(top=say.top + by, bottom=say.bottom + by),
        middle=usual.middle._replace(bottom=usual.middle.bottom + by),
    )


# The middle


def _plan(felt: Felt, middle: Box) -> Plan:
    """The pile between the stacks; the roller where they need not be much smaller for it. On an upright felt
    the sheets reach its edges."""
    upright, broad = felt.kind == "tall", middle.w > 100
    gap = 6.0 if broad else 3.0
    between = max(felt.finger * 1.1, 14.0) if upright else min(max(felt.finger * 1.1, middle.w * 0.16), 19.0)
    beside = gap - 0.6
    edge = 1.0 if upright else 2 * beside + 5
    across = min((middle.w - edge - between - 2 * gap) / 2, WIDEST)
    alone, below = ((middle.h - spare - 6) / CARD_SHAPE for spare in (0, ROLLER + 1))
    rolled = felt.kind != "low" and below > UNSPOILT[felt.kind] * min(across, alone)
    w = min(across, below if rolled else alone)
    pile = min(between, w * 0.9)
    x, y, away = middle.x, middle.y + (ROLLER + 1 if rolled else 0) / 2, (pile + w) / 2 + gap
    stacks = (x - away, y), (x + away, y)
    over = min(middle.bottom - y - w * CARD_SHAPE / 2 - 0.5, MARGIN)
    half = w * CARD_SHAPE / 2 + over
    left, right = (Box(at - w / 2 - beside, y - half, at + w / 2 + beside, y + half) for at, _ in stacks)
    ends = max(left.left - 1, 0), min(right.right + 1, felt.width)
    roller = Box(ends[0], y - half - ROLLER, ends[1], y - half) if rolled else None
    return Plan(stacks, w, (x, y), pile, (left, right), roller)
