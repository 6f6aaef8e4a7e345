"""The Python face of the searches: thinks about one decision of one seat, within a budget.

A game whose bot can `appraise` actions is searched by the guided tree, all others by information sets.
A thought is reproducible: the same look, seed and number of playouts give the same choice. With two
trees, each grows in its own thread from its own chance, and their counts are added up.
"""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Any

import numpy as np

from tablee.bots import search
from tablee.bots.compiled import bound, can_be_guided
from tablee.bots.levels import LEVELS
from tablee.bots.rollouts import warm
from tablee.core.cache import is_prepared, mark_prepared
from tablee.core.chance import LOW32
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.network import way_of

NODE = np.dtype(
    [
        ("value", "f8"),
        ("square", "f8"),
        ("action", "i4"),
        ("seat", "i4"),
        ("child", "i4"),
        ("sibling", "i4"),
        ("visits", "i4"),
        ("offered", "i4"),
    ]
)
GUIDED_NODE = np.dtype(
    [
        ("value", "f8"),
        ("square", "f8"),
        ("weight", "f4"),
        ("first", "i4"),
        ("visits", "i4"),
        ("action", "i2"),
        ("seat", "i1"),
        ("many", "i2"),
    ],
    align=True,
)
MOST_NODES = 60_000  # per tree: 2.4 MB, whatever the time
MOST_GUIDED_NODES = 500_000  # … and at most 20 MB, for all actions of a table are listed at once
DEEPEST = 40
DARING = 0.5
CHUNK = 32
COUNTED = ("visits", "value", "square")
PLAIN = 5.0  # standard errors between the best two means that make a choice plain
LEAST_VISITS = 30  # of the second best, before its mean is believed
CHANCE_WORDS = 4


def prepared(game: Game) -> bool:
    """Whether the search of a game is in the cache already."""
    return not game.build.compiled or is_prepared(game.name, "bot")


def prepare(game: Game) -> None:
    """Compile all that programs need to play a game, once and for all."""
    if prepared(game):
        return
    match = game.start(seed="prepare")
    seat = match.asked
    ponder(match, seat, seed=0, playouts=2)
    codes = np.zeros(game.rules.MOST_MOVES + 1, "i4")
    n = game.moves(match.handle, seat, codes)
    bound(game).thumb(match.handle, seat, codes, n, tree_chance(0, 0))
    from tablee.bots.chances import win_chances

    win_chances(match, seat, playouts=1)
    if any(way_of(game.name, level.name, game.seats) != "search" for level in LEVELS):
        warm(match, seat)
    mark_prepared(game.name, "bot")


@dataclass(frozen=True)
class Idea:
    """One action as the search sees it: how good, how sure, how often tried."""

    action: str | None  # None: let the moment pass (out of turn only)
    value: float
    error: float
    visits: int


class Tree:
    """One growing tree of thoughts about a seat's decision; a wide one tries every action."""

    node = NODE
    most = MOST_NODES

    def __init__(self, match: Match, seat: int, chance: np.ndarray[Any, Any], wide: bool = False) -> None:
        game = match.game
        self.match = match
        self.seat = seat
        self.taken = game.build.taken
        self.states = self.taken(np.concatenate([match.copied(), match.copied()]))
        self.nodes = np.zeros(self.most, self.node)
        self.codes = self.taken(np.zeros(game.rules.MOST_MOVES + 1, "i4"))
        self.path = self.taken(np.zeros(DEEPEST, "i4"))
        self.chance = self.taken(chance)
        self.taken_nodes = self.taken(self.nodes)
        self.wide = wide
        self.used = 1
        self._begin()

    def _begin(self) -> None:
        game = self.match.game
        self.nodes["child"][0] = search.NOWHERE
        self.slots = self.taken(np.full(game.rules.ACTIONS + 1, search.NOWHERE, "i4"))
        self.think = bound(game).think

    def grow(self, playouts: int | None, seconds: float | None) -> None:
        """Run a number of playouts, or as many as fit into the time; stop once the choice is made."""
        begin = time.perf_counter()
        done = 0
        while playouts is None or done < playouts:
            run = max(CHUNK, done // CHUNK)
            run = run if playouts is None else min(run, playouts - done)
            self.run(run)
            done += run
            if seconds is not None:
                spent = time.perf_counter() - begin
                if spent >= seconds or self._settled(done * (seconds - spent) / spent):
                    return
            elif playouts is not None and self._settled(playouts - done):
                return

    def run(self, playouts: int) -> None:
        """Grow by a number of playouts."""
        self.used = self.think(
            self.states,
            self.seat,
            self.taken_nodes,
            self.used,
            self.codes,
            self.slots,
            self.path,
            self.chance,
            playouts,
            DARING,
            self.wide,
        )

    def _settled(self, left: float) -> bool:
        """Whether there is one action only, the playouts left cannot change which is tried most, or the
        choice is plain: the best leads every other by far more than chance explains."""
        ranked = sorted(((int(n["visits"]), *_estimate(n)) for n in self.children()), reverse=True)
        if len(ranked) < 2 or ranked[0][0] - ranked[1][0] > left:
            return True
        _, mean, error = ranked[0]
        return ranked[1][0] >= LEAST_VISITS and all(
            mean - other > PLAIN * hypot(error, doubt) for visits, other, doubt in ranked[1:]
        )

    def children(self) -> list[Any]:
        found, at = [], int(self.nodes[0]["child"])
        while at != search.NOWHERE:
            found.append(self.nodes[at])
            at = int(self.nodes[at]["sibling"])
        return found


class GuidedTree(Tree):
    """The same where nothing is hidden and nothing is drawn: what looks good is tried more often."""

    node = GUIDED_NODE
    most = MOST_GUIDED_NODES

    def _begin(self) -> None:
        game = self.match.game
        self.scores = self.taken(np.zeros(game.rules.MOST_MOVES + 1))
        self.gains = self.taken(np.zeros(game.seats))
        self.think = bound(game).think_guided

    def run(self, playouts: int) -> None:
        self.used = self.think(
            self.states,
            self.seat,
            self.taken_nodes,
            self.used,
            self.codes,
            self.scores,
            self.path,
            self.gains,
            self.chance,
            playouts,
            self.wide,
        )

    def children(self) -> list[Any]:
        """Those that were tried."""
        first, many = int(self.nodes[0]["first"]), int(self.nodes[0]["many"])
        return [node for node in self.nodes[first : first + many] if node["visits"]]


def ponder(
    match: Match,
    seat: int,
    seed: int,
    playouts: int | None = None,
    seconds: float | None = None,
    trees: int = 1,
    wide: bool = False,
    plain: bool = False,
) -> list[Idea]:
    """The choices of a seat, best first; a `wide` search tries all of them. The match itself is not touched.

    A `plain` search is the one that every game has, also where another is better.
    """
    kind = Tree if plain or not can_be_guided(match.game) else GuidedTree
    grown = [kind(match, seat, tree_chance(seed, k), wide) for k in range(trees)]
    share = None if playouts is None else max(1, playouts // trees)
    if trees == 1:
        grown[0].grow(share, seconds)
    else:
        with ThreadPoolExecutor(trees) as pool:
            list(pool.map(lambda tree: tree.grow(share, seconds), grown))
    return _ideas(match, grown)


def tree_chance(seed: int, tree: int) -> np.ndarray[Any, Any]:
    """The chance of one tree's imagination."""
    words = np.random.SeedSequence([seed, tree]).generate_state(CHANCE_WORDS)
    return words.astype("i8") & LOW32


def _estimate(counts: Any) -> tuple[float, float]:
    """The mean value of what was counted, and its standard error."""
    visits = max(int(counts["visits"]), 1)
    mean = float(counts["value"]) / visits
    return mean, sqrt(max(float(counts["square"]) / visits - mean * mean, 0.0) / visits)


def _ideas(match: Match, trees: Sequence[Tree]) -> list[Idea]:
    sums: dict[int, dict[str, float]] = {}
    for tree in trees:
        for node in tree.children():
            row = sums.setdefault(int(node["action"]), dict.fromkeys(COUNTED, 0.0))
            for key in COUNTED:
                row[key] += float(node[key])
    ideas = []
    for code, row in sums.items():
        if row["visits"]:
            action = None if code == search.PASS else match.game.notation.ACTIONS[code]
            ideas.append(Idea(action, *_estimate(row), int(row["visits"])))
    return sorted(ideas, key=lambda idea: (-idea.visits, -idea.value, idea.action or ""))
