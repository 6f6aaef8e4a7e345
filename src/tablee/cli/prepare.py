"""`tablee prepare` and `tablee signature`: compiling the rules, and telling whether they changed."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from tablee.cli.arguments import Given, card_of
from tablee.cli.console import Trouble, aside, name_broken, out, say
from tablee.core.contract import leave_out_broken
from tablee.core.shelf import shelf
from tablee.workers import crew

if TYPE_CHECKING:
    from tablee.core.game import Game

AT_ONCE = 2  # compilers at work; each takes a core and some hundred megabytes


def leave_a_closed_folder() -> None:
    """A process begins in the folder of the one that starts it: one that cannot be entered is left."""
    try:
        os.chdir(os.getcwd())
    except OSError:
        os.chdir("/")


def ready(game: "Game") -> "Game":
    """The game, its rules compiled; says so while that takes a moment."""
    leave_a_closed_folder()
    if not game.prepared:
        with aside().status(say("preparing", title=game.card.title)):
            game.prepare()
    return game


def ready_to_think(game: "Game") -> "Game":
    """The game, its rules and its search compiled."""
    from tablee.bots.thought import prepare, prepared

    ready(game)
    if not prepared(game):
        with aside().status(say("preparing", title=game.card.title)):
            prepare(game)
    return game


class _Count(ProgressColumn):
    """How much is done, of how much, as the language in use writes numbers."""

    def render(self, task: Task) -> Text:
        done, whole = (say("figure", value=int(n or 0), places=0) for n in (task.completed, task.total))
        return Text(f"{done}/{whole}", "cyan")


@contextmanager
def progress(shown: bool = True) -> Iterator[Progress]:
    """A bar on stderr that leaves nothing behind."""
    console = aside()
    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        _Count(),
        TimeRemainingColumn(compact=True),
        console=console,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
        disable=not (shown and console.is_terminal),
    )
    with bar:
        yield bar


def prepare(given: Given) -> int:
    """`tablee prepare`."""
    prepare_all(lambda title, fresh: out().print(say("prepared", title=title, now="yes" if fresh else "no")))
    return 0


def prepare_all(tell: Callable[[str, bool], None] = lambda title, fresh: None) -> None:
    """Compile whatever is not compiled yet, showing how far it is; `tell` hears of each game as soon as it is
    done, and whether there was anything to do.

    A game of another package that lacks something is named and left out.
    """
    leave_a_closed_folder()
    name_broken(leave_out_broken())
    if all(_marked(card.name) for card in shelf()):
        for card in shelf():
            tell(card.title, False)
        return
    with progress() as bar, crew(AT_ONCE) as workers:
        at_work = {workers.submit(_prepare, card.name): card for card in shelf()}
        task = bar.add_task(say("preparing-all"), total=len(at_work))
        try:
            for done in as_completed(at_work):
                tell(at_work[done].title, done.result())
                bar.advance(task)
        except BrokenProcessPool:
            raise Trouble("preparing-failed") from None


def _marked(name: str) -> bool:
    """Whether a game is compiled, by its marks alone: nothing heavy is imported for it."""
    from tablee.core.cache import is_prepared

    return all(is_prepared(name, kind) for kind in ("rules", "bot"))


def _prepare(name: str) -> bool:
    """Compile one game in a process of its own; whether there was anything to do."""
    from tablee.bots import thought
    from tablee.core.game import Game

    game = Game(name)
    if game.prepared and thought.prepared(game):
        return False
    game.prepare()
    thought.prepare(game)
    return True


def signature(given: Given) -> int:
    """`tablee signature [GAME]`."""
    from tablee.core.game import Game
    from tablee.lab.signature import signature as sign

    cards = shelf() if given.game is None else (card_of(given.game),)
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
