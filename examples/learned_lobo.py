"""The learner of examples/learn_lobo.py at a real table: `python examples/learned_lobo.py https://example.org/t/…`

`Learned` is a bot as every table knows it, a class with one method. It reads its weights from lobo77.pt,
or from the file that LOBO_WEIGHTS names.
"""

import os
import sys
from typing import Any

import numpy as np
import torch
from learn_lobo import Policy

import tablee
from tablee.client import NoAnswer, Refusal, join

GAME = tablee.game("lobo77")
FACES = [text.removeprefix("lay ") for text in GAME.notation.ACTIONS if text.startswith("lay ")]
NUMBERS = ("over", "draw_by_hand", "round", "way", "total", "owed", "played", "pile")


def observed(look: dict[str, Any]) -> np.ndarray[Any, Any]:
    """What a seat sees as the row of numbers the learner learnt from (docs/games/lobo77.md)."""
    seats = [k % len(look["lives"]) for k in range(look["seat"], look["seat"] + len(look["lives"]))]
    parts = {name: [look[name]] for name in NUMBERS}
    parts |= {name: [look[name][k] for k in seats] for name in ("lives", "sizes", "draws")}
    parts |= {name: [k == look[name] for k in seats] for name in ("opener", "turn")}
    parts |= {name: [look[name].count(face) for face in FACES] for name in ("hand", "laid")}
    parts["table"] = [1 for _ in seats]
    row = np.zeros(GAME.layout.size, "f4")
    for name, numbers in parts.items():
        start = GAME.layout[name].start
        row[start : start + len(numbers)] = numbers
    return row


class Learned:
    """Plays what the network likes best."""

    def __init__(self) -> None:
        self.policy = Policy()
        self.policy.load_state_dict(torch.load(os.environ.get("LOBO_WEIGHTS", "lobo77.pt")))

    def choose(self, look: dict[str, Any], legal: list[str], clock: float) -> str:
        mask = np.zeros(GAME.rules.ACTIONS, "?")
        mask[[GAME.codes[text] for text in legal]] = True
        action = self.policy.best(observed(look)[None], mask[None])[0]
        return str(GAME.notation.ACTIONS[action])


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        result = join(sys.argv[1], name="Learned").play(Learned())
    except (NoAnswer, Refusal, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"It is over ({result['end']}); ranks by seat: {result['ranks']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
