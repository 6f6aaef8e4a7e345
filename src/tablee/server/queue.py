"""The queue of thoughts: programs think one after the other, and nobody's wait for somebody else's long ones.

Each thought is charged to the player whose table it is for and to the address they come from. Who has used
less goes first, and of two who have used the same the quicker thought: a flood of tables only makes the one
wait who opened them. An address counts as several players, so that a class is not one pupil.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count

QUICK = 0.1  # seconds up to which a thought is a quick one
ADDRESS_SHARE = 8.0  # so many players an address counts as
MOST_PAYERS = 10_000


@dataclass(order=True)
class Thought:
    """A thought that waits for its turn; the one that would be done first by fair shares goes first."""

    done: float
    number: int
    begun: float = field(compare=False)
    seconds: float = field(compare=False)
    turn: "asyncio.Future[None]" = field(compare=False)


class Queue:
    """So many thoughts at once; one place more is kept for quick ones."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._long: list[Thought] = []
        self._quick: list[Thought] = []
        self._thinking = {"long": 0, "quick": 0}
        self._now = 0.0  # what everybody could have had by now
        self._used: OrderedDict[str, float] = OrderedDict()  # by payer, up to where they have been served
        self._numbers = count()

    def __len__(self) -> int:
        """How many wait."""
        return sum(not thought.turn.done() for thought in (*self._long, *self._quick))

    @asynccontextmanager
    async def turn(self, seconds: float, player: str, address: str | None = None) -> AsyncIterator[None]:
        """Wait for one's turn to think for some seconds, paid by a player at an address."""
        thought = self._enter(seconds, player, address)
        kind = "quick" if seconds <= QUICK else "long"
        self._call_next()
        try:
            await thought.turn
        except asyncio.CancelledError:
            if thought.turn.done() and not thought.turn.cancelled():
                self._leave(kind)
            raise
        try:
            yield
        finally:
            self._leave(kind)

    def _enter(self, seconds: float, player: str, address: str | None) -> Thought:
        own, theirs = f"player {player}", f"address {address}"
        together = self._served(theirs) if address is not None else self._now
        begun = max(self._served(own), together)
        self._charge(own, begun + seconds)
        if address is not None:
            self._charge(theirs, together + seconds / ADDRESS_SHARE)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        thought = Thought(begun + seconds, next(self._numbers), begun, seconds, turn)
        heappush(self._quick if seconds <= QUICK else self._long, thought)
        return thought

    def _served(self, payer: str) -> float:
        return max(self._now, self._used.get(payer, 0.0))

    def _charge(self, payer: str, used: float) -> None:
        self._used[payer] = used
        self._used.move_to_end(payer)
        while len(self._used) > MOST_PAYERS:
            self._used.popitem(last=False)

    def _leave(self, kind: str) -> None:
        self._thinking[kind] -= 1
        self._call_next()

    def _call_next(self) -> None:
        while (kind := self._next_kind()) is not None:
            thought = heappop(self._quick if kind == "quick" else self._long)
            self._thinking[kind] += 1
            self._now = max(self._now, thought.begun)
            thought.turn.set_result(None)

    def _next_kind(self) -> str | None:
        """Of which kind the next thought is that may begin now, if any may."""
        for line in (self._quick, self._long):
            while line and line[0].turn.done():  # whoever asked for it has gone
                heappop(line)
        if sum(self._thinking.values()) > self.places:
            return None
        long = bool(self._long) and self._thinking["long"] < self.places
        if self._quick and (not long or self._quick[0] < self._long[0]):
            return "quick"
        return "long" if long else None
