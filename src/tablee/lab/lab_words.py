"""What the lab says, in the language in use: numbers, titles of pictures, heads of tables."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentResource

from tablee.words import Words, language


class LabWords(Words):
    """The words common to all games and those of the lab."""

    def __init__(self, lang: str) -> None:
        super().__init__(None, lang)
        self._bundle.add_resource(FluentResource(lab_source(lang)))


def lab_source(lang: str) -> str:
    """The Fluent source of the lab's words."""
    return files("tablee.lab").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def _lab_words(lang: str) -> LabWords:
    return LabWords(lang)


def say(key: str, /, **args: Any) -> str:
    """A sentence of the lab, in the language in use."""
    return _lab_words(language()).say((key, args))
