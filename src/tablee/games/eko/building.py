"""Construction (R13–R17).

A building is coded by the pair of its site and the stack beside it that pays, its kind, and
whether the Emperor is among the sacrificed. `kind[site]` is 0 for an empty site.
"""

from tablee.core.build import large, rule
from tablee.core.chance import bits_in
from tablee.core.state import lookup
from tablee.games.eko.board import BESIDE, NEAR, SPACES, WORD, add, around, drop, first_of, holds
from tablee.games.eko.moving import MOVES, go_home
from tablee.games.eko.pieces import NOBODY, TALLEST, height, lay, lift, owner

VILLAGE, TOWER, CASTLE = 1, 2, 3
KINDS = 3
PIECES = lookup([0, 7, 5, 3])  # R5
HIGHEST = lookup([0, VILLAGE, TOWER, CASTLE, TOWER])  # R14, by terrain
NEVER = TALLEST + 1  # a price no stack can pay

PAIRS = [(site, stack) for site in range(SPACES) for stack in sorted(BESIDE[site].tolist()) if stack >= 0]
_PAIR = {pair: number for number, pair in enumerate(PAIRS)}
PAIR = lookup([[_PAIR.get((site, stack), -1) for stack in range(SPACES)] for site in range(SPACES)], "i2")
SITE = lookup([site for site, _ in PAIRS])
STACK = lookup([stack for _, stack in PAIRS])

BUILD = MOVES
VARIANTS = 2 * KINDS
BUILDS = len(PAIRS) * VARIANTS


@rule
def price(s, seat, site, kind):
    """How many pawns a building costs there; more than a stack can have if it is not allowed."""
    there = s.kind[site]
    if s.supply[seat, kind - 1] == 0 or kind > HIGHEST[s.terrain[site]]:  # R16, R14
        return NEVER
    if kind < there or kind > there + 1:  # R15
        return NEVER
    if there == 0:
        return kind  # R13
    if not holds(s.built[seat], site):
        return kind + 1
    if s.own_upgrade_only and kind == there:  # D7
        return NEVER
    return kind


@rule
def strong(s, seat, pawns, w):
    """The stacks of at least so many pawns, as far as word w of the board."""
    stacks = s.stacks[seat, w]
    for less in range(1, TALLEST + 1):
        if less < pawns:
            stacks &= ~s.tall[less, w]
    return stacks


@large
def list_builds(s, seat, out, n):
    near = around(s.stacks[seat, 0], s.stacks[seat, 1])
    for w in range(2):
        rest = s.sites[w] & near[w]
        while rest != 0:
            n = list_site(s, seat, WORD * w + first_of(rest), out, n)
            rest &= rest - 1
    return n


@rule
def list_site(s, seat, site, out, n):
    """Append what can be built on a site."""
    there = s.kind[site]
    for kind in range(max(there, VILLAGE), min(there + 1, CASTLE) + 1):
        cost = price(s, seat, site, kind)
        if cost <= TALLEST:
            n = list_payers(s, seat, site, kind, cost, out, n)
    return n


@large
def list_payers(s, seat, site, kind, cost, out, n):
    """Append every stack beside a site that can pay a price, with or without the Emperor."""
    for w in range(2):
        rest = NEAR[site, w] & strong(s, seat, cost, w)
        while rest != 0:
            stack = WORD * w + first_of(rest)
            rest &= rest - 1
            code = BUILD + PAIR[site, stack] * VARIANTS + (kind - 1) * 2
            if s.emperor[seat] != stack:
                out[n] = code
                n += 1
            else:  # R17, D8
                out[n] = code + 1
                n += 1
                if height(s, stack) > cost:
                    out[n] = code
                    n += 1
    return n


@large
def count_builds(s, seat, out, n):
    """Append every site near own stacks and how many buildings `list_builds` has there; the new length,
    and how many they are in all."""
    near = around(s.stacks[seat, 0], s.stacks[seat, 1])
    emperor = s.emperor[seat]
    his = height(s, emperor) if emperor >= 0 else 0
    total = 0
    for w in range(2):
        rest = s.sites[w] & near[w]
        while rest != 0:
            site = WORD * w + first_of(rest)
            rest &= rest - 1
            there = s.kind[site]
            beside = emperor >= 0 and holds(NEAR[site], emperor)
            found = 0
            for higher in range(2):
                kind = there + higher
                if VILLAGE <= kind <= CASTLE:
                    cost = price(s, seat, site, kind)
                    found += bits_in(NEAR[site, 0] & strong(s, seat, cost, 0))
                    found += bits_in(NEAR[site, 1] & strong(s, seat, cost, 1))
                    found += beside and his > cost  # he may pay, or stay
            out[n] = site
            out[n + 1] = found
            n += 2
            total += found
    return n, total


@large
def nth_build(s, seat, out, first, end, k):
    """The k-th building of the list, found by what `count_builds` has put down from `first` to `end`."""
    while k >= out[first + 1]:
        k -= out[first + 1]
        first += 2
    list_site(s, seat, int(out[first]), out, end)
    return out[end + k]


@rule
def can_build(s, seat):
    """Whether any building is open."""
    for w in range(2):
        rest = s.sites[w]
        while rest != 0:
            site = WORD * w + first_of(rest)
            rest &= rest - 1
            for kind in range(VILLAGE, CASTLE + 1):
                cost = price(s, seat, site, kind)
                for v in range(2):
                    if NEAR[site, v] & strong(s, seat, cost, v) != 0:
                        return True
    return False


@large
def build(s, seat, code):
    pair = code // VARIANTS
    kind = code % VARIANTS // 2 + 1
    site = SITE[pair]
    sacrifice(s, seat, STACK[pair], price(s, seat, site, kind), code % 2)  # R13
    before = owner(s.built, s.seats, site)
    if before != NOBODY:  # R15
        s.supply[before, s.kind[site] - 1] += 1
        s.points[before] -= s.kind[site]
        drop(s.built[before], site)
    s.supply[seat, kind - 1] -= 1
    s.points[seat] += kind
    s.kind[site] = kind
    add(s.built[seat], site)


@rule
def sacrifice(s, seat, stack, pawns, emperor):
    left = lift(s, seat, stack) - pawns
    if left > 0:
        lay(s, seat, stack, left)
    go_home(s, seat, pawns, emperor)
