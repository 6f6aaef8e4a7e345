"""Running commands as a person would: words in, status and words out."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tablee.cli import main


@dataclass
class Said:
    status: int
    out: str
    err: str


@pytest.fixture
def tablee(capsys, monkeypatch, tmp_path) -> Callable[..., Said]:
    def run(*argv: str, typed: str | None = None) -> Said:
        if typed is not None:
            monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = main(list(argv))
        said = capsys.readouterr()
        return Said(status, said.out, said.err)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return run


@pytest.fixture
def record(tmp_path, tablee):
    """The file of one short recorded game of Duo."""
    file = tmp_path / "duo.jsonl"
    said = tablee("record", "duo", "--seats", "3", "--seed", "a", "--limit", "50", "--full", "-o", str(file))
    assert said.status == 0
    return file
