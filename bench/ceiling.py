"""How much can be won at all? `python -m bench.ceiling GAME [--playouts N] [--games N] [--seats N]`

Our search plays the same search with all hands open: one that cheats, for it knows every card that is held,
though not what will be drawn. Whoever plays honestly can at best guess what it knows. Where even that wins
little, neither a better guess nor a deeper look will win much: what is left is luck.
"""

import argparse
import json
from functools import cache
from typing import Any

import tablee
from tablee.bots import search
from tablee.bots.compiled import GameAndBot
from tablee.bots.players import Decision, Player
from tablee.bots.thought import Tree, tree_chance
from tablee.core.build import Build, rule
from tablee.core.chance import renew
from tablee.core.match import Match
from tablee.core.shelf import module
from tablee.lab.arena import Contest, play_game
from tablee.lab.standings import Standings, as_json


@rule
def leave_open(s, seat, chance):
    """All cards stay where they lie; only what will be drawn is new."""
    renew(s.rng, chance)


class OpenBuild(Build):
    """The rules and the bot functions of a game, with all hands open."""

    kind = "open"


@cache
def open_search(name: str, compiled: bool) -> Any:
    build = OpenBuild(name, GameAndBot(name), compiled, {module(name, "rules").imagine: leave_open})
    return build.bind(search.think)


class Cheat(Player):
    """The search that sees all hands, with so many playouts a decision."""

    def __init__(self, playouts: int) -> None:
        super().__init__("random")
        self.name = f"open-{playouts}"
        self.playouts = playouts

    def decide(self, match: Match, seat: int, seed: int) -> Decision:
        legal = match.legal(seat)
        if len(legal) == 1 and match.asked == seat:
            return Decision(legal[0])
        tree = Tree(match, seat, tree_chance(seed, 0))
        tree.think = open_search(match.game.name, match.game.build.compiled)
        tree.grow(self.playouts, None)
        best = max(tree.children(), key=lambda node: int(node["visits"]))
        code = int(best["action"])
        return Decision(None if code == search.PASS else match.game.notation.ACTIONS[code])


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.ceiling", description=__doc__)
    parser.add_argument("game", metavar="GAME", choices=[card.name for card in tablee.shelf()])
    parser.add_argument("--playouts", type=int, default=4000)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args()
    game = tablee.game(given.game, given.seats)
    players = [Cheat(given.playouts), Player(f"search-{given.playouts}")]
    names = tuple(player.name for player in players)
    contest = Contest(game.name, game.seats, game.options, names, given.games, "ceiling")
    table = Standings(contest)
    for number in range(contest.games):
        table.add(play_game(contest, number, players))
    print(json.dumps(as_json(table)))


if __name__ == "__main__":
    main()
