"""Programs at one table: who gets to act, and what each does, up to the end of the game or a limit."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from tablee.bots.players import Player, sit_down
from tablee.core.live import manners
from tablee.core.match import TABLE, Match

LONGEST = 5000  # actions after which a game is left unfinished


@contextmanager
def sitting(bots: Sequence[Any], timed: bool = False) -> Iterator[list[Player]]:
    """These programs, by name or at hand, sent away at the end."""
    players = [sit_down(bot, timed) for bot in bots]
    try:
        yield players
    finally:
        for player in players:
            player.close()


Play = Callable[[Match, int, str], None]


def decisions(
    match: Match,
    decide: Callable[[int], str | None],
    limit: int = LONGEST,
    play: Play = Match.play,
) -> Iterator[tuple[int, str]]:
    """Play on: each seat and its action, told just before it is carried out.

    `decide` says what a seat does; None lets a chance to jump in pass.
    """
    while not match.over and len(match.log) < limit:
        seat, action = _next(match, decide)
        yield seat, action
        play(match, seat, action)


class Deck:
    """Chance that is alike for longer on all sides of a deal.

    A match takes the lots of an action by its number, so two courses of the same deal draw other cards as
    soon as one of them has an action more. Here the lots are taken by the number of times that chance was
    needed, as from a pile that was shuffled before: as long as the same cards are left, the next one is the
    same, whoever draws it. It is exact: lots are used once and in their order, and an action that needs none
    uses none up.
    """

    def __init__(self) -> None:
        self.drawn = 0

    def play(self, match: Match, seat: int, action: str) -> None:
        """Carry out one action."""
        event = len(match.log) + 1
        lots = match.lots_from_seed(self.drawn + 1)
        match.play(seat, action, lots)
        if tuple(match.view.rng) != lots:
            self.drawn += 1
        if tuple(match.view.rng) == lots or lots == match.lots_from_seed(event):
            del match.given[event]  # a record need not tell lots that are as the seed says, or of no account


def _next(match: Match, decide: Callable[[int], str | None]) -> tuple[int, str]:
    for seat in _in_order(match):
        action = match.legal(TABLE)[0] if seat == TABLE else decide(seat)
        if action is not None:
            return seat, action
    return match.asked, match.legal()[0]


def _in_order(match: Match) -> list[int]:
    """Who gets to act: whoever is asked; in a race those before who may jump in."""
    asked = match.asked
    if not manners(match.game.name).races(match.game.options):
        return [asked]
    return [seat for seat in match.waiting if seat not in (asked, TABLE)] + [asked]


def lots(*parts: object) -> int:
    """A number for a decision's own chance."""
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:6], "big")
