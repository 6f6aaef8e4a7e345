"""What a program needs to play Huit américain: a rule of thumb and a way to judge a table."""

# mypy: ignore-errors

from tablee.core.build import rule
from tablee.core.chance import bits_in
from tablee_crazy_eights.rules import (
    DRAW,
    EIGHT,
    EIGHTS,
    NAME,
    POINTS,
    QUEEN,
    SUIT,
    SUITS,
    TWO,
    standing,
)

FEW = 2  # cards: somebody who holds no more may soon be out


@rule
def thumb(s, seat, codes, n, chance):
    """The best card that fits, an eight last; the suit one holds most of. To draw only where nothing fits."""
    best = codes[n - 1]
    most = -1
    for i in range(n):
        value = appeal(s, seat, codes[i])
        if value > most:
            most = value
            best = codes[i]
    return best


@rule
def appeal(s, seat, code):
    """How much there is to be said for an action."""
    if code >= NAME:
        return in_suit(s, seat, code - NAME)
    if code >= DRAW:
        return -1
    rank = code // SUITS
    if rank == EIGHT:
        return 100 if danger(s, seat) else 0
    follow = in_suit(s, seat, code % SUITS)  # so that one can go on in that suit
    value = 1 + 4 * follow + POINTS[s.points, code] * (3 if danger(s, seat) else 1)
    if s.use_special_cards and rank in (TWO, QUEEN):
        value += 40 if s.sizes[after(s)] <= FEW or s.seats == 2 else 5
    return value


@rule
def in_suit(s, seat, suit):
    """Cards of a suit in hand, eights aside."""
    held = (SUIT << suit) & ~EIGHTS
    return bits_in(s.hands[seat, 0] & held) + bits_in(s.hands[seat, 1] & held)


@rule
def danger(s, seat):
    """Whether the game may end before the next turn."""
    for other in range(s.seats):
        if other != seat and s.sizes[other] <= FEW:
            return True
    return s.sizes[seat] <= FEW


@rule
def after(s):
    return (s.turn + s.direction + s.seats) % s.seats


@rule
def worth(s, seat):
    """The share of those one is ahead of, ties counted half."""
    ahead = 0.0
    for other in range(s.seats):
        if other != seat:
            if standing(s, seat) > standing(s, other):
                ahead += 1.0
            elif standing(s, seat) == standing(s, other):
                ahead += 0.5
    return ahead / (s.seats - 1)


@rule
def shortlist(s, seat, codes, n):
    """To draw or to pass is not thought about where a card fits."""
    return n - 1 if n > 1 and DRAW <= codes[n - 1] < NAME else n


@rule
def playout_choice(s, seat, codes, n, chance):
    return thumb(s, seat, codes, n, chance)


@rule
def stage(s):
    """The search looks to the end of the game, which is one round."""
    return 0
