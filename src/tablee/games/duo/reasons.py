"""Why an action of Duo may be good, from what the seat sees: what it is left with."""

from typing import Any

from tablee.games.duo.notation import STACKS, fits
from tablee.words import Sentence

Look = dict[str, Any]


def reason(seen: Look, action: str) -> Sentence | None:
    """One clause that is true of the action, if there is one worth saying."""
    verb, *words = action.split()
    if verb == "lay":
        return _laying(seen, words[0])
    if not any(fits(card, top) for card in seen["hand"] for top in _open_tops(seen)):
        return "reason-nothing-fits", {}
    return ("reason-keeps-joker", {}) if verb == "stop" and _playable(seen, seen["hand"]) else None


def _laying(seen: Look, card: str) -> Sentence | None:
    """The last card, a chain that can go on, or a joker saved for later."""
    rest = list(seen["hand"])
    rest.remove(card)
    if not rest:
        return "reason-last", {}
    following = sum(fits(other, card) for other in rest)
    if following:
        return "reason-follow", {"count": following}
    return ("reason-keeps-joker", {}) if _playable(seen, rest) and not _is_joker(card) else None


def _is_joker(card: str) -> bool:
    return card == "***" or "-" in card


def _playable(seen: Look, cards: list[str]) -> bool:
    """Whether a joker among some cards could be laid now: only then it is kept by laying another or none."""
    return any(_is_joker(card) and fits(card, top) for card in cards for top in _open_tops(seen))


def _open_tops(seen: Look) -> list[str]:
    """The cards on which one may be laid now: a turn is bound to the stack it began with."""
    open_ = STACKS if seen["stack"] is None else (seen["stack"],)
    return [seen["tops"][STACKS.index(stack)] for stack in open_]
