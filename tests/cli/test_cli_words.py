"""The words of the command line: complete and well set in both languages."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tablee.cli import COMMANDS
from tablee.cli.console import CommandWords, command_source
from tablee.lab.lab_words import lab_source
from tablee.words import LANGUAGES, source

SOURCES = Path(__file__).parents[2] / "src" / "tablee"


def keys(text: str) -> list[str]:
    return [e.id.name for e in FluentParser().parse(text).body if isinstance(e, ast.Message)]


def said(lang: str) -> str:
    return command_source(lang) + lab_source(lang)


def test_both_languages_have_the_same_keys():
    french, english = (keys(said(lang)) for lang in LANGUAGES)
    assert french == english
    assert len(set(french)) == len(french)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_broken_or_shadows_a_common_word(lang):
    assert not any(isinstance(e, ast.Junk) for e in FluentParser().parse(said(lang)).body)
    assert not set(keys(said(lang))) & set(keys(source(None, lang)))


def test_every_key_is_used():
    code = "".join(p.read_text() for folder in ("cli", "lab") for p in (SOURCES / folder).glob("*.py"))
    built = re.compile(r"(about|help|arg|metavar|option|end|sim|arena|lab|analysis|puzzle)-")
    unused = [k for k in keys(said("en")) if f'"{k}"' not in code and f"'{k}'" not in code]
    assert [k for k in unused if not built.match(k)] == []


def test_every_command_and_argument_is_explained():
    words = CommandWords("fr")
    for command in COMMANDS:
        assert words.has(f"about-{command.name}")
        assert words.has(f"help-{command.name}")
        for argument in command.arguments:
            name = argument.name.removeprefix("--")
            assert words.has(f"arg-{name}") or words.has(f"arg-{command.name}-{name}")
            assert argument.metavar is None or words.has(f"metavar-{argument.metavar}")


def test_french_is_set_with_no_break_spaces_and_curly_apostrophes():
    text = said("fr")
    values = "\n".join(line for line in text.splitlines() if not line.startswith(("#", "keys-")))
    assert "'" not in values.replace('"', "")
    assert not re.search(r" [;!?»]|« | :( |$)", values, re.MULTILINE)
