"""What lies on an EKKO table: the cards, the record, and questions every rule asks of it.

Cards are their own numbers, 1 to 98, in all sets.
"""

from tablee.core.build import rule
from tablee.core.chance import BITS, WORDS, bits_in
from tablee.core.state import lookup, record

CARDS = 98  # R1
SEATS = 8
NOBODY = -1
TABLE = -1
TURN, ASK, EFFECT, CLOSING = 0, 1, 2, 3  # phases
CALM, SPEED = 0, 1  # the option reactions: ask, race
TARGET_REACHED = 1

# Actions are coded by card, 98 codes a kind: the card plus one of these. (The mirror codes of the
# multiples of 11 are never legal: those cards have no mirror.) Then come the four without a card.
LAY = -1
MIRROR = LAY + CARDS
ASIDE = MIRROR + CARDS
FAULT = ASIDE + CARDS
DRAW = FAULT + CARDS + 1
OTHERS = DRAW + 1
DECLINE = OTHERS + 1
CLOSE = DECLINE + 1
ACTIONS = CLOSE + 1
MOST_MOVES = CARDS + 1

State = record(
    target="i2",
    reactions="i1",
    faults="i1",
    round="i4",
    dealer="i1",
    turn="i1",
    phase="i1",
    top="i1",
    layer="i1",  # who laid the top card
    again="i1",  # R9 is in force
    drawn="i1",  # in the phase effect, who has drawn by R18
    owing="i2",  # who has yet to draw before anybody decides, as bits
    hands=("i8", (SEATS, WORDS)),
    sizes=("i1", SEATS),
    barred=("i8", WORDS),  # D5, of all hands together
    pile=("i8", WORDS),
    left="i1",  # cards in the pile
    under=("i8", WORDS),
    aside=("i8", (SEATS, WORDS)),  # by who put them there
    scores=("i2", SEATS),
)


def _mirror(card: int) -> int:
    """The card with the two digits swapped; 0 for a multiple of 11."""
    tens, ones = divmod(card, 10)
    return 0 if tens == ones else 10 * ones + tens


def _fits(card: int, top: int) -> bool:
    return card > top if top % 2 else card < top  # R7


def _set(cards: list[int]) -> list[int]:
    words = [0] * WORDS
    for card in cards:
        words[card // BITS] |= 1 << card % BITS
    return words


_DECK = range(1, CARDS + 1)
MIRROR_OF = lookup([_mirror(card) for card in range(CARDS + 1)])  # R2
MIRRORING = lookup([_set([_mirror(top)] if _mirror(top) else []) for top in range(CARDS + 1)])
FITTING = lookup([_set([card for card in _DECK if _fits(card, top)]) for top in range(CARDS + 1)])
MULTIPLES = lookup(_set([card for card in _DECK if card % 11 == 0]))


@rule
def holds_mirror(s, seat):
    """Whether the seat could lay the mirror of the top card; a barred one does not count (D5)."""
    low = s.hands[seat, 0] & ~s.barred[0] & MIRRORING[s.top, 0]
    high = s.hands[seat, 1] & ~s.barred[1] & MIRRORING[s.top, 1]
    return (low | high) != 0


@rule
def holder(s):
    """Who could lay the mirror of the top card."""
    if MIRROR_OF[s.top] != 0:
        for seat in range(s.seats):
            if holds_mirror(s, seat):
                return seat
    return NOBODY


@rule
def free(s):
    """R11: nobody has laid a card since this player did, so any card goes."""
    return s.turn == s.layer and s.again == 0 and (s.phase == TURN or s.phase == ASK)


@rule
def count_barred(s, seat):
    return bits_in(s.hands[seat, 0] & s.barred[0]) + bits_in(s.hands[seat, 1] & s.barred[1])
