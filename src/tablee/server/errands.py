"""What is to be done at a table without anybody asking for it, and when: programs act, clocks run out, a rest
or a question is over, what people agreed upon begins."""

import time
from typing import NamedTuple

from tablee.bots.levels import CALLED
from tablee.core.live import manners
from tablee.core.match import TABLE
from tablee.server import agreement, rest, turns
from tablee.server.pulse import Live
from tablee.server.tables import SLOW, Table

NAP = 120.0  # seconds before a clock runs out in which a table is awake for it
AGREED = "agreed"  # what those at the table have agreed upon
RESTING = "resting"  # the rest between two rounds is over


class Errand(NamedTuple):
    due: float
    seat: int
    by: str | None  # a program, or one of the words above; without one a clock runs


def errands(live: Live) -> list[Errand]:
    """All that is to be done at a table as it stands."""
    table = live.table
    match = table.match
    if (agreed := agreement.due(table, live.away)) is not None:
        return [Errand(agreed, TABLE, AGREED)]
    if match is None or match.over or (table.alone and not live.watched):
        return []
    if table.question is not None:
        return [Errand(turns.answers_due(table, table.question), TABLE, None)]
    since = rest.until(live)
    if rest.lasts(live):
        return [Errand(since, TABLE, RESTING)]
    found: list[Errand] = []
    for seat in table.waiting_bots():
        if (table.changes, seat) in live.passed:
            continue
        bot = "table" if seat == TABLE else (table.chairs[seat].played_by or "")
        found.append(Errand(since + pause(table, seat, bot), seat, bot))
    if table.clock:
        seat = match.asked  # who may act but need not has no clock
        if (
            seat != TABLE
            and table.chairs[seat].played_by is None
            and (table.changes, seat) not in live.passed
        ):
            found.append(Errand(since + table.clock, seat, None))
    return found


def at_hand(live: Live) -> list[Errand]:
    """Of what is to be done, all that one must be awake for: not slow clocks that run on for long."""
    slow = live.table.clock >= SLOW
    return [
        errand
        for errand in errands(live)
        if not (slow and errand.by in (None, AGREED, RESTING) and errand.due > time.time() + NAP)
    ]


def pause(table: Table, seat: int, bot: str) -> float:
    """How long a program seems to think. In a race the quicker level is the quicker to react."""
    match = table.match
    assert match is not None
    look = table.eye(None).look
    if seat == TABLE:
        return manners(table.game).moment(look) or turns.BOT_PAUSE
    level = CALLED.get(bot)
    if level is not None and match.asked != seat and manners(table.game).races(match.game.options):
        return level.reaction
    if match.asked == seat and match.game.looks.awaited(look) not in (seat, None):
        return 0.0  # asked in secret: whoever is thought to be next should not be told so, and then not be
    return (level.pause if level is not None else turns.BOT_PAUSE) * table.pace
