"""`tablee`, `games`, `rules`, `--help`, `--version`."""

import re
import subprocess
import sys

import pytest

from tablee import __version__
from tablee.cli import COMMANDS
from tablee.cli.arguments import ENDLESS_LIMIT
from tablee.core.shelf import shelf
from tablee.words import words

NAMES = [card.name for card in shelf()]


@pytest.mark.parametrize(("lang", "greeting"), [("fr", "ludothèque"), ("en", "library")])
def test_help_gives_an_overview(tablee, lang, greeting):
    said = tablee("--lang", lang, "--help")
    assert said.status == 0
    assert greeting in said.out
    assert all(name in said.out for name in NAMES)
    assert all(f"tablee {command.name}" in said.out for command in COMMANDS)


@pytest.mark.parametrize("before", [True, False])
def test_the_language_may_stand_before_or_after_the_command(tablee, before):
    said = tablee("--lang=fr", "games") if before else tablee("games", "--lang", "fr")
    assert "joueurs" in said.out


def test_the_language_follows_the_locale(tablee, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "joueurs" in tablee("games").out


def test_version(tablee):
    assert tablee("--version").out == f"tablee {__version__}\n"


def test_games_shows_every_game(tablee):
    said = tablee("games")
    assert said.status == 0
    assert all(card.title in said.out and card.author in said.out for card in shelf())


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", NAMES)
def test_rules_are_complete(tablee, name, lang):
    said = tablee("--lang", lang, "rules", name)
    card = next(card for card in shelf() if card.name == name)
    assert said.status == 0
    for tag in words(name, lang).clauses():
        assert tag == "heading" or f" {tag} " in said.out
    assert all(f"\n{option.name}" in said.out for option in card.options)
    assert all(credit in said.out for credit in (card.author, card.art or "", card.publisher))
    assert ("hommage" if lang == "fr" else "tribute") in said.out


@pytest.mark.parametrize("text", ["EKKO", "ex & hopp", "Ex&Hopp", "EKÔ", "eko\u0302", "LOBO 77", "Duo"])
def test_games_are_found_by_name_or_title_however_written(tablee, text):
    assert tablee("rules", text).status == 0


@pytest.mark.parametrize("columns", [30, 41, 52, 100])
def test_lines_do_not_break_at_no_break_spaces(tablee, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    said = tablee("--lang", "fr", "rules", "ekko").out
    assert "\u00a0" in said
    assert not re.search("[\u00a0\u202f] *\n|\n *[;:!?»]", said)
    assert not re.search("[\ue000-\uf8ff]", said)


@pytest.mark.parametrize("argv", [["games"], ["rules", "duo"], ["simulate", "--help"], ["--help"]], ids=str)
def test_no_line_is_padded_in_a_pipe(tablee, argv):
    assert not re.search(" $", tablee(*argv).out, re.MULTILINE)


def test_help_names_the_limit_of_endless_games(tablee):
    for command in ("record", "simulate"):
        assert f"{ENDLESS_LIMIT:,}" in tablee(command, "--help").out


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda c: c.name)
def test_help_explains_every_argument(tablee, command, lang):
    said = tablee("--lang", lang, command.name, "--help")
    assert said.status == 0
    assert all(argument.shape() in said.out for argument in command.arguments)


def test_the_shelf_is_shown_without_the_compiler():
    code = (
        "import sys; from tablee.cli import main; main(['games']); main(['rules', 'duo']);"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert (
        subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False).returncode == 0
    )
