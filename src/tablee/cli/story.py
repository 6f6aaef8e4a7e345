"""A match told in words: its log, its table, its hands and its end. Shared by replay and play."""

from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.cli.console import end_words, say, score_name
from tablee.core.shelf import module
from tablee.words import words

if TYPE_CHECKING:
    from tablee.core.match import Match


def follow(match: "Match", seat: int, action: str, names: list[str], viewer: int | None) -> list[str]:
    """Play one action; what it looks like to a viewer, in sentences."""
    looks = match.game.looks
    before = match.look(viewer)
    match.play(seat, action)
    told = looks.tell(before, seat, looks.seen(action, seat, viewer), match.look(viewer))
    own = words(match.game.name)
    return [own.say(sentence, names, viewer) for sentence in told]


def _terminal(match: "Match") -> Any:
    return module(match.game.name, "terminal")


def table_of(match: "Match", names: list[str], viewer: int | None) -> Any:
    """The table as a viewer sees it, drawn."""
    return _terminal(match).draw(match.look(viewer), names, words(match.game.name))


def prompt_of(match: "Match", seat: int) -> str:
    """What a seat is asked to do."""
    looks = match.game.looks
    return words(match.game.name).say(looks.prompt(match.look(seat)), match.names, seat)


def print_hands(console: Console, match: "Match", names: list[str]) -> None:
    """Every hand, for those from whom nothing is hidden."""
    card = getattr(_terminal(match), "card", Text)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, max_width=16)
    grid.add_column()
    for seat, name in enumerate(names):
        hand = match.look(seat).get("hand")
        if hand:
            grid.add_row(Text(name, "dim"), Text(" ").join(card(text) for text in hand))
    if grid.row_count:
        console.print()
        console.print(Padding(grid, (0, 2)))


def heading(match: "Match") -> Text:
    """The game, and the options that are not the usual ones."""
    card = match.game.card
    title = Text(card.title, "bold").append(f" · {say('seats', seats=match.game.seats)}", "not bold")
    for option in card.changed(match.game.options):
        title.append(f" · {option.name}={option.text(match.game.options[option.name])}", "not bold cyan")
    return title


def standings(match: "Match", names: list[str]) -> Table:
    """The ranking of a finished match."""
    result = match.result
    assert result is not None
    table = Table(box=None, header_style="dim", padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column(say("standings-rank"), justify="right")
    table.add_column(say("standings-name"))
    table.add_column(score_name(match.game.card), justify="right")
    for seat in sorted(range(len(names)), key=lambda s: (result["ranks"][s], s)):
        rank, score = result["ranks"][seat], result["scores"][seat]
        table.add_row(str(rank), names[seat], str(score), style="bold" if rank == 1 else "")
    return table


def ending(match: "Match") -> str:
    """How a finished match ended."""
    result = match.result
    assert result is not None
    return say("ended", end=end_words(match.game.card, result["end"]))
