"""Contests from Python: programs of any kind against each other, and everybody against everybody."""

import pickle
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any
from warnings import warn

from tablee.bots.players import refuse_stranger, sit_down
from tablee.core.arguments import flag, instance, natural, options_of, terms_of
from tablee.core.game import Game
from tablee.core.shelf import find
from tablee.errors import BadOption
from tablee.lab.arena import Contest, Played, play_all
from tablee.lab.standings import Standings, as_json
from tablee.words import words

GAMES = 100

Bots = Sequence[Any] | Mapping[str, Any]


def arena(
    game: str,
    bots: Bots,
    seats: int | None = None,
    *,
    games: int = GAMES,
    seed: str | int | None = None,
    workers: int | None = None,
    ray: str | None = None,
    strict: bool = False,
    timed: bool = False,
    sprt: bool = False,
    options: Mapping[str, Any] | None = None,
) -> Standings:
    """Let programs play each other; see `tablee.arena`."""
    contest = contest_of(game, bots, seats, games, seed, strict, timed, options)
    if flag("sprt", sprt) and len(contest.bots) != 2:
        raise BadOption("sprt-two", given=len(contest.bots))
    standings = Standings(contest)
    with closing(play_all(contest, workers_for(contest, workers, ray), ray)) as played:
        for one in played:
            standings.add(one)
            if sprt and standings.verdict() is not None:
                break
    warn_of_faults({row.name: (row.faults, row.moves) for row in standings.rows})
    return standings


def warn_of_faults(counted: Mapping[str, tuple[int, int]]) -> None:
    """What a program wins while others play for it are not its own wins: whoever reads only those is told."""
    for name, (faults, moves) in counted.items():
        if faults:
            warn(words().say(("faults-told", {"bot": name, "faults": faults, "moves": moves})), stacklevel=4)


def contest_of(
    game: str,
    bots: Bots,
    seats: int | None,
    games: int,
    seed: str | int | None,
    strict: bool,
    timed: bool,
    options: Mapping[str, Any] | None,
) -> Contest:
    """A contest, all of it checked before anything is played."""
    table = Game(game, seats, options)
    names, programs = called(bots, table.name)
    if seed is not None and not isinstance(seed, str | int):
        raise BadOption("bad-seed-kind", seed=repr(seed)[:80])
    return Contest(
        table.name,
        table.seats,
        table.options,
        names,
        natural("games", games),
        secrets.token_hex(16) if seed is None else str(seed),
        programs=programs,
        strict=flag("strict", strict),
        timed=flag("timed", timed),
    )


def called(bots: Bots, game: str) -> tuple[tuple[str, ...], tuple[Any, ...]]:
    """The programs' names and the programs: as a mapping calls them, else by their own names, numbered where
    two are called alike. Each is tried, so that one that cannot play is refused before anything is played."""
    if isinstance(bots, Mapping):
        names, programs = [str(name) for name in bots], list(bots.values())
        for bot in programs:
            tried(bot, game)
    else:
        if isinstance(bots, str) or not isinstance(bots, Sequence):
            raise BadOption("two-bots", value=repr(bots)[:80])
        programs = list(bots)
        names = []
        for bot in programs:
            own = tried(bot, game)
            alike = sum(name.rpartition(" ")[0] == own or name == own for name in names)
            names.append(f"{own} {alike + 1}" if alike and not isinstance(bot, str) else own)
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadOption("two-bots", value=", ".join(names))
    return tuple(names), tuple(programs)


def tried(bot: Any, game: str) -> str:
    """The name of a program that can sit down at a game."""
    refuse_stranger(bot, game)
    player = sit_down(bot)
    player.close()
    return player.name


def workers_for(contest: Contest, workers: int | None, ray: str | None = None) -> int | None:
    """In how many processes a contest is played. Objects at hand stay in this one unless others are asked
    for; then they must be such that they can be sent."""
    if workers is not None:
        natural("workers", workers)
    if ray is not None:
        instance("ray", ray, str, "auto, local, HOST:PORT")
    programs = contest.programs or ()
    if all(isinstance(bot, str) for bot in programs):
        return workers
    if workers in (None, 1) and ray is None:
        return 1
    try:
        pickle.dumps(programs)
    except Exception as error:
        raise BadOption("no-workers", reason=str(error)[:200]) from None
    return workers


@dataclass(frozen=True)
class Pair:
    """What the first of two programs won against the second: its share of all wins, the 95% interval of that,
    and its score deal by deal."""

    first: int
    second: int
    games: int
    share: float
    interval: tuple[float, float]


@dataclass
class Matrix:
    """Everybody against everybody, each pair on the same deals."""

    contest: Contest
    tables: list[Standings]

    @property
    def bots(self) -> tuple[str, ...]:
        return self.contest.bots

    def pairs(self) -> list[Pair]:
        """Each program against each other one, both ways."""
        found = []
        for (first, second), table in zip(combinations(range(len(self.bots)), 2), self.tables, strict=True):
            for one, (mine, theirs) in enumerate(((first, second), (second, first))):
                row = table.rows[one]
                seats = row.games / table.finished if table.finished else 1.0
                low, high = row.interval
                share = row.wins / table.finished if table.finished else 0.0
                found.append(Pair(mine, theirs, table.finished, share, (low * seats, min(1.0, high * seats))))
        return found

    @property
    def faults(self) -> dict[str, int]:
        """How often each program failed."""
        found = dict.fromkeys(self.bots, 0)
        for table in self.tables:
            for row in table.rows:
                found[row.name] += row.faults
        return found

    @property
    def moves(self) -> dict[str, int]:
        """How many decisions each program had."""
        found = dict.fromkeys(self.bots, 0)
        for table in self.tables:
            for row in table.rows:
                found[row.name] += row.moves
        return found

    def as_json(self) -> dict[str, Any]:
        """All of it as plain data: the shares, and each pair's own table."""
        shares: list[list[float | None]] = [[None] * len(self.bots) for _ in self.bots]
        for pair in self.pairs():
            shares[pair.first][pair.second] = pair.share
        return {
            "game": self.contest.game,
            "seats": self.contest.seats,
            "options": self.contest.options,
            "seed": self.contest.seed,
            "bots": list(self.bots),
            "shares": shares,
            "faults": self.faults,
            "pairs": [as_json(table) for table in self.tables],
        }


def matrix(
    game: str,
    bots: Bots,
    seats: int | None = None,
    *,
    games: int = GAMES,
    seed: str | int | None = None,
    workers: int | None = None,
    ray: str | None = None,
    strict: bool = False,
    timed: bool = False,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> Matrix:
    """Let each two of the programs play so many games against each other, all pairs on the same deals.
    Options of the game are given by name, or in `options`.

    Half of the seats belong to each of the two, so a fair share of the wins is a half at every table.
    """
    chosen = options_of(find(game), options, more, terms_of(matrix))
    contest = contest_of(game, bots, seats, games, seed, strict, timed, chosen)
    found = play_pairs(contest, workers_for(contest, workers, ray), ray)
    warn_of_faults({name: (faults, found.moves[name]) for name, faults in found.faults.items()})
    return found


def play_pairs(
    contest: Contest,
    workers: int | None = None,
    ray: str | None = None,
    report: Callable[[Played], object] = lambda _: None,
) -> Matrix:
    """The games of each pair of a contest; each is told as it finishes."""
    tables = []
    for pair in _pairs(contest):
        table = Standings(pair)
        with closing(play_all(pair, workers, ray)) as played:
            for one in played:
                table.add(one)
                report(one)
        tables.append(table)
    return Matrix(contest, tables)


def _pairs(contest: Contest) -> Iterator[Contest]:
    for two in combinations(range(len(contest.bots)), 2):
        programs = None if contest.programs is None else tuple(contest.programs[k] for k in two)
        yield replace(contest, bots=tuple(contest.bots[k] for k in two), programs=programs)
