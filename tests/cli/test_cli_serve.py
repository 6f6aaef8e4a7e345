"""What is said of a database that a server, or its keeper, cannot have; and what is said in time."""

import socket
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from tablee.cli import prepare
from tablee.core.shelf import shelf


@pytest.fixture
def silent():
    """The address of a PostgreSQL that is not there."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"postgresql://ana:secret@127.0.0.1:{taken.getsockname()[1]}/tablee"


@pytest.mark.parametrize(
    "words",
    [("serve",), ("house",), ("prune", "--chat", "7"), ("backup", "new.db"), ("doctor",)],
    ids=lambda words: words[0],
)
def test_a_database_that_does_not_answer_is_said_so_with_its_reason(tablee, silent, words):
    pytest.importorskip("psycopg")
    said = tablee(*words, "--database", silent)
    told = (said.out + said.err).replace("\n", " ")
    assert said.status != 0
    assert "Connection refused" in told
    for never in ("\ufffd", "psycopg", "secret", "Is the server running on that host"):
        assert never not in told


def test_each_line_goes_out_as_soon_as_it_is_said():
    """Into a journal, which is no terminal: else a start that takes minutes would be silent."""
    program = "import os; from tablee.cli.console import out; out().print('compiled.'); os._exit(0)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert told.stdout == "compiled.\n"


def test_prepare_tells_of_a_game_as_soon_as_it_is_done(monkeypatch):
    first, told = threading.Event(), []
    names = [card.name for card in shelf()]

    def compiled(name):
        return name == names[0] or first.wait(20)  # the others, only once the first was told of

    def tell(title, fresh):
        told.append(fresh)
        first.set()

    monkeypatch.setattr(prepare, "_marked", lambda name: False)
    monkeypatch.setattr(prepare, "_prepare", compiled)
    monkeypatch.setattr(prepare, "crew", ThreadPoolExecutor)
    prepare.prepare_all(tell)
    assert told == [True] * len(names)
