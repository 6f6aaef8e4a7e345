"""The ways a game or a round can end, each as a question asked of one step of a match.

A step has the state before, the seat and its action, the state after, and the result if the game
is over. Where a way is too rare to be met by chance, `RARE` changes a reached state so that it is near.
"""

from dataclasses import dataclass
from typing import Any


@dataclass
class Step:
    game: str
    before: dict[str, Any]
    seat: int
    action: str
    after: dict[str, Any]
    result: dict[str, Any] | None

    @property
    def verb(self):
        return self.action.split()[0]

    @property
    def round_over(self):
        return self.result is not None or self.after["round"] > self.before["round"]

    @property
    def hand(self):
        return self.before["hands"][self.seat]


def _lost(step):
    return step.after["lives"][step.seat] < step.before["lives"][step.seat]


def _won_heads(step, sign):
    before, after = ([h for won in s["won"] for h in won if h[0] == sign] for s in (step.before, step.after))
    return len(after) > len(before)


def _row_tied(step):
    def size(row):
        return len(row["cards"]) if row else 0

    pairs = zip(step.before["rows"], step.after["rows"], strict=True)
    return step.before["won"] == step.after["won"] and any(size(a) > size(b) for a, b in pairs)


def _ended(end):
    return lambda step: step.result is not None and step.result["end"] == end


WAYS = {
    "duo": {
        "last card laid": lambda s: s.round_over and s.verb == "lay",
        "pile used up": lambda s: s.round_over and s.verb == "draw",
        "target reached": _ended("target"),
    },
    "ekko": {
        "last card laid": lambda s: s.round_over and s.verb == "lay" and int(s.action[4:]) % 11,
        "closing declined": lambda s: s.round_over and s.verb == "decline",
        "closing ended by the table": lambda s: s.round_over and s.verb == "close",
        "closing answered": lambda s: s.verb == "mirror" and s.before["phase"] == "closing",
        "last card put aside": lambda s: s.round_over and s.verb == "aside",
        "mirror as last card": lambda s: s.round_over and s.verb == "others" and not s.hand and len(s.before["pile"]) > 8,
        "pile empty at a draw": lambda s: s.round_over and s.verb == "draw",
        "pile empty after a last multiple": lambda s: s.round_over and s.verb == "lay" and not int(s.action[4:]) % 11,
        "pile empty as others draw": lambda s: s.round_over and s.verb == "others" and s.hand,
        "pile empty at a fault": lambda s: s.round_over and s.verb == "fault",
        "pile empty for the answered closer": lambda s: s.round_over and s.verb == "mirror",
        "target reached": _ended("target"),
    },
    "lobo77": {
        "77 reached": lambda s: s.after["round"] > s.before["round"] and _lost(s) and s.after["lives"][s.seat] > 0,
        "77 puts a player out": lambda s: s.after["round"] > s.before["round"] and s.after["lives"][s.seat] == 0,
        "all hands empty": lambda s: s.after["round"] > s.before["round"] and not _lost(s),
        "out in mid-round": lambda s: s.result is None and not s.round_over and _lost(s) and s.after["lives"][s.seat] == 0,
        "last by 77": lambda s: s.result is not None and s.after["total"] >= 77,
        "last by a doublet": lambda s: s.result is not None and s.after["total"] < 77,
    },
    "exhopp": {
        "row won in black": lambda s: _won_heads(s, "+"),
        "row lost in red": lambda s: _won_heads(s, "-"),
        "row tied": _row_tied,
        "offer fails": lambda s: s.verb == "decline" and s.after["offer"] is None,
        "exchange": lambda s: s.verb == "accept",
        "player passed over": lambda s: s.result is None and s.verb == "lay" and s.after["turn"] == s.seat,
        "all heads taken": _ended("heads"),
    },
    "eko": {
        "points": _ended("points"),
        "last": _ended("last"),
        "nobody": _ended("nobody"),
        "limit": _ended("limit"),
    },
}  # fmt: skip

# Options that make a way possible or likely.
OPTIONS = {
    ("duo", "target reached"): {"target": 1},
    ("ekko", "closing ended by the table"): {"reactions": "race"},
    ("ekko", "pile empty at a fault"): {"faults": True},
    ("lobo77", "all hands empty"): {"draw_by_hand": True},
    ("eko", "points"): {"target": 3},
    ("eko", "limit"): {"turn_limit": 10},
}


def _short_pile(state):
    """All but one card of the pile go under the top."""
    return state | {"pile": state["pile"][:1], "under": sorted(state["under"] + state["pile"][1:])}


def _no_stock(state):
    """Two cards in one hand, none in the other, nothing to draw."""
    hand = state["hands"][state["turn"]][:2]
    hands = [hand if seat == state["turn"] else [] for seat in range(len(state["hands"]))]
    return state | {"hands": hands, "stock": [], "discard": [], "offer": None, "declined": [], "idle": 0}


def _few_stacks(state):
    """Each player keeps one stack next to the others; the reserve is out of the game."""
    sand = [place for place, terrain in state["board"].items() if terrain == "sand"]
    stacks = {
        sand[0]: {"seat": 0, "pawns": 4, "emperor": True},
        sand[1]: {"seat": 1, "pawns": 1, "emperor": True},
    }
    empty = [{"pawns": 0, "emperor": False} for _ in state["reserve"]]
    return state | {
        "stacks": stacks,
        "reserve": empty,
        "turn": 1,
        "phase": "act",
        "marched": False,
        "swapped": len(empty),
    }


RARE = {
    ("ekko", way): _short_pile for way in WAYS["ekko"] if way.startswith("pile")
} | {("eko", "last"): _few_stacks, ("eko", "nobody"): _few_stacks, ("exhopp", "player passed over"): _no_stock}  # fmt: skip
