"""How Duo is learnt: a network that sees which cards fit which, and settings that were found to work."""

from typing import Any

import numpy as np

from tablee.core.chance import BITS
from tablee.core.network import Dense, Ops, Played, Settings
from tablee.games.duo.rules import CARDS, FACES, FITTING, TURBO


def _fits() -> np.ndarray[Any, Any]:
    """Which faces (columns) may be laid on which (rows)."""
    fits = np.zeros((FACES, FACES), "f4")
    for top in range(FACES):
        for card in range(CARDS):
            if int(FITTING[top, card // BITS]) >> card % BITS & 1:
                fits[top, min(card, TURBO)] = 1
    return fits


class DuoNetwork(Dense):
    """Shown beside the row: the own cards that fit each top card, and how many own cards fit each of them."""

    def __init__(self) -> None:
        super().__init__("duo", 496)
        self.fits = _fits()

    def extra(self) -> int:
        return 3 * FACES

    def extras(self, rows: Any, ops: Ops) -> list[Any]:
        hand, tops, fits = self.part(rows, "hand"), self.part(rows, "tops"), ops.constant(self.fits)
        held = hand.clip(0, 1)
        return [
            held * (tops[:, :FACES] @ fits),
            held * (tops[:, FACES:] @ fits),
            held * (hand @ fits) * 0.25,
        ]


def network() -> DuoNetwork:
    return DuoNetwork()


PLAYED: Played = {"skilled": "network", "master": "ahead"}

SETTINGS = Settings(
    limit=1500,
    rate=7e-4,
    entropy=(0.01, 0.001),
    shares={2: 0.4, 4: 0.25},
    varied={"turbo": (False, True), "target": (0, 5, 10, 20, 40)},
    secrets=("hand",),
)
