"""How EKKO is learnt: layers over the row and over what may be done, which tells what goes on what."""

from tablee.core.network import Dense, Settings


def network() -> Dense:
    return Dense("ekko", 400)


SETTINGS = Settings(
    limit=1500,
    rate=7e-4,
    entropy=(0.01, 0.001),
    shares={2: 0.4, 4: 0.25},
    varied={"target": (10, 25, 25, 50, 100), "reactions": ("ask", "race"), "faults": (False, True)},
    secrets=("hand",),
)
