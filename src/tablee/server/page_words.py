"""The words of the pages: those common to all games and the server's own."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource

from tablee.words import Sentence, Words


class PageWords(Words):
    """The words common to all games and those of the pages."""

    def __init__(self, lang: str) -> None:
        super().__init__(None, lang)
        self._bundle.add_resource(FluentResource(page_source(lang)))


def page_source(lang: str) -> str:
    """The Fluent source of the pages' words."""
    return files("tablee.server").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


def here(own: Words, sentence: Sentence) -> Sentence:
    """A sentence as it is said beside a table that shows what it speaks of: a game may have other words for
    that (`…-here`), without the names of places."""
    key, args = sentence
    return (f"{key}-here", args) if own.has(f"{key}-here") else sentence


def summed(own: Words, sentence: Sentence) -> Sentence:
    """A sentence that takes the place of all that was told of somebody's turn, where a game has words for
    that (`…-sum`): the log has them all."""
    key, args = sentence
    return (f"{key}-sum", args) if own.has(f"{key}-sum") else sentence


@cache
def page_words(lang: str) -> PageWords:
    return PageWords(lang)
