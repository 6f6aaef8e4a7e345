"""Tables that mark nothing: where a wrong card is a fault and not refused (EKKO, D5).

There any card of the hand may be tried, and the table says afterwards what it was: a card laid, a
mirror, or a fault.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.core.match import Match

TRIES = {"lay": ("lay", "mirror", "fault"), "mirror": ("mirror", "fault")}  # what a try may turn out to be
MARKING = {"lay", "mirror", "draw"}  # the actions whose mere presence in a list would tell


def marks_nothing(match: "Match") -> bool:
    """Whether wrong cards are played and punished at this table."""
    return match.game.tolerates is not None and bool(match.game.options.get("faults"))


def choices(match: "Match", seat: int) -> list[str]:
    """What a seat is shown as open to it: the legal actions, or all that could be tried."""
    legal = match.legal(seat)
    if not marks_nothing(match) or any(action.split()[0] not in MARKING for action in legal):
        return legal
    look = match.look(seat)
    if look["phase"] == "effect":
        return legal
    tries = [f"lay {card}" for card in look["hand"]]
    return [*tries, "draw"] if look["phase"] == "turn" and look["turn"] == seat else tries


def as_played(match: "Match", seat: int, action: str) -> str:
    """What trying an action turns out to be; the action itself where it is refused."""
    verb = next(iter(action.split()), "")
    if marks_nothing(match):
        legal = match.legal(seat)
        for form in (_as(action, kind) for kind in TRIES.get(verb, ())):
            if form in legal or _tolerated(match, seat, form):
                return form
    return action


def _as(action: str, verb: str) -> str:
    return " ".join([verb, *action.split()[1:]])


def _tolerated(match: "Match", seat: int, action: str) -> bool:
    code = match.game.codes.get(action)
    tolerates = match.game.tolerates
    return code is not None and tolerates is not None and bool(tolerates(match.handle, seat, code))
