"""Records of earlier versions of the rules: they replay and verify by the rules as they were."""

import json
from pathlib import Path

import pytest

import tablee
from tablee.core import records
from tablee.core.game import Game
from tablee.core.shelf import shelf
from tests.conftest import refused

HERE = Path(__file__).parent / "past"
FILES = sorted(HERE.glob("*.jsonl"))
RAISED = [(card.name, version) for card in shelf() for version in range(1, card.version)]


def games(file):
    """The records of a file, as lines."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if "format" in json.loads(line):
            found.append([])
        found[-1].append(line)
    return found


CASES = [(file.stem, json.loads(lines[0])["shows"], lines) for file in FILES for lines in games(file)]


def test_every_version_that_was_raised_has_its_records():
    assert sorted(f"{name}-{version}" for name, version in RAISED) == [file.stem for file in FILES]


@pytest.mark.parametrize(("name", "shows", "lines"), CASES, ids=[f"{n}-{s}" for n, s, _ in CASES])
def test_a_record_of_an_earlier_version_replays_and_verifies(name, shows, lines):
    (match,) = records.read(lines, check=True)
    assert f"{match.game.name}-{match.game.version}" == name
    assert match.record().splitlines()[1 : len(match.log) + 1] == [
        json.dumps({key: line[key] for key in ("n", "seat", "action")})
        for line in map(json.loads, lines[1 : len(match.log) + 1])
    ]


@pytest.mark.parametrize(
    ("name", "shows"),
    [
        ("ekko-1", "a mirror let pass once for all"),
        ("eko-1", "an exchange"),
        ("lobo77-1", "a 2x that costs a life"),
    ],
)
def test_todays_rules_would_not_take_it(name, shows):
    lines = next(lines for n, s, lines in CASES if (n, s) == (name, shows))
    head = json.loads(lines[0]) | {"version": 2}
    with pytest.raises(tablee.BadRecord):
        list(records.read([json.dumps(head), *lines[1:]], check=True))


def test_old_rules_are_there_to_look_back_not_to_play():
    lines = next(lines for n, s, lines in CASES if n == "lobo77-1")
    match = tablee.replay(lines[:4])
    with pytest.raises(tablee.BadOption, match="version 1"):
        tablee.hint(match, match.asked)


def test_an_old_position_comes_back_as_that_version_wrote_it():
    game = Game("eko", 2, version=1)
    match = game.start(seed=1)
    assert "marched" not in match.state
    assert game.position(match.state).state == match.state
    assert refused(match, match.asked, "exchange 1").key == "due-swap"


def test_a_version_that_is_not_kept_is_said_plainly():
    with pytest.raises(tablee.TableeError, match="neither replayed nor verified"):
        Game("duo", version=0)
