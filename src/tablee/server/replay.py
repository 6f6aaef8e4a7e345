"""Looking back: a finished game at any of its steps, its log and its scores.

Going through a whole game takes long, so it is done once, in a process of its own: what comes back knows the
log in every language and how the table stood every few steps.
"""

import json
from typing import Any

from tablee.core.match import LONGEST_NAME, Match
from tablee.core.records import replay
from tablee.core.scene import Felt
from tablee.server.curves import score_curve
from tablee.server.eyes import Eye
from tablee.server.felt import Person, Sight, view
from tablee.server.page_words import here
from tablee.server.stills import hand
from tablee.server.tables import Refused
from tablee.server.text import is_blank, one_line
from tablee.words import LANGUAGES, Sentence, words

MOST_ACTIONS = 5000  # of a record brought from elsewhere: many times what a game takes
LINES_PER_ACTION = 2  # some put a blank line after each
EVERY = 32  # steps between two places to begin from


class Replay:
    """A record to be leafed through. Once a game is over nothing in it is secret."""

    def __init__(self, record: str) -> None:
        self.match = replay(record)
        self.length = len(self.match.log)
        past = self.match.at(0)
        eye = Eye(past, None)
        self._begun = [past.copied()]  # how the table stood, every so many steps
        for seat, action in self.match.log:
            past.play(seat, action)
            eye.follow(past, seat, action)
            if len(past.log) % EVERY == 0:
                self._begun.append(past.copied())
        self.curve = score_curve(eye.scores)
        self.rounds = list(eye.marks)  # the steps at which a round began
        self.story = {lang: self._said(eye, lang) for lang in LANGUAGES}

    def _said(self, eye: Eye, lang: str) -> list[tuple[int, str]]:
        """The log in words, each sentence with its step."""
        own = words(self.match.game.name, lang)
        return [(step, own.say(here(own, sentence), self.match.names, None)) for step, sentence in eye.told]

    def at(self, n: int) -> Match:
        """The match before its n-th action."""
        k = n // EVERY
        past = self.match.copy()
        past.lay_out(self._begun[k].copy())
        past.log = self.match.log[: k * EVERY]
        for seat, action in self.match.log[k * EVERY : n]:
            past.play(seat, action)
        return past

    def view(self, n: int, seat: int | None, lang: str, felt: Felt, hands: bool = False) -> dict[str, Any]:
        """The table as a seat saw it before the n-th action; with all `hands` open, if that is wished."""
        n = min(n, self.length)
        if seat is not None and seat >= self.match.game.seats:
            seat = None
        past = self.at(max(n - 1, 0))
        eye = Eye(past, seat)
        if n:
            past.play(*self.match.log[n - 1])
            eye.follow(past, *self.match.log[n - 1])
        people = [Person(name) for name in past.names]
        own = words(past.game.name, lang)
        told = "\n".join(own.say(here(own, sentence), past.names, seat) for sentence in _happened(eye))
        sight = Sight(past, seat, people, (), n, eye.last, eye.before, told=told, run=_run(past), past=True)
        shown = view(sight, lang, felt)
        laid_open = [_laid_open(past, k, lang) for k in range(past.game.seats)] if hands else []
        return shown | {"n": n, "length": self.length, "hands": [hand for hand in laid_open if hand["html"]]}


def _laid_open(match: Match, seat: int, lang: str) -> dict[str, Any]:
    """What a seat holds, drawn, and whose it is."""
    return {"seat": seat, "name": match.names[seat], "html": hand(match, seat, lang)}


def _happened(eye: Eye) -> list[Sentence]:
    """What a step is told with: what was done and what came of it, or that another round has begun."""
    came = eye.news[1:]
    return eye.news[:1] + (came[-1:] if eye.began else came[:1])


def _run(match: Match) -> int:
    """How many times in a row the same was done by whoever acted last."""
    deeds = [(seat, action.split()[0]) for seat, action in match.log]
    return next((n for n in range(len(deeds)) if deeds[-1 - n] != deeds[-1]), len(deeds))


def must_be_short(text: str) -> None:
    """Refuse a record of far too many actions before anything is done with it."""
    if text.count("\n") > LINES_PER_ACTION * MOST_ACTIONS:
        raise Refused("record-too-long", status=413, most=MOST_ACTIONS)


def read(text: str) -> dict[str, Any]:
    """What is kept of a record from elsewhere: it must not be too long and must hold together."""
    match = replay(text)
    if len(match.log) > MOST_ACTIONS:
        raise Refused("record-too-long", status=413, most=MOST_ACTIONS)
    match.names = [_fit(name, seat) for seat, name in enumerate(match.names)]
    return {
        "game": match.game.name,
        "seats": match.game.seats,
        "length": len(match.log),
        "names": json.dumps(match.names, ensure_ascii=False),
        "result": json.dumps(match.result) if match.result else None,
        "record": match.record(),
    }


def _fit(name: str, seat: int) -> str:
    cleaned = one_line(name)[:LONGEST_NAME].strip()
    return chr(ord("A") + seat) if is_blank(cleaned) else cleaned


def written_actions(record: str) -> list[tuple[int, str]]:
    """Who did what in a record, as it stands there, whether it can be played or not."""
    lines = (json.loads(line) for line in record.splitlines() if line.strip())
    return [(line["seat"], line["action"]) for line in lines if "action" in line]
