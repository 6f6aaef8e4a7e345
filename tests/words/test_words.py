"""The words: complete in both languages, well set, and every clause of the rules has its test."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tablee.core.shelf import shelf
from tablee.words import Seat, locale_language, source, words

GAMES = [card.name for card in shelf()]
TESTS = Path(__file__).parent.parent
each_game = pytest.mark.parametrize("game", GAMES)
each_lang = pytest.mark.parametrize("lang", ["fr", "en"])


def messages(game, lang):
    body = FluentParser().parse(source(game, lang)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return [entry for entry in body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("game", [None, *GAMES])
def test_both_languages_have_the_same_messages(game):
    french, english = ([m.id.name for m in messages(game, lang)] for lang in ("fr", "en"))
    assert len(set(french)) == len(french)
    assert sorted(french) == sorted(english)


@pytest.mark.parametrize("game", [None, *GAMES])
def test_french_is_well_set(game):
    for line in source(game, "fr").splitlines():
        if line.startswith("#"):
            continue
        assert "'" not in line, line
        assert not re.search(r"[ \w][ ](?=[:;!?»])", line), f"no-break space missing: {line}"
        assert "« " not in line, f"no-break space missing: {line}"
        assert "\u202f" not in line, f"another no-break space than elsewhere: {line}"


@each_game
def test_every_clause_has_a_test_that_names_it(game):
    tags = set(words(game, "en").clauses())
    tested = set()
    for file in (TESTS / "games").glob(f"test_{game}*.py"):
        for names in re.findall(r"def test_((?:[RD]\d+_)+)", file.read_text(encoding="utf-8")):
            tested |= set(names.strip("_").split("_"))
    assert tags - tested == set()
    assert tested - tags == set(), "a test names a clause that the rules do not have"


@each_game
@each_lang
def test_the_rules_can_be_read_in_order(game, lang):
    sections = words(game, lang).sections()
    tags = [tag for section in sections for tag, _ in section.clauses if tag]
    assert len(set(tags)) == len(tags)
    numbers = sorted(int(tag[1:]) for tag in tags if tag[0] == "R")
    assert numbers == list(range(1, len(numbers) + 1)), "no rule is left out"
    assert all(len(text) > 2 for section in sections for _, text in section.clauses)
    assert all(section.title and section.clauses for section in sections)


@each_game
@each_lang
def test_rules_name_options_by_their_labels(game, lang):
    (card,) = (card for card in shelf() if card.name == game)
    names = "|".join(option.name for option in card.options)
    for section in words(game, lang).sections():
        for _, text in section.clauses:
            assert not re.search(rf"_|\boption ({names})\b|\b({names}) ?[:=]", text), text


@each_game
@each_lang
def test_every_option_and_every_end_is_explained(game, lang):
    (card,) = (card for card in shelf() if card.name == game)
    for option in card.own_options:
        assert words(game, lang).say((f"option-{option.name}", {}))
        assert words(game, lang).say((f"option-{option.name}-about", {}))
        for choice in option.choices:
            assert words(game, lang).say((f"value-{choice}", {}))
    for end in card.ends:
        assert words(game, lang).say((f"end-{end}", {}))
    assert words(game, lang).say(("about", {}))


def test_a_seat_is_said_by_its_name_and_the_reader_is_you():
    sentence = ("log-draw", {"who": Seat(1)})
    assert words("duo", "en").say(sentence, ["Ana", "Bo"], viewer=0) == "Bo draws a card."
    assert words("duo", "fr").say(sentence, ["Ana", "Bo"], viewer=1) == "Tu pioches une carte."


def test_whoever_reads_is_you_whatever_the_sentence_calls_them():
    own, names = words("duo", "fr"), ["Paco", "Ada"]
    begins = ("log-round", {"round": 2, "name": Seat(0)})
    assert own.say(begins, names, 0).endswith("à toi d’ouvrir.")
    assert own.say(begins, names, 1).endswith("Paco ouvre.")
    shared = ("log-drawn", {"names": [Seat(0), Seat(1)]})
    assert "(toi et Ada)" in words("eko", "fr").say(shared, names, 0)
    assert "(Paco et Ada)" in words("eko", "fr").say(shared, names)


def test_a_missing_argument_is_an_error_and_not_a_strange_sentence():
    with pytest.raises(LookupError):
        words("duo", "en").say(("log-draw", {}))


@pytest.mark.parametrize(
    ("variables", "lang"),
    [({"LANG": "fr_CA.UTF-8"}, "fr"), ({"LC_ALL": "de_DE", "LANG": "fr_FR"}, "en"), ({"LANG": "C"}, "en")],
)
def test_the_language_follows_the_locale(monkeypatch, variables, lang):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert locale_language() == lang
