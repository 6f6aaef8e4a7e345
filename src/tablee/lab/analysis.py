"""Looking back at a game: everybody's chance to win at every moment, what choices cost, luck and choices.

Each moment is weighed by itself (`weigh`), so that the work can be shared out and shown as it grows;
`conclude` then adds everything up. The method is told in docs/analysis.md. All chances come from
`tablee.bots.chances`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import hypot, sqrt
from typing import Any

from tablee.bots.chances import Chances, win_chances
from tablee.bots.thought import ponder
from tablee.core.game import cores
from tablee.core.match import TABLE, Match

CANDIDATES = 3  # of the search, weighed beside what was played
SURE = 3.0  # standard errors by which a difference must stand out before anything is said
STEPS = (("very-bad", 0.12), ("bad", 0.06), ("doubtful", 0.03))  # words for a slip, by what it cost
TURNING = 0.2  # of the chance to win: a step that changes one by as much is a turning point
MOST_TURNS = 5  # shown of a game
MATTERS = 0.03  # of the chance to win, between the best and the worst choice weighed
LOOKS = (0.125, 0.25, 0.5, 1.0)  # of the playouts of a check: are they enough?


@dataclass(frozen=True)
class Effort:
    """How many playouts go into what."""

    course: int = 200  # a chance at a moment
    search: int = 400  # finding what else could have been done
    choice: int = 400  # weighing one of those
    check: int = 4000  # making sure of a slip, for each of the two choices, at the most


MOST_A_GAME = 40_000  # playouts for the course of a whole game, per curve
MOST_IF_COSTLY = 15_000


def effort_for(match: Match) -> Effort:
    """An effort that a usual game is worth; the more moments there are, the less goes into each."""
    moments = len(match.log) + 1
    if match.game.costly:
        few = max(100, min(300, MOST_IF_COSTLY // moments))
        return Effort(course=few, choice=few, check=2000)
    return Effort(course=max(100, min(500, MOST_A_GAME // moments)))


@dataclass(frozen=True)
class Option:
    """A choice that a seat had, and its chance to win with it, from its own knowledge."""

    action: str
    chance: float
    error: float


@dataclass(frozen=True)
class Decision:
    """A decision between several choices: what was played, what it cost, and the word for it.

    The cost is what the best choice would have brought more, where that has been made sure of; else nothing
    is said and nothing counted.
    """

    n: int
    seat: int
    action: str
    options: tuple[Option, ...]  # best first
    cost: float = 0.0
    error: float = 0.0
    best: str | None = None  # what would have been better, for certain
    word: str | None = None

    @property
    def stake(self) -> float:
        """How far apart the best and the worst of the choices weighed are."""
        return self.options[0].chance - self.options[-1].chance

    @property
    def mattered(self) -> bool:
        """Whether much was at stake, and more than chance explains."""
        best, worst = self.options[0], self.options[-1]
        return self.stake >= max(MATTERS, SURE * hypot(best.error, worst.error)) or self.word is not None


@dataclass(frozen=True)
class Moment:
    """The table before an action, weighed: chances by seat as each knows it, and with all hands open.

    `did` are the open chances once the action is done and chance has not spoken yet; `weighed` what the one
    who acts could know of their own chance, before and after it.
    """

    n: int
    own: tuple[float, ...]
    open: tuple[float, ...]
    errors: tuple[float, ...]  # of the open chances
    did: tuple[float, ...] | None = None
    weighed: tuple[float, float] | None = None
    seat: int | None = None  # who acts
    action: str | None = None
    decision: Decision | None = None


@dataclass(frozen=True)
class Account:
    """Where a seat's result came from; the parts add up to the result exactly."""

    start: float  # an equal share of the win
    cards: float  # cards dealt and drawn
    held: float  # what the others held
    choices: float  # one's own choices
    others: float  # the choices of the others
    result: float


@dataclass(frozen=True)
class Summary:
    """A player's decisions in short."""

    seat: int
    decisions: int
    mattered: int
    slips: int
    cost: float
    accuracy: float | None  # the part of what was at stake that was kept; None where nothing was
    best: int | None  # the step of the best moment: most at stake, and found
    worst: int | None  # the step of the costliest slip


@dataclass(frozen=True)
class Analysis:
    """A whole game, weighed."""

    game: str
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...]
    summaries: tuple[Summary, ...]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return tuple(moment.decision for moment in self.moments if moment.decision)

    def as_json(self) -> dict[str, Any]:
        """All of it as plain data; with each account, that its parts add up can be seen."""
        return asdict(self) | {"decisions": [asdict(decision) for decision in self.decisions]}


# One moment


def weigh(match: Match, n: int, effort: Effort | None = None, seed: int = 0) -> Moment:
    """The n-th moment of a match: the table before its n-th action, and that action."""
    return _weigh(
        match.at(n), match.log[n] if n < len(match.log) else None, effort or effort_for(match), seed
    )


def _weigh(past: Match, done: tuple[int, str] | None, effort: Effort, seed: int) -> Moment:
    n = len(past.log)
    seats = range(past.game.seats)
    open_ = win_chances(past, playouts=effort.course, seed=seed)
    open_to_all = past.over or not past.game.card.secrets  # whoever looks at the table knows all of it
    own = [] if open_to_all else [win_chances(past, k, playouts=effort.course, seed=seed) for k in seats]
    known = tuple(chances.values[k] for k, chances in enumerate(own)) or open_.values
    if done is None:
        return Moment(n, known, open_.values, open_.errors)
    seat, action = done
    # the same chance as before: where the action is what would have been played, nothing differs
    did = win_chances(past, None, action, seat, effort.course, seed)
    weighed = None
    if seat != TABLE:
        after = did if open_to_all else win_chances(past, seat, action, seat, effort.course, seed)
        weighed = (known[seat], after.values[seat])
    decision = decide(past, seat, action, effort, seed)
    return Moment(n, known, open_.values, open_.errors, did.values, weighed, seat, action, decision)


def decide(past: Match, seat: int, action: str, effort: Effort, seed: int) -> Decision | None:
    """A decision of a seat weighed before it is carried out; nothing where there was none to make."""
    if seat == TABLE or len(past.legal(seat)) < 2:
        return None
    found = [idea.action for idea in ponder(past, seat, seed, playouts=effort.search)]
    if len(found) < CANDIDATES:  # those the search would not even look at
        found += [idea.action for idea in ponder(past, seat, seed, playouts=effort.search, wide=True)]
    tried = list(dict.fromkeys([*[text for text in dict.fromkeys(found) if text][:CANDIDATES], action]))

    def chances(text: str, playouts: int, seed: int) -> Option:
        there: Chances = win_chances(past, seat, text, seat, playouts, seed)
        return Option(text, there.values[seat], there.errors[seat])

    weighed = [chances(text, effort.choice, seed) for text in tried]
    options = tuple(sorted(weighed, key=lambda option: -option.chance))
    plain = Decision(len(past.log), seat, action, options)
    best, played = options[0], next(option for option in options if option.action == action)
    if best.chance - played.chance < STEPS[-1][1]:
        return plain
    # chance may have flattered the best of several: both are weighed again, on other tables
    certain = made_sure(
        lambda *more: (chances(best.action, *more), chances(action, *more)), effort.check, seed
    )
    if certain is None:
        return plain
    cost, error = certain
    word = next(word for word, least in STEPS if cost >= least)
    return Decision(plain.n, seat, action, options, cost, error, best.action, word)


def made_sure(
    both: Callable[[int, int], tuple[Option, Option]], playouts: int, seed: int
) -> tuple[float, float] | None:
    """What the better of two choices brings more and the error of that, if it is a slip for certain.

    More and more playouts go into it: fewer are enough where the lead is plain or no slip is in sight. The
    earlier the look, the further a lead must stand out: looking often finds no more than looking once.
    """
    done, gained, squared = 0, 0.0, 0.0
    for look, share in enumerate(LOOKS, 1):
        more = max(1, round(share * playouts) - done)
        better, played = both(more, seed + look)
        done += more
        gained += more * (better.chance - played.chance)
        squared += (more * hypot(better.error, played.error)) ** 2
        lead, error = gained / done, sqrt(squared) / done
        if lead + error < STEPS[-1][1]:
            return None
        if lead >= STEPS[-1][1] and lead > SURE * error / sqrt(share):
            return lead, error
    return None


# The whole game


def analyse(
    match: Match,
    effort: Effort | None = None,
    seed: int = 0,
    report: Callable[[int], None] | None = None,
    workers: int | None = None,
) -> Analysis:
    """Weigh every moment of a match, on all cores, and add it up."""
    steps = range(len(match.log) + 1)
    tables = _tables(match)
    win_chances(tables[0], playouts=1)  # compiled, or loaded, once
    effort = effort or effort_for(match)
    done = 0

    def one(n: int) -> Moment:
        return _weigh(tables[n], match.log[n] if n < len(match.log) else None, effort, seed)

    moments = []
    with ThreadPoolExecutor(workers or cores()) as pool:
        for moment in pool.map(one, steps):
            moments.append(moment)
            done += 1
            if report is not None:
                report(done)
    return conclude(match, moments)


def _tables(match: Match) -> list[Match]:
    """The match as it stood before each of its actions, and at its end."""
    past = match.at(0)
    tables = [past.copy()]
    for seat, action in match.log:
        past.play(seat, action)
        tables.append(past.copy())
    return tables


def conclude(match: Match, moments: Sequence[Moment]) -> Analysis:
    """What all moments of a match come to."""
    seats = range(match.game.seats)
    return Analysis(
        match.game.name,
        tuple(match.names),
        tuple(moments),
        tuple(account(moments, k) for k in seats),
        tuple(summary(moments, k) for k in seats),
    )


def account(moments: Sequence[Moment], seat: int) -> Account:
    """Where a seat's result came from.

    From each moment to the next the open chance changes by what was done and by what chance brought; what an
    own action changed is parted again into what its player could know of it and what the others held.
    """
    first, last = moments[0], moments[-1]
    start = 1 / len(first.open)
    cards = first.own[seat] - start
    held = first.open[seat] - first.own[seat]
    choices = others = 0.0
    for moment, following in pairwise(moments):
        assert moment.did is not None
        change = moment.did[seat] - moment.open[seat]
        cards += following.open[seat] - moment.did[seat]
        if moment.seat == seat and moment.weighed is not None:
            before, after = moment.weighed
            choices += after - before
            held += change - (after - before)
        elif moment.seat == TABLE:
            cards += change
        else:
            others += change
    return Account(start, cards, held, choices, others, last.open[seat])


def summary(moments: Iterable[Moment], seat: int) -> Summary:
    """A player's decisions in short."""
    made = [moment.decision for moment in moments if moment.decision and moment.seat == seat]
    mattered = [decision for decision in made if decision.mattered]
    slips = [decision for decision in made if decision.word]
    stake = sum(max(decision.stake, decision.cost) for decision in mattered)
    cost = sum(decision.cost for decision in slips)
    fine = [decision for decision in mattered if not decision.word]
    return Summary(
        seat,
        len(made),
        len(mattered),
        len(slips),
        cost,
        1 - cost / stake if stake else None,
        max(fine, key=lambda decision: decision.stake).n if fine else None,
        max(slips, key=lambda decision: decision.cost).n if slips else None,
    )


def turning_points(moments: Sequence[Moment]) -> list[tuple[Moment, Moment, int]]:
    """The steps that changed a seat's chance most, in the order of play: the moments before and after, and
    whose chance it was. Only changes that no error of the course explains."""
    found = []
    for before, after in pairwise(moments):
        if after.n != before.n + 1:
            continue
        changes = [abs(new - old) for old, new in zip(before.own, after.own, strict=True)]
        seat = max(range(len(changes)), key=changes.__getitem__)
        error = hypot(before.errors[seat], after.errors[seat])
        if changes[seat] >= max(TURNING, SURE * error):
            found.append((changes[seat], before, after, seat))
    largest = sorted(found, key=lambda turn: -turn[0])[:MOST_TURNS]
    return sorted(((b, a, seat) for _, b, a, seat in largest), key=lambda turn: turn[0].n)


def moment_of(plain: Mapping[str, Any]) -> Moment:
    """A moment out of its plain data."""
    decision = plain["decision"]
    if decision is not None:
        options = tuple(Option(**option) for option in decision["options"])
        decision = Decision(**{**decision, "options": options})
    rows: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in plain.items()
        if key != "decision"
    }
    return Moment(**rows, decision=decision)
