"""The arena: programs play each other, every seating as often as every other, on all cores."""

import time
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

from tablee.bots.players import Player, fault
from tablee.core.game import Game
from tablee.core.match import LONGEST_NAME
from tablee.lab.company import Deck, decisions, lots, sitting
from tablee.lab.workload import in_pieces, spread, spread_on_ray
from tablee.words import Sentence


@dataclass
class Played:
    """One game of the arena: who sat where, what each gained, how long each thought, and who failed."""

    number: int
    seating: tuple[int, ...]
    payoffs: list[float] | None
    moves: list[int]
    seconds: list[float]
    record: str = ""
    troubles: list[tuple[int, Sentence]] = field(default_factory=list)


@dataclass(frozen=True)
class Contest:
    """What is played: a game, its programs and their number of games.

    `bots` are the programs' names; `programs`, where given, are the programs themselves. With `strict` a
    program's first fault ends it; with `timed` the levels think by the clock, as at live tables.
    """

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: str
    keep: bool = False  # whether the records are wanted too
    programs: tuple[Any, ...] | None = None
    strict: bool = False
    timed: bool = False

    @property
    def round(self) -> int:
        """How many games a deal is played in: one for every seating."""
        return len(seatings(len(self.bots), self.seats))


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
    names = [contest.bots[k][:LONGEST_NAME] for k in seating]
    match = game.start(seed=f"{contest.seed}/{deal}", names=names)
    played = Played(number, seating, None, [0] * contest.seats, [0.0] * contest.seats)

    def decide(seat: int) -> str | None:
        bot = seating[seat]
        begin = time.perf_counter()
        decision = players[bot].decide(match, seat, lots(contest.seed, number, len(match.log)))
        played.seconds[seat] += time.perf_counter() - begin
        played.moves[seat] += 1
        if decision.trouble is not None:
            if contest.strict:
                raise fault(decision.trouble)
            played.troubles.append((bot, decision.trouble))
        return decision.action

    for _ in decisions(match, decide, play=Deck().play):
        pass
    if match.result is not None:
        played.payoffs = match.result["payoffs"]
    if contest.keep:
        played.record = match.record()
    return played


def _some(piece: tuple[Contest, Sequence[int]]) -> list[Played]:
    contest, numbers = piece
    with sitting(contest.programs or contest.bots, contest.timed) as players:
        return [play_game(contest, number, players) for number in numbers]


def play_all(
    contest: Contest, workers: int | None = None, ray: str | None = None
) -> Generator[Played, None, None]:
    """All games of a contest, as they finish: on all cores, or on a Ray cluster."""
    pieces = [(contest, numbers) for numbers in in_pieces(contest.games, workers)]
    results = spread(_some, pieces, workers) if ray is None else spread_on_ray(_some, pieces, ray)
    with closing(results):
        for some in results:
            yield from some
