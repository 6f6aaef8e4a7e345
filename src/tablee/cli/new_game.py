"""`tablee new-game` and `tablee check`: begin a game of one's own, and see what it still lacks."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path

from tablee.cli.arguments import Given, card_of
from tablee.cli.console import Trouble, out, say
from tablee.core.shelf import found, shelf

PATTERN = "highest"
TEMPLATE = "tablee.template"


def new_game(given: Given) -> int:
    """`tablee new-game NAME [--out FOLDER]`."""
    name = given.name
    if not name.isidentifier() or not name.isascii() or name != name.lower() or iskeyword(name):
        raise Trouble("bad-game-name", name=name)
    if name in found().cards:
        raise Trouble("game-name-taken", name=name)
    folder = Path(given.out or f"tablee-{name}")
    if folder.exists():
        raise Trouble("folder-exists", folder=str(folder))
    home = files(TEMPLATE)
    for file in home.joinpath("package").iterdir():
        goal = file.name.removesuffix(".txt")
        _copy(file, folder / "tests" / goal if goal.startswith("test_") else folder / goal, name)
    for file in home.joinpath(PATTERN).iterdir():
        if file.is_file():
            _copy(file, folder / "src" / f"tablee_{name}" / file.name, name)
    out().print(say("new-game-made", folder=str(folder), name=name))
    return 0


def _copy(file: Traversable, goal: Path, name: str) -> None:
    text = file.read_text(encoding="utf-8")
    text = text.replace(f"{TEMPLATE}.{PATTERN}", f"tablee_{name}")
    text = text.replace(PATTERN.capitalize(), name.replace("_", " ").capitalize()).replace(PATTERN, name)
    goal.parent.mkdir(parents=True, exist_ok=True)
    goal.write_text(text, encoding="utf-8")


def check(given: Given) -> int:
    """`tablee check [GAME]`: what a game lacks, in sentences; without a game, all of them."""
    from tablee.core.contract import problems

    wrong = 0
    for broken in found().broken:
        if given.game in (None, broken.name):
            out().print(say("broken-game", name=broken.name, package=broken.package, reason=broken.reason))
            wrong += 1
    if given.game is not None and wrong:
        return 1
    for card in shelf() if given.game is None else [card_of(given.game)]:
        told = [str(problem) for problem in problems(card.name)]
        wrong += len(told)
        for sentence in told or [say("contract-kept", title=card.title)]:
            out().print(f"{card.name}: {sentence}" if told else sentence)
    return 1 if wrong else 0
