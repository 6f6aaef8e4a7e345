"""What a program needs to play EKKO: a rule of thumb and a way to judge a table.

A hand answers a card by its highest card (an odd one) or by its lowest (an even one), so the rule of
thumb keeps its ends apart and lays what leaves it an answer and the next player none. The weights
were found by matches of the rule against itself; all is reckoned in whole numbers, parts in ALL-ths, so that
every machine comes to the same choice.
"""

from math import exp, sqrt

from tablee.core.build import rule
from tablee.core.chance import BITS, bits_in, has
from tablee.core.seats import left_of
from tablee.core.state import lookup
from tablee.games.ekko.cards import (
    ASIDE,
    CARDS,
    EFFECT,
    FITTING,
    LAY,
    MIRROR,
    MIRROR_OF,
    NOBODY,
    OTHERS,
    SPEED,
    holder,
)
from tablee.games.ekko.rules import asks

SHARPNESS = {2: 1.06, 3: 1.0}  # of chances told: the thumb lets leads slip away between two …
ADVANTAGE = 0.04  # … and who does not lay holds worse cards than dealt at random
STEEPNESS = 0.25  # how much a point weighs for each seat, at one point squared to go
MARGIN = 3  # points that are still to come when somebody is about to reach the target

# Weights, in tenths.
ALL = 1 << 20  # a part, or a chance, of one
KEEP = 17  # for the part of all unseen cards that the hand could answer
ANSWER = 10  # for the part of those that the next player may lay, shared between the others
BLOCK = 20  # for the chance that the next player cannot lay, shared between the own cards
SPARE = 5  # for the part of all unseen cards that fit a card put aside: it would not have blocked
PAIR = 5 * ALL  # a mirror of one's own to lay right after
FOLLOW = 25 * ALL  # two cards in one turn: a multiple of 11 and one more
COSTLY = 4 * ALL  # a multiple of 11 counts twice (R20): put aside rather than another card
NEVER = -10000 * ALL


def _set(cards):
    return [sum(1 << card % BITS for card in cards if card // BITS == w) for w in (0, 1)]


_DECK = range(1, CARDS + 1)
DECK = lookup(_set(_DECK))
# What a hand answers whose highest, or whose lowest card this is; 0 and 99 stand for no card.
TOPPED = lookup([_set(c for c in _DECK if c % 2 == 1 and c < high) for high in range(CARDS + 2)])
UNDERCUT = lookup([_set(c for c in _DECK if c % 2 == 0 and c > low) for low in range(CARDS + 2)])


@rule
def due(s):
    """In a race whoever holds the mirror is quicker than the player whose turn it is."""
    if s.reactions == SPEED and s.over == 0 and s.phase != EFFECT:
        quick = holder(s)
        if quick != NOBODY:
            return quick
    return asks(s)


@rule
def worth(s, seat):
    """The chance to have the lowest total in the end; points weigh more the nearer the target is."""
    best = s.scores[0]
    worst = s.scores[0]
    for other in range(1, s.seats):
        best = min(best, s.scores[other])
        worst = max(worst, s.scores[other])
    weight = STEEPNESS * s.seats / sqrt(MARGIN + max(s.target - worst, 0))
    total = 0.0
    for other in range(s.seats):
        total += likelihood(s, other, best, weight)
    return likelihood(s, seat, best, weight) / total


@rule
def likelihood(s, seat, best, weight):
    behind = s.scores[seat] - best
    if s.over:
        return 1.0 if behind == 0 else 0.0
    return exp(-weight * behind)


@rule
def shortlist(s, seat, codes, n):
    return n


@rule
def thumb(s, seat, codes, n, chance):
    """Mirror whenever possible, then put a card aside; else lay what keeps the hand playable."""
    if n == 1:
        return codes[0]
    if s.phase == EFFECT:
        return choose_effect(s, seat, codes, n)
    for i in range(n):
        if MIRROR < codes[i] <= MIRROR + CARDS:
            return codes[i]
    return choose_lay(s, seat, codes, n)


@rule
def choose_effect(s, seat, codes, n):
    """Put aside what the hand misses least, a multiple of 11 above all."""
    low, next_low, high, next_high = ends(s, seat)
    best = codes[0]
    best_value = NEVER
    for i in range(n):
        if codes[i] != OTHERS:
            card = codes[i] - ASIDE
            least = next_low if card == low else low
            most = next_high if card == high else high
            value = KEEP * part_answered(s, seat, least, most, DECK)
            value += SPARE * part_fitting(s, seat, card)
            if MIRROR_OF[card] == 0:
                value += COSTLY
            if value > best_value:
                best_value = value
                best = codes[i]
    return best


@rule
def choose_lay(s, seat, codes, n):
    low, next_low, high, next_high = ends(s, seat)
    best = codes[0]
    best_value = NEVER
    for i in range(n):
        if codes[i] <= LAY + CARDS:
            card = codes[i] - LAY
            value = NEVER
            if MIRROR_OF[card] == 0:
                value = FOLLOW + value_follow(s, seat, card, low, next_low, high, next_high)
            if value < 0:
                value = value_lay(s, seat, card, low, next_low, high, next_high)
            if value > best_value:
                best_value = value
                best = codes[i]
    return best


@rule
def value_follow(s, seat, multiple, low, next_low, high, next_high):
    """The best card to lay after a multiple of 11 (R9)."""
    best = NEVER
    for w in range(2):
        rest = s.hands[seat, w] & FITTING[multiple, w]
        while rest != 0:
            card = w * BITS + bits_in((rest & -rest) - 1)
            rest &= rest - 1
            best = max(best, value_lay(s, seat, card, low, next_low, high, next_high))
    return best


@rule
def value_lay(s, seat, card, low, next_low, high, next_high):
    """What is good about a card on top: the hand left, the answers to it, the next one's trouble."""
    least = next_low if card == low else low
    most = next_high if card == high else high
    value = BLOCK * chance_of_none(s, seat, card) // s.sizes[seat]
    value += KEEP * part_answered(s, seat, least, most, DECK)
    value += ANSWER * part_answered(s, seat, least, most, FITTING[card]) // (s.seats - 1)
    if MIRROR_OF[card] != 0 and has(s.hands[seat], MIRROR_OF[card]):
        value += PAIR
    return value


@rule
def ends(s, seat):
    """The lowest card of a hand, the next to it, the highest and the next to that."""
    low = CARDS + 1
    next_low = CARDS + 1
    high = 0
    next_high = 0
    for w in range(2):
        rest = s.hands[seat, w]
        while rest != 0:
            card = w * BITS + bits_in((rest & -rest) - 1)
            rest &= rest - 1
            if low > CARDS:
                low = card
            elif next_low > CARDS:
                next_low = card
            next_high = high
            high = card
    return low, next_low, high, next_high


@rule
def part_answered(s, seat, least, most, cards):
    """The part of these cards, as far as unseen, that a hand between two ends answers."""
    first = unseen(s, seat, 0) & cards[0]
    second = unseen(s, seat, 1) & cards[1]
    answered = bits_in(first & (TOPPED[most, 0] | UNDERCUT[least, 0]))
    answered += bits_in(second & (TOPPED[most, 1] | UNDERCUT[least, 1]))
    return ALL * answered // max(1, bits_in(first) + bits_in(second))


@rule
def chance_of_none(s, seat, card):
    """The chance that the next player holds nothing that fits a card."""
    miss = ALL - part_fitting(s, seat, card)
    chance = ALL
    for _ in range(s.sizes[left_of(s, seat)]):
        chance = chance * miss // ALL
    return chance


@rule
def part_fitting(s, seat, card):
    """The part of the unseen cards that fits a card."""
    first = unseen(s, seat, 0)
    second = unseen(s, seat, 1)
    fitting = bits_in(first & FITTING[card, 0]) + bits_in(second & FITTING[card, 1])
    return ALL * fitting // max(1, bits_in(first) + bits_in(second))


@rule
def unseen(s, seat, w):
    """The cards a seat has not seen in this round; those it put aside are forgotten."""
    seen = s.under[w] | s.hands[seat, w]
    if s.top // BITS == w:
        seen |= 1 << (s.top % BITS)
    return DECK[w] & ~seen


@rule
def playout_choice(s, seat, codes, n, chance):
    return thumb(s, seat, codes, n, chance)
