"""Every word the program says, in French and English, by Fluent.

A sentence is a key and its arguments; an argument may itself be a sentence, a list of sentences
(“a, b and c”), or a `Seat`, which is said by its player's name. The argument `who`, a seat,
also sets `you` to "yes" or "no": whether the reader sits there. A name that is an argument `x` can also
be said as its owner's: `x_of` is “Ada’s” in English and « d’Ada » in French.
"""

import locale
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from os import environ
from typing import Any, NamedTuple
from unicodedata import bidirectional, normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from tablee.core.shelf import home

LANGUAGES = ("fr", "en")
LONGEST = 300  # characters of a text from outside that a sentence quotes; Fluent itself stops at 1000
Sentence = tuple[str, Mapping[str, Any]]

AND = {"fr": "et", "en": "and"}
YOU = {"fr": "toi", "en": "you"}
FROM_THE_RIGHT = ("R", "AL", "AN")  # letters and digits of scripts that run from right to left
VOWELS = "aeiouhœæ"  # French elides before them; with names in h it may, and mostly does

_in_use = "en"


class Section(NamedTuple):
    """A part of a game's rules: its name, its title, and its clauses by their tags (`R1`, `D2`, …); remarks
    of ours have none."""

    name: str
    title: str
    clauses: list[tuple[str | None, str]]


class Seat(int):
    """A seat as an argument of a sentence."""


def yes(truth: object) -> str:
    """Whether something is so, as an argument of a sentence: "yes" or "no"."""
    return "yes" if truth else "no"


def use(lang: str) -> None:
    """Choose the language of everything said from now on."""
    global _in_use
    _in_use = lang


def language() -> str:
    """The language in use."""
    return _in_use


def locale_language() -> str:
    """The language of the user's surroundings: French where they are French, else English."""
    named = next((environ[v] for v in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG") if environ.get(v)), None)
    named = named or locale.getlocale()[0] or ""
    return "fr" if named.lower().startswith("fr") else "en"


class Words:
    """The words of one game (and those common to all) in one language."""

    def __init__(self, game: str | None, lang: str) -> None:
        self.game = game
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(None, lang)))
        if game is not None:
            self._bundle.add_resource(FluentResource(source(game, lang)), allow_overrides=True)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def own_keys(self) -> list[str]:
        """The keys of the game's own messages."""
        body = FluentParser().parse(source(self.game, self.lang)).body
        return [entry.id.name for entry in body if isinstance(entry, ast.Message)]

    def unread(self) -> list[tuple[int, str]]:
        """The lines of the game's own words that are no message: where each begins, and what it says."""
        text = source(self.game, self.lang)
        body = FluentParser().parse(text).body
        found = [entry for entry in body if isinstance(entry, ast.Junk)]
        return [
            (
                1 + text.count("\n", 0, entry.span.start if entry.span else 0),
                str(entry.content).split("\n")[0],
            )
            for entry in found
        ]

    def say(self, sentence: Sentence, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """One sentence as text, seats said by name."""
        key, args = sentence
        said = {name: self._part(value, names, viewer) for name, value in args.items()}
        for name, value in args.items():
            if isinstance(value, Seat | str):
                said[f"{name}_of"] = _of(said[name], self.lang)
            if isinstance(value, Seat):
                said[f"{name}_you"] = yes(value == viewer)
        if isinstance(args.get("who"), Seat):
            said["you"] = yes(args["who"] == viewer)
        text, errors = self._bundle.format_pattern(self._pattern(key), said)
        if errors:
            raise LookupError(f"{self.lang} {key}: {errors[0]}")
        return str(text)

    def _pattern(self, key: str) -> Any:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{self.lang}: the message {key} has no text")
        return pattern

    def _part(self, value: Any, names: Sequence[str], viewer: int | None) -> Any:
        if isinstance(value, Seat):
            return isolated(names[value])
        if isinstance(value, tuple):
            return self.say(value, names, viewer)
        if isinstance(value, list):
            return self._list([str(self._listed(v, names, viewer)) for v in value])
        if isinstance(value, str):
            return isolated(value if len(value) <= LONGEST else value[:LONGEST] + "…")
        return value

    def _listed(self, value: Any, names: Sequence[str], viewer: int | None) -> Any:
        """Something among others: whoever reads is not named there like a stranger."""
        if isinstance(value, Seat) and value == viewer:
            return YOU[self.lang]
        return self._part(value, names, viewer)

    def _list(self, parts: list[str]) -> str:
        """Some things one after the other: “a, b and c”."""
        *others, last = parts or [""]
        return f"{', '.join(others)} {AND[self.lang]} {last}" if others else last

    def sections(self) -> list[Section]:
        """The rules of the game, section by section."""
        found: list[Section] = []
        for entry in FluentParser().parse(source(self.game, self.lang)).body:
            if isinstance(entry, ast.Message):
                key = entry.id.name
                if key.startswith("heading-"):
                    found.append(Section(key.removeprefix("heading-"), self.say((key, {})), []))
                elif key[0] in "RD" and key[1:].isdigit():
                    found[-1].clauses.append((key, self.say((key, {}))))
                elif key.startswith("note-"):
                    found[-1].clauses.append((None, self.say((key, {}))))
        return found

    def clauses(self) -> dict[str, str]:
        """The clauses of the rules by their tags."""
        return {tag: text for section in self.sections() for tag, text in section.clauses if tag is not None}


def isolated(name: str) -> str:
    """A name as it stands in a sentence: one written from right to left does not turn what follows."""
    turns = not name.isascii() and any(bidirectional(letter) in FROM_THE_RIGHT for letter in name)
    return f"\u2068{name}\u2069" if turns and not name.startswith("\u2068") else name


def _of(name: str, lang: str) -> str:
    """Somebody's: “Ada’s”, « d’Ada », « de Blaise »."""
    if lang == "en":
        return f"{name}’s"
    elides = normalize("NFD", name[:1]).lower()[:1] in VOWELS
    return f"d’{name}" if elides and name else f"de {name}"


def source(game: str | None, lang: str) -> str:
    """The Fluent source of a game's words, or of the common ones."""
    place = files("tablee.words") if game is None else files(home(game))
    return place.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def _words(game: str | None, lang: str) -> Words:
    return Words(game, lang)


def words(game: str | None = None, lang: str | None = None) -> Words:
    """The words of a game in a language (by default the one in use)."""
    return _words(game, lang or _in_use)


def bot_name(bot: str, lang: str | None = None) -> str:
    """A program's name: a level is said in words, a guest by its own name."""
    common = words(None, lang)
    return common.say((f"level-{bot}", {})) if common.has(f"level-{bot}") else bot
