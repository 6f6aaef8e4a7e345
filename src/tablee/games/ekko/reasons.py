"""Why an action of EKKO may be good, from what the seat sees: what sets it apart from the other choices."""

from typing import Any

from tablee.games.ekko.notation import NAMES, mirror_name
from tablee.words import Sentence, yes

Look = dict[str, Any]
FEW = 4  # a card is hard to follow where fewer than one unknown card in so many fits


def reason(seen: Look, action: str) -> Sentence | None:
    """One clause that is true of the action, if there is one worth saying."""
    verb, *cards = action.split()
    if verb == "lay":
        return _laying(seen, cards[0])
    if verb == "mirror":
        return _mirroring(seen)
    if verb == "aside":
        return _putting_aside(seen["hand"], cards[0])
    if verb == "others":
        drawing = len(seen["sizes"]) - (1 if seen["drawn"] is None else 2)
        return ("reason-others", {"count": drawing}) if seen["pile"] >= drawing else None
    if verb == "draw":
        return ("reason-nothing-fits", {}) if not seen["faults"] else None
    return ("reason-keeps-mirror", {}) if seen["phase"] == "ask" else None


def _laying(seen: Look, card: str) -> Sentence | None:
    """A multiple of 11 that another card follows; else what a card leaves to the others and to oneself, where
    no other choice that ends the turn leaves as much."""
    rest = _without(seen["hand"], card)
    others = [other for other in _open(seen) if other != card]
    if mirror_name(card) is None:
        also = any(mirror_name(other) is None and _follow(seen["hand"], other) for other in others)
        return ("reason-again", {}) if _follow(rest, card) and not also else None
    if not rest:
        return "reason-last", {}
    known = {*seen["hand"], seen["top"], *seen["under"], *seen["aside_own"]}
    unknown = [other for other in NAMES if other not in known]
    following = _follow(unknown, card)
    others = [other for other in others if mirror_name(other) is not None]
    if following * FEW < len(unknown) and all(following < _follow(unknown, other) for other in others):
        return "reason-hard", {"count": following}
    kept = _answered(rest, unknown)
    apart = all(kept > _answered(_without(seen["hand"], other), unknown) for other in others)
    return ("reason-keeps", {}) if others and apart else None


def _open(seen: Look) -> list[str]:
    """The cards of the hand that may be laid now."""
    top = seen["top"]
    hand = [card for card in seen["hand"] if card not in seen["barred_own"]]
    return [card for card in hand if seen["free"] or fits(card, top) or card == mirror_name(top)]


def _without(hand: list[str], card: str) -> list[str]:
    return [other for other in hand if other != card]


def _follow(cards: list[str], top: str) -> int:
    """How many of these cards may go on another."""
    return sum(fits(card, top) for card in cards)


def _answered(hand: list[str], tops: list[str]) -> int:
    """On how many of these cards a hand has something to lay."""
    return sum(_follow(hand, top) > 0 for top in tops)


def _mirroring(seen: Look) -> Sentence:
    if len(seen["hand"]) == 1:
        return "reason-last", {}
    return "reason-mirror", {"closing": yes(seen["phase"] == "closing")}


def _putting_aside(hand: list[str], card: str) -> Sentence:
    if len(hand) == 1:
        return "reason-last", {}
    return ("reason-sheds-multiple" if mirror_name(card) is None else "reason-one-less"), {}


def fits(card: str, top: str) -> bool:
    """Whether a card may go on another: up from an odd one, down from an even one (R7)."""
    return int(card) > int(top) if int(top) % 2 else int(card) < int(top)
