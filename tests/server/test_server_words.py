"""The words of the pages: complete in both languages, well set, all used and none missing."""

import re
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from tablee.server.page_words import page_source, page_words
from tablee.words import source

HOME = files("tablee.server")
PROGRAM = [f.read_text(encoding="utf-8") for f in HOME.iterdir() if f.name.endswith(".py")]
PAGES = [f.read_text(encoding="utf-8") for f in HOME.joinpath("templates").iterdir()]


def keys(text):
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def test_both_languages_have_the_same_messages():
    french, english = (keys(page_source(lang)) for lang in ("fr", "en"))
    assert len(set(french)) == len(french)
    assert sorted(french) == sorted(english)
    assert not {*french} & {*keys(source(None, "fr"))}, "said twice: here and for all games"


def test_both_languages_take_the_same_arguments():
    for key in keys(page_source("en")):
        french, english = (_arguments(page_source(lang), key) for lang in ("fr", "en"))
        assert french == english, key


def _arguments(text, key):
    entry = re.search(rf"^{key} =.*(?:\n[ \t]+.*)*", text, re.M)
    return set(re.findall(r"\$(\w+)", entry.group()))


def test_french_is_well_set():
    for line in page_source("fr").splitlines():
        if line.startswith("#"):
            continue
        assert "'" not in line, line
        assert not re.search(r"[ \w][ ](?=[:;!?»])", line), f"no-break space missing: {line}"
        assert "« " not in line, f"no-break space missing: {line}"


def test_every_sentence_that_is_said_exists():
    said = {key for text in PAGES for key in re.findall(r'\bsay\("([\w-]+)"[,)]', text)}
    said |= {key for text in PROGRAM for key in re.findall(r'Refused\(\s*"([\w-]+)"', text)}
    said |= {
        key
        for text in PROGRAM
        for key in re.findall(r'(?:page|common|words\(lang\))\.say\(\("([\w-]+)"', text)
    }
    assert len(said) > 100
    for lang in ("fr", "en"):
        assert {key for key in said if not page_words(lang).has(key)} == set()


def test_every_message_is_said_somewhere():
    """By its name, or by its first part where the rest depends on something (`phrase-…`)."""
    whole, parts = set(), set()
    for text in PROGRAM + PAGES:
        whole |= set(re.findall(r'"([a-z][\w-]*)"', text))
        parts |= set(re.findall(r'"([a-z][\w-]*-)(?:\{[^"]*)?"', text))
    unused = [k for k in keys(page_source("en")) if k not in whole and not k.startswith(tuple(parts))]
    assert unused == []
