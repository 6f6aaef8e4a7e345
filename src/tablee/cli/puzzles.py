"""`tablee puzzles`: the puzzles of a game listed, new ones mined, and those picked that a game ships."""

import json
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from tablee.cli.arguments import Given, card_of, number
from tablee.cli.console import Trouble, aside, out, say
from tablee.cli.files import check_writable, writing
from tablee.core.card import Card
from tablee.words import words

if TYPE_CHECKING:
    from tablee.core.puzzle import Puzzle

SEED = "puzzles"


def puzzles(given: Given) -> int:
    """`tablee puzzles GAME`."""
    card = card_of(given.game)
    if given.mine is not None:
        return _mine(card, given)
    if given.pick is not None:
        return _pick(card, given)
    from tablee.core.puzzle import listed, puzzles_of

    if given.json:
        print(json.dumps({"game": card.name, "puzzles": listed(card.name)}, ensure_ascii=False))
    else:
        _show(card, puzzles_of(card.name))
    return 0


def _show(card: Card, found: "tuple[Puzzle, ...]") -> None:
    console = out()
    console.print(Text(card.title, "bold"))
    if not found:
        console.print(say("no-puzzles", title=card.title))
    for at, puzzle in enumerate(found, 1):
        console.print()
        head = Text(f"{at}. {say(f'puzzle-{puzzle.difficulty}')}", "bold")
        console.print(head.append(f"  {puzzle.name}", "not bold cyan"))
        console.print(Padding(Text(_told(card, puzzle)), (0, 3)))


def _told(card: Card, puzzle: "Puzzle") -> str:
    from tablee.core.shelf import module

    best, second = puzzle.choices[:2]
    deed = words(card.name).say(module(card.name, "notation").action_words(best.action), [], puzzle.seat)
    chances = [round(100 * choice.chance) for choice in (best, second)]
    return say("puzzle-best", action=deed, best=chances[0], second=chances[1], choices=len(puzzle.choices))


def _mine(card: Card, given: Given) -> int:
    """`--mine`: look through games of programs until so many are found, or the minutes are over."""
    from tablee.cli.prepare import progress, ready_to_think
    from tablee.core.game import Game
    from tablee.lab.mining import mine

    wanted, minutes = number(given, "mine"), number(given, "minutes")
    assert wanted is not None
    workers = number(given, "workers", high=256)
    file = given.out or f"{card.name}-puzzles.jsonl"
    check_writable(file)
    ready_to_think(Game(card.name))
    with progress() as bar:
        task = bar.add_task(say("mining", title=card.title, games=0), total=wanted)

        def report(found: int, games: int) -> None:
            bar.update(task, completed=found, description=say("mining", title=card.title, games=games))

        found = mine(
            card.name,
            wanted,
            file,
            minutes=minutes,
            seed=given.seed or SEED,
            workers=workers,
            report=report,
        )
    aside().print(say("mined", found=len(found), file=file))
    return 0


def _pick(card: Card, given: Given) -> int:
    """`--pick`: of those mined into a file, the ones that a game is to ship."""
    from tablee.lab.mining import pick, read_mined, written

    try:
        mined = read_mined(given.pick)
    except (KeyError, TypeError, UnicodeDecodeError):
        raise Trouble("not-mined", file=given.pick) from None
    if not mined:
        raise Trouble("not-mined", file=given.pick)
    picked = pick(puzzle for number in sorted(mined) for puzzle in mined[number])
    with writing(given.out) as file:
        file.write(written(card.name, picked))
    return 0
