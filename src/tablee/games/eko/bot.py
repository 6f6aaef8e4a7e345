"""What a program needs to play ekô: a quick score for every action, and a way to judge a table.

Everything is reckoned in parts of a point, POINT of them, so that all machines agree. A stack is worth
its pawns, what it may build next, and less if it can be attacked where it stands; an action is worth
what it gains and what it does to its stack.
"""

from math import exp

from tablee.core.build import rule
from tablee.core.chance import below, bits_in
from tablee.core.state import lookup
from tablee.games.eko.board import BESIDE, NEAR, PALACE, SPACES, WORD, around, first_of, holds, region
from tablee.games.eko.building import BUILD, CASTLE, SITE, STACK, VARIANTS, VILLAGE, list_builds, price
from tablee.games.eko.moving import is_kamikaze, list_moves
from tablee.games.eko.pieces import (
    CAPTIVE_POINTS,
    NOBODY,
    RESERVE,
    TALLEST,
    captor,
    free_spaces,
    height,
    in_play,
    owner,
)
from tablee.games.eko.rules import (
    EXCHANGE,
    EXCHANGING,
    KEEP,
    MARCH,
    MARCHING,
    MOST_PLACED,
    REINFORCE,
    REST,
    SWAP,
    SWAPPING,
    owns_palace,
    standing,
)

TURNS_AHEAD = 4  # how many turns the search looks ahead, beside one of everybody
HORIZON = 168  # the whole of that, in parts that every number of seats divides
WILD = 10  # one choice in so many is any action, in playouts …
SHARPNESS = {2: 2.3, 3: 1.9}  # … which lets leads slip away that nobody would: chances are drawn apart by it
TRIED = 12  # how many actions the search tries

POINT = 200
BODY = lookup([0, 30, 80, 130, 140])  # a stack of so many pawns, where it does not matter
CHANCE = 70  # to be able to build something with the next action
RISK = 30  # per pawn that can be attacked
EMPEROR_RISK = 2 * POINT
OFF_BOARD = 40  # an Emperor in the reserve
PALACE_BONUS = POINT  # the first palace
MARCH_WORTH = 320  # what the second action of a forced march must bring
SURE = 1000 * POINT
LOST = -20 * POINT  # the strength of a player who is out
THREAT = 0.5  # how likely an attack is carried out, and one that can still be parried
THREAT_ON_TURN = 0.3
HANG = 2 * POINT  # what an Emperor who can be attacked risks
IDLE = 12  # a pawn in the reserve
HEAT = 2.0 * POINT  # the lead in appeal that makes an action nearly three times as likely to be tried
THRONE = 0.05  # … and what a better place for the Emperor does
GRADIENT = 6.0  # the lead that makes a win likely is this part of the target


# What can be reached, attacked and built


@rule
def reach(low, high, free_low, free_high):
    """All spaces that stacks standing there touch or could move to, if any of them may."""
    near_low, near_high = around(low, high)
    door_low = near_low & free_low
    door_high = near_high & free_high
    if door_low == 0 and door_high == 0:
        return near_low, near_high
    _, _, edge_low, edge_high = region(door_low, door_high, free_low, free_high)
    return near_low | edge_low, near_high | edge_high


@rule
def dangers(s, seat):
    """Where a stack of 1, 2, 3, 4 pawns of a seat could be attacked now: two words each (R9, R10)."""
    free_low, free_high = free_spaces(s)
    low = 0
    high = 0
    for other in range(s.seats):
        if other != seat:
            low |= s.stacks[other, 0]
            high |= s.stacks[other, 1]
    low4, high4 = reach(low & s.tall[1, 0], high & s.tall[1, 1], free_low, free_high)
    low3, high3 = reach(low & s.tall[4, 0], high & s.tall[4, 1], free_low, free_high)
    low2, high2 = reach(low & s.tall[3, 0], high & s.tall[3, 1], free_low, free_high)
    low1, high1 = reach(low & s.tall[2, 0], high & s.tall[2, 1], free_low, free_high)
    low2 |= low3
    high2 |= high3
    low1 |= low2
    high1 |= high2
    for other in range(s.seats):
        at = s.emperor[other]
        if other != seat and at >= 0:
            his = 1 << (at % WORD)
            his_low, his_high = reach(his if at < WORD else 0, 0 if at < WORD else his, free_low, free_high)
            pawns = height(s, at)
            if pawns == 1:
                low1 |= his_low
                high1 |= his_high
            elif pawns == 2:
                low2 |= his_low
                high2 |= his_high
            elif pawns == 3:
                low3 |= his_low
                high3 |= his_high
            else:
                low4 |= his_low
                high4 |= his_high
    return low1, high1, low2, high2, low3, high3, low4, high4


@rule
def chances(s, seat, pawns):
    """Where a stack of so many pawns could build something: two words; and something great: two."""
    some_low, some_high, great_low, great_high = 0, 0, 0, 0
    palace = owns_palace(s, seat)
    for w in range(2):
        rest = s.sites[w]
        while rest != 0:
            site = WORD * w + first_of(rest)
            rest &= rest - 1
            there = s.kind[site]
            best = 0
            for kind in range(max(there, VILLAGE), min(there + 1, CASTLE) + 1):
                if price(s, seat, site, kind) <= pawns:
                    best = max(best, swing(s, seat, site, kind, palace))
            if best > 0:
                some_low |= NEAR[site, 0]
                some_high |= NEAR[site, 1]
            if best > POINT:
                great_low |= NEAR[site, 0]
                great_high |= NEAR[site, 1]
    return some_low, some_high, great_low, great_high


@rule
def prospects(s, seat):
    return chances(s, seat, 1) + chances(s, seat, 2) + chances(s, seat, 3) + chances(s, seat, 4)


@rule
def swing(s, seat, site, kind, palace):
    """What a building brings its builder, against the others."""
    gain = POINT * kind
    before = owner(s.built, s.seats, site)
    if before == seat:
        return gain - POINT * s.kind[site]
    if before != NOBODY:
        gain += spite(s, before, POINT * s.kind[site])
    if s.terrain[site] == PALACE:
        if not palace:
            gain += PALACE_BONUS
        if before != NOBODY:
            gain += spite(s, before, PALACE_BONUS)
    return gain


@rule
def spite(s, other, loss):
    """How much a loss of another player is worth to oneself."""
    weight = 2 if s.points[other] + 3 >= s.target else 1
    return weight * loss if s.seats == 2 else weight * loss // 2


# Scores of actions


@rule
def stand(danger, prospect, space, pawns, emperor):
    """What a stack is worth on a space."""
    if pawns == 0:
        return -OFF_BOARD if emperor else 0
    w = space // WORD
    bit = space % WORD
    value = BODY[pawns]
    value += CHANCE * ((prospect[4 * pawns - 4 + w] >> bit) & 1)
    value += CHANCE * ((prospect[4 * pawns - 2 + w] >> bit) & 1)
    if (danger[2 * pawns - 2 + w] >> bit) & 1:
        value -= RISK * pawns
        if emperor:
            value -= EMPEROR_RISK
    return value


@rule
def appeal(s, seat, code, danger, prospect, palace):
    """How good an action looks: a move, a building or reinforcements."""
    if code < BUILD:
        return appeal_move(s, seat, code // SPACES, code % SPACES, danger, prospect, palace)
    if code < REINFORCE:
        return appeal_build(s, seat, code - BUILD, danger, prospect, palace)
    code -= REINFORCE
    stack = code // 2 // MOST_PLACED
    pawns = height(s, stack)
    emperor = s.emperor[seat] == stack
    after = stand(danger, prospect, stack, pawns + code // 2 % MOST_PLACED + 1, emperor or code % 2 == 1)
    return after - stand(danger, prospect, stack, pawns, emperor)


@rule
def appeal_move(s, seat, start, goal, danger, prospect, palace):
    pawns = height(s, start)
    emperor = s.emperor[seat] == start
    there = height(s, goal)
    score = -stand(danger, prospect, start, pawns, emperor)
    if there == 0:
        return score + stand(danger, prospect, goal, pawns, emperor)
    if holds(s.stacks[seat], goal):
        his = s.emperor[seat] == goal
        score -= stand(danger, prospect, goal, there, his)
        return score + stand(danger, prospect, goal, pawns + there, emperor or his)
    victim = owner(s.stacks, s.seats, goal)
    score += capture_gain(s, seat, victim, goal, there, palace)
    if is_kamikaze(pawns, there):
        if is_last(s, seat, start):
            score -= SURE
        return score + stand(danger, prospect, start, 0, emperor)
    return score + stand(danger, prospect, goal, pawns, emperor)


@rule
def capture_gain(s, seat, victim, goal, pawns, palace):
    gain = spite(s, victim, BODY[pawns] + RISK)
    if is_last(s, victim, goal):
        gain += SURE if s.seats == 2 else 2 * POINT
    if s.emperor[victim] == goal:
        gain += CAPTIVE_POINTS * POINT + spite(s, victim, CAPTIVE_POINTS * POINT) // 2
        if palace and s.points[seat] + CAPTIVE_POINTS >= s.target:
            gain += SURE
    return gain


@rule
def appeal_build(s, seat, code, danger, prospect, palace):
    kind = code % VARIANTS // 2 + 1
    site = SITE[code // VARIANTS]
    stack = STACK[code // VARIANTS]
    pawns = height(s, stack)
    left = pawns - price(s, seat, site, kind)
    score = swing(s, seat, site, kind, palace) - stand(
        danger, prospect, stack, pawns, s.emperor[seat] == stack
    )
    if code % 2:
        score -= OFF_BOARD
        score += stand(danger, prospect, stack, left, False)
    else:
        score += stand(danger, prospect, stack, left, s.emperor[seat] == stack)
    before = s.kind[site] if holds(s.built[seat], site) else 0
    if s.points[seat] + kind - before >= s.target and (palace or s.terrain[site] == PALACE):
        score += SURE
    elif left == 0 and is_last(s, seat, stack):
        score -= SURE
    return score


@rule
def appeal_exchange(s, seat, gift):
    """What giving a captive for the own Emperor brings: he comes home, and only his keeper may lose by it."""
    keeper = captor(s, seat)
    score = OFF_BOARD - CAPTIVE_POINTS * POINT
    if gift == keeper:
        score += spite(s, keeper, CAPTIVE_POINTS * POINT) - OFF_BOARD
    return score


@rule
def is_last(s, seat, stack):
    """Whether a stack is all a player has on the board."""
    return bits_in(s.stacks[seat, 0]) + bits_in(s.stacks[seat, 1]) == 1 and holds(s.stacks[seat], stack)


@rule
def best_of(s, seat, codes, first, last):
    """The most appealing of codes[first:last], and how appealing it is."""
    danger = dangers(s, seat)
    prospect = prospects(s, seat)
    palace = owns_palace(s, seat)
    best = codes[first]
    best_score = -2 * SURE
    for i in range(first, last):
        if codes[i] < EXCHANGE:
            score = appeal(s, seat, codes[i], danger, prospect, palace)
            if score > best_score:
                best_score = score
                best = codes[i]
    return best, best_score


@rule
def best_exchange(s, seat, codes, n):
    """The captive to be given rather than another, as a code, and how good that is; -1: there is none."""
    best = -1
    best_score = -2 * SURE
    for i in range(n):
        if codes[i] >= EXCHANGE:
            score = appeal_exchange(s, seat, codes[i] - EXCHANGE)
            if score > best_score:
                best_score = score
                best = codes[i]
    return best, best_score


@rule
def throne(s, seat, space):
    """How good a space is for the Emperor at the start: among his own, far from other Emperors (R4)."""
    score = 0
    for side in range(6):
        next_to = BESIDE[space, side]
        if next_to >= 0:
            other = owner(s.stacks, s.seats, next_to)
            if other != NOBODY and other != seat:
                score -= 1
                if s.emperor[other] == next_to:
                    score -= 3
    return score


# What the search and the levels ask for


@rule
def stage(s):
    """How many turns were taken, in parts of HORIZON."""
    done = 0
    for seat in range(s.seats):
        done += s.turns[seat]
    return done * (HORIZON // (s.seats + TURNS_AHEAD))


@rule
def near(now, here):
    return now - here < HORIZON


@rule
def worth(s, seat):
    """The chance to win: a player's strength among the strengths of all."""
    if s.over:
        best = 0
        for other in range(s.seats):
            if standing(s, other) > standing(s, seat):
                return 0.0
            best += standing(s, other) == standing(s, seat)
        return 1.0 / best
    own = strength(s, seat)
    total = 0.0
    for other in range(s.seats):
        total += exp((strength(s, other) - own) * GRADIENT / (POINT * s.target))
    return 1.0 / total


@rule
def strength(s, seat):
    """What a player has."""
    if not in_play(s, seat):
        return float(LOST)
    value = POINT * s.points[seat] + IDLE * s.reserve[seat]
    if owns_palace(s, seat):
        value += PALACE_BONUS
    for pawns in range(1, TALLEST + 1):
        stacks = bits_in(s.stacks[seat, 0] & s.tall[pawns, 0]) + bits_in(s.stacks[seat, 1] & s.tall[pawns, 1])
        value += BODY[pawns] * stacks
    if s.emperor[seat] == RESERVE:
        value -= OFF_BOARD
    return value - risk(s, seat) * (THREAT_ON_TURN if s.turn == seat else THREAT)


@rule
def risk(s, seat):
    """What a player's stacks would lose where they can be attacked."""
    danger = dangers(s, seat)
    at = s.emperor[seat]
    total = 0
    for pawns in range(1, TALLEST + 1):
        low = s.stacks[seat, 0] & s.tall[pawns, 0] & danger[2 * pawns - 2]
        high = s.stacks[seat, 1] & s.tall[pawns, 1] & danger[2 * pawns - 1]
        total += RISK * pawns * (bits_in(low) + bits_in(high))
        if at >= 0 and ((low if at < WORD else high) >> (at % WORD)) & 1:
            total += HANG
    return total


@rule
def shortlist(s, seat, codes, n):
    """Put the most appealing actions first."""
    if n <= TRIED or s.phase == SWAPPING:
        return n
    danger = dangers(s, seat)
    prospect = prospects(s, seat)
    palace = owns_palace(s, seat)
    worst = 0
    for i in range(n):
        score = SURE  # an exchange is always worth a thought: it costs no action
        if codes[i] < EXCHANGE:
            score = appeal(s, seat, codes[i], danger, prospect, palace)
        # The scores of the chosen are kept in the free scratch behind the list.
        if i < TRIED:
            codes[n + i] = score
        elif score > codes[n + worst]:
            codes[worst], codes[i] = codes[i], codes[worst]
            codes[n + worst] = score
        if i >= TRIED - 1 and (i == TRIED - 1 or score == codes[n + worst]):
            for k in range(TRIED):
                if codes[n + k] < codes[n + worst]:
                    worst = k
    return TRIED


@rule
def appraise(s, seat, codes, n, out):
    """How good actions look, as the search is guided by it."""
    if s.phase == SWAPPING:
        for i in range(n):
            at = s.emperor[seat] if codes[i] == KEEP else codes[i] - SWAP
            out[i] = THRONE * throne(s, seat, at) if at >= 0 else 0.0
        return
    danger = dangers(s, seat)
    prospect = prospects(s, seat)
    palace = owns_palace(s, seat)
    for i in range(n):
        if codes[i] >= EXCHANGE:
            out[i] = appeal_exchange(s, seat, codes[i] - EXCHANGE) / HEAT
        elif codes[i] == MARCH:
            last = list_builds(s, seat, codes, list_moves(s, seat, codes, n))  # the scratch behind is free
            _, score = best_of(s, seat, codes, n, last)
            out[i] = (score - MARCH_WORTH) / HEAT
        elif codes[i] == REST:
            out[i] = 0.0
        else:
            out[i] = appeal(s, seat, codes[i], danger, prospect, palace) / HEAT


@rule
def thumb(s, seat, codes, n, chance):
    """Take what looks best: points, captures, then safe places beside sites worth building on."""
    if s.phase == SWAPPING:
        return choose_throne(s, seat, codes, n)
    gift, gain = best_exchange(s, seat, codes, n)
    if gift >= 0 and (gain > 0 or s.phase == EXCHANGING):
        return gift
    if s.phase == MARCHING:  # the scratch behind the two choices is free
        last = list_builds(s, seat, codes, list_moves(s, seat, codes, n))
    else:
        last = n
    best, score = best_of(s, seat, codes, n if s.phase == MARCHING else 0, last)
    if s.phase == MARCHING:
        return MARCH if score > MARCH_WORTH else REST
    return best


@rule
def choose_throne(s, seat, codes, n):
    best = KEEP
    best_score = throne(s, seat, s.emperor[seat]) if s.emperor[seat] >= 0 else 0
    for i in range(n):
        if codes[i] != KEEP:
            score = throne(s, seat, codes[i] - SWAP)
            if score > best_score:
                best_score = score
                best = codes[i]
    return best


@rule
def playout_choice(s, seat, codes, n, chance):
    if below(chance, WILD) == 0:
        return codes[below(chance, n)]
    return thumb(s, seat, codes, n, chance)
