"""Hints: the choices of a seat, best first, each with its chance to win, from that seat's own knowledge.

Which is best is said by what plays the game best: its network, which plays its likeliest choices on where
it is in doubt, or the search. How likely a win is then is found as everywhere (`chances`); of choices that
the search can hardly tell apart, the likeliest to win comes first, and one that dares nothing before one that
does. Chances are played out by the rule of thumb, which knows less: no choice is told to be better than the
one that comes first. Where nothing is hidden and nothing drawn the search plays the turn to its end before
that: the rule of thumb might throw away what the advised action is good for, and the chance would jump as
soon as the next hint of the same turn is asked for.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import takewhile
from math import hypot, inf

from tablee.bots.chances import Chances, told_idea, win_chances
from tablee.bots.compiled import can_be_guided
from tablee.bots.levels import SKILLED
from tablee.bots.net import Policy
from tablee.bots.players import policy_or_none
from tablee.bots.rollouts import look_ahead, own_view
from tablee.bots.thought import Idea, ponder
from tablee.core.arguments import instance, natural, seat_of
from tablee.core.by_seats import BySeats, for_seats
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.network import way_of
from tablee.core.shelf import module_or_none
from tablee.errors import BadOption, IllegalAction

SECONDS = 0.1  # that a hint takes, about …
SECONDS_IF_COSTLY = 0.8  # … and in a game where playing on takes long, where chances take as long again
CERTAIN = 0.9  # a network's probability from which on nothing else is looked at
TABLES = 96  # at which a network plays on
SHOWN = 5  # choices that are weighed well; the others in passing
WEIGHED = 400  # playouts …
WEIGHED_IF_COSTLY: BySeats[int] = {2: 500, 3: 200}  # … by the number of seats
FINISHING = 2000  # playouts of the search for each further decision of the same turn
IN_PASSING = 100  # times fewer
ALIKE = 0.05  # two choices whose values differ by no more are hardly told apart by a short search …
LEAD = 3.0  # … and then by their chances, if these lie so many standard errors apart


def seconds_for(game: Game) -> float:
    """How long a hint is thought about."""
    return SECONDS_IF_COSTLY if game.costly else SECONDS


def hint(
    match: Match, seat: int, seconds: float | None = None, playouts: int | None = None, seed: int = 0
) -> list[Idea]:
    """The choices of a seat that may act now, from its own knowledge only, best first; none is left out.

    Each has its value (the chance to win, from 0 to 1), the error of that and how often it was played on.
    Without a number of seconds it takes as long as the game needs; with a number of playouts the answer is
    the same each time.
    """
    instance("match", match, Match, "tablee.game(…).start()")
    seat = seat_of(seat, match.game.seats)
    if not match.legal(seat):
        raise IllegalAction("nothing-to-decide", seat=seat)
    if playouts is not None:
        playouts, seconds = natural("playouts", playouts), None
    elif seconds is None:
        seconds = seconds_for(match.game)
    elif not isinstance(seconds, int | float) or not 0 < seconds < inf:
        raise BadOption("bad-value", option="seconds", value=repr(seconds), allowed="0.1, 1, 2.5 …")
    must = match.asked == seat
    known = way_of(match.game.name, SKILLED.name, match.game.seats) != "search" and must
    policy = policy_or_none(match.game) if known else None
    half = None if seconds is None else seconds / 2  # the other half goes into the chances
    alike = 1
    if policy is not None:
        actions = in_networks_order(match, seat, policy, half, playouts, seed)
    else:
        ideas = ponder(match, seat, seed, playouts, half, wide=True)
        if not must:
            return [told_idea(idea, match.game, seat) for idea in ideas]
        actions = [idea.action for idea in ideas if idea.action is not None]
        alike = _alike(ideas)
        actions += [action for action in match.legal(seat) if action not in actions]  # not worth a try
    usual = for_seats(WEIGHED_IF_COSTLY, match.game.seats) if match.game.costly else WEIGHED
    playouts = playouts or usual
    return weighed(match, seat, actions, playouts, seed, alike)


def in_networks_order(
    match: Match, seat: int, policy: Policy, seconds: float | None, playouts: int | None, seed: int
) -> list[str]:
    """All actions in the network's order, which it checks where it is in doubt."""
    codes, shares, _ = own_view(match, seat, policy)
    order = [int(codes[k]) for k in (-shares).argsort(kind="stable")]
    if shares.max() < CERTAIN:
        rounds = None if playouts is None else 1 + playouts // WEIGHED
        found = look_ahead(match, seat, policy, seed, rounds=rounds, seconds=seconds, tables=TABLES)
        checked = [outlook.code for outlook in found]
        order = checked + [code for code in order if code not in checked]
    return [match.game.notation.ACTIONS[code] for code in order]


def weighed(
    match: Match, seat: int, actions: Sequence[str], playouts: int, seed: int, alike: int = 1
) -> list[Idea]:
    """The actions with their chances; of the first ones that are alike the likeliest to win goes first, and
    its chance is that of going on as advised."""
    ideas = in_order(match, seat, actions, playouts, seed, alike)
    if can_be_guided(match.game) and ideas[0].action is not None:
        chances = chances_as_advised(match, seat, ideas[0].action, playouts, seed)
        ideas[0] = replace(ideas[0], value=chances.values[seat], error=chances.errors[seat])
    return [replace(idea, value=min(idea.value, ideas[0].value)) for idea in ideas]


def in_order(
    match: Match, seat: int, actions: Sequence[str], playouts: int, seed: int, alike: int
) -> list[Idea]:
    """The actions with their chances, the one to be advised first."""
    ideas: list[Idea] = []
    for place, action in enumerate(actions):
        if place < SHOWN:
            chances, tries = chances_after(match, seat, action, playouts, seed), playouts
        else:
            tries = max(1, playouts // IN_PASSING)
            chances = win_chances(match, seat, action, seat, tries, seed)
        ideas.append(Idea(action, chances.values[seat], chances.errors[seat], tries))
    best = max(ideas[:alike], key=lambda idea: idea.value)
    if _leads(best, ideas[0]):
        ideas.remove(best)
        ideas.insert(0, best)
    calmer = _calmer(match, seat, ideas[:alike])
    ideas.remove(calmer)
    ideas.insert(0, calmer)
    return ideas


def _alike(ideas: Sequence[Idea]) -> int:
    """How many of the search's first ideas it can hardly tell apart."""
    return sum(1 for _ in takewhile(lambda idea: idea.value >= ideas[0].value - ALIKE, ideas[:SHOWN]))


def _leads(one: Idea, other: Idea) -> bool:
    """Whether one idea is likelier to win than another, by more than chance explains."""
    return one.value - other.value > LEAD * hypot(one.error, other.error)


def _calmer(match: Match, seat: int, ideas: Sequence[Idea]) -> Idea:
    """The first of some ideas; or, where it dares something, the best of those that do not and that it does
    not lead."""
    dares = getattr(module_or_none(match.game.name, "reasons"), "dares", None)
    look = match.look(seat)
    if dares is None or not dares(look, ideas[0].action):
        return ideas[0]
    calm = [idea for idea in ideas if not dares(look, idea.action) and not _leads(ideas[0], idea)]
    return max(calm, key=lambda idea: idea.value, default=ideas[0])


def chances_after(match: Match, seat: int, action: str, playouts: int, seed: int) -> Chances:
    """The chances to win after an action; where the search knows what comes, after what it makes of the rest
    of the turn."""
    if not can_be_guided(match.game):
        return win_chances(match, seat, action, seat, playouts, seed)
    return _turn_played(match, seat, action, playouts, seed, partial(finished_by, seed=seed))


def chances_as_advised(match: Match, seat: int, action: str, playouts: int, seed: int) -> Chances:
    """The same where the rest of the turn is played as the hints of the same turn will advise."""
    return _turn_played(match, seat, action, playouts, seed, partial(advised, playouts=playouts, seed=seed))


def _turn_played(
    match: Match, seat: int, action: str, playouts: int, seed: int, choose: Callable[[Match, int], str]
) -> Chances:
    """The chances to win after an action and the choices that the turn still asks for."""
    now = bare(match)
    now.play(seat, action)
    while now.asked == seat:
        legal = now.legal(seat)
        now.play(seat, legal[0] if len(legal) == 1 else choose(bare(now), seat))
    return win_chances(bare(now), seat, playouts=playouts, seed=seed)


def bare(match: Match) -> Match:
    """The same table without its log: however one came there, it is played on from by the same chance."""
    found = match.game.start(seed=0)
    found.lay_out(match.copied())
    return found


def finished_by(match: Match, seat: int, seed: int) -> str:
    """What the search does next in the same turn."""
    return ponder(match, seat, seed, FINISHING)[0].action or ""


def advised(match: Match, seat: int, playouts: int, seed: int) -> str:
    """What the next hint will advise in the same turn."""
    ideas = ponder(match, seat, seed, FINISHING, wide=True)
    alike = _alike(ideas)
    actions = [idea.action or "" for idea in ideas[:alike]]
    return in_order(match, seat, actions, playouts, seed, alike)[0].action or ""
