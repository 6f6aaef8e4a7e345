"""`simulate`, `signature`, `prepare`."""

import json
from concurrent.futures import Future

import pytest
from rich.progress import Progress

from tablee.cli import prepare
from tablee.core.shelf import shelf
from tablee.words import use

DUO = ("simulate", "duo", "--seats", "3", "--games", "200", "--seed", "a")


@pytest.mark.parametrize(("lang", "words"), [("fr", "Victoires"), ("en", "Wins")])
def test_tables(tablee, lang, words):
    said = tablee("--lang", lang, *DUO)
    assert said.status == 0
    assert words in said.out
    assert ("inachevée" if lang == "fr" else "unfinished") in said.out


def test_json_for_programs(tablee):
    told = json.loads(tablee(*DUO, "--option", "turbo=on", "--json").out)
    assert (told["game"], told["seats"], told["games"], told["seed"]) == ("duo", 3, 200, "a")
    assert told["options"]["turbo"] is True
    cut = told["ends"]["unfinished"]
    assert told["moves"] == pytest.approx(told["length"]["mean"] * (200 - cut) + told["limit"] * cut)
    assert told["moves_per_second"] == pytest.approx(told["moves"] / told["seconds"])
    assert sum(win["share"] for win in told["wins"]) == pytest.approx(1)
    assert sum(told["ends"].values()) == 200
    assert set(told["ends"]) == {"target", "unfinished"}


def test_json_when_no_game_is_finished(tablee):
    told = json.loads(tablee(*DUO, "--limit", "3", "--json").out)
    assert told["wins"] is told["length"] is None
    assert told["ends"] == {"target": 0, "unfinished": 200}
    assert tablee(*DUO, "--limit", "3").status == 0


def test_cut_games_have_no_length(tablee):
    told = json.loads(tablee(*DUO, "--limit", "100", "--json").out)
    assert told["length"]["max"] < 100 < told["moves"]
    assert "lengths, winners and scores" in tablee(*DUO, "--limit", "100").out


def test_one_cut_game_is_said_in_the_singular(tablee):
    said = tablee("simulate", "duo", "--games", "1", "--limit", "1").out
    assert "1 random game with" in said
    assert "1 game was cut after 1 move; no game came to its end." in said


def test_scores_are_called_what_the_game_calls_them(tablee, monkeypatch):
    assert "Points, seat 0" in tablee(*DUO).out
    monkeypatch.setattr("tablee.cli.simulate.score_name", lambda _: "lives left")
    assert "Lives left, seat 0" in tablee(*DUO).out


@pytest.mark.parametrize("columns", [36, 48, 59])
def test_a_narrow_terminal_shows_every_figure(tablee, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    said = tablee(*DUO).out
    assert "…" not in said
    assert max(len(line) for line in said.splitlines()) <= columns
    assert said.count("median") == 4


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_a_picture(tablee, tmp_path, ending):
    pytest.importorskip("matplotlib")
    file = tmp_path / f"p.{ending}"
    assert tablee(*DUO, "--plot", str(file)).status == 0
    assert file.read_bytes()[:4] == (b"\x89PNG" if ending == "png" else b"<?xm")


def test_a_picture_of_nothing_but_cut_games(tablee, tmp_path):
    pytest.importorskip("matplotlib")
    assert tablee(*DUO, "--limit", "3", "--plot", str(tmp_path / "p.png")).status == 0


def test_a_picture_without_matplotlib(tablee, tmp_path, monkeypatch):
    monkeypatch.setattr("tablee.cli.simulate.find_spec", lambda _: None)
    said = tablee(*DUO, "--plot", str(tmp_path / "p.png"))
    assert said.status == 2
    assert "tablee[plot]" in said.err


def test_the_bar_counts_with_separators():
    bar = Progress()
    bar.update(bar.add_task("", total=30_000), completed=1234)
    use("en")
    assert prepare._Count().render(bar.tasks[0]).plain == "1,234/30,000"


def test_signature_of_one_game(tablee):
    name, digest = tablee("signature", "duo").out.split()
    assert name == "duo"
    assert len(digest) == 16


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_prepare_names_every_game(tablee, monkeypatch, lang):
    class Here:
        """A pool that works in this very process."""

        def __init__(self, *_, **__): ...
        def __enter__(self):
            return self

        def __exit__(self, *_): ...
        def submit(self, work, *args):
            done = Future()
            done.set_result(work(*args))
            return done

    monkeypatch.setattr(prepare, "crew", Here)
    said = tablee("--lang", lang, "prepare")
    assert said.status == 0
    assert all(card.title in said.out for card in shelf())
