"""`tablee arena`: programs against each other, as a table, a picture or JSON."""

import json
import secrets
from contextlib import closing, nullcontext
from typing import TYPE_CHECKING

from rich.text import Text

from tablee.cli.arguments import Given, game_of, number
from tablee.cli.console import Trouble, aside, out, plain_table, say
from tablee.cli.files import cannot_write, check_writable, writing
from tablee.cli.prepare import progress, ready_to_think
from tablee.cli.simulate import check_picture
from tablee.words import bot_name, words

if TYPE_CHECKING:
    from tablee.core.game import Game
    from tablee.lab.arena import Contest, Played
    from tablee.lab.contests import Matrix
    from tablee.lab.standings import Standings

GAMES = 100
HEADS = ("bot", "games", "wins", "interval", "rating", "ms")
TROUBLES_SHOWN = 5


def arena(given: Given) -> int:
    """`tablee arena GAME`."""
    from tablee.bots.levels import LEVELS
    from tablee.lab.arena import Contest
    from tablee.lab.contests import tried

    game = game_of(given)
    asked = given.bots.split(",") if given.bots else [level.name for level in LEVELS]
    bots = tuple(tried(name, game.name) for name in asked)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise Trouble("two-bots-needed")
    if given.sprt and len(bots) != 2:
        raise Trouble("sprt-needs-two")
    if given.sprt and given.matrix:
        raise Trouble("sprt-or-matrix")
    check_picture(given.plot)
    if given.save is not None:
        check_writable(given.save)
    ready_to_think(game)
    seed = secrets.token_hex(16) if given.seed is None else given.seed
    games = number(given, "games") or GAMES
    keep = given.save is not None
    contest = Contest(
        game.name, game.seats, game.options, bots, games, seed, keep, strict=given.strict, timed=given.clock
    )
    if given.sprt:
        _announce(contest, given.json)
    return _matrix(contest, game, given) if given.matrix else _arena(contest, game, given)


def _announce(contest: "Contest", quiet: bool) -> None:
    """Say what is tested before anything is played; where others read the output, beside it."""
    from tablee.lab.standings import DOUBT, EDGE, EVEN

    first, second = (bot_name(name) for name in contest.bots)
    low, high = (say("percent", value=100 * score) for score in (EVEN, EVEN + EDGE))
    said = say(
        "sprt-asks", first=first, second=second, low=low, high=high, doubt=say("percent", value=100 * DOUBT)
    )
    (aside() if quiet else out()).print(Text(said, "dim"))


def _arena(contest: "Contest", game: "Game", given: Given) -> int:
    from tablee.lab.standings import Standings, as_json

    standings = Standings(contest)
    troubles = _play(contest, game, given, standings)
    if given.plot is not None:
        _draw(standings, game, given.plot)
    if given.json:
        print(json.dumps(as_json(standings), ensure_ascii=False))
        return 0
    _print(standings, game, given.sprt)
    _tell_faults({row.name: (row.faults, row.moves) for row in standings.rows}, troubles)
    return 0


def _play(contest: "Contest", game: "Game", given: Given, standings: "Standings") -> list[str]:
    """Play it all; what went wrong with the programs, in sentences."""
    from tablee.lab.arena import play_all

    troubles: list[str] = []
    games = play_all(contest, ray=given.ray)
    target = writing(given.save) if given.save is not None else nullcontext()
    with target as file, progress() as bar, closing(games):
        task = bar.add_task(say("in-the-arena", title=game.card.title), total=contest.games)
        for played in games:
            standings.add(played)
            bar.advance(task)
            troubles += [words().say(sentence) for _, sentence in played.troubles]
            if file is not None:
                file.write(played.record)
            if given.sprt and standings.verdict() is not None:
                break
    return troubles


def _matrix(contest: "Contest", game: "Game", given: Given) -> int:
    """Everybody against everybody."""
    from math import comb

    from tablee.lab.contests import play_pairs

    troubles: list[str] = []
    target = writing(given.save) if given.save is not None else nullcontext()
    with target as file, progress() as bar:
        whole = comb(len(contest.bots), 2) * contest.games
        task = bar.add_task(say("in-the-arena", title=game.card.title), total=whole)

        def note(played: "Played") -> None:
            bar.advance(task)
            troubles.extend(words().say(sentence) for _, sentence in played.troubles)
            if file is not None:
                file.write(played.record)

        matrix = play_pairs(contest, ray=given.ray, report=note)
    if given.plot is not None:
        _draw_matrix(matrix, game, given.plot)
    if given.json:
        print(json.dumps(matrix.as_json(), ensure_ascii=False))
        return 0
    _print_matrix(matrix, game)
    moves = {name: [0, 0] for name in matrix.bots}
    for table in matrix.tables:
        for row in table.rows:
            moves[row.name][0] += row.faults
            moves[row.name][1] += row.moves
    _tell_faults({name: (faults, of) for name, (faults, of) in moves.items()}, troubles)
    return 0


def _print_matrix(matrix: "Matrix", game: "Game") -> None:
    console = out()
    console.print(Text(_matrix_title(matrix, game), "bold"))
    table = plain_table(say("arena-bot"), *map(bot_name, matrix.bots))
    cells = {(pair.first, pair.second): pair for pair in matrix.pairs()}
    for one, name in enumerate(matrix.bots):
        row = []
        for other in range(len(matrix.bots)):
            pair = cells.get((one, other))
            if pair is None:
                row.append("·")
                continue
            low, high = pair.interval
            row.append(
                f"{say('percent', value=100 * pair.share)} ({_figure(100 * low)} – {_figure(100 * high)})"
            )
        table.add_row(bot_name(name), *row)
    console.print()
    console.print(table)
    console.print(Text(say("matrix-fair"), "dim"))


def _matrix_title(matrix: "Matrix", game: "Game") -> str:
    return say("matrix-title", title=game.card.title, games=matrix.contest.games, seats=game.seats)


def _tell_faults(faults: dict[str, tuple[int, int]], troubles: list[str]) -> None:
    """Who failed and how often, for then it was the rule of thumb that played; and the first few cases."""
    for name, (count, moves) in faults.items():
        if count:
            out().print(
                Text(say("arena-faults", bot=bot_name(name), faults=count, moves=moves), "bold yellow")
            )
    for sentence in troubles[:TROUBLES_SHOWN]:
        out().print(Text(sentence, "yellow"))


def _print(standings: "Standings", game: "Game", sprt: bool) -> None:
    console = out()
    title = say("arena-title", title=game.card.title, games=standings.finished, seats=game.seats)
    console.print(Text(title, "bold"))
    if standings.unfinished:
        console.print(Text(say("arena-unfinished", games=standings.unfinished), "dim"))
    table = plain_table(*(say(f"arena-{key}") for key in HEADS))
    order = sorted(range(len(standings.rows)), key=lambda k: -standings.rating(k))
    for k in order:
        row = standings.rows[k]
        low, high = row.interval if row.games else (0.0, 1.0)
        table.add_row(
            bot_name(row.name),
            str(row.games),
            say("percent", value=100 * row.win_rate),
            f"{_figure(100 * low)} – {say('percent', value=100 * high)}",
            f"{_figure(standings.rating(k))} ± {_figure(standings.rating_doubt(k))}",
            _figure(row.ms_per_move),
        )
    console.print()
    console.print(table)
    console.print(Text(say("arena-fair", share=say("percent", value=100 / game.seats)), "dim"))
    if sprt:
        key = {"better": "sprt-better", "not better": "sprt-not-better", None: "sprt-open"}[
            standings.verdict()
        ]
        first, second = (bot_name(row.name) for row in standings.rows)
        console.print(Text(say(key, first=first, second=second), "bold"))


def _figure(value: float) -> str:
    return say("figure", value=value, places=1)


def _draw(standings: "Standings", game: "Game", file: str) -> None:
    from tablee.lab.plots import arena_picture

    title = say("arena-title", title=game.card.title, games=standings.finished, seats=game.seats)
    rows = [(bot_name(row.name), row.win_rate, row.interval, row.ms_per_move) for row in standings.rows]
    try:
        arena_picture(rows, 1 / game.seats, title, file, say)
    except OSError as error:
        raise cannot_write(file, error) from None


def _draw_matrix(matrix: "Matrix", game: "Game", file: str) -> None:
    from tablee.lab.plots import matrix_picture

    cells = {(pair.first, pair.second): (pair.share, pair.interval) for pair in matrix.pairs()}
    names = [bot_name(name) for name in matrix.bots]
    try:
        matrix_picture(names, cells, _matrix_title(matrix, game), file, say)
    except OSError as error:
        raise cannot_write(file, error) from None
