"""What a change of a table comes to: planned from how the table stands, stored, then taken in."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tablee.core.match import Match
from tablee.server.store import Change, Event
from tablee.server.tables import Table
from tablee.server.turns import noted_after

# events that change nothing lists show
QUIET = ("say", "unsay", "pass", "lapse", "ready", "choose", "stop", "claim", "hint")
PHASE_AFTER = {"start": "playing", "undo": "playing", "set": "open", "end": "open"}


@dataclass
class Plan:
    """What is to be stored of a change: events, the match after each that is an action, and what else is
    kept with them."""

    events: list[Event]
    played: list[Match] = field(default_factory=list)
    beside: list[Change] = field(default_factory=list)


Planning = Callable[[Table], Plan]


def row_after(table: Table, plan: Plan) -> dict[str, Any]:
    """What lists will show of a table once a plan is carried out."""
    row, after = table.row(), table
    around = [event for event in plan.events if event.kind not in QUIET and event.kind != "act"]
    if around:
        row, after = _around(table, around)
    last = plan.played[-1] if plan.played else None
    if last is not None:
        row["phase"] = "over" if last.over else "playing"
    return row | noted_after(table, after, plan.events, last)


def _around(table: Table, events: Sequence[Event]) -> tuple[dict[str, Any], Table]:
    """What lists will show once some events that are no moves have happened, and the table they were taken
    from, without its match."""
    copies = [replace(chair) for chair in table.chairs]
    twin = replace(table, chairs=copies, keys={}, eyes={}, match=None)
    phase = table.phase
    for event in events:
        phase = PHASE_AFTER.get(event.kind, phase)
        if event.kind not in ("start", "undo"):
            twin.take(event)
    return twin.row() | {"phase": phase}, twin
