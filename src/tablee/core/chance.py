"""Randomness inside the record: a small generator, and drawing from bags.

A pile is a bag: no order exists until a card is drawn, so there is nothing to shuffle and
nothing to peek at. Bags come in two kinds: sets of distinct cards (bits) and counts of faces.
"""

from typing import Any

from tablee.core.build import instruction, rule

LOW32 = 0xFFFFFFFF

# A set of distinct cards 0 … 99 is two words of 50 bits.
WORDS = 2
BITS = 50
HALVES = (32, 16, 8, 4, 2, 1)


@rule
def toss(rng):
    """The next 32 random bits (sfc32: three words of state and a counter)."""
    fresh = (rng[0] + rng[1] + rng[3]) & LOW32
    rng[3] = (rng[3] + 1) & LOW32
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & LOW32
    rng[2] = ((((rng[2] << 21) & LOW32) | (rng[2] >> 11)) + fresh) & LOW32
    return fresh


@rule
def below(rng, n):
    """A whole number from 0 to n - 1, each exactly as likely as the others."""
    wide = toss(rng) * n
    if (wide & LOW32) < n:
        unfair = (LOW32 + 1 - n) % n
        while (wide & LOW32) < unfair:
            wide = toss(rng) * n
    return wide >> 32


@rule
def renew(rng, chance):
    """Give `rng` a new future, taken from another generator."""
    for i in range(4):
        rng[i] = toss(chance)


@rule
def seed_stream(rng, seed, number):
    """Start the generator of game `number` of a bulk run; all numbers give unrelated games."""
    rng[0] = seed & LOW32
    rng[1] = (seed >> 32) & LOW32
    rng[2] = number & LOW32
    rng[3] = ((number >> 32) + 1) & LOW32
    for _ in range(15):
        toss(rng)


@instruction("ctpop")
def bits_in(word):
    """How many bits of a word (below 2 to the 56) are set. Compiled, it is one instruction."""
    word = word - ((word >> 1) & 0x55555555555555)
    word = (word & 0x33333333333333) + ((word >> 2) & 0x33333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F
    word = word + (word >> 8)
    word = word + (word >> 16)
    return (word + (word >> 32)) & 0x7F


@rule
def nth_bit(word, n):
    """The place of the n-th set bit of a word (below 2 to the 56), both counted from 0.

    By halves and without branches, so that all games side by side on a GPU take the same steps.
    """
    place = 0
    for half in HALVES:
        lower = bits_in(word & ((1 << half) - 1))
        up = n >= lower
        n -= lower * up
        word >>= half * up
        place += half * up
    return place


@rule
def has(cards, card):
    return (cards[card // BITS] >> (card % BITS)) & 1


@rule
def put(cards, card):
    cards[card // BITS] |= 1 << (card % BITS)


@rule
def take(cards, card):
    cards[card // BITS] &= ~(1 << (card % BITS))


@rule
def count(cards):
    return bits_in(cards[0]) + bits_in(cards[1])


def members(cards: Any) -> list[int]:
    """The cards of a set in ascending order, for notation and looks."""
    found = []
    for w in range(WORDS):
        word = int(cards[w])
        while word:
            found.append(w * BITS + (word & -word).bit_length() - 1)
            word &= word - 1
    return found


@rule
def pour(cards, into):
    """Move all cards of one set into another."""
    for w in range(WORDS):
        into[w] |= cards[w]
        cards[w] = 0


@rule
def fill(cards, first, last):
    """Make the set exactly the cards from `first` to `last`."""
    for w in range(WORDS):
        low = min(max(first - w * BITS, 0), BITS)
        high = min(max(last + 1 - w * BITS, 0), BITS)
        cards[w] = (1 << high) - (1 << low)


@rule
def draw(rng, cards, size):
    """Take one card at random out of a set that holds `size` cards."""
    k = below(rng, size)
    inside = bits_in(cards[0])
    w = int(k >= inside)
    bit = nth_bit(cards[w], k - inside * w)
    cards[w] ^= 1 << bit
    return w * BITS + bit


@rule
def spell(word, first, out, n):
    """Append to out[n:] the number `first` + i for every set bit i of a word; the new length."""
    while word != 0:
        out[n] = first + bits_in((word & -word) - 1)
        n += 1
        word &= word - 1
    return n


@rule
def draw_face(rng, counts, size):
    """Take one card at random out of a bag of counted faces that holds `size` cards.

    The faces are passed by fours, so `counts` has room for a multiple of four.
    """
    k = below(rng, size)
    face = 0
    four = counts[0] + counts[1] + counts[2] + counts[3]
    while k >= four:
        k -= four
        face += 4
        four = counts[face] + counts[face + 1] + counts[face + 2] + counts[face + 3]
    one = counts[face]
    two = one + counts[face + 1]
    face += (k >= one) + (k >= two) + (k >= two + counts[face + 2])
    counts[face] -= 1
    return face
