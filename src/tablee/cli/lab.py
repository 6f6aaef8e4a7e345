"""`tablee lab`: how a game behaves, as tables, pictures, a page or JSON."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.arguments import Given, game_of, limit_of, number
from tablee.cli.console import Trouble, out, say
from tablee.cli.files import cannot_write, writing
from tablee.cli.prepare import progress, ready_to_think
from tablee.words import language, words

if TYPE_CHECKING:
    from tablee.core.game import Game
    from tablee.lab.page import Sheet
    from tablee.lab.studies import Study

NOTHING = ("none", "aucune")  # what --vary is told to vary no option at all
PAGE = "index.html"
TROUBLES_SHOWN = 5
PADDING = 2
LEAST_NAME = 28  # columns that the names of rows need, else a table is hard to read


def lab(given: Given) -> int:
    """`tablee lab GAME`."""
    from tablee.lab.company import LONGEST
    from tablee.lab.studies import BOT, GAMES, chosen_variations, programs, study

    game = game_of(given)
    bots = programs((given.bots or BOT).split(","), game.seats)
    vary = _vary(given, game)
    chosen_variations(game.card, game.seats, game.options, vary)
    folder = _folder(given, game)
    ready_to_think(game)
    with _kept_if_filled(folder), progress() as bar:
        task = bar.add_task(say("lab-at-work", title=game.card.title), total=None)
        found = study(
            game.name,
            game.seats,
            games=number(given, "games") or GAMES,
            bots=bots,
            options=game.options,
            vary=vary,
            seed=secrets.token_hex(8) if given.seed is None else given.seed,
            limit=limit_of(given, game.card) or LONGEST,
            ray=given.ray,
            report=lambda done, whole: bar.update(task, completed=done, total=whole),
        )
    _report(found, game, folder, given.json)
    return 0


def _vary(given: Given, game: "Game") -> dict[str, Any] | None:
    """The options to vary, each with the values to try, or None for those that make sense."""
    if given.vary is None:
        return None
    read: dict[str, Any] = {}
    for text in given.vary:
        name, equals, values = (part.strip() for part in text.partition("="))
        if name in NOTHING and not equals:
            continue
        option = game.card.option(name)
        read[name] = [option.parse(value.strip()) for value in values.split(",")] if equals else None
    return read


def _folder(given: Given, game: "Game") -> Path | None:
    """Where page and pictures go; nowhere if only JSON is asked for, or if they cannot be drawn."""
    if given.out is None and (given.json or find_spec("matplotlib") is None):
        return None
    if find_spec("matplotlib") is None:
        raise Trouble("no-matplotlib")
    folder = Path(given.out or f"lab-{game.name}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise cannot_write(str(folder), error) from None
    return folder


@contextmanager
def _kept_if_filled(folder: Path | None) -> Iterator[None]:
    """Take the folder away again if nothing comes of it."""
    try:
        yield
    except BaseException:
        if folder is not None:
            with suppress(OSError):
                folder.rmdir()
        raise


def _report(found: "Study", game: "Game", folder: Path | None, as_json: bool) -> None:
    from tablee.cli.sheets import facts, sheets, title

    told = sheets(found, game)
    if folder is not None:
        _write(found, game, told, folder)
    if as_json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
        return
    console = out()
    console.print(Text(title(found, game), "bold"))
    console.print(Text(" · ".join(facts(found, game)), "dim"))
    for sheet in told:
        console.print()
        console.print(Text(sheet.title, "bold"))
        console.print(Text(sheet.note, "dim"))
        console.print(_table(sheet, console.width))
    for sentence in found.troubles[:TROUBLES_SHOWN]:
        console.print(Text(words().say(sentence), "yellow"))
    console.print()
    console.print(say("no-matplotlib") if folder is None else say("lab-written", file=str(folder / PAGE)))


def _table(sheet: "Sheet", width: int) -> RenderableType:
    """A table; on a narrow terminal, a paragraph for each of its rows."""
    columns = list(zip(sheet.heads, *sheet.rows, strict=True))
    needed = [max(map(len, column)) + PADDING for column in columns]
    if min(needed[0], LEAST_NAME) + sum(needed[1:]) > width:
        return Group(*(Text(_line(sheet, row)) for row in sheet.rows))
    table = Table(box=None, header_style="dim", padding=(0, PADDING, 0, 0), pad_edge=False)
    for place, head in enumerate(sheet.heads):
        table.add_column(head, justify="right" if place else "left", no_wrap=bool(place))
    for row in sheet.rows:
        table.add_row(*row)
    return table


def _line(sheet: "Sheet", row: list[str]) -> str:
    figures = ", ".join(f"{head} {cell}" for head, cell in zip(sheet.heads[1:], row[1:], strict=True) if cell)
    return say("sim-line", name=row[0], figures=figures)


def _write(found: "Study", game: "Game", told: "list[Sheet]", folder: Path) -> None:
    """The page, and each picture as PNG and as SVG."""
    from tablee.cli.sheets import facts, labels, title
    from tablee.lab.canvas import save
    from tablee.lab.drawings import draw
    from tablee.lab.page import svg, write_page

    figures = draw(found, labels(found, game), say)
    for name, figure in figures.items():
        with writing(str(folder / f"{name}.svg")) as file:
            file.write(svg(figure))
        try:
            save(figure, folder / f"{name}.png")
        except OSError as error:
            raise cannot_write(str(folder / f"{name}.png"), error) from None
    page = write_page(title(found, game), facts(found, game), told, figures, language())
    with writing(str(folder / PAGE)) as file:
        file.write(page)
