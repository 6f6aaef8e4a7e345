"""Games of a batch as records that people read: followed action by action, each as a match of its own.

A batch takes its chance from a generator in the record of each game, which goes on from event to event (and
`sample` draws from it too). A match that follows is given the lots of each event as they stood in the batch,
so its record replays to the same state.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from tablee.core.chance import below, seed_stream
from tablee.core.match import TABLE, Match, seed_bytes
from tablee.core.records import write
from tablee.core.state import View

if TYPE_CHECKING:
    from tablee.core.batch import Batch


class Follower:
    """The followed games of a batch, by place, and the records of those that ended."""

    def __init__(self) -> None:
        self.matches: dict[int, Match] = {}
        self.ended: list[str] = []

    def copy(self) -> "Follower":
        twin = Follower()
        twin.matches = {place: match.copy() for place, match in self.matches.items()}
        twin.ended = list(self.ended)
        return twin

    def begin(self, batch: "Batch", places: Any) -> None:
        """Follow these games from where they stand now: from the deal, if they have just been dealt."""
        for place in map(int, places):
            self.matches[place] = _dealt(batch, place) or _standing(batch, place)

    def begin_again(self, batch: "Batch", places: Any) -> None:
        """Games were set up otherwise than by a step: those that are followed are followed from there."""
        self.begin(batch, [place for place in map(int, places) if place in self.matches])

    def note(self, batch: "Batch", actions: Any) -> None:
        """Play what is about to be stepped. A game that somebody has played on unseen is followed from
        there."""
        self.begin(batch, [place for place in self.matches if not _same(batch, place, self.matches[place])])
        for place, match in self.matches.items():
            seat = int(batch.to_play[place])
            if seat >= 0:
                text = batch.game.notation.ACTIONS[int(actions[place])]
                match.play(seat, text, batch.states["rng"][place].tolist())
                _table_acts(batch, match, batch.terms.limit - int(batch.lengths[place]) - 1)

    def close(self, batch: "Batch", waited: Any) -> None:
        """After a step: write the records of the games that it ended."""
        for place in np.flatnonzero((batch.terminated | batch.truncated) & ~waited).tolist():
            if place in self.matches:
                self.ended.append(write(self.matches[place]))
                if batch.terms.renews:
                    self.begin(batch, [place])


def _same(batch: "Batch", place: int, match: Match) -> bool:
    """Whether a match stands where its game does; their chance may differ, for `sample` draws from it."""
    mine, theirs = match.copied(), batch.states[place : place + 1].copy()
    mine["rng"] = theirs["rng"]
    return mine.tobytes() == theirs.tobytes() or match.state == batch.game.state_of(View(theirs))


def _dealt(batch: "Batch", place: int) -> Match | None:
    """The match of a game that has just been dealt, if that is how it stands."""
    words = np.zeros(4, "i8")
    taken = batch.game.build.taken
    number = int(batch.numbers[place])
    batch.game.build.bind(seed_stream)(taken(words), batch.terms.seed, number)
    seed = seed_bytes(f"{batch.terms.seed}/{number}")
    match = Match(batch.game, seed, lots={0: tuple(words.tolist())})
    _table_acts(batch, match, batch.terms.limit)
    same = match.copied().tobytes() == batch.states[place].tobytes()
    return match if same else None


def _standing(batch: "Batch", place: int) -> Match:
    """A match that begins with the position that a game is in."""
    state = batch.game.state_of(View(batch.states[place : place + 1].copy()))
    seed = seed_bytes(f"{batch.terms.seed}/{int(batch.numbers[place])}")
    return Match(batch.game, seed, position=state)


def _table_acts(batch: "Batch", match: Match, left: int) -> None:
    """What the table does by itself, drawn as a batch draws it."""
    build = batch.game.build
    draw = build.bind(below)
    while not match.over and left > 0 and match.asked == TABLE:
        codes = match.codes(TABLE)
        rng = np.asarray(match.view.rng)
        code = codes[int(draw(build.taken(rng), len(codes)))]
        match.play(TABLE, batch.game.notation.ACTIONS[code], rng.tolist())
        left -= 1
