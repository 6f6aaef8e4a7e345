"""`tablee analyse`: looking back at a recorded game in words, as a picture or for programs."""

import json
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from tablee.cli.arguments import Given
from tablee.cli.console import Trouble, out, printable, say
from tablee.cli.files import cannot_write
from tablee.cli.prepare import progress, ready_to_think
from tablee.cli.records import games_in
from tablee.cli.simulate import check_picture
from tablee.cli.story import heading
from tablee.words import words

if TYPE_CHECKING:
    from tablee.core.match import Match
    from tablee.lab.analysis import Analysis, Decision

PARTS = ("start", "cards", "held", "choices", "others", "result")


def analyse(given: Given) -> int:
    """`tablee analyse FILE`."""
    check_picture(given.plot)
    games = list(games_in(given.file))
    if given.plot is not None and len(games) > 1:
        raise Trouble("one-game-to-draw", games=len(games))
    for number, match in enumerate(games):
        found = _weigh(match)
        if given.plot is not None:
            _draw(found, match, given.plot)
        if given.json:
            print(json.dumps(found.as_json(), ensure_ascii=False))
        else:
            if number:
                out().print()
            _tell(found, match)
            if given.plot is not None:
                out().print(say("plot-written", file=given.plot))
    return 0


def _weigh(match: "Match") -> "Analysis":
    from tablee.lab.analysis import analyse as weigh_all

    ready_to_think(match.game)
    with progress() as bar:
        work = say("at-work", title=match.game.card.title, seats=match.game.seats)
        task = bar.add_task(work, total=len(match.log) + 1)
        return weigh_all(match, report=lambda done: bar.update(task, completed=done))


def _draw(found: "Analysis", match: "Match", file: str) -> None:
    from tablee.lab.course import picture

    try:
        picture(found, match.game.card.title, file, say)
    except OSError as error:
        raise cannot_write(file, error) from None


def _tell(found: "Analysis", match: "Match") -> None:
    console = out()
    console.print(heading(match))
    console.print()
    console.print(_summaries(found))
    console.print()
    console.print(_accounts(found))
    slips = [decision for decision in found.decisions if decision.word]
    if slips:
        console.print()
        console.print(Text(say("analysis-slips"), "bold"))
    for decision in slips:
        console.print(_slip(decision, found, match))


def _summaries(found: "Analysis") -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column(say("analysis-player"), no_wrap=True)
    for head in ("decisions", "mattered", "slip-count", "cost", "accuracy"):
        table.add_column(say(f"analysis-{head}"), justify="right")
    for row in found.summaries:
        table.add_row(
            printable(found.names[row.seat]),
            str(row.decisions),
            str(row.mattered),
            str(row.slips),
            _percent(row.cost),
            "—" if row.accuracy is None else _percent(row.accuracy),
        )
    return table


def _accounts(found: "Analysis") -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column(say("analysis-player"), no_wrap=True)
    for part in PARTS:
        table.add_column(say(f"analysis-part-{part}"), justify="right")
    for name, account in zip(found.names, found.accounts, strict=True):
        row = [_percent(getattr(account, part), part not in ("start", "result")) for part in PARTS]
        table.add_row(printable(name), *row)
    return table


def _slip(decision: "Decision", found: "Analysis", match: "Match") -> Text:
    own = words(match.game.name)
    names = [printable(name) for name in found.names]

    def named(action: str) -> str:
        return own.say(match.game.notation.action_words(action), names, decision.seat)

    told = say(
        "analysis-slip",
        name=names[decision.seat],
        word=say(f"analysis-{decision.word}"),
        action=named(decision.action),
        best=named(decision.best or decision.action),
        cost=_percent(decision.cost),
    )
    return Text(f"{decision.n:>5}  ", "dim").append(told, "not dim")


def _percent(value: float, signed: bool = False) -> str:
    sign = "+" if signed and value > 0 else "−" if value < 0 else ""
    return sign + say("percent-whole", value=round(abs(100 * value)))
