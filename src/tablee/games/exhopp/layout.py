"""Where everything of Ex & hopp lies on a felt: the rows in the middle, words, hand and piles around them."""

from dataclasses import dataclass, replace
from itertools import pairwise

from tablee.core.scene import CARD_SHAPE, LARGER, LINE, Box, Felt, Frame, HandPlace, Look, Place, Setting
from tablee.games.exhopp.cards import LONGEST, ROWS

GAP = 0.5  # between two cards of a row
RIM = 0.8
BETWEEN = 0.8  # two rows
ABOVE = 2.3  # what a row is higher than its cards, with what parts it from the next
PILE_TEXT = 3.3  # letters beside the piles of an upright table
PILES = 3  # stock, discard, heads
CROWDED = 4  # letters as large as that on a small felt leave no line of a plate to spare
SHARES = (0.25, 0.31, 0.44)  # of an upright table's width, by the length of their names
RISE = 2  # units by which a chosen card reaches into the words above it
BARS = LONGEST - 1  # a full row is scored at once: never more colours than that
BAR = (1.3, 1.45)  # room for a sum, by the size of its letters, at least and as a rule
TOLD = (4.85, 5.1)  # room for what became of a row, by the same
EDGE = 1.2  # beside the rows of an upright table
LOW_SHAPE = 1.15  # where rows are low their cards are less high, not narrower …
WIDE_SHAPE = 1.25
TALL_SHAPE = 1.5  # … and where there is room they are higher
LOW_HAND = 1.1  # and so are those of the hand, where words need the room
BARS_ABOVE = 6  # what sums may stand higher than the cards beside them
HAND = (19, 23)  # width of a card of the hand on an upright table, on a felt as high as that …
HEIGHT = (164, 188)
PLATES = 17  # … and how much a second row of plates takes from it
FEWEST_PLATES = 4  # in one row
WORDS = (118, 165)  # pixels that words need at least, and that they like …
LARGE_WORDS = (110, 154)  # … where pixels are as large as their letters
LOW_WORDS = 162  # pixels beside a low table with large letters
LOW_LARGE_HAND = 14.15  # as broad as with usual letters


@dataclass(frozen=True)
class Plan:
    """Where everything lies on one felt."""

    left: float  # of the rows
    width: float
    middles: tuple[float, ...]  # of the rows, from above
    height: float
    number: float  # width of the row's number, at its left end
    after: float  # between its head and its first card
    card: float  # width of a card in a row
    card_height: float
    text: float  # size of the letters
    piles: list[tuple[float, float, float]]  # the middle of each, and its width
    pile_height: float
    offer: tuple[float, float, float, float]

    @property
    def first(self) -> float:
        """The left edge of the first place after the head."""
        return self.left + self.number + self.card + self.after

    @property
    def end(self) -> float:
        """The right edge of the last place of the longest row."""
        return self.first + LONGEST * (self.card + GAP)

    def head(self, row: int) -> Place:
        return self.left + self.number + self.card / 2, self.middles[row]

    def place(self, row: int, k: int) -> Place:
        return self.first + k * (self.card + GAP) + self.card / 2, self.middles[row]


def laid_out(look: Look, setting: Setting) -> tuple[Plan, Frame]:
    """Where the rows lie, and the frame with words and hand that leave them their room."""
    felt = setting.felt
    lines = 2.7 if felt.large or felt.text < CROWDED else 3.2
    largest = _hand_width(felt, len(setting.names) - (setting.viewer is not None))
    frame = setting.frame(len(look["hand"] or ()), lines, largest)
    if felt.kind == "tall":
        frame = _lowered(setting, frame)
    elif felt.kind == "low" and felt.large:
        frame = _broadened(felt, frame)
    plan = _plan(look, setting, frame)
    return plan, _made_room(look, setting, plan, frame)


def _hand_width(felt: Felt, others: int) -> float:
    """The higher an upright table, the larger the hand, whatever the letters: at last it fills the width."""
    if felt.wide:
        return LOW_LARGE_HAND if felt.large and felt.kind == "low" else 14
    (least, most), (low, high) = HAND, HEIGHT
    free = felt.height - (PLATES if others > FEWEST_PLATES else 0)
    return least + (most - least) * min(max((free - low) / (high - low), 0), 1)


def _lowered(setting: Setting, frame: Frame) -> Frame:
    """Cards of the hand that are less high, where the words would have too little room."""
    felt, hand = setting.felt, frame.hand
    if not hand:
        return frame
    wanted = ROWS * _least_pitch(felt) + _words(felt)[0] + RISE + 0.6
    lacking = wanted - (frame.say_at.bottom - _below_piles(felt, frame))
    w, h = hand[0].w, hand[0].h
    less = min(max(lacking, 0), h - LOW_HAND * w)
    if less <= 0:
        return frame
    hand = [place._replace(y=place.y + less / 2, h=h - less) for place in hand]
    return replace(frame, hand=hand, say_at=frame.say_at._replace(bottom=frame.say_at.bottom + less))


def _broadened(felt: Felt, frame: Frame) -> Frame:
    """More breadth for the rows of a low table: large words beside them are given more lines."""
    right = max(frame.middle.right, felt.width - LOW_WORDS / felt.px - 1.5)
    return replace(
        frame, middle=frame.middle._replace(right=right), say_at=frame.say_at._replace(left=right + 1)
    )


def _pile_height(felt: Felt) -> float:
    return (felt.text if felt.wide else min(felt.text, PILE_TEXT)) * LINE + 1.4


def _below_piles(felt: Felt, frame: Frame) -> float:
    """Where the rows of an upright table begin."""
    return frame.middle.top + _pile_height(felt) + 1.2


def _words(felt: Felt) -> tuple[float, float]:
    """How high words stand above the hand of an upright table, at least and where there is room."""
    least, liked = LARGE_WORDS if felt.large else WORDS
    return least / felt.px, liked / felt.px


def _least_pitch(felt: Felt) -> float:
    """From one row to the next at least, so that a finger meets one of them."""
    return felt.finger / (LARGER if felt.large else 1) + BETWEEN


def _plan(look: Look, setting: Setting, frame: Frame) -> Plan:
    """The rows take the middle, the piles a strip above them or the corner beside the hand."""
    felt, text = setting.felt, setting.felt.text
    left, top, right, bottom = frame.middle
    offer_height = text * LINE + 2
    pile_height = _pile_height(felt)
    tall = felt.kind == "tall"
    number, after = (text * 0.85, 1.0) if tall else (3.4, 1.4)
    if tall:
        edges = [left + sum(SHARES[:k]) * frame.middle.w for k in range(PILES + 1)]
        piles = [((a + b) / 2, top + pile_height / 2, b - a - 3) for a, b in pairwise(edges)]
        left, right = EDGE, felt.width - EDGE
        top, bottom = _below_piles(felt, frame), frame.say_at.bottom - RISE - 0.6
    else:
        wide = max(22.0, text * 12.4)
        low = felt.height - 3.5
        piles = [
            (felt.width - 1.5 - wide / 2, low - (2 - k) * (pile_height + 0.8), wide) for k in range(PILES)
        ]
    bars = min(BARS, len(look["sizes"]))
    panel = text / (LARGER if felt.large else 1) * max(TOLD[1], bars * BAR[1])
    text = min(text, panel / max(TOLD[0], bars * BAR[0]))  # large letters take nothing from the cards
    fixed = number + after + LONGEST * GAP + 2 * RIM
    widest = (right - left - fixed - panel) / (LONGEST + 1)
    if tall:
        least, liked = _words(felt)
        free = bottom - top - (offer_height if look["offer"] else 0)
        most = max(widest * TALL_SHAPE + ABOVE + BARS_ABOVE, _least_pitch(felt))
        usual = min((free - least) / ROWS, widest * CARD_SHAPE + ABOVE)
        pitch = min(max((free - liked) / ROWS, usual, _least_pitch(felt)), most)
        bottom = top + ROWS * pitch
        shape, highest = LOW_SHAPE, TALL_SHAPE
    else:
        rows = bottom - top
        crowded = felt.large or (rows - offer_height) / ROWS <= felt.finger + BETWEEN
        if look["offer"] or not crowded:
            bottom -= offer_height  # where rows would be too low, only while nobody may lay
        pitch = (bottom - top) / ROWS
        shape, highest = (WIDE_SHAPE if felt.kind == "wide" else LOW_SHAPE), CARD_SHAPE
    card = min(widest, (pitch - ABOVE) / shape)
    card_height = min(card * highest, pitch - ABOVE)
    pitch = min(pitch, card_height + BARS_ABOVE + ABOVE)
    width = min(right - left, fixed + (LONGEST + 1) * card + panel + 4)
    middles = tuple((top + bottom) / 2 + (k - (ROWS - 1) / 2) * pitch for k in range(ROWS))
    x = (left + right) / 2
    offer = (x, bottom + offer_height / 2, min(right - left, 74.0), offer_height - 0.6)
    height = pitch - BETWEEN
    text = min(text, (height - 0.9) / 2)  # sums stand above their signs
    return Plan(
        x - width / 2,
        width,
        middles,
        height,
        number,
        after,
        card,
        card_height,
        text,
        piles,
        pile_height,
        offer,
    )


def _made_room(look: Look, setting: Setting, plan: Plan, frame: Frame) -> Frame:
    """The frame with words and piles that no card covers: the words stand as high as a chosen card rises, and
    the hand lies beside the piles; where the table is low, it lies below the rows, beside the words too."""
    say, hand, kind = frame.say_at, frame.hand, setting.felt.kind
    x, y, wide = plan.piles[0]
    if kind == "low":
        low = max(say.bottom, y - plan.pile_height / 2 - 1)
        hand = _shifted(hand, frame.middle.left, min(say.left, x - wide / 2) - 1)
        return replace(frame, hand=hand, say_at=Box(say.left, say.top, say.right, low))
    if kind == "wide":
        hand = _shifted(hand, say.left, x - wide / 2 - 1)
    rows = plan.middles[-1] + plan.height / 2
    free = plan.offer[1] + plan.offer[3] / 2 if look["offer"] else rows
    top = free + 0.6 if kind == "tall" else min(max(say.top - RISE, free + 0.6), say.top)
    return replace(frame, hand=hand, say_at=Box(say.left, top, say.right, say.bottom - RISE))


def _shifted(hand: list[HandPlace], left: float, right: float) -> list[HandPlace]:
    """A hand moved to the left where it would reach beyond an edge: to the middle of what is there."""
    if not hand or hand[-1].x + hand[-1].w / 2 <= right:
        return hand
    reach = hand[-1].x - hand[0].x + hand[0].w
    start = left + max(right - left - reach, 0) / 2
    return [place._replace(x=place.x - hand[0].x + start + place.w / 2) for place in hand]
