"""How EKKO is learnt: a network that is shown what each own card would bring, as a strong player reckons it.

What decides a round is whether the others can answer a card: who cannot draws, and when nobody can, any card
goes. So each card is seen with the chance that it is not answered, with what the hand would still answer
without it, and with its mirror, which may be in the own hand or out. What others cannot hold, for they have
just drawn, is reckoned with. How much all this counts is left to the layers, which weigh it anew at every
table.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tablee.core.chance import BITS
from tablee.core.network import FORBIDDEN, Dense, Network, Ops, Played, Settings, Shape, Weights
from tablee.games.ekko.cards import ACTIONS, CARDS, DRAW, FITTING, MIRROR_OF

WIDE = 400
SIGNS = 11  # what is reckoned of a card …
SHOWN = 5  # … and the first of these, which the layers are shown of own cards
FEW = 9  # hand sizes told apart: 0 to 8 and more
LIKELY = (0.3, 0.6, 0.85)  # chances not to be answered, from which on cards are counted
BARE = ACTIONS - DRAW  # actions without a card
SUMS = SHOWN + len(LIKELY) + 2
SCORED = 2  # times that a card is scored: to be laid, and to be put aside


def _on() -> np.ndarray[Any, Any]:
    """Which cards (columns) may be laid on which (rows)."""
    deck = range(1, CARDS + 1)
    return np.array([[int(FITTING[top, c // BITS]) >> c % BITS & 1 for c in deck] for top in deck], "f4")


def _mirrors() -> np.ndarray[Any, Any]:
    """1 where two cards mirror each other."""
    made = np.zeros((CARDS, CARDS), "f4")
    for card in range(1, CARDS + 1):
        if MIRROR_OF[card]:
            made[card - 1, MIRROR_OF[card] - 1] = 1
    return made


class EkkoNetwork(Network):
    """Layers over the row and over what own cards would bring; a card is scored by itself and by that."""

    def __init__(self, wide: int = WIDE) -> None:
        super().__init__("ekko")
        self.wide = wide
        self.on = _on()
        self.under = np.ascontiguousarray(self.on.T)  # cards (columns) that each may be laid on
        self.either = self.on * self.under  # pairs of which each goes on the other
        self.mirrors = _mirrors()
        self.multiples = 1 - self.mirrors.sum(0)
        self.following = self.on[self.multiples > 0]  # what may follow each multiple of 11
        self.places = np.eye(CARDS, dtype="f4")[self.multiples > 0]
        self.later = np.triu(np.ones((self.seats, self.seats), "f4"), 1)  # seats after each
        self.sizes = np.eye(FEW, dtype="f4")
        self.one_for_all = np.zeros((1, CARDS), "f4")

    def shapes(self) -> dict[str, Shape]:
        wide = self.wide
        inputs = self.inputs + CARDS + 1 + BARE + SHOWN * CARDS + SUMS + 2 * FEW
        scores = SCORED * CARDS + 1 + BARE
        shapes = {
            "first": Shape((inputs, wide), 1.4),
            "second": Shape((wide, wide)),
            "third": Shape((wide, wide)),
            "choice": Shape((wide, scores), 0.01),
            "brings": Shape((wide, SCORED * SIGNS), 0.1),
            "worth": Shape((wide, self.seats), 0.1),
        }
        return shapes | {f"{name}.b": Shape((shape.size[1],), 0) for name, shape in shapes.items()}

    # What there is to see

    def signs(self, rows: Any, ops: Ops) -> tuple[Any, Any]:
        """What each card would bring if it were held and laid: (tables, signs, cards); and the part of the
        unseen cards that the hand answers."""
        hand, top = self.part(rows, "hand"), self.part(rows, "top")
        under, multiples = ops.constant(self.under), ops.constant(self.multiples)
        mirrors = ops.constant(self.mirrors)
        unseen = (1 - hand - top - self.part(rows, "under") - self.part(rows, "aside_own")).clip(0, 1)
        part = 1 / unseen.sum(1).clip(1, None)[:, None]
        answered = ops.floats(unseen @ under) * part
        next_none, none = self._unanswered(rows, unseen, answered, ops)
        own = ops.floats(hand @ under)  # own cards that go on each card
        ever, once = unseen * ops.floats(own > 0), unseen * ops.floats(own == 1)
        replies = ops.floats(ever @ under) - ops.floats(once @ ops.constant(self.either))
        others = self.part(rows, "sizes")[:, 1:].sum(1)[:, None]
        signs = [
            next_none * (1 - multiples) + self._followed(hand * next_none, ops),
            none * (1 - multiples) + self._followed(hand * none, ops),
            ops.floats(once @ ops.constant(self.on)) * part,  # what only this card would answer
            ops.floats(hand @ mirrors),
            ops.floats(unseen @ mirrors) * (others * part).clip(0, 1),
            replies * part,  # what others may lay on it that the hand would answer
            answered,
            multiples * ops.floats(own > 0),
            multiples * ops.floats(own == 0),
            own.clip(0, 4) * 0.25,
            next_none * next_none,
        ]
        return ops.joined([sign[:, None] for sign in signs], 1), ever.sum(1)[:, None] * part

    def lacking(self, rows: Any, ops: Ops) -> Any:
        """Who of the others, counted from the left, could not lay on the top card and drew.

        These are all between who laid it and the viewer, whose turn it is; and who laid it too if that had
        to lay again, for it is a multiple of 11. But for the card drawn they hold nothing that goes on it.
        """
        layer, again = self.part(rows, "layer"), self.part(rows, "top") @ ops.constant(self.multiples)
        since = ops.joined([layer[:, :1] * self.part(rows, "free"), layer[:, 1:]])
        passed = since @ ops.constant(self.later) + layer * again[:, None]
        return ops.floats(passed[:, 1:]) * self.part(rows, "turn")[:, :1]

    def _unanswered(self, rows: Any, unseen: Any, answered: Any, ops: Ops) -> tuple[Any, Any]:
        """The chances that the next player, and that nobody, can lay on each card."""
        barren = ops.floats(self.part(rows, "top") @ ops.constant(self.on))
        rest = unseen * (1 - barren)
        kept = 1 - ops.floats(rest @ ops.constant(self.under)) / rest.sum(1).clip(1, None)[:, None]
        sizes = self.part(rows, "sizes")[:, 1:]
        known = (sizes - 1).clip(0, None) * self.lacking(rows, ops)  # cards that do not go on the top card
        other = sizes - known
        free = 1 - answered
        next_none = kept ** known[:, :1] * free ** other[:, :1]
        return next_none, kept ** known.sum(1)[:, None] * free ** other.sum(1)[:, None]

    def _followed(self, values: Any, ops: Ops) -> Any:
        """For each multiple of 11 the best value among the own cards that may follow it."""
        best = ops.largest(values[:, None] * ops.constant(self.following), -1)
        return best @ ops.constant(self.places)

    def _sums(self, rows: Any, signs: Any, answers: Any, ops: Ops) -> list[Any]:
        """What the hand is like as a whole."""
        hand = self.part(rows, "hand")
        next_none = signs[:, 0]
        counts = [(hand * ops.floats(next_none > least)).sum(1)[:, None] * 0.25 for least in LIKELY]
        weakest = ops.largest(hand * (1 - next_none), -1)[:, None]
        sizes = ops.whole(self.part(rows, "sizes")[:, :2].clip(0, FEW - 1))
        told = ops.constant(self.sizes)
        brought = (signs[:, :SHOWN] * hand[:, None]).sum(-1) * 0.25
        return [brought, *counts, answers, weakest, told[sizes[:, 0]], told[sizes[:, 1]]]

    def _flags(self, choices: Any, ops: Ops) -> list[Any]:
        """What may be done: what may be laid, whether the mirror may be, and actions without a card."""
        flags = ops.floats(choices)
        return [flags[:, :CARDS], flags[:, CARDS : 2 * CARDS].sum(1)[:, None], flags[:, DRAW:]]

    # What to make of it

    def shown(self, rows: Any, choices: Any, ops: Ops) -> tuple[Any, ...]:
        """All that is seen of a table, and what each card would bring."""
        signs, answers = self.signs(rows, ops)
        own = (signs[:, :SHOWN] * self.part(rows, "hand")[:, None]).reshape(-1, SHOWN * CARDS)
        sums = self._sums(rows, signs, answers, ops)
        return ops.joined([self.scaled(rows, ops), *self._flags(choices, ops), own, *sums]), signs

    def judge(
        self, w: Weights, shown: Sequence[Any], choices: Any, ops: Ops, seats: int | None = None
    ) -> tuple[Any, Any]:
        seen, signs = shown
        hidden = ops.relu(seen @ w["first"] + w["first.b"])
        hidden = hidden + ops.relu(hidden @ w["second"] + w["second.b"])
        hidden = hidden + ops.relu(hidden @ w["third"] + w["third.b"])
        alone = hidden @ w["choice"] + w["choice.b"]
        brings = (hidden @ w["brings"] + w["brings.b"]).reshape(-1, SCORED, SIGNS) @ signs
        cards = alone[:, : SCORED * CARDS] + brings.reshape(-1, SCORED * CARDS)
        mirror = alone[:, SCORED * CARDS : SCORED * CARDS + 1] + ops.constant(self.one_for_all)
        parts = [cards[:, :CARDS], mirror, cards[:, CARDS:], mirror, alone[:, SCORED * CARDS + 1 :]]
        return ops.where(choices, ops.joined(parts), FORBIDDEN), hidden @ w["worth"] + w["worth.b"]

    # What a critic may see while learning

    def features(self, rows: Any, choices: Any, ops: Ops) -> Any:
        return ops.joined([self.scaled(rows, ops), *self._flags(choices, ops)])

    def unveiled(self, rows: Any, others: Any, ops: Ops) -> Any:
        """The others' cards, and which own cards the next player, or anybody, can answer."""
        hand, under = self.part(rows, "hand"), ops.constant(self.under)
        by_next = hand * ops.floats(others[:, 0] @ under).clip(0, 1)
        by_any = hand * ops.floats(others.sum(1) @ under).clip(0, 1)
        return ops.joined([others.reshape(-1, others.shape[1] * CARDS) * 0.5, by_next, by_any])


def network() -> EkkoNetwork:
    return EkkoNetwork()


def former() -> list[Network]:
    """Plain layers over the row."""
    return [Dense("ekko", 400)]


# With two seats the network that looks ahead is ahead of the search, with more it is not (docs/masters.md).
PLAYED: Played = {"skilled": "network", "master": {2: "ahead", 3: "search"}}

SETTINGS = Settings(
    limit=1500,
    rate=7e-4,
    entropy=(0.01, 0.001),
    tables=65536,
    chunk=65536,
    shares={2: 0.4, 4: 0.25},
    varied={"target": (10, 25, 25, 50, 100), "reactions": ("ask", "race"), "faults": (False, True)},
    secrets=("hand",),
)
