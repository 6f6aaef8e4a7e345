"""How Lobo 77 is learnt: the total, which all depends on, is learnt number by number."""

from tablee.core.network import Dense, Played, Settings


def network() -> Dense:
    return Dense("lobo77", 512, {"total": (-30, 77), "pile": (0, 56)})


# With more than two seats a long search is ahead of the network (docs/masters.md).
PLAYED: Played = {"skilled": "network", "master": {2: "network", 3: "search"}}

SETTINGS = Settings(
    limit=1000,
    rate=7e-4,
    entropy=(0.01, 0.001),
    shares={2: 0.4, 4: 0.25},
    varied={"tokens": (1, 2, 3, 4, 6, 9), "repeat_costs": (True, False), "draw_by_hand": (False, True)},
    secrets=("hand",),
)
