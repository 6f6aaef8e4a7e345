"""Who plays the seats of many tables that the learner does not: chance, the rule of thumb, or policies.

The first two play in compiled code. Policies (the game's network, somebody's own, a learner's earlier
selves) are asked for all tables at once on which it is their turn.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tablee.bots.compiled import Replies, Thumbs
from tablee.bots.guests import made, name_of, wish
from tablee.bots.net import Policy
from tablee.bots.players import fault, refuse_stranger
from tablee.bots.policies import NO_CODE, chosen, wrong
from tablee.bots.thumb import BY_CHANCE, BY_THUMB, ELSEWHERE
from tablee.core.arguments import flag
from tablee.core.batch import Batch
from tablee.core.game import Game
from tablee.errors import BadOption, UnknownBot

Array = np.ndarray[Any, Any]
Answer = Callable[[Array, Array], Any]

RANDOM, AMATEUR, NET, SELF = "random", "amateur", "net", "self"
LEARNER = ELSEWHERE
FIRST_POLICY = ELSEWHERE + 1
MOST_POLICIES = 100


def one_for_each(bots: Any, seats: int, mixed: bool) -> list[Any]:
    """The programs at hand: one for each of the other seats; or, mixed, those that they are drawn from."""
    if not isinstance(bots, Sequence) or isinstance(bots, str):
        return [bots] if mixed else [bots] * (seats - 1)
    given = list(bots)
    if (mixed and not given) or (not mixed and len(given) != seats - 1):
        raise BadOption("bots-at-table", seats=seats - 1, given=len(given))
    return given


class Company:
    """The others at the tables of a batch, and where the learner sits at each."""

    def __init__(self, batch: Batch, seat: int | None, bots: Any, mixed: bool, strict: bool) -> None:
        self.batch = batch
        self.seat = seat  # None: drawn at every deal
        self.strict = flag("strict", strict)
        self.replies = Replies(batch)
        self.learners = np.zeros(batch.games, "i1")  # where the learner sits
        self.faults = np.zeros(batch.games, "i4")  # of the others, since the deal
        self.policies: list[Answer] = []
        self._rows = np.zeros((batch.games, batch.game.layout.size), "f4")
        self._dice = np.random.default_rng(0)
        self._thumbs: Thumbs | None = None
        self.invite(bots, mixed)

    def invite(self, bots: Any, mixed: bool) -> None:
        """Take these programs for the others, from the next deals on where they are drawn, else from now
        on."""
        self.mixed = flag("mixed", mixed)
        self.alone = isinstance(bots, str) and bots == SELF
        policies: list[Answer] = []
        if self.alone:
            self._kinds = np.zeros(0, "i1")
        else:
            named = one_for_each(bots, self.batch.game.seats, self.mixed)
            self._kinds = np.array([_kind(bot, self.batch.game, policies) for bot in named], "i1")
        self.policies = policies
        self.seat_all(np.ones(self.batch.games, "?"), keep=True)

    def reset(self, seed: int) -> None:
        """All chance of the company begins anew."""
        self.replies.reset(seed)
        self._dice = np.random.default_rng([seed, 1])
        self._thumbs = None

    def seat_all(self, marked: Array, keep: bool = False) -> None:
        """Say who sits where at the marked tables; those that are drawn are drawn anew, the learner's place
        too unless it is to be kept."""
        count, seats = int(marked.sum()), self.batch.game.seats
        if not keep:
            self.faults[marked] = 0
            drawn = self._dice.integers(seats, size=count) if self.seat is None else np.full(count, self.seat)
            self.learners[marked] = drawn
        if self.alone:
            self.replies.kinds[marked] = LEARNER
            return
        if self.mixed:
            others = self._kinds[self._dice.integers(len(self._kinds), size=(count, seats - 1))]
        else:
            others = np.broadcast_to(self._kinds, (count, seats - 1))
        mine = self.learners[marked].astype("i8")[:, None]
        every = np.arange(seats)[None]
        kinds = np.full((count, seats), LEARNER, "i1")
        kinds[every != mine] = others.ravel()
        self.replies.kinds[marked] = kinds

    def play(self) -> None:
        """Play on until everywhere the learner decides or the game is over."""
        batch, every = self.batch, np.arange(self.batch.games)
        while True:
            self.replies.play()
            if not self.policies:
                return
            seats = batch.to_play.astype("i8")
            kinds = np.where(seats < 0, LEARNER, self.replies.kinds[every, seats])
            waiting = kinds >= FIRST_POLICY
            if not waiting.any():
                return
            batch.observe(np.where(waiting, seats, -1), self._rows)
            actions = np.full(batch.games, NO_CODE, "i4")
            for place in np.unique(kinds[waiting]).tolist():
                actions[kinds == place] = self._asked(self.policies[place - FIRST_POLICY], kinds == place)
            self._mend(actions, waiting & (actions == NO_CODE))
            batch.step_some(actions, waiting)

    def _asked(self, policy: Answer, where: Array) -> Array:
        rows, masks = self._rows[where], self.batch.mask[where]
        try:
            answer = policy(rows, masks)
        except Exception as error:
            if self.strict:
                raise fault(("bot-crashes", {"bot": name_of(policy), "reason": repr(error)[:200]})) from error
            return np.full(len(rows), NO_CODE)
        codes = chosen(answer, masks, self._dice)
        if self.strict and (codes == NO_CODE).any():
            raise fault(("bot-wrong", {"bot": name_of(policy), "why": wrong(answer, masks)}))
        return codes

    def _mend(self, actions: Array, wrong: Array) -> None:
        """Where a policy crashed or named no legal action the rule of thumb plays for it, and that is
        counted."""
        if wrong.any():
            self.faults += wrong
            self._thumbs = self._thumbs or Thumbs(self.batch, int(self._dice.integers(2**62)))
            actions[wrong] = self._thumbs.choose()[wrong]


def _kind(bot: Any, game: Game, policies: list[Answer]) -> int:
    """The number of a program; a policy is kept under it."""
    if isinstance(bot, str):
        if bot in (RANDOM, AMATEUR):
            return BY_CHANCE if bot == RANDOM else BY_THUMB
        if bot != NET:
            raise _unfit(bot)
        bot = Policy(game.name, game.options)
    bot = made(bot)
    refuse_stranger(bot, game.name)
    if wish(bot) != "rows" or len(policies) == MOST_POLICIES:
        raise _unfit(bot)
    if bot not in policies:
        policies.append(bot)
    return FIRST_POLICY + policies.index(bot)


def _unfit(bot: Any) -> UnknownBot:
    known = f"{RANDOM}, {AMATEUR}, {NET}, {SELF}"
    return UnknownBot("bots-of-many-tables", name=str(bot)[:80], known=known)
