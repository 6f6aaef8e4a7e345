"""What one viewer has seen of a match: its look, what happened last, and the log in sentences.

Whatever a viewer is sent is counted by what that viewer saw change, so that neither a number nor a
message tells of something hidden.
"""

from typing import Any

from tablee.core.match import Match
from tablee.core.trying import choices
from tablee.words import Sentence

Look = dict[str, Any]


class Eye:
    """One viewer (a seat, or everybody without one) following a match action by action."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.seat = seat
        self.look: Look = match.look(seat)
        self.legal = _shown(match, seat)
        self.count = 0  # changes seen
        self.last: tuple[int, str] | None = None
        self.before: Look | None = None
        self.told: list[tuple[int, Sentence]] = []  # with the step of the match each belongs to
        self.marks: list[int] = []  # where a round began, as steps
        self.scores = [_scores(match)]  # after each action

    def follow(self, match: Match, seat: int, action: str) -> bool:
        """Take in an action that was just played; whether anything changed for this viewer."""
        looks = match.game.looks
        self.scores.append(_scores(match))
        before, self.look = self.look, match.look(self.seat)
        seen = looks.seen(action, seat, self.seat)
        told = looks.tell(before, seat, seen, self.look)
        legal, self.legal = self.legal, _shown(match, self.seat)
        if seen is None and not told and before == self.look and legal == self.legal:
            return False
        self.count += 1
        if seen is not None:
            self.last, self.before = (seat, seen), before
        self.told += [(len(match.log), sentence) for sentence in told]
        if self.look.get("round") != before.get("round"):
            self.marks.append(len(match.log))
        return True


def _scores(match: Match) -> list[int]:
    return [int(match.game.score(match.handle, seat)) for seat in range(match.game.seats)]


def _shown(match: Match, seat: int | None) -> list[str]:
    """The actions a seat is shown as open to it."""
    return [] if seat is None or match.over else choices(match, seat)


def watch(match: Match, seat: int | None, base: int = 0) -> Eye:
    """A viewer who has seen the whole match so far; its changes are counted from `base`."""
    past = match.at(0)
    eye = Eye(past, seat)
    eye.count = base
    for who, action in match.log:
        past.play(who, action)
        eye.follow(past, who, action)
    return eye
