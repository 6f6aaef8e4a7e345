"""What is filled in where a table is set: read as a wish, kept when refused, and answered in its words."""

from contextlib import suppress
from typing import Any

from tablee.core.card import Card
from tablee.errors import TableeError
from tablee.server.about import kind
from tablee.server.bodies import TableWish
from tablee.server.page_words import page_words
from tablee.words import words

LONGEST_NUMBER = 7
QUICK_LEVEL = "amateur"
USUAL = {"pace": "usual", "clock": 0, "public": False, "hints": None, "voices": False}
AS_ASKED = "asked"  # of a place: whoever the button asks for


def number(text: str, otherwise: int) -> int:
    """A whole number out of a form; what is none, or absurd, is as usual."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER else otherwise


def usual(card: Card) -> dict[str, Any]:
    """What is chosen before anybody has chosen."""
    return {"seats": card.usual, "bots": {}, "options": card.complete({}, card.usual), **USUAL}


def wish_of(card: Card, form: dict[str, str]) -> TableWish:
    """A form as a wish; what is not filled in stays as usual."""
    seats = card.check_seats(number(form.get("seats", ""), card.usual))
    options = {}
    for option in card.options:
        if kind(option) == "flag":
            options[option.name] = form.get(f"option-{option.name}") == "on"
        elif form.get(f"option-{option.name}"):
            options[option.name] = option.parse(form[f"option-{option.name}"])
    asked = QUICK_LEVEL if form.get("company") == "alone" else ""
    chosen = (form.get(f"bot-{k}", "") for k in range(1, seats))
    bots = [(asked if bot == AS_ASKED else bot) or None for bot in chosen]
    return TableWish(game=card.name, seats=seats, options=options, bots=bots, **manners(form))


def filled_in(card: Card, form: dict[str, str]) -> dict[str, Any]:
    """What somebody has filled in, whether it can be kept or not."""
    seats = number(form.get("seats", ""), card.usual)
    options = dict(card.complete({}, card.usual))
    for option in card.options:
        given = form.get(f"option-{option.name}")
        if kind(option) == "flag":
            options[option.name] = given == "on"
        elif given:
            with suppress(TableeError):
                options[option.name] = option.parse(given)
    places = {k: form.get(f"bot-{k}", AS_ASKED) for k in range(1, card.seats[1])}
    bots = {k: bot for k, bot in places.items() if bot != AS_ASKED}
    return {"seats": seats, "bots": bots, "options": options, **manners(form)}


def manners(form: dict[str, str]) -> dict[str, Any]:
    """What is filled in that concerns the table, whatever is played."""
    return {
        "pace": form.get("pace", "usual"),
        "clock": number(form.get("clock", ""), 0),
        "public": form.get("public") == "on",
        "hints": {"on": True, "off": False}.get(form.get("hints", "")),
        "voices": form.get("voices") == "on",
    }


def why_not(card: Card, error: TableeError, lang: str) -> str:
    """Why a table cannot be set so, in the words of the form: its labels, and places counted from 1."""
    if error.key != "bad-value":
        return error.say(lang)
    option = card.option(error.args_["option"])
    label = words(card.name, lang).say((f"option-{option.name}", {}))
    value, allowed = error.args_["value"], error.args_["allowed"]
    if kind(option) == "number":
        return page_words(lang).say(("bad-number", {"label": label, "value": value, "allowed": allowed}))
    if kind(option) == "seat" and value.isdecimal():
        return page_words(lang).say(("bad-place", {"label": label, "place": str(int(value) + 1)}))
    return page_words(lang).say(("bad-choice", {"label": label}))
