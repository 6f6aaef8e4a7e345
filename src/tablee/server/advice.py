"""Advice in words: a hint with the pieces to choose for it, and why some pieces cannot be chosen."""

from typing import Any

from tablee.core.shelf import module
from tablee.server.felt import named, reason, why_not
from tablee.server.page_words import here, page_words
from tablee.server.tables import Refused, Table
from tablee.words import words


def idea(table: Table, seat: int, found: dict[str, Any], lang: str) -> dict[str, Any]:
    """A hint in words, with the pieces to choose for it."""
    match = table.match
    assert match is not None
    action = found["action"]
    page = page_words(lang)
    said, path, why = page.say(("hint-pass", {})), (), None
    if action is not None:
        look = table.eye(seat).look
        said = named(action, look, lang, table.names)
        path = module(table.game, "table").path(action, look)
        why = reason(action, look, lang, table.names)
    if found["value"] is None:
        return found | {"told": page.say(("hint-only", {"choice": said})), "path": path}
    args = {"choice": said, "value": round(100 * found["value"]), "why": why}
    return found | {"told": page.say(("hint-why" if why else "hint-told", args)), "path": path}


def why(table: Table, seat: int, chosen: tuple[str, ...], lang: str) -> dict[str, Any]:
    """Why some pieces cannot be chosen now: a sentence, and the clause of the rules where there is one."""
    match = table.match
    if match is None:
        raise Refused("no-match")
    key, args = why_not(match, seat, table.eye(seat).look, chosen)
    page = page_words(lang)
    own = page if key.startswith("why-") else words(table.game, lang)
    return {"why": own.say(here(own, (key, args)), table.names, seat), "clause": args.get("clause")}
