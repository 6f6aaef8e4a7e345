"""Our programs beside those of others, each against each: `python -m bench.baselines GAME [--minutes M]`.

A learner that others wrote (RLCard's DQN, see `bench.learner`) learns the game for M minutes; then it, our
levels, our network, random play and OpenSpiel's ISMCTS play each other at tables of two, every pair the same
deals from both sides. Ours think a number of playouts or rounds and OpenSpiel's a number of simulations,
never by the clock, and all seeds are fixed; only how far the learner gets in its minutes depends on the
machine. Pairs with somebody slow (ISMCTS, and a program that looks ahead) play fewer games; a pair that is
out of time (`--seconds`) plays no further deal. `--keep FILE` and `--learnt FILE` part the two halves: what
was learnt is written, and plays later.
"""

import argparse
import json
import pickle
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from time import monotonic
from typing import Any

import tablee
from bench import learner
from tablee.bots.levels import LEVELS
from tablee.bots.players import Decision, Player, sit_down
from tablee.cli.console import say
from tablee.core.match import Match
from tablee.core.network import way_of
from tablee.envs import needs
from tablee.lab.arena import Contest, Played, play_game
from tablee.lab.contests import Matrix
from tablee.lab.standings import Standings
from tablee.lab.workload import spread

MINUTES = 9.0
GAMES, SLOW_GAMES, SECONDS = 200, 20, 600.0
SIMULATIONS = 20
EXTRA = "peers"
SEED = "baselines-1"

Piece = tuple[int, Contest, float]


class Ismcts(Player):
    """OpenSpiel's ISMCTS (the one in Python) with so many simulations a decision."""

    def __init__(self, simulations: int) -> None:
        super().__init__("random")
        self.name = f"ISMCTS-{simulations}"
        self.simulations = simulations

    def decide(self, match: Match, seat: int, seed: int) -> Decision:
        from bench.peer import best_of

        if match.asked != seat:  # it knows of no jumping in
            return Decision(None)
        return Decision(best_of(match, seat, self.simulations, seed % 2**32))


def company(simulations: int, learnt: Any) -> dict[str, Any]:
    """Everybody, from the weakest of ours to the strongest, then the others."""
    ours = ["random", *(level.name for level in LEVELS), "net"]
    ismcts = Ismcts(simulations)
    return {name: name for name in ours} | {ismcts.name: ismcts, "DQN": learnt}


def slow(game: str, program: Any) -> bool:
    """Whether a program thinks so long that it plays fewer games."""
    if isinstance(program, str):
        return program == LEVELS[-1].name and way_of(game, program) != "network"
    return isinstance(program, Ismcts)


def pairs_of(contest: Contest, slow_games: int) -> list[Contest]:
    """A contest for each two, in the order of a matrix."""
    assert contest.programs is not None
    found = []
    for two in combinations(range(len(contest.bots)), 2):
        programs = tuple(contest.programs[k] for k in two)
        fewer = any(slow(contest.game, program) for program in programs)
        games = min(slow_games, contest.games) if fewer else contest.games
        found.append(
            replace(contest, bots=tuple(contest.bots[k] for k in two), programs=programs, games=games)
        )
    return found


def play_some(piece: Piece) -> tuple[int, list[Played]]:
    """The games of a pair in their order: whole deals, as long as there is time."""
    place, contest, seconds = piece
    players = [bot if isinstance(bot, Player) else sit_down(bot) for bot in contest.programs or ()]
    end = monotonic() + seconds
    games = []
    for number in range(contest.games):
        if number % contest.round == 0 and monotonic() > end:
            break
        games.append(play_game(contest, number, players))
    return place, games


def play_matrix(contest: Contest, slow_games: int, seconds: float, workers: int) -> Matrix:
    """All pairs, each in one process; the slow ones first, so that no core is idle at the end. Each is told
    when it is done."""
    pairs = pairs_of(contest, slow_games)
    tables = [Standings(pair) for pair in pairs]
    order = sorted(range(len(pairs)), key=lambda place: pairs[place].games)
    begin = monotonic()
    with closing(spread(play_some, [(place, pairs[place], seconds) for place in order], workers)) as results:
        for place, games in results:
            for played in games:
                tables[place].add(played)
            tell(f"{monotonic() - begin:6.0f} s  {summary(tables[place])}")
    return Matrix(contest, tables)


def summary(table: Standings) -> str:
    first, second = table.rows
    low, high = (100 * end for end in first.interval) if first.games else (0.0, 100.0)
    text = f"{first.name} – {second.name}: {100 * first.win_rate:.1f} % ({low:.0f} – {high:.0f})"
    text += f" of {table.finished}, {first.ms_per_move:.1f} and {second.ms_per_move:.1f} ms a move"
    if table.unfinished:
        text += f"; {table.unfinished} without an end"
    return text + (f"; {table.faults} faults" if table.faults else "")


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def lines(matrix: Matrix) -> Iterator[str]:
    """The matrix in Markdown: what the row won against the column, in per cent, with its 95 % interval."""
    cells = {(pair.first, pair.second): pair for pair in matrix.pairs()}
    everybody = range(len(matrix.bots))
    yield f"| wins of … against | {' | '.join(matrix.bots)} |"
    yield f"|{' --- |' * (len(matrix.bots) + 1)}"
    for one in everybody:
        row = []
        for other in everybody:
            pair = cells.get((one, other))
            if pair is None:
                row.append("·")
            elif not pair.games:
                row.append("no end")
            else:
                low, high = (100 * end for end in pair.interval)
                row.append(f"{100 * pair.share:.0f} ({low:.0f} – {high:.0f})")
        yield f"| {matrix.bots[one]} | {' | '.join(row)} |"


def picture(matrix: Matrix, file: str) -> None:
    from tablee.lab.plots import matrix_picture

    cells = {(pair.first, pair.second): (pair.share, pair.interval) for pair in matrix.pairs() if pair.games}
    title = tablee.game(matrix.contest.game).card.title
    matrix_picture(list(matrix.bots), cells, title, file, say)


def missing(learns: bool, plays: bool) -> list[str]:
    """What is not installed and needed, by the names of the packages."""
    absent = learner.missing() if learns else [name for name in ("rlcard", "torch") if not find_spec(name)]
    return absent + (["open_spiel"] if plays and not find_spec("pyspiel") else [])


def learn(given: argparse.Namespace) -> dict[str, Any]:
    """The learner after its minutes, with the course it took."""
    tell(f"RLCard's DQN learns {given.game} for {given.minutes:g} minutes on {given.device}")
    taught: dict[str, Any] = {"game": given.game, "device": given.device, "curve": []}
    for told, learnt in learner.taught(given.game, given.minutes, given.device, given.seed):
        taught["curve"].append(told)
        taught["learnt"] = learnt
        tell(json.dumps(told))
    return taught


def read(file: Path, game: str) -> dict[str, Any]:
    """What was kept by an earlier run. It is a pickle: read none that you did not write."""
    kept: dict[str, Any] = pickle.loads(file.read_bytes())
    if kept["game"] != game:
        sys.exit(f"{file} holds a learner of {kept['game']}; name one of {game}, or leave --learnt out.")
    return kept


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.baselines", description=__doc__)
    parser.add_argument("game", metavar="GAME", choices=[card.name for card in tablee.shelf()])
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for the learner")
    parser.add_argument("--device", help="where it learns: cpu, cuda; without, a GPU if there is one")
    parser.add_argument("--seed", type=int, default=1, help="of the learner")
    parser.add_argument(
        "--games", type=int, default=GAMES, help="of each pair; even, for both sides of a deal"
    )
    parser.add_argument("--slow-games", type=int, default=SLOW_GAMES, help="of each pair with somebody slow")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each pair, at most")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of OpenSpiel's ISMCTS")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--keep", type=Path, help="write what was learnt, and play no matrix")
    parser.add_argument("--learnt", type=Path, help="what an earlier run kept; nothing is learnt")
    parser.add_argument("--picture", help="a file for the matrix: .png or .svg")
    parser.add_argument("--json", type=Path, help="a file for all figures")
    given = parser.parse_args()
    if given.games < 2 or given.slow_games < 2 or given.games % 2 or given.slow_games % 2:
        parser.error("--games and --slow-games are even numbers: each deal is played from both sides")
    return given


def main() -> None:
    given = arguments()
    absent = missing(learns=given.learnt is None, plays=given.keep is None)
    if absent:
        sys.exit(str(needs(", ".join(absent), EXTRA)))
    if given.device is None:
        import torch

        given.device = "cuda" if torch.cuda.is_available() else "cpu"
    taught = learn(given) if given.learnt is None else read(given.learnt, given.game)
    if given.keep is not None:
        given.keep.write_bytes(pickle.dumps(taught))
        return
    programs = company(given.simulations, taught.pop("learnt"))
    game = tablee.game(given.game, seats=2)
    contest = Contest(
        game.name,
        game.seats,
        game.options,
        tuple(programs),
        given.games,
        SEED,
        programs=tuple(programs.values()),
    )
    matrix = play_matrix(contest, given.slow_games, given.seconds, given.workers)
    for line in lines(matrix):
        print(line)
    if given.json is not None:
        found = matrix.as_json() | {"learner": taught, "simulations": given.simulations}
        given.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    if given.picture is not None:
        picture(matrix, given.picture)


if __name__ == "__main__":
    main()
