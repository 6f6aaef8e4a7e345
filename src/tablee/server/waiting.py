"""A choice that waits: made while somebody else is secretly asked, it is laid as soon as it may be.

One choice of each seat waits, in memory only: nothing of it is acknowledged as done. It is laid when the
table is ready, if all is still as its player saw it, and else handed back with a sentence. Only its own
player sees it wait, and sees nothing of what it waits for.
"""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tablee.errors import IllegalAction, TableeError
from tablee.server.tables import Refused

if TYPE_CHECKING:
    from tablee.server.house import House
    from tablee.server.pulse import Live

NOT_YET = "not-yet"


@dataclass(frozen=True)
class Choice:
    """An action of a seat's player, as it was asked for."""

    player: str
    action: str
    key: str | None
    seen: int | None
    lasting: bool
    match: int  # the how-manyth of the table


@dataclass(frozen=True)
class Returned:
    """A choice that was handed back, and why; numbered, so that it is told once, in its own match."""

    number: int
    reason: TableeError
    match: int  # the how-manyth of the table


class Waiting:
    """The choices that wait at a table, by seat, and those that were handed back."""

    def __init__(self) -> None:
        self.choices: dict[int, Choice] = {}
        self.returned: dict[int, Returned] = {}
        self.laying: asyncio.Task[None] | None = None

    def hand_back(self, seat: int, reason: TableeError) -> None:
        match = self.choices.pop(seat).match
        last = self.returned.get(seat)
        self.returned[seat] = Returned(last.number + 1 if last else 1, reason, match)


async def act(house: "House", live: "Live", seat: int, choice: Choice) -> int | None:
    """Carry a choice out, or let it wait; the how-manyth of its seat's actions it was, if it was done."""
    waiting = live.waiting
    if choice.key is None or waiting.choices.get(seat) != choice:
        waiting.choices.pop(seat, None)  # one choice at a time: the new one counts
    try:
        number = await _lay(house, live, seat, choice)
    except IllegalAction as error:
        if error.key != NOT_YET:
            raise
        if waiting.choices.get(seat) != choice:
            waiting.choices[seat] = choice
            live.pulse.beat()
        lay(house, live)  # the table may have become ready just now
        return None
    waiting.choices.pop(seat, None)
    return number


def withdraw(live: "Live", seat: int) -> bool:
    """Take back a choice that waits; whether there was one."""
    found = live.waiting.choices.pop(seat, None) is not None
    if found:
        live.pulse.beat()
    return found


def lay(house: "House", live: "Live") -> None:
    """See whether what waits can be laid now; after every change of a table."""
    waiting = live.waiting
    if waiting.choices and waiting.laying is None:
        waiting.laying = asyncio.create_task(_lay_all(house, live))
        waiting.laying.add_done_callback(lambda _: setattr(waiting, "laying", None))


async def _lay_all(house: "House", live: "Live") -> None:
    waiting = live.waiting
    tried = -1
    while waiting.choices and tried != live.table.version:
        tried = live.table.version
        for seat, choice in list(waiting.choices.items()):
            await _try(house, live, seat, choice)


async def _try(house: "House", live: "Live", seat: int, choice: Choice) -> None:
    waiting = live.waiting
    try:
        chair: Any = live.table.chairs[seat] if seat < live.table.seats else None
        if chair is None or chair.player != choice.player or chair.lent or live.table.number != choice.match:
            raise Refused("stale")
        await _lay(house, live, seat, choice)
    except TableeError as error:
        if error.key == NOT_YET or waiting.choices.get(seat) is not choice:
            return
        reason = Refused("choice-returned") if error.key == "stale" else error
        waiting.hand_back(seat, reason)
        live.pulse.beat()
        return
    if waiting.choices.get(seat) is choice:
        del waiting.choices[seat]
        live.pulse.beat()


async def _lay(house: "House", live: "Live", seat: int, choice: Choice) -> int:
    return await house.act(live, seat, choice.action, choice.key, choice.seen, lasting=choice.lasting)
