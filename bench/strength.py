"""The ladder of levels: each against the one below, in every game, as a table in docs/bots.md.

`python -m bench.strength [--games N] [--level LEVEL …] [--markdown docs/bots.md] [GAME …]`. Half of the
seats belong to each level and every seating is played equally often, so a fair share of the wins is
half. The games a step gets shrink with its thinking time. `--doubling` asks instead what twice the
playouts are worth, which shows where a search has reached its ceiling.
"""

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import tablee
from tablee.bots.brain import ponder
from tablee.bots.levels import LEVELS
from tablee.bots.players import Decision, Player
from tablee.core.card import Card
from tablee.core.match import Match
from tablee.lab.arena import Contest, Played, play_all, play_game, seatings
from tablee.lab.statistics import interval

PARTS = {"amateur": 1.0, "skilled": 0.1, "master": 0.02}  # of the number of games, by level
LADDER = ("game", "seats", "level", "against", "games", "wins", "95 % interval", "ms per move")
DOUBLING = ("game", "seats", "playouts", "against", "games", "wins", "95 % interval", "ms per move")
DOUBLED = (500, 2000, 8000)


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
        return Decision(ponder(match, seat, seed, playouts=self.playouts)[0].action)


def tables_of(card: Card) -> list[int]:
    """Two players and the largest usual table; six too where eight can sit."""
    return [2, 4, 6] if card.seats[1] == 8 else [2, 4]


def balanced(games: int, seats: int) -> int:
    """At least so many games, every seating of two programs as often as every other."""
    orders = len(seatings(2, seats))
    return -(-games // orders) * orders


def ladder(card: Card, games: int, levels: Iterable[str], workers: int | None) -> Iterator[list[str]]:
    """One line of the table for each step and number of seats."""
    names = [level.name for level in LEVELS]
    for seats in tables_of(card):
        for level in levels:
            below = names[names.index(level) - 1]
            number = balanced(max(20, int(games * PARTS[level])), seats)
            contest = Contest(card.name, seats, {}, (level, below), number, "ladder")
            tally = Tally()
            for played in play_all(contest, 1 if level == "master" else workers):  # it uses two cores
                tally.add(played)
            yield [card.title, str(seats), level, below, *tally.cells()]


def doubling(card: Card, games: int) -> Iterator[list[str]]:
    """What twice the playouts are worth, from few to many."""
    for seats in tables_of(card):
        for playouts in DOUBLED:
            number = balanced(max(20, games * DOUBLED[0] // (10 * playouts)), seats)
            contest = Contest(card.name, seats, {}, ("twice", "once"), number, "doubling")
            players = [Thinker(2 * playouts), Thinker(playouts)]
            tally = Tally()
            for k in range(number):
                tally.add(play_game(contest, k, players))
            yield [card.title, str(seats), str(2 * playouts), str(playouts), *tally.cells()]


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
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--level", action="append", choices=tuple(PARTS))
    parser.add_argument("--workers", type=int, help="processes; by default one for each core")
    parser.add_argument("--doubling", action="store_true")
    parser.add_argument("--markdown", type=Path, help="a file whose table gets the lines")
    given = parser.parse_args()
    columns = DOUBLING if given.doubling else LADDER
    print(line(columns), line("---" for _ in columns), sep="\n")
    for card in tablee.games():
        if given.cards and card.name not in given.cards:
            continue
        rows = (
            doubling(card, given.games)
            if given.doubling
            else ladder(card, given.games, given.level or PARTS, given.workers)
        )
        for cells in rows:
            print(line(cells), flush=True)
            if given.markdown:
                update(given.markdown, columns, cells)


if __name__ == "__main__":
    main()
