"""EKKO at a live table: the race for a mirror, and the answer that holds for a card."""

from collections.abc import Mapping
from typing import Any

from tablee.core.live import Live, Look

CLOSING = 3.0  # seconds a closing moment lasts (D7)


class Manners(Live):
    def races(self, options: Mapping[str, Any]) -> bool:
        return bool(options["reactions"] == "race")

    def moment(self, look: Look) -> float | None:
        return CLOSING if look["phase"] == "closing" and look["reactions"] == "race" else None

    def lasting(self, look: Look, action: str) -> str | None:
        """A mirror can be let pass for as long as the same card lies on top."""
        return str(look["top"]) if action == "decline" and look["phase"] == "ask" else None
