"""What one viewer has seen of a match: its look, what happened last, and the log in sentences.

Whatever a viewer is sent is counted by what that viewer saw change, so that neither a number nor a
message tells of something hidden.
"""

from dataclasses import dataclass, field
from typing import Any

from tablee.core.live import manners
from tablee.core.match import Match
from tablee.words import Sentence

Look = dict[str, Any]
LATELY = 12  # actions of others that a drawing may still mark


@dataclass
class Question:
    """Something all others are asked: it stands until they have answered or its time is over, whatever the
    rules know already, so that nobody learns from the moment it ends who could have taken it up."""

    by: int
    n: int  # the action that asked it, by its number in the log
    at: float
    heard: float  # when the last answer came
    answered: set[int] = field(default_factory=set)


class Eye:
    """One viewer (a seat, or everybody without one) following a match action by action."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.seat = seat
        self.look: Look = match.look(seat)
        self.legal = shown(match, seat)
        self.count = 0  # changes seen
        self.last: tuple[int, str] | None = None
        self.before: Look | None = None
        self.lately: list[tuple[int, str]] = []  # what others did before that, since the viewer's last action
        self.told: list[tuple[int, Sentence]] = []  # with the step of the match each belongs to
        self.news: list[Sentence] = []  # what was told last, until something else is
        self.began = False  # whether the last change began a round …
        self.ended_by_last = False  # … and came by an action that the viewer saw
        self.run = 0  # how many times in a row the same was done by whoever acted last
        self.marks: list[int] = []  # where a round began, as steps
        self.scores = [_scores(match)]  # after each action
        self.chosen: list[int] = []  # the viewer's own actions for which there was another, by their number

    def follow(self, match: Match, seat: int, action: str, question: Question | None = None) -> bool:
        """Take in an action that was just played; whether anything changed for this viewer.

        While a question stands only itself is seen, and one's own answer to it.
        """
        self.scores.append(_scores(match))
        if seat == self.seat and len(self.legal) > 1:
            self.chosen = [*self.chosen, len(match.log) - 1]
        seen = match.game.looks.seen(action, seat, self.seat)
        if question is None:
            return self._see(match, seat, seen, match.look(self.seat), shown(match, self.seat))
        if question.n != len(match.log) - 1:
            return seat == self.seat and self.answer(match)
        standing = manners(match.game.name).standing(self.look, seat, seen or action)
        return self._see(match, seat, seen, standing, answers(match, self.seat, question))

    def answer(self, match: Match) -> bool:
        """The viewer's own no to a question that goes on standing."""
        no = manners(match.game.name).no
        look = manners(match.game.name).answered(self.look)
        return self._see(match, self.seat if self.seat is not None else -1, no, look, [])

    def catch_up(self, match: Match, question: Question) -> None:
        """A question is over: what has happened behind it is seen now."""
        self._see(match, question.by, None, match.look(self.seat), shown(match, self.seat))

    def back_to(self, match: Match) -> None:
        """Actions were taken back up to how a match stands now: what is left of all that was seen."""
        n = len(match.log)
        self.count += 1
        self.look, self.legal = match.look(self.seat), shown(match, self.seat)
        self.told = [line for line in self.told if line[0] <= n]
        self.marks = [mark for mark in self.marks if mark <= n]
        self.scores = self.scores[: n + 1]
        self.chosen = [step for step in self.chosen if step < n]
        self.last = self.before = None
        self.lately = self._lately(match)
        newest = self.told[-1][0] if self.told else None
        self.news = [sentence for step, sentence in self.told if step == newest]
        self.began = self.ended_by_last = False  # what ended a round was shown before
        self.run = 0
        for k, (seat, action) in reversed(list(enumerate(match.log))):
            seen = match.game.looks.seen(action, seat, self.seat)
            if seen is None:
                continue
            if self.last is None:
                self.last, self.before = (seat, seen), match.at(k).look(self.seat)
            elif not _alike(self.last, (seat, seen)):
                return
            self.run += 1

    def _lately(self, match: Match) -> list[tuple[int, str]]:
        """What others did before the last action that was seen, since the viewer's own."""
        found: list[tuple[int, str]] = []
        for seat, action in match.log:
            seen = match.game.looks.seen(action, seat, self.seat)
            if seen is not None:
                kept = found if found and self._goes_on(found[-1][0], seat) else []
                found = [*kept, (seat, seen)]
        return found[:-1][-LATELY:]

    def _goes_on(self, by: int, seat: int) -> bool:
        """Whether somebody else acted after somebody else; to who only watches, the same one again."""
        return by == seat if self.seat is None else self.seat not in (by, seat)

    def _see(self, match: Match, seat: int, seen: str | None, look: Look, legal: list[str]) -> bool:
        before, self.look = self.look, look
        done = self.run if self.last is not None and self.last[0] == seat else 0
        told = match.game.looks.tell(before | {"run": done}, seat, seen, look)
        known, self.legal = self.legal, legal
        if seen is None and not told and before == look and known == legal:
            return False
        self.count += 1
        if seen is not None:
            self.run = self.run + 1 if self.last is not None and _alike(self.last, (seat, seen)) else 1
            last = self.last
            self.lately = [*self.lately, last][-LATELY:] if last and self._goes_on(last[0], seat) else []
            self.last, self.before = (seat, seen), before
        self.told += [(len(match.log), sentence) for sentence in told]
        self.news = told or self.news
        self.began = look.get("round") != before.get("round")
        self.ended_by_last = self.began and seen is not None
        if self.began:
            self.marks.append(len(match.log))
        return True


def _alike(one: tuple[int, str], other: tuple[int, str]) -> bool:
    """Whether somebody did the same twice, perhaps with another piece."""
    return one[0] == other[0] and one[1].split()[0] == other[1].split()[0]


def _scores(match: Match) -> list[int]:
    return [int(match.game.score(match.handle, seat)) for seat in range(match.game.seats)]


def shown(match: Match, seat: int | None) -> list[str]:
    """The actions a seat is shown as open to it."""
    return [] if seat is None or match.over else manners(match.game.name).choices(match, seat)


def answers(match: Match, seat: int | None, question: Question) -> list[str]:
    """What a seat may answer to a question; those who could not take it up may say no all the same."""
    if seat is None or seat == question.by:
        return []
    no = manners(match.game.name).no
    legal = match.legal(seat)
    return legal if no in legal else [no]


def watch(match: Match, seat: int | None, question: Question | None = None) -> Eye:
    """A viewer who has seen the whole match so far."""
    past = match.at(0)
    eye = Eye(past, seat)
    for n, (who, action) in enumerate(match.log):
        past.play(who, action)
        eye.follow(past, who, action, question if question is not None and n >= question.n else None)
    if question is not None and seat in question.answered and eye.legal:
        eye.answer(match)
    return eye
