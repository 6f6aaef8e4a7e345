"""What a change of a table comes to: planned from how the table stands, stored, then taken in."""

from dataclasses import dataclass, field

from tablee.core.match import Match
from tablee.server.store import Change, Event


@dataclass
class Plan:
    """What is to be stored of a change: events, the match after each that is an action, and what else is
    kept with them."""

    events: list[Event]
    played: list[Match] = field(default_factory=list)
    beside: list[Change] = field(default_factory=list)
