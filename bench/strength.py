"""The ladder of levels: each against the one below, in every game, as a table in docs/bots.md.

`python -m bench.strength [--minutes M] [--level LEVEL]… [--seats K]… [--markdown FILE] [GAME …]`. Half of
the seats belong to each level and every seating is played equally often, so a fair share of the wins is
half. Each row gets the same time, and as many whole rounds of seatings as fit into it: how many games are
played does not depend on how they end. `--doubling P` asks instead what 2P playouts are worth against P, or
with `--times T` what T times P are, which shows where a search has reached its ceiling.
"""

import argparse
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import count, takewhile
from pathlib import Path

import tablee
from tablee.bots.levels import LEVELS
from tablee.bots.players import Decision, Player
from tablee.bots.thought import ponder
from tablee.core.card import Card
from tablee.core.match import Match
from tablee.lab.arena import Contest, Played, play_game, seatings
from tablee.lab.company import sitting
from tablee.lab.statistics import interval
from tablee.lab.workload import spread

STEPS = ("amateur", "skilled", "master")
LADDER = ("game", "seats", "level", "against", "games", "wins", "95 % interval", "ms per move")
DOUBLING = ("game", "seats", "playouts", "against", "games", "wins", "95 % interval", "ms per move")
MOST_GAMES = 20_000
AT_ONCE = 2  # games in one piece of work

Piece = tuple[Contest, int]


@dataclass
class Tally:
    """How the first of two programs did."""

    games: int = 0
    wins: float = 0.0
    moves: int = 0
    seconds: float = 0.0

    def add(self, played: Played) -> None:
        mine = [seat for seat, bot in enumerate(played.seating) if bot == 0]
        self.moves += sum(played.moves[seat] for seat in mine)
        self.seconds += sum(played.seconds[seat] for seat in mine)
        if played.payoffs is not None:
            best = max(played.payoffs)
            self.games += 1
            self.wins += sum(played.payoffs[seat] == best for seat in mine) / played.payoffs.count(best)

    def cells(self) -> list[str]:
        if not self.games:
            return ["0", "", "", ""]
        share = self.wins / self.games
        low, high = interval(share, self.games)
        pace = 1000 * self.seconds / self.moves
        return [
            str(self.games),
            f"{100 * share:.1f} %",
            f"{100 * low:.1f} – {100 * high:.1f} %",
            f"{pace:.0f}" if pace >= 1 else "under 1",
        ]


class Thinker(Player):
    """A search with a number of playouts."""

    def __init__(self, playouts: int) -> None:
        super().__init__("skilled")
        self.playouts = playouts

    def decide(self, match: Match, seat: int, seed: int) -> Decision:
        return Decision(ponder(match, seat, seed, playouts=self.playouts, plain=True)[0].action)


def tables_of(card: Card) -> list[int]:
    """Two players and the largest usual table; six too where eight can sit."""
    return [2, 4, 6] if card.seats[1] == 8 else [2, 4]


def played_for(
    minutes: float, work: Callable[[Piece], list[Played]], contest: Contest, workers: int
) -> Tally:
    """As many rounds of seatings as fit into the time."""
    done: dict[int, Played] = {}
    end = time.monotonic() + 60 * minutes
    with closing(spread(work, [(contest, k) for k in range(0, contest.games, AT_ONCE)], workers)) as results:
        for some in results:
            done |= {played.number: played for played in some}
            if time.monotonic() > end:
                break
    whole = sum(1 for _ in takewhile(done.__contains__, count()))
    tally = Tally()
    for number in range(whole - whole % len(seatings(2, contest.seats))):
        tally.add(done[number])
    return tally


def play_levels(piece: Piece) -> list[Played]:
    contest, first = piece
    with sitting(contest.bots, contest.timed) as players:
        return [play_game(contest, k, players) for k in range(first, first + AT_ONCE)]


def play_thinkers(piece: Piece) -> list[Played]:
    """The names of the programs are the playouts they think."""
    contest, first = piece
    players = [Thinker(int(name)) for name in contest.bots]
    return [play_game(contest, k, players) for k in range(first, first + AT_ONCE)]


def ladder(card: Card, minutes: float, levels: Sequence[str], seats: Sequence[int]) -> Iterator[list[str]]:
    """One line of the table for each step and number of seats."""
    names = [level.name for level in LEVELS]
    for number in seats:
        for level in levels:
            below = names[names.index(level) - 1]
            contest = Contest(card.name, number, {}, (level, below), MOST_GAMES, "ladder-2", timed=True)
            workers = 1 if level == "master" else 2  # it thinks on two cores itself
            tally = played_for(minutes, play_levels, contest, workers)
            yield [card.title, str(number), level, below, *tally.cells()]


def doubling(
    card: Card, minutes: float, playouts: Sequence[int], times: int, seats: Sequence[int]
) -> Iterator[list[str]]:
    """What twice the playouts, or so many times as many, are worth."""
    for number in seats:
        for once in playouts:
            contest = Contest(card.name, number, {}, (str(times * once), str(once)), MOST_GAMES, "doubling-2")
            tally = played_for(minutes, play_thinkers, contest, 2)
            yield [card.title, str(number), *contest.bots, *tally.cells()]


def line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def update(file: Path, columns: tuple[str, ...], cells: list[str]) -> None:
    """Put a line into the table with these columns: in the place of the same step, or at its end."""
    lines = file.read_text("utf-8").splitlines()
    first = lines.index(line(columns)) + 2
    last = next((k for k in range(first, len(lines)) if not lines[k].startswith("|")), len(lines))
    step = line(cells[:4])[:-1]
    old = [k for k in range(first, last) if lines[k].startswith(step)]
    lines[old[0] if old else last : old[0] + 1 if old else last] = [line(cells)]
    file.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.strength", description=__doc__)
    parser.add_argument("cards", nargs="*", metavar="GAME")
    parser.add_argument("--minutes", type=float, default=2.5, help="for each row")
    parser.add_argument("--level", action="append", choices=STEPS)
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--doubling", type=int, action="append", metavar="PLAYOUTS")
    parser.add_argument("--times", type=int, default=2)
    parser.add_argument("--markdown", type=Path, help="a file whose table gets the lines")
    given = parser.parse_args()
    columns = DOUBLING if given.doubling else LADDER
    print(line(columns), line("---" for _ in columns), sep="\n")
    for card in tablee.shelf():
        if given.cards and card.name not in given.cards:
            continue
        seats = [k for k in tables_of(card) if k in (given.seats or tables_of(card))]
        if given.doubling:
            rows = doubling(card, given.minutes, given.doubling, given.times, seats)
        else:
            rows = ladder(card, given.minutes, given.level or STEPS, seats)
        for cells in rows:
            print(line(cells), flush=True)
            if given.markdown:
                update(given.markdown, columns, cells)


if __name__ == "__main__":
    main()
