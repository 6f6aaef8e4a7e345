"""A bot that sits down at somebody's table and plays: `python examples/remote_bot.py https://example.org/t/…`

It knows no game: it takes any legal action, at random. Put your own thoughts into `choose`.
"""

import random
import sys
from typing import Any

from tablee.client import NoAnswer, Refusal, join


class Dice:
    """Any legal action is as good as any other."""

    def choose(self, look: dict[str, Any], legal: list[str], clock: float) -> str:
        return random.choice(legal)


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        table = join(sys.argv[1], name="Dice")
        print(f"I sit at {table.link} and wait for the game to begin.")
        result = table.play(Dice())
    except (NoAnswer, Refusal, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    seat = table.look()["seat"]
    print(f"It is over ({result['end']}): rank {result['ranks'][seat]} with {result['scores'][seat]} points.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
