"""What a program needs to play Lobo 77: a rule of thumb and a way to judge a table."""

from tablee.core.build import rule
from tablee.core.chance import below
from tablee.core.state import lookup
from tablee.games.lobo77.rules import COPIES, DOUBLE, DRAW, FACES, TOO_MUCH, VALUES

MOST_LIVES = 10


def outlasting() -> list[list[float]]:
    """The chance that somebody with `a` lives outlasts somebody with `b`, each as likely to lose the next."""
    chances = [[0.0] + [0.0] * MOST_LIVES] + [[1.0] + [0.0] * MOST_LIVES for _ in range(MOST_LIVES)]
    for a in range(1, MOST_LIVES + 1):
        for b in range(1, MOST_LIVES + 1):
            chances[a][b] = (chances[a - 1][b] + chances[a][b - 1]) / 2
    return [[sharpened(chance) for chance in row] for row in chances]


def sharpened(chance: float) -> float:
    """Further from one half: a round is worth a life at most, and the search has to see it."""
    return chance**2 / (chance**2 + (1 - chance) ** 2)


OUTLASTS = lookup(outlasting(), "f8")
OUT_IS_OUT = 0.2  # what outlasting everybody but one would be worth to a player who is out

# How much one would rather keep a card than lay it: the big ones are dead weight late in the round,
# the specials save a life then. Tuned by play against itself.
KEEP = lookup(
    [-0.2, -0.3, -0.4, -0.5, -0.7, -0.8, -0.9, -1.1, -1.3]  # 2 to 10
    + [-1.5, -2.0, -2.3, -2.6, -2.9, -3.2, -4.3]  # 11 to 66, 76
    + [4.3, 2.5, 4.0, 3.7],  # 0, −10, 2×, change of direction
    "f8",
)
LIFE = 20.0  # a life counts more than anything a card can do
BITE = 2.0  # how much a total that would cost the others lives is worth

LOTS = 1024  # the rule of thumb draws lots among what it finds alike

LATE = 40  # the total from which on the search looks at more than the careful choice
CLOSE = 1.0  # what it looks at then: scores this close to the best


@rule
def worth(s, seat):
    """The part of the others this seat will probably outlast; much less for one who is out."""
    outlasted = 0.0
    for other in range(s.seats):
        if other != seat:
            if s.lives[seat] > 0:
                outlasted += OUTLASTS[s.lives[seat], s.lives[other]]
            elif s.lives[other] == 0 and s.out_at[other] < s.out_at[seat]:
                outlasted += OUT_IS_OUT
    return outlasted / (s.seats - 1)


@rule
def shortlist(s, seat, codes, n):
    """Early the careful choice, for too much luck lies ahead to tell more; late what comes close to it."""
    if n == 1 or seat == s.drawer:
        return n
    best = score_lay(s, seat, codes[0])
    for i in range(1, n):
        best = max(best, score_lay(s, seat, codes[i]))
    least = best - CLOSE if s.total >= LATE else best
    kept = 0
    for i in range(n):
        if score_lay(s, seat, codes[i]) >= least:
            codes[kept] = codes[i]
            kept += 1
    return kept


@rule
def thumb(s, seat, codes, n, chance):
    """Never pay if it can be helped, and keep the specials; else any number is as good as another."""
    best = codes[0]
    best_score = -1000.0
    for i in range(n):
        if codes[i] == DRAW:
            return DRAW
        if codes[i] < FACES:
            score = below(chance, LOTS) / LOTS
            if KEEP[codes[i]] > 0.0:
                score -= 1.0
            if costs(s, s.total + VALUES[codes[i]], codes[i]):
                score -= LIFE
            if score > best_score:
                best_score = score
                best = codes[i]
    return best


@rule
def careful(s, seat, codes, n):
    """Never pay if it can be helped; big numbers first, specials last; a 2× where it hurts the next."""
    best = codes[0]
    best_score = -1000.0
    for i in range(n):
        if codes[i] == DRAW:
            return DRAW
        if codes[i] < FACES:
            score = score_lay(s, seat, codes[i])
            if score > best_score:
                best_score = score
                best = codes[i]
    return best


@rule
def score_lay(s, seat, face):
    """How good it seems to lay this face: what is kept, what it costs, and what it leaves to the next."""
    total = s.total + VALUES[face]
    score = -KEEP[face]
    if costs(s, total, face):
        score -= LIFE
    if total >= TOO_MUCH:
        return score
    if s.owed == 2:
        return score if has_safe_card(s, seat, face, total) else score - LIFE
    return score + (2.0 if face == DOUBLE else 1.0) * BITE * danger(s, seat, total)


@rule
def costs(s, total, face):
    """Whether announcing this total with this face costs a life."""
    if face == DOUBLE:
        return False
    if total >= TOO_MUCH:
        return True
    if total <= 0 or total % 11 != 0:
        return False
    return s.repeat_costs != 0 or VALUES[face] != 0


@rule
def has_safe_card(s, seat, face, total):
    """Whether the hand, once this face is laid, holds a card that costs nothing at this total."""
    for other in range(FACES):
        left = s.hands[seat, other] - (other == face)
        if left > 0 and not costs(s, total + VALUES[other], other):
            return True
    return False


@rule
def danger(s, seat, total):
    """The part of the cards unseen by this seat that would cost a life at this total."""
    unseen = 1
    costly = 0
    for face in range(FACES):
        count = COPIES[face] - s.hands[seat, face] - s.laid[face]
        unseen += count
        if costs(s, total + VALUES[face], face):
            costly += count
    return costly / unseen


@rule
def playout_choice(s, seat, codes, n, chance):
    return careful(s, seat, codes, n)
