"""Games of packages that are not ours, made for a test from what `tablee new-game` writes."""

import importlib
import sys
from contextlib import contextmanager
from pathlib import Path

from tablee import words
from tablee.cli import main
from tablee.core import live, shelf


def written(folder: Path, name: str) -> Path:
    """A new package of that name, on disk; where its modules lie."""
    assert main(["new-game", name, "--out", str(folder / name)]) == 0
    return folder / name / "src" / f"tablee_{name}"


def registered(home: Path) -> Path:
    """What pip writes beside an installed package, for entry points to be found; the folder of both."""
    name = home.name.removeprefix("tablee_")
    about = home.parent / f"{home.name}-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: tablee-{name}\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text(f"[tablee.games]\n{name} = {home.name}\n")
    return home.parent


@contextmanager
def on_the_shelf(*homes: Path):
    """The shelf with these games too, in this process."""
    before = list(sys.path)
    sys.path[:0] = [str(registered(home)) for home in homes]
    _forget()
    try:
        yield
    finally:
        sys.path[:] = before
        for home in homes:
            for name in [name for name in sys.modules if name.split(".")[0] == home.name]:
                del sys.modules[name]
        _forget()


def _forget():
    importlib.invalidate_caches()
    shelf._found.cache_clear()
    words._words.cache_clear()
    live.manners.cache_clear()
