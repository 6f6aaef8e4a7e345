"""What a seat of Ex & hopp cannot know, dealt anew."""

from tablee.core.build import rule
from tablee.core.chance import BITS, below, bits_in, count, pour, put, renew, take, toss
from tablee.core.seats import left_of
from tablee.games.exhopp.cards import ALL, IN_WORD, NONE, colour_of, may_answer, of_colour


@rule
def imagine(s, seat, chance):
    """Deal the stock and the other hands anew: every deal that fits what the seat sees is
    equally likely."""
    for other in range(s.seats):
        if other != seat:
            pour(s.hands[other], s.stock)
    if s.want == NONE:
        for other in range(s.seats):
            if other != seat:
                deal_from(chance, s.stock, s.hands[other], ALL, ALL, s.sizes[other])
    else:
        imagine_offer(s, seat, chance)
    renew(s.rng, chance)


@rule
def imagine_offer(s, seat, chance):
    """A standing offer tells two things: the proposer holds the colour he gives, and somebody
    who holds the colour he wants has not declined it."""
    sure = seat >= 0 and may_answer(s, seat)  # then it is this seat
    slots = 0
    for other in range(s.seats):
        if other != seat and other != s.turn:
            slots += s.sizes[other]
    if seat != s.turn:
        imagine_proposer(s, slots, sure, chance)
    imagine_others(s, seat, slots, sure, chance)
    imagine_declined(s, seat, sure, chance)


@rule
def imagine_proposer(s, slots, sure, chance):
    """Choose how many cards of the given and the wanted colour the proposer holds, each split as
    likely as it has deals; then draw them. The card he offers is any of the given colour."""
    give = colour_of(s.offered)
    size = s.sizes[s.turn]
    unseen = count(s.stock)
    gives = count_of(s.stock, give)
    wants = count_of(s.stock, s.want)
    given = 0
    wanted = 0
    total = 0.0
    for g in range(1, size + 1):
        for w in range(size - g + 1):
            ways = choose(gives, g) * choose(wants, w) * choose(unseen - gives - wants, size - g - w) * 1.0
            if not sure:
                ways *= 1.0 - miss(unseen - size, wants - w, slots)
            total += ways
            if ways > 0.0 and unit(chance) * total < ways:
                given = g
                wanted = w
    low = of_colour(give, 0)
    high = of_colour(give, 1)
    hand = s.hands[s.turn]
    deal_from(chance, s.stock, hand, low, high, given)
    s.offered = pick(chance, hand, low, high)
    deal_from(chance, s.stock, hand, of_colour(s.want, 0), of_colour(s.want, 1), wanted)
    low = ALL & ~(low | of_colour(s.want, 0))
    high = ALL & ~(high | of_colour(s.want, 1))
    deal_from(chance, s.stock, hand, low, high, size - given - wanted)


@rule
def imagine_others(s, seat, slots, sure, chance):
    """Card by card; until the wanted colour has turned up, each is of it with the probability
    it has when the rest of the hands must show it."""
    low = of_colour(s.want, 0)
    high = of_colour(s.want, 1)
    wants = count_of(s.stock, s.want)
    unseen = count(s.stock)
    missed = miss(unseen, wants, slots)
    for other in range(s.seats):
        if other != seat and other != s.turn:
            hand = s.hands[other]
            for _ in range(s.sizes[other]):
                if sure:
                    deal_from(chance, s.stock, hand, ALL, ALL, 1)
                elif slots == 1 or unit(chance) * (1.0 - missed) * unseen < wants:
                    deal_from(chance, s.stock, hand, low, high, 1)
                    sure = True
                else:
                    deal_from(chance, s.stock, hand, ALL & ~low, ALL & ~high, 1)
                    missed *= unseen / (unseen - wants)
                unseen -= 1
                slots -= 1


@rule
def imagine_declined(s, seat, sure, chance):
    """Who declined is secret. A seat that may answer takes itself to be the one asked: all who
    come before it have declined. For any other, as many have as chance will have it."""
    s.declined &= 1 << seat if seat >= 0 else 0
    others = 0
    for other in range(s.seats):
        if other != seat and may_answer(s, other):
            others += 1
    said_no = s.seats if sure else below(chance, others)
    other = left_of(s, s.turn)
    while said_no > 0 and other != s.turn and not (sure and other == seat):
        if other != seat and may_answer(s, other):
            s.declined |= 1 << other
            said_no -= 1
        other = left_of(s, other)


@rule
def count_of(cards, colour):
    word = colour // IN_WORD
    return bits_in(cards[word] & of_colour(colour, word))


@rule
def deal_from(chance, cards, hand, low, high, number):
    """Deal some of the cards that lie within a mask of two words."""
    for _ in range(number):
        card = pick(chance, cards, low, high)
        take(cards, card)
        put(hand, card)


@rule
def pick(chance, cards, low, high):
    """One card at random of those within a mask; it stays where it is."""
    rest = cards[0] & low
    inside = bits_in(rest)
    k = below(chance, inside + bits_in(cards[1] & high))
    first = 0
    if k >= inside:
        rest = cards[1] & high
        k -= inside
        first = BITS
    for _ in range(k):
        rest &= rest - 1
    return first + bits_in((rest & -rest) - 1)


@rule
def choose(n, k):
    """In how many ways k of n cards can be taken."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


@rule
def miss(n, marked, drawn):
    """The probability that none of the marked cards is among those drawn from n."""
    missed = 1.0
    for i in range(drawn):
        missed *= max(n - marked - i, 0) / (n - i)
    return missed


@rule
def unit(chance):
    """A number from 0 up to 1, in 53 random bits."""
    return (((toss(chance) >> 5) << 26) + (toss(chance) >> 6)) / 9007199254740992.0
