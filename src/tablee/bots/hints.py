"""Hints: the choices of a seat, best first, each with its chance to win, from that seat's own knowledge.

Which is best is said by what plays the game best: its network, which plays its likeliest choices on where
it is in doubt, or the search. How likely a win is then is found as everywhere (`chances`); of choices that
the search can hardly tell apart, the likeliest to win comes first. Chances are played out by the rule of
thumb, which knows less: no choice is told to be better than the one that comes first.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from math import hypot, inf

from tablee.bots.chances import told_idea, win_chances
from tablee.bots.levels import SKILLED
from tablee.bots.net import Policy
from tablee.bots.players import policy_or_none
from tablee.bots.rollouts import look_ahead, own_view
from tablee.bots.thought import Idea, ponder
from tablee.core.arguments import instance, natural, seat_of
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.network import way_of
from tablee.errors import BadOption, IllegalAction

SECONDS = 0.1  # that a hint takes, about …
SECONDS_IF_COSTLY = 0.8  # … and in a game where playing on takes long
CERTAIN = 0.9  # a network's probability from which on nothing else is looked at
TABLES = 96  # at which a network plays on
SHOWN = 5  # choices that are weighed well; the others in passing
WEIGHED, WEIGHED_IF_COSTLY = 400, 160  # playouts
IN_PASSING = 40  # times fewer
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
        alike = sum(1 for _ in takewhile(lambda idea: idea.value >= ideas[0].value - ALIKE, ideas[:SHOWN]))
        actions += [action for action in match.legal(seat) if action not in actions]  # not worth a try
    playouts = playouts or (WEIGHED_IF_COSTLY if match.game.costly else WEIGHED)
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
    """The actions with their chances; of the first ones that are alike the likeliest to win goes first."""
    ideas: list[Idea] = []
    for place, action in enumerate(actions):
        tries = playouts if place < SHOWN else max(1, playouts // IN_PASSING)
        chances = win_chances(match, seat, action, seat, tries, seed)
        ideas.append(Idea(action, chances.values[seat], chances.errors[seat], tries))
    best = max(ideas[:alike], key=lambda idea: idea.value)
    if best.value - ideas[0].value > LEAD * hypot(best.error, ideas[0].error):
        ideas.remove(best)
        ideas.insert(0, best)
    return [replace(idea, value=min(idea.value, ideas[0].value)) for idea in ideas]
