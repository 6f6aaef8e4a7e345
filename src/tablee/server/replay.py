"""Looking back: a finished game at any of its steps, its log and its scores."""

import json
from functools import lru_cache
from typing import Any

from tablee.core.match import Match
from tablee.core.records import replay
from tablee.core.scene import Felt
from tablee.server.curves import score_curve
from tablee.server.eyes import Eye, watch
from tablee.server.felt import Person, Sight, view
from tablee.words import words


class Replay:
    """A record to be leafed through. Once a game is over nothing in it is secret."""

    def __init__(self, record: str) -> None:
        self.match = _played(record)
        self.length = len(self.match.log)

    def view(self, n: int, seat: int | None, lang: str, felt: Felt) -> dict[str, Any]:
        """The table as a seat saw it before the n-th action."""
        n = min(n, self.length)
        if seat is not None and seat >= self.match.game.seats:
            seat = None
        past = self.match.at(max(n - 1, 0))
        eye = Eye(past, seat)
        if n:
            past.play(*self.match.log[n - 1])
            eye.follow(past, *self.match.log[n - 1])
        people = [Person(name) for name in past.names]
        shown = view(Sight(past, seat, people, (), n, eye.last, eye.before), lang, felt)
        return shown | {"n": n, "length": self.length}

    def story(self, seat: int | None, lang: str) -> list[tuple[int, str]]:
        """The log in words, each sentence with its step."""
        own = words(self.match.game.name, lang)
        told = watch(self.match, seat).told
        return [(step, own.say(sentence, self.match.names, seat)) for step, sentence in told]

    def curve(self) -> dict[str, Any]:
        return score_curve(watch(self.match, None).scores)


def written_actions(record: str) -> list[tuple[int, str]]:
    """Who did what in a record, as it stands there, whether it can be played or not."""
    lines = (json.loads(line) for line in record.splitlines() if line.strip())
    return [(line["seat"], line["action"]) for line in lines if "action" in line]


@lru_cache(64)
def _played(record: str) -> Match:
    return replay(record)
