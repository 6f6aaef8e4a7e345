"""Why an action of Duo may be good, from what the seat sees: what it is left with."""

from typing import Any

from tablee.games.duo.notation import STACKS, fits
from tablee.words import Seat, Sentence

Look = dict[str, Any]


def reason(seen: Look, action: str) -> Sentence | None:
    """One clause that is true of the action, if there is one worth saying."""
    verb, *words = action.split()
    if verb == "lay":
        return _laying(seen, words[0])
    fitting = _fitting(seen)
    if not fitting:
        return "reason-nothing-fits", {}
    if verb == "draw" and seen["pile"] == 1:  # nothing is kept: the round ends (R15)
        return None
    if any(_is_joker(card) for card in fitting):
        return "reason-keeps-joker", {}
    return "reason-keeps-cards", {"count": len(fitting)}


def _laying(seen: Look, card: str) -> Sentence:
    """The last card, a chain that can go on, the only one there is, a joker saved for later, somebody who is
    nearly out; else that it goes with no other card of the hand, for none can follow it. Where another
    card would begin a chain these two are no reasons: it is said that the chain is kept instead."""
    rest = list(seen["hand"])
    rest.remove(card)
    if not rest:
        return "reason-last", {}
    following = sum(fits(other, card) for other in rest)
    if following:
        return "reason-follow", {"count": following}
    fitting = _fitting(seen)
    if not fitting - {card}:
        return "reason-only-one", {}
    if not _is_joker(card) and any(_is_joker(other) for other in fitting):
        return "reason-keeps-joker", {}
    if any(fits(other, first) for first in fitting - {card} for other in rest if other != first):
        return "reason-keeps-chain", {}
    near = [k for k, size in enumerate(seen["sizes"]) if size == 1 and k != seen["seat"]]
    return ("reason-one-less", {"name": Seat(near[0])}) if near else ("reason-alone", {})


def _is_joker(card: str) -> bool:
    return card == "***" or "-" in card


def _fitting(seen: Look) -> set[str]:
    """The cards of the hand that could be laid now: only these are kept by laying another, or none."""
    return {card for card in seen["hand"] for top in _open_tops(seen) if fits(card, top)}


def _open_tops(seen: Look) -> list[str]:
    """The cards on which one may be laid now: a turn is bound to the stack it began with."""
    open_ = STACKS if seen["stack"] is None else (seen["stack"],)
    return [seen["tops"][STACKS.index(stack)] for stack in open_]
