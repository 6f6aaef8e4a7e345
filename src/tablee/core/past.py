"""Rules as they were: what a game keeps of an earlier version, so that its records can still be played.

A game whose rules have changed brings a module `past` with `PAST`, a mapping from the number of a version to
what was different in it. Such rules are only ever interpreted: they are there to look back, not to play.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Rule = Callable[..., Any]
State = dict[str, Any]


def _unchanged(state: State) -> State:
    return state


@dataclass(frozen=True)
class Past:
    """What was different in an earlier version."""

    instead: Mapping[Rule, Rule] = field(
        default_factory=dict
    )  # rules of today, and what stood in their place
    written: Callable[[State], State] = _unchanged  # a state of today as that version wrote it …
    read: Callable[[State], State] = _unchanged  # … and a state it wrote, as it is read today
