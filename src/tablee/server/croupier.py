"""The croupier: at a table while there is something to do there, lets programs play and clocks run out, and
begins what people agreed upon. A table has one, in the process that keeps it."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from tablee.bots.players import Decision
from tablee.core.live import manners
from tablee.core.match import TABLE, Match
from tablee.errors import IllegalAction
from tablee.server import agreement, chairs, moves, turns
from tablee.server.database import Paused
from tablee.server.errands import AGREED, RESTING, Errand, at_hand
from tablee.server.eyes import Question
from tablee.server.logs import trouble
from tablee.server.pulse import Live
from tablee.server.tables import STAND_IN, Refused

if TYPE_CHECKING:
    from tablee.server.house import House

log = logging.getLogger("tablee")

STUMBLE = 2.0  # seconds until a croupier who met with an error tries again; twice as long each time
LONGEST_STUMBLE = 60.0


async def attend(house: "House", live: Live) -> None:
    """Run one errand after the other, until there is none that one must be awake for."""
    try:
        while (found := at_hand(live)) and house.leases.holds(live.table.id):
            await _run(house, live, min(found, key=lambda errand: errand.due))
            live.stumbles.clear()
    except Exception as error:
        _stumble(house, live, error)
    finally:
        live.croupier = None


async def _run(house: "House", live: Live, errand: Errand) -> None:
    before = live.pulse.count
    if errand.by == AGREED:
        await _until(live, errand.due, before)
        await house.change(live, agreement.settle(live.away))
    elif errand.by == RESTING:
        await _rest(live, errand.due, before)
    elif live.table.question is not None:
        await _hear(house, live, live.table.question)
    elif errand.by is None:
        await _until(live, errand.due, before)
        if live.pulse.count == before:
            await _out_of_time(house, live, errand.seat)
    else:
        await _let_play(house, live, errand.seat, errand.by, errand.due)


def _stumble(house: "House", live: Live, error: Exception) -> None:
    """Something went wrong: told once, and tried again. A database that pauses is no error."""
    kind = type(error).__name__
    if kind not in live.stumbles and not isinstance(error, Paused):
        trouble(error, task="hosting a table", game=live.table.game)
    live.stumbles.append(kind)
    pause = min(STUMBLE * 2 ** min(len(live.stumbles) - 1, 10), LONGEST_STUMBLE)
    asyncio.get_running_loop().call_later(pause, house.tend, live)


async def _until(live: Live, due: float, before: int) -> None:
    """Wait until it is time, or something happens."""
    left = due - time.time()
    if left > 0:
        with suppress(TimeoutError):  # (wait_for of Python 3.11 may swallow the end of the house)
            async with asyncio.timeout(left):
                await live.pulse.above(before)


async def _rest(live: Live, due: float, before: int) -> None:
    """Wait until the sheets are put away; that the time is over is shown to all."""
    await _until(live, due, before)
    if live.pulse.count == before:
        live.pulse.beat()


async def _hear(house: "House", live: Live, question: Question) -> None:
    """Let a question stand for its time; then the programs answer, in order, and it is over.

    They think meanwhile. Whoever has no answer by then does not take it up: how long it stands depends
    on who sits there, never on what they hold.
    """
    table = live.table
    match = table.match
    assert match is not None
    thoughts = {
        seat: asyncio.create_task(_think(house, live, match, seat, bot, lambda: table.question is question))
        for seat in match.waiting
        if seat != TABLE and seat != question.by and (bot := table.chairs[seat].played_by) is not None
    }
    try:
        while table.question is question and time.time() < (
            due := max(turns.answers_due(table, question), live.heeding)
        ):
            await _until(live, due, live.pulse.count)
        for k in range(1, table.seats):
            seat = (question.by + k) % table.seats
            if table.question is not question or table.match is None:
                return
            if seat in table.match.waiting and seat not in question.answered:
                await _answer(house, live, seat, thoughts.get(seat))
        if table.question is question:
            await house.change(live, moves.lapse(question))
    finally:
        for thought in thoughts.values():
            thought.cancel()


async def _answer(house: "House", live: Live, seat: int, thought: "asyncio.Task[Decision] | None") -> None:
    """What a seat answers to a question whose time is over."""
    no = manners(live.table.game).no
    thought_out = (
        thought is not None and thought.done() and not thought.cancelled() and not thought.exception()
    )
    action = (thought.result().action or no) if thought is not None and thought_out else no
    with suppress(IllegalAction, Refused):
        await house.act(live, seat, action, at=live.table.changes, overdue=thought is None)


async def _let_play(house: "House", live: Live, seat: int, bot: str, due: float, late: bool = False) -> None:
    """A program decides, waits its time and acts, unless the match or who plays has changed meanwhile."""
    table = live.table
    match = table.match
    assert match is not None
    played_by = None if seat == TABLE else table.chairs[seat].played_by
    changes = table.changes

    def stands() -> bool:
        same = seat == TABLE or table.chairs[seat].played_by == played_by
        return table.changes == changes and same

    if seat == TABLE:
        action: str | None = match.legal(TABLE)[0]
    else:
        action = await _decide(house, live, match, seat, bot, stands)
    if not stands():
        return
    if action is None:
        live.passed = {(changes, seat), *(p for p in live.passed if p[0] == changes)}
        return
    turn = TABLE != seat == match.asked  # a race or a closing moment takes its time whoever hurries
    if _unseen(match, seat, action):
        due = 0.0
    while (now := time.time()) < max(due, live.heeding) and stands():
        if turn and live.hurried >= changes and now >= live.heeding:
            break
        await _until(live, live.heeding if now < live.heeding else due, live.pulse.count)
    if not stands():
        return
    try:
        once = seat != TABLE and played_by is None
        await house.act(live, seat, action, at=changes, program=once, late=late)
    except (IllegalAction, Refused) as error:
        log.warning({"message": "a program could not act", "program": bot, "key": error.key})
        live.passed = {(changes, seat), *(p for p in live.passed if p[0] == changes)}


async def _decide(
    house: "House", live: Live, match: Match, seat: int, bot: str, wanted: Callable[[], bool]
) -> str | None:
    decision = await _think(house, live, match, seat, bot, wanted)
    if decision.trouble is not None:
        log.warning("a program was in trouble: %s", decision.trouble[0])
    if decision.action is None and match.asked == seat:
        return match.legal(seat)[0]
    return decision.action


async def _think(
    house: "House", live: Live, match: Match, seat: int, bot: str, wanted: Callable[[], bool]
) -> Decision:
    """What a program decides, when it is its turn to think, if that is still wanted then; whoever opened
    the table pays for it."""
    payer = live.table.host or live.table.by or live.table.id
    return await house.thoughts.decide(match, seat, bot, payer, wanted)


async def _out_of_time(house: "House", live: Live, seat: int) -> None:
    """A person's clock has run out: a program takes the seat.

    Of somebody who is asked in secret a program decides this once: a seat taken would be seen. And of
    somebody who looks at the table: they need not come back.
    """
    match = live.table.match
    secretly = match is not None and match.game.looks.awaited(match.look(None)) != seat
    if match is not None and (secretly or live.is_eyed_by(live.table.chairs[seat].player)):
        await _let_play(house, live, seat, STAND_IN, 0.0, late=not secretly)
    else:
        await house.change(live, chairs.lend_late(seat))


def _unseen(match: Match, seat: int, action: str) -> bool:
    """Whether nobody else notices an action, so that no pause is to hide it behind."""
    if seat == TABLE or match.game.looks.seen(action, seat, None) is not None:
        return False
    after = match.copy()
    after.play(seat, action)
    return bool(after.look(None) == match.look(None))
