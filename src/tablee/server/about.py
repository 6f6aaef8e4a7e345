"""What a table is set to, in words: its house rules and manners, for those who sit there and who may."""

from functools import lru_cache
from typing import Any

from tablee.core.card import Option
from tablee.core.live import manners as live_manners
from tablee.core.shelf import find
from tablee.server.page_words import page_words
from tablee.server.tables import SLOW, Table
from tablee.server.turns import ANSWERING
from tablee.words import Sentence, words


def kind(option: Option) -> str:
    """How an option is chosen and told."""
    if option.choices:
        return "choice"
    if option.follows is not None:
        return "following"
    if isinstance(option.default, bool):
        return "flag"
    return "seat" if option.low is None else "number"


def told(table: Table, lang: str) -> list[tuple[str, str]]:
    """Each thing that is set, with what it is set to: house rules that are not as usual, and manners."""
    manners = (table.clock, answering(table), table.hints, table.voices, table.public)
    return _told(table.game, tuple(table.options.items()), *manners, lang)


def answering(table: Table) -> float:
    """How many seconds all have to answer what they are asked together, where that is not the time they have
    for a decision, or as long as they like."""
    asks = live_manners(table.game).no and table.clock < SLOW
    return ANSWERING if asks and (table.clock or not table.solo) else 0.0


@lru_cache(maxsize=500)
def _told(
    game: str,
    options: tuple[tuple[str, Any], ...],
    clock: int,
    answering: float,
    hints: bool | None,
    voices: bool,
    public: bool,
    lang: str,
) -> list[tuple[str, str]]:
    page = page_words(lang)

    def say(key: str, **args: Any) -> str:
        return page.say((key, args))

    return [
        *_house_rules(game, dict(options), lang),
        (say("clock"), page.say(_clock(clock))),
        *([(say("clock-answer"), page.say(_clock(int(answering))))] if answering else []),
        (say("hints"), say("hints-usual" if hints is None else "flag-on" if hints else "flag-off")),
        (say("voices"), say("flag-on" if voices else "flag-off")),
        (say("who-may-come"), say("for-all" if public else "for-friends")),
    ]


def variant(table: Table, lang: str) -> list[tuple[str, str]]:
    """How the game is played here, for who reads the rules beside it: what may be played in two ways, and
    what else is not as usual."""
    return _variant(table.game, tuple(table.options.items()), lang)


@lru_cache(maxsize=500)
def _variant(game: str, options: tuple[tuple[str, Any], ...], lang: str) -> list[tuple[str, str]]:
    card, values = find(game), dict(options)
    changed = card.changed(values)
    shown = [option for option in card.options if option in changed or kind(option) in ("flag", "choice")]
    return [_set_to(game, option, values[option.name], lang) for option in shown]


def _clock(seconds: int) -> Sentence:
    """The time for a decision, in the largest unit that fits."""
    if not seconds:
        return "clock-none", {}
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= length:
            return f"clock-{unit}", {unit: seconds // length}
    return "clock-seconds", {"seconds": seconds}


def _house_rules(game: str, options: dict[str, Any], lang: str) -> list[tuple[str, str]]:
    changed = find(game).changed(options)
    return [_set_to(game, option, options[option.name], lang) for option in changed]


def _set_to(game: str, option: Option, value: Any, lang: str) -> tuple[str, str]:
    """An option and what it is set to, in words."""
    own, page, how = words(game, lang), page_words(lang), kind(option)
    if how == "choice":
        said = own.say((f"value-{value}", {}))
    elif how == "seat":
        said = page.say(("seat-number", {"number": value + 1}))
    elif how == "number":
        said = str(value)
    else:
        said = page.say(("flag-on" if value else "flag-off", {}))
    return own.say((f"option-{option.name}", {})), said
