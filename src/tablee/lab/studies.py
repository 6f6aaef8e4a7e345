"""A study: many games between programs, and what they show about the game."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from math import isqrt
from pathlib import Path
from typing import Any

from tablee.bots.players import sit_down
from tablee.core.arguments import natural
from tablee.core.card import FIRST, Card, Option
from tablee.core.game import Game
from tablee.core.shelf import find
from tablee.errors import BadOption
from tablee.lab import measures
from tablee.lab.clauses import countable
from tablee.lab.company import LONGEST
from tablee.lab.measures import Row
from tablee.lab.traces import Setting, Trace, trace_some
from tablee.lab.workload import in_pieces, spread, spread_on_ray
from tablee.words import Sentence, words

GAMES = 400
REPLAYS = 200
BOT = "amateur"

Piece = tuple[int, Setting, range]


@dataclass(frozen=True)
class Study:
    """What came out. Every table is a list of rows, so that `pandas.DataFrame(study.seats)` is one line."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    limit: int
    played: int
    finished: int
    games: list[Row]  # one row a game
    figures: list[Row]  # actions, rounds, lead changes, when the lead was taken, margin, choices
    shares: list[Row]  # of unfinished and tied games, of games without a change of lead, of forced decisions
    seats: list[Row]
    leaders: list[Row]
    clauses: list[Row]
    unseen: list[str]  # clauses that have no place in dealing or playing
    effects: list[Row]  # what options change
    lengths: dict[int, int] = field(repr=False)  # how many games took so many actions
    choices: dict[int, int] = field(repr=False)  # how many decisions were among so many actions
    troubles: list[Sentence] = field(repr=False)

    def as_json(self) -> Row:
        """All but the rows of single games, for programs."""
        return {key: value for key, value in asdict(self).items() if key not in ("games", "troubles")}

    def write(self, folder: str | Path) -> Path:
        """Draw it: a page with tables and pictures into a folder, each picture beside it as PNG and SVG.

        In the language in use (`tablee.words.use`); where the page is. Needs matplotlib.
        """
        from tablee.lab.page import write_study

        return write_study(self, Path(folder))


def study(
    game: str,
    seats: int | None = None,
    *,
    games: int = GAMES,
    bots: str | Sequence[str] = BOT,
    options: Mapping[str, Any] | None = None,
    vary: Mapping[str, Sequence[Any] | None] | None = None,
    seed: str = "tablee",
    limit: int = LONGEST,
    replays: int = REPLAYS,
    workers: int | None = None,
    ray: str | None = None,
    report: Callable[[int, int], None] = lambda done, whole: None,
) -> Study:
    """Play games between programs and measure them.

    `bots` is one program for all seats or one each. `vary` names options and the values to try
    (None: those that make sense); without it every option is varied, with `{}` none. The clauses of the
    first `replays` games are counted. Games are played on all cores, or on the Ray cluster at an address;
    `report` hears how many have been played, of how many. Each game depends on the seed and its number
    only, as far as the programs do: those that search think for a time, not for a number of steps. A script
    that calls this does so under `if __name__ == "__main__":`, since the other processes read it too.

    >>> from tablee.lab import study
    >>> lobo = study("lobo77", seats=2, games=4, bots="random", vary={}, seed="a", workers=1)
    >>> lobo.finished, [row["measure"] for row in lobo.shares]
    (4, ['unfinished', 'tied', 'never_changed', 'forced'])
    """
    natural("games", games)
    natural("workers", workers or 1)
    card = find(game)
    table = Game(game, seats, options)
    names = programs(bots, table.seats)
    usual = Setting(game, table.seats, table.options, names, seed, limit, replays)
    variations = chosen_variations(card, table.seats, table.options, vary)
    settings = [usual] + [
        Setting(game, table.seats, table.options | {option: value}, names, seed, limit)
        for option, value in variations
    ]
    traces = _played(settings, games, workers, ray, report)
    done = measures.finished(traces[0])
    clauses = list(words(game).clauses())
    seen = countable(game)
    return Study(
        game=game,
        players=table.seats,
        options=table.options,
        bots=names,
        seed=seed,
        limit=limit,
        played=len(traces[0]),
        finished=len(done),
        games=measures.game_rows(traces[0]),
        figures=measures.figures(done),
        shares=measures.shares(traces[0]),
        seats=measures.seat_rows(done, names),
        leaders=measures.leader_rows(done),
        clauses=measures.clause_rows(traces[0], [tag for tag in clauses if tag in seen]),
        unseen=[tag for tag in clauses if tag not in seen],
        effects=[
            row
            for (option, value), varied in zip(variations, traces[1:], strict=True)
            for row in measures.effect_rows(done, measures.finished(varied), option, value)
        ],
        lengths=dict(Counter(trace.actions for trace in done)),
        choices=dict(measures.counted_choices(done)),
        troubles=[trouble for some in traces for trace in some for trouble in trace.troubles],
    )


def _played(
    settings: Sequence[Setting],
    games: int,
    workers: int | None,
    ray: str | None,
    report: Callable[[int, int], None],
) -> list[list[Trace]]:
    """The games of each setting, in the order of their numbers, wherever they were played."""
    pieces: list[Piece] = [
        (k, setting, numbers) for k, setting in enumerate(settings) for numbers in in_pieces(games, workers)
    ]
    traces: list[list[Trace]] = [[] for _ in settings]
    done, whole = 0, games * len(settings)
    report(done, whole)
    results = spread(_work, pieces, workers) if ray is None else spread_on_ray(_work, pieces, ray)
    with closing(results):
        for k, some in results:
            traces[k] += some
            done += len(some)
            report(done, whole)
    return [sorted(some, key=lambda trace: trace.number) for some in traces]


def _work(piece: Piece) -> tuple[int, list[Trace]]:
    which, setting, numbers = piece
    return which, trace_some(setting, numbers)


def programs(bots: str | Sequence[str], seats: int) -> tuple[str, ...]:
    """A program for each seat, by its proper name."""
    given = [bots] if isinstance(bots, str) else list(bots)
    names = tuple(sit_down(name).name for name in given)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadOption("bots-at-table", seats=seats, given=len(names))
    return names


def chosen_variations(
    card: Card,
    seats: int,
    options: Mapping[str, Any],
    vary: Mapping[str, Sequence[Any] | None] | None,
) -> list[tuple[str, Any]]:
    """Each option with each value it is to be tried with."""
    if vary is None:
        vary = dict.fromkeys(option.name for option in card.options if option is not FIRST)
    found = []
    for name, values in vary.items():
        option = card.option(name)
        for value in sensible(option, seats) if values is None else values:
            option.check(value, seats)
            if value != options[name]:
                found.append((name, value))
            elif values is not None:
                raise BadOption("varied-by-itself", option=name, value=str(value))
    return found


def sensible(option: Option, seats: int) -> list[Any]:
    """Values worth trying: all where they are few; of a number the usual one, its half and its double.

    >>> sensible(Option("tokens", 3, 1, 9), 4), sensible(Option("target", 0, 1, 100), 4)
    ([1, 3, 6], [0, 5, 10, 20])
    """
    if option.choices:
        return list(option.choices)
    if isinstance(option.default, bool):
        return [False, True]
    if option.low is None or option.high is None:
        return list(range(seats))
    middle = option.default if option.default >= option.low else isqrt(option.low * option.high)
    around = {option.default, max(option.low, middle // 2), middle, min(option.high, middle * 2)}
    return sorted(around)
