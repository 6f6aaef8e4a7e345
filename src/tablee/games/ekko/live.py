"""EKKO at a live table: the race for a mirror, an answer that holds for a card, and tables that mark nothing.

Where a wrong card is a fault and not refused (D5), any card of the hand may be tried, and the table says
afterwards what it was: a card laid, a mirror, or a fault.
"""

from collections.abc import Mapping
from typing import Any

from tablee.core.live import Live, Look
from tablee.core.match import Match

CLOSING = 3.0  # seconds a closing moment lasts (D7)
TRIES = {"lay": ("lay", "mirror", "fault"), "mirror": ("mirror", "fault")}  # what a try may turn out to be
MARKING = {"lay", "mirror", "draw"}  # the actions whose mere presence in a list would tell


class Manners(Live):
    def races(self, options: Mapping[str, Any]) -> bool:
        return bool(options["reactions"] == "race")

    def moment(self, look: Look) -> float | None:
        return CLOSING if look["phase"] == "closing" and look["reactions"] == "race" else None

    def lasting(self, look: Look, action: str) -> str | None:
        """A mirror can be let pass for as long as the same card lies on top."""
        return str(look["top"]) if action == "decline" and look["phase"] == "ask" else None

    def offers_lasting(self, look: Look, action: str) -> bool:
        """Before one's own turn there is nothing to wait for."""
        return super().offers_lasting(look, action) and look["turn"] != look["seat"]

    def choices(self, match: Match, seat: int) -> list[str]:
        legal = match.legal(seat)
        if not match.game.options["faults"] or any(action.split()[0] not in MARKING for action in legal):
            return legal
        look = match.look(seat)
        if look["phase"] == "effect":
            return legal
        tries = [f"lay {card}" for card in look["hand"]]
        return [*tries, "draw"] if look["phase"] == "turn" and look["turn"] == seat else tries

    def lights_up(self, look: Look, action: str) -> bool:
        """Where a wrong card costs something, no card is shown as the right one."""
        return not (look["faults"] and action.startswith("lay "))

    def as_played(self, match: Match, seat: int, action: str) -> str:
        verb, *card = action.split() or [""]
        if match.game.options["faults"]:
            legal = match.legal(seat)
            for kind in TRIES.get(verb, ()):
                form = " ".join([kind, *card])
                if form in legal or _is_tolerated(match, seat, form):
                    return form
        return action


def _is_tolerated(match: Match, seat: int, action: str) -> bool:
    code, tolerates = match.game.codes.get(action), match.game.tolerates
    return code is not None and tolerates is not None and bool(tolerates(match.handle, seat, code))
