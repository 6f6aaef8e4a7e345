"""The arena: programs play each other, every seating as often as every other, on all cores."""

import time
from collections.abc import Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations, permutations
from multiprocessing import get_context
from os import cpu_count
from typing import Any

from tablee.bots.players import Player
from tablee.core.game import Game
from tablee.core.match import TABLE, Match
from tablee.words import Sentence

LONGEST = 5000


@dataclass
class Played:
    """One game of the arena: who sat where, what each gained, and how long each thought."""

    number: int
    seating: tuple[int, ...]
    payoffs: list[float] | None
    moves: list[int]
    seconds: list[float]
    record: str = ""
    troubles: list[tuple[int, Sentence]] = field(default_factory=list)


@dataclass(frozen=True)
class Contest:
    """What is played: a game, its programs and their number of games."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: str
    keep: bool = False  # whether the records are wanted too


def seatings(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Every way to seat the programs: each choice of them, each in every order.

    With more seats than programs everybody sits down as often as possible, and the seats left over
    go to each choice of programs in turn.
    """
    if bots >= seats:
        return sorted(permutations(range(bots), seats))
    rounds, left = divmod(seats, bots)
    tables = [list(range(bots)) * rounds + list(extra) for extra in combinations(range(bots), left)]
    return sorted({order for table in tables for order in permutations(table)})


def play_game(contest: Contest, number: int, players: Sequence[Player]) -> Played:
    """One game, determined by the contest's seed and its number."""
    order = seatings(len(contest.bots), contest.seats)
    seating = order[number % len(order)]
    deal = number // len(order)  # every seating meets the same deals
    game = Game(contest.game, contest.seats, contest.options)
    match = game.start(seed=f"{contest.seed}/{deal}", names=[contest.bots[k] for k in seating])
    played = Played(number, seating, None, [0] * contest.seats, [0.0] * contest.seats)
    while not match.over and len(match.log) < LONGEST:
        for seat in _in_order(match):
            action = _decided(contest, played, match, seat, players)
            if action is not None:
                match.play(seat, action)
                break
    if match.result is not None:
        played.payoffs = match.result["payoffs"]
    if contest.keep:
        played.record = match.record()
    return played


def _in_order(match: Match) -> list[int]:
    """Who gets to act: whoever is asked; in a race those before who may jump in."""
    asked = match.asked
    if match.game.options.get("reactions") != "race":
        return [asked]
    return [seat for seat in match.waiting if seat not in (asked, TABLE)] + [asked]


def _decided(
    contest: Contest, played: Played, match: Match, seat: int, players: Sequence[Player]
) -> str | None:
    """What a seat, or the table, does; None where it lets a chance to jump in pass."""
    if seat == TABLE:
        return match.legal(TABLE)[0]
    bot = played.seating[seat]
    begin = time.perf_counter()
    decision = players[bot].decide(match, seat, _number(contest.seed, played.number, len(match.log)))
    played.seconds[seat] += time.perf_counter() - begin
    played.moves[seat] += 1
    if decision.trouble is not None:
        played.troubles.append((bot, decision.trouble))
    return decision.action or (match.legal(seat)[0] if seat == match.asked else None)


def _number(*parts: object) -> int:
    """A number for a decision's own chance."""
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:6], "big")


def _some(contest: Contest, numbers: Sequence[int]) -> list[Played]:
    players = [Player(name) for name in contest.bots]
    try:
        return [play_game(contest, number, players) for number in numbers]
    finally:
        for player in players:
            player.close()


def play_all(contest: Contest, workers: int | None = None) -> Generator[Played, None, None]:
    """All games of a contest, as they finish."""
    workers = workers or cpu_count() or 1
    size = max(1, min(8, contest.games // (4 * workers)))
    chunks = [range(k, min(k + size, contest.games)) for k in range(0, contest.games, size)]
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    with pool:
        running = [pool.submit(_some, contest, list(chunk)) for chunk in chunks]
        try:
            for done in as_completed(running):
                yield from done.result()
        finally:
            for future in running:
                future.cancel()
