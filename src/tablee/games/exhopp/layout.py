"""Where everything of Ex & hopp lies on a felt: the rows in the middle, words, hand and piles around them."""

from dataclasses import dataclass, replace
from itertools import pairwise

from tablee.core.scene import CARD_SHAPE, LARGER, LINE, Box, Felt, Frame, HandPlace, Look, Place, Setting
from tablee.games.exhopp.cards import HAND as HAND_CARDS
from tablee.games.exhopp.cards import LONGEST, ROWS

GAP = 0.5  # between two cards of a row
RIM = 0.8
BETWEEN = 0.8  # two rows
ABOVE = 2.3  # what a row is higher than its cards, with what parts it from the next
PILE_TEXT = 3.3  # letters beside the piles of an upright table
PILES = 3  # stock, discard, heads
PLATE_LINES = 2  # name and cards in hand, points and the cards that brought them …
OWN_LINES = 4  # … and at one's own plate, where there is room, also whom one plays
MORE_WORDS = 1.8  # more room for words on a wide table
STEP = 28  # from one plate to the next along a wide table at most
SHARES = (0.25, 0.31, 0.44)  # of an upright table's width, by the length of their names
RISE = 2  # units by which a chosen card reaches into the words above it
SUM = 2.57  # room for a sum, a flower and its figure, by the size of its letters …
BESIDE_EACH_OTHER = (2, 3)  # … and how many stand so at the end of a row, or where many may
FEW_SUMS = 4
SPARE = (12, 4)  # more room for them, on a broad table and on an upright one
TOLD = 5.2  # room for what became of a row, by the same
EDGE = 1.2  # beside the rows of an upright table
LOW_SHAPE = 1.15  # where rows are low their cards are less high, not narrower …
WIDE_SHAPE = 1.15
TALL_SHAPE = 1.5  # … and where there is room they are higher
LOW_HAND = 1.1  # and so are those of the hand, where words need the room …
LOWEST_HAND = 0.9  # … even for what is asked and its buttons
BARS_ABOVE = 6  # what sums may stand higher than the cards beside them
WIDER = 1.05  # sums stand below the cards of an upright table where these grow by that
HAND = (19, 23)  # width of a card of the hand on an upright table, on a felt as high as that …
HEIGHT = (164, 188)
PLATES = 17  # … and how much a second row of plates takes from it
FEWEST_PLATES = 4  # in one row …
TWO_PLATES = 2  # … and so few that each has room for all it says in one line
WORDS = (118, 165)  # pixels that words need at least, and that they like …
LARGE_WORDS = (110, 154)  # … where pixels are as large as their letters
ASKED = 82  # pixels for two lines of a question and a button: those come before all else …
LOWEST_ROW = 0.69  # … even before rows as high as a finger
BESIDE = (9.5, 11)  # letters that piles beside the hand are wide, at least and as a rule
FULL_HAND = 1 + (HAND_CARDS - 1) * 1.06  # cards that a hand is wide
LOW_WORDS = 162  # pixels beside a low table with large letters
LOW_ASKED = 170  # pixels for what is asked beside a low table
LOW_LARGE_HAND = 14.15  # as broad as with usual letters
LOW_HAND_DOWN = (0.8, 1.3)  # units by which it lies lower, and its cards are less high


@dataclass(frozen=True)
class Plan:
    """Where everything lies on one felt."""

    left: float  # of the rows
    width: float
    middles: tuple[float, ...]  # of the rows, from above
    heights: tuple[float, ...]
    number: float  # width of the row's number, at its left end
    after: float  # between its head and its first card
    card: float  # width of a card in a row
    card_height: float
    text: float  # size of the letters
    piles: list[tuple[float, float, float]]  # the middle of each, and its width
    pile_height: float
    below: float  # room for sums below the cards of a row; 0 where they stand beside them
    offer: tuple[float, float, float, float] | None  # where it is shown, unless the words alone tell of it
    plates: int  # lines of the others' plates, where they are fewer than usual

    @property
    def first(self) -> float:
        """The left edge of the first place after the head."""
        return self.left + self.number + self.card + self.after

    @property
    def end(self) -> float:
        """The right edge of the last place of the longest row."""
        return self.first + LONGEST * (self.card + GAP)

    def head(self, row: int) -> Place:
        return self.left + self.number + self.card / 2, self.middles[row] - self.below / 2

    def place(self, row: int, k: int) -> Place:
        return self.first + k * (self.card + GAP) + self.card / 2, self.middles[row] - self.below / 2


def most_sums(look: Look) -> int:
    """How many colours may lie in one row: a full row is scored at once."""
    return min(LONGEST - 1, len(look["sizes"]))


def laid_out(look: Look, setting: Setting) -> tuple[Plan, Frame]:
    """Where the rows lie, and the frame with words and hand that leave them their room."""
    felt, cards = setting.felt, len(look["hand"] or ())
    others = len(setting.names) - (setting.viewer is not None)
    largest = _hand_width(felt, others)
    frame = setting.frame(cards, PLATE_LINES, largest)
    plates, beside = 0, 0.0
    if felt.kind == "tall":
        if _lacking(felt, frame, 0) > _spare(frame):
            plates = 1 if others <= TWO_PLATES else PLATE_LINES
            frame = _broad_plates(setting, setting.frame(cards, plates, largest))
            beside = _beside_hand(felt, largest) if cards else 0.0
        frame = _lowered(felt, frame, beside)
    elif felt.kind == "wide":
        frame = _strip_above(setting, frame)
    else:
        frame = _below_rows(_broadened(felt, frame) if felt.large else frame)
    plan = _plan(look, setting, frame, plates, beside)
    return plan, _made_room(look, setting, plan, frame)


def _broad_plates(setting: Setting, frame: Frame) -> Frame:
    """The others' plates as broad as there is room for them in one row: they say much in a line."""
    felt, seats = setting.felt, frame.seats_at
    others = [k for k in range(len(seats)) if k != setting.viewer]
    if len(others) > FEWEST_PLATES:
        return frame
    others.sort(key=lambda k: seats[k][0])
    step = (felt.width - 3) / len(others)
    broad = {k: (1.5 + (n + 0.5) * step, seats[k][1], step - 1.2, seats[k][3]) for n, k in enumerate(others)}
    return replace(frame, seats_at=[broad.get(k, seat) for k, seat in enumerate(seats)])


def _strip_above(setting: Setting, frame: Frame) -> Frame:
    """The others' plates side by side above a wide table: its rows have all the width. One's own plate is
    higher."""
    felt, seats, own = setting.felt, list(frame.seats_at), setting.viewer
    first = 0 if own is None else own + 1
    others = [(first + k) % len(seats) for k in range(len(seats) - (own is not None))]
    step = min((felt.width - 3) / len(others), STEP)
    for n, k in enumerate(others):
        x = felt.width / 2 + (n - (len(others) - 1) / 2) * step
        seats[k] = (x, 1.5 + seats[k][3] / 2, step - 2, seats[k][3])
    if own is not None:
        x, _, w, _ = seats[own]
        high = OWN_LINES * LINE * felt.text + 2.4
        seats[own] = (x, felt.height - high / 2 - 2, w, high)
    bottom = frame.middle.bottom - MORE_WORDS
    middle = frame.middle._replace(left=1.5, right=felt.width - 1.5, bottom=bottom)
    return replace(frame, seats_at=seats, middle=middle, say_at=frame.say_at._replace(top=bottom))


def _beside_hand(felt: Felt, card: float) -> float:
    """How wide piles may be beside a full hand, 0 if they cannot lie there."""
    room = felt.width - card * FULL_HAND - 3.5
    least, usual = BESIDE
    return min(room, usual * felt.text) if room >= least * felt.text else 0.0


def _hand_width(felt: Felt, others: int) -> float:
    """The higher an upright table, the larger the hand, whatever the letters: at last it fills the width."""
    if felt.wide:
        return (LOW_LARGE_HAND if felt.large else 14) if felt.kind == "low" else 13
    (least, most), (low, high) = HAND, HEIGHT
    free = felt.height - (PLATES if others > FEWEST_PLATES else 0)
    return least + (most - least) * min(max((free - low) / (high - low), 0), 1)


def _lacking(felt: Felt, frame: Frame, beside: float) -> float:
    """How much height words above the hand of an upright table lack."""
    wanted = ROWS * _least_pitch(felt) + _words(felt)[0] + RISE + 0.6
    return wanted - (frame.say_at.bottom - _rows_top(felt, frame, beside))


def _spare(frame: Frame, shape: float = LOW_HAND) -> float:
    """By how much cards of the hand may be less high."""
    return frame.hand[0].h - shape * frame.hand[0].w if frame.hand else 0.0


def _lowered(felt: Felt, frame: Frame, beside: float) -> Frame:
    """Cards of the hand that are less high, where the words would have too little room."""
    hand, lacking = frame.hand, _lacking(felt, frame, beside)
    least = lacking - _words(felt)[0] + ASKED / felt.px  # what is asked lacks that much
    lowest = max(_spare(frame, LOWEST_HAND), 0)
    if hand:
        lowest = min(lowest, max(hand[0].h - felt.fingertip, 0))
    less = max(min(lacking, _spare(frame)), min(least, lowest))
    if less <= 0:
        return frame
    hand = [place._replace(y=place.y + less / 2, h=place.h - less) for place in hand]
    return replace(frame, hand=hand, say_at=frame.say_at._replace(bottom=frame.say_at.bottom + less))


def _below_rows(frame: Frame) -> Frame:
    """The hand of a low table a little lower, and its cards less high: one that is chosen rises below the
    rows, not over them."""
    lower, less = LOW_HAND_DOWN
    hand = [place._replace(y=place.y + lower + less / 2, h=place.h - less) for place in frame.hand]
    return replace(frame, hand=hand)


def _broadened(felt: Felt, frame: Frame) -> Frame:
    """More breadth for the rows of a low table: large words beside them are given more lines."""
    right = max(frame.middle.right, felt.width - LOW_WORDS / felt.px - 1.5)
    return replace(
        frame, middle=frame.middle._replace(right=right), say_at=frame.say_at._replace(left=right + 1)
    )


def _pile_height(felt: Felt) -> float:
    return (felt.text if felt.wide else min(felt.text, PILE_TEXT)) * LINE + 1.4


def _rows_top(felt: Felt, frame: Frame, beside: float) -> float:
    """Where the rows of an upright table begin: below the piles, unless those lie beside the hand."""
    return frame.middle.top + (0 if beside else _pile_height(felt) + 1.2)


def _words(felt: Felt) -> tuple[float, float]:
    """How high words stand above the hand of an upright table, at least and where there is room."""
    least, liked = LARGE_WORDS if felt.large else WORDS
    return least / felt.px, liked / felt.px


def _least_pitch(felt: Felt) -> float:
    """From one row to the next at least, so that a finger meets one of them."""
    return felt.fingertip + BETWEEN


def _plan(look: Look, setting: Setting, frame: Frame, plates: int, beside: float) -> Plan:
    """The rows take the middle, the piles a strip above them or the corner beside the hand."""
    felt, text = setting.felt, setting.felt.text
    left, top, right, bottom = frame.middle
    offer_height = text * LINE + 2
    pile_height = _pile_height(felt)
    tall = felt.kind == "tall"
    number, after = (text * 0.85, 1.0) if tall else (3.4, 1.4)
    if tall and not beside:
        edges = [left + sum(SHARES[:k]) * frame.middle.w for k in range(PILES + 1)]
        piles = [((a + b) / 2, top + pile_height / 2, b - a - 3) for a, b in pairwise(edges)]
    else:
        wide = beside or max(22.0, text * 12.4)
        low = frame.hand[0].y + (frame.hand[0].h - pile_height) / 2 if beside else felt.height - 3.5
        piles = [
            (felt.width - 1.5 - wide / 2, low - (2 - k) * (pile_height + 0.8), wide) for k in range(PILES)
        ]
    if tall:
        left, right = EDGE, felt.width - EDGE
        top, bottom = _rows_top(felt, frame, beside), frame.say_at.bottom - RISE - 0.6
    least = max(TOLD, SUM * BESIDE_EACH_OTHER[most_sums(look) > FEW_SUMS])
    panel = text / (LARGER if felt.large else 1) * least
    fixed = number + after + LONGEST * GAP + 2 * RIM
    widest = (right - left - fixed - panel) / (LONGEST + 1)
    shut = [line is None and tall and not look["over"] for line in look["rows"]]
    low_row = text * LINE + 0.6 + BETWEEN  # one that is closed gives its room to the others
    open_rows = ROWS - sum(shut)
    below = 0.0
    if tall:
        free = bottom - top - sum(shut) * low_row
        pitch = _pitch(felt, free, open_rows, widest)
        under, full = text * LINE + 0.8, widest + panel / (LONGEST + 1)
        lower = _pitch(felt, free, open_rows, full, under)
        if min(full, (lower - ABOVE - under) / LOW_SHAPE) > WIDER * min(widest, (pitch - ABOVE) / LOW_SHAPE):
            below, pitch, widest, panel = under, lower, full, 0.0
        bottom = top + open_rows * pitch + sum(shut) * low_row
        shape, highest = LOW_SHAPE, TALL_SHAPE
    else:
        pitch = (bottom - top) / ROWS
        shape, highest = (WIDE_SHAPE if felt.kind == "wide" else LOW_SHAPE), CARD_SHAPE
    if panel:
        text = min(text, panel / least)  # large letters take nothing from the cards
    card = min(widest, (pitch - ABOVE - below) / shape)
    card_height = min(card * highest, pitch - ABOVE - below)
    pitch = min(pitch, card_height + (below or BARS_ABOVE) + ABOVE)
    width = min(right - left, fixed + (LONGEST + 1) * card + panel + SPARE[tall])
    steps = [low_row if closed else pitch for closed in shut]
    y = (top + bottom - sum(steps)) / 2
    x = (left + right) / 2
    return Plan(
        left=x - width / 2,
        width=width,
        middles=tuple(y + sum(steps[:k]) + step / 2 for k, step in enumerate(steps)),
        heights=tuple(step - BETWEEN for step in steps),
        number=number,
        after=after,
        card=card,
        card_height=card_height,
        text=min(text, (pitch - BETWEEN - 0.9) / 2),  # sums may stand in two lines
        piles=piles,
        pile_height=pile_height,
        below=below,
        offer=_offer_at(felt, frame, bottom, offer_height) if look["offer"] else None,
        plates=plates,
    )


def _offer_at(
    felt: Felt, frame: Frame, rows: float, height: float
) -> tuple[float, float, float, float] | None:
    """Where an offer is shown: in the room of the words, where they can spare it, or beside them; the rows
    stay as they are."""
    say = frame.say_at
    if felt.kind == "wide":
        return 14.5, say.y, 25.0, height - 0.6
    if felt.kind == "low":
        spare = say.h - height >= LOW_ASKED / felt.px
        return (say.x, say.top + height / 2, say.w, height - 0.6) if spare else None
    spare = say.bottom - RISE - 0.6 - rows - height >= ASKED / felt.px
    return (felt.width / 2, rows + height / 2, min(felt.width - 4, 74.0), height - 0.6) if spare else None


def _pitch(felt: Felt, free: float, rows: int, widest: float, below: float = 0) -> float:
    """From one row of an upright table to the next, where words below them want some of what is free."""
    least, liked = _words(felt)
    most = max(widest * TALL_SHAPE + ABOVE + (below or BARS_ABOVE), _least_pitch(felt))
    usual = min((free - least) / rows, widest * CARD_SHAPE + ABOVE + below)
    pitch = min(max((free - liked) / rows, usual, _least_pitch(felt)), most)
    return max(min(pitch, (free - ASKED / felt.px) / rows), felt.fingertip * LOWEST_ROW + BETWEEN)


def _made_room(look: Look, setting: Setting, plan: Plan, frame: Frame) -> Frame:
    """The frame with words and piles that no card covers: the words stand as high as a chosen card rises, and
    the hand lies beside the piles; where the table is low, it lies below the rows, beside the words too."""
    say, hand, kind = frame.say_at, frame.hand, setting.felt.kind
    x, y, wide = plan.piles[0]
    if kind == "low":
        top = say.top if plan.offer is None else plan.offer[1] + plan.offer[3] / 2 + 0.6
        low = y - plan.pile_height / 2 - 1
        hand = _shifted(hand, frame.middle.left, min(say.left, x - wide / 2) - 1)
        return replace(frame, hand=hand, say_at=Box(say.left, top, say.right, low))
    if kind == "wide" or y > say.bottom:
        hand = _shifted(hand, say.left if kind == "wide" else 1.5, x - wide / 2 - 1)
    rows = plan.middles[-1] + plan.heights[-1] / 2
    free = plan.offer[1] + plan.offer[3] / 2 if plan.offer and kind == "tall" else rows
    top = free + 0.6 if kind == "tall" else min(max(say.top - RISE, free + 0.6), say.top)
    return replace(frame, hand=hand, say_at=Box(say.left, top, say.right, say.bottom - RISE))


def _shifted(hand: list[HandPlace], left: float, right: float) -> list[HandPlace]:
    """A hand moved to the left where it would reach beyond an edge: to the middle of what is there."""
    if not hand or hand[-1].x + hand[-1].w / 2 <= right:
        return hand
    reach = hand[-1].x - hand[0].x + hand[0].w
    start = left + max(right - left - reach, 0) / 2
    return [place._replace(x=place.x - hand[0].x + start + place.w / 2) for place in hand]
