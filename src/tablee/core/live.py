"""What a game may bring for tables where people act in real time; all of it is optional.

A game's module `live` has any of these functions; the defaults are for games without it.
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from tablee.core.shelf import module_or_none

if TYPE_CHECKING:
    from tablee.core.match import Match

Look = dict[str, Any]


class Live:
    """The manners of a live table: the plain ones, for games that ask for nothing more."""

    def races(self, options: Mapping[str, Any]) -> bool:
        """Whether it is a race: nobody is waited for, and programs react as quickly as their level does."""
        return False

    def choices(self, match: "Match", seat: int) -> list[str]:
        """What a seat is shown as open to it: the legal actions, or all that may be tried."""
        return match.legal(seat)

    def lights_up(self, look: Look, action: str) -> bool:
        """Whether what is chosen for an action is shown as open; all of it can be tried all the same."""
        return True

    def as_played(self, match: "Match", seat: int, action: str) -> str:
        """What trying an action turns out to be; the action itself where it is just that, or refused."""
        return action

    def moment(self, look: Look) -> float | None:
        """How many seconds a moment lasts that the table itself will end, as everybody sees it."""
        return None

    def lasting(self, look: Look, action: str) -> str | None:
        """What an answer can be given for once and for all: it is repeated while this stays the same."""
        return None

    def offers_lasting(self, look: Look, action: str) -> bool:
        """Whether an answer is offered in that form, too."""
        return self.lasting(look, action) is not None

    def asks_all(self, action: str) -> bool:
        """Whether an action, as anybody sees it, is a question to all others, which stands for a while."""
        return False

    def standing(self, before: Look, seat: int, seen: str) -> Look:
        """What a viewer sees while such a question stands, from the look before and the question alone."""
        return before

    def answered(self, look: Look) -> Look:
        """What a viewer sees who has said no to it."""
        return look

    no = ""  # the answer of those who do not take it up, or who could not


@cache
def manners(game: str) -> Live:
    """The manners of a game's live tables."""
    found = module_or_none(game, "live")
    made: Live = found.Manners() if found else Live()
    return made
