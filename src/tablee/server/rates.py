"""How much one may ask of the house, and how often: counted by player and by address alike.

Everything has a budget that fills at a steady rate. Whoever is known pays from their own and from that of
their address; a stranger from that of the address alone. Where an address has used up its own, each of its
known players still has a small reserve: one vandal in a classroom does not stop the class.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from tablee.server.tables import Refused


class Budget(NamedTuple):
    """What may be asked in the long run, a second, and at once."""

    rate: float
    burst: float


PLAYER = {
    "read": Budget(20.0, 120.0),
    "write": Budget(12.0, 60.0),
    "hint": Budget(0.5, 6.0),  # each is up to most of a second of one processor
    "coach": Budget(0.5, 6.0),  # and so is this
    "table": Budget(0.2, 12.0),
    "record": Budget(0.1, 6.0),
    "passage": Budget(0.05, 6.0),
    "push": Budget(0.1, 12.0),
}
ADDRESS = {
    "read": Budget(100.0, 800.0),
    "write": Budget(40.0, 160.0),
    "newcomer": Budget(0.5, 60.0),  # a class comes in at once
    "hint": Budget(2.0, 30.0),
    "coach": Budget(2.0, 30.0),
    "table": Budget(1.0, 60.0),
    "record": Budget(0.3, 12.0),
    "passage": Budget(0.5, 30.0),
    "push": Budget(1.0, 60.0),
}
RESERVE = {"read": Budget(2.0, 10.0), "write": Budget(1.0, 5.0)}
MOST_COUNTERS = 50_000
STREAMS_OF_A_PLAYER = 16
STREAMS_OF_AN_ADDRESS = 240
TABLES_OF_A_PLAYER = 12  # going on at the same time
EASE = 1.0  # how much more is granted than is written here


class Rates:
    """What is left of everybody's budgets. Of too many those longest unused are forgotten: they are full."""

    def __init__(self) -> None:
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._streams: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._left)

    def allow(self, kind: str, player: str | None, address: str) -> None:
        """One request of a kind; refuses who has asked too often, and charges nobody then."""
        now = time.monotonic()
        own = (f"player {player}", kind) if player is not None and kind in PLAYER else None
        theirs = (f"address {address}", kind)
        kept = (f"reserve {player}", kind) if player is not None and kind in RESERVE else None
        if own is not None and self._level(own, PLAYER[kind], now) < 1:
            raise Refused("too-fast", status=429)
        paying = [(own, PLAYER[kind])] if own is not None else []
        if self._level(theirs, ADDRESS[kind], now) >= 1:
            paying.append((theirs, ADDRESS[kind]))
        elif kept is not None and self._level(kept, RESERVE[kind], now) >= 1:
            paying.append((kept, RESERVE[kind]))
        else:
            raise Refused("too-fast", status=429)
        for who, budget in paying:
            self._left[who] = (self._level(who, budget, now) - 1, now)
            self._left.move_to_end(who)
        while len(self._left) > MOST_COUNTERS:
            self._left.popitem(last=False)

    def _level(self, who: tuple[str, str], budget: Budget, now: float) -> float:
        burst, rate = budget.burst * EASE, budget.rate * EASE
        level, since = self._left.get(who, (burst, now))
        return min(burst, level + (now - since) * rate)

    def may_listen(self, player: str | None, address: str) -> None:
        """Refuses who listens to too many tables at once."""
        full = self._streams[f"address {address}"] >= STREAMS_OF_AN_ADDRESS * EASE
        if player is not None:
            full = full or self._streams[f"player {player}"] >= STREAMS_OF_A_PLAYER * EASE
        if full:
            raise Refused("too-many-streams", status=429)

    @contextmanager
    def listening(self, player: str | None, address: str) -> Iterator[None]:
        """One open stream, for as long as it is."""
        counted = [f"address {address}", *([f"player {player}"] if player is not None else [])]
        self._streams.update(counted)
        try:
            yield
        finally:
            self._streams.subtract(counted)
            for who in counted:
                if self._streams[who] <= 0:
                    del self._streams[who]


def household(host: str | None) -> str:
    """An address as it is counted: of IPv6 the first half, which is all that one connection is given."""
    try:
        found = ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or "?"
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
