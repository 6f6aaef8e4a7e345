"""How Ex & hopp is learnt: a network that sees the table as people do.

Colours are counted by their owners, the viewer's own first, for which colour a seat has is chance and means
nothing; rows are sums by colour, and in no order. Each action on offer is seen with what it would make of its
row, scored beside all the others, and its code is never looked at otherwise.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tablee.core.network import FORBIDDEN, Network, Ops, Played, Settings, Shape, Weights
from tablee.games.exhopp.cards import CARDS, COLOURS, KINDS, POINTS, ROWS, VALUES, WORTH
from tablee.games.exhopp.rules import ACCEPT, ACTIONS, DECLINE, OFFER, WANTS

SEATS = 6
WIDE = 448  # of the layers over the whole table
FINE = 96  # of what is known of one row, or of one action
GLOBALS = 3 * SEATS * VALUES + SEATS * KINDS + 5 * SEATS + 8
OF_ROW = KINDS + 4 + 3 * SEATS
KINDS_OF_ACTION = 4
LAYING, OFFERING, ACCEPTING, DECLINING = range(KINDS_OF_ACTION)
OF_ACTION = KINDS_OF_ACTION + SEATS + VALUES + 1 + SEATS + 2 + 2 * SEATS + OF_ROW
SMALL = 1 / VALUES  # sums are whole numbers, for ties are to be seen, and made small where they go in
RESERVE = 4.0  # how much less likely an offer is than a lay before anything is learnt


def _codes() -> dict[str, np.ndarray[Any, Any]]:
    """What each action is about: its kind, card and row, and the colour wanted (COLOURS: none)."""
    codes = np.arange(ACTIONS)
    kind = np.select(
        [codes < OFFER, codes < ACCEPT, codes < DECLINE], [LAYING, OFFERING, ACCEPTING], DECLINING
    )
    offered, want = np.divmod(codes - OFFER, WANTS)
    card = np.select(
        [kind == LAYING, kind == OFFERING, kind == ACCEPTING], [codes // ROWS, offered, codes - ACCEPT], 0
    )
    wanted = np.where(kind == OFFERING, want + (want >= card // VALUES), COLOURS)
    return {"kind": kind, "card": card, "row": np.where(kind == LAYING, codes % ROWS, 0), "want": wanted}


class ExhoppNetwork(Network):
    """Rows and actions by what they are like, the table by layers over all of them."""

    listed = True

    def __init__(self) -> None:
        super().__init__("exhopp")
        about = _codes()
        self.kinds = np.eye(KINDS_OF_ACTION, dtype="f4")[about["kind"]]
        holds_card = (about["kind"] != DECLINING)[:, None]
        self.colours = (np.eye(COLOURS, dtype="f4")[about["card"] // VALUES] * holds_card).astype("f4")
        self.values = (np.eye(VALUES, dtype="f4")[about["card"] % VALUES] * holds_card).astype("f4")
        self.wants = np.eye(COLOURS + 1, COLOURS, dtype="f4")[about["want"]]
        self.in_row = about["row"].astype("i8")
        self.lays = (about["kind"] == LAYING).astype("f4")
        self.steps = np.arange(1, VALUES + 1, dtype="f4")
        self.places = np.arange(ROWS)
        self.points, self.worths = np.asarray(POINTS, "f4"), np.asarray(WORTH, "f4")
        self.apart_from = np.eye(SEATS, dtype="f4") * 128

    def shapes(self) -> dict[str, Shape]:
        inputs = GLOBALS + 4 * FINE + len(self.card.own_options)
        shapes = {
            "row": Shape((OF_ROW, FINE), 1.4),
            "act": Shape((OF_ACTION, FINE), 1.4),
            "first": Shape((inputs, WIDE), 1.4),
            "second": Shape((WIDE, WIDE)),
            "third": Shape((WIDE, WIDE)),
            "again": Shape((FINE, FINE), 1.4),
            "table": Shape((WIDE, FINE), 1.0),
            "choice": Shape((FINE, 1), 0.1),
            "worth": Shape((WIDE, SEATS), 0.1),
        }
        biases = {
            f"{name}.b": Shape((shape.size[1],), 0)
            for name, shape in shapes.items()
            if name not in ("table", "choice")
        }
        return shapes | biases | {"choice.b": Shape((KINDS_OF_ACTION,), 0)}

    # What there is to see

    def _owners(self, rows: Any) -> Any:
        """Which colour (last) each seat has, by tables."""
        return self.part(rows, "colours").reshape(-1, SEATS, COLOURS)

    def _by_owner(self, rows: Any, cards: Any) -> Any:
        """Cards (tables, things, cards of all colours), their colours counted by their owners."""
        many = cards.reshape(-1, cards.shape[1], COLOURS, VALUES)
        return self._owners(rows)[:, None] @ many

    def _laid(self, rows: Any, ops: Ops) -> Any:
        """The cards of each row, by owner: (tables, rows, owners, values)."""
        return self._by_owner(rows, self.part(rows, "rows").clip(0, 1).reshape(-1, ROWS, CARDS))

    def _globals(self, rows: Any, laid: Any, ops: Ops) -> Any:
        sets = ops.joined([self.part(rows, "hand")[:, None], self.part(rows, "discard")[:, None]], 1)
        by_owner = self._by_owner(rows, sets).reshape(-1, 2 * SEATS * VALUES)
        owners = self._owners(rows)
        offer = [(owners @ self.part(rows, name)[:, :, None])[:, :, 0] for name in ("give", "want")]
        numbers = [self.part(rows, name) for name in ("may_answer", "must_lay", "over")]
        return ops.joined(
            [
                by_owner,
                laid.sum(1).reshape(-1, SEATS * VALUES),
                self.part(rows, "won") * 0.5,
                self.part(rows, "scores") * 0.1,
                self.part(rows, "sizes") * 0.25,
                self.part(rows, "table"),
                *offer,
                *numbers,
                self.part(rows, "down") * 0.1,
                self.part(rows, "down").clip(0, 2) * 0.5,
                self.part(rows, "stock") * 0.05,
                self.part(rows, "idle").clip(0, 6) * 0.3,
                self.part(rows, "idle").clip(0, 1),
                rows[:, self.layout.size :],
            ]
        )

    def _rows(self, rows: Any, laid: Any, ops: Ops) -> tuple[Any, Any, Any]:
        """What each row is like, its sums by owner, and how many cards it still takes."""
        heads = self.part(rows, "heads").reshape(-1, ROWS, KINDS)
        sums = laid @ ops.constant(self.steps)
        left = (heads @ ops.constant(self.points)) - laid.sum(-1).sum(-1)
        worth = heads @ ops.constant(self.worths)
        numbers = [
            left[:, :, None] * 0.2,
            ops.floats(left[:, :, None] == 1),
            ops.floats(left[:, :, None] == 2),
        ]
        about = ops.joined(
            [
                heads,
                worth[:, :, None] * 0.2,
                *numbers,
                sums * SMALL,
                laid.sum(-1) * 0.3,
                self._margins(sums, ops) * SMALL,
            ]
        )
        return about, sums, left

    def _margins(self, sums: Any, ops: Ops) -> Any:
        """By how much each owner's sum leads the best of the others."""
        others = sums[..., None, :] - ops.constant(self.apart_from)
        return sums - ops.largest(others, -1)

    def _actions(self, rows: Any, codes: Any, about: Any, sums: Any, left: Any, ops: Ops) -> Any:
        """What each action on offer is like, and what a lay would make of its row."""
        owners = self._owners(rows)
        turned = owners.swapaxes(1, 2)  # colours, then owners
        colour = ops.constant(self.colours)[codes] @ turned
        value = ops.constant(self.values)[codes]
        lays = ops.constant(self.lays)[codes][:, :, None]
        row = ops.floats(ops.constant(self.in_row)[codes][:, :, None] == ops.constant(self.places)) * lays
        height = (value @ ops.constant(self.steps))[:, :, None]
        after = row @ sums + colour * height * lays
        margins = self._margins(after, ops) * lays
        last = ops.floats((row @ left[:, :, None]) == 1)
        worth = (
            row @ (self.part(rows, "heads").reshape(-1, ROWS, KINDS) @ ops.constant(self.worths))[:, :, None]
        )
        outcome = ops.floats(margins > 0) * last * worth * 0.2
        kind, want = ops.constant(self.kinds)[codes], ops.constant(self.wants)[codes] @ turned
        parts = [
            kind,
            colour,
            value,
            height * SMALL,
            want,
            last,
            worth * 0.2,
            margins * SMALL,
            outcome,
            row @ about,
        ]
        return ops.joined(parts)

    def shown(self, rows: Any, choices: Any, ops: Ops) -> tuple[Any, Any, Any]:
        """What the table as a whole is like, what each row is, and what each action on offer is."""
        laid = self._laid(rows, ops)
        about, sums, left = self._rows(rows, laid, ops)
        codes = ops.whole(choices).clip(0, ACTIONS - 1)
        acts = self._actions(rows, codes, about, sums, left, ops)
        return self._globals(rows, laid, ops), about, acts

    # What to make of it

    def judge(
        self, w: Weights, shown: Sequence[Any], choices: Any, ops: Ops, seats: int | None = None
    ) -> tuple[Any, Any]:
        table, about, on_offer = shown
        legal, codes = choices >= 0, ops.whole(choices).clip(0, ACTIONS - 1)
        seen = ops.relu(about @ w["row"] + w["row.b"])
        acts = ops.relu(on_offer[:, : choices.shape[1]] @ w["act"] + w["act.b"])
        offered = acts * ops.floats(legal)[:, :, None]
        whole = ops.joined(
            [
                table,
                seen.sum(1) * 0.5,
                ops.largest(seen, 1),
                offered.sum(1) * 0.1,
                ops.largest(offered, 1),
            ]
        )
        hidden = ops.relu(whole @ w["first"] + w["first.b"])
        hidden = hidden + ops.relu(hidden @ w["second"] + w["second.b"])
        hidden = hidden + ops.relu(hidden @ w["third"] + w["third.b"])
        judged = ops.relu(acts @ w["again"] + w["again.b"] + (hidden @ w["table"])[:, None])
        kinds = ops.constant(self.kinds)[codes]
        scores = (judged @ w["choice"])[:, :, 0] + kinds @ w["choice.b"] - RESERVE * kinds[:, :, OFFERING]
        return ops.where(legal, scores, FORBIDDEN), hidden @ w["worth"] + w["worth.b"]

    # What a critic may see while learning

    def features(self, rows: Any, choices: Any, ops: Ops) -> Any:
        laid = self._laid(rows, ops)
        about, _, _ = self._rows(rows, laid, ops)
        return ops.joined([self._globals(rows, laid, ops), about.reshape(-1, ROWS * OF_ROW)])

    def unveiled(self, rows: Any, others: Any, ops: Ops) -> Any:
        return self._by_owner(rows, others).reshape(-1, others.shape[1] * SEATS * VALUES)


def network() -> ExhoppNetwork:
    return ExhoppNetwork()


PLAYED: Played = {"skilled": "network", "master": "ahead"}

SETTINGS = Settings(
    limit=1500,
    rate=1e-3,
    entropy=(0.005, 0.0005),
    shares={2: 0.4, 4: 0.25},
    varied={"lay_after_exchange": (False, True)},
    secrets=("hand",),
)
