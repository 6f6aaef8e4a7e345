"""`tablee prepare` and `tablee signature`: compiling the rules, and telling whether they changed."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

from tablee.cli.arguments import Given
from tablee.cli.saying import Trouble, aside, out, say
from tablee.games import find, shelf

if TYPE_CHECKING:
    from tablee.core.game import Game

AT_ONCE = 2  # compilers at work; each takes a core and some hundred megabytes


def ready(game: "Game") -> "Game":
    """The game, its rules compiled; says so while that takes a moment."""
    if not game.prepared:
        with aside().status(say("preparing", title=game.card.title)):
            game.prepare()
    return game


@contextmanager
def progress() -> Iterator[Progress]:
    """A bar on stderr that leaves nothing behind."""
    console = aside()
    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        yield bar


def prepare(given: Given) -> int:
    """`tablee prepare`."""
    told = []
    with (
        progress() as bar,
        ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as workers,
    ):
        at_work = {workers.submit(_prepare, card.name): card for card in shelf()}
        task = bar.add_task(say("preparing-all"), total=len(at_work))
        try:
            for done in as_completed(at_work):
                told.append(say("prepared", title=at_work[done].title, now="yes" if done.result() else "no"))
                bar.advance(task)
        except BrokenProcessPool:
            raise Trouble("preparing-failed") from None
    for line in sorted(told):
        out().print(line)
    return 0


def _prepare(name: str) -> bool:
    """Compile one game in a process of its own; whether there was anything to do."""
    from tablee.core.game import Game

    game = Game(name)
    if game.prepared:
        return False
    game.prepare()
    return True


def signature(given: Given) -> int:
    """`tablee signature [GAME]`."""
    from tablee.core.game import Game
    from tablee.lab.signature import signature as sign

    cards = shelf() if given.game is None else (find(given.game),)
    for card in cards:
        ready(Game(card.name))
    signed = {}
    with progress() as bar:
        task = bar.add_task(say("signing"), total=len(cards))
        for card in cards:
            signed[card.name] = sign(card.name)
            bar.advance(task)
    for name, digest in signed.items():
        out().print(f"{name:<8} {digest}")
    return 0
