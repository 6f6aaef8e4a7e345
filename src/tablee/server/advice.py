"""Advice in words: a hint with the pieces to choose for it, and why some pieces cannot be chosen."""

from collections.abc import Sequence
from typing import Any

from tablee.core.shelf import module, module_or_none
from tablee.server.felt import named, pointed, reason, why_not
from tablee.server.page_words import here, page_words
from tablee.server.tables import Refused, Table
from tablee.words import words, yes

SURE = 0.02  # an error of a chance up to which it is told to the point …
STEP = 5  # … and else in steps of so many
EDGE = 10  # nearer to 0 or 100 a chance is told as it is


def idea(
    table: Table, seat: int, found: dict[str, Any], lang: str, others: Sequence[dict[str, Any]] = ()
) -> dict[str, Any]:
    """A hint in words, with the pieces to choose for it; where that costs something, with what the next best
    of some others would be."""
    match = table.match
    assert match is not None
    action = found["action"]
    page = page_words(lang)
    said, path, why, short = page.say(("hint-pass", {})), (), None, None
    if action is not None:
        look = table.eye(seat).look
        said = named(action, look, lang, table.names)
        path = module(table.game, "table").path(action, look)
        why = reason(action, look, lang, table.names)
        short = pointed(action, look, lang, table.names)
    if found["value"] is None:
        return found | {"told": page.say(("hint-only", {"choice": said})), "path": path}
    share = round(100 / table.seats)
    args = {"choice": said, "why": why, "share": share} | _in_points(found["value"], found["error"])
    key = "hint-why" if why else "hint-told"
    evil = _least_evil(table, seat, found, lang, others)

    def told(choice: str) -> str:
        return " ".join(filter(None, [page.say((key, args | {"choice": choice})), evil]))

    marked = {"short": told(short)} if short else {}
    return found | {"told": told(said), "path": path} | marked


def _least_evil(
    table: Table, seat: int, found: dict[str, Any], lang: str, others: Sequence[dict[str, Any]]
) -> str:
    """Why a choice that costs something is the best all the same: what the next best would leave."""
    drawback = getattr(module_or_none(table.game, "reasons"), "drawback", None)
    left = [other for other in others if other["action"] is not None]
    look = table.eye(seat).look
    if drawback is None or found["action"] is None or not left or not drawback(look, found["action"]):
        return ""
    following = max(left, key=lambda other: float(other["value"]))
    points = _in_points(following["value"], following["error"])
    own = _in_points(found["value"], found["error"])
    args = {
        "choice": named(following["action"], look, lang, table.names),
        "less": yes(points["value"] < own["value"]),
        "evil": yes(drawback(look, following["action"])),
    }
    return page_words(lang).say(("hint-least", args | points))


def _in_points(value: float, error: float) -> dict[str, Any]:
    """A chance in hundredths, no more precisely than it is known, and never as certain."""
    points = min(max(round(100 * value), 1), 99)
    if error <= SURE or not EDGE <= points <= 100 - EDGE:
        return {"value": points, "about": yes(error > SURE)}
    return {"value": STEP * round(points / STEP), "about": yes(True)}


def why(table: Table, seat: int, chosen: tuple[str, ...], lang: str) -> dict[str, Any]:
    """Why some pieces cannot be chosen now: a sentence, and the clause of the rules where there is one."""
    match = table.match
    if match is None:
        raise Refused("no-match")
    key, args = why_not(match, seat, table.eye(seat).look, chosen)
    page = page_words(lang)
    own = page if key.startswith("why-") else words(table.game, lang)
    return {"why": own.say(here(own, (key, args)), table.names, seat), "clause": args.get("clause")}
