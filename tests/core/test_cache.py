"""The cache of compiled rules: only what nobody else could have written is run, and only where it was made for."""

import os
import shutil
import stat
import subprocess
import sys

import pytest

from tablee.core import cache
from tablee.core.shelf import shelf

NAME = shelf()[0].name


@pytest.fixture
def fresh(tmp_path, monkeypatch):
    """Caches in a folder of the test's own."""
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "cache"))
    for kept in (cache.cache_folder, cache._private_root, cache.surroundings):
        kept.cache_clear()
    yield tmp_path / "cache"
    for kept in (cache.cache_folder, cache._private_root, cache.surroundings):
        kept.cache_clear()


def again():
    cache.cache_folder.cache_clear()
    cache.surroundings.cache_clear()
    return cache.cache_folder(NAME, "rules")


def test_the_folder_is_private(fresh):
    made = again()
    assert made.is_relative_to(fresh)
    for place in (fresh, made.parent, made):
        assert stat.S_IMODE(place.stat().st_mode) == 0o700


@pytest.mark.parametrize("what", ["numba", "llvmlite", "numpy"])
def test_another_version_is_another_folder(fresh, monkeypatch, what):
    before = again()
    real = cache.version
    monkeypatch.setattr(cache, "version", lambda name: "99.0" if name == what else real(name))
    assert again() != before


def test_another_python_or_processor_is_another_folder(fresh, monkeypatch):
    before = again()
    monkeypatch.setattr(cache, "_processor", lambda: "flags: some other")
    other = again()
    assert other != before
    monkeypatch.setattr(cache.sys, "version", "3.99.0")
    assert again() not in (before, other)


def test_the_same_sources_elsewhere_are_another_folder(fresh, monkeypatch, tmp_path):
    """What one checkout has compiled, another would compile again: nobody is told that it is ready there."""
    before = again()
    copied = tmp_path / "elsewhere" / NAME
    shutil.copytree(cache.folder(NAME), copied)
    monkeypatch.setattr(cache, "folder", lambda name: copied)
    assert [file.name for file in cache.sources(NAME, "rules") if file.is_relative_to(copied)]
    assert again() != before


def test_a_folder_that_others_could_write_is_begun_anew(fresh):
    made = again()
    (made / "planted.nbi").write_bytes(b"not ours")
    made.chmod(0o777)
    assert again() == made
    assert list(made.iterdir()) == []
    assert stat.S_IMODE(made.stat().st_mode) == 0o700


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root may give files away")
def test_a_folder_of_somebody_else_is_never_used(fresh):
    made = again()
    (made / "planted.nbi").write_bytes(b"not ours")
    for place in (fresh, made.parent, made):
        os.chown(place, 12345, 12345)
    used = again()
    assert not used.is_relative_to(fresh)
    assert list(used.iterdir()) == []
    assert stat.S_IMODE(used.stat().st_mode) == 0o700


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root may become somebody else")
def test_what_the_owner_prepared_serves_another_user(fresh):
    """Prepared by root, read by a user who may not write there: a private copy is used."""
    fresh.parent.chmod(0o755)
    made = again()
    (made / "prepared").touch()
    (made / "rules.nbi").write_bytes(b"compiled")
    for place in (fresh, made.parent, made):
        place.chmod(0o755)
    script = (
        "import os; os.setuid(12345)\n"
        "from tablee.core import cache\n"
        f"made = cache.cache_folder({NAME!r}, 'rules')\n"
        f"print(made, (made / 'rules.nbi').read_bytes().decode(), os.access(made, os.W_OK), cache.is_prepared({NAME!r}, 'rules'))"
    )
    env = os.environ | {cache.VARIABLE: str(fresh), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=env, capture_output=True, text=True, check=False
    )
    if "PermissionError" in done.stderr or "ModuleNotFoundError" in done.stderr:
        pytest.skip("another user cannot read this checkout")
    where, *rest = done.stdout.split()
    assert not where.startswith(str(fresh)), done.stderr
    assert rest == ["compiled", "True", "True"]


def test_where_nothing_can_be_written_a_private_folder_is_used(tmp_path, monkeypatch, fresh):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "file" / "cache"))
    made = again()
    assert made.is_dir()
    assert stat.S_IMODE(made.parents[1].stat().st_mode) == 0o700
    assert made.parents[1].name.startswith("tablee-")
    assert os.environ[cache.VARIABLE] == str(made.parents[1]), "children find it"
