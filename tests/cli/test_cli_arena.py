"""`arena`: programs against each other, as a table, a matrix, a picture and JSON; faults are told."""

import json
import sys

import pytest

from tablee.lab import workload

BABBLER = "class Babbler:\n    def choose(self, look, legal, clock):\n        return 'castle'\n"


@pytest.fixture(autouse=True)
def in_one_process(monkeypatch):
    """Small contests are over before another process has begun."""
    monkeypatch.setattr(workload, "cores", lambda: 1)


@pytest.fixture
def babbler(tmp_path, monkeypatch):
    """A program in the folder one is in, without a package."""
    (tmp_path / "talk.py").write_text(BABBLER, encoding="utf-8")
    monkeypatch.setattr("sys.path", list(sys.path))
    return "talk:Babbler"


def arena(*more):
    return ("arena", "lobo77", "--seats", "2", "--seed", "1", *more)


@pytest.mark.parametrize(
    ("lang", "said_of_it"), [("en", "talk:Babbler failed in"), ("fr", "talk:Babbler a failli dans")]
)
def test_faults_are_told_with_the_table(tablee, babbler, lang, said_of_it):
    said = tablee("--lang", lang, *arena("--bots", f"{babbler},random", "--games", "2"))
    assert said.status == 0
    assert said_of_it in said.out


@pytest.mark.parametrize(("lang", "said_of_it"), [("en", "has no Nobody"), ("fr", "n’a pas de Nobody")])
def test_a_class_that_is_not_there_is_refused(tablee, babbler, lang, said_of_it):
    said = tablee("--lang", lang, *arena("--bots", "talk:Nobody,random", "--games", "2"))
    assert said.status == 2
    assert said_of_it in said.err


def test_faults_are_counted_in_json(tablee, babbler):
    said = tablee(*arena("--bots", f"{babbler},random", "--games", "2", "--json"))
    bots = json.loads(said.out)["bots"]
    assert bots[0]["faults"] == bots[0]["moves"] > 0
    assert bots[1]["faults"] == 0


def test_a_strict_arena_stops(tablee, babbler):
    said = tablee(*arena("--bots", f"{babbler},random", "--games", "2", "--strict"))
    assert said.status == 2
    assert said.err == "talk:Babbler answered “castle”, which is not legal.\n"


@pytest.mark.parametrize("json_wanted", [False, True])
def test_what_is_tested_is_said_before(tablee, json_wanted):
    more = ["--json"] if json_wanted else []
    said = tablee(*arena("--bots", "amateur,random", "--games", "200", "--sprt", *more))
    told = said.err if json_wanted else said.out
    assert " ".join(told.split()).startswith("The question, before the first game: does amateur score 50.0%")
    if json_wanted:
        found = json.loads(said.out)
        assert found["verdict"] == "better"
        assert found["sprt"]["deals"] == 16
        assert found["games"] == 32
    else:
        assert "Decided: amateur is better than random." in said.out


def test_a_matrix_with_a_picture(tablee, tmp_path):
    bots = ("--bots", "random,beginner,amateur", "--games", "4", "--matrix")
    said = tablee(*arena(*bots, "--plot", "matrix.png", "--save", "games.jsonl"))
    assert said.status == 0
    assert "each against each, 4 games a pair" in said.out
    assert (tmp_path / "matrix.png").stat().st_size > 10_000
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8").count('"format"') == 12
    found = json.loads(tablee(*arena(*bots, "--json")).out)
    assert found["bots"] == ["random", "beginner", "amateur"]
    assert len(found["pairs"]) == 3


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (("--bots", "amateur,random,beginner", "--sprt"), "exactly two programs"),
        (("--bots", "amateur,random", "--sprt", "--matrix"), "two different questions"),
        (("--bots", "amateur,nowhere:Class"), "no program “nowhere:Class”"),
        (("--bots", "amateur"), "at least two"),
    ],
)
def test_what_cannot_be_played_is_said(tablee, more, complaint):
    said = tablee(*arena(*more))
    assert said.status == 2
    assert complaint in said.err
