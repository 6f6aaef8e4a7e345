"""Studies: the same however they are shared out, and refused cleanly."""

import json
import sys
from types import SimpleNamespace

import pytest

import tablee
from tablee.core.card import Option
from tablee.errors import NoCluster, UnknownBot
from tablee.lab import study, workload
from tablee.lab.studies import chosen_variations, programs, sensible
from tablee.lab.workload import in_pieces, spread
from tablee.words import use

SMALL = {"seats": 3, "games": 10, "bots": "random", "vary": {"tokens": [1]}, "seed": "s", "replays": 4}


@pytest.fixture(scope="module")
def alone():
    return study("lobo77", **SMALL, workers=1)


def test_results_do_not_depend_on_workers_or_pieces(alone, monkeypatch):
    assert study("lobo77", **SMALL, workers=2) == alone
    monkeypatch.setattr(workload, "MOST_AT_ONCE", 3)
    assert study("lobo77", **SMALL, workers=1) == alone
    assert study("lobo77", **SMALL | {"seed": "t"}, workers=1) != alone


def test_results_are_the_same_on_a_ray_cluster(alone):
    pytest.importorskip("ray")
    assert study("lobo77", **SMALL, ray="local") == alone


def test_a_game_depends_on_the_seed_and_its_number_only(alone):
    fewer = study("lobo77", **SMALL | {"games": 4, "vary": {}}, workers=1)
    assert fewer.games == alone.games[:4]


def _doubled(numbers):
    return [2 * number for number in numbers]


@pytest.mark.parametrize("games", [0, 1, 7, 100])
@pytest.mark.parametrize("workers", [1, 3, 64])
def test_every_game_is_in_one_piece(games, workers):
    pieces = in_pieces(games, workers)
    assert [number for piece in pieces for number in piece] == list(range(games))
    assert [n for some in spread(_doubled, pieces, 1) for n in some] == [2 * n for n in range(games)]


def test_progress_is_reported_up_to_the_last_game():
    heard = []
    study("lobo77", **SMALL, workers=1, report=lambda done, whole: heard.append((done, whole)))
    assert heard[0] == (0, 20)
    assert heard[-1] == (20, 20)
    assert heard == sorted(heard)


def test_all_tables_are_rows_that_json_takes(alone):
    told = json.loads(json.dumps(alone.as_json()))
    assert (told["game"], told["players"], told["played"], told["finished"]) == ("lobo77", 3, 10, 10)
    for table in ("figures", "shares", "seats", "leaders", "clauses", "effects"):
        keys = [set(row) for row in told[table]]
        assert keys
        assert all(row == keys[0] for row in keys)
    assert sum(row["wins"] for row in told["seats"]) == pytest.approx(1)
    assert {row["games"] for row in told["clauses"]} == {4}
    assert [row["clause"] for row in told["clauses"]][:3] == ["R1", "R2", "R3"]
    assert told["unseen"] == []  # every clause of Lobo 77 has its place in dealing or playing
    shorter = next(row for row in told["effects"] if row["measure"] == "actions")
    assert (shorter["option"], shorter["value"]) == ("tokens", 1)
    assert shorter["high"] < 0


def test_nothing_finished_is_no_failure():
    cut = study("duo", 2, games=2, bots="random", limit=3, workers=1)
    assert (cut.played, cut.finished) == (2, 0)
    assert cut.figures == cut.seats == cut.leaders == cut.effects == []
    assert "R9" in cut.unseen  # what fits merely says what is legal


def test_one_program_for_all_seats_or_one_each():
    assert programs("Débutant", 3) == ("beginner",) * 3
    assert programs(["hasard", "maître"], 2) == ("random", "master")
    use("en")
    with pytest.raises(tablee.BadOption, match="one for each of the 4, not 2"):
        programs(["amateur", "random"], 4)
    with pytest.raises(UnknownBot):
        programs("deep thought", 4)


def test_what_is_varied():
    card = tablee.game("ekko").card
    usual = tablee.game("ekko").options
    assert chosen_variations(card, 4, usual, None) == [
        ("target", 12), ("target", 50), ("reactions", "race"), ("faults", True),
    ]  # fmt: skip
    assert chosen_variations(card, 4, usual, {}) == []
    assert chosen_variations(card, 4, usual | {"target": 40}, {"target": None}) == [
        ("target", 12), ("target", 25), ("target", 50),
    ]  # fmt: skip
    assert chosen_variations(card, 4, usual, {"first": [0, 3]}) == [("first", 0), ("first", 3)]
    with pytest.raises(tablee.BadOption):
        chosen_variations(card, 4, usual, {"targets": None})
    with pytest.raises(tablee.BadOption):
        chosen_variations(card, 4, usual, {"first": [4]})
    use("en")
    with pytest.raises(tablee.BadOption, match="25 already"):
        chosen_variations(card, 4, usual, {"target": [25]})


def test_sensible_values_are_allowed_ones():
    assert sensible(Option("limit", 60, 10, 100), 2) == [30, 60, 100]
    assert sensible(Option("first", None), 3) == [0, 1, 2]
    for card in tablee.shelf():
        for option in card.options:
            for value in sensible(option, card.usual):
                option.check(value, card.usual)


def test_without_ray_or_a_cluster_it_is_said(monkeypatch):
    use("en")
    monkeypatch.setattr(workload, "find_spec", lambda _: None)
    with pytest.raises(NoCluster, match=r"tablee\[ray\]"):
        study("lobo77", **SMALL, ray="local")
    with pytest.raises(OSError, match=r"."):
        workload._knock("127.0.0.1:1")
    workload._knock("auto")


@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [("InvalidAuthToken", "RAY_AUTH_MODE=token"), ("timed out", "Failed to connect")],
)
def test_a_cluster_that_wants_a_token_is_told_from_one_that_is_not_there(monkeypatch, trouble, sentence):
    def refused(*_, **__):
        raise ConnectionError("Failed to connect") from RuntimeError(trouble)

    use("en")
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=refused))
    monkeypatch.setattr(workload, "find_spec", lambda _: True)
    with pytest.raises(NoCluster, match=sentence):
        study("lobo77", **SMALL, ray="auto")


def test_a_study_draws_itself_into_a_folder(tmp_path):
    pytest.importorskip("matplotlib")
    found = study("lobo77", seats=2, games=6, bots="random", vary={"tokens": [1]}, seed="page", workers=1)
    page = found.write(tmp_path / "new" / "folder")
    assert page == tmp_path / "new" / "folder" / "index.html"
    text = page.read_text(encoding="utf-8")
    assert "Lobo 77" in text
    pictures = {file.name for file in page.parent.iterdir()} - {"index.html"}
    assert {"length.png", "length.svg", "effects.png"} <= pictures
    assert not any(name.startswith(".") for name in pictures)
