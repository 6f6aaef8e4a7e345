"""The ladder of levels: each against the one below, in every game, as a table for docs/bots.md.

`python -m bench.strength [--games N] [GAME …]`; the games a step gets shrink with its thinking time.
"""

import argparse
from collections.abc import Iterator

import tablee
from tablee.core.card import Card
from tablee.lab.arena import Contest, play_all
from tablee.lab.standings import Standings

STEPS = (("amateur", "beginner", 1.0), ("skilled", "amateur", 0.1), ("master", "skilled", 0.02))


def tables_of(card: Card) -> list[int]:
    """Two players and the largest usual table; six too where eight can sit."""
    return [2, 4, 6] if card.seats[1] == 8 else [2, 4]


def ladder(card: Card, games: int) -> Iterator[str]:
    """One line of the table for each step and number of seats."""
    for seats in tables_of(card):
        for better, worse, part in STEPS:
            contest = Contest(card.name, seats, {}, (better, worse), max(20, int(games * part)), "ladder")
            workers = 1 if better == "master" else None  # the master thinks on both cores by itself
            standings = Standings(contest)
            for played in play_all(contest, workers):
                standings.add(played)
            row = standings.rows[0]
            low, high = row.interval
            yield (
                f"| {card.title} | {seats} | {better} | {worse} | {standings.finished} "
                f"| {100 * row.win_rate:.1f} % | {100 * low:.1f} – {100 * high:.1f} % "
                f"| {100 / seats:.1f} % | {row.ms_per_move:.0f} |"
            )


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.strength", description=__doc__)
    parser.add_argument("cards", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=1000)
    given = parser.parse_args()
    print("| game | seats | level | against | games | wins | 95 % interval | fair share | ms per move |")
    print("|---|---|---|---|---|---|---|---|---|")
    for card in tablee.games():
        if not given.cards or card.name in given.cards:
            for line in ladder(card, given.games):
                print(line, flush=True)


if __name__ == "__main__":
    main()
