"""What a seat of EKKO cannot know, dealt anew.

A seat knows its hand and what it put aside; the pile, the other hands and the cards put aside by
others are dealt again, every deal as likely as any other that fits what the seat knows.
"""

from tablee.core.build import rule
from tablee.core.chance import BITS, WORDS, below, count, draw, put, renew, take
from tablee.games.ekko.cards import (
    ASK,
    CALM,
    CLOSING,
    MIRROR_OF,
    NOBODY,
    SEATS,
    TURN,
    count_barred,
    holds_mirror,
)


@rule
def imagine(s, seat, chance):
    """Deal anew all that the seat cannot know.

    Who is asked is secret (D12): for everybody else the turn simply goes on, and an imagined
    holder of the mirror has declined it. Only a closing moment tells that somebody holds it (D7).
    """
    asked = seat >= 0 and holds_mirror(s, seat)
    keeper = NOBODY
    if s.phase == CLOSING and s.reactions == CALM and not asked:
        keeper = choose_keeper(s, seat, chance)
    if s.phase == ASK and not asked:
        s.phase = TURN
    gather(s, seat)
    if keeper != NOBODY:
        take(s.pile, MIRROR_OF[s.top])
    deal_hands(s, seat, keeper, chance)
    deal_aside(s, seat, chance)
    renew(s.rng, chance)


@rule
def choose_keeper(s, seat, chance):
    """Who holds the mirror: each card of the others that is not barred is as likely to be it."""
    cards = 0
    for other in range(s.seats):
        if other != seat:
            cards += s.sizes[other] - count_barred(s, other)
    k = below(chance, cards)
    other = NOBODY
    while k >= 0:
        other += 1
        if other != seat:
            k -= s.sizes[other] - count_barred(s, other)
    return other


@rule
def gather(s, seat):
    """Add all unseen cards to the pile; the old hands stay until they are dealt anew."""
    for w in range(WORDS):
        for other in range(s.seats):
            if other != seat:
                s.pile[w] |= s.hands[other, w]
        for owner in range(SEATS):
            if owner != seat:
                s.pile[w] |= s.aside[owner, w]


@rule
def deal_hands(s, seat, keeper, chance):
    """Deal the other hands, as many barred cards in each as before, the mirror to its keeper."""
    unseen = count(s.pile)
    low = s.barred[0] & s.hands[seat, 0] if seat >= 0 else 0
    high = s.barred[1] & s.hands[seat, 1] if seat >= 0 else 0
    for other in range(s.seats):
        if other != seat:
            penalties = count_barred(s, other)
            cards = s.sizes[other]
            s.hands[other, 0] = 0
            s.hands[other, 1] = 0
            if other == keeper:
                put(s.hands[other], MIRROR_OF[s.top])
                cards -= 1
            for k in range(cards):
                card = draw(chance, s.pile, unseen)
                unseen -= 1
                put(s.hands[other], card)
                if k < penalties and card < BITS:
                    low |= 1 << card
                elif k < penalties:
                    high |= 1 << (card - BITS)
    s.barred[0] = low
    s.barred[1] = high


@rule
def deal_aside(s, seat, chance):
    unseen = count(s.pile)
    for owner in range(SEATS):
        if owner != seat:
            cards = count(s.aside[owner])
            s.aside[owner, 0] = 0
            s.aside[owner, 1] = 0
            for _ in range(cards):
                put(s.aside[owner], draw(chance, s.pile, unseen))
                unseen -= 1
