"""Contests for a given time: `python -m bench.matches FILE --seconds 500 GAME:2:net,search-16000 …`

All contests share all cores, each the same time of them. Every game that ends is written to the file at
once, and a second run goes on where the file ends, so that long contests can be played in pieces, on any
machine. What is counted are deals: those all of whose games are played, up to the first of which one is
missing, so that short games count no more than long ones. `tablee arena GAME --seats N --bots A,B --games K
--seed masters` plays the same games.
"""

import argparse
import json
import os
import signal
import time
from collections.abc import Iterator, Sequence
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from queue import Empty
from typing import Any

import tablee
from tablee.bots.thought import prepare
from tablee.lab.arena import Contest, Played, play_game
from tablee.lab.company import sitting
from tablee.lab.standings import Standings
from tablee.lab.statistics import interval_by_deals

SEED = "masters"
HEAD = ("game", "seats", "program", "against", "deals", "games", "wins", "95 % interval", "ms a move, theirs")
ENDLESS = 10**9
GUESS = 2.0  # seconds that a game takes, before one was played


def contest_of(text: str, games: int = ENDLESS) -> Contest:
    """A contest from its name, GAME:SEATS:A,B, of so many games at most."""
    game, seats, bots = text.split(":")
    table = tablee.game(game, int(seats))
    return Contest(game, table.seats, table.options, tuple(bots.split(",")), games, SEED)


def name_of(contest: Contest) -> str:
    return f"{contest.game}:{contest.seats}:{','.join(contest.bots)}"


# What was played


def read(file: Path) -> dict[str, dict[int, Played]]:
    """The games of a file, by contest and number."""
    found: dict[str, dict[int, Played]] = {}
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    for line in lines:
        told = json.loads(line)
        number, seating = told["number"], tuple(told["seating"])
        played = Played(number, seating, told["payoffs"], told["moves"], told["seconds"])
        found.setdefault(told["contest"], {})[number] = played
    return found


def line_of(contest: Contest, played: Played) -> str:
    told = {"contest": name_of(contest), "number": played.number, "seating": played.seating}
    seconds = [round(spent, 4) for spent in played.seconds]
    return json.dumps(told | {"payoffs": played.payoffs, "moves": played.moves, "seconds": seconds})


def whole_deals(contest: Contest, games: dict[int, Played]) -> Iterator[Played]:
    """The games of the deals that are played from all sides, up to the first that is not."""
    number = 0
    while all(number + k in games for k in range(contest.round)):
        yield from (games[number + k] for k in range(contest.round))
        number += contest.round


def row_of(contest: Contest, games: dict[int, Played]) -> list[str]:
    """What the first program did against the second: the share of wins of all its seats."""
    table = Standings(contest)
    for played in whole_deals(contest, games):
        table.add(played)
    first, second = table.rows
    cells = [tablee.game(contest.game).card.title, str(contest.seats), *contest.bots]
    if not first.games:
        return [*cells, "0", "0", "", "", ""]
    own = contest.seats * first.games / (first.games + second.games)  # seats at a table: wins are its side's
    low, high = interval_by_deals((wins, seats / own) for wins, seats in first.deals.values())
    return [
        *cells,
        str(len(first.deals)),
        str(table.finished),
        f"{100 * own * first.win_rate:.1f} %",
        f"{100 * low:.1f} – {100 * high:.1f} %",
        f"{first.ms_per_move:.3g}, {second.ms_per_move:.3g}",
    ]


# Playing


class Shares:
    """What is to be played next: of the contest that has had the least time."""

    def __init__(
        self, context: Any, contests: Sequence[Contest], before: dict[str, dict[int, Played]]
    ) -> None:
        self.lock = context.Lock()
        self.next = context.Array("q", len(contests), lock=False)
        self.spent = context.Array("d", len(contests), lock=False)
        self.played = context.Array("q", len(contests), lock=False)
        self.before = [set(before.get(name_of(contest), ())) for contest in contests]
        self.most = [contest.games for contest in contests]

    def take(self) -> tuple[int, int, float] | None:
        """A contest, the number of a game, and what it is thought to take, which is reckoned with at once;
        None where all are played."""
        with self.lock:
            numbers = [
                next(n for n in count(first) if n not in before)
                for first, before in zip(self.next, self.before, strict=True)
            ]
            left = [k for k, number in enumerate(numbers) if number < self.most[k]]
            if not left:
                return None
            k = min(left, key=lambda k: self.spent[k])
            number = numbers[k]
            self.next[k] = number + 1
            guessed = self.spent[k] / self.played[k] if self.played[k] else GUESS
            self.spent[k] += guessed
            return k, number, guessed

    def give_back(self, k: int, guessed: float, seconds: float) -> None:
        with self.lock:
            self.spent[k] += seconds - guessed
            self.played[k] += 1


def work(contests: Sequence[Contest], shares: Shares, done: Any, until: float) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while time.time() < until and (taken := shares.take()) is not None:
        k, number, guessed = taken
        begun = time.perf_counter()
        with sitting(contests[k].bots) as players:
            played = play_game(contests[k], number, players)
        shares.give_back(k, guessed, time.perf_counter() - begun)
        done.put((k, played))


def play(file: Path, contests: Sequence[Contest], seconds: float, workers: int) -> None:
    """Play for so long; games that are not over by then are given up."""
    for name in {contest.game for contest in contests}:
        prepare(tablee.game(name))
    until = time.time() + seconds
    context = get_context("fork")
    shares = Shares(context, contests, read(file))
    done = context.Queue()
    crew = [context.Process(target=work, args=(contests, shares, done, until)) for _ in range(workers)]
    for one in crew:
        one.start()
    with file.open("a", encoding="utf-8", buffering=1) as out:
        while any(one.is_alive() for one in crew) or not done.empty():
            try:
                k, played = done.get(timeout=0.2)
            except Empty:
                if time.time() > until:
                    break
                continue
            out.write(line_of(contests[k], played) + "\n")
    for one in crew:
        one.kill()
        one.join()


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.matches", description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("contests", nargs="*", metavar="GAME:SEATS:A,B")
    parser.add_argument("--seconds", type=float, default=60.0, help="to play; 0 only tells what was played")
    parser.add_argument("--games", type=int, default=ENDLESS, help="of each contest, at most")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_intermixed_args()
    contests = [contest_of(text, given.games) for text in given.contests]
    if given.seconds and contests:
        play(given.file, contests, given.seconds, given.workers)
    games = read(given.file)
    for cells in [HEAD, ["---"] * len(HEAD), *(row_of(contest_of(text), games[text]) for text in games)]:
        print(f"| {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
