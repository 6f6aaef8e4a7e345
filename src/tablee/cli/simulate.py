"""`tablee simulate`: random play in bulk, as tables, a picture or JSON."""

import json
import secrets
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.arguments import Given, game_of, limit_of, number
from tablee.cli.console import Trouble, end_words, figures_table, out, plain_table, say, score_name
from tablee.cli.files import cannot_write, check_writable
from tablee.cli.prepare import progress, ready

if TYPE_CHECKING:
    from tablee.core.game import Game
    from tablee.lab.simulate import Run, Tally

GAMES = 1000
PICTURES = (".png", ".svg")
FIGURES = ("mean", "sd", "min", "q1", "median", "q3", "max")
PLACES = {"mean": 2, "sd": 2, "q1": 1, "median": 1, "q3": 1}
BAR = 30  # columns for all wins
WIDE = 1000


def simulate(given: Given) -> int:
    """`tablee simulate GAME`."""
    from tablee.lab.simulate import simulate as run_many
    from tablee.lab.statistics import report

    game = game_of(given)
    games = number(given, "games") or GAMES
    limit = limit_of(given, game.card)
    seed = secrets.token_hex(32) if given.seed is None else given.seed
    check_picture(given.plot)
    ready(game)
    with progress() as bar:
        task = bar.add_task(say("at-work", title=game.card.title, seats=game.seats), total=games)
        run = run_many(game, games, seed, limit, report=lambda done: bar.update(task, completed=done))
    if given.plot is not None:
        _draw(run.tally, game, given.plot)
    if given.json:
        head = {"game": game.name, "seats": game.seats, "options": game.options, "seed": seed, "limit": limit}
        print(json.dumps(head | report(run, game.card), ensure_ascii=False))
    else:
        _print(run, game, limit)
        if given.plot is not None:
            out().print(say("plot-written", file=given.plot))
    return 0


def check_picture(file: str | None) -> None:
    """Before the work is done, so that none is lost."""
    if file is None:
        return
    if Path(file).suffix.lower() not in PICTURES:
        raise Trouble("bad-picture", file=file)
    if find_spec("matplotlib") is None:
        raise Trouble("no-matplotlib")
    check_writable(file)


def _draw(tally: "Tally", game: "Game", file: str) -> None:
    from tablee.lab.plots import picture
    from tablee.lab.statistics import ends

    named = {end_words(game.card, end): count for end, count in ends(tally, game.card).items()}
    try:
        picture(tally, _title(tally, game), _score(game), named, file, say)
    except OSError as error:
        raise cannot_write(file, error) from None


def _score(game: "Game") -> str:
    """What is scored, as a title begins."""
    name = score_name(game.card)
    return name[:1].upper() + name[1:]


def _title(tally: "Tally", game: "Game") -> str:
    return say("sim-title", title=game.card.title, games=tally.games, seats=game.seats)


def _print(run: "Run", game: "Game", limit: int | None) -> None:
    tally = run.tally
    console = out()
    title = Text(_title(tally, game), "bold")
    for option in game.card.changed(game.options):
        title.append(f" · {option.name}={option.text(game.options[option.name])}", "not bold cyan")
    console.print(title)
    speed = say(
        "sim-speed",
        moves=tally.moves,
        seconds=_figure(run.seconds, 2),
        gamesrate=round(tally.games / run.seconds),
        movesrate=round(tally.moves / run.seconds),
        threads=run.threads,
    )
    console.print(Text(speed, "dim"))
    if tally.ends[0]:
        cut = say("sim-unfinished", unfinished=tally.ends[0], finished=tally.finished, limit=limit)
        console.print(Text(cut, "dim"))
    for table in (_figures(tally, game, console), _winners(tally, console), _endings(tally, game)):
        console.print()
        console.print(table)


def _fits(table: Table, console: Console) -> bool:
    return console.measure(table, options=console.options.update(width=WIDE)).maximum <= console.width


def _figures(tally: "Tally", game: "Game", console: Console) -> RenderableType:
    from tablee.lab.statistics import summary

    named = [(say("sim-length"), tally.lengths)]
    named += [
        (say("sim-of-seat", score=_score(game), seat=seat), counts)
        for seat, counts in enumerate(tally.scores)
    ]
    rows = []
    for name, counts in named:
        figures = summary(counts)
        cells = ["—"] * len(FIGURES)
        if figures is not None:
            cells = [_figure(figures[key], PLACES.get(key, 0)) for key in FIGURES]
        rows.append([name, *cells])
    return figures_table(["", *(say(f"sim-{key}") for key in FIGURES)], rows, console)


def _winners(tally: "Tally", console: Console) -> Table:
    """Who won how often; with bars where there is room."""
    from tablee.lab.statistics import wins

    table = plain_table(say("sim-seat"), say("sim-wins"), say("sim-interval"), "")
    table.columns[3].justify = "left"
    table.columns[0].no_wrap = True
    for row in wins(tally) or []:
        share, low, high = (row[key] * 100 for key in ("share", "low", "high"))
        span = f"{_figure(low, 1)} – {say('percent', value=high)}"
        bar = Text("━" * round(share * BAR / 100), "cyan")
        table.add_row(str(row["seat"]), say("percent", value=share), span, bar)
    if not tally.finished:
        table.add_row("—", "—", "—", "")
    if not _fits(table, console):
        del table.columns[3]
    return table


def _endings(tally: "Tally", game: "Game") -> Table:
    from tablee.lab.statistics import ends

    table = plain_table(say("sim-end"), say("sim-games"), say("sim-share"))
    for end, count in ends(tally, game.card).items():
        share = say("percent", value=count / tally.games * 100)
        table.add_row(end_words(game.card, end), _figure(count, 0), share)
    return table


def _figure(value: float, places: int) -> str:
    """A number as the language in use writes it."""
    return say("figure", value=value, places=places)
