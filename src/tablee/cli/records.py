"""`tablee record`, `replay` and `verify`: games written down, read again and checked."""

import secrets
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from tablee.cli.arguments import Given, game_of, limit_of, number
from tablee.cli.console import Trouble, complain, out, printable, say
from tablee.cli.files import STANDARD, lines_of, writing
from tablee.cli.prepare import progress, ready
from tablee.cli.story import ending, follow, heading, print_hands, standings, table_of
from tablee.errors import BadRecord

if TYPE_CHECKING:
    from tablee.core.match import Match


def record(given: Given) -> int:
    """`tablee record GAME`."""
    game = game_of(given)
    games = number(given, "games") or 1
    limit = limit_of(given, game.card)
    seed = secrets.token_hex(32) if given.seed is None else given.seed
    cut = 0
    with writing(given.output) as file:
        ready(game)
        with progress(shown=not file.isatty()) as bar:
            task = bar.add_task(say("at-work", title=game.card.title, seats=game.seats), total=games)
            for k in range(games):
                match = game.start(seed=f"{seed}/{k}" if k else seed)
                for line in random_play(match, limit, given.full):
                    file.write(line)
                cut += not match.over
                bar.advance(task)
    if cut:
        complain(say("record-cut", cut=cut, games=games, limit=limit))
    return 0


def random_play(match: "Match", limit: int | None, full: bool) -> Iterator[str]:
    """The lines of a record while its game is played at random."""
    from tablee.core.records import as_text, decision, ending, header

    chooser = Random(match.seed)
    yield as_text(header(match))
    while not match.over and (limit is None or len(match.log) < limit):
        seat = match.asked
        legal = match.legal(seat)
        action = legal[int(chooser.random() * len(legal))]
        yield as_text(decision(match, seat, action, full))
        match.play(seat, action)
    yield from map(as_text, ending(match, full))


def games_in(path: str, check: bool = False) -> "Iterator[Match]":
    """Every game of a file; it must hold one, and not be broken off in the middle of a line."""
    from tablee.core.records import read

    last = ""

    def lines() -> Iterator[str]:
        nonlocal last
        for last in lines_of(path):  # noqa: UP028
            yield last

    found = False
    try:
        for match in read(lines(), check):
            found = True
            yield match
    except BadRecord as error:
        broken = error.args_.get("reason", ("",))[0] == "not-json"
        if broken and last.startswith("{") and not last.endswith("\n"):
            raise Trouble("cut-off", line=error.args_["line"]) from None
        raise
    if not found:
        raise Trouble("no-record", file=path, standard="yes" if path == STANDARD else "no")


def verify(given: Given) -> int:
    """`tablee verify FILE`."""
    games = decisions = unfinished = 0
    for match in games_in(given.file, check=True):
        games += 1
        decisions += len(match.log)
        unfinished += not match.over
    out().print(say("verified", games=games, decisions=decisions))
    if unfinished:
        out().print(say("verified-unfinished", unfinished=unfinished))
    return 0


def replay(given: Given) -> int:
    """`tablee replay FILE`."""
    upto = number(given, "upto", low=0)
    console = out()
    for number_of_game, match in enumerate(games_in(given.file)):
        if number_of_game:
            console.print()
        _retell(console, match, upto)
    return 0


def _retell(console: Console, match: "Match", upto: int | None) -> None:
    """A whole game in words: the table at the start, at every new round and at the end."""
    names = [printable(name) for name in match.names]
    log = match.log if upto is None else match.log[:upto]
    past = match.at(0)
    drawn = None
    console.print(heading(match))
    for n, (seat, action) in enumerate(log):
        if drawn is None or drawn != past.look().get("round", drawn):
            _lay_out(console, past, names)
            drawn = past.look().get("round", 1)
        for sentence in follow(past, seat, action, names, None):
            console.print(Text(f"{n:>5}  ", "dim").append(sentence, "not dim"))
    _lay_out(console, past, names)
    if past.over:
        console.print(ending(past))
        console.print(standings(past, names))
    elif len(log) == len(match.log):
        console.print(Text(say("replay-unfinished", decisions=len(log)), "dim"))
    else:
        console.print(Text(say("replay-stopped", shown=len(log), decisions=len(match.log)), "dim"))


def _lay_out(console: Console, match: "Match", names: list[str]) -> None:
    """The table with every hand: a record hides nothing."""
    console.print()
    console.print(table_of(match, names, None))
    print_hands(console, match, names)
    console.print()
