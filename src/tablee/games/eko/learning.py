"""How ekô is learnt: a network of hexes.

Every space has numbers of its own, mixed again and again with those of its neighbours, of the spaces that
can be reached from it and of the whole table. A move is scored by where it starts and where it goes, a
building by the stack that pays and the site; every seat has a value.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from tablee.core.network import FORBIDDEN, Network, Ops, Settings, Shape, Weights
from tablee.games.eko.board import BESIDE, SPACES, SPACES_FOR
from tablee.games.eko.building import BUILD, BUILDS, PAIRS, VARIANTS
from tablee.games.eko.moving import MOVES
from tablee.games.eko.rules import ACTIONS, EXCHANGE, KEEP, MOST_SEATS, REINFORCE, SWAP

FINE = 64  # numbers of a space
LAYERS = 6
REACHING = (1, 3)  # the layers that also mix along the moves there are
AIMS = 32  # numbers by which a start and a goal are matched
PAYS = 24  # … and a stack and a site
OF_SPACE = 5 + MOST_SEATS * (4 + 1 + 3)
PER_STACK = 6  # reinforcements: one, two or three pawns, with the Emperor or not
GLOBAL = (
    *("table", "end", "goal", "own_upgrade_only", "phase", "marched", "swapped", "reserve"),
    *("emperor_in_reserve", "held", "gone", "supply", "points"),
)
SIZES = {"goal": 1 / 12, "swapped": 0.25, "reserve": 0.1, "gone": 0.1, "supply": 0.2, "points": 0.1}


class Ground:
    """The board of so many spaces: its neighbours, its building pairs, and where each action's score lies."""

    def __init__(self, spaces: int) -> None:
        beside = np.asarray(BESIDE)[:spaces]
        self.near = np.zeros((spaces, spaces), "f4")
        for space in range(spaces):
            for other in beside[space]:
                if 0 <= other < spaces:
                    self.near[space, other] = 0.25  # sums of six stay small
        kept = [k for k, (site, stack) in enumerate(PAIRS) if site < spaces and stack < spaces]
        self.sites = np.array([PAIRS[k][0] for k in kept])
        self.stacks = np.array([PAIRS[k][1] for k in kept])
        self.places = _places(spaces, kept)
        starts, goals = np.divmod(np.arange(ACTIONS), SPACES)
        on_board = (np.arange(ACTIONS) < MOVES) & (starts < spaces) & (goals < spaces)
        self.moves = np.where(on_board, starts * spaces + goals, -1)


def _places(spaces: int, kept: list[int]) -> np.ndarray[Any, Any]:
    """Scores lie in a row: moves, buildings, reinforcements, swaps, keep, march, rest, exchange."""
    places = np.zeros(ACTIONS, "i8")
    for start in range(spaces):
        for goal in range(spaces):
            places[start * SPACES + goal] = start * spaces + goal
    first = spaces * spaces
    for k, pair in enumerate(kept):
        for variant in range(VARIANTS):
            places[BUILD + pair * VARIANTS + variant] = first + k * VARIANTS + variant
    first += len(kept) * VARIANTS
    places[REINFORCE : REINFORCE + spaces * PER_STACK] = first + np.arange(spaces * PER_STACK)
    first += spaces * PER_STACK
    places[SWAP : SWAP + spaces] = first + np.arange(spaces)
    first += spaces
    places[KEEP:EXCHANGE] = first + np.arange(EXCHANGE - KEEP)
    places[EXCHANGE:ACTIONS] = first + EXCHANGE - KEEP  # whose Emperor is given is not told apart
    return places


@cache
def ground(spaces: int) -> Ground:
    return Ground(spaces)


class EkoNetwork(Network):
    """Hexes that look around; tables with another number of seats have another board."""

    listed = True
    apart = True

    def __init__(self) -> None:
        super().__init__("eko")
        assert BUILD + BUILDS == REINFORCE
        self.globals = (
            sum(self.layout[name].size for name in GLOBAL) + 2 * MOST_SEATS + len(self.card.own_options)
        )

    def shapes(self) -> dict[str, Shape]:
        shapes = {
            "space": Shape((OF_SPACE, FINE), 1.4),
            "told": Shape((self.globals, FINE), 1.4),
        }
        for layer in range(LAYERS):
            shapes[f"{layer}.own"] = Shape((FINE, FINE), 1.0)
            shapes[f"{layer}.near"] = Shape((FINE, FINE), 0.7)
            shapes[f"{layer}.all"] = Shape((FINE, FINE), 0.7)
            shapes[f"{layer}.pool"] = Shape((3 * FINE, FINE), 1.0)
            if layer in REACHING:
                shapes[f"{layer}.reach"] = Shape((FINE, FINE), 0.7)
                shapes[f"{layer}.reached"] = Shape((FINE, FINE), 0.7)
        shapes |= {
            "start": Shape((FINE, AIMS), 0.3),
            "goal": Shape((FINE, AIMS), 0.3),
            "leave": Shape((FINE, 1), 0.1),
            "enter": Shape((FINE, 1), 0.1),
            "stack": Shape((FINE, PAYS), 1.0),
            "site": Shape((FINE, PAYS), 1.0),
            "build": Shape((PAYS, VARIANTS), 0.1),
            "rest": Shape((FINE, PER_STACK + 1), 0.1),
            "table": Shape((3 * FINE, EXCHANGE - KEEP + 1), 0.1),
            "judge": Shape((3 * FINE, 2 * FINE), 1.4),
            "worth": Shape((2 * FINE, MOST_SEATS), 0.1),
        }
        biased = ("told", "start", "goal", "site", "build", "rest", "table", "judge", "worth")
        biases = [name for name in shapes if name in biased or name.endswith((".own", ".pool"))]
        return shapes | {f"{name}.b": Shape((shapes[name].size[1],), 0) for name in biases}

    def _spaces(self, rows: Any, spaces: int, ops: Ops) -> Any:
        """What stands on each space, in flags: (tables, spaces, flags)."""

        def board(name: str, layers: int) -> Any:
            return self.part(rows, name).reshape(-1, layers, SPACES)[:, :, :spaces]

        stacks, built = board("stacks", MOST_SEATS), board("buildings", MOST_SEATS)
        flags = [board("terrain", 5), board("emperors", MOST_SEATS)]
        flags += [ops.floats(stacks == pawns) for pawns in range(1, 5)]
        flags += [ops.floats(built == kind) for kind in range(1, 4)]
        return ops.joined(flags, 1).swapaxes(1, 2)

    def _told(self, rows: Any, ops: Ops) -> Any:
        """What is known beside the board."""
        parts = [self.part(rows, name) * SIZES.get(name, 1.0) for name in GLOBAL]
        limit = self.part(rows, "turn_limit").clip(1, 1000)
        left = limit - self.part(rows, "turns")
        parts += [(left * 0.1).clip(0, 2), left / limit]
        return ops.joined([*parts, self.scaled(rows, ops)[:, self.layout.size :]])

    def judge(
        self, w: Weights, shown: Sequence[Any], choices: Any, ops: Ops, seats: int | None = None
    ) -> tuple[Any, Any]:
        (rows,) = shown
        spaces = SPACES if seats is None else int(SPACES_FOR[seats])
        here = ground(spaces)
        legal, codes = choices >= 0, ops.whole(choices).clip(0, ACTIONS - 1)
        near = ops.constant(here.near)
        reach = self._reach(codes, legal, here, spaces, ops)
        x = self._spaces(rows, spaces, ops) @ w["space"]
        table = ops.relu(self._told(rows, ops) @ w["told"] + w["told.b"])
        for layer in range(LAYERS):
            mixed = x @ w[f"{layer}.own"] + w[f"{layer}.own.b"] + (near @ x) @ w[f"{layer}.near"]
            mixed = mixed + (table @ w[f"{layer}.all"])[:, None]
            if layer in REACHING:
                mixed = (
                    mixed
                    + (reach @ x) @ w[f"{layer}.reach"]
                    + (reach.swapaxes(1, 2) @ x) @ w[f"{layer}.reached"]
                )
            x = x + ops.relu(mixed)
            table = table + ops.relu(self._pooled(x, table, ops) @ w[f"{layer}.pool"] + w[f"{layer}.pool.b"])
            x, table = x * 0.7, table * 0.7  # sums of many layers stay small
        pooled = self._pooled(x, table, ops)
        scores = ops.along(self._scores(w, x, pooled, here, ops), ops.constant(here.places)[codes])
        judged = ops.relu(pooled @ w["judge"] + w["judge.b"])
        return ops.where(legal, scores, FORBIDDEN), judged @ w["worth"] + w["worth.b"]

    def _reach(self, codes: Any, legal: Any, here: Ground, spaces: int, ops: Ops) -> Any:
        """From which space which can be moved to now, each start's goals sharing one."""
        moves = ops.constant(here.moves)[codes]
        marked = ops.marks(moves, legal & (moves >= 0), spaces * spaces).reshape(-1, spaces, spaces)
        return marked / (marked.sum(-1)[:, :, None] + 1)

    def _pooled(self, x: Any, table: Any, ops: Ops) -> Any:
        return ops.joined([table, x.mean(1), ops.largest(x, 1)])

    def _scores(self, w: Weights, x: Any, pooled: Any, here: Ground, ops: Ops) -> Any:
        """All scores in a row, as `_places` says."""
        tables = x.shape[0]
        starts, goals = x @ w["start"] + w["start.b"], x @ w["goal"] + w["goal.b"]
        moves = starts @ goals.swapaxes(1, 2) + x @ w["leave"] + (x @ w["enter"]).swapaxes(1, 2)
        stacks, sites = (x @ w["stack"])[:, ops.constant(here.stacks)], x @ w["site"] + w["site.b"]
        builds = ops.relu(stacks + sites[:, ops.constant(here.sites)]) @ w["build"] + w["build.b"]
        rest = x @ w["rest"] + w["rest.b"]
        return ops.joined(
            [
                moves.reshape(tables, -1),
                builds.reshape(tables, -1),
                rest[:, :, :PER_STACK].reshape(tables, -1),
                rest[:, :, PER_STACK],
                pooled @ w["table"] + w["table.b"],
            ]
        )


def network() -> EkoNetwork:
    return EkoNetwork()


SETTINGS = Settings(
    limit=1200,
    rate=5e-4,
    entropy=(0.01, 0.001),
    tables=12288,
    steps=32,
    chunk=8192,
    shares={2: 0.6, 4: 0.2},
    varied={"target": (6, 9, 12, 12, 15), "turn_limit": (30, 60, 60), "own_upgrade_only": (False, True)},
)
