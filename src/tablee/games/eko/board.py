"""The ground of ekô: its spaces, what lies next to what, and sets of spaces.

Spaces are numbered tile by tile, the centre first, then the petals 1 to 6 (D1, D2). A set of
spaces is two words of seven tiles each, so the board for two is exactly the first word. What lies
around a set is looked up a tile at a time: seven bits in, all their neighbours out.
"""

from tablee.core.build import rule
from tablee.core.chance import bits_in
from tablee.core.state import lookup

PETALS = ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # D2; first the centre
CENTRES = (
    *((0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)),  # for two
    *((1, 4), (-5, 1), (4, -5)),  # three
    *((-4, 5), (-1, -4), (5, -1)),  # and four players
)
PLACES = [(q + dq, r + dr) for q, r in CENTRES for dq, dr in PETALS]
NUMBER = {place: space for space, place in enumerate(PLACES)}

SPACES = len(PLACES)  # 91
PETAL = 7  # spaces of a tile
WORD = 7 * PETAL  # spaces of a word
TILES_FOR = lookup([0, 0, 7, 10, 13])  # R1, by the number of seats
SPACES_FOR = lookup([0, 0, 49, 70, 91])

SAND, RICE, FOREST, MOUNTAIN, PALACE = 0, 1, 2, 3, 4
_TILES: list[dict[int, int]] = [  # D3
    *({0: PALACE}, {0: MOUNTAIN}, {0: FOREST}, {1: MOUNTAIN, 4: RICE}),
    *({1: MOUNTAIN, 3: FOREST}, {1: FOREST, 4: RICE}, {1: FOREST, 3: RICE}),
    *({0: PALACE}, {1: MOUNTAIN, 4: FOREST}, {1: FOREST, 3: RICE}),
    *({1: FOREST, 3: RICE, 5: MOUNTAIN}, {1: PALACE, 4: RICE}, {1: MOUNTAIN, 3: FOREST}),
]
TILES = lookup([[tile.get(petal, SAND) for petal in range(PETAL)] for tile in _TILES])


def _beside(space: int) -> list[int]:
    """The six neighbours in the order of the petals, -1 where the board ends."""
    q, r = PLACES[space]
    return [NUMBER.get((q + dq, r + dr), -1) for dq, dr in PETALS[1:]]


def _words(spaces: list[int]) -> list[int]:
    words = [0, 0]
    for space in spaces:
        words[space // WORD] |= 1 << space % WORD
    return words


def _spread() -> list[list[list[int]]]:
    """For each tile and each set of its seven spaces all spaces next to one of them."""
    return [
        [
            _words([n for p in range(PETAL) if bits >> p & 1 for n in _beside(PETAL * tile + p) if n >= 0])
            for bits in range(1 << PETAL)
        ]
        for tile in range(len(CENTRES))
    ]


BESIDE = lookup([_beside(space) for space in range(SPACES)])
NEAR = lookup([_words([n for n in _beside(space) if n >= 0]) for space in range(SPACES)])
SPREAD = lookup(_spread())


@rule
def word_of(space):
    return int(space >= WORD)


@rule
def holds(spaces, space):
    w = word_of(space)
    return (spaces[w] >> (space - WORD * w)) & 1


@rule
def add(spaces, space):
    w = word_of(space)
    spaces[w] |= 1 << (space - WORD * w)


@rule
def drop(spaces, space):
    w = word_of(space)
    spaces[w] &= ~(1 << (space - WORD * w))


@rule
def first_of(word):
    """The number of the lowest bit of a word that is not empty."""
    return bits_in((word & -word) - 1)


@rule
def around(low, high):
    """All spaces next to a space of the set (in the set or not)."""
    near_low = 0
    near_high = 0
    for tile in range(7):
        bits = (low >> (PETAL * tile)) & 127
        near_low |= SPREAD[tile, bits, 0]
        near_high |= SPREAD[tile, bits, 1]
    if high != 0:
        for tile in range(6):
            bits = (high >> (PETAL * tile)) & 127
            near_low |= SPREAD[7 + tile, bits, 0]
            near_high |= SPREAD[7 + tile, bits, 1]
    return near_low, near_high


@rule
def region(low, high, free_low, free_high):
    """All free spaces connected with some free spaces, and all spaces around them.

    What was found last is looked around from a tile at a time.
    """
    near_low = 0
    near_high = 0
    new_low = low
    new_high = high
    while new_low != 0 or new_high != 0:
        w = int(new_low == 0)
        new = new_high if w else new_low
        tile = tile_of(first_of(new))
        bits = (new >> (PETAL * tile)) & 127
        near_low |= SPREAD[7 * w + tile, bits, 0]
        near_high |= SPREAD[7 * w + tile, bits, 1]
        done = 127 << (PETAL * tile)
        new_low &= ~(done * (1 - w))
        new_high &= ~(done * w)
        found_low = near_low & free_low & ~low
        found_high = near_high & free_high & ~high
        low |= found_low
        high |= found_high
        new_low |= found_low
        new_high |= found_high
    return low, high, near_low, near_high


@rule
def tile_of(bit):
    """The place of a bit among the tiles of its word: bit // 7, without a division."""
    return (bit * 37) >> 8
