"""What programs decide, hint and weigh: each thought waits for its turn, and somebody pays for it."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from tablee.bots.hints import seconds_for
from tablee.bots.levels import CALLED
from tablee.bots.players import GUEST_CLOCK, Decision
from tablee.core.match import Match
from tablee.lab.analysis import Decision as Weighed
from tablee.server.queue import Queue
from tablee.server.tables import Refused
from tablee.server.thinkers import Thinkers

THUMB = 0.01  # seconds a decision by rule of thumb takes
A_WEIGHING = 0.8  # seconds that weighing a choice takes, about
MOST_HOMES = 10_000
KEPT = 500  # hints that whoever asks for them again is given once more


class Thoughts:
    """The thinkers, one thought after the other."""

    def __init__(self, thinkers: Thinkers, queue: Queue) -> None:
        self._thinkers, self._queue = thinkers, queue
        self.homes: OrderedDict[str, str] = OrderedDict()  # by player, the address they last asked from
        self._hinted: set[str] = set()  # players who are being given a hint
        self._hints: OrderedDict[tuple[str, int, bytes], list[dict[str, Any]]] = OrderedDict()

    async def decide(
        self, match: Match, seat: int, bot: str, payer: str, wanted: Callable[[], bool]
    ) -> Decision:
        """What a program decides when it is its turn to think, if that is still wanted then."""
        async with self._queue.turn(_effort(bot), payer, self.homes.get(payer)):
            return await self._thinkers.decide(match, seat, bot) if wanted() else Decision(None)

    async def hint(
        self, match: Match, seat: int, player: str, wanted: Callable[[], bool]
    ) -> list[dict[str, Any]]:
        """The best choices of a seat; one hint at a time for each player, who pays for it. One that is not
        wanted any more once its turn to be thought about comes is none. In the same position it is the same
        each time: another answer to the same question would only puzzle."""
        self.refuse_second_hint(player)
        position = match.game.name, seat, match.copied().tobytes()
        if position in self._hints:
            self._hints.move_to_end(position)
            return self._hints[position]
        self._hinted.add(player)
        try:
            async with self._queue.turn(seconds_for(match.game), player, self.homes.get(player)):
                found = await self._thinkers.hint(match, seat) if wanted() else []
        finally:
            self._hinted.discard(player)
        if found:
            self._hints[position] = found
            while len(self._hints) > KEPT:
                self._hints.popitem(last=False)
        return found

    def refuse_second_hint(self, player: str) -> None:
        """Whoever is being given a hint waits for it; who asks again and again meanwhile pays nothing."""
        if player in self._hinted:
            raise Refused("hint-one-at-a-time", status=429)

    async def weigh(self, match: Match, seat: int, action: str, player: str) -> Weighed | None:
        """What an action of a seat is worth beside its other choices."""
        async with self._queue.turn(A_WEIGHING, player, self.homes.get(player)):
            return await self._thinkers.weigh(match, seat, action)

    def comes_from(self, player: str, address: str) -> None:
        """Remember where a player is, as long as there are not too many."""
        self.homes[player] = address
        self.homes.move_to_end(player)
        while len(self.homes) > MOST_HOMES:
            self.homes.popitem(last=False)


def _effort(bot: str) -> float:
    """About how many seconds of a processor a program thinks."""
    level = CALLED.get(bot)
    if level is None:
        return GUEST_CLOCK
    return THUMB if level.seconds is None else level.seconds * level.trees
