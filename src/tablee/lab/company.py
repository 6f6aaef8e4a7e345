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


def decisions(
    match: Match, decide: Callable[[int], str | None], limit: int = LONGEST
) -> Iterator[tuple[int, str]]:
    """Play on: each seat and its action, told just before it is carried out.

    `decide` says what a seat does; None lets a chance to jump in pass.
    """
    while not match.over and len(match.log) < limit:
        seat, action = _next(match, decide)
        yield seat, action
        match.play(seat, action)


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
