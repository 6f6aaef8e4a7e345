"""`tablee lab`: how a game behaves, as tables, pictures, a page or JSON."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from tablee.cli.arguments import Given, game_of, limit_of, number
from tablee.cli.console import Trouble, figures_table, out, say
from tablee.cli.files import cannot_write
from tablee.cli.prepare import progress, ready_to_think
from tablee.words import words

if TYPE_CHECKING:
    from tablee.core.game import Game
    from tablee.lab.studies import Study

NOTHING = ("none", "aucune")  # what --vary is told to vary no option at all
TROUBLES_SHOWN = 5


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
    _report(found, folder, given.json)
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


def _report(found: "Study", folder: Path | None, as_json: bool) -> None:
    from tablee.lab.sheets import facts, sheets, title

    page = None if folder is None else _write(found, folder)
    if as_json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
        return
    console = out()
    console.print(Text(title(found), "bold"))
    console.print(Text(" · ".join(facts(found)), "dim"))
    for sheet in sheets(found):
        console.print()
        console.print(Text(sheet.title, "bold"))
        console.print(Text(sheet.note, "dim"))
        console.print(figures_table(sheet.heads, sheet.rows, console))
    for sentence in found.troubles[:TROUBLES_SHOWN]:
        console.print(Text(words().say(sentence), "yellow"))
    console.print()
    console.print(say("no-matplotlib") if page is None else say("lab-written", file=str(page)))


def _write(found: "Study", folder: Path) -> Path:
    """The page, and each picture as PNG and as SVG."""
    try:
        return found.write(folder)
    except OSError as error:
        raise cannot_write(error.filename or str(folder), error) from None
