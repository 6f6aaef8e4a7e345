"""Why an action of EKKO may be good, from what the seat sees: what can follow, and what it is left with."""

from typing import Any

from tablee.games.ekko.notation import NAMES, mirror_name
from tablee.words import Sentence

Look = dict[str, Any]
FEW = 4  # a card is hard to follow where fewer than one unknown card in so many fits


def reason(seen: Look, action: str) -> Sentence | None:
    """One clause that is true of the action, if there is one worth saying."""
    verb, *cards = action.split()
    if verb == "lay":
        return _laying(seen, cards[0])
    if verb == "mirror":
        return ("reason-last" if len(seen["hand"]) == 1 else "reason-mirror"), {}
    if verb == "aside":
        return _putting_aside(seen["hand"], cards[0])
    if verb == "others":
        drawing = len(seen["sizes"]) - (1 if seen["drawn"] is None else 2)
        return ("reason-others", {"count": drawing}) if seen["pile"] >= drawing else None
    if verb == "draw":
        return ("reason-nothing-fits", {}) if not seen["faults"] else None
    return ("reason-keeps-mirror", {}) if seen["phase"] == "ask" else None


def _laying(seen: Look, card: str) -> Sentence | None:
    rest = [other for other in seen["hand"] if other != card]
    if mirror_name(card) is None:
        return ("reason-again", {}) if rest else None  # a multiple of 11 is no last card
    if not rest:
        return "reason-last", {}
    known = {*seen["hand"], seen["top"], *seen["under"], *seen["aside_own"]}
    unknown = [other for other in NAMES if other not in known]
    following = sum(fits(other, card) for other in unknown)
    if following * FEW < len(unknown):
        return "reason-hard", {"count": following}
    own = sum(fits(other, card) for other in rest)
    return ("reason-follow", {"count": own}) if own else None


def _putting_aside(hand: list[str], card: str) -> Sentence:
    if len(hand) == 1:
        return "reason-last", {}
    return ("reason-sheds-multiple" if mirror_name(card) is None else "reason-one-less"), {}


def fits(card: str, top: str) -> bool:
    """Whether a card may go on another: up from an odd one, down from an even one (R7)."""
    return int(card) > int(top) if int(top) % 2 else int(card) < int(top)
