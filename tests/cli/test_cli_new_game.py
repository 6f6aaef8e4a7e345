"""`new-game` and `check`: a package to begin from, whose own tests pass at once."""

import os
import subprocess
import sys

import pytest
from tests.elsewhere import on_the_shelf, registered, written

from tablee.cli import main


def test_the_tests_of_a_new_package_pass_at_once(tmp_path):
    home = registered(written(tmp_path, "pebbles"))
    env = os.environ | {"PYTHONPATH": str(home), "TABLEE_QUICK": "1"}
    # (no plugins of ours, and the cache of compiled rules in a folder of its own)
    env["TABLEE_CACHE"] = str(tmp_path / "cache")
    call = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        call, cwd=tmp_path / "pebbles", env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert "passed" in done.stdout
    assert "skipped" not in done.stdout


@pytest.mark.parametrize("name", ["Pebbles", "2pebbles", "class", "pe-bbles", "é", ""])
def test_a_name_that_cannot_be_a_package_is_refused(name, tmp_path, capsys):
    assert main(["new-game", name, "--out", str(tmp_path / "x")]) == 2
    assert not (tmp_path / "x").exists()
    assert capsys.readouterr().err


def test_nothing_is_written_over(tmp_path, capsys):
    assert main(["new-game", "duo", "--out", str(tmp_path / "x")]) == 2
    (tmp_path / "there").mkdir()
    assert main(["new-game", "pebbles", "--out", str(tmp_path / "there")]) == 2
    assert list((tmp_path / "there").iterdir()) == []
    assert "there" in capsys.readouterr().err


def test_check_says_what_a_game_lacks(tmp_path, capsys):
    home = written(tmp_path, "lacking")
    (home / "terminal.py").unlink()
    with on_the_shelf(home):
        capsys.readouterr()
        assert main(["check", "lacking"]) == 1
        assert "terminal" in capsys.readouterr().out
        assert main(["check", "duo"]) == 0
        assert main(["check"]) == 1
        assert "Duo has all it needs." in capsys.readouterr().out


def test_a_command_that_stumbles_over_a_broken_game_names_it(tmp_path, capsys):
    home = written(tmp_path, "stumbling")
    rules = home / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "\nnot python\n", encoding="utf-8")
    with on_the_shelf(home):
        assert main(["simulate", "stumbling", "--games", "10"]) == 2
        assert "tablee_stumbling is left out" in capsys.readouterr().err
        assert main(["simulate", "lobo77", "--games", "10"]) == 0
