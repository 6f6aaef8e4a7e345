"""Where compiled rules are kept: a folder for each game and each state of its sources and its surroundings.

Numba's disk cache only watches a function's own file, so the folder is named after a digest of all sources
that the functions may be made of and of where they lie, and of the versions of Python and Numba and the
processor. What lies there is run: so a folder is used only if nobody else could have put something into it.
"""

import atexit
import hashlib
import logging
import os
import platform
import shutil
import stat
import sys
import tempfile
from functools import cache
from importlib.metadata import version
from pathlib import Path

from tablee.core.shelf import folder

log = logging.getLogger("tablee")

PACKAGE = Path(__file__).parent.parent
KEPT = 8  # of each game, the newest: of several checkouts, each after some changes
MARKS = (b"\n@rule", b"\n@large")
MADE_WITH = ("build.py", "state.py")  # what rules are made with
KEPT_NOWHERE = ("gpu_kernels.py", "gpu_steps.py", "past.py")  # for a GPU, and only ever interpreted
VARIABLE = "TABLEE_CACHE"


def sources(game: str, kind: str) -> list[Path]:
    """The files whose change asks for a new compilation, of a game's `rules` or its `bot` with the search."""
    found = [*(PACKAGE / "core").glob("*.py"), *folder(game).glob("*.py")]
    if kind == "bot":
        found += (PACKAGE / "bots").glob("*.py")
    else:
        found = [source for source in found if source.name != "bot.py"]
    made_with = {PACKAGE / "core" / name for name in MADE_WITH}
    return sorted(
        source
        for source in found
        if source.name not in KEPT_NOWHERE
        and (source in made_with or any(mark in source.read_bytes() for mark in MARKS))
    )


@cache
def cache_folder(game: str, kind: str) -> Path:
    """Where the compiled functions of a game's `rules`, or of its `bot`, are kept."""
    digest = hashlib.sha256(surroundings().encode())
    for source in sources(game, kind):
        digest.update(str(source).encode() + source.read_bytes())  # Numba keeps apart by place, too
    return _made(f"{game}-{kind}", digest.hexdigest()[:16])


@cache
def surroundings() -> str:
    """What compiled code depends on besides its sources."""
    parts = (sys.version, version("numba"), version("llvmlite"), version("numpy"), platform.machine())
    return "\n".join([*parts, _processor()])


def _processor() -> str:
    """The processor, as precisely as the system tells without asking a compiler."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="ascii", errors="replace").splitlines()
    except OSError:
        return platform.processor()
    return "\n".join(sorted({line for line in lines if line.startswith(("model name", "flags", "Features"))}))


def root() -> Path:
    """The folder of all caches: the one asked for, else the user's."""
    from platformdirs import user_cache_path

    return Path(os.environ.get(VARIABLE) or user_cache_path("tablee"))


def _made(name: str, digest: str) -> Path:
    whole = root()
    made = whole / name / digest
    places = (whole, made.parent, made)
    try:
        whole.parent.mkdir(parents=True, exist_ok=True)
        for place in places:
            _open_for_us_alone(place)
    except OSError:
        return _private(name, digest, made if all(p.is_dir() and is_trusted(p) for p in places) else None)
    if not all(is_trusted(place) for place in places):
        log.warning("the cache %s could have been written by others: a private one is used", whole)
        return _private(name, digest, None)
    if not os.access(made, os.W_OK):
        return _private(name, digest, made)
    _forget_old(made.parent)
    return made


def _open_for_us_alone(place: Path) -> None:
    """Make a folder that others may not write into; one of ours that they could write into is begun anew."""
    if (
        place.is_dir()
        and os.name == "posix"
        and place.stat().st_uid == os.geteuid()
        and not is_trusted(place)
    ):
        place.chmod(0o700)
        for inside in place.iterdir():
            shutil.rmtree(inside) if inside.is_dir() else inside.unlink()
    elif not place.is_dir():
        place.mkdir(mode=0o700, exist_ok=True)


def is_trusted(place: Path) -> bool:
    """Whether nobody but ourselves, or the system's own user, could have written there."""
    if os.name != "posix":
        return True
    about = place.stat()
    return about.st_uid in (0, os.geteuid()) and not about.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _private(name: str, digest: str, prepared: Path | None) -> Path:
    """A folder for this process and its children, filled with what somebody we trust has prepared."""
    made = _private_root() / name / digest
    if not made.is_dir():
        made.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if prepared is None:
            made.mkdir(mode=0o700)
        else:
            shutil.copytree(prepared, made)
            for place in (made, *made.rglob("*")):
                place.chmod(0o700 if place.is_dir() else 0o600)
    return made


@cache
def _private_root() -> Path:
    made = Path(tempfile.mkdtemp(prefix="tablee-"))
    os.environ[VARIABLE] = str(made)  # children find it
    atexit.register(_remove_own, made, os.getpid())
    return made


def _remove_own(made: Path, owner: int) -> None:
    """Children that were forked do not clear up for their parent."""
    if os.getpid() == owner:
        shutil.rmtree(made, ignore_errors=True)


def _forget_old(parent: Path) -> None:
    """Drop the caches of sources long gone; the newest few stay."""
    by_age = sorted(parent.iterdir(), key=lambda place: place.stat().st_mtime, reverse=True)
    for old in by_age[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def is_prepared(game: str, kind: str) -> bool:
    """Whether all has been compiled that this folder is for."""
    return (cache_folder(game, kind) / "prepared").exists()


def mark_prepared(game: str, kind: str) -> None:
    (cache_folder(game, kind) / "prepared").touch()
