"""What a program needs to play Ex & hopp: a rule of thumb and a way to judge a table.

Both rest on one guess: how likely each colour is to have the highest sum once a row is complete. What
the rule of thumb compares are whole numbers: a processor and a GPU round fractions differently.
"""

from math import exp, sqrt

from tablee.core.build import rule
from tablee.core.chance import bits_in
from tablee.core.state import lookup
from tablee.games.exhopp.cards import (
    HALF,
    KINDS,
    LONGEST,
    NONE,
    POINTS,
    ROWS,
    VALUES,
    WORTH,
    colour_of,
    number_of,
)
from tablee.games.exhopp.rules import ACCEPT, OFFER, WANTS, score

SURE = 1 << 20  # a chance of one; points gained, too, are counted in so many parts
SPAN = 12  # cards laid: how far the search looks
DOUBT = 3.5  # how little a lead means while point cards are to come; fitted to games of the thumb
ADVANTAGE = 0.13  # of chances told: the others have laid what was good for them, and hold what is left
MARGIN = SURE // 2  # what a lay may gain less than the best one and still be thought about

# How much a higher sum tells, by places left in a row: the chance of a colour to take the head
# grows by a factor of e to this for each unit of its sum. Found by self-play.
TELLING = (0.0, 0.24, 0.17, 0.14, 0.115, 0.107, 0.1)
ALL_PLACES = 90  # the points of all eighteen point cards
HIGHEST = 12 + 11 + 10 + 9 + 8 + 7
WEIGHTS = lookup(
    [[exp(TELLING[left] * total) for total in range(HIGHEST + 1)] for left in range(LONGEST + 1)], "f8"
)

OWN_KEPT = SURE * 63 // 1000  # what a card in hand is worth per unit, of the own colour and of another
OTHER_KEPT = SURE // 100
DULL = -SURE * 30 // 100  # only if every lay is worse an exchange is tried: people tire of being asked
GIVES_AWAY = SURE // 50  # what it costs, per unit, to hand the proposer a card of his own colour
LEAST = -SURE // 5  # an exchange that costs more than this is declined
NEVER = -1000 * SURE
MIDDLING = 6  # the value guessed for a card that is only known by its colour
BYTE = 8  # bits for the sum of one colour in a tally


@rule
def stage(s):
    """How many cards the rows have taken in all; a tied row gives its cards back."""
    laid = ALL_PLACES
    for kind in range(KINDS):
        laid -= s.down[kind] * POINTS[kind]
    for row in range(ROWS):
        if s.heads[row] != NONE:
            laid += s.lengths[row] - POINTS[s.heads[row]]
    return laid


@rule
def near(now, here):
    return now - here < SPAN


@rule
def worth(s, seat):
    """The chance to win, guessed from the points won and those to be expected."""
    if s.over:
        return won_share(s, seat)
    left = s.down_left * 1.0
    for row in range(ROWS):
        if s.heads[row] != NONE:
            left += 1.0 - s.lengths[row] / POINTS[s.heads[row]]
    scale = DOUBT * sqrt(left / s.seats)
    own = outlook(s, seat)
    total = 0.0
    for other in range(s.seats):
        total += exp((outlook(s, other) - own) / scale)
    return 1.0 / total


@rule
def won_share(s, seat):
    """One for the winner; a shared win is shared."""
    own = score(s, seat)
    sharing = 0
    for other in range(s.seats):
        x = score(s, other)
        if x > own:
            return 0.0
        if x == own:
            sharing += 1
    return 1.0 / sharing


@rule
def outlook(s, seat):
    """Points won, and those to be expected from the rows as they stand."""
    total = score(s, seat) * 1.0
    for row in range(ROWS):
        head = s.heads[row]
        if head != NONE:
            chance = share(s, tally(s, row), POINTS[head] - s.lengths[row], s.colours[seat])
            total += WORTH[head] * chance / SURE
    return total


@rule
def share(s, sums, left, colour):
    """The guessed chance of a colour to take the head of a row with these sums and places left."""
    total = 0.0
    for seat in range(s.seats):
        total += WEIGHTS[left, sum_in(sums, s.colours[seat])]
    return int(SURE * WEIGHTS[left, sum_in(sums, colour)] / total)


@rule
def tally(s, row):
    """The sums of all colours in a row, a byte each."""
    sums = 0
    for i in range(s.lengths[row]):
        number = number_of(s.rows[row, i])
        sums += (number % VALUES + 1) << (BYTE * (number // VALUES))
    return sums


@rule
def sum_in(sums, colour):
    return (sums >> (BYTE * colour)) & 255


@rule
def shortlist(s, seat, codes, n):
    """The lays that gain about as much as the best one, and the one sensible offer where none gains."""
    if s.want != NONE:
        return n
    best = NEVER
    for i in range(n):
        if codes[i] < OFFER:
            best = max(best, gain(s, seat, codes[i] // ROWS, codes[i] % ROWS))
    deal = bargain(s, seat)
    m = 0
    for i in range(n):
        code = codes[i]
        if (code == deal and best < DULL) or (
            code < OFFER and gain(s, seat, code // ROWS, code % ROWS) >= best - MARGIN
        ):
            codes[m] = code
            m += 1
    return m


@rule
def thumb(s, seat, codes, n, chance):
    """Lay what gains most; when no lay gains much, try to get a card of the own colour instead.

    With two players an exchange helps the other as much as oneself: none is proposed.
    """
    if s.want != NONE:
        return answer(s, seat, codes, n)
    best = NEVER
    choice = codes[0]
    for i in range(n):
        if codes[i] < OFFER:
            gained = gain(s, seat, codes[i] // ROWS, codes[i] % ROWS)
            if gained > best:
                best = gained
                choice = codes[i]
    if best < DULL and s.seats > 2 and s.must_lay == 0 and s.idle < s.seats:
        deal = bargain(s, seat)
        if deal != NONE:
            return deal
    return choice


@rule
def gain(s, seat, number, row):
    """What a lay gains: more of a black head, less of a red one, and a card fewer."""
    mine = s.colours[seat]
    colour = number // VALUES
    value = number % VALUES + 1
    head = s.heads[row]
    left = POINTS[head] - s.lengths[row]
    sums = tally(s, row)
    more = sums + (value << (BYTE * colour))
    if left == 1:
        after = final_share(s, more, mine)
    else:
        after = share(s, more, left - 1, mine)
    return WORTH[head] * (after - share(s, sums, left, mine)) - kept(mine, colour, value)


@rule
def bargain(s, seat):
    """The lowest card of another colour for the own colour; NONE where there is no such card."""
    mine = s.colours[seat]
    give = NONE
    for word in range(2):
        rest = s.hands[seat, word]
        while rest != 0:
            number = HALF * word + bits_in((rest & -rest) - 1)
            rest &= rest - 1
            if number // VALUES != mine and (give == NONE or number % VALUES < give % VALUES):
                give = number
    if give == NONE:
        return NONE
    return OFFER + give * WANTS + mine - (mine > give // VALUES)


@rule
def final_share(s, sums, mine):
    """The same for a row just completed: all or nothing, or a new row under the same head."""
    best = 0
    shared = 0
    for seat in range(s.seats):
        total = sum_in(sums, s.colours[seat])
        if total > best:
            best = total
            shared = 0
        elif total == best:
            shared = 1
    if shared:
        return SURE // s.seats
    return SURE if sum_in(sums, mine) == best else 0


@rule
def kept(mine, colour, value):
    """What a card is worth in hand: high ones of the own colour win rows to come."""
    return OWN_KEPT * value if colour == mine else OTHER_KEPT * value


@rule
def answer(s, seat, codes, n):
    """Accept for the card that is missed least, if what comes for it is worth about as much."""
    mine = s.colours[seat]
    gets = kept(mine, colour_of(s.offered), MIDDLING)
    best = LEAST
    choice = codes[n - 1]  # decline
    for i in range(n - 1):
        colour = (codes[i] - ACCEPT) // VALUES
        value = (codes[i] - ACCEPT) % VALUES + 1
        gained = gets - kept(mine, colour, value)
        if colour == s.colours[s.turn]:
            gained -= GIVES_AWAY * value
        if gained > best:
            best = gained
            choice = codes[i]
    return choice


@rule
def playout_choice(s, seat, codes, n, chance):
    return thumb(s, seat, codes, n, chance)
