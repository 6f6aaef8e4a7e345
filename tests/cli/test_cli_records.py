"""`record`, `replay`, `verify`."""

import json

import pytest

import tablee as library
from tablee.core.shelf import shelf


def lines(text: str) -> list[dict]:
    return [json.loads(line) for line in text.splitlines()]


def test_the_same_seed_gives_the_same_record(tablee):
    argv = ("record", "duo", "--seats", "2", "--games", "2", "--seed", "a", "--limit", "30")
    assert tablee(*argv).out == tablee(*argv).out


def test_without_a_seed_the_game_is_new(tablee):
    argv = ("record", "duo", "--limit", "5")
    assert tablee(*argv).out != tablee(*argv).out


def test_game_k_has_a_seed_of_its_own(tablee):
    said = tablee("record", "duo", "--games", "3", "--seed", "a", "--limit", "1")
    seeds = [line["seed"] for line in lines(said.out) if "seed" in line]
    game = library.game("duo")
    assert seeds == [game.start(seed=seed).seed.hex() for seed in ("a", "a/1", "a/2")]


def test_options_are_read_as_the_rules_write_them(tablee):
    said = tablee("record", "duo", "--option", "turbo=on", "--option", "target=60", "--limit", "1")
    assert lines(said.out)[0]["options"] == {"turbo": True, "target": 60, "first": None}


def test_a_full_record_is_the_one_the_library_writes(record):
    text = record.read_text(encoding="utf-8")
    assert library.replay(text).record(full=True) == text


def test_a_cut_game_is_noted_once(tablee):
    said = tablee("record", "duo", "--games", "2", "--seed", "a", "--limit", "5")
    assert said.err == "2 of 2 games did not end within 5 decisions and stop there without a result.\n"
    assert not any("result" in line for line in lines(said.out))


def test_one_game_cut_after_one_decision_is_said_in_the_singular(tablee):
    argv = ("record", "duo", "--seed", "a", "--limit", "1")
    said = tablee(*argv).err
    assert said == "1 of 1 game did not end within 1 decision and stops there without a result.\n"
    assert "en 1 décision et s’arrête là" in tablee("--lang", "fr", *argv).err


def test_a_file_is_written_whole_or_not_at_all(tablee, tmp_path, monkeypatch):
    def abort(*_):
        raise KeyboardInterrupt

    file = tmp_path / "kept.jsonl"
    file.write_text("before")
    monkeypatch.setattr("tablee.cli.records.random_play", abort)
    assert tablee("record", "duo", "-o", str(file)).status == 130
    assert [f.name for f in tmp_path.iterdir()] == ["kept.jsonl"]
    assert file.read_text() == "before"


def test_a_file_is_replaced_where_its_link_points(tablee, tmp_path):
    (tmp_path / "real").write_text("before")
    (tmp_path / "link").symlink_to("real")
    assert tablee("record", "duo", "--limit", "1", "-o", "link").status == 0
    assert (tmp_path / "link").is_symlink()
    assert "tablee/1" in (tmp_path / "real").read_text()
    assert tablee("record", "duo", "--limit", "1", "-o", "/dev/null").status == 0


def test_endless_games_are_cut_by_themselves(tablee):
    said = tablee("record", "duo", "--seats", "2", "--seed", "b")
    assert len(lines(said.out)) == 2001


@pytest.mark.parametrize("card", shelf(), ids=lambda card: card.name)
def test_full_records_of_every_game_verify(tablee, tmp_path, card):
    file = str(tmp_path / "r.jsonl")
    assert tablee("record", card.name, "--seed", "s", "--full", "--limit", "300", "-o", file).status == 0
    assert tablee("verify", file).status == 0


@pytest.mark.parametrize(("lang", "words"), [("fr", "1 partie est valide"), ("en", "1 game is valid")])
def test_verify_counts_what_is_right(tablee, record, lang, words):
    said = tablee("--lang", lang, "verify", str(record))
    assert said.status == 0
    assert words in said.out
    assert ("inachevée" if lang == "fr" else "unfinished") in said.out


def test_verify_reads_the_standard_input(tablee, record):
    assert tablee("verify", "-", typed=record.read_text(encoding="utf-8")).status == 0


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("card", shelf(), ids=lambda card: card.name)
def test_replay_tells_every_game(tablee, card, lang):
    text = tablee("record", card.name, "--seed", "z", "--limit", "120").out
    said = tablee("--lang", lang, "replay", "-", typed=text)
    assert said.status == 0
    assert card.title in said.out
    assert "   10  " in said.out


def test_replay_stops_where_it_is_told(tablee, record):
    said = tablee("replay", str(record), "--upto", "3")
    assert "    2  " in said.out
    assert "    3  " not in said.out
    assert "Stopped after 3 of 50 decisions." in said.out


def test_replay_shows_every_hand(tablee, record):
    said = tablee("replay", str(record), "--upto", "0")
    assert (
        sum(line.count("[") for line in said.out.splitlines() if line.startswith(("  A", "  B", "  C"))) == 21
    )


def test_replay_of_several_games_with_an_ending(tablee):
    text = tablee("record", "lobo77", "--games", "2", "--seed", "e", "--seats", "2").out
    said = tablee("replay", "-", typed=text)
    assert said.out.count("The game is over") == 2
